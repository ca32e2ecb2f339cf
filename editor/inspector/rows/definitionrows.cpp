// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/rows/definitionrows.h"

#include "editor/edits/definitions.h"
#include "editor/edits/texts.h"
#include "editor/inspector/rows/publisheddialog.h"
#include "editor/language/names.h"
#include "editor/widgets/theme.h"
#include "lecture/properties.h"

#include <QMenu>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using base::Result;
using lecture::Block;

namespace {

using BlockChange = std::function<void(Block &block, const QJsonValue &value)>;
using Read = std::function<QJsonValue(const Block &block)>;

RowSource definitionSource(Session &session, const QString &id, const FieldSpec &spec, const Read &read,
                           const BlockChange &change, bool mayBeEmpty = false)
{
    RowSource source;
    source.spec = spec;
    source.read = [&session, id, read] {
        const Block *block = definitionOf(session.document.lecture(), id);
        const QJsonValue value = block ? read(*block) : QJsonValue();
        return Reading{.value = value, .isDefault = isEmptyText(value), .written = value};
    };
    source.write = [id, change, mayBeEmpty](const Lecture &lecture, const QJsonValue &value) -> Result<Lecture> {
        const Block *block = definitionOf(lecture, id);
        if (!block)
            return lecture;
        Block changed = *block;
        change(changed, isEmptyText(value) && !mayBeEmpty ? QJsonValue() : value);
        return lecture::withDefinition(lecture, std::move(changed));
    };
    return source;
}

/// Whether instances can have a value of this type that nothing is linked to.
bool hasPreset(graph::ValueType type)
{
    using enum graph::ValueType;
    return type != Shape && type != Shapes && type != Tensor && type != Asset;
}

void addEdit(QMenu &menu, Session &session, const QString &iconName, const QString &text, const Document::Edit &edit,
             bool isEnabled = true)
{
    QAction *action = menu.addAction(icon(iconName), text);
    action->setEnabled(isEnabled);
    QObject::connect(action, &QAction::triggered, &session.document,
                     [&session, text, edit] { session.document.edit(text, edit); });
}

} // namespace

std::vector<RowSource> definitionSources(Session &session, const QString &block)
{
    return {withoutDefault(definitionSource(
                session, block,
                fieldSpec(u"title"_s, FieldKind::Text, Words::tr("Name"), Words::tr("What the block is called")),
                [](const Block &one) { return one.title; },
                [](Block &one, const QJsonValue &value) { one.title = value; })),
            definitionSource(
                session, block,
                fieldSpec(u"help"_s, FieldKind::Text, Words::tr("Description"),
                          Words::tr("One line that the palette shows when the pointer rests on it")),
                [](const Block &one) { return one.help; },
                [](Block &one, const QJsonValue &value) { one.help = value; })};
}

std::vector<RowSource> publishedSources(Session &session, const QString &block)
{
    std::vector<RowSource> sources;
    const Block *definition = definitionOf(session.document.lecture(), block);
    const auto count = definition ? definition->properties.size() : 0;
    for (std::size_t i = 0; i < count; ++i) {
        const QString key = definition->properties[i].key;
        const auto titleIn = [key](const Block &one) {
            const lecture::PublishedProperty *found = publishedIn(one, key);
            return found ? found->title : QJsonValue();
        };
        RowSource source = definitionSource(
            session, block,
            fieldSpec(key, FieldKind::Text, labelOfKey(key),
                      Words::tr("What the property is called where an instance is selected. Expressions inside call it "
                                "“in.%1”.")
                          .arg(key)),
            titleIn, [key](Block &one, const QJsonValue &value) {
                if (lecture::PublishedProperty *found = publishedIn(one, key))
                    found->title = value;
            });
        source.fillMenu = [&session, block, key, i, count](QMenu &menu) {
            const auto moved = [block, key](int steps) {
                return [=](const Lecture &lecture) { return withPublishedMoved(lecture, block, key, steps); };
            };
            addEdit(menu, session, u"chevron-up"_s, Words::tr("Move up"), moved(-1), i > 0);
            addEdit(menu, session, u"chevron-down"_s, Words::tr("Move down"), moved(1), i + 1 < count);
            const QAction *name = menu.addAction(icon(u"sliders-horizontal"_s), Words::tr("Name and range…"));
            QObject::connect(name, &QAction::triggered, &session.document,
                             [&session, block, key, over = menu.parentWidget()] {
                                 askForPublished(session, block, key, over ? over->window() : nullptr);
                             });
            addEdit(menu, session, u"unlink"_s, Words::tr("Unpublish"),
                    [=](const Lecture &lecture) { return withUnpublished(lecture, block, key); });
        };
        sources.push_back(std::move(source));
    }
    return sources;
}

std::vector<RowSource> presetSources(Session &session, const QString &block)
{
    std::vector<RowSource> sources;
    const Block *definition = definitionOf(session.document.lecture(), block);
    const graph::NodeType *type = session.registry().nodes.find(lecture::blockType(block));
    for (std::size_t i = 0; definition && type && i < definition->properties.size(); ++i) {
        const lecture::PublishedProperty &published = definition->properties[i];
        const graph::PropertySpec *spec = lecture::findSpec(type->properties, published.key);
        if (!spec || !hasPreset(published.type))
            continue;
        FieldSpec field = fieldSpecOf(*spec);
        field.label = titleOf(published, session.preview.languages());
        field.help = Words::tr("What instances have until they say something else");
        const QString &key = published.key;
        sources.push_back(withoutDefault(definitionSource(
            session, block, field,
            [key](const Block &one) {
                const lecture::PublishedProperty *found = publishedIn(one, key);
                return found ? found->preset : QJsonValue();
            },
            [key](Block &one, const QJsonValue &value) {
                if (lecture::PublishedProperty *found = publishedIn(one, key); found && !value.isUndefined())
                    found->preset = value;
            },
            true)));
    }
    return sources;
}

void fillPublishMenu(QMenu &menu, Session &session, const RowSource &source)
{
    if (source.places.size() != 1)
        return;
    const PropertyPlace place = source.places.front();
    const QString block = lecture::blockIdOf(place.scene);
    if (block.isEmpty() || place.node.isEmpty())
        return;
    const QString published = publishedKeyOf(writtenAt(session.document.lecture(), place));
    if (published.isEmpty())
        addEdit(menu, session, u"upload"_s, Words::tr("Publish as property"),
                [&session, block, place](const Lecture &lecture) {
                    return withPublished(lecture, block, place.node, place.key, session.document.plugins())
                        .map([](Published &&done) { return std::move(done.lecture); });
                });
    else
        addEdit(menu, session, u"unlink"_s, Words::tr("Unpublish"),
                [=](const Lecture &lecture) { return withUnpublished(lecture, block, published); });
    menu.addSeparator();
}

} // namespace lectograph::editor
