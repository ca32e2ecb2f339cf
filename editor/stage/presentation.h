// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/session.h"

#include <QColor>
#include <QTimer>
#include <QWidget>

#include <vector>

class QLabel;
class QToolButton;

namespace lectograph::editor {

class KeyCard;
class PictureView;
class Presentation;

/// The buttons of a presentation, and the position in the lecture.
class PresentationControls : public QWidget
{
    Q_OBJECT

public:
    PresentationControls(Session &session, Presentation *parent);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;

private:
    void showState();

    Session &m_session;
    QToolButton *m_play;
    QLabel *m_scene;
};

/// Where a presentation begins.
enum class PresentFrom { Start, OpenScene };

/// A full-window picture, controlled as in other presentation programs by keys or presentation remotes: each step
/// plays to the next stop and waits there. Its first scene plays at once so that the audience does not see a dark first
/// frame; one more step at the end leads to a dark screen that says so. The buttons appear and hide with the pointer,
/// which is hidden at first.
class Presentation : public QWidget
{
    Q_OBJECT

public:
    explicit Presentation(Session &session, QWidget *parent = nullptr);

    void begin(PresentFrom from); ///< from the start of the lecture, or of the open scene
    /// Plays to the next stop; during playback, jumps to that stop. At the last one, to the end.
    void goOn();
    void goBack(); ///< jumps to the previous stop and waits there; from the end, to the last picture
    void togglePlaying();
    /// Shows the keys and pauses, or hides them; so do Esc and a click, which then do nothing else.
    void toggleKeys();
    void goToScene(int number); ///< from 1, and plays
    /// Shows a black or white screen instead of the picture, and pauses; an invalid colour shows the picture.
    void setBlank(const QColor &color);

    bool isBlack() const { return m_blank == QColor(Qt::black); }
    const QColor &blank() const { return m_blank; }
    /// Whether the dark screen behind the last picture is shown.
    bool isAtEnd() const { return m_isAtEnd; }
    PresentationControls *controls() const { return m_controls; }
    KeyCard *keyCard() const { return m_keyCard; }

protected:
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    bool event(QEvent *event) override;

private:
    /// What keys do; the card lists it.
    struct KeyAction
    {
        QList<Qt::Key> keys;
        QString text;
        void (*run)(Presentation &);
    };
    static std::vector<KeyAction> keyActions();

    bool playOn(); ///< false at the last stop
    void setAtEnd(bool is);
    void waitAt(qint64 frame);
    void toggleBlank(const QColor &color);
    void showPicture();
    void showControls();
    void hideControls();
    /// Keeps the digits that are typed, and shows the scene that they mean.
    void setTyped(const QString &digits);
    bool takeTyped(int key);

    Session &m_session;
    Preview::Patience m_patience; ///< of the author
    PictureView *m_picture;
    PresentationControls *m_controls;
    std::vector<KeyAction> m_keys;
    KeyCard *m_keyCard;
    QTimer m_hidePointer;
    QPoint m_pointer; ///< last position, on screen
    QColor m_blank;
    QLabel *m_end; ///< says that the lecture has ended
    bool m_isAtEnd = false;
    QString m_typed; ///< the number of a scene
    QLabel *m_typedScene;
    QTimer m_forgetTyped;
};

} // namespace lectograph::editor
