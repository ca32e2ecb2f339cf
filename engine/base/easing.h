// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QString>
#include <QStringList>

#include <memory>

namespace lectograph::base {

/// Which manim's defaults apply: ManimGL (3Blue1Brown's own) or ManimCE (the community edition).
enum class Dialect { Gl, Ce };

/// A curve from the progress of time to the progress of the change; a value type, stored in files as text.
///
/// Texts: a name of easingNames() ("smooth" follows the dialect, "smooth-gl" and "smooth-ce" do not), or one of
/// "cubic-bezier(x1, y1, x2, y2)", "steps(n)", "spring(bounces)", "squish(NAME, a, b)".
class Easing
{
public:
    Easing() = default; ///< "smooth"
    static Result<Easing> parse(const QString &text);

    /// Progress of the change at `t`, which is clamped to 0…1.
    double at(double t, Dialect dialect = Dialect::Gl) const;
    const QString &text() const { return m_text; }
    /// Whether the curve ends where it began (there-and-back, wiggle): unsuitable for a plain change of value.
    bool returnsToStart() const;

    friend bool operator==(const Easing &a, const Easing &b) { return a.m_text == b.m_text; }

private:
    struct Curve;
    QString m_text = QStringLiteral("smooth");
    std::shared_ptr<const Curve> m_curve; ///< null: smooth
};

/// All plain names, in presentation order.
QStringList easingNames();

} // namespace lectograph::base
