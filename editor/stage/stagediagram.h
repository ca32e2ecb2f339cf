// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/diagram_edits.h"
#include "editor/manipulation/diagram_parts.h"
#include "editor/session/repeatededit.h"

#include <QObject>
#include <QPointer>

class QInputMethodEvent;
class QKeyEvent;
class QPainter;

namespace lectograph::notation {
struct Added;
struct Model;
struct TypedItem;
} // namespace lectograph::notation

namespace lectograph::editor {

class DiagramField;
class StageOverlay;

/// A side of a block, from which a link can be dragged.
struct DiagramPort
{
    QPointF at;        ///< in pixels of the widget
    QPointF way;       ///< away from the block
    QString path = {}; ///< of the block

    friend bool operator==(const DiagramPort &, const DiagramPort &) = default;
};

/// The ports that are shown.
struct DiagramPorts
{
    std::vector<DiagramPort> all;
    std::optional<DiagramPort> pointed; ///< the one under the pointer

    QRect area() const; ///< in which they are painted

    friend bool operator==(const DiagramPorts &, const DiagramPorts &) = default;
};

/// What adds something to the text.
using DiagramAddition = std::function<base::Result<notation::Added>(const QString &text)>;

/// How far items are moved by hand, in ems, by their names.
using DiagramOffsets = QMap<QString, QPointF>;

/// The text with these items moved on from there.
base::Result<QString> withOffsets(const QString &text, const DiagramOffsets &from, const QPointF &by);

/// The diagram that is selected alone on the stage: which of its parts is selected, and their edits, which change its text.
class StageDiagram : public QObject
{
    Q_OBJECT

public:
    explicit StageDiagram(StageOverlay &stage);

    /// Whether there is one.
    bool isOn() const { return place().has_value(); }
    std::optional<DiagramPlace> place() const;
    const DiagramParts &parts() const;
    /// What its text says; read again when that has changed.
    const notation::Model &model() const;
    void forget(); ///< the picture or the view has changed

    /// The part that was selected first; null if the whole diagram is selected, or nothing.
    const DiagramPart *selected() const;
    bool isSelected(const QString &path) const;
    /// The blocks and groups among the selected parts, by their names in the diagram.
    QStringList selectedItems() const;
    /// Of these, without what moves along with its group.
    DiagramOffsets selectedOffsets() const;
    void select(const QString &path);
    void toggle(const QString &path);
    void extend(const QString &path);
    /// Selects the part there, unless it is one of those selected. False if there is none.
    bool selectAt(const QPointF &at);

    /// Of the block under the pointer or, if there is none, of the selected one.
    DiagramPorts ports() const;
    std::optional<DiagramPort> portUnder(const QPointF &at) const;
    bool doubleClick(const QPointF &at);

    /// Whether a key means something for it, so that no shortcut takes it.
    bool wants(const QKeyEvent &event) const;
    bool takeKey(const QKeyEvent &event);
    bool takeInput(const QInputMethodEvent &event);
    /// To the next part or the one before, in the order of the flow. False at the end, and if no part is selected.
    bool walk(bool isNext);

    // What actions do; each is one undo step.
    void
    addBlock(const QPointF &way = {}); ///< asks for its name; beyond the selected one, in a direction of the widget
    void rename();                     ///< asks for the name of the selected part
    bool removeSelected();             ///< false if no part is selected
    bool groupSelected();              ///< likewise
    void startLink();                  ///< to the part that Enter is pressed on
    void toggleArc();
    void askForRepeat();
    void fold(bool isFolded);
    void toggleFold();
    void turn(const QString &direction); ///< "right": of the selected group, or of the diagram
    void layOutAgain();
    void beginWith(const QJsonObject &texts); ///< by language, instead of its text

    // What tools do.
    bool change(const QString &name, const DiagramChange &edit, const QString &path = {},
                DiagramLanguages languages = DiagramLanguages::All, Gesture gesture = {});
    /// Adds to “blocks”, “groups” or “links”, and selects it. False if nothing was added.
    bool add(const QString &name, const QString &kind, const DiagramAddition &edit);
    void link(const QString &from, const QString &to);
    /// Asks for the name of a block that is linked from the selected one, or to it.
    void askForBlock(const QPointF &centre, bool isBefore);
    bool isAgainstFlow(const QPointF &way) const;
    void insert(const QString &item, const QString &link);

    /// What a drag shows.
    struct Dragged
    {
        std::optional<QLineF> line = {};
        QString target = {}; ///< the path of a part
    };
    void show(const Dragged &dragged);

    void paint(QPainter &painter, const DiagramPorts &ports) const;
    QString description() const; ///< of the selected parts; empty if none is

Q_SIGNALS:
    void changed(); ///< what is painted

private:
    void follow();
    QString text() const;
    QString groupOfSelected() const;
    const DiagramPart *selectedItem() const;
    const DiagramPart *blockNear(const QPointF &at) const;
    bool showsPorts() const;
    const QStringList &selectedPaths() const;
    QString hint(const DiagramPart &part) const;
    std::vector<DiagramPort> portsOf(const DiagramPart &part) const;
    DiagramField *openField(const QPointF &centre, double width, const QString &text,
                            const std::function<void(const QString &)> &accept);
    void relabel(const QString &name, const notation::TypedItem &wish);
    base::Result<QString> withoutSelected(const QString &text) const;
    void move(const QPointF &by);

    StageOverlay &m_stage;
    mutable std::optional<DiagramParts> m_parts;
    mutable QString m_partsOf;
    mutable std::shared_ptr<const notation::Model> m_model;
    mutable QString m_modelOf;
    QString m_told;
    QString m_linkFrom; ///< of a link that the keyboard makes
    Dragged m_dragged;
    RepeatedEdit m_moves;
    QPointer<DiagramField> m_field;
};

} // namespace lectograph::editor
