// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/operations/picturechoice.h"

#include "base/text.h"
#include "editor/edits/filedrop.h"
#include "editor/language/translated.h"
#include "editor/session/session.h"

#include <QApplication>
#include <QTimer>

namespace lectograph::editor {

using lecture::Lecture;

namespace {

/// The key of a file property that is not set; empty if there is none.
QString missingFileOf(const graph::Node &node, const timeline::Registry &registry)
{
    const graph::NodeType *type = registry.nodes.find(node.type);
    for (const graph::PropertySpec &spec : type ? type->properties : graph::PropertyTable()) {
        const QString key = base::toText(spec.key);
        if (spec.type == graph::ValueType::Asset && !node.properties.contains(key))
            return key;
    }
    return {};
}

} // namespace

void askForPicture(Session &session, const QString &id, Gesture gesture)
{
    // A modal dialog during a drop would keep the pointer grabbed.
    QTimer::singleShot(0, &session.document, [&session, scene = session.selection.scene(), id, gesture] {
        const graph::Node *node = session.document.node(scene, id);
        const QString key = node ? missingFileOf(*node, session.registry) : QString();
        if (key.isEmpty())
            return;
        const QString path = session.choosePicture ? session.choosePicture()
                                                   : chosenPictureFile(QApplication::activeWindow());
        if (path.isEmpty())
            return;
        const auto withFile = [&](const Lecture &lecture) {
            return withPictureFile(lecture, path).and_then([&](const KeptFile &kept) {
                return lecture::withNodeProperty(kept.lecture, scene, id, key, kept.file);
            });
        };
        session.document.edit(translated("Choose picture"), withFile, gesture);
    });
}

} // namespace lectograph::editor
