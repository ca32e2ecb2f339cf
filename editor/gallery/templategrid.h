// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/gallery/templatecard.h"

#include <QLabel>

namespace lectograph::editor {

/// The cards below the headings of their topics, in as many columns as there is room for; arrow keys walk over them.
class TemplateGrid : public QWidget
{
    Q_OBJECT

public:
    TemplateGrid(const std::vector<TemplateInfo> &infos, LecturePictures &pictures, QWidget *parent = nullptr);

    /// Leaves those that hold every word of `query` and have `language` (empty: any). Tells how many there are.
    int filter(const QString &query, const QString &language);
    /// At most so wide, whether a scroll bar is there or not.
    void setRoom(int width);
    const std::vector<TemplateCard *> &cards() const { return m_cards; }

Q_SIGNALS:
    void chosen(const QString &id);
    void walkedTo(QWidget *card); ///< so that it can be scrolled into view

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void arrange();
    void walk(TemplateCard *from, int key);

    struct Topic
    {
        QLabel *heading; ///< null where there is but one topic
        std::vector<TemplateCard *> cards;
    };
    int m_room = QWIDGETSIZE_MAX;
    std::vector<Topic> m_topics;
    std::vector<TemplateCard *> m_cards; ///< in the order in which they are shown
};

} // namespace lectograph::editor
