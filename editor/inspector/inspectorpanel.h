// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/properties.h"
#include "editor/session/session.h"

#include <QElapsedTimer>
#include <QPointer>
#include <QWidget>

#include <map>
#include <vector>

class QLineEdit;
class QScrollArea;
class QVBoxLayout;

namespace lectograph::editor {

class InspectorHeader;
class Row;
class Section;
class StyleBar;
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
    /// Changes when the set of rows must be rebuilt.
    QString structure() const;
    QStringList selectedTypes() const;
    QStringList changedBy(const timeline::Clip &clip) const;
    /// Updates for the selection. While the panel is hidden, or the playhead runs through scenes, waits for catchUp().
    void follow();
    void catchUp();
    void showNow();
    Row *find(const QString &key) const;
    void rebuild();
    void refreshTimed();
    void finishTyping();
    void showProblem();
    QString valueProblemOf(const RowSource &source) const;
    Row *rowWithFocus() const;
    void alignLabels();
    void rememberWork(QWidget *focused);
    void giveFocusBack();
    void stepRow(int by);
    void orderTabs();
    void showFound();

    void addActions();
    void addSelection();
    void addDocument();
    void addProperties(const std::vector<PropertyPlace> &owners);
    Section *addSection(const QString &name, const QString &title, const std::vector<RowSource> &sources);
    Row *makeRow(RowSource source, QWidget *parent);

    Session &m_session;
    InspectorHeader *m_head;
    QPointer<StyleBar> m_style; ///< of the selected blocks
    QLineEdit *m_search;        ///< for blocks with many properties
    QScrollArea *m_scroll;
    QWidget *m_holder;
    QWidget *m_content = nullptr; ///< for the selection
    QVBoxLayout *m_sections = nullptr;
    std::vector<Row *> m_rows;
    std::map<PropertyPlace, QString> m_valueProblems;
    QPointer<QWidget> m_work;        ///< where the focus was before: the stage, the graph, the lanes
    std::size_t m_propertyCount = 0; ///< of the selection, with the seldom ones
    QString m_structure;
    QStringList m_types; ///< of the shown items, each once
    bool m_isStale = false;
    QElapsedTimer m_sinceTimed;
};

} // namespace lectograph::editor
