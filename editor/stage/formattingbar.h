// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/stage/textformats.h"

#include <QKeyCombination>
#include <QWidget>

#include <optional>
#include <utility>
#include <vector>

class QToolButton;

namespace lectograph::editor {

/// The formats of the text that is being typed, above it. Its buttons leave the focus in the text; each has a key there.
class FormattingBar : public QWidget
{
    Q_OBJECT

public:
    enum class Choice { Bold, Italic, Color, List, Symbol, Left, Centre, Right };

    /// Offers the colors of the palette and those with a role in every look, as `colors` names them.
    FormattingBar(const base::ColorNames &colors, QWidget *parent);

    /// What this text can have.
    void offer(bool formats, bool lists, bool lines, bool symbols);
    bool offers(Choice choice) const;
    void showFormat(const TextFormat &format);
    /// `lines`: "left", "centre", "right" or another value.
    void showLines(const QString &lines);
    void openColors();
    /// The choice that the keys make, if any.
    static std::optional<Choice> choiceOf(QKeyCombination keys);

Q_SIGNALS:
    void chosen(lectograph::editor::FormattingBar::Choice choice);
    void colorChosen(const lectograph::editor::TextColor &color);

private:
    void addColors(const base::ColorNames &colors);
    void add(Choice choice, const QString &iconName, const QString &text);
    QToolButton *button(Choice choice) const;

    std::vector<std::pair<Choice, QToolButton *>> m_buttons;
    QWidget *m_beforeLines; ///< a line between the formats and the alignment
};

} // namespace lectograph::editor
