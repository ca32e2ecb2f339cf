// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/document.h"
#include "editor/session/keptshow.h"
#include "editor/session/latepicture.h"
#include "editor/session/playhead.h"
#include "editor/session/selection.h"
#include "picture/show.h"

#include <QObject>

#include <QJsonObject>

#include <chrono>
#include <memory>
#include <optional>
#include <vector>

namespace lectograph::editor {

/// The content at the playhead: the document in the shown language. Computed lazily; results that an edit does not
/// affect are reused. What lasts is computed in the background, if there is a patience (decision 60).
class Preview : public QObject
{
    Q_OBJECT

public:
    Preview(Document &document, Playhead &playhead, Selection &selection, QObject *parent = nullptr);

    const QString &language() const { return m_language; }
    void setLanguage(const QString &language);
    /// Lectures open at a moment of their first scene at which something can be seen (raster::posterTime()), not at the
    /// start.
    void setOpensAtPoster(bool isOn) { m_opensAtPoster = isOn; }
    /// How long whoever asks waits for a picture at most; without it, which is so at first, until it is computed.
    using Patience = std::optional<std::chrono::milliseconds>;
    void setPatience(Patience patience);
    Patience patience() const { return m_patience; }
    /// Whether the picture is computed in the background: until then picture() is the last one, and no states and outputs
    /// are known. The next edit stops it.
    bool isBusy() const { return m_late.isBusy(); }
    /// The shown language, then the fallbacks.
    QStringList languages() const;

    picture::Show &show();             ///< of the lecture, also while the inside of a definition is open
    const picture::Picture &picture(); ///< sealed
    /// The compiled open scene. Returns null if there is none, or while isBusy().
    timeline::Score *score();
    /// The start of the open scene in the lecture, and its duration.
    picture::Show::SceneSpan span();
    /// The playhead's time within the open scene.
    base::Time localTime();
    /// The same in the time of score(), which is that of the first scene that the open one continues.
    base::Time scoreTime();
    /// A time of the open scene in the time of score().
    base::Time scoreTime(base::Time local) { return local + (scoreTime() - localTime()); }
    /// Opens the scene, and moves the playhead to its beginning unless it is inside it already. "block:ID" is the inside
    /// of a definition: it opens at the same time, with the values of the instance of the open scene, if one is given.
    void enter(const QString &scene, const QString &instance = {});
    /// Whether the inside of a definition is open, instead of the scene at the playhead.
    bool isInside() const { return !m_entered.empty(); }
    /// The scene at the playhead, then the definitions that were entered, each from the one before; the last one is open.
    QStringList way();
    /// Back to the scene or definition from which the open definition was entered, with its instance selected.
    void leave();

    /// The state of an actor of the open scene at the playhead, in the scene's space.
    base::Result<shape::Shape> stateOf(const QString &node);
    /// The outputs of a node of the open scene at the playhead.
    base::Result<graph::Outputs> outputsOf(const QString &node);
    /// Why there are none, or what they lack.
    std::optional<base::Error> failureOf(const QString &node);
    /// An error of these in the names that people read, as the picture has it (saidInScene()).
    base::Error said(const base::Error &error) const;

Q_SIGNALS:
    void pictureChanged(); ///< the lecture, the time or the language has changed
    void languageChanged();
    void busyChanged(); ///< isBusy()
    /// A scene was opened, other than by the playhead that ran into it: views bring it into sight.
    void sceneOpened();

private:
    /// A definition that is open, or from which the open one was entered.
    struct Entered
    {
        QString scene; ///< "block:ID"
        QString from;  ///< the scene or definition with the instance
        QString instance;
        QJsonObject values; ///< of its published properties
    };
    std::unique_ptr<picture::Show> newShow() const;
    std::unique_ptr<picture::Show> newInside();
    picture::Show &shown();
    base::Time shownTime();
    WantedPicture wanted();
    picture::Show::ErrorWords errorWords() const;
    void compute();
    void computeLate(const WantedPicture &wanted);
    void arrive(const WantedPicture &wanted, std::optional<picture::Picture> picture);
    void stopLate();
    void forgetPicture();
    bool isKnown();
    void followScene();
    QJsonObject valuesOf(const QString &instance);
    QString sceneAtPlayhead();
    bool isAtPlayhead(const QString &scene);
    void renew();
    base::Time endOf(const picture::Show::SceneSpan &scene);
    void keepPlace(const std::vector<picture::Show::SceneSpan> &before, base::Time time);
    void keepRange(const std::vector<picture::Show::SceneSpan> &before);
    void followPlayhead();
    bool isInMotion() const;
    void followMotion();
    void showPoster();

    Document &m_document;
    Playhead &m_playhead;
    Selection &m_selection;
    QString m_language;
    std::shared_ptr<graph::Memo> m_memo;
    KeptShow m_show;
    std::unique_ptr<picture::Show> m_inside; ///< of the open definition
    std::vector<Entered> m_entered;
    std::optional<picture::Picture> m_picture;
    picture::Picture m_lastPicture; ///< while there is no m_picture
    Patience m_patience;
    bool m_isRenewing = false;
    bool m_opensAtPoster = false;
    bool m_isOpening = false;   ///< between Document::opened and changed
    bool m_isFollowing = false; ///< the playhead
    LatePicture m_late;
};

} // namespace lectograph::editor
