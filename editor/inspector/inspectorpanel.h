// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/properties.h"
#include "editor/session/session.h"

#include <QElapsedTimer>
#include <QPointer>
#include <QTimer>
#include <QWidget>

#include <map>
#include <vector>

class QLabel;
class QLineEdit;
class QScrollArea;

namespace lectograph::editor {

class InspectorHeader;
class PropertySheet;
class Row;
class TextField;
struct RowSource;

/// Shows all properties of the selection for editing: blocks, clips, sounds, or without a selection the scene and the
/// lecture. Built from the property tables, so new block types need no code here.
class InspectorPanel : public QWidget
{
    Q_OBJECT

public:
    InspectorPanel(Session &session, QWidget *parent);
    ~InspectorPanel() override;

    const std::vector<Row *> &rows();
    /// The row of a property. Returns null if there is none.
    Row *row(const QString &key);
    /// What to say below values with which other blocks cannot work, and below what clips lack.
    void setValueProblems(const std::map<PropertyPlace, QString> &sentences);

Q_SIGNALS:
    /// The author requests the curves of the selected keyframes.
    void curvesRequested();

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    /// Updates for the selection. While the panel is hidden, or the playhead runs through scenes, waits for catchUp().
    void follow();
    void catchUp();
    void showNow();
    void rebuild();
    void refreshTimed();
    void searchProperties();
    void finishTyping();
    void showProblem();
    QString valueProblemOf(const RowSource &source) const;
    void rememberWork(QWidget *focused);
    /// Scrolls to the row that somebody points at, and marks it, as soon as the panel is seen.
    void showPointed();
    void giveFocusBack();
    void focusAgain(const QString &key);
    void addActions();
    Row *rowWithFocus() const;
    TextField *fieldForSymbols() const;
    void insertSymbol();
    void stepRow(int by);
    void orderTabs();

    Session &m_session;
    InspectorHeader *m_head;
    QLineEdit *m_search; ///< for blocks with many properties
    QLabel *m_nothing;   ///< instead of the properties that a search does not find
    QScrollArea *m_scroll;
    QWidget *m_holder;
    PropertySheet *m_sheet = nullptr; ///< for the selection
    std::map<PropertyPlace, QString> m_valueProblems;
    QPointer<QWidget> m_work; ///< where the focus was before: the stage, the graph, the lanes
    QString m_structure;      ///< of the shown sheet
    QStringList m_types;      ///< of the shown items, each once
    QString m_pointed;        ///< the key of a row that has not been shown yet
    QPointer<Row> m_marked;
    QTimer m_marking; ///< once its row is laid out
    QAction *m_insertSymbol = nullptr;
    bool m_isStale = false;
    QElapsedTimer m_sinceTimed;
};

} // namespace lectograph::editor
