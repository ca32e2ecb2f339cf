// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../onescene.h"
#include "../prepare.h"
#include "editor/inspector/fields/numberfields.h"
#include "editor/inspector/inspectorpanel.h"
#include "editor/inspector/rows/row.h"
#include "editor/inspector/rows/rowparts.h"
#include "editor/session/session.h"
#include "editor/session/undokeys.h"
#include "editor/widgets/easingbutton.h"
#include "lecture/files.h"

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QInputMethodEvent>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSettings>
#include <QTest>

#include <algorithm>
#include <memory>
#include <optional>

namespace lectograph::test {

/// A scene with a block of each of the types, named after the last word of its type.
inline lecture::Lecture lectureWith(const QStringList &types, const QStringList &languages = {u"en"_s})
{
    lecture::Lecture lecture = editor::emptyLecture(languages.front());
    lecture.languages = languages;
    for (const QString &type : types) {
        const QString id = editor::freeNodeId(lecture, sceneId, type);
        auto next = editor::withBlock(lecture, sceneId, {.type = type, .id = id}, registry());
        if (!next)
            qFatal("%s", qPrintable(next.error().text()));
        lecture = *std::move(next);
    }
    return lecture;
}

/// Whether the row says that the selected items differ.
inline bool showsDash(const editor::Row &row)
{
    const QString dash = u"—"_s;
    for (const QLineEdit *edit : row.field()->findChildren<QLineEdit *>()) {
        if (edit->text().isEmpty() && edit->placeholderText() == dash)
            return true;
    }
    for (const QPlainTextEdit *edit : row.field()->findChildren<QPlainTextEdit *>()) {
        if (edit->toPlainText().isEmpty() && edit->placeholderText() == dash)
            return true;
    }
    for (const QComboBox *box : row.field()->findChildren<QComboBox *>()) {
        if (box->currentIndex() < 0 && box->placeholderText() == dash)
            return true;
    }
    for (const editor::EasingButton *button : row.field()->findChildren<editor::EasingButton *>()) {
        if (button->accessibleDescription() == "Different values"_L1)
            return true;
    }
    const auto buttons = row.field()->findChildren<QAbstractButton *>();
    return std::ranges::any_of(buttons, [&](const QAbstractButton *button) {
        return button->text() == dash || button->accessibleDescription() == "Different values"_L1;
    });
}

/// Expands all properties hidden under "more".
inline void showEveryRow()
{
    QSettings().clear();
    for (const QString &section : {u"content"_s, u"look"_s, u"place"_s})
        QSettings().setValue(u"inspector/more/"_s + section, true);
}

/// Shows placement properties of the first placed block only: they are the same for all.
class PlacementOnce
{
public:
    /// Whether the block's placement properties are shown from now on.
    bool shows(const QString &type)
    {
        const bool isFirst = !m_wasShown && registry().nodes.find(type)->placed;
        m_wasShown = m_wasShown || isFirst;
        if (m_isShown != isFirst)
            QSettings().setValue(u"inspector/more/place"_s, isFirst);
        m_isShown = isFirst;
        return isFirst;
    }

private:
    bool m_wasShown = false;
    std::optional<bool> m_isShown; ///< writing it takes as long as some blocks
};

/// An inspector on an offscreen display.
struct Bench
{
    explicit Bench(lecture::Lecture lecture, const QStringList &selected = {})
    {
        session.document.open(std::move(lecture), {});
        session.selection.setNodes(selected);
        panel = std::make_unique<editor::InspectorPanel>(session, nullptr);
        new editor::UndoKeys(panel.get(), session.document); // as in the main window
        panel->resize(280, 1600);
        panel->show();
        panel->activateWindow();
        QApplication::setActiveWindow(panel.get());
        QCoreApplication::processEvents();
        before = bytes();
    }

    QJsonValue written(const QString &node, const QString &key) const
    {
        return editor::writtenAt(session.document.lecture(), {session.selection.scene(), node, {}, key});
    }
    editor::ClipId id(const lecture::ClipPlace &clip) const
    {
        return lecture::clipAt(*session.document.scene(sceneId), clip)->id;
    }
    editor::Row *row(const QString &key) const
    {
        editor::Row *found = panel->row(key);
        if (!found)
            qFatal("no row %s", qPrintable(key));
        return found;
    }
    template <class Widget>
    Widget *in(const QString &key, int index = 0) const
    {
        const auto found = row(key)->field()->findChildren<Widget *>();
        if (found.size() <= index)
            qFatal("no such field in %s", qPrintable(key));
        return found[index];
    }
    editor::NumberEdit *number(const QString &key, int index = 0) const { return in<editor::NumberEdit>(key, index); }
    void enter(QLineEdit *edit, const QString &text) const
    {
        edit->setFocus();
        edit->selectAll();
        QInputMethodEvent commit; // as every input method can send
        commit.setCommitString(text);
        QCoreApplication::sendEvent(edit, &commit);
        QTest::keyClick(edit, Qt::Key_Return);
    }
    void enter(const QString &key, const QString &text) const { enter(number(key), text); }
    QString message(const QString &key) const
    {
        const auto *label = row(key)->findChild<QLabel *>(u"message"_s);
        return label->isVisibleTo(row(key)) ? label->text() : QString();
    }
    editor::KeyDiamond *diamond(const QString &key) const { return row(key)->findChild<editor::KeyDiamond *>(); }
    /// Processes pending deletions.
    static void settle()
    {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QCoreApplication::processEvents();
    }
    bool isAsBefore() const { return bytes() == before; }
    int steps() const { return const_cast<editor::Session &>(session).document.history().count(); }
    /// Undoing everything restores the lecture byte for byte.
    bool undoesToBytes()
    {
        while (session.document.history().canUndo())
            session.document.history().undo();
        return isAsBefore();
    }

    editor::Session session{registry()};
    std::unique_ptr<editor::InspectorPanel> panel;
    lecture::Files before;

private:
    lecture::Files bytes() const { return lecture::toFiles(session.document.lecture()).value(); }
};

} // namespace lectograph::test
