// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QString>

class QLineEdit;
class QKeyEvent;
class QWidget;

namespace lectograph::editor {

class Document;

/// Undo takes back what was done last, wherever the cursor stands. Line edits, also those of spin boxes, keep Ctrl+Z
/// even if nothing was typed there; in this window they keep it only for letters that are newer than the last change of
/// the document, and otherwise leave it to the window.
class UndoKeys : public QObject
{
    Q_OBJECT

public:
    UndoKeys(QWidget *window, const Document &document);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void follow(QWidget *focused);
    void settle();
    bool isOfField(const QKeyEvent &key);

    QWidget *m_window;
    QPointer<QWidget> m_focused;
    QPointer<QLineEdit> m_line; ///< of m_focused
    QString m_settled;          ///< its text when the focus came or the document changed last
    bool m_isStale = false;     ///< the document has changed: the field may be about to show it
    bool m_hasUndone = false;   ///< letters were undone in the field since then
};

} // namespace lectograph::editor
