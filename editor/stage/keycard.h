// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

namespace lectograph::editor {

/// Lists keys on a card over the picture, when the speaker asks for them. Clicks pass through it.
class KeyCard : public QWidget
{
    Q_OBJECT

public:
    struct Row
    {
        QString keys;
        QString text; ///< what they do
    };

    KeyCard(const QList<Row> &rows, QWidget *parent);

    /// "→, Page Down: On to the next stop", for screen readers.
    const QStringList &lines() const { return m_lines; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QStringList m_lines;
};

} // namespace lectograph::editor
