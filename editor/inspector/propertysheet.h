// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/properties.h"
#include "editor/session/session.h"

#include <QWidget>

#include <vector>

class QVBoxLayout;

namespace lectograph::editor {

class Row;
class Section;
class StyleBar;
struct RowSource;

/// The rows of what is selected now, in sections. Another selection gets another sheet.
class PropertySheet : public QWidget
{
    Q_OBJECT

public:
    PropertySheet(Session &session, QWidget *parent);

    const std::vector<Row *> &rows() const { return m_rows; }
    /// The row of a property. Returns null if there is none.
    Row *row(const QString &key) const;
    /// The same for one that may be folded away: it is there afterwards, also behind “More”.
    Row *unfoldedRow(const QString &key);
    /// Null if the focus is elsewhere.
    Row *rowWithFocus() const;
    /// The visible row `by` places below the one with the focus; without one, the first or the last.
    Row *rowBeside(int by) const;
    Row *firstVisibleRow() const;
    /// How many properties the selection has, with the seldom ones.
    std::size_t propertyCount() const { return m_propertyCount; }

    void refresh();
    /// Only the rows whose values depend on the time.
    void refreshTimed();
    /// Aligns the fields in one column; labels get the width they need within their maximum share of `width`.
    void alignLabels(int width);
    /// Shows only the properties with the typed letters in their names. Returns whether there are any.
    bool search(const QString &typed);
    /// Tab goes on from the last of `stops` through the values from top to bottom, whenever they were made.
    void orderTabs(QWidgetList stops);

Q_SIGNALS:
    void rowsAdded(); ///< those behind “More”
    void tabStopsChanged();
    void editingFinished(); ///< by a key, in one of the rows
    void curvesRequested();

private:
    void addSelection();
    void addDocument();
    void addProperties(const std::vector<PropertyPlace> &owners);
    Section *addSection(const QString &name, const QString &title, const std::vector<RowSource> &sources);
    Row *makeRow(RowSource source, QWidget *parent);

    Session &m_session;
    QVBoxLayout *m_sections;
    StyleBar *m_style = nullptr; ///< of the selected blocks
    std::vector<Row *> m_rows;
    std::size_t m_propertyCount = 0;
};

} // namespace lectograph::editor
