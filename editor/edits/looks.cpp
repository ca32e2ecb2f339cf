// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/looks.h"

#include "base/idnames.h"
#include "base/replace_file.h"
#include "base/text.h"
#include "editor/edits/styles.h"
#include "editor/language/translated.h"
#include "graph/look.h"

#include <QDir>
#include <QRegularExpression>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using base::Result;
using lecture::Lecture;

namespace {

bool isOfPalette(const QString &name)
{
    const std::string capitals = name.toUpper().toStdString();
    return std::ranges::find(base::palette(), std::string_view(capitals), &base::NamedColor::name)
        != base::palette().end();
}

/// A file name that says what the title says, and that every system allows.
QString lookFileName(const QString &title)
{
    QString name = title.toLower();
    name.replace(QRegularExpression(u"[^\\p{L}\\p{N}]+"_s), u"-"_s);
    while (name.startsWith(u'-'))
        name.remove(0, 1);
    while (name.endsWith(u'-'))
        name.chop(1);
    constexpr int longest = 60;
    return name.left(longest);
}

using NodeListChange = std::function<graph::NodePtr(const graph::NodePtr &)>;

/// Applies `change` to every node of the lecture, wherever it lives.
Lecture withEveryNode(const Lecture &lecture, const NodeListChange &change)
{
    Lecture changed = lecture;
    const auto changeIn = [&](const lecture::ScenePtr &scene) {
        lecture::Scene next = *scene;
        std::ranges::transform(next.nodes, next.nodes.begin(), change);
        return next.nodes == scene->nodes ? scene : std::make_shared<const lecture::Scene>(std::move(next));
    };
    std::ranges::transform(changed.scenes, changed.scenes.begin(), changeIn);
    std::ranges::transform(changed.nodes, changed.nodes.begin(), change);
    for (auto &[id, block] : changed.blocks) {
        const lecture::ScenePtr inside = changeIn(block->inside);
        if (inside == block->inside)
            continue;
        lecture::Block next = *block;
        next.inside = inside;
        block = std::make_shared<const lecture::Block>(std::move(next));
    }
    return changed;
}

tl::unexpected<base::Error> unknownStyle(const QString &style)
{
    return base::failure(translated("The look has no style “%1”.").arg(base::styleInWords(style)),
                         translated("Choose another one."));
}

} // namespace

base::ColorNames colorNamesOf(const Lecture &lecture)
{
    return graph::colorsOf(lecture.look);
}

base::Color backgroundOf(const Lecture &lecture, const QString &scene)
{
    const PropertyPlace place{scene, {}, {}, u"background"_s};
    const QJsonValue written = writtenAt(lecture, place);
    const graph::PropertySpec *spec = lecture::findSpec(lecture::sceneProperties(), place.key);
    const QJsonValue color = written.isString() ? written : presetAt(lecture, place, *spec);
    return base::parseColor(color.toString(), colorNamesOf(lecture)).value_or(base::Color());
}

std::vector<LookColor> ownLookColors(const Lecture &lecture)
{
    const base::ColorNames names = colorNamesOf(lecture);
    std::vector<LookColor> colors;
    for (const QString &name : lecture.look.colors.keys()) {
        if (const base::Color *color = isOfPalette(name) ? nullptr : names.find(name))
            colors.push_back({name, *color});
    }
    return colors;
}

Result<Lecture> withLookColor(const Lecture &lecture, const QString &name, const QJsonValue &color)
{
    const QString trimmed = name.trimmed();
    if (trimmed.isEmpty() || trimmed.startsWith(u'#'))
        return base::failure(translated("A colour needs a name."), translated("Write one, such as “accent”."));
    Lecture changed = lecture;
    changed.look.colors.insert(trimmed, color); // undefined removes it
    if (!color.isUndefined()) {
        if (const auto parsed = base::parseColor(color.toString(), colorNamesOf(lecture)); !parsed)
            return tl::unexpected(parsed.error());
        if (!colorNamesOf(changed).find(trimmed))
            return base::failure(translated("“%1” would name itself.").arg(trimmed),
                                 translated("Choose a colour that does not lead back to it."));
    }
    return changed;
}

Result<Lecture> withStyleValue(const Lecture &lecture, const QString &style, const QString &key,
                               const QJsonValue &value)
{
    if (!lecture.look.hasStyle(style) && style != graph::sceneStyle)
        return unknownStyle(style);
    Lecture changed = lecture;
    QJsonObject values = styleValues(lecture, style);
    values.insert(key, value);
    changed.look.styles.insert(style, values);
    return changed;
}

Result<Lecture> withStyleRenamed(const Lecture &lecture, const QString &style, const QString &name)
{
    const QString trimmed = name.trimmed();
    if (!lecture.look.hasStyle(style))
        return unknownStyle(style);
    if (trimmed == style)
        return lecture;
    if (trimmed.isEmpty())
        return base::failure(translated("A style needs a name."), translated("Write one, such as “layer”."));
    if (lecture.look.hasStyle(trimmed))
        return base::failure(translated("There is a style “%1” already.").arg(trimmed),
                             translated("Choose another name."));
    Lecture changed = withEveryNode(lecture, [&](const graph::NodePtr &node) {
        if (node->style != style)
            return node;
        graph::Node next = *node;
        next.style = trimmed;
        return std::make_shared<const graph::Node>(std::move(next));
    });
    changed.look.styles.insert(trimmed, changed.look.styles.take(style));
    return changed;
}

Result<Lecture> withoutStyle(const Lecture &lecture, const QString &style, const timeline::Registry &registry)
{
    if (!lecture.look.hasStyle(style))
        return unknownStyle(style);
    Lecture changed = withEveryNode(lecture, [&](const graph::NodePtr &node) {
        if (node->style != style)
            return node;
        return std::make_shared<const graph::Node>(styleWrittenOut(*node, lecture, registry));
    });
    changed.look.styles.remove(style);
    return changed;
}

int blocksWithStyle(const Lecture &lecture, const QString &style)
{
    int count = 0;
    withEveryNode(lecture, [&](const graph::NodePtr &node) {
        count += node->style == style ? 1 : 0;
        return node;
    });
    return count;
}

Result<QString> saveLook(const Lecture &lecture, const QString &title, const QString &folder)
{
    const QString name = lookFileName(title);
    if (name.isEmpty())
        return base::failure(translated("A look needs a name."), translated("Write one, such as “My department”."));
    graph::Look look = lecture.look;
    look.id = name;
    look.title = title.trimmed();
    if (!QDir().mkpath(folder))
        return base::failure(translated("The folder for looks cannot be made."),
                             translated("Check that you may write there."), folder);
    const QString file = QDir(folder).filePath(name + u".json"_s);
    return base::replaceFile(file, lecture::writeLook(look)).map([&] { return file; });
}

} // namespace lectograph::editor
