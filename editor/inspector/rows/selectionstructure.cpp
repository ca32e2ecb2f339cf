// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/rows/selectionstructure.h"

#include "editor/edits/chain_edits.h"
#include "editor/edits/parameters.h"
#include "editor/inspector/rows/keyrows.h"
#include "editor/inspector/rows/repetitionrows.h"
#include "editor/inspector/rows/sequencerows.h"
#include "editor/session/labels.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

/// The properties that a clip changes, each of which has a row.
QStringList changedBy(const Session &session, const timeline::Clip &clip)
{
    const timeline::AnimationType *type = session.registry().animations.find(clip.type);
    return type && type->setsProperties ? clip.properties.keys() : QStringList();
}

/// What the rows of instances keep of a published property. The rows of its definition follow what is typed in them.
QString publishedStructure(const lecture::PublishedProperty &published, bool isOfInstances)
{
    QString range = u"%1 %2 %3"_s.arg(published.key).arg(published.min.value_or(0)).arg(published.max.value_or(0));
    if (!isOfInstances)
        return range;
    const QJsonArray others{published.preset, published.title, published.unit,
                            QJsonArray::fromStringList(published.choices)};
    return range + QString::fromUtf8(QJsonDocument(others).toJson(QJsonDocument::Compact));
}

} // namespace

bool hasItems(const Selection &selection)
{
    return !selection.nodes().isEmpty() || !selection.clips().empty() || !selection.sounds().empty();
}

QStringList selectedTypes(const Session &session)
{
    const Selection &selection = session.selection;
    QStringList types;
    for (const QString &id : selection.nodes()) {
        const graph::Node *node = session.document.node(selection.scene(), id);
        types.append(node ? node->type + u' ' + repetitionStructure(*node) : QString());
    }
    for (const timeline::Clip *clip : session.selectedClips())
        types.append(clip->type);
    if (!selection.sounds().empty())
        types.append(u"sound"_s);
    return types;
}

QString selectionStructure(Session &session)
{
    const Selection &selection = session.selection;
    const lecture::Lecture &lecture = session.document.lecture();
    QStringList parts{selection.scene(), lecture.languages.join(u','), lecture.language};
    parts += selection.nodes() + selectedTypes(session);
    parts.append(keyStructure(session));
    for (const auto &[id, block] : lecture.blocks) {
        for (const lecture::PublishedProperty &published : block->properties)
            parts.append(publishedStructure(published, hasItems(selection)));
    }
    const lecture::Scene *scene = session.document.scene(selection.scene());
    for (const ClipId clip : selection.clips())
        parts.append(u"clip %1"_s.arg(clip.number()));
    for (const timeline::Clip *clip : session.selectedClips())
        parts.append(u"%1 targets, changes %2"_s.arg(clip->targets.size()).arg(changedBy(session, *clip).join(u',')));
    if (!selection.clips().empty() && scene) {
        for (const QString &actor : actorsOnStage(lecture, scene->id))
            parts.append(actor);
        // The list of targets shows these labels.
        for (const graph::NodePtr &node : scene->nodes)
            parts.append(nodeLabel(session, scene->id, node->id));
    }
    for (const SoundId sound : selection.sounds())
        parts.append(u"sound %1"_s.arg(sound.number()));
    if (!hasItems(selection) && selection.keys().empty()) {
        parts.append(session.preview.language());
        parts.append(sequenceStructure(session, selection.scene()));
        for (const lecture::Parameter &parameter : lecture.parameters)
            parts.append(parameter.id + parameter.scene + parameter.node + parameter.property
                         + labelOf(parameter, lecture, session.registry(), session.preview.languages()));
    }
    return parts.join(u'\n');
}

} // namespace lectograph::editor
