// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/session.h"
#include "lecture/sequence.h"

#include <QImage>
#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include <map>
#include <stop_token>

namespace lectograph::editor {

/// What a scene looks like, at the moment that shows most of it.
struct SceneThumbnail
{
    QImage large; ///< for the overview
    QImage small; ///< for the strip
};

/// Thumbnails of the scenes that are in view, drawn one after another in the background while nobody edits or plays. A
/// thumbnail that an edit has made outdated is shown until the new one is drawn.
class SceneThumbnails : public QObject
{
    Q_OBJECT

public:
    static constexpr QSize largeSize{352, 198}; ///< at most, in pixels of the screen at scale 1
    static constexpr QSize smallSize{128, 54};

    explicit SceneThumbnails(Session &session, QObject *parent = nullptr);
    ~SceneThumbnails() override; ///< waits for the thumbnail being drawn

    /// The thumbnail as last drawn, without images if there is none yet. To be called while painting: asks for the
    /// current one.
    const SceneThumbnail &find(const QString &scene);

Q_SIGNALS:
    void made(const QString &scene);

private:
    /// What expressions know of the lecture around a scene.
    struct Surroundings
    {
        QJsonValue title;
        std::size_t number = 0; ///< of the scene
        std::size_t count = 0;
        base::Time start;
        base::Time end; ///< of the lecture
    };
    /// What of it the expressions of a scene may name.
    struct Named
    {
        bool lecture = true; ///< its title, or the number of the scene
        bool progress = true;
    };
    /// All that a thumbnail depends on.
    struct Content
    {
        /// With the scenes that continue it.
        lecture::Lecture lecture() const;
        Named findNamed() const;
        bool isSeenAlike(const Surroundings &now) const;

        std::vector<lecture::ScenePtr> scenes; ///< the scene, behind those that it continues
        /// Scenes that continue it. They matter only in that what they let enter is not seen before.
        std::vector<lecture::ScenePtr> later;
        lecture::Lecture frame; ///< without scenes
        QString language;
        Surroundings surroundings;
        Named named;
    };
    struct Entry
    {
        Content content;
        SceneThumbnail thumbnail;
    };
    /// Empty if there is no such scene.
    std::vector<lecture::ScenePtr> scenesOf(const QString &id) const;
    std::vector<lecture::ScenePtr> laterThan(const QString &id) const;
    Surroundings surroundingsOf(const QString &id) const;
    std::vector<timeline::Passage> passagesIn(const Content &content) const;
    /// Whether the scene still has this content, or is gone.
    bool isCurrent(const QString &scene, Content &content) const;
    bool hasCurrent(const QString &scene);
    void forget();
    void followEdit();
    void drawNext();
    void deliver(const QString &scene, const Content &content, const SceneThumbnail &thumbnail);

    /// Where all scenes are in the time of the lecture, which nothing but these scenes and animations decides.
    struct Places
    {
        std::vector<lecture::ScenePtr> scenes;
        std::map<QString, lecture::AnimationPtr> animations;
        base::Dialect dialect = {};
        std::vector<lecture::ScenePlace> all;
    };

    Session &m_session;
    mutable Places m_places; ///< of the lecture as it was last
    std::map<QString, Entry> m_entries;
    QStringList m_wanted; ///< the last one is drawn first
    QString m_drawn;      ///< the scene that is being drawn; empty: none
    Content m_drawnContent;
    std::stop_source m_stop;
    QTimer m_wait; ///< until the author pauses
    QThreadPool m_pool;
};

} // namespace lectograph::editor
