// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/document.h"
#include "editor/session/playhead.h"
#include "editor/session/selection.h"
#include "picture/show.h"

#include <QObject>

#include <memory>

namespace lectograph::editor {

/// What the lecture shows now: the document in the language that is being looked at, at the playhead. Worked out when it is
/// asked for; what an edit did not change is not computed again.
class Preview : public QObject
{
    Q_OBJECT

public:
    Preview(Document &document, Playhead &playhead, Selection &selection, QObject *parent = nullptr);

    const QString &language() const { return m_language; }
    void setLanguage(const QString &language);
    /// The one that is looked at, then those to fall back on.
    QStringList languages() const;

    picture::Show &show();
    const picture::Picture &picture(); ///< sealed
    /// The open scene, compiled; nothing if there is none.
    timeline::Score *score();
    /// When the open scene begins in the lecture, and how long it is.
    picture::Show::SceneSpan span();
    /// The playhead's time within the open scene.
    base::Time localTime();
    /// Brings the playhead into the scene, to its beginning if it stands elsewhere, and opens it.
    void enter(const QString &scene);

    /// How an actor of the open scene stands at the playhead, in the scene's space.
    base::Result<shape::Shape> stateOf(const QString &node);
    /// What a node of the open scene computes at the playhead.
    base::Result<graph::Outputs> outputsOf(const QString &node);

Q_SIGNALS:
    void pictureChanged(); ///< another picture(): the lecture, the time or the language is another
    void languageChanged();

private:
    void renew();
    void followPlayhead();

    Document &m_document;
    Playhead &m_playhead;
    Selection &m_selection;
    QString m_language;
    std::shared_ptr<graph::Memo> m_memo;
    std::unique_ptr<picture::Show> m_show;
    std::optional<picture::Picture> m_picture;
    bool m_isRenewing = false;
};

} // namespace lectograph::editor
