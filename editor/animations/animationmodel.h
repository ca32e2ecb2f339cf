// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/animations/effects.h"
#include "editor/edits/animation_list.h"

#include <QAbstractItemModel>

#include <map>
#include <vector>

namespace lectograph::editor {

struct Session;

/// A clip in the list. Rows refer to each other by index.
struct AnimationRow
{
    ClipSpan clip;
    int number = 0;       ///< in the order of the scene, from 1; 0: inside a group
    AnimationStart start; ///< inside a group: since the group starts
    QString name;
    QString block;
    QString category; ///< of the animation; empty for groups
    EffectKind effect = EffectKind::Change;
    bool isLocked = false;
    int parent = -1; ///< the group; −1: none
    int place = 0;   ///< among the rows with the same parent
    std::vector<int> children = {};

    bool isInGroup() const { return parent >= 0; }
};

/// The animations of the open scene in order of time, groups before their children; only those of `nodes`, unless it is
/// empty.
std::vector<AnimationRow> animationRows(Session &session, const QStringList &nodes);

/// "With previous".
QString nameOf(StartMode mode);
/// "+0.50 s"; of an animation that starts at a time, this time.
QString delayText(const AnimationRow &row);

class AnimationModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    using QAbstractItemModel::QAbstractItemModel;

    /// Resets the model only if there are other clips or another order.
    void setRows(std::vector<AnimationRow> rows);
    const AnimationRow &at(const QModelIndex &index) const { return m_rows[index.internalId()]; }
    const std::vector<AnimationRow> &rows() const { return m_rows; }
    /// The number of groups that contain the row.
    static int depthOf(const QModelIndex &index);
    /// An invalid index if there is none.
    QModelIndex indexOf(ClipId clip) const;

    /// Marks the animations that run at `now`, in scene time.
    void setNow(Time now);
    bool isRunning(const AnimationRow &row) const { return row.clip.start <= m_now && m_now < row.clip.end; }

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &index) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &) const override { return 1; }
    QVariant data(const QModelIndex &index, int role) const override;

private:
    QModelIndex indexAt(int row) const;
    const std::vector<int> &childrenOf(const QModelIndex &parent) const;

    std::vector<AnimationRow> m_rows;
    std::vector<int> m_tops;
    std::map<ClipId, int> m_places;
    Time m_now;
};

} // namespace lectograph::editor
