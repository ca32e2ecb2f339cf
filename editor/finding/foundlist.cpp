// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/finding/foundlist.h"

#include "base/idnames.h"
#include "editor/edits/definitions.h"
#include "editor/language/language.h"
#include "editor/language/names.h"
#include "editor/session/labels.h"
#include "graph/placement.h"
#include "lecture/animation_types.h"
#include "lecture/properties.h"

#include <QCoreApplication>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

class FoundWords
{
    Q_DECLARE_TR_FUNCTIONS(lectograph::editor::FoundWords)
};

/// Of a block or a clip: its name, or a property by its title.
QString keyOf(const graph::PropertyTable &table, const TextPlace &place)
{
    const graph::PropertySpec *spec = place.isName ? nullptr : lecture::findSpec(table, place.key);
    return spec ? labelOf(*spec) : FoundWords::tr("Name");
}

/// Of the lecture, a definition or an animation itself.
QString ownKeyOf(const QString &key)
{
    if (key == "title"_L1)
        return FoundWords::tr("Title");
    return key == "description"_L1 || key == "help"_L1 ? FoundWords::tr("Description") : labelOfKey(key);
}

QString sceneOf(const TextPlace &place, const Session &session)
{
    const QStringList languages = session.preview.languages();
    const QString block = lecture::blockIdOf(place.scene);
    if (const lecture::Block *definition = definitionOf(session.document.lecture(), block))
        return titleOf(*definition, languages);
    const lecture::Scene *scene = session.document.scene(place.scene);
    return scene ? labelOf(*scene, languages) : FoundWords::tr("In all scenes");
}

QStringList ownerOf(const TextPlace &place, const Session &session)
{
    const timeline::Registry &types = session.registry();
    switch (place.owner) {
    case TextOwner::Lecture:
        return {FoundWords::tr("Lecture"), place.key == "label"_L1 ? FoundWords::tr("Parameter") : ownKeyOf(place.key)};
    case TextOwner::Scene: return {sceneOf(place, session), FoundWords::tr("Name of the scene")};
    case TextOwner::Track: return {sceneOf(place, session), FoundWords::tr("Track")};
    case TextOwner::Marker: return {sceneOf(place, session), FoundWords::tr("Marker")};
    case TextOwner::Group: return {sceneOf(place, session), FoundWords::tr("Group")};
    case TextOwner::Sound: return {sceneOf(place, session), FoundWords::tr("Sound")};
    case TextOwner::Style: return {FoundWords::tr("Style “%1”").arg(base::styleInWords(place.node))};
    case TextOwner::Animation: {
        const timeline::AnimationType *type = types.animations.find(lecture::animationType(place.node));
        return {FoundWords::tr("My animation"), type ? titleOf(*type) : place.node, ownKeyOf(place.key)};
    }
    case TextOwner::Definition: return {FoundWords::tr("Block"), sceneOf(place, session), ownKeyOf(place.key)};
    case TextOwner::Preset: {
        const lecture::Block *block = definitionOf(session.document.lecture(), place.node);
        const lecture::PublishedProperty *published = block ? publishedIn(*block, place.key) : nullptr;
        return {FoundWords::tr("Block"), sceneOf(place, session),
                published ? titleOf(*published, session.preview.languages()) : labelOfKey(place.key)};
    }
    case TextOwner::Node: {
        const QString scene = place.scene.isEmpty() ? session.selection.scene() : place.scene;
        const graph::Node *node = session.document.node(scene, place.node);
        const graph::NodeType *type = node ? types.nodes.find(*node) : nullptr;
        return {sceneOf(place, session), nodeLabel(session, scene, place.node),
                keyOf(type ? graph::tableOf(*type) : graph::PropertyTable(), place)};
    }
    case TextOwner::Clip: {
        const lecture::Scene *scene = session.document.scene(place.scene);
        const timeline::Clip *clip = scene && place.clip ? lecture::clipOf(*scene, *place.clip) : nullptr;
        if (!clip)
            return {sceneOf(place, session)};
        return {sceneOf(place, session), labelOf(*clip, types.animations),
                keyOf(lecture::propertiesOf(*clip, *scene, types), place)};
    }
    }
    return {};
}

} // namespace

QString whereIs(const TextPlace &place, const Session &session)
{
    const QString where = ownerOf(place, session).join(u" › "_s);
    return place.language.isEmpty() ? where : u"%1 (%2)"_s.arg(where, languageName(place.language));
}

void FoundModel::setFound(std::vector<FoundText> found)
{
    beginResetModel();
    m_found = std::move(found);
    endResetModel();
}

int FoundModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_found.size());
}

QVariant FoundModel::data(const QModelIndex &index, int role) const
{
    constexpr qsizetype around = 60;
    const FoundText &one = at(index.row());
    const qsizetype end = one.start + one.length;
    const auto line = [](QString text) { return text.replace(u'\n', u' '); };
    const QString before =
        line(one.text.sliced(std::max<qsizetype>(0, one.start - around), std::min(one.start, around)));
    const QString match = line(one.text.sliced(one.start, one.length));
    const QString after = line(one.text.sliced(end, std::min(one.text.size() - end, around)));
    switch (role) {
    case WhereRole: return whereIs(one.place, m_session);
    case BeforeRole: return one.start > around ? u"…"_s + before : before;
    case MatchRole: return match;
    case AfterRole: return after;
    case Qt::DisplayRole: return before + match + after;
    case Qt::ToolTipRole: return one.text.left(2000);
    case Qt::AccessibleTextRole: return before + match + after + u" – "_s + whereIs(one.place, m_session);
    default: return {};
    }
}

} // namespace lectograph::editor
