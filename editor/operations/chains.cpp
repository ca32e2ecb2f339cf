// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/operations/chains.h"

#include "editor/edits/chain_edits.h"
#include "editor/edits/heard_sounds.h"
#include "editor/edits/lookup.h"
#include "editor/language/names.h"
#include "editor/language/translated.h"
#include "editor/operations/apply_edit.h"
#include "editor/operations/sharing.h"
#include "editor/session/labels.h"
#include "editor/widgets/messagebox.h"

#include <QApplication>
#include <QPushButton>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype mostLines = 8;

/// At most some of them.
QStringList shortened(QStringList lines)
{
    const auto count = lines.size();
    if (count <= mostLines)
        return lines;
    lines = lines.first(mostLines);
    lines.append(translated("… and %n more", static_cast<int>(count - mostLines)));
    return lines;
}

/// “Scene 3” uses “Title” of “Opening”.
QStringList inWords(const Session &session, const std::vector<LostBlock> &lost)
{
    QStringList lines;
    for (const LostBlock &one : lost) {
        const QString block = nodeLabel(session, one.home, one.node);
        lines.append(translated("%1 uses “%2” of %3.")
                         .arg(sceneNames(session, {one.scene}), block, sceneNames(session, {one.home})));
    }
    return shortened(lines);
}

/// “Music” of “Opening” is heard in “Scene 2” and “Scene 3”.
QStringList inWords(const Session &session, const std::vector<LostSound> &lost)
{
    QStringList lines;
    for (const LostSound &one : lost)
        lines.append(translated("“%1” of %2 is also heard in %3.")
                         .arg(labelOf(*one.sound, session.preview.languages()), sceneNames(session, {one.home}),
                              sceneNames(session, one.hearers)));
    return shortened(lines);
}

QString warningOf(const Session &session, const std::vector<LostBlock> &lost)
{
    return lost.empty() ? QString()
                        : inWords(session, lost).join(u'\n') + u"\n\n"_s
            + translated("Clips and links that need them stop working until they lead elsewhere.");
}

QString warningOf(const Session &session, const std::vector<LostSound> &lost)
{
    return lost.empty()
        ? QString()
        : inWords(session, lost).join(u'\n') + u"\n\n"_s
            + translated(
                "Sounds go with their scene, unless they are kept: they then go on in the next scene as they are "
                "heard there now.");
}

bool isAccepted(const Session &session, const std::vector<LostBlock> &lost, const QString &deed)
{
    MessageBox box(MessageBox::Kind::Warning, translated("Scenes lose blocks of others that they continue."),
                   warningOf(session, lost), QApplication::activeWindow());
    const QPushButton *go = box.addButton(deed, QMessageBox::DestructiveRole);
    QPushButton *stay = box.addPrimaryButton(translated("Cancel"), QMessageBox::RejectRole);
    box.setEscapeButton(stay);
    box.exec();
    return box.clickedButton() == go;
}

enum class Deletion { None, All, KeepingSounds };

Deletion askedFor(const Session &session, const std::vector<LostBlock> &blocks, const std::vector<LostSound> &sounds)
{
    if (blocks.empty() && sounds.empty())
        return Deletion::All;
    if (sounds.empty())
        return isAccepted(session, blocks, translated("Delete")) ? Deletion::All : Deletion::None;
    QStringList warnings{warningOf(session, sounds), warningOf(session, blocks)};
    warnings.removeAll(QString());
    MessageBox box(MessageBox::Kind::Warning,
                   blocks.empty() ? translated("Later scenes lose sounds.")
                                  : translated("Later scenes lose sounds and blocks."),
                   warnings.join(u"\n\n"_s), QApplication::activeWindow());
    const QPushButton *all = box.addButton(translated("Delete with the sounds"), QMessageBox::DestructiveRole);
    const QPushButton *keeping = box.addButton(translated("Keep the sounds"), QMessageBox::AcceptRole);
    QPushButton *stay = box.addPrimaryButton(translated("Cancel"), QMessageBox::RejectRole);
    box.setEscapeButton(stay);
    box.exec();
    if (box.clickedButton() == all)
        return Deletion::All;
    return box.clickedButton() == keeping ? Deletion::KeepingSounds : Deletion::None;
}

} // namespace

bool editScenes(Session &session, const QString &name, const QString &deed, const Document::Edit &edit)
{
    if (const auto after = edit(session.document.lecture())) {
        const std::vector<LostBlock> lost = lostBlocks(session.document.lecture(), *after);
        if (!lost.empty() && !isAccepted(session, lost, deed))
            return false;
    }
    return applyEdit(session, name, edit);
}

bool deleteScenes(Session &session, const QStringList &scenes)
{
    const Lecture &lecture = session.document.lecture();
    const timeline::AnimationRegistry &animations = session.registry().animations;
    const auto removed = [&](const Lecture &with) { return withoutScenes(with, scenes); };
    const auto after = removed(lecture);
    if (!after) // says why
        return applyEdit(session, translated("Delete scene"), removed);
    const std::vector<LostSound> sounds = lostSounds(lecture, scenes, animations, editContextOf(session).soundLength);
    const Deletion deletion = askedFor(session, lostBlocks(lecture, *after), sounds);
    if (deletion == Deletion::None)
        return false;
    return applyEdit(session, translated("Delete scene"), [&](const Lecture &with) {
        return deletion == Deletion::All ? removed(with)
                                         : withSoundsHandedOn(with, sounds, animations).and_then(removed);
    });
}

bool continueScene(Session &session, const QString &scene, bool continues)
{
    const QString name = continues ? translated("Continue the scene before") : translated("Begin the scene on its own");
    return editScenes(session, name, translated("Begin on its own"),
                      [&](const Lecture &lecture) { return withSceneContinued(lecture, scene, continues); });
}

} // namespace lectograph::editor
