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

namespace lectograph::editor {

using namespace Qt::StringLiterals;

QAction *CurvePanel::act(ActionId id, const QString &text, const QList<QKeySequence> &keys, const QString &iconName,
                         const std::function<void()> &run, bool isCheckable)
{
    return m_session.actions.add(this, {id, tr("Curves"), text, keys, iconName, isCheckable}, run);
}

void CurvePanel::makeActions()
{
    const auto segment = [this](ActionId id, const QString &text, const QString &picture,
                                const std::function<void()> &run) {
        act(id, text, {}, {}, run)->setIcon(easingIcon(picture, segmentPicture, devicePixelRatioF()));
    };
    segment(curveaction::hold, tr("Hold the value until the next keyframe"), u"hold"_s, [this] { setEase(u"hold"_s); });
    segment(curveaction::linear, tr("Even speed to the next keyframe"), u"linear"_s, [this] { setEase(u"linear"_s); });
    segment(curveaction::smooth, tr("Smooth way to the next keyframe"), u"smooth"_s, [this] { setEase({}); });
    act(curveaction::bezier, tr("Handles to bend the way to the next keyframe"), {}, u"spline"_s,
        [this] { setHandles(); });
    m_speed = act(
        curveaction::speed, tr("Show speed instead of values"), {}, u"activity"_s,
        [this] {
            m_view->setShowsSpeed(m_speed->isChecked());
            m_ease->setShowsSpeed(m_speed->isChecked());
        },
        true);
    m_clipEase = act(
        curveaction::clipEase, tr("Show the easing of the clip instead of its keyframes"), {}, u"chart-spline"_s,
        [this] {
            m_wantsEase = m_clipEase->isChecked();
            refresh();
        },
        true);
    act(curveaction::fit, tr("Bring the selected keyframes into view"), {Qt::Key_F}, u"square-dashed"_s,
        [this] { m_view->fit(true); });
    act(curveaction::fitAll, tr("Bring all keyframes into view"), {Qt::Key_A}, u"maximize"_s,
        [this] { m_view->fit(false); });
    act(curveaction::add, tr("Add a keyframe at the playhead"), {}, u"plus"_s, [this] { m_view->addAtPlayhead(); });
    act(curveaction::remove, tr("Remove the selected keyframes"),
        {QKeySequence(Qt::Key_Delete), QKeySequence(Qt::Key_Backspace)}, u"trash-2"_s,
        [this] { m_view->removeSelected(); });
    act(curveaction::scale, tr("Scale the selected keyframes…"), {Qt::Key_S}, u"scaling"_s,
        [this] { m_view->askScale(); });
    act(curveaction::selectAll, tr("Select all keyframes that are shown"), {QKeySequence(u"Ctrl+A"_s)}, {},
        [this] { m_view->selectAll(); });
    act(curveaction::copy, tr("Copy keyframes"), {QKeySequence(u"Ctrl+C"_s)}, u"copy"_s, [this] { copyKeys(); });
    act(curveaction::paste, tr("Paste keyframes at the playhead"), {QKeySequence(u"Ctrl+V"_s)}, u"clipboard-paste"_s,
        [this] { pasteKeys(); });
    act(curveaction::copyEasing, tr("Copy the easing"), {QKeySequence(u"Ctrl+Shift+C"_s)}, {}, [this] { copyEase(); });
    act(curveaction::pasteEasing, tr("Paste the easing"), {QKeySequence(u"Ctrl+Shift+V"_s)}, {},
        [this] { pasteEase(); });
    act(curveaction::visible, tr("Show or hide the marked curve"), {Qt::Key_H}, u"eye"_s, [this] { toggleVisible(); });
    act(curveaction::alone, tr("Show the marked curve alone, or all again"), {QKeySequence(u"Shift+H"_s)}, {},
        [this] { showAlone(); });
    act(curveaction::earlier, tr("Move keyframes a frame earlier"), {QKeySequence(u"Ctrl+Left"_s)}, {},
        [this] { nudge(-1, 0); });
    act(curveaction::later, tr("Move keyframes a frame later"), {QKeySequence(u"Ctrl+Right"_s)}, {},
        [this] { nudge(1, 0); });
    act(curveaction::up, tr("Raise the value of keyframes"), {QKeySequence(u"Ctrl+Up"_s)}, {}, [this] { nudge(0, 1); });
    act(curveaction::down, tr("Lower the value of keyframes"), {QKeySequence(u"Ctrl+Down"_s)}, {},
        [this] { nudge(0, -1); });
}

void CurvePanel::nudge(int frames, int steps)
{
    if (showsEase())
        m_ease->nudge(frames, steps);
    else
        m_view->nudge(frames, steps);
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
        first = std::min(first, secondsOf(lecture, scene, key).value_or(first));
    const QJsonArray keys = copiedKeys(lecture, scene, selected, base::Time::fromSeconds(first));
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
        return withKeysPastedInto(lecture, keys, m_session.preview.localTime(), targets, current, m_session.registry);
    });
}

void CurvePanel::copyEase()
{
    const QString ease = currentEase();
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
    const auto add = [&](ActionId id) { menu->addAction(m_session.actions.find(id)); };
    for (const ActionId id : {curveaction::hold, curveaction::linear, curveaction::smooth, curveaction::bezier})
        add(id);
    menu->addSeparator();
    for (const ActionId id : {curveaction::copyEasing, curveaction::pasteEasing})
        add(id);
    menu->addSeparator();
    for (const ActionId id :
         {curveaction::add, curveaction::scale, curveaction::copy, curveaction::paste, curveaction::remove})
        add(id);
    menu->popup(global);
}

} // namespace lectograph::editor
