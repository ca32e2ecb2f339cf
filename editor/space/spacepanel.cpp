// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/space/spacepanel.h"

#include "editor/edits/camera_edits.h"
#include "editor/space/actionids.h"
#include "editor/space/cameraway.h"
#include "editor/space/furniture.h"
#include "editor/space/spacemodel.h"
#include "editor/space/spaceoverlay.h"
#include "editor/space/spacescene.h"
#include "editor/widgets/opengl.h"
#include "editor/widgets/theme.h"
#include "editor/widgets/widgets.h"

#include <QCoreApplication>
#include <QQmlEngine>
#include <QQmlError>
#include <QQuaternion>
#include <QQuickItem>
#include <QQuickWidget>
#include <QQuickWindow>
#include <QVBoxLayout>
#include <QVector3D>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using base::Vec3;

namespace {

QVector3D toVector(const Vec3 &v)
{
    return {static_cast<float>(v.x), static_cast<float>(v.y), static_cast<float>(v.z)};
}

/// Whether Qt Quick draws without OpenGL, which has no depth: as the program or the environment wants it.
bool drawsBySoftware()
{
    return QQuickWindow::graphicsApi() == QSGRendererInterface::Software
        || QQuickWindow::sceneGraphBackend() == "software"_L1
        || qEnvironmentVariable("QT_QUICK_BACKEND") == "software"_L1;
}

} // namespace

SpacePanel::SpacePanel(Session &session, QWidget *parent)
    : QWidget(parent),
      m_session(session),
      m_scene(std::make_unique<SpaceScene>()),
      m_model(new SpaceModel(this)),
      m_head(new PanelHeader(tr("Space"), this)),
      m_page(new QWidget(this)),
      m_overlay(new SpaceOverlay(session, m_page))
{
    setObjectName(u"spacePanel"_s);
    setFocusProxy(m_overlay);
    QVBoxLayout *column = columnLayout(this);
    column->addWidget(m_head);
    column->addWidget(m_page, 1);
    addActions();
    setMinimumWidth(m_head->minimumSizeHint().width()); // of its buttons
    m_refresh.setSingleShot(true);
    m_refresh.setInterval(0);
    connect(&m_refresh, &QTimer::timeout, this, &SpacePanel::refresh);
    connect(&session.preview, &Preview::pictureChanged, this, &SpacePanel::forget);
    connect(&session.selection, &Selection::sceneChanged, this, &SpacePanel::forget);
    connect(&session.selection, &Selection::changed, m_overlay, [this] {
        m_overlay->update();
        if (isVisible())
            m_refresh.start(); // the camera's colour
    });
    connect(&session.playhead, &Playhead::playingChanged, m_overlay, [this] { m_overlay->update(); });
    connect(m_overlay, &SpaceOverlay::orbitChanged, this, &SpacePanel::lookAround);
}

SpacePanel::~SpacePanel()
{
    delete m_quick; // before the model that it shows
}

void SpacePanel::addActions()
{
    auto *head = static_cast<PanelHeader *>(m_head);
    const auto add = [&](ActionId id, const QString &text, const QList<QKeySequence> &keys, const QString &iconName,
                         const std::function<void()> &run) {
        QAction *action = m_session.actions.add(m_overlay, {id, tr("Space"), text, keys, iconName}, run);
        if (!iconName.isEmpty())
            head->add(toolButton(action, head));
    };
    add(spaceaction::putCamera, tr("Put the camera here: the picture shows what is seen here"),
        {Qt::CTRL | Qt::ALT | Qt::Key_0}, u"locate-fixed"_s, [this] { m_overlay->putCameraHere(); });
    add(spaceaction::keyCamera, tr("Add keyframes of the camera at the playhead"), {Qt::CTRL | Qt::ALT | Qt::Key_K},
        u"diamond"_s, [this] { m_overlay->keyCamera(); });
    add(spaceaction::lookThrough, tr("Look through the camera"), {Qt::Key_0}, u"scan-eye"_s,
        [this] { m_overlay->lookThroughCamera(); });
    add(spaceaction::frameAll, tr("Show all of the scene"), {Qt::Key_A}, u"scan-search"_s,
        [this] { m_overlay->frameAll(); });
    add(spaceaction::upAxis, tr("Let the other axis point up: y or z"), {Qt::Key_U}, u"move-3d"_s,
        [this] { m_overlay->swapUpAxis(); });
    add(spaceaction::frameSelection, tr("Show the selection"), {Qt::Key_F}, {},
        [this] { m_overlay->frameSelection(); });
    add(spaceaction::selectNext, tr("Select the next block"), {Qt::CTRL | Qt::Key_Tab}, {},
        [this] { m_overlay->walk(true); });
    add(spaceaction::selectPrevious, tr("Select the previous block"), {Qt::CTRL | Qt::SHIFT | Qt::Key_Tab}, {},
        [this] { m_overlay->walk(false); });
}

void SpacePanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (!m_quick && m_reason.isEmpty())
        load();
    forget();
}

void SpacePanel::load()
{
    if (drawsBySoftware() || !openGlRenderer()) {
        fail(tr("The scene in space needs OpenGL, which this computer does not offer here. Everything else works "
                "without it."));
        return;
    }
    m_quick = new QQuickWidget(m_page);
    m_quick->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_quick->setFocusPolicy(Qt::NoFocus);
    m_quick->setResizeMode(QQuickWidget::SizeRootObjectToView);
    m_quick->setClearColor(theme().background);
    m_quick->engine()->addImportPath(QCoreApplication::applicationDirPath() + u"/../lib/lectograph/qml"_s);
    connect(m_quick, &QQuickWidget::sceneGraphError, this, [this](QQuickWindow::SceneGraphError, const QString &why) {
        QMetaObject::invokeMethod(
            this, [this, why] { fail(tr("The scene in space cannot be drawn here: %1").arg(why)); },
            Qt::QueuedConnection);
    });
    const QString module = QCoreApplication::applicationDirPath() + u"/../lib/lectograph/qml/Lectograph/Space/"_s;
    m_quick->setSource(QUrl::fromLocalFile(module + u"SpaceView.qml"_s));
    if (!m_quick->rootObject()) {
        const QList<QQmlError> errors = m_quick->errors();
        const QString why = errors.isEmpty() ? QString() : errors.first().description();
        fail(tr("Qt Quick 3D is not installed completely: %1").arg(why));
        return;
    }
    m_quick->rootObject()->setProperty("things", QVariant::fromValue<QObject *>(m_model));
    m_quick->lower();
    arrange();
    // The first widget with OpenGL lets Qt create the window again, which the desktop then may place elsewhere.
    QWidget *top = window();
    const QRect place = top->geometry();
    m_quick->show();
    if (!top->isMaximized() && !top->isFullScreen())
        top->setGeometry(place);
}

void SpacePanel::fail(const QString &reason)
{
    m_reason = reason;
    if (m_quick) {
        m_quick->hide();
        m_quick->deleteLater();
        m_quick = nullptr;
    }
    m_failure = new EmptyState(u"move-3d"_s, reason, {}, {}, m_page);
    m_overlay->hide();
    arrange();
    m_failure->show();
}

void SpacePanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    layout()->activate();
    arrange();
}

void SpacePanel::arrange()
{
    for (QWidget *layer : {static_cast<QWidget *>(m_quick), static_cast<QWidget *>(m_overlay), m_failure}) {
        if (layer)
            layer->setGeometry(m_page->rect());
    }
}

void SpacePanel::forget()
{
    m_overlay->forget();
    if (isVisible() && m_reason.isEmpty())
        m_refresh.start();
}

/// With z up where the camera of the scene stands on XY.
void SpacePanel::startScene()
{
    const QString &id = m_session.selection.scene();
    if (const lecture::Scene *scene = m_session.document.scene(id))
        m_overlay->startScene(
            id, standsOnXY(m_session.document.lecture(), *scene, m_session.registry()) ? UpAxis::Z : UpAxis::Y);
}

void SpacePanel::restore(const Orbit &orbit)
{
    m_overlay->restore(m_session.selection.scene(), orbit);
}

void SpacePanel::refresh()
{
    if (!isVisible() || !m_quick)
        return;
    startScene();
    const picture::Picture &picture = m_session.preview.picture();
    std::vector<SpaceItem> items;
    const Orbit &orbit = m_overlay->orbit();
    m_gridUp = orbit.up;
    // As on the stage, or else what is white would not be seen on a light theme.
    const base::Color &behind = picture.background;
    const QColor background = QColor::fromRgbF(behind.r, behind.g, behind.b);
    const QColor opposite = background.lightnessF() < 0.5F ? Qt::white : Qt::black;
    m_quick->rootObject()->setProperty("background", background);
    items.push_back(floorGrid(orbit.up, 12, mixColors(background, opposite, 0.25)));

    SpaceMesh lines;
    const double aspect = picture.frameWidth / std::max(1e-6, picture.frameHeight);
    const lecture::Lecture &lecture = m_session.document.lecture();
    if (!m_session.playhead.isPlaying()
        && (!m_wayLecture || !isSame(*m_wayLecture, lecture) || m_wayScene != m_session.selection.scene())) {
        CameraWay way = cameraWay(m_session);
        m_way = std::move(way.samples);
        m_keyPoses = std::move(way.keyPoses);
        m_wayLecture = lecture;
        m_wayScene = m_session.selection.scene();
    }
    QColor ghost = theme().keyframe;
    ghost.setAlphaF(0.45F);
    for (const picture::Camera &pose : m_keyPoses)
        editor::addCamera(lines, pose, aspect, ghost, true);
    addPath(lines, m_way, ghost);
    const bool isSelected = m_overlay->camera() && m_session.selection.nodes().size() == 1
        && isCamera(m_session.document.node(m_session.selection.scene(), m_session.selection.nodes().front()),
                    m_session.registry());
    m_isBehindCamera = m_overlay->isBehindCamera();
    editor::addCamera(lines, m_overlay->camera().value_or(picture.camera), aspect,
                      isSelected ? theme().accent : mixColors(background, opposite, 0.6), m_isBehindCamera);
    SpaceItem furniture = lines.item(u"camera"_s);
    furniture.isLines = true;
    items.push_back(std::move(furniture));

    std::vector<SpaceItem> things = m_scene->itemsOf(m_overlay->cast(), picture);
    std::ranges::move(things, std::back_inserter(items));
    m_model->setItems(std::move(items));
    lookAround();
}

void SpacePanel::lookAround()
{
    QQuickItem *root = m_quick ? m_quick->rootObject() : nullptr;
    if (!root)
        return;
    const picture::Camera camera = editor::cameraOf(m_overlay->orbit());
    root->setProperty("eye", toVector(eyeOf(camera)));
    root->setProperty("direction",
                      QQuaternion::fromAxes(toVector(camera.right), toVector(camera.up), toVector(towardsEye(camera))));
    root->setProperty("fieldOfView", camera.fovDegrees);
    root->setProperty("distance", picture::eyeDistance(camera));
    if (m_overlay->orbit().up != m_gridUp || m_overlay->isBehindCamera() != m_isBehindCamera)
        m_refresh.start();
}

} // namespace lectograph::editor
