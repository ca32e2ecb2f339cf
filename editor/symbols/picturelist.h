// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QStringList>

#include <vector>

namespace lectograph::editor {

struct PictureChoice
{
    QString value;          ///< what is chosen
    QString title;          ///< what it is called
    QStringList words = {}; ///< what else people call it, in all languages
    int group = 0;
};

/// The choices of a group or, while something is searched, those of all groups whose names fit it, the best first.
class PictureList : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role { ValueRole = Qt::UserRole };

    PictureList(std::vector<PictureChoice> choices, QObject *parent);

    void setChoices(std::vector<PictureChoice> choices);
    void search(const QString &query);
    void setGroup(int group);
    const PictureChoice &choice(const QModelIndex &index) const
    {
        return *m_shown[static_cast<std::size_t>(index.row())];
    }
    /// Of a value, or else of what has it among its words; invalid if it is not shown.
    QModelIndex indexOf(const QString &value) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    void fill();

    std::vector<PictureChoice> m_all;
    std::vector<const PictureChoice *> m_shown;
    QString m_query;
    int m_group = 0;
};

} // namespace lectograph::editor
