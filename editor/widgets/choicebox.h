// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>

namespace lectograph::editor {

/// A combo box whose texts can be read where it has no room for them: its list is as wide as the longest entry, within
/// the screen, and what is cut in the box is in its tooltip.
class ChoiceBox : public QComboBox
{
public:
    using QComboBox::QComboBox;

    /// The current text or the placeholder, elided to the room for it.
    QString shownText() const;
    /// A text in a width, told apart from the other choices.
    QString shownText(const QString &text, int width) const;
    void showPopup() override;

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    QString wholeText() const;
    int listWidth() const;
};

} // namespace lectograph::editor
