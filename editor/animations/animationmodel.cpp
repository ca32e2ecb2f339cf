// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/animations/animationmodel.h"

#include "editor/edits/clip_targets.h"
#include "editor/edits/lookup.h"
#include "editor/edits/tracks.h"
#include "editor/language/names.h"
#include "editor/language/translated.h"
#include "editor/session/session.h"

#include <algorithm>
#include <utility>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

class RowBuilder
{
public:
    RowBuilder(Session &session, const lecture::Scene &scene, const QStringList &nodes)
        : m_session(session),
          m_scene(scene),
          m_nodes(nodes.begin(), nodes.end()),
          m_spans(scene, session.registry().animations, session.document.lecture().dialect)
    {}

    std::vector<AnimationRow> rows()
    {
        const std::vector<ClipSpan> order = inOrderOfTime(m_spans.all());
        int place = 0;
        for (std::size_t i = 0; i < order.size(); ++i) {
            if (!m_nodes.isEmpty() && !actsOnOneOf(*order[i].clip, m_nodes))
                continue;
            AnimationRow &row = m_rows[add(order[i], -1, place++)];
            row.number = static_cast<int>(i) + 1;
            row.start = startAfter(i == 0 ? nullptr : &order[i - 1], order[i]);
        }
        return std::move(m_rows);
    }

private:
    /// Returns its index.
    std::size_t add(const ClipSpan &span, int parent, int place)
    {
        const auto index = static_cast<int>(m_rows.size());
        AnimationRow row;
        row.clip = span;
        row.name = nameIn(m_scene, *span.clip, m_session.registry());
        row.effect = effectOf(*span.clip, m_session.registry().animations);
        row.block = blocksOf(*span.clip);
        if (const timeline::AnimationType *type = m_session.registry().animations.find(span.clip->type))
            row.category = categoryOf(*type);
        row.isLocked = isLocked(*m_scene.tracks[static_cast<std::size_t>(span.place.track)]);
        row.parent = parent;
        row.place = place;
        if (parent >= 0)
            row.start.delay = span.start - m_rows[static_cast<std::size_t>(parent)].clip.start;
        m_rows.push_back(std::move(row));
        for (const timeline::ClipPtr &child : span.clip->clips) {
            std::vector<int> &children = m_rows[static_cast<std::size_t>(index)].children;
            const auto next = static_cast<int>(children.size());
            children.push_back(static_cast<int>(m_rows.size()));
            add(*m_spans.find(child->id), index, next);
        }
        return static_cast<std::size_t>(index);
    }

    QString blocksOf(const timeline::Clip &clip) const
    {
        if (!clip.isGroup())
            return labelOfTargets(targetsIn(m_scene, clip), m_scene.nodes, m_session.registry().nodes,
                                  m_session.preview.languages());
        QStringList blocks;
        for (const timeline::ClipPtr &child : clip.clips)
            blocks.append(blocksOf(*child));
        blocks.removeDuplicates();
        return blocks.join(u", "_s);
    }

    Session &m_session;
    const lecture::Scene &m_scene;
    QSet<QString> m_nodes;
    ClipSpans m_spans;
    std::vector<AnimationRow> m_rows;
};

/// "2. Fade in, Enter, Circle, With previous, +0.10 s, lasts 1.00 s".
QString sentenceOf(const AnimationRow &row)
{
    QStringList parts{row.number > 0 ? u"%1. %2"_s.arg(row.number).arg(row.name) : row.name,
                      row.category,
                      row.block,
                      row.isInGroup() ? translated("In the group") : nameOf(row.start.mode),
                      delayText(row),
                      translated("lasts %1").arg(secondsText(row.clip.duration()))};
    if (row.isLocked)
        parts.append(translated("locked"));
    parts.removeAll(QString());
    return parts.join(u", "_s);
}

} // namespace

std::vector<AnimationRow> animationRows(Session &session, const QStringList &nodes)
{
    const lecture::Scene *scene = session.document.scene(session.selection.scene());
    return scene ? RowBuilder(session, *scene, nodes).rows() : std::vector<AnimationRow>();
}

QString nameOf(StartMode mode)
{
    switch (mode) {
    case StartMode::AtTime: return translated("At time");
    case StartMode::WithPrevious: return translated("With previous");
    case StartMode::AfterPrevious: return translated("After previous");
    }
    return {};
}

QString delayText(const AnimationRow &row)
{
    const bool isTime = row.start.mode == StartMode::AtTime && !row.isInGroup();
    return (isTime ? QString() : u"+"_s) + secondsText(row.start.delay);
}

void AnimationModel::setRows(std::vector<AnimationRow> rows)
{
    const auto isSame = [](const AnimationRow &a, const AnimationRow &b) {
        return a.clip.id() == b.clip.id() && a.parent == b.parent;
    };
    if (std::ranges::equal(rows, m_rows, isSame)) {
        m_rows = std::move(rows);
        for (int row = 0; row < static_cast<int>(m_rows.size()); ++row)
            Q_EMIT dataChanged(indexAt(row), indexAt(row));
        return;
    }
    beginResetModel();
    m_rows = std::move(rows);
    m_tops.clear();
    m_places.clear();
    for (int row = 0; row < static_cast<int>(m_rows.size()); ++row) {
        const AnimationRow &one = m_rows[static_cast<std::size_t>(row)];
        m_places.emplace(one.clip.id(), row);
        if (!one.isInGroup())
            m_tops.push_back(row);
    }
    endResetModel();
}

QModelIndex AnimationModel::indexOf(ClipId clip) const
{
    const auto found = m_places.find(clip);
    return found == m_places.end() ? QModelIndex() : indexAt(found->second);
}

int AnimationModel::depthOf(const QModelIndex &index)
{
    int depth = 0;
    for (QModelIndex outer = index.parent(); outer.isValid(); outer = outer.parent())
        ++depth;
    return depth;
}

void AnimationModel::setNow(Time now)
{
    const Time before = std::exchange(m_now, now);
    for (int row = 0; row < static_cast<int>(m_rows.size()); ++row) {
        const ClipSpan &clip = m_rows[static_cast<std::size_t>(row)].clip;
        const bool was = clip.start <= before && before < clip.end;
        if (was != isRunning(m_rows[static_cast<std::size_t>(row)]))
            Q_EMIT dataChanged(indexAt(row), indexAt(row));
    }
}

QModelIndex AnimationModel::indexAt(int row) const
{
    return createIndex(m_rows[static_cast<std::size_t>(row)].place, 0, static_cast<quintptr>(row));
}

const std::vector<int> &AnimationModel::childrenOf(const QModelIndex &parent) const
{
    return parent.isValid() ? at(parent).children : m_tops;
}

QModelIndex AnimationModel::index(int row, int column, const QModelIndex &parent) const
{
    const std::vector<int> &rows = childrenOf(parent);
    return column == 0 && row >= 0 && row < static_cast<int>(rows.size()) ? indexAt(rows[static_cast<std::size_t>(row)])
                                                                          : QModelIndex();
}

QModelIndex AnimationModel::parent(const QModelIndex &index) const
{
    return index.isValid() && at(index).isInGroup() ? indexAt(at(index).parent) : QModelIndex();
}

int AnimationModel::rowCount(const QModelIndex &parent) const
{
    return static_cast<int>(childrenOf(parent).size());
}

QVariant AnimationModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    switch (role) {
    case Qt::DisplayRole: return at(index).name;
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole: return sentenceOf(at(index));
    default: return {};
    }
}

} // namespace lectograph::editor
