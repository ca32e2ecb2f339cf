// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/timeline/scenes/scenemodel.h"

#include "editor/language/names.h"

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

SceneModel::SceneModel(TimelineCommands &commands, QObject *parent) : QAbstractListModel(parent), m_commands(commands)
{
    renew();
}

int SceneModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_scenes.size());
}

QVariant SceneModel::data(const QModelIndex &index, int role) const
{
    Session &session = m_commands.view().session();
    const QString id = m_scenes.value(index.row());
    const auto &spans = session.preview.show().scenes();
    const auto span = std::ranges::find(spans, id, &picture::Show::SceneSpan::id);
    const lecture::Scene *scene = session.document.scene(id);
    if (span == spans.end() || !scene)
        return {};
    // Not the row, which may be of before the scenes changed.
    const QString label = m_commands.view().sceneLabel(static_cast<int>(span - spans.begin()));
    switch (role) {
    case Qt::DisplayRole: return label;
    case Qt::EditRole: return labelOf(*scene, session.preview.languages());
    case IdRole: return id;
    case TimesRole: return u"%1  ·  %2"_s.arg(timeText(span->start), secondsText(span->duration));
    case IsOpenRole: return id == session.selection.scene();
    case Qt::AccessibleTextRole:
        return tr("%1, starts at %2, lasts %3").arg(label, timeText(span->start), secondsText(span->duration));
    case Qt::ToolTipRole: return tr("Double-click to open the scene, drag to reorder, F2 to rename");
    default: return {};
    }
}

bool SceneModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::EditRole || value == data(index, Qt::EditRole))
        return false;
    m_commands.renameScene(m_scenes.value(index.row()), value.toString());
    return true;
}

Qt::ItemFlags SceneModel::flags(const QModelIndex &index) const
{
    return index.isValid() ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsEditable | Qt::ItemIsDragEnabled
                           : Qt::NoItemFlags;
}

QModelIndex SceneModel::indexOf(const QString &scene) const
{
    const auto row = m_scenes.indexOf(scene);
    return row < 0 ? QModelIndex() : index(static_cast<int>(row));
}

void SceneModel::renew()
{
    QStringList scenes;
    for (const auto &span : m_commands.view().session().preview.show().scenes())
        scenes.append(span.id);
    if (scenes != m_scenes) {
        beginResetModel();
        m_scenes = scenes;
        endResetModel();
    } else if (!m_scenes.isEmpty()) {
        Q_EMIT dataChanged(index(0), index(rowCount() - 1));
    }
}

} // namespace lectograph::editor
