// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/curves/curvenames.h"

#include "editor/curves/curveview.h"
#include "editor/language/names.h"
#include "editor/widgets/easingbutton.h"

#include <QLocale>

namespace lectograph::editor {

namespace {

QString timeOf(const CurveKey &key, base::Time sceneStart)
{
    return timeText(sceneStart + base::Time::fromSeconds(key.seconds));
}

} // namespace

QString nameOf(const Curve &curve, std::size_t index, base::Time sceneStart)
{
    const CurveKey &key = curve.keys[index];
    return CurveView::tr("%1, keyframe %2 of %3: %4 at %5, then %6")
        .arg(curve.label, QString::number(index + 1), QString::number(curve.keys.size()), QLocale().toString(key.value),
             timeOf(key, sceneStart), key.out ? CurveView::tr("a curve of its own") : easingLabel(key.ease));
}

QString toolTipOf(const CurvePlot &plot, const CurveHit &hit, base::Time sceneStart)
{
    switch (hit.what) {
    case CurveHit::What::Key: {
        const Curve &curve = plot.curves()[hit.curve];
        const CurveKey &key = curve.keys[static_cast<std::size_t>(hit.index)];
        return CurveView::tr("%1: %2 at %3").arg(curve.label, QLocale().toString(key.value), timeOf(key, sceneStart));
    }
    case CurveHit::What::OutHandle:
    case CurveHit::What::InHandle:
        return CurveView::tr("Drag to bend the curve. Shift keeps it level, Alt leaves the other side alone.");
    case CurveHit::What::Grip:
        return CurveView::tr(
            "Drag to scale the selected keyframes. Shift: time and value alike, Alt: around the middle, Ctrl: without "
            "snapping.");
    case CurveHit::What::Line:
        return CurveView::tr("%1. Double-click adds a keyframe here.").arg(plot.curves()[hit.curve].label);
    case CurveHit::What::Ruler: return CurveView::tr("Drag to move the playhead.");
    case CurveHit::What::Nothing: break;
    }
    return {};
}

} // namespace lectograph::editor
