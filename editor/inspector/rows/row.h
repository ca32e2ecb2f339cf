// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/inspector/fields/field.h"
#include "editor/inspector/inspector_edits.h"
#include "editor/inspector/rows/rowparts.h"

#include <QTimer>
#include <QWidget>

class QMenu;
class QToolButton;

namespace lectograph::editor {

class RowGrid;
class RowMessage;

/// One property in the inspector: keyframe button, label, field, and reset button.
class Row : public QWidget
{
    Q_OBJECT

public:
    Row(Session &session, RowSource source, QWidget *parent);

    const RowSource &source() const { return m_source; }
    Field *field() const { return m_field; }
    /// Updates from the document. Replaces the field if the value needs another kind.
    void refresh();
    /// The width of the label column, and of the field beside it. A longer label is wrapped, or has a line of its own; so
    /// does that of a field that needs more room.
    void setLabelColumn(int width, int fieldRoom);
    int labelLineWidth() const; ///< label width on one line next to the field; 0: own line
    /// Where Tab stops: the values, and last the row itself, which has the focus after Escape, so that Tab continues after
    /// the field.
    QWidgetList tabStops();
    /// Whether its value depends on the time.
    bool isTimed() const { return m_isTimed; }

    void toggleKeyframe();
    void reset();
    /// Shows a persistent problem of the value below it; empty: none.
    void setProblem(const QString &sentence);
    /// Draws attention to it for a moment.
    void mark();
    bool isMarked() const { return m_marking.isActive(); }
    void fillMenu(QMenu &menu);
    /// Lets an expression be typed instead of the value, beginning with this text.
    void beginExpression(const QString &text);

Q_SIGNALS:
    void curvesRequested();
    void fieldReplaced();   ///< by one of another kind
    void editingFinished(); ///< by a key that finishes editing; the row has the focus

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    void fillExpressionMenu(QMenu &menu);
    void endExpression();
    void takeOutput(const QString &output);
    void makeFieldFor(const Reading &reading);
    void leave();
    void edit(const QJsonValue &value);
    void apply(const QJsonValue &value);
    void edit(const Document::Edit &write, const Document::Edit &first);
    void scrub(double notches);
    OwnValue ownValues() const;
    KeyDiamond::State keyState(base::Time time) const;
    void cancel();
    /// Shows what is wrong with an input until the value changes; empty: nothing.
    void setValidationError(const QString &sentence);
    void watchValidationError();
    void pasteValue();

    Session &m_session;
    RowSource m_source;
    Reading m_reading;
    FieldForm m_form = FieldForm::Plain;
    bool m_isBeginningExpression = false;
    bool m_isEqualsSignKept = false; ///< an expression that stays empty leaves it as the text
    Gesture m_gesture;
    double m_scrubbedFrom = 0;
    bool m_isTimed = false;
    bool m_isEditing = false;
    QTimer m_marking; ///< runs while it is marked

    KeyDiamond *m_diamond;
    RowLabel *m_label;
    Field *m_field = nullptr;
    QToolButton *m_reset;
    RowMessage *m_message;
    RowGrid *m_grid;
    class ExpressionStart *m_expressionStart;
};

} // namespace lectograph::editor
