// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/operations/filechoice.h"

#include "base/text.h"
#include "editor/edits/filedrop.h"
#include "editor/edits/sounds.h"
#include "editor/edits/tensor_files.h"
#include "editor/language/translated.h"
#include "editor/operations/tabledialog.h"
#include "editor/session/session.h"
#include "editor/settings/settings.h"
#include "editor/widgets/filedialog.h"

#include <QApplication>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>
#include <QTimer>
#include <QWidget>

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

/// The file property that is not set, if there is one.
std::optional<graph::PropertySpec> missingFileOf(const graph::Node &node, const timeline::Registry &registry)
{
    const graph::NodeType *type = registry.nodes.find(node);
    for (const graph::PropertySpec &spec : type ? type->properties : graph::PropertyTable()) {
        const QString key = base::toText(spec.key);
        if (spec.type == graph::ValueType::Asset && !node.properties.contains(key))
            return spec;
    }
    return std::nullopt;
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

void askForPicture(Session &session, const QString &id, Gesture gesture)
{
    // A modal dialog during a drop would keep the pointer grabbed.
    QTimer::singleShot(0, &session.document, [&session, scene = session.selection.scene(), id, gesture] {
        const graph::Node *node = session.document.node(scene, id);
        const auto spec = node ? missingFileOf(*node, session.registry()) : std::nullopt;
        if (!spec)
            return;
        const bool readsTables = node->type == tensorFileType;
        QWidget *over = QApplication::activeWindow();
        const QString path = session.choosePicture ? session.choosePicture()
            : spec->files.empty()                  ? chosenPictureFile(over)
                                                   : chosenDataFile(over, base::toText(spec->files).split(u'|'));
        if (path.isEmpty()) {
            if (spec->files.empty()) // a picture without a picture is nothing
                session.document.cancel(gesture);
            return;
        }
        const TableAnswer answer = readsTables ? askForTable(session, path) : TableAnswer();
        if (answer.isCancelled)
            return;
        const auto withFile = [&](const Lecture &lecture) {
            return withFileFor(lecture, *spec, path)
                .and_then([&](const KeptFile &kept) {
                    return lecture::withNodeProperty(kept.lecture, scene, id, base::toText(spec->key), kept.file);
                })
                .and_then([&](const Lecture &with) {
                    return answer.choice ? withTableReading(with, scene, {id}, answer.choice->reading)
                                         : base::Result<Lecture>(with);
                });
        };
        session.document.edit(spec->files.empty() ? translated("Choose picture") : translated("Choose file"), withFile,
                              gesture);
    });
}

} // namespace lectograph::editor
