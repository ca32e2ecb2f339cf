// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/timeline/scenes/transitionpopup.h"

#include "base/easing.h"
#include "editor/edits/chain_edits.h"
#include "editor/language/transitionnames.h"
#include "editor/session/session.h"
#include "editor/timeline/scenes/scenethumbnails.h"
#include "editor/widgets/decimalspinbox.h"
#include "editor/widgets/onscreen.h"
#include "editor/widgets/theme.h"
#include "editor/widgets/widgets.h"
#include "lecture/sequence.h"
#include "picture/transition.h"
#include "raster/blend.h"
#include "raster/draw.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QFormLayout>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLinearGradient>
#include <QPainter>
#include <QScreen>
#include <QToolButton>

#include <algorithm>
#include <cmath>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr QSize kindSize(48, 28);
constexpr QSize previewSize(352, 198);
constexpr double pauseSeconds = 0.7; // between two rounds of the preview

QLinearGradient across(const QRectF &area)
{
    return {area.topLeft(), area.topRight()};
}

void paintKind(QPainter &painter, const QString &kind, const QRectF &area)
{
    const QColor before = theme().muted;
    const QColor after = theme().accent;
    QRectF left = area;
    left.setWidth(area.width() / 2);
    const QRectF right = area.adjusted(area.width() / 2, 0, 0, 0);
    if (kind == "cross-fade"_L1 || kind == "fade"_L1) {
        QLinearGradient colors = across(area);
        colors.setColorAt(0, before);
        colors.setColorAt(1, after);
        if (kind == "fade"_L1)
            colors.setColorAt(0.5, theme().background);
        painter.fillRect(area, colors);
    } else if (kind == "push"_L1) {
        painter.fillRect(left.adjusted(0, 0, -2, 0), before);
        painter.fillRect(right.adjusted(2, 0, 0, 0), after);
    } else {
        painter.fillRect(left, before);
        painter.fillRect(right, after);
    }
    if (kind != "push"_L1 && kind != "wipe"_L1)
        return;
    const QPointF tip(area.center().x() - 7, area.center().y());
    painter.setPen(QPen(theme().background, 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(QPolygonF{tip + QPointF(4, -4), tip, tip + QPointF(4, 4)});
    if (kind == "push"_L1)
        painter.drawPolyline(QPolygonF{tip + QPointF(16, -4), tip + QPointF(12, 0), tip + QPointF(16, 4)});
}

picture::Transition::Kind previewKind(const QString &kind)
{
    using Kind = picture::Transition::Kind;
    return kind == "fade"_L1 ? Kind::Fade
        : kind == "push"_L1  ? Kind::Push
        : kind == "wipe"_L1  ? Kind::Wipe
                             : Kind::CrossFade;
}

picture::Transition::Direction previewDirection(const QString &direction)
{
    const auto index = lecture::transitionDirections().indexOf(direction);
    return static_cast<picture::Transition::Direction>(std::max<qsizetype>(index, 0));
}

QString directionIcon(const QString &direction)
{
    return u"chevron-"_s + direction;
}

} // namespace

QIcon transitionIcon(const QString &kind)
{
    QPixmap pixmap(kindSize * 2);
    pixmap.setDevicePixelRatio(2);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    paintKind(painter, kind, QRectF(QPointF(), kindSize).adjusted(1, 1, -1, -1));
    return pixmap;
}

TransitionPreview::TransitionPreview(QWidget *parent) : QWidget(parent)
{
    setFixedSize(previewSize);
    m_clock.start();
    m_frames.setInterval(33);
    connect(&m_frames, &QTimer::timeout, this, qOverload<>(&QWidget::update));
    m_frames.start();
}

void TransitionPreview::setImages(const QImage &before, const QImage &after)
{
    const QSize size = previewSize * devicePixelRatioF();
    const auto fitted = [&](const QImage &image) {
        QImage whole(size, raster::imageFormat);
        whole.fill(Qt::black);
        QPainter painter(&whole);
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        const QSize shown = image.size().scaled(size, Qt::KeepAspectRatio);
        painter.drawImage(
            QRect(QPoint((size.width() - shown.width()) / 2, (size.height() - shown.height()) / 2), shown), image);
        return whole;
    };
    m_before = fitted(before);
    m_after = fitted(after);
    update();
}

void TransitionPreview::setTransition(const lecture::Transition &transition)
{
    m_transition = transition;
    m_clock.restart();
    update();
}

QImage TransitionPreview::imageAt(double progress) const
{
    if (progress <= 0 || m_transition.isCut())
        return progress < 0.5 ? m_before : m_after;
    if (progress >= 1)
        return m_after;
    QImage image(m_before.size(), raster::imageFormat);
    const picture::Transition between{
        {}, previewKind(m_transition.kind), previewDirection(m_transition.direction), progress};
    raster::blend(image, m_before, m_after, between, {}, image.rect());
    return image;
}

void TransitionPreview::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    if (m_before.isNull()) {
        painter.fillRect(rect(), theme().background);
        return;
    }
    static const base::Easing smooth = base::Easing::parse(u"smooth"_s).value();
    const double seconds = m_transition.isCut() ? pauseSeconds : m_transition.duration.seconds();
    const double round = seconds + 2 * pauseSeconds;
    const double at = std::fmod(static_cast<double>(m_clock.elapsed()) / 1000, round);
    const double share = std::clamp((at - pauseSeconds) / std::max(seconds, 0.001), 0.0, 1.0);
    painter.drawImage(rect(), imageAt(smooth.at(share, base::Dialect::Gl)));
}

TransitionPopup::TransitionPopup(Session &session, SceneThumbnails &thumbnails, const QString &scene, QWidget *parent)
    : QFrame(parent, Qt::Popup),
      m_session(session),
      m_thumbnails(thumbnails),
      m_scene(scene),
      m_edit(session.document),
      m_preview(new TransitionPreview(this)),
      m_duration(new DecimalSpinBox(this)),
      m_overlaps(new QCheckBox(tr("Both scenes play"), this))
{
    setObjectName(u"transitionPopup"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    setAutoFillBackground(true);
    setAccessibleName(tr("Transition"));
    if (const lecture::Scene *document = session.document.scene(scene))
        m_transition = document->transition;
    m_duration->setRange(0.05, 30);
    m_duration->setDecimals(2);
    m_duration->setSingleStep(0.25);
    m_duration->setSuffix(tr(" s"));
    m_duration->setAccessibleName(tr("Duration"));
    m_duration->setToolTip(tr("How long the transition takes, at most as long as the scenes beside it"));
    m_overlaps->setToolTip(tr("The scene begins before the one before it has ended, so that the lecture becomes "
                              "shorter; otherwise the last picture of that scene stands still"));
    QVBoxLayout *column = columnLayout(this, 2 * Theme::grid);
    column->setContentsMargins(12, 12, 12, 12);
    column->addWidget(m_preview, 0, Qt::AlignHCenter);
    column->addWidget(makeKinds());
    column->addWidget(m_directionRow = makeDirections());
    auto *form = new QFormLayout;
    form->addRow(tr("Duration"), m_duration);
    form->addRow(m_overlaps);
    column->addLayout(form);
    m_duration->setButtonSymbols(QAbstractSpinBox::NoButtons);
    connect(m_duration, &QDoubleSpinBox::valueChanged, this, [this](double seconds) {
        change([&](lecture::Transition &transition) { transition.duration = base::Time::fromSeconds(seconds); });
    });
    connect(m_overlaps, &QCheckBox::toggled, this,
            [this](bool isOn) { change([&](lecture::Transition &transition) { transition.overlaps = isOn; }); });
    connect(&thumbnails, &SceneThumbnails::made, this, &TransitionPopup::showImages);
    showImages();
    refresh();
}

QWidget *TransitionPopup::makeKinds()
{
    auto *row = new QWidget(this);
    QHBoxLayout *beside = rowLayout(row, Theme::grid);
    auto *group = new QButtonGroup(this);
    for (const QString &kind : lecture::transitionKinds()) {
        auto *button = new QToolButton(row);
        button->setIcon(transitionIcon(kind));
        button->setIconSize(kindSize);
        button->setText(transitionName(kind));
        button->setToolTip(transitionHelp(kind));
        button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
        button->setCheckable(true);
        button->setMinimumHeight(kindSize.height() + 28);
        group->addButton(button);
        beside->addWidget(button);
        connect(button, &QToolButton::clicked, this, [this, kind] { choose(kind); });
        m_kinds.push_back(button);
    }
    return row;
}

QWidget *TransitionPopup::makeDirections()
{
    auto *row = new QWidget(this);
    QHBoxLayout *beside = rowLayout(row, Theme::grid);
    auto *group = new QButtonGroup(this);
    for (const QString &direction : lecture::transitionDirections()) {
        QToolButton *button = toolButton(directionIcon(direction), transitionDirectionName(direction), row);
        button->setCheckable(true);
        group->addButton(button);
        beside->addWidget(button);
        connect(button, &QToolButton::clicked, this, [this, direction] {
            change([&](lecture::Transition &transition) { transition.direction = direction; });
        });
        m_directions.push_back(button);
    }
    beside->addStretch();
    return row;
}

void TransitionPopup::choose(const QString &kind)
{
    change([&](lecture::Transition &transition) {
        lecture::Transition next = newTransition(kind);
        if (!next.isCut() && !transition.isCut()) {
            next = transition;
            next.kind = kind;
        }
        transition = next;
    });
}

void TransitionPopup::change(const std::function<void(lecture::Transition &)> &change)
{
    lecture::Transition wanted = m_transition;
    change(wanted);
    if (wanted == m_transition)
        return;
    const bool isDone = m_edit.apply(tr("Change the transition"), [&](const lecture::Lecture &before) {
        return withTransition(before, m_scene, [&](lecture::Transition &transition) { transition = wanted; });
    });
    if (isDone)
        m_transition = wanted;
    refresh();
}

void TransitionPopup::refresh()
{
    const QSignalBlocker duration(m_duration);
    const QSignalBlocker overlaps(m_overlaps);
    const bool isCut = m_transition.isCut();
    const auto chosen = std::max<qsizetype>(lecture::transitionKinds().indexOf(m_transition.kind), 0);
    m_kinds[static_cast<std::size_t>(chosen)]->setChecked(true);
    const auto direction = std::max<qsizetype>(lecture::transitionDirections().indexOf(m_transition.direction), 0);
    m_directions[static_cast<std::size_t>(direction)]->setChecked(true);
    m_directionRow->setEnabled(m_transition.kind == "push"_L1 || m_transition.kind == "wipe"_L1);
    m_duration->setEnabled(!isCut);
    m_overlaps->setEnabled(!isCut);
    if (!isCut)
        m_duration->setValue(m_transition.duration.seconds());
    m_overlaps->setChecked(m_transition.overlaps);
    m_preview->setTransition(m_transition);
}

void TransitionPopup::showImages()
{
    const auto &scenes = m_session.document.lecture().scenes;
    const auto found = std::ranges::find(scenes, m_scene, [](const lecture::ScenePtr &one) { return one->id; });
    if (found == scenes.end() || found == scenes.begin()) {
        close();
        return;
    }
    const QImage before = m_thumbnails.find((*std::prev(found))->id).large;
    const QImage after = m_thumbnails.find(m_scene).large;
    if (!before.isNull() && !after.isNull())
        m_preview->setImages(before, after);
}

void TransitionPopup::openAt(const QRect &around)
{
    adjustSize();
    const QScreen *screen = QGuiApplication::screenAt(around.center());
    const QRect room = screen ? screen->availableGeometry() : around;
    const bool fitsAbove = around.top() - height() >= room.top();
    moveWithin(*this, {around.center().x() - width() / 2, fitsAbove ? around.top() - height() : around.bottom()}, room);
    show();
    m_kinds.front()->window()->activateWindow();
    const auto checked = std::ranges::find_if(m_kinds, &QToolButton::isChecked);
    (*checked)->setFocus(Qt::PopupFocusReason);
}

void TransitionPopup::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        m_edit.cancel();
    if (event->key() == Qt::Key_Escape || event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        close();
    else
        QFrame::keyPressEvent(event);
}

} // namespace lectograph::editor
