// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/operations/styling.h"

#include "editor/edits/looks.h"
#include "editor/edits/mime.h"
#include "editor/edits/styles.h"
#include "editor/language/names.h"
#include "editor/session/session.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QFileInfo>
#include <QGuiApplication>
#include <QInputDialog>
#include <QMenu>

#include <memory>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

struct StyleWords
{
    Q_DECLARE_TR_FUNCTIONS(lectograph::editor::Styling)
};

QString onlyNode(const Session &session)
{
    return session.selection.nodes().size() == 1 ? session.selection.nodes().front() : QString();
}

void copySelectedStyle(Session &session)
{
    const QByteArray copied = copyStyle(session.document.lecture(), session.selection.scene(),
                                        session.selection.nodes().value(0), session.registry());
    if (copied.isEmpty())
        return;
    auto *data = new QMimeData;
    data->setData(QString::fromLatin1(mime::style), copied);
    QGuiApplication::clipboard()->setMimeData(data);
    Q_EMIT session.document.statusMessage(
        StyleWords::tr("The style is copied. Select blocks and paste it with Ctrl+Alt+V."));
}

void pasteCopiedStyle(Session &session)
{
    const QByteArray copied =
        mime::read(QGuiApplication::clipboard()->mimeData(), mime::style).value_or(QString()).toUtf8();
    session.document.edit(StyleWords::tr("Paste style"), [&](const Lecture &lecture) {
        return withPastedStyle(lecture, session.selection.scene(), session.selection.nodes(), copied,
                               session.registry());
    });
}

void updateSelectedStyle(Session &session)
{
    session.document.edit(StyleWords::tr("Update style"), [&](const Lecture &lecture) {
        return withUpdatedStyle(lecture, session.selection.scene(), onlyNode(session), session.registry());
    });
}

void enableStyleActions(Session &session)
{
    const Lecture &lecture = session.document.lecture();
    const QString scene = session.selection.scene();
    const QStringList &nodes = session.selection.nodes();
    const bool isStyled =
        std::ranges::any_of(nodes, [&](const QString &node) { return !styleOf(lecture, scene, node).isEmpty(); });
    const auto enable = [&](ActionId id, bool isEnabled) {
        if (QAction *action = session.actions.find(id))
            action->setEnabled(isEnabled);
    };
    enable(styleaction::copy, !nodes.isEmpty());
    enable(styleaction::paste, !nodes.isEmpty());
    enable(styleaction::create, nodes.size() == 1);
    enable(styleaction::update,
           nodes.size() == 1 && differsFromStyle(lecture, scene, nodes.front(), session.registry()));
    enable(styleaction::reset, isStyled);
    enable(styleaction::writeOut, isStyled);
}

} // namespace

void chooseStyle(Session &session, const QString &style)
{
    session.document.edit(StyleWords::tr("Change style"), [&](const Lecture &lecture) {
        return withStyle(lecture, session.selection.scene(), session.selection.nodes(), style);
    });
}

void makeStyle(Session &session, QWidget *window)
{
    auto *dialog = new QInputDialog(window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setObjectName(u"styleName"_s);
    dialog->setWindowTitle(StyleWords::tr("New style"));
    dialog->setLabelText(StyleWords::tr("Name of the style, such as “layer”"));
    dialog->setOkButtonText(StyleWords::tr("Make style"));
    QObject::connect(dialog, &QInputDialog::textValueSelected, dialog,
                     [&session, node = onlyNode(session)](const QString &name) {
                         session.document.edit(StyleWords::tr("New style"), [&](const Lecture &lecture) {
                             return withNewStyle(lecture, session.selection.scene(), node, name, session.registry());
                         });
                     });
    dialog->open();
}

void saveLookAs(Session &session, QWidget *window)
{
    const Lecture &lecture = session.document.lecture();
    auto *dialog = new QInputDialog(window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setObjectName(u"lookName"_s);
    dialog->setWindowTitle(StyleWords::tr("Save look"));
    dialog->setLabelText(StyleWords::tr("Name of the look. Every lecture can have it then."));
    dialog->setOkButtonText(StyleWords::tr("Save look"));
    dialog->setTextValue(graph::localized(lecture.look.title, session.preview.languages()).value_or(QString()));
    QObject::connect(dialog, &QInputDialog::textValueSelected, dialog, [&session](const QString &name) {
        const auto saved = saveLook(session.document.lecture(), name);
        if (saved)
            Q_EMIT session.document.statusMessage(StyleWords::tr("The look is saved as %1.").arg(*saved));
        else
            Q_EMIT session.document.refused(saved.error());
    });
    dialog->open();
}

void addStyleActions(QWidget *window, Session &session)
{
    const auto add = [&](ActionId id, const QString &text, const QList<QKeySequence> &keys, const QString &icon,
                         const std::function<void()> &run) {
        return session.actions.add(window, {id, StyleWords::tr("Style"), text, keys, icon}, run);
    };
    QAction *copy = add(styleaction::copy, StyleWords::tr("Copy style"), {Qt::CTRL | Qt::ALT | Qt::Key_C}, u"palette"_s,
                        [&session] { copySelectedStyle(session); });
    add(styleaction::paste, StyleWords::tr("Paste style"), {Qt::CTRL | Qt::ALT | Qt::Key_V}, u"clipboard-paste"_s,
        [&session] { pasteCopiedStyle(session); });
    add(styleaction::create, StyleWords::tr("New style from this block…"), {}, u"plus"_s,
        [&session, window] { makeStyle(session, window); });
    add(styleaction::update, StyleWords::tr("Update style"), {}, u"refresh-cw"_s,
        [&session] { updateSelectedStyle(session); });
    add(styleaction::reset, StyleWords::tr("Back to what the style says"), {}, u"rotate-ccw"_s, [&session] {
        session.document.edit(StyleWords::tr("Back to what the style says"), [&](const Lecture &lecture) {
            return asTheStyleSays(lecture, session.selection.scene(), session.selection.nodes());
        });
    });
    add(styleaction::writeOut, StyleWords::tr("Keep the values without the style"), {}, u"unlink"_s, [&session] {
        session.document.edit(StyleWords::tr("Keep the values without the style"), [&](const Lecture &lecture) {
            return withStyleWrittenOut(lecture, session.selection.scene(), session.selection.nodes(),
                                       session.registry());
        });
    });
    const auto follow = [&session] { enableStyleActions(session); };
    QObject::connect(&session.selection, &Selection::changed, copy, follow);
    QObject::connect(&session.document, &Document::changed, copy, follow);
    follow();
}

void addStyleMenu(QMenu &menu, Session &session)
{
    for (const ActionId id : {styleaction::copy, styleaction::paste}) {
        if (QAction *action = session.actions.find(id)) // of the window
            menu.addAction(action);
    }
}

} // namespace lectograph::editor
