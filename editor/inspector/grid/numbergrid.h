// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/cells.h"

#include <QObject>
#include <QPointer>

class QWidget;

namespace lectograph::editor {

class GridDialog;
struct Session;

/// A table of numbers in a grid of its own.
class NumberGrid : public QObject
{
    Q_OBJECT

public:
    NumberGrid(Session &session, const QString &title, QWidget *parent);

    /// What is shown, if it is open. A single row is a list, unless it is a row of a matrix.
    void display(const QJsonValue &numbers);
    void open();

Q_SIGNALS:
    void edited(const QJsonValue &numbers);

private:
    void take(const std::vector<CellEdit> &edits);
    void takeFile(const QString &path);
    void show();
    /// Whether it is applied, with a note.
    bool apply(const std::vector<CellEdit> &edits, const QString &note = {});

    Session &m_session;
    QString m_title;
    QWidget *m_parent;
    QJsonValue m_numbers;
    QPointer<GridDialog> m_dialog;
};

} // namespace lectograph::editor
