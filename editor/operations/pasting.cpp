// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/operations/pasting.h"

#include "editor/customblocks/customblocks.h"
#include "editor/edits/blocks.h"
#include "editor/edits/filedrop.h"
#include "editor/edits/texts.h"
#include "editor/language/translated.h"
#include "editor/session/session.h"

#include <QImage>
#include <QJsonArray>
#include <QMimeData>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using base::Vec3;

namespace {

constexpr qsizetype mostLetters = 20'000; // more would be a book, not a picture

/// Clips, keyframes and other formats of the panels, which have no meaning as text.
bool isOurs(const QMimeData &data)
{
    return std::ranges::any_of(data.formats(),
                               [](const QString &format) { return format.startsWith(u"application/x-lectograph-"_s); });
}

/// Many programs offer a picture of copied text too; some offer the address of a copied picture, which is not text.
QString wordsIn(const QMimeData &data)
{
    return data.hasImage() && !data.hasFormat(u"text/plain"_s) ? QString() : data.text().trimmed();
}

using Adding = std::function<Result<AddedFiles>(const Lecture &lecture, const QString &scene)>;

void add(Session &session, const QString &name, const Adding &adding)
{
    const QString scene = session.selection.scene();
    AddedFiles added;
    const bool done = session.document.edit(name, [&](const Lecture &lecture) {
        return adding(lecture, scene).map([&](AddedFiles &&with) {
            added = std::move(with);
            return added.lecture;
        });
    });
    if (!done)
        return;
    if (added.nodes.isEmpty())
        session.selection.setSounds(added.sounds);
    else
        session.selection.setNodes(added.nodes);
}

Result<AddedFiles> withWords(const Lecture &lecture, const QString &sceneId, const QString &text,
                             const Session &session, std::optional<Vec3> at)
{
    if (text.size() > mostLetters)
        return base::failure(translated("The text has more than 20,000 letters."), translated("Copy a part of it."));
    const lecture::Scene *scene = session.document.scene(sceneId);
    if (!scene)
        return base::failure(translated("There is no scene to put it into."), translated("Add a scene first."));
    const QString type = u"text.text"_s;
    NewBlock block{type, freeNodeId(*scene, type)};
    block.properties.insert(u"text"_s, withText(QJsonValue(), session.preview.language(), text, lecture));
    if (at)
        block.properties.insert(u"position"_s, QJsonArray{at->x, at->y});
    return withBlock(lecture, sceneId, block, session.registry).map([&](Lecture with) {
        return AddedFiles{std::move(with), {block.id}, {}};
    });
}

} // namespace

void addFiles(Session &session, QStringList paths, std::optional<Vec3> at)
{
    QStringList blocks;
    std::ranges::copy_if(paths, std::back_inserter(blocks), isCustomBlockFile);
    importCustomBlocks(session, blocks);
    paths.removeIf([&](const QString &path) { return blocks.contains(path); });
    if (paths.isEmpty())
        return;
    const base::Time now = session.preview.localTime();
    add(session, translated("Add files"), [&](const Lecture &lecture, const QString &scene) {
        return withFilesAndSounds(lecture, scene, paths, session.registry, now, at);
    });
}

bool holdsSomething(const QMimeData *data)
{
    return data && !isOurs(*data) && (!filesIn(data).isEmpty() || data->hasImage() || !wordsIn(*data).isEmpty());
}

void pasteFromElsewhere(Session &session, const QMimeData *data, std::optional<Vec3> at)
{
    if (!holdsSomething(data)) {
        Q_EMIT session.document.refused(
            {translated("There is nothing in the clipboard that could be put into the scene."),
             translated("Copy blocks, words, a picture or a file first."),
             {}});
        return;
    }
    if (const QStringList files = filesIn(data); !files.isEmpty()) {
        addFiles(session, files, at);
        return;
    }
    const QString text = wordsIn(*data);
    if (!text.isEmpty())
        add(session, translated("Paste words"),
            [&](const Lecture &lecture, const QString &scene) { return withWords(lecture, scene, text, session, at); });
    else
        add(session, translated("Paste picture"), [&](const Lecture &lecture, const QString &scene) {
            return withImage(lecture, scene, data->imageData().value<QImage>(), session.registry, at);
        });
}

} // namespace lectograph::editor
