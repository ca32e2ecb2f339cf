// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/session.h"

#include <QElapsedTimer>
#include <QPointer>
#include <QWidget>

#include <vector>

class QScrollArea;
class QVBoxLayout;

namespace lectograph::editor {

class InspectorHeader;
class Row;
class Section;
struct PropertyPlace;
struct RowSource;

/// All that what is selected has, ready to be changed: blocks, clips, or with nothing selected the scene and the lecture. Made
/// from the tables of properties, so that a new block needs nothing here.
class InspectorPanel : public QWidget
{
    Q_OBJECT

public:
    InspectorPanel(Session &session, QWidget *parent);
    ~InspectorPanel() override;

    const std::vector<Row *> &rows();
    /// The row of a property, or null.
    Row *row(const QString &key);

Q_SIGNALS:
    /// The author wants to see the curves of the keyframes of what is selected.
    void curvesRequested();

protected:
    bool event(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    /// Another answer than before: the rows themselves are others.
    QString structure() const;
    /// The types of what is selected.
    QString kind() const;
    /// Shows what is selected now. While nobody looks, or the playhead runs through scenes, that waits for catchUp().
    void follow();
    void catchUp();
    void showNow();
    Row *find(const QString &key) const;
    void rebuild();
    void refreshTimed();
    void finishTyping();
    void showProblem();
    Row *rowWithFocus() const;
    void alignLabels();
    void rememberWork(QWidget *focused);
    void giveFocusBack();
    void stepRow(int by);

    void buildNodes();
    void buildClips();
    void buildSounds();
    void buildDocument();
    void addTable(const std::vector<PropertyPlace> &owners);
    Section *addSection(const QString &name, const QString &title);
    Row *makeRow(RowSource source, QWidget *parent);

    Session &m_session;
    InspectorHeader *m_head;
    QScrollArea *m_scroll;
    QWidget *m_holder;
    QWidget *m_content = nullptr; ///< of what is selected
    QVBoxLayout *m_sections = nullptr;
    std::vector<Row *> m_rows;
    QPointer<QWidget> m_work; ///< where the author was before: the stage, the graph, the lanes
    QString m_structure;
    QString m_kind; ///< of what is shown
    bool m_isStale = false;
    QElapsedTimer m_sinceTimed;
};

} // namespace lectograph::editor
