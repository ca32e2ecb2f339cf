// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/gallery/templatecard.h"

#include <QLabel>

namespace lectograph::editor {

/// Cards below the headings of their topics, in as many columns as fit; with arrow key navigation. Cards of single scenes
/// are shown only while something is searched for.
class TemplateGrid : public QWidget
{
    Q_OBJECT

public:
    TemplateGrid(const std::vector<TemplateInfo> &infos, LecturePictures &pictures, QWidget *parent = nullptr);

    /// Adds cards of single scenes, and further words by which lectures are found; see sceneInfos().
    void addScenes(const std::vector<TemplateInfo> &infos);
    /// Shows only cards that match every word of `query`, the best first, and have `language` (empty: any). Returns their
    /// number.
    int filter(const QString &query, const QString &language);
    /// The maximum width, independent of a scroll bar.
    void setRoom(int width);
    const std::vector<TemplateCard *> &cards() const { return m_cards; }

Q_SIGNALS:
    void chosen(const QString &id, const QString &scene); ///< no scene: the whole lecture
    void walkedTo(QWidget *card);                         ///< to scroll it into view

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    TemplateCard *addCard(const TemplateInfo &info);
    void sortByFit(const QString &query);
    void arrange();
    void walk(TemplateCard *from, int key);

    struct Topic
    {
        QLabel *heading; ///< null if there is only one topic
        std::vector<TemplateCard *> cards;
        int place = 0; ///< in the order without a query
    };
    LecturePictures &m_pictures;
    int m_room = QWIDGETSIZE_MAX;
    std::vector<Topic> m_topics;
    std::vector<TemplateCard *> m_cards; ///< in display order
    std::vector<TemplateCard *> m_all;   ///< in the order without a query
};

} // namespace lectograph::editor
