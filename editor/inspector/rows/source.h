// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/properties.h"
#include "editor/session/session.h"
#include "editor/symbols/insertion.h"

#include <QCoreApplication>

#include <functional>
#include <limits>
#include <vector>

class QMenu;

/// What a row of the inspector shows and edits, independent of the owner. Values are JSON in file format.
namespace lectograph::editor {

/// The translation context of rows and of what belongs to no widget.
struct Words
{
    Q_DECLARE_TR_FUNCTIONS(lectograph::editor::InspectorPanel)
};

enum class FieldKind {
    Number,
    Integer,
    Boolean,
    Choice,
    Color,
    Vector,
    Text,    ///< multilingual
    Gallery, ///< chosen by its picture; multilingual
    Code,    ///< multilingual: the source of a program
    Word,    ///< one line of plain text, with suggestions
    Font,    ///< a family; multilingual unless it is plain
    Asset,
    Sound, ///< the file of a sound: one, or one per language
    Numbers,
    Colors,
    Texts,
    Cells, ///< texts that are the rows of a table
    Tensor,
    Shape,
    Shapes,
    Easing,
    Languages,
    AspectRatio, ///< width to height
    Targets,     ///< of a clip
};

/// The description of a value for its field.
struct FieldSpec
{
    QString key;
    FieldKind kind = FieldKind::Number;
    QString label;
    QString help;
    double min = -std::numeric_limits<double>::infinity();
    double max = std::numeric_limits<double>::infinity();
    QString unit = {};
    double step = 0.1;
    QStringList choices = {};
    QStringList choiceLabels = {};
    QStringList choiceIcons = {};
    std::function<QString(const QString &value)> called = {}; ///< for a choice: a value that is not among the choices
    bool isOptional = false; ///< a number that may be empty, to use a default from elsewhere
    bool isStacked = false;  ///< the label has a line of its own
    bool isPlain = false;    ///< a text that is the same in all languages unless translated
    QString placeholder = {};
    std::function<QStringList()> suggestions = {}; ///< for a word: asked when they are to be shown
    /// For a word: what is meant by what is typed, or why it cannot be.
    std::function<base::Result<QString>(const QString &typed)> accept = {};
    const graph::Gallery *gallery = nullptr; ///< of a text that is chosen by its picture
    /// For a text: how formulas are written in it now; empty: not at all.
    std::function<FormulaUse()> formulas = {};
    QStringList endings = {}; ///< of the files that it takes; empty: pictures
};

/// For values without a property table: of clips, sounds, scenes, the lecture.
FieldSpec fieldSpec(const QString &key, FieldKind kind, const QString &label, const QString &help);
/// For a property of a table.
FieldSpec fieldSpecOf(const graph::PropertySpec &spec);
FieldSpec secondsSpec(const QString &key, const QString &label, const QString &help);
/// The seconds of an optional time; nothing resets it.
std::optional<base::Time> timeFrom(const QJsonValue &seconds);
/// "Corner radius: how round … (0 to 4 units)", for the tooltip of its label.
QString tooltipOf(const FieldSpec &spec);

/// Returns the new value for a current one; applied to each selected item.
using ValueChange = std::function<QJsonValue(const QJsonValue &)>;

struct Reading
{
    QJsonValue value; ///< at the playhead; for a link its value, if files can store it
    PropertyKind kind = PropertyKind::Constant;
    bool isMixed = false; ///< the selected items differ
    bool isDefault = false;
    QJsonValue written = QJsonValue::Undefined; ///< as in the document; of the first item
    QStringList mixedIn = {};     ///< where they differ: languages, or components "x", "y" or "z" of a vector
    QString style = {};           ///< from which the value comes; empty: from the block or its type
    base::ColorNames colors = {}; ///< what the names of colors mean
};

/// Of several items: the value of the first, and whether all have it.
Reading together(const std::vector<Reading> &readings);

struct RowSource
{
    FieldSpec spec;
    std::function<Reading()> read;
    /// Undefined resets to the default.
    std::function<base::Result<lecture::Lecture>(const lecture::Lecture &, const QJsonValue &)> write;
    /// Applies the value instead of an edit with write(), for what may ask first; otherwise empty.
    std::function<void(const QJsonValue &)> apply = {};
    /// Changes the value of each selected item; empty if there can be only one.
    std::function<base::Result<lecture::Lecture>(const lecture::Lecture &, const ValueChange &)> change = {};
    /// For a property, which may be linked or keyframed; otherwise empty.
    std::vector<PropertyPlace> places = {};
    std::optional<graph::PropertySpec> property = {};
    /// The property at one of the places, whose type may have another default.
    std::function<const graph::PropertySpec &(const PropertyPlace &place)> specAt = {};
    bool isKeyframable = false;
    std::function<void(QMenu &menu)> fillMenu = {}; ///< adds what can be done with it besides
    QString step = {}; ///< the name of its undo step, if the same is done elsewhere; empty: “Change” and the label
};

/// For a value without a default, which cannot be reset.
RowSource withoutDefault(RowSource source);
/// A property that all owners have in common; the keys of `owners` are empty.
RowSource propertySource(Session &session, const std::vector<PropertyPlace> &owners, const graph::PropertySpec &spec);
std::vector<RowSource> propertySources(Session &session, const std::vector<PropertyPlace> &owners,
                                       const graph::PropertyTable &table);

/// The value to show for a property: as in the file where possible, so that names of colours and texts in all languages
/// are kept.
QJsonValue shownValue(Session &session, const PropertyPlace &place, const graph::PropertySpec &spec,
                      const QJsonValue &written);

/// The playhead in the time at which the keyframes of the owner are, if it is in this scene.
std::optional<base::Time> timeAt(Session &session, const PropertyPlace &owner);

/// The place of the property in the topic of its block or animation; empty for other values.
QString helpTopicOf(const Session &session, const RowSource &source);

} // namespace lectograph::editor
