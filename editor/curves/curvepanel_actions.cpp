// SPDX-License-Identifier: GPL-3.0-or-later
// Actions of the curve editor, and its clipboard.
#include "editor/curves/curvepanel.h"
#include "editor/curves/curveview.h"
#include "editor/curves/easeview.h"
#include "editor/curves/presets.h"
#include "editor/edits/key_clipboard.h"
#include "editor/edits/mime.h"
#include "editor/widgets/theme.h"

#include "editor/curves/actionids.h"
#include <QApplication>
#include <QClipboard>
#include <QJsonDocument>
#include <QMenu>
#include <QTreeWidget>

#include <algorithm>
#include <limits>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
namespace id = curveaction;

void CurvePanel::makeActions()
{
    const auto act = [this](ActionId action, const QString &text, const QList<QKeySequence> &keys,
                            const QString &iconName, const std::function<void()> &run, bool isCheckable = false) {
        return m_session.actions.add(this, {action, tr("Curves"), text, keys, iconName, isCheckable}, run);
    };
    const auto segment = [&](ActionId action, const QString &text, const QString &picture,
                             const std::function<void()> &run) {
        act(action, text, {}, {}, run)->setIcon(easingIcon(picture, segmentPicture, devicePixelRatioF()));
    };
    segment(id::hold, tr("Hold the value until the next keyframe"), u"hold"_s, [this] { setEase(u"hold"_s); });
    segment(id::linear, tr("Even speed to the next keyframe"), u"linear"_s, [this] { setEase(u"linear"_s); });
    segment(id::smooth, tr("Smooth way to the next keyframe"), u"smooth"_s, [this] { setSmooth(); });
    act(id::bezier, tr("Handles to bend the way to the next keyframe"), {}, u"spline"_s, [this] { setHandles(); });
    m_speed = act(
        id::speed, tr("Show speed instead of values"), {}, u"activity"_s,
        [this] {
            m_view->setShowsSpeed(m_speed->isChecked());
            m_ease->setShowsSpeed(m_speed->isChecked());
        },
        true);
    m_clipEase = act(
        id::clipEase, tr("Show the easing of the clip instead of its keyframes"), {}, u"chart-spline"_s,
        [this] {
            m_wantsEase = m_clipEase->isChecked();
            refresh();
        },
        true);
    act(id::fit, tr("Bring the selected keyframes into view"), {Qt::Key_F}, u"scan"_s, [this] { m_view->fit(true); });
    act(id::fitAll, tr("Bring all keyframes into view"), {Qt::Key_A}, u"scan-search"_s, [this] { m_view->fit(false); });
    act(id::add, tr("Add a keyframe at the playhead"), {}, u"plus"_s, [this] { m_view->addAtPlayhead(); });
    act(id::remove, tr("Remove the selected keyframes"), {Qt::Key_Delete, Qt::Key_Backspace}, u"trash-2"_s,
        [this] { m_view->removeSelected(); });
    act(id::scale, tr("Scale the selected keyframes…"), {Qt::Key_S}, u"scaling"_s, [this] { m_view->askScale(); });
    act(id::selectAll, tr("Select all keyframes that are shown"), {Qt::CTRL | Qt::Key_A}, {},
        [this] { m_view->selectAll(); });
    act(id::copy, tr("Copy keyframes"), {Qt::CTRL | Qt::Key_C}, u"copy"_s, [this] { copyKeys(); });
    act(id::paste, tr("Paste keyframes at the playhead"), {Qt::CTRL | Qt::Key_V}, u"clipboard-paste"_s,
        [this] { pasteKeys(); });
    act(id::copyEasing, tr("Copy the easing"), {Qt::CTRL | Qt::SHIFT | Qt::Key_C}, {}, [this] { copyEase(); });
    act(id::pasteEasing, tr("Paste the easing"), {Qt::CTRL | Qt::SHIFT | Qt::Key_V}, {}, [this] { pasteEase(); });
    act(id::visible, tr("Show or hide the marked curve"), {Qt::Key_H}, u"eye"_s, [this] { toggleVisible(); });
    act(id::alone, tr("Show the marked curve alone, or all again"), {Qt::SHIFT | Qt::Key_H}, {},
        [this] { showAlone(); });
    const auto nudge = [this](int frames, int steps) {
        return [=, this] { showsEase() ? m_ease->nudge(frames, steps) : m_view->nudge(frames, steps); };
    };
    act(id::earlier, tr("Move keyframes a frame earlier"), {Qt::CTRL | Qt::Key_Left}, {}, nudge(-1, 0));
    act(id::later, tr("Move keyframes a frame later"), {Qt::CTRL | Qt::Key_Right}, {}, nudge(1, 0));
    act(id::up, tr("Raise the value of keyframes"), {Qt::CTRL | Qt::Key_Up}, {}, nudge(0, 1));
    act(id::down, tr("Lower the value of keyframes"), {Qt::CTRL | Qt::Key_Down}, {}, nudge(0, -1));
}

void CurvePanel::copyKeys()
{
    const std::vector<KeyPlace> selected = m_view->plot().selectedKeys();
    if (selected.empty())
        return;
    const QString scene = m_session.selection.scene();
    const lecture::Lecture &lecture = m_session.document.lecture();
    double first = std::numeric_limits<double>::infinity();
    for (const KeyPlace &key : selected)
        first = std::min(first, secondsOf(lecture, scene, key, m_session.registry()).value_or(first));
    const QJsonArray keys = copiedKeys(lecture, scene, selected, base::Time::fromSeconds(first), m_session.registry());
    auto *copied = new QMimeData;
    copied->setData(QString::fromLatin1(mime::keys),
                    QJsonDocument(QJsonObject{{u"properties"_s, keys}}).toJson(QJsonDocument::Compact));
    QApplication::clipboard()->setMimeData(copied);
}

void CurvePanel::pasteKeys()
{
    const auto copied = mime::read(QApplication::clipboard()->mimeData(), mime::keys);
    if (!copied || m_all.empty())
        return;
    std::vector<PropertyPlace> targets;
    std::optional<PropertyPlace> current;
    for (const Curve &curve : m_all) {
        if (std::ranges::find(targets, curve.place) == targets.end())
            targets.push_back(curve.place);
        if (m_list->currentItem() && m_list->currentItem()->data(0, idRole) == curve.id())
            current = curve.place;
    }
    const QJsonArray keys = QJsonDocument::fromJson(copied->toUtf8())[u"properties"_s].toArray();
    m_view->editKeys(tr("Paste keyframes"), [&](const lecture::Lecture &lecture) {
        return withKeysPastedInto(lecture, keys, m_session.preview.localTime(), targets, current, m_session.registry());
    });
}

void CurvePanel::copyEase()
{
    const QString ease = eases().value(0);
    if (ease.isEmpty())
        return;
    auto *copied = new QMimeData;
    copied->setData(QString::fromLatin1(mime::easing), ease.toUtf8());
    copied->setText(ease);
    QApplication::clipboard()->setMimeData(copied);
}

void CurvePanel::pasteEase()
{
    const QMimeData *copied = QApplication::clipboard()->mimeData();
    const QString ease = mime::read(copied, mime::easing).value_or(copied ? copied->text().trimmed() : QString());
    if (!ease.isEmpty() && base::Easing::parse(ease))
        setEase(ease);
}

void CurvePanel::openMenu(const QPoint &global)
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    constexpr ActionId gap{};
    for (const ActionId action : {id::hold, id::linear, id::smooth, id::bezier, gap, id::copyEasing, id::pasteEasing,
                                  gap, id::add, id::scale, id::copy, id::paste, id::remove}) {
        if (action.name)
            menu->addAction(m_session.actions.find(action));
        else
            menu->addSeparator();
    }
    menu->popup(global);
}

} // namespace lectograph::editor
