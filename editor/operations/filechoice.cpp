// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/operations/filechoice.h"

#include "base/text.h"
#include "editor/edits/filedrop.h"
#include "editor/edits/properties.h"
#include "editor/edits/sounds.h"
#include "editor/edits/tensor_files.h"
#include "editor/language/translated.h"
#include "editor/operations/tabledialog.h"
#include "editor/session/session.h"
#include "editor/settings/settings.h"
#include "editor/widgets/filedialog.h"
#include "lecture/properties.h"

#include <QApplication>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>
#include <QTimer>
#include <QWidget>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

enum class HowMany { One, Several };

/// Starts in the folder of `last`, which it changes to that of the files.
QStringList chosenFiles(HowMany count, QWidget *over, const QString &title, const QString &filter,
                        const Setting<QString> &last, QStandardPaths::StandardLocation preset)
{
    QString folder = last.isSet() ? last.value() : QStandardPaths::writableLocation(preset);
    if (!QDir(folder).exists())
        folder = QDir::homePath(); // the dialog would take a missing folder for a file name
    const FileWish wish{title, folder, filter};
    const QStringList paths = count == HowMany::Several ? askForFiles(over, wish) : QStringList{askForFile(over, wish)};
    if (!paths.value(0).isEmpty())
        last.set(QFileInfo(paths.first()).absolutePath());
    return paths;
}

QStringList chosenSounds(HowMany count, QWidget *parent, const QString &title)
{
    const QString filter = translated("Sounds (%1)").arg(u"*."_s + soundFileEndings().join(" *."_L1)) + u";;"_s
        + translated("All files (*)");
    return chosenFiles(count, parent->window(), title, filter, setting::soundFolder, QStandardPaths::MusicLocation);
}

struct MissingFile
{
    QString node;
    graph::PropertySpec spec;
};

/// The first file that one of the nodes lacks, if there is one.
std::optional<MissingFile> missingFileOf(const Session &session, const QString &scene, const QStringList &nodes)
{
    for (const QString &id : nodes) {
        const graph::Node *node = session.document.node(scene, id);
        const graph::NodeType *type = node ? session.registry().nodes.find(*node) : nullptr;
        for (const graph::PropertySpec &spec : type ? type->properties : graph::PropertyTable()) {
            if (lecture::lacksFile(*node, spec))
                return MissingFile{id, spec};
        }
    }
    return std::nullopt;
}

/// Asks for the file of a property, and sets it. False if a question is cancelled, or the file refused.
bool setChosenFile(Session &session, const PropertyPlace &place, const graph::PropertySpec &spec, Gesture gesture)
{
    QWidget *over = QApplication::activeWindow();
    const QStringList endings = base::toText(spec.files).split(u'|', Qt::SkipEmptyParts);
    const QString path = session.choosePicture ? session.choosePicture()
        : endings.isEmpty()                    ? chosenPictureFile(over)
                                               : chosenDataFile(over, endings);
    const graph::Node *node = session.document.node(place.scene, place.node);
    if (path.isEmpty() || !node)
        return false;
    const TableAnswer answer = endings.contains(u"csv"_s) ? askForTable(session, path) : TableAnswer();
    if (answer.isCancelled)
        return false;
    const tensor::TableReading reading = answer.choice ? answer.choice->reading : tensor::TableReading();
    QStringList notes;
    const auto withFile = [&](const Lecture &lecture) {
        return withFileFor(lecture, spec, path, reading)
            .and_then([&](const KeptFile &kept) {
                notes = kept.notes;
                return lecture::withNodeProperty(kept.lecture, place.scene, place.node, place.key, kept.file);
            })
            .and_then([&](const Lecture &with) {
                return answer.choice ? withTableReading(with, place.scene, {place.node}, reading, session.registry())
                                     : base::Result<Lecture>(with);
            });
    };
    const bool isDone = session.document.edit(
        spec.files.empty() ? translated("Choose picture") : translated("Choose file"), withFile, gesture);
    if (isDone && !notes.isEmpty())
        Q_EMIT session.document.statusMessage(notes.join(u' '));
    return isDone;
}

} // namespace

QString chosenPictureFile(QWidget *over)
{
    const QString filter = translated("Pictures (*.png *.jpg *.jpeg *.webp *.gif *.svg *.bmp);;All files (*)");
    return chosenFiles(HowMany::One, over, translated("Choose a picture"), filter, setting::pictureFolder,
                       QStandardPaths::PicturesLocation)
        .value(0);
}

QString chosenDataFile(QWidget *over, const QStringList &endings)
{
    const QString filter = translated("Files (%1)").arg(u"*."_s + endings.join(" *."_L1)) + u";;"_s
        + translated("All files (*)");
    return chosenFiles(HowMany::One, over, translated("Choose a file"), filter, setting::tensorFolder,
                       QStandardPaths::DocumentsLocation)
        .value(0);
}

QString chosenSoundFile(QWidget *parent, const QString &title)
{
    return chosenSounds(HowMany::One, parent, title).value(0);
}

QStringList chosenSoundFiles(QWidget *parent, const QString &title)
{
    return chosenSounds(HowMany::Several, parent, title);
}

void askForNeededFiles(Session &session, const QStringList &nodes, Gesture gesture, const std::function<void()> &next)
{
    const QString scene = session.selection.scene();
    if (!missingFileOf(session, scene, nodes)) {
        if (next)
            next();
        return;
    }
    // A modal dialog during a drop would keep the pointer grabbed.
    QTimer::singleShot(0, &session.document, [&session, scene, nodes, gesture, next] {
        while (const auto missing = missingFileOf(session, scene, nodes)) {
            const PropertyPlace place{scene, missing->node, {}, base::toText(missing->spec.key)};
            if (!setChosenFile(session, place, missing->spec, gesture)) {
                session.document.cancel(gesture);
                return;
            }
        }
        const bool areThere = std::ranges::all_of(
            nodes, [&](const QString &node) { return session.document.node(scene, node) != nullptr; });
        if (next && areThere)
            next();
    });
}

} // namespace lectograph::editor
