// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/exporting/exportnotes.h"

#include "editor/edits/problemplace.h"
#include "editor/edits/problemreach.h"
#include "editor/exporting/exportform.h"
#include "editor/language/language.h"
#include "editor/operations/going.h"
#include "editor/widgets/theme.h"
#include "editor/widgets/widgets.h"

#include <QBoxLayout>
#include <QLabel>
#include <QPushButton>

#include <algorithm>
#include <iterator>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

bool isOfSound(const graph::Problem &problem)
{
    return problem.error.place.section(u": "_s, 1).startsWith(u"sounds/");
}

} // namespace

ExportNotes::ExportNotes(Session &session, const lecture::Lecture &lecture, QWidget *parent)
    : QWidget(parent), m_session(session), m_lecture(lecture)
{
    for (const QString &code : m_lecture.languages)
        m_borrowed[code] = lecture::borrowedTexts(m_lecture, code, m_session.registry());
    QVBoxLayout *layout = columnLayout(this, 2 * Theme::grid);
    // Has the place of what will be found: the buttons below must not move when that comes.
    constexpr int linesOfProblems = 2; // more would not fit a small screen
    m_checking = note(u"checking"_s, this);
    m_checking->setText(tr("Checking the lecture…"));
    m_checking->setProperty("muted", true);
    m_checking->setAlignment(Qt::AlignTop);
    m_checking->setMinimumHeight(linesOfProblems * m_checking->fontMetrics().lineSpacing());
    layout->addWidget(m_checking);
    m_problems = note(u"problems"_s, this);
    layout->addWidget(withIcon(m_problems, u"triangle-alert"_s, theme().keyframe));
    m_borrowing = new QWidget(this);
    QHBoxLayout *borrowing = rowLayout(m_borrowing, 2 * Theme::grid);
    m_borrowingText = note(u"borrowed"_s, m_borrowing);
    auto *translate = makeButton<QPushButton>(
        u"translate"_s, tr("Translate"), tr("Close this window, and show the first of these texts in that language"),
        m_borrowing);
    translate->setAutoDefault(false);
    QWidget *borrowed = withIcon(m_borrowingText, u"triangle-alert"_s, theme().keyframe);
    borrowed->show();
    borrowing->addWidget(borrowed, 1);
    borrowing->addWidget(translate);
    layout->addWidget(m_borrowing);
    connect(translate, &QPushButton::clicked, this, &ExportNotes::goToBorrowed);
    renew();
}

void ExportNotes::setChoice(const ExportChoice &choice)
{
    m_choice = choice;
    renew();
}

void ExportNotes::setProblems(const graph::Problems &found)
{
    m_found = found;
    m_checking->hide();
    renew();
}

void ExportNotes::renew()
{
    showProblems();
    showBorrowed();
    setVisible(!m_checking->isHidden() || !m_problems->text().isEmpty() || !m_borrowingText->text().isEmpty());
}

/// Said by showBorrowed(), or of no matter for the chosen languages.
bool ExportNotes::isBorrowed(const graph::Problem &problem) const
{
    return problem.severity == graph::Severity::Warning && std::ranges::any_of(m_borrowed, [&](const auto &one) {
               return std::ranges::find(one.second, problem.error.place, &lecture::BorrowedText::place)
                   != one.second.end();
           });
}

void ExportNotes::showProblems()
{
    const timeline::AnimationRegistry &animations = m_session.registry().animations;
    const QStringList scenes = exportedScenes(m_choice, m_lecture, animations);
    graph::Problems problems;
    std::ranges::copy_if(m_found, std::back_inserter(problems), [&](const graph::Problem &problem) {
        const ProblemPlace place = problemPlace(problem.error.place, m_lecture);
        const bool isOfLanguage = place.languages.isEmpty()
            || std::ranges::any_of(place.languages,
                                   [&](const QString &language) { return m_choice.languages.contains(language); });
        return isOfLanguage && !isBorrowed(problem) && concerns(place, scenes, m_lecture, animations);
    });
    m_problems->parentWidget()->setVisible(!problems.empty());
    if (problems.empty()) {
        m_problems->clear();
        m_problems->setToolTip({});
        return;
    }
    QStringList sentences;
    for (const graph::Problem &problem : problems)
        sentences.append(u"• "_s
                         + sentenceFor(problem.error, m_lecture, m_session.registry(), m_session.preview.languages()));
    const auto isLost = [](const graph::Problem &problem) { return problem.severity == graph::Severity::Failure; };
    const auto isUnheard = [&](const graph::Problem &problem) { return isLost(problem) && isOfSound(problem); };
    const auto lost = static_cast<int>(std::ranges::count_if(problems, isLost));
    const auto unheard = static_cast<int>(std::ranges::count_if(problems, isUnheard));
    const auto isUnseen = [&](const graph::Problem &problem) { return isLost(problem) && !isOfSound(problem); };
    const auto isMinor = [&](const graph::Problem &problem) { return !isLost(problem); };
    const auto firstOf = [&](const auto &isOne) {
        return withBlocksNamed(std::ranges::find_if(problems, isOne)->error, m_lecture, m_session.registry(),
                               m_session.preview.languages())
            .what;
    };
    // Together with the texts of showBorrowed(), these are as many as the list of problems has.
    QStringList parts;
    if (lost > unheard)
        parts.append(tr("%n thing(s) will be missing from the picture: ", nullptr, lost - unheard) + firstOf(isUnseen));
    if (unheard > 0)
        parts.append(tr("%n sound(s) cannot be read, so an export must leave them out: ", nullptr, unheard)
                     + firstOf(isUnheard));
    if (const auto minor = static_cast<int>(std::ranges::count_if(problems, isMinor)); minor > 0)
        parts.append(tr("%n thing(s) to look at: ", nullptr, minor) + firstOf(isMinor));
    m_problems->setText(parts.join(u' '));
    constexpr int longestList = 12;
    m_problems->setToolTip(sentences.first(std::min<qsizetype>(longestList, sentences.size())).join(u'\n'));
    m_problems->setAccessibleDescription(m_problems->toolTip());
}

std::vector<lecture::BorrowedText> ExportNotes::borrowed(const QString &language) const
{
    const auto all = m_borrowed.find(language);
    const timeline::AnimationRegistry &animations = m_session.registry().animations;
    const QStringList scenes = exportedScenes(m_choice, m_lecture, animations);
    std::vector<lecture::BorrowedText> texts;
    if (all != m_borrowed.end())
        std::ranges::copy_if(all->second, std::back_inserter(texts), [&](const lecture::BorrowedText &text) {
            return concerns(problemPlace(text.place, m_lecture), scenes, m_lecture, animations);
        });
    return texts;
}

void ExportNotes::showBorrowed()
{
    QStringList sentences;
    for (const QString &language : m_choice.languages) {
        std::map<QString, int> counts; // by the language in which they are shown
        for (const lecture::BorrowedText &text : borrowed(language))
            ++counts[text.language];
        for (const auto &[shown, count] : counts)
            sentences.append(tr("%n text(s) are not written in %1, and are shown in %2.", nullptr, count)
                                 .arg(languageName(language), languageName(shown)));
    }
    m_borrowingText->setText(sentences.join(u'\n'));
    m_borrowing->setVisible(!sentences.isEmpty());
}

void ExportNotes::goToBorrowed()
{
    for (const QString &language : m_choice.languages) {
        const std::vector<lecture::BorrowedText> texts = borrowed(language);
        if (texts.empty())
            continue;
        const ProblemPlace place = problemPlace(texts.front().place, m_lecture);
        Q_EMIT left();
        goTo(m_session, {place.scene, place.node, place.clip, place.sound, {language}, place.row});
        return;
    }
}

} // namespace lectograph::editor
