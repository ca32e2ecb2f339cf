// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/shell/alternativesbar.h"

#include "base/particles.h"
#include "editor/widgets/balancedlabel.h"
#include "editor/widgets/theme.h"
#include "editor/widgets/widgets.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QLabel>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr int widestBar = 640;
constexpr int besideBar = 2 * Theme::grid;

QLabel *plainLabel(const QString &name, QWidget *parent)
{
    auto *label = new BalancedLabel(parent);
    label->setObjectName(name);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

} // namespace

AlternativesBar::AlternativesBar(Document &document, QWidget *window, QWidget *stage)
    : QFrame(window),
      m_document(document),
      m_window(window),
      m_stage(stage),
      m_sentence(plainLabel(u"sentence"_s, this)),
      m_notes(plainLabel(u"notes"_s, this)),
      m_row(rowLayout(nullptr, Theme::grid))
{
    setObjectName(u"alternativesBar"_s);
    setStyleSheet(u"#alternativesBar { background: %1; border: 1px solid %2; border-radius: 6px; }"_s.arg(
        theme().raised.name(), theme().line.name()));
    QHBoxLayout *outer = rowLayout(this, Theme::grid, {3 * Theme::grid, Theme::grid, Theme::grid, 2 * Theme::grid});
    QVBoxLayout *words = columnLayout(nullptr, Theme::grid, {0, Theme::grid, 0, 0});
    words->addWidget(m_sentence);
    words->addLayout(m_row);
    m_notes->setProperty("muted", true);
    words->addWidget(m_notes);
    outer->addLayout(words, 1);
    QToolButton *shut = toolButton(u"x"_s, tr("Close"), this);
    shut->setObjectName(u"closeAlternatives"_s);
    shut->setIcon(icon(u"x"_s, theme().muted));
    shut->setFocusPolicy(Qt::NoFocus);
    connect(shut, &QToolButton::clicked, this, &QWidget::hide);
    outer->addWidget(shut, 0, Qt::AlignTop);
    connect(&document, &Document::alternativesOffered, this, &AlternativesBar::offer);
    connect(&document, &Document::changed, this, &AlternativesBar::hideIfPast);
    m_window->installEventFilter(this);
    m_stage->installEventFilter(this);
    hide();
}

void AlternativesBar::offer(const QString &sentence, const QStringList &notes,
                            const std::vector<Alternative> &alternatives)
{
    m_lecture = m_document.lecture();
    m_sentence->setText(base::withParticles(sentence));
    m_notes->setText(base::withParticles(notes.join(u' ')));
    m_notes->setVisible(!notes.isEmpty());
    if (m_buttons) { // one of them may be the sender
        m_buttons->hide();
        m_row->removeWidget(m_buttons);
        m_buttons->deleteLater();
    }
    m_buttons = new QWidget(this);
    QHBoxLayout *row = rowLayout(m_buttons, Theme::grid);
    for (const Alternative &alternative : alternatives) {
        auto *button = new QToolButton(m_buttons);
        button->setText(alternative.name);
        button->setToolButtonStyle(Qt::ToolButtonTextOnly);
        button->setCheckable(alternative.isChosen);
        button->setChecked(alternative.isChosen);
        button->setStyleSheet(
            u"QToolButton { border: 1px solid %1; border-radius: 5px; padding: 3px 10px; }"
            "QToolButton:checked { background: %2; color: %3; border-color: %2; }"_s.arg(
                mixColors(theme().line, theme().muted, 0.5).name(), theme().accent.name(), theme().onAccent.name()));
        button->setFocusPolicy(Qt::TabFocus);
        connect(button, &QToolButton::clicked, this, [this, button, alternative] {
            if (alternative.isChosen)
                button->setChecked(true);
            else // after the click, which may open a dialog and replaces the button
                QTimer::singleShot(0, this, alternative.run);
        });
        row->addWidget(button);
    }
    row->addStretch(1);
    m_row->addWidget(m_buttons);
    setAccessibleName(m_sentence->text());
    m_buttons->show();
    show();
    place();
    raise();
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void AlternativesBar::hideIfPast()
{
    if (isVisible() && !isSame(m_document.lecture(), m_lecture))
        hide();
}

void AlternativesBar::place()
{
    const bool hasStage = m_stage->isVisible() && m_stage->width() > widestBar / 3;
    const QRect around = hasStage ? QRect(m_stage->mapTo(m_window, QPoint()), m_stage->size()) : m_window->rect();
    layout()->activate();
    const int beside = 5 * Theme::grid + Theme::row + Theme::grid + 2 * frameWidth() + 16;
    const int words = std::max({m_sentence->fontMetrics().horizontalAdvance(m_sentence->text()),
                                m_notes->isHidden() ? 0 : m_notes->fontMetrics().horizontalAdvance(m_notes->text()),
                                m_buttons ? m_buttons->sizeHint().width() : 0});
    const int width = std::min({words + beside, widestBar, std::max(240, around.width() - 2 * besideBar)});
    resize(width, std::max(layout()->totalHeightForWidth(width), layout()->totalMinimumSize().height()));
    move(std::clamp(around.center().x() - width / 2, besideBar,
                    std::max(besideBar, m_window->width() - width - besideBar)),
         around.top() + (hasStage ? Theme::head : besideBar));
}

bool AlternativesBar::eventFilter(QObject *watched, QEvent *event)
{
    const bool isOther = event->type() == QEvent::Resize || event->type() == QEvent::Move
        || event->type() == QEvent::Show || event->type() == QEvent::Hide;
    if (isOther && isVisible())
        place();
    return QFrame::eventFilter(watched, event);
}

} // namespace lectograph::editor
