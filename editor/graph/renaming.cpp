// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/blocks.h"
#include "editor/graph/canvas.h"
#include "editor/widgets/theme.h"

#include <QAction>
#include <QLineEdit>

#include <algorithm>
#include <memory>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using namespace diagram;

namespace {

/// Opens a field over `place` on the canvas to edit the name.
void edit(GraphCanvas &canvas, const QString &text, const QRectF &place,
          const std::function<void(const QString &)> &take)
{
    if (auto *before = canvas.findChild<QLineEdit *>(u"nameEdit"_s, Qt::FindDirectChildrenOnly))
        before->deleteLater();
    if (canvas.zoom() < 0.5)
        canvas.zoomAt(canvas.toScreen(place).center(), 0.8 / canvas.zoom());
    canvas.reveal(place);
    auto *line = new QLineEdit(text, &canvas);
    line->setObjectName(u"nameEdit"_s);
    line->setAccessibleName(GraphCanvas::tr("Name"));
    line->setToolTip(GraphCanvas::tr("Enter takes the name, Esc leaves it as it was"));
    const QRectF screen = canvas.toScreen(place);
    line->setGeometry(
        QRect(screen.topLeft().toPoint(), QSize(std::max(120, static_cast<int>(screen.width())), Theme::row)));
    line->selectAll();
    line->show();
    line->setFocus(Qt::PopupFocusReason);
    auto isDone = std::make_shared<bool>(false);
    const auto finish = [&canvas, line, take, text, isDone](bool isTaken) {
        if (*isDone)
            return;
        *isDone = true;
        const QString now = line->text().trimmed();
        const bool hadFocus = line->hasFocus();
        line->deleteLater();
        if (hadFocus)
            canvas.setFocus();
        if (isTaken && now != text)
            take(now);
    };
    QObject::connect(line, &QLineEdit::editingFinished, &canvas, [finish] { finish(true); });
    auto *escape = new QAction(line);
    escape->setShortcut(Qt::Key_Escape);
    escape->setShortcutContext(Qt::WidgetShortcut);
    line->addAction(escape);
    QObject::connect(escape, &QAction::triggered, &canvas, [finish] { finish(false); });
    QObject::connect(&canvas, &GraphCanvas::viewChanged, line, [finish] { finish(true); });
}

void editTitle(GraphCanvas &canvas, const QString &step, const QString &list, int index, const QString &title,
               const QRectF &place)
{
    edit(canvas, title, place, [&canvas, step, list, index](const QString &name) {
        Session &session = canvas.session();
        session.document.edit(step, [&](const Lecture &lecture) {
            return withSceneExtraItem(lecture, canvas.scene(), list, index, u"title"_s, name);
        });
    });
}

} // namespace

void renameCard(GraphCanvas &canvas, int index)
{
    const NodeCard &card = canvas.drawn().diagram.cards[at(index)];
    if (card.group)
        return renameGroup(canvas, *card.group);
    edit(canvas, card.label, card.header(), [&canvas, id = card.id](const QString &name) {
        Session &session = canvas.session();
        session.document.edit(GraphCanvas::tr("Rename block"), [&](const Lecture &lecture) {
            return withLabel(lecture, canvas.scene(), id, name == id ? QString() : name, session.preview.language());
        });
    });
}

void renameCommentBox(GraphCanvas &canvas, int index)
{
    const CommentBox &box = canvas.drawn().diagram.commentBoxes[at(index)];
    editTitle(canvas, GraphCanvas::tr("Rename comment box"), u"frames"_s, index, box.title, box.titleRect());
}

void renameGroup(GraphCanvas &canvas, int index)
{
    const Diagram &diagram = canvas.drawn().diagram;
    const Group &group = diagram.groups[at(index)];
    const auto card = std::ranges::find(diagram.cards, std::optional(index), &NodeCard::group);
    editTitle(canvas, GraphCanvas::tr("Rename group"), u"groups"_s, index, group.title,
              card == diagram.cards.end() ? group.titleRect() : card->header());
}

} // namespace lectograph::editor
