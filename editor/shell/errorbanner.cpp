// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/shell/errorbanner.h"

#include "editor/widgets/balancedlabel.h"
#include "editor/widgets/theme.h"
#include "editor/widgets/widgets.h"

#include <QAccessibleWidget>
#include <QHBoxLayout>
#include <QLabel>
#include <QMouseEvent>
#include <QToolButton>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr int milliseconds = 8000;
constexpr int mostWidth = 480;
constexpr int margin = 2 * Theme::grid;

/// As an alert, which interrupts screen readers.
QAccessibleInterface *makeAccessible(const QString &, QObject *object)
{
    auto *banner = qobject_cast<ErrorBanner *>(object);
    return banner ? new QAccessibleWidget(banner, QAccessible::AlertMessage) : nullptr;
}

QLabel *sentenceLabel(const QString &name, QWidget *parent)
{
    auto *label = new BalancedLabel(parent);
    label->setObjectName(name);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setAttribute(Qt::WA_TransparentForMouseEvents);
    return label;
}

} // namespace

ErrorBanner::ErrorBanner(QWidget *window, QWidget *stage)
    : QFrame(window),
      m_window(window),
      m_stage(stage),
      m_what(sentenceLabel(u"what"_s, this)),
      m_remedy(sentenceLabel(u"remedy"_s, this))
{
    QAccessible::installFactory(makeAccessible); // no-op if it is installed already
    setObjectName(u"errorBanner"_s);
    setCursor(Qt::PointingHandCursor);
    m_remedy->setProperty("muted", true);
    QHBoxLayout *row = rowLayout(this, 2 * Theme::grid,
                                 {3 * Theme::grid, 2 * Theme::grid, Theme::grid, 2 * Theme::grid});
    auto *iconLabel = new QLabel(this);
    iconLabel->setPixmap(icon(u"circle-alert"_s, theme().error).pixmap(QSize(18, 18), devicePixelRatioF()));
    iconLabel->setFixedHeight(Theme::row);
    row->addWidget(iconLabel, 0, Qt::AlignTop);
    QVBoxLayout *words = columnLayout(nullptr, Theme::grid / 2, {0, Theme::grid + 1, 0, Theme::grid + 1});
    words->addWidget(m_what);
    words->addWidget(m_remedy);
    row->addLayout(words, 1);
    QToolButton *shut = toolButton(u"x"_s, tr("Close"), this);
    shut->setObjectName(u"closeError"_s);
    shut->setIcon(icon(u"x"_s, theme().muted));
    shut->setCursor(Qt::ArrowCursor);
    shut->setAccessibleName(tr("Close the message"));
    row->addWidget(shut, 0, Qt::AlignTop);

    m_leaving.setSingleShot(true);
    m_leaving.setInterval(milliseconds);
    connect(&m_leaving, &QTimer::timeout, this, &QWidget::hide);
    connect(shut, &QToolButton::clicked, this, &QWidget::hide);
    m_window->installEventFilter(this);
    m_stage->installEventFilter(this);
    hide();
}

void ErrorBanner::say(const base::Error &said, const QString &panel)
{
    const base::Error error(said.what, said.remedy); // without its place
    m_panel = panel;
    const bool isSaid = isVisible() && m_what->text() == error.what && m_remedy->text() == error.remedy;
    if (!underMouse())
        m_leaving.start();
    if (isSaid) // repeated, for instance by every movement of a drag
        return;
    m_what->setText(error.what);
    m_remedy->setText(error.remedy);
    m_remedy->setVisible(!error.remedy.isEmpty());
    setToolTip(panel == "exports"_L1 ? tr("Show the exports") : tr("Show the problems"));
    setAccessibleName(sentence());
    place();
    show();
    raise();
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

QString ErrorBanner::sentence() const
{
    return m_remedy->text().isEmpty() ? m_what->text() : m_what->text() + u' ' + m_remedy->text();
}

void ErrorBanner::place()
{
    const bool hasStage = m_stage->isVisible() && m_stage->width() > mostWidth / 2;
    const QRect around = hasStage ? QRect(m_stage->mapTo(m_window, QPoint()), m_stage->size()) : m_window->rect();
    const int beside = 3 * Theme::grid + 18 + 2 * (2 * Theme::grid) + Theme::row + Theme::grid + 2 * frameWidth();
    const int words = std::max(m_what->fontMetrics().horizontalAdvance(m_what->text()),
                               m_remedy->fontMetrics().horizontalAdvance(m_remedy->text()));
    const int width = std::min({words + beside + 8, mostWidth, m_window->width() - 2 * margin});
    layout()->activate();
    resize(width, layout()->totalHeightForWidth(width));
    // Keeps clear of the tools in the upper right corner of the stage.
    const int top = around.top() + (hasStage ? Theme::head : margin);
    const int left = std::clamp(around.center().x() - width / 2, margin,
                                std::max(margin, m_window->width() - width - margin));
    move(left, top);
}

bool ErrorBanner::eventFilter(QObject *watched, QEvent *event)
{
    const bool isOther = event->type() == QEvent::Resize || event->type() == QEvent::Move
        || event->type() == QEvent::Show || event->type() == QEvent::Hide;
    if (isOther && isVisible())
        place();
    return QFrame::eventFilter(watched, event);
}

void ErrorBanner::enterEvent(QEnterEvent *event)
{
    m_leaving.stop();
    QFrame::enterEvent(event);
}

void ErrorBanner::leaveEvent(QEvent *event)
{
    if (isVisible())
        m_leaving.start();
    QFrame::leaveEvent(event);
}

void ErrorBanner::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton || !rect().contains(event->position().toPoint()))
        return;
    hide();
    Q_EMIT clicked(m_panel);
}

} // namespace lectograph::editor
