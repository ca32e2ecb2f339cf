// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/properties.h"
#include "editor/session/session.h"

#include <functional>
#include <limits>
#include <vector>

/// What a row of the inspector shows and changes, whatever it belongs to. Values are JSON as a file writes them.
namespace lectograph::editor {

enum class FieldKind {
    Number,
    Integer,
    Boolean,
    Choice,
    Color,
    Vector,
    Text, ///< for people: one for each language
    Word, ///< one line of plain text, with suggestions
    Asset,
    Sound, ///< the file of a sound: one, or one for each language
    Numbers,
    Colors,
    Texts,
    Tensor,
    Shape,
    Shapes,
    Easing,
    Languages,
    AspectRatio, ///< width to height
};

/// What a field needs to know of what it edits.
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
    bool isOptional = false; ///< a number that may be left empty, so that it comes from elsewhere
    bool isStacked = false;  ///< the label is a sentence: it gets a line of its own
    bool isPlain = false;    ///< a text that is the same in all languages until the author wants otherwise
    QString placeholder = {};
};

FieldSpec fieldSpecOf(const graph::PropertySpec &spec);
/// Of what stands in no table of properties: clips, sounds, scenes, the lecture.
FieldSpec fieldSpec(const QString &key, FieldKind kind, const QString &label, const QString &help);
FieldSpec secondsSpec(const QString &key, const QString &label, const QString &help);
/// Whether nothing is written, in one language or in all of them.
bool isEmptyText(const QJsonValue &text);
/// "Corner radius: how round … (0 to 4 units)", for the tooltip of its label.
QString tooltipOf(const FieldSpec &spec);

/// What becomes of a value; each of the selected has its own.
using ValueChange = std::function<QJsonValue(const QJsonValue &)>;

struct Reading
{
    QJsonValue value; ///< at the playhead; for a link what it gives there, if a file could write that
    PropertyKind kind = PropertyKind::Constant;
    bool isMixed = false; ///< the selected ones differ
    bool isDefault = false;
    QJsonValue written = QJsonValue::Undefined; ///< as it stands in the document; of the first one
    QStringList mixedIn = {}; ///< where they differ: languages of a text or file, "x", "y" or "z" of a vector
};

struct RowSource
{
    FieldSpec spec;
    std::function<Reading()> read;
    /// Undefined gives the default back.
    std::function<base::Result<lecture::Lecture>(const lecture::Lecture &, const QJsonValue &)> write;
    /// Changes what each of the selected has; empty where there is only ever one.
    std::function<base::Result<lecture::Lecture>(const lecture::Lecture &, const ValueChange &)> change = {};
    /// Of a property, which may be linked and have keyframes; otherwise empty.
    std::vector<PropertyPlace> places = {};
    std::optional<graph::PropertySpec> property = {};
    bool isKeyframable = false;
};

/// The property of all the owners (their keys are empty), which have it in common.
RowSource propertySource(Session &session, const std::vector<PropertyPlace> &owners, const graph::PropertySpec &spec);

/// What a row shows of a property: as the file has it wherever that says it, so that the names of colours and texts in all
/// languages stay.
QJsonValue shownValue(Session &session, const PropertyPlace &place, const graph::PropertySpec &spec,
                      const QJsonValue &written);

/// The playhead's time in the scene, if that is the one it stands in.
std::optional<base::Time> timeIn(Session &session, const QString &scene);

} // namespace lectograph::editor
