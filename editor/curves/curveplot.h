// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/curves/curve.h"
#include "editor/curves/scale.h"
#include "editor/edits/key_transforms.h"

namespace lectograph::editor {

/// The box around several selected keyframes; its grips scale them in time, in value, or both.
struct ScaleBox
{
    /// A side or corner: −1 left or top, 1 right or bottom, 0 between.
    struct Grip
    {
        int x = 0;
        int y = 0;

        friend bool operator==(const Grip &, const Grip &) = default;
    };

    QRectF keys; ///< bounds of the keyframes, in pixels
    bool scalesTime = false;
    bool scalesValue = false;

    /// With a margin, to keep the grips apart from the keyframes.
    QRectF frame() const
    {
        constexpr double room = 14;
        return keys.adjusted(-room, -room, room, room);
    }
    std::vector<Grip> grips() const
    {
        std::vector<Grip> all{{-1, -1}, {0, -1}, {1, -1}, {1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}};
        std::erase_if(all, [this](Grip grip) { return (grip.x != 0 && !scalesTime) || (grip.y != 0 && !scalesValue); });
        return all;
    }
    QPointF at(Grip grip) const
    {
        const QRectF rect = frame();
        return rect.center() + QPointF(grip.x * rect.width() / 2, grip.y * rect.height() / 2);
    }
};

/// The result of a hit test on the canvas.
struct CurveHit
{
    enum class What { Nothing, Ruler, Key, OutHandle, InHandle, Grip, Line } what = What::Nothing;
    std::size_t curve = 0;
    int index = 0; ///< of the keyframe
    ScaleBox::Grip grip = {};

    HandleSide side() const { return what == What::OutHandle ? HandleSide::Out : HandleSide::In; }
};

/// The visible curves, which of their keyframes are selected, and the position of everything in pixels.
class CurvePlot
{
public:
    const std::vector<Curve> &curves() const { return m_curves; }
    /// `selected` are keyframes of the scene, in selection order. Returns whether other curves are visible than before.
    bool setCurves(std::vector<Curve> curves, const QString &scene, const std::vector<KeyPlace> &selected);
    /// Shows speeds instead of values; keyframes can then be moved only in time.
    void setShowsSpeed(bool shows);
    bool showsSpeed() const { return m_showsSpeed; }

    Scale scale;
    /// Brings the curves into view, or if keyframes are selected and `selectedOnly`, those.
    void fit(bool selectedOnly);

    struct SelectedKey
    {
        const Curve *curve; ///< the first of its property
        int index;

        const CurveKey &key() const { return curve->keys[static_cast<std::size_t>(index)]; }
    };
    /// The visible selected keyframes, each once, grouped by property, in time order.
    const std::vector<SelectedKey> &selected() const { return m_selected; }
    std::vector<KeyPlace> selectedKeys() const;
    /// The same, with the visible components of vectors.
    ScaledKeys selectedNumbers() const;
    /// The bounds of the selected keyframes, in scene seconds and values, if there are at least two.
    std::optional<QRectF> selectedExtent() const;
    /// All visible keyframes, each once.
    std::vector<KeyPlace> allKeys() const;

    /// The value, or the speed if speeds are shown.
    double heightAt(const Curve &curve, double seconds) const
    {
        return m_showsSpeed ? curve.speedAt(seconds) : curve.valueAt(seconds);
    }
    QPointF keyPoint(std::size_t curve, int index) const;
    QPointF curvePoint(std::size_t curve, double seconds) const;
    struct Handle
    {
        QPointF at;
        bool isWritten = true; ///< otherwise it has the shape of the easing, and is written when it is dragged
    };
    std::optional<Handle> handle(std::size_t curve, int index, HandleSide side) const;
    std::optional<ScaleBox> box() const;
    CurveHit hitAt(const QPointF &at) const;

private:
    double heightOf(const Curve &curve, std::size_t index) const;

    std::vector<Curve> m_curves;
    std::vector<SelectedKey> m_selected;
    bool m_showsSpeed = false;
    bool m_showsHandles = true;
};

} // namespace lectograph::editor
