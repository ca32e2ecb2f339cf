// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/widgets/widgets.h"

#include "editor/widgets/balancedlabel.h"
#include "editor/widgets/balancedtext.h"
#include "editor/widgets/theme.h"

#include <QAbstractSpinBox>
#include <QAction>
#include <QApplication>
#include <QElapsedTimer>
#include <QFocusEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMouseEvent>
#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

PanelHeader::PanelHeader(const QString &title, QWidget *parent)
    : QWidget(parent), m_title(new QLabel(title, this)), m_layout(new QHBoxLayout(this))
{
    setObjectName(u"panelHead"_s);
    setAttribute(Qt::WA_StyledBackground);
    setFixedHeight(Theme::head);
    m_title->setFont(uiFont(13, true));
    m_layout->setContentsMargins(3 * Theme::grid, 0, Theme::grid, 0);
    m_layout->setSpacing(Theme::grid);
    m_layout->addWidget(m_title);
    m_layout->addStretch();
}

void PanelHeader::setTitle(const QString &title)
{
    m_title->setText(title);
}

void PanelHeader::standBeside(const QString &tab)
{
    m_hasTitle = m_title->text() != tab;
    m_title->setVisible(m_hasTitle);
    m_title->setFont(uiFont());
    setFixedHeight(Theme::row + 2);
    setObjectName(u"panelHeadBesideTabs"_s);
}

void PanelHeader::add(QWidget *widget)
{
    m_layout->addWidget(widget);
}

int PanelHeader::titleRoom() const
{
    return m_title->minimumSizeHint().width() + m_layout->spacing();
}

QSize PanelHeader::minimumSizeHint() const
{
    const QSize all = QWidget::minimumSizeHint();
    return m_title->isHidden() ? all : QSize(all.width() - titleRoom(), all.height());
}

void PanelHeader::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_title->setVisible(m_hasTitle && width() >= minimumSizeHint().width() + titleRoom());
}

namespace {

QToolButton *squareButton(const QString &text, QWidget *parent)
{
    auto *button = new QToolButton(parent);
    button->setAutoRaise(true);
    button->setIconSize({16, 16});
    button->setFixedSize(Theme::row, Theme::row);
    button->setFocusPolicy(Qt::TabFocus);
    button->setAccessibleName(text);
    return button;
}

template <class Layout>
Layout *layoutOf(QWidget *parent, int spacing, const QMargins &margins)
{
    auto *layout = new Layout(parent);
    layout->setContentsMargins(margins);
    layout->setSpacing(spacing);
    return layout;
}

} // namespace

QToolButton *toolButton(QAction *action, QWidget *parent)
{
    QToolButton *button = squareButton(action->text(), parent);
    button->setDefaultAction(action);
    return button;
}

QToolButton *toolButton(const QString &iconName, const QString &text, QWidget *parent)
{
    QToolButton *button = squareButton(text, parent);
    button->setIcon(icon(iconName));
    button->setToolTip(text);
    return button;
}

QHBoxLayout *rowLayout(QWidget *parent, int spacing, const QMargins &margins)
{
    return layoutOf<QHBoxLayout>(parent, spacing, margins);
}

QVBoxLayout *columnLayout(QWidget *parent, int spacing, const QMargins &margins)
{
    return layoutOf<QVBoxLayout>(parent, spacing, margins);
}

namespace {

class NumberSelection : public QObject
{
public:
    NumberSelection(QLineEdit *edit, QAbstractSpinBox *box) : QObject(edit), m_edit(edit), m_box(box)
    {
        edit->installEventFilter(this);
        if (box)
            box->installEventFilter(this); // has the focus in place of the line
    }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::FocusIn)
            m_isFocusing = static_cast<QFocusEvent *>(event)->reason() == Qt::MouseFocusReason;
        if (watched == m_edit && selectsNumber(*event)) {
            m_box ? m_box->selectAll() : m_edit->selectAll(); // without the unit of the box
            return true;
        }
        return QObject::eventFilter(watched, event);
    }

private:
    bool selectsNumber(const QEvent &event)
    {
        const QEvent::Type type = event.type();
        if (type == QEvent::MouseMove)
            return m_isHeld; // a hand that is not quite still keeps the selection
        if (type != QEvent::MouseButtonPress && type != QEvent::MouseButtonDblClick
            && type != QEvent::MouseButtonRelease)
            return false;
        const auto &mouse = static_cast<const QMouseEvent &>(event);
        if (mouse.button() != Qt::LeftButton)
            return false;
        if (type == QEvent::MouseButtonRelease) {
            m_isHeld = false;
            return std::exchange(m_isFocusing, false) && !m_edit->hasSelectedText();
        }
        const QPoint at = mouse.position().toPoint();
        const bool isDouble = type == QEvent::MouseButtonDblClick;
        const bool isTriple = !isDouble && m_sinceDouble.isValid()
            && m_sinceDouble.elapsed() < QApplication::doubleClickInterval()
            && (at - m_doubleAt).manhattanLength() < QApplication::startDragDistance();
        m_isHeld = isDouble || isTriple;
        if (!m_isHeld)
            return false;
        m_isFocusing = false;
        m_doubleAt = at;
        m_sinceDouble.start(); // further clicks of the same hand, too
        return true;
    }

    QLineEdit *m_edit;
    QAbstractSpinBox *m_box;
    bool m_isFocusing = false;
    bool m_isHeld = false;       ///< the button, after a double or triple click
    QElapsedTimer m_sinceDouble; ///< since a double click
    QPoint m_doubleAt;
};

} // namespace

void selectNumberOnClick(QLineEdit *edit)
{
    new NumberSelection(edit, qobject_cast<QAbstractSpinBox *>(edit->parentWidget()));
}

EmptyState::EmptyState(const QString &iconName, const QString &sentence, const QString &button,
                       const std::function<void()> &run, QWidget *parent)
    : QWidget(parent)
{
    auto *layout = new QVBoxLayout(this);
    constexpr int leastSentence = 160;
    constexpr int widestSentence = 360;
    layout->setSpacing(3 * Theme::grid);
    layout->addStretch();
    auto *iconLabel = new QLabel(this);
    iconLabel->setPixmap(icon(iconName, theme().muted).pixmap(28, 28));
    layout->addWidget(iconLabel, 0, Qt::AlignHCenter);
    auto *text = new BalancedLabel(sentence, this);
    text->setAlignment(Qt::AlignCenter);
    text->setProperty("muted", true);
    text->ensurePolished();
    text->setMaximumWidth(std::max(leastSentence, balancedWidth(text->fontMetrics(), sentence, widestSentence) + 2));
    text->setMinimumWidth(leastSentence);
    // Stretch instead of an alignment, which would compute the height for a different width.
    auto *middle = new QHBoxLayout;
    middle->addStretch(1);
    middle->addWidget(text, 1000);
    middle->addStretch(1);
    layout->addLayout(middle);
    if (!button.isEmpty()) {
        auto *push = new QPushButton(button, this);
        connect(push, &QPushButton::clicked, this, [run] { run(); });
        layout->addWidget(push, 0, Qt::AlignHCenter);
    }
    layout->addStretch();
}

QWidget *separator(QWidget *parent)
{
    auto *line = new QWidget(parent);
    line->setObjectName(u"separator"_s);
    line->setAttribute(Qt::WA_StyledBackground);
    line->setFixedSize(1, 20);
    return line;
}

} // namespace lectograph::editor
