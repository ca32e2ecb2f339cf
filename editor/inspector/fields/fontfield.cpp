// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/fields/fontfield.h"

#include "base/particles.h"
#include "editor/inspector/fonts/fontpopup.h"
#include "editor/settings/lastused.h"
#include "editor/settings/settings.h"
#include "editor/widgets/theme.h"
#include "editor/widgets/widgets.h"
#include "typeset/text.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QMenu>
#include <QToolButton>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype mostRecentFonts = 5;

Languages languagesFor(const Session &session, const FieldSpec &spec)
{
    Languages languages = languagesOf(session.document.lecture());
    if (spec.isPlain)
        languages.all = {languages.own};
    return languages;
}

} // namespace

FontEdit::FontEdit(const QString &name, QWidget *parent)
    : ChosenTextEdit(name, tr("Choose a font (Alt+Down)"), parent),
      m_warning(edit()->addAction(icon(u"triangle-alert"_s, theme().keyframe), QLineEdit::TrailingPosition))
{
    m_warning->setVisible(false);
    button()->setAccessibleName(tr("%1: choose a font").arg(name));
    QHBoxLayout *layout = rowLayout(this);
    layout->addWidget(edit(), 1);
    layout->addWidget(button());
}

void FontEdit::showText(const QString &family, const QString &placeholder)
{
    const QString substitute = typeset::substituteFor(family);
    m_warning->setVisible(!substitute.isEmpty());
    m_warning->setToolTip(base::withParticles(tr("Not installed; “%1” stands in for it").arg(substitute)));
    edit()->setAccessibleDescription(substitute.isEmpty() ? QString() : m_warning->toolTip());
    ChosenTextEdit::showText(family, placeholder);
}

FontField::FontField(Session &session, const FieldSpec &spec, QWidget *parent)
    : ChosenTextField(languagesFor(session, spec), spec.placeholder, parent), m_session(session)
{
    for (const QString &language : std::as_const(m_languages.all))
        addEdit(new FontEdit(accessibleNameOf(spec, language), this));
    endLines(spec, tr("Another font for each language"));
}

void FontField::fillMenu(QMenu &menu)
{
    menu.addAction(icon(u"type"_s), tr("Choose a font…"), QKeySequence(Qt::ALT | Qt::Key_Down), this,
                   [this] { openList(ownLine()); });
    ChosenTextField::fillMenu(menu);
}

void FontField::take(std::size_t line, const QString &family)
{
    if (!family.isEmpty())
        setting::recentFonts.set(withFirst(setting::recentFonts.value(), family, mostRecentFonts));
    ChosenTextField::take(line, family);
}

void FontField::openList(std::size_t line)
{
    const ChosenTextEdit *edit = m_edits[line];
    const QStringList all = languagesOf(m_session.document.lecture()).all;
    const bool isOfOne = m_edits.size() > 1 && m_reading.value.isObject();
    const QString language = isOfOne ? languageOf(line) : m_session.preview.language();
    auto *popup = new FontPopup(
        new FontList(fontChoices(isOfOne ? QStringList{language} : all, edit->text(), setting::recentFonts.value()),
                     m_placeholder, nullptr),
        edit->text(), fontSample(language), this);
    popup->setAttribute(Qt::WA_DeleteOnClose);
    connect(popup, &FontPopup::chosen, edit, [this, line](const QString &family) { choose(line, family); });
    popup->openAt(edit);
}

} // namespace lectograph::editor
