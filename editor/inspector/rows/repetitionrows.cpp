// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/rows/repetitionrows.h"

#include "base/text.h"
#include "editor/edits/repeating.h"
#include "editor/language/names.h"
#include "editor/widgets/theme.h"
#include "graph/choices.h"
#include "graph/placement.h"
#include "graph/repetition.h"

#include <QHash>
#include <QMenu>

#include <algorithm>
#include <tuple>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using graph::PropertySpec;
using graph::ValueType;

namespace {

constexpr std::size_t firstItemRows = 8;

graph::Node nodeLike(const PropertyOwner &owner)
{
    graph::Node node;
    node.type = owner.type;
    node.properties = owner.properties;
    return node;
}

bool isOfItem(const PropertySpec &spec)
{
    return spec.perItem;
}

/// Whether the property counts in this arrangement.
bool isOfArrangement(const QString &key, const QString &arrangement)
{
    if (key == "columns"_L1)
        return arrangement == "grid"_L1;
    if (key == "radius"_L1)
        return arrangement == "circle"_L1;
    if (key == "points"_L1)
        return arrangement == "points"_L1;
    const bool isInLine = arrangement == "row"_L1 || arrangement == "column"_L1;
    if (key == "lineUp"_L1)
        return isInLine;
    return key != "spacing"_L1 || isInLine || arrangement == "grid"_L1;
}

QString arrangementOf(const QJsonObject &properties)
{
    return properties.value(u"arrange"_s).toString(u"row"_s);
}

bool isPlacementOfItem(const QString &key)
{
    return lecture::findSpec(graph::placementProperties(), key.section(u'.', -1)) != nullptr;
}

} // namespace

bool areRepetitions(const std::vector<PropertyOwner> &owners)
{
    return !owners.empty() && std::ranges::all_of(owners, [](const PropertyOwner &owner) {
        return owner.kind == PropertyOwner::Kind::Node && repeatOverOf(nodeLike(owner));
    });
}

std::vector<RowGroup> repetitionGroups(const PropertyOwner &owner, const graph::PropertyTable &table)
{
    // Named like the groups of other blocks, so that they are open or folded away like those.
    RowGroup what{u"content"_s, Words::tr("Repetition"), {}, {}};
    RowGroup each{u"look"_s, Words::tr("Each item"), {}, {}};
    RowGroup place{u"place"_s, Words::tr("Place"), {}, {}};
    const QString over = keyOf(repeatOverOf(nodeLike(owner)).value_or(RepeatOver::Count));
    const QString arrangement = arrangementOf(owner.properties);
    const QString itemRow = graph::itemKey(owner.properties.value(u"as"_s).toString());
    for (const PropertySpec &spec : table) {
        const QString key = base::toText(spec.key);
        const bool isWritten = owner.properties.contains(key);
        if (isOfItem(spec)) {
            const bool isItem = key == itemRow; // which is its value
            const bool isSeldom = isItem
                || (!isWritten && (isPlacementOfItem(key) || each.rows.size() >= firstItemRows));
            (isSeldom ? each.seldom : each.rows).push_back(spec);
        } else if (lecture::findSpec(graph::placementProperties(), key)) {
            const bool isCommon = key == "position"_L1 || key == "scale"_L1 || key == "turn"_L1 || key == "beside"_L1;
            (isCommon || isWritten ? place.rows : place.seldom).push_back(spec);
        } else {
            const auto source = repeatOverOf(key);
            const bool counts = source ? keyOf(*source) == over : isOfArrangement(key, arrangement);
            (counts ? what.rows : what.seldom).push_back(spec);
        }
        if (key == "block"_L1)
            what.rows.push_back(repeatOverSpec());
    }
    std::vector<RowGroup> groups{std::move(what), std::move(each), std::move(place)};
    std::erase_if(groups, [](const RowGroup &group) { return group.rows.empty() && group.seldom.empty(); });
    return groups;
}

QString repetitionStructure(const graph::Node &node)
{
    const auto over = repeatOverOf(node);
    if (!over)
        return {};
    QStringList lists; // these have other fields
    for (auto property = node.properties.begin(); property != node.properties.end(); ++property) {
        if (property->isArray())
            lists.append(property.key());
    }
    return QStringList{graph::repeatedType(node), keyOf(*over), node.properties.value(u"as"_s).toString(),
                       arrangementOf(node.properties), lists.join(u',')}
        .join(u' ');
}

const PropertySpec &repeatOverSpec()
{
    static const PropertySpec spec{
        .key = "over",
        .type = ValueType::Choice,
        .preset = u"count"_s,
        .title = QT_TRANSLATE_NOOP("Vocabulary", "Repeat over"),
        .help = QT_TRANSLATE_NOOP("Vocabulary", "Where the items come from, each of which gives one block"),
        .choices = "count=Number of items|texts|numbers|rows=Rows of a matrix|shapes"};
    return spec;
}

RowSource repeatOverSource(Session &session, const std::vector<PropertyPlace> &owners)
{
    const PropertySpec &spec = repeatOverSpec();
    RowSource source;
    source.spec = fieldSpec(u"over"_s, FieldKind::Choice, labelOf(spec), helpOf(spec));
    source.spec.choices = graph::choiceValues(spec);
    source.spec.choiceLabels = choiceLabelsOf(spec);
    source.read = [&session, owners] {
        std::vector<Reading> readings;
        for (const PropertyOwner &owner : ownersAt(session.document.lecture(), owners)) {
            Reading reading;
            reading.value = keyOf(repeatOverOf(nodeLike(owner)).value_or(RepeatOver::Count));
            reading.isDefault = true; // nothing resets it
            readings.push_back(std::move(reading));
        }
        return together(readings);
    };
    source.write = [owners](const lecture::Lecture &lecture, const QJsonValue &value) {
        base::Result<lecture::Lecture> result = lecture;
        const auto over = repeatOverOf(value.toString());
        for (const PropertyPlace &place : owners) {
            if (over)
                result = result.and_then([&](const lecture::Lecture &next) {
                    return withRepeatedOver(next, place.scene, place.node, *over);
                });
        }
        return result;
    };
    return source;
}

void offerBlocks(FieldSpec &field, Session &session)
{
    using Offer = std::tuple<bool, QString, QString>; // of a plugin, title, id
    std::vector<Offer> offers;
    for (const auto &[id, type] : session.registry().nodes.types()) {
        if (type.placed && !type.variantOf)
            offers.emplace_back(lecture::blockIdOf(id).isEmpty(), titleOf(type), id);
    }
    std::ranges::sort(offers);
    field.kind = FieldKind::Choice;
    for (const auto &[isPlugins, title, id] : offers) {
        field.choices.append(id);
        field.choiceLabels.append(title);
    }
}

void offerSplitting(RowSource &source, Session &session)
{
    source.fillMenu = [&session, places = source.places](QMenu &menu) {
        const auto splits = [](const QJsonValue &written) {
            return kindOf(written) == PropertyKind::Constant && withLinesSplit(written) != written;
        };
        const std::vector<QJsonValue> written = writtenAt(session.document.lecture(), places);
        if (std::ranges::none_of(written, splits))
            return;
        QAction *split = menu.addAction(icon(u"type"_s), Words::tr("An item for each word"));
        split->setToolTip(Words::tr("Takes the texts apart at spaces"));
        QObject::connect(split, &QAction::triggered, &session.document, [&session, places, splits] {
            session.document.edit(Words::tr("Split into words"), [&](const lecture::Lecture &lecture) {
                return withEachProperty(lecture, places, [&](const PropertyPlace &, const QJsonValue &now) {
                    return base::Result<QJsonValue>(splits(now) ? withLinesSplit(now) : now);
                });
            });
        });
        menu.addSeparator();
    };
}

void showArrangements(FieldSpec &field)
{
    static const QHash<QString, QString> icons{{u"row"_s, u"columns-3"_s},   {u"column"_s, u"rows-3"_s},
                                               {u"grid"_s, u"grid-3x3"_s},   {u"circle"_s, u"circle"_s},
                                               {u"points"_s, u"ellipsis"_s}, {u"none"_s, u"pin"_s}};
    for (const QString &choice : field.choices)
        field.choiceIcons.append(icons.value(choice));
}

std::optional<ValueType> listTypeFor(const PropertySpec &spec)
{
    if (!spec.perItem)
        return std::nullopt;
    switch (spec.type) {
    case ValueType::Number:
    case ValueType::Integer: return ValueType::Numbers;
    case ValueType::Color: return ValueType::Colors;
    case ValueType::Text: return ValueType::Texts;
    default: return std::nullopt;
    }
}

std::optional<PropertySpec> listSpecOf(const PropertySpec &spec, const QJsonValue &written)
{
    const auto type = listTypeFor(spec);
    if (!type || !written.isArray())
        return std::nullopt;
    PropertySpec list = spec;
    list.type = *type;
    list.perItem = false;
    list.preset = QJsonArray();
    return list;
}

} // namespace lectograph::editor
