// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/operations/chains.h"

#include "editor/edits/chain_edits.h"
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

/// “Scene 3” uses “Title” of “Opening”.
QStringList inWords(const Session &session, const std::vector<LostBlock> &lost)
{
    QStringList lines;
    for (const LostBlock &one : lost) {
        if (lines.size() == mostLines) {
            lines.append(translated("… and %n more", static_cast<int>(lost.size()) - static_cast<int>(mostLines)));
            break;
        }
        const QString block = nodeLabel(session, one.home, one.node);
        lines.append(translated("%1 uses “%2” of %3.")
                         .arg(sceneNames(session, {one.scene}), block, sceneNames(session, {one.home})));
    }
    return lines;
}

bool isAccepted(const Session &session, const std::vector<LostBlock> &lost, const QString &deed)
{
    MessageBox box(MessageBox::Kind::Warning, translated("Scenes lose blocks of others that they continue."),
                   inWords(session, lost).join(u'\n') + u"\n\n"_s
                       + translated("Clips and links that need them stop working until they lead elsewhere."),
                   QApplication::activeWindow());
    const QPushButton *go = box.addButton(deed, QMessageBox::DestructiveRole);
    QPushButton *stay = box.addPrimaryButton(translated("Cancel"), QMessageBox::RejectRole);
    box.setEscapeButton(stay);
    box.exec();
    return box.clickedButton() == go;
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

bool continueScene(Session &session, const QString &scene, bool continues)
{
    const QString name = continues ? translated("Continue the scene before") : translated("Begin the scene on its own");
    return editScenes(session, name, translated("Begin on its own"),
                      [&](const Lecture &lecture) { return withSceneContinued(lecture, scene, continues); });
}

} // namespace lectograph::editor
