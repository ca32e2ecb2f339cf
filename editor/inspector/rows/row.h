// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/inspector/fields/field.h"
#include "editor/inspector/inspector_edits.h"
#include "editor/inspector/rows/rowparts.h"

#include <QTimer>

class QGridLayout;
class QLabel;
class QMenu;
class QToolButton;

namespace lectograph::editor {

/// One thing that can be changed: its keyframe, its name, its field, and the way back to the default.
class Row : public QWidget
{
    Q_OBJECT

public:
    Row(Session &session, RowSource source, QWidget *parent);

    const RowSource &source() const { return m_source; }
    Field *field() const { return m_field; }
    /// Shows what the document has now. A field of another kind takes the place of the old one if it has to.
    void refresh();
    /// Beside it the field begins; a name that does not fit goes on below, or has a line of its own.
    void setLabelColumn(int width);
    int labelLineWidth() const; ///< what the name takes on one line beside the field; 0: it has a line of its own
    /// What it shows depends on the time.
    bool isTimed() const { return m_isTimed; }
    void finish();

    void toggleKeyframe();
    void reset();
    /// A lasting problem of the value, told below it; empty: none.
    void setProblem(const QString &sentence);
    void fillMenu(QMenu &menu);

Q_SIGNALS:
    void curvesRequested();
    void editingFinished(); ///< by a key that says that the author is done here; the row itself has the focus

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    void makeFieldFor(const Reading &reading);
    void orderTabs();
    void place();
    void leave();
    bool edit(const QJsonValue &value, const Document::Edit &first = {});
    bool edit(const Document::Edit &write, const Document::Edit &first);
    void scrub(double notches);
    OwnValue ownValues() const;
    KeyDiamond::State keyState(base::Time time) const;
    void cancel();
    void showMessage();
    void watchValidationError();
    void copyValue() const;
    void pasteValue();

    Session &m_session;
    RowSource m_source;
    Reading m_reading;
    FieldForm m_form = FieldForm::Plain;
    Gesture m_gesture;
    double m_scrubbedFrom = 0;
    bool m_isTimed = false;
    int m_labelColumn = 88;
    QString m_validationError;
    QTimer m_validationErrorExpires{this};
    Reading m_failedReading; ///< once something else stands there, the complaint is of the past
    bool m_isEditing = false;
    QString m_problem;

    QGridLayout *m_layout;
    KeyDiamond *m_diamond;
    RowLabel *m_label;
    Field *m_field = nullptr;
    QToolButton *m_reset;
    QLabel *m_message;
};

} // namespace lectograph::editor
