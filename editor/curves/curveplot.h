// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/curves/curve.h"
#include "editor/curves/scale.h"
#include "editor/curves/scalebox.h"
#include "editor/edits/key_transforms.h"

namespace lectograph::editor {

/// What is at a point of the canvas.
struct CurveHit
{
    enum class What { Nothing, Ruler, Key, OutHandle, InHandle, Grip, Line } what = What::Nothing;
    std::size_t curve = 0;
    int index = 0; ///< of the keyframe
    ScaleBox::Grip grip = {};

    bool isHandle() const { return what == What::OutHandle || what == What::InHandle; }
    HandleSide side() const { return what == What::OutHandle ? HandleSide::Out : HandleSide::In; }
};

/// The curves on the canvas of the curve editor, which of their keyframes are selected, and where all of it is in pixels.
class CurvePlot
{
public:
    const std::vector<Curve> &curves() const { return m_curves; }
    /// `selected`: keyframes of the scene, in the order of the selection. True if the curves are others than before.
    bool setCurves(std::vector<Curve> curves, const QString &scene, const std::vector<KeyPlace> &selected);
    /// How fast the values change instead of the values; keyframes then move in time only.
    bool showsSpeed() const { return m_showsSpeed; }
    void setShowsSpeed(bool shows);

    Scale scale;
    void fitAll();
    void fitSelected();

    bool isSelected(std::size_t curve, int index) const { return m_selected[curve][static_cast<std::size_t>(index)]; }
    bool hasSelected(std::size_t curve) const;
    /// Those that are to be seen: property by property, in order of time.
    const std::vector<KeyPlace> &selectedKeys() const { return m_selectedKeys; }
    /// With the numbers of vectors that are to be seen.
    ScaledKeys selectedNumbers() const;
    /// How far they reach, in seconds of the scene and values; nothing if that is a single keyframe.
    std::optional<QRectF> selectedExtent() const;
    /// All of them, those that the components of a vector have in common once.
    std::vector<KeyPlace> allKeys() const;
    /// The first of the curves that the keyframe is on.
    const Curve *curveOf(const KeyPlace &key) const;
    /// Each selected keyframe once, though a vector has several curves.
    void eachSelected(const std::function<void(const Curve &curve, int index)> &visit) const;
    /// One on which a selected keyframe jumps to the next.
    const Curve *jumpingCurve() const;

    QPointF keyPoint(std::size_t curve, int index) const;
    QPointF curvePoint(std::size_t curve, double seconds) const;
    struct Handle
    {
        QPointF at;
        bool isWritten = true; ///< otherwise where the easing would have it: it is written when it is dragged
    };
    std::optional<Handle> handle(std::size_t curve, int index, HandleSide side) const;
    std::optional<ScaleBox> box() const;
    CurveHit hitAt(const QPointF &at) const;

private:
    bool isFirstOf(std::size_t curve) const; ///< of the curves of its property
    double heightAt(const Curve &curve, double seconds) const;
    double heightOf(const Curve &curve, std::size_t index) const;
    void fit(double first, double last, bool selectedOnly);

    std::vector<Curve> m_curves;
    std::vector<std::vector<bool>> m_selected; ///< of each curve, which keyframes are
    std::vector<KeyPlace> m_selectedKeys;
    QString m_scene;
    bool m_showsSpeed = false;
    bool m_showsHandles = true;
};

} // namespace lectograph::editor
