// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/stage/formattingbar.h"

#include "base/color.h"
#include "editor/language/colornames.h"
#include "editor/language/keynames.h"
#include "editor/widgets/coloricon.h"
#include "editor/widgets/theme.h"
#include "editor/widgets/widgets.h"

#include <QHBoxLayout>
#include <QKeySequence>
#include <QMenu>

#include <algorithm>
#include <array>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

using Choice = FormattingBar::Choice;

constexpr std::array formattingKeys = std::to_array<std::pair<Choice, QKeyCombination>>({
    {Choice::Bold, Qt::CTRL | Qt::Key_B},
    {Choice::Italic, Qt::CTRL | Qt::Key_I},
    {Choice::Color, Qt::CTRL | Qt::SHIFT | Qt::Key_C},
    {Choice::List, Qt::CTRL | Qt::SHIFT | Qt::Key_L},
    {Choice::Symbol, Qt::ALT | Qt::Key_Equal},
    {Choice::Left, Qt::CTRL | Qt::Key_L},
    {Choice::Centre, Qt::CTRL | Qt::Key_E},
    {Choice::Right, Qt::CTRL | Qt::Key_R},
});

bool isOfLines(Choice choice)
{
    return choice == Choice::Left || choice == Choice::Centre || choice == Choice::Right;
}

} // namespace

FormattingBar::FormattingBar(const base::ColorNames &colors, QWidget *parent)
    : QWidget(parent), m_beforeLines(separator(this))
{
    setAutoFillBackground(true);
    QHBoxLayout *layout = rowLayout(this, 2, {4, 2, 4, 2});
    add(Choice::Bold, u"bold"_s, tr("Bold"));
    add(Choice::Italic, u"italic"_s, tr("Italic"));
    add(Choice::Color, u"baseline"_s, tr("Text colour"));
    add(Choice::List, u"list"_s, tr("Bullets"));
    add(Choice::Symbol, u"omega"_s, tr("Insert a symbol or formula"));
    layout->addWidget(m_beforeLines);
    add(Choice::Left, u"align-left"_s, tr("Align lines left"));
    add(Choice::Centre, u"align-center"_s, tr("Centre lines"));
    add(Choice::Right, u"align-right"_s, tr("Align lines right"));
    layout->addStretch(1);

    addColors(colors);
}

void FormattingBar::addColors(const base::ColorNames &colors)
{
    auto *menu = new QMenu(this);
    const auto add = [&](std::initializer_list<QString> names) {
        menu->addSeparator();
        for (const QString &name : names) {
            const base::Color shown = *base::parseColor(name, colors);
            const TextColor color{QColor(base::toText(shown)), name};
            menu->addAction(colorIcon(color.color), shownColorLabel(name, colors), this,
                            [this, color] { Q_EMIT colorChosen(color); });
        }
    };
    menu->addAction(tr("Colour of the block"), this, [this] { Q_EMIT colorChosen({}); });
    add({u"accent"_s, u"muted"_s, u"query"_s, u"key"_s, u"value"_s});
    add({u"WHITE"_s, u"GREY"_s, u"RED"_s, u"ORANGE"_s, u"YELLOW"_s, u"GREEN"_s, u"TEAL"_s, u"BLUE"_s, u"PURPLE"_s,
         u"PINK"_s, u"BLACK"_s});
    button(Choice::Color)->setMenu(menu);
    button(Choice::Color)->setPopupMode(QToolButton::InstantPopup);
}

void FormattingBar::add(Choice choice, const QString &iconName, const QString &text)
{
    QToolButton *added = toolButton(iconName, text, this);
    added->setFocusPolicy(Qt::NoFocus);
    added->setCheckable(choice != Choice::Color && choice != Choice::Symbol);
    const auto keys = std::ranges::find(formattingKeys, choice, &std::pair<Choice, QKeyCombination>::first);
    added->setToolTip(withKey(text, keys->second));
    layout()->addWidget(added);
    m_buttons.emplace_back(choice, added);
    if (choice != Choice::Color)
        connect(added, &QToolButton::clicked, this, [this, choice] { Q_EMIT chosen(choice); });
}

QToolButton *FormattingBar::button(Choice choice) const
{
    return std::ranges::find(m_buttons, choice, &std::pair<Choice, QToolButton *>::first)->second;
}

void FormattingBar::offer(bool formats, bool lists, bool lines, bool symbols)
{
    for (const auto &[choice, offered] : m_buttons)
        offered->setVisible(isOfLines(choice)              ? lines
                                : choice == Choice::List   ? lists
                                : choice == Choice::Symbol ? symbols
                                                           : formats);
    m_beforeLines->setVisible((formats || symbols) && lines);
    setVisible(formats || lines || symbols);
}

bool FormattingBar::offers(Choice choice) const
{
    return !isHidden() && !button(choice)->isHidden();
}

void FormattingBar::showFormat(const TextFormat &format)
{
    button(Choice::Bold)->setChecked(format.isBold);
    button(Choice::Italic)->setChecked(format.isItalic);
    button(Choice::List)->setChecked(format.isListed);
    button(Choice::Color)->setIcon(icon(u"baseline"_s, format.color.isValid() ? format.color : theme().text));
}

void FormattingBar::showLines(const QString &lines)
{
    button(Choice::Left)->setChecked(lines == "left"_L1);
    button(Choice::Centre)->setChecked(lines == "centre"_L1);
    button(Choice::Right)->setChecked(lines == "right"_L1);
}

void FormattingBar::openColors()
{
    const QToolButton *anchor = button(Choice::Color);
    anchor->menu()->popup(anchor->mapToGlobal(QPoint(0, anchor->height())));
}

std::optional<Choice> FormattingBar::choiceOf(QKeyCombination keys)
{
    // By the layout of the keyboard, a sign may need Shift or be on the keypad.
    const bool isLetter = keys.key() >= Qt::Key_A && keys.key() <= Qt::Key_Z;
    Qt::KeyboardModifiers modifiers = keys.keyboardModifiers() & ~(Qt::KeypadModifier | Qt::GroupSwitchModifier);
    modifiers.setFlag(Qt::ShiftModifier, isLetter && modifiers & Qt::ShiftModifier);
    const auto found = std::ranges::find(formattingKeys, QKeyCombination(modifiers, keys.key()),
                                         &std::pair<Choice, QKeyCombination>::second);
    return found == formattingKeys.end() ? std::nullopt : std::optional(found->first);
}

} // namespace lectograph::editor
