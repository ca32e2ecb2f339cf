// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/session.h"
#include "editor/space/orbit.h"

#include <QTimer>
#include <QWidget>

class QQuickWidget;

namespace lectograph::editor {

class SpaceModel;
class SpaceOverlay;
class SpaceScene;

/// The scene and its camera from outside, in Qt Quick 3D, which is loaded when the panel is shown first. Where it cannot be
/// drawn, the panel says why.
class SpacePanel : public QWidget
{
    Q_OBJECT

public:
    explicit SpacePanel(Session &session, QWidget *parent = nullptr);
    ~SpacePanel() override;

    SpaceOverlay *overlay() const { return m_overlay; }
    /// Looks at the open scene from there, instead of from where a first look would be.
    void restore(const Orbit &orbit);
    const SpaceModel &model() const { return *m_model; }
    QQuickWidget *quick() const { return m_quick; } ///< null before it is shown first, and without OpenGL
    /// Why there is no picture; empty if there is one.
    const QString &reason() const { return m_reason; }

protected:
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void addActions();
    void load();
    void fail(const QString &reason);
    void forget();
    void refresh();
    void lookAround();
    void startScene();
    void arrange();

    Session &m_session;
    std::unique_ptr<SpaceScene> m_scene;
    SpaceModel *m_model;
    QWidget *m_head;
    QWidget *m_page; ///< below the header
    SpaceOverlay *m_overlay;
    QQuickWidget *m_quick = nullptr;
    QWidget *m_failure = nullptr;
    QString m_reason;
    QTimer m_refresh;              ///< once for many changes
    UpAxis m_gridUp = UpAxis::Y;   ///< as drawn last
    bool m_isBehindCamera = false; ///< the same
    std::optional<lecture::Lecture> m_wayLecture;
    QString m_wayScene;
    std::vector<picture::Camera> m_way;
    std::vector<picture::Camera> m_keyPoses;
};

} // namespace lectograph::editor
