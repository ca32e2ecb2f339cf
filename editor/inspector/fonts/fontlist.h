// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QStringList>

#include <vector>

namespace lectograph::editor {

enum class FontGroup { Chosen, Recent, Recommended, All };

struct FontChoice
{
    QString family; ///< empty: the default
    FontGroup group = FontGroup::All;
    QString substitute;   ///< what stands in for it; empty if it is installed
    bool isFirst = false; ///< of its group
};

/// The families to choose from, each once: those used last, those that have all scripts of the `languages`, then all.
/// A family that is not installed comes first if it is `chosen`. No font is loaded.
std::vector<FontChoice> fontChoices(const QStringList &languages, const QString &chosen, const QStringList &recent);
/// A few letters of the language: "한글", "中文", "Aa".
QString fontSample(const QString &language);

/// The choices whose names contain the filter, and the filter itself as a family that is not installed.
class FontList : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role { FamilyRole = Qt::UserRole };

    FontList(std::vector<FontChoice> choices, const QString &nameOfDefault, QObject *parent);

    void setFilter(const QString &filter);
    const FontChoice &choice(const QModelIndex &index) const { return m_shown[static_cast<std::size_t>(index.row())]; }
    /// The title of the group that begins with this choice; empty for the others.
    QString groupTitle(const QModelIndex &index) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    std::vector<FontChoice> m_all;
    std::vector<FontChoice> m_shown;
    QString m_nameOfDefault;
};

} // namespace lectograph::editor
