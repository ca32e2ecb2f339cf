// SPDX-License-Identifier: GPL-3.0-or-later
// Renders every panel and dialog in three languages and both themes, for review: screenshots FOLDER [LANGUAGE…].
#include "editor/commands/commandpalette.h"
#include "editor/edits/chain_edits.h"
#include "editor/edits/properties.h"
#include "editor/exporting/exportqueue.h"
#include "editor/language/language.h"
#include "editor/safety/safety.h"
#include "editor/session/session.h"
#include "editor/shell/mainwindow.h"
#include "editor/shell/preferences.h"
#include "editor/sound/soundplayer.h"
#include "lecture/files.h"
#include "lecture/templates.h"
#include "tests/editor/silence.h"
#include "tests/editor/wav.h"
#include "timeline/plugin.h"
#include "tools/screenshots/tokenlecture.h"

#include <QApplication>
#include <QDialog>
#include <QDir>
#include <QElapsedTimer>
#include <QLineEdit>
#include <QListView>
#include <QScrollBar>
#include <QSettings>
#include <QStandardPaths>
#include <QTimer>

#include <cstdio>
#include <memory>

using namespace lectograph;
using namespace Qt::StringLiterals;

namespace {

/// Waits for thumbnails that are rendered step by step.
void wait(int milliseconds)
{
    QElapsedTimer timer;
    timer.start();
    while (timer.elapsed() < milliseconds)
        QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
}

/// Synthetic speech: syllables, words and pauses.
QByteArray voiceWav(double seconds)
{
    return test::wav(seconds, [](double at) {
        const double syllable = std::pow(std::abs(std::sin(at * 11 + std::sin(at * 3.1))), 0.7);
        const double word = 0.45 + 0.4 * std::sin(at * 2.3) * std::sin(at * 0.9 + 1);
        const double pause = std::sin(at * 0.8 + 0.6) > -0.85 ? 1 : 0.02;
        return syllable * word * pause * std::sin(at * 1400 + 3 * std::sin(at * 170));
    });
}

lecture::Sound soundOf(const QJsonValue &name, const QString &file, double start)
{
    lecture::Sound sound;
    sound.name = name;
    sound.file = file;
    sound.start = base::Time::fromSeconds(start);
    return sound;
}

class Shots
{
public:
    explicit Shots(QString folder) : m_folder(std::move(folder))
    {
        QDir().mkpath(m_folder);
        timeline::loadPlugins(m_registry);
        m_session = std::make_unique<editor::Session>(m_registry);
        m_exports = std::make_unique<editor::ExportQueue>(m_registry);
        m_safety = std::make_unique<editor::Safety>(*m_session, m_folder + u"/recovery"_s);
        m_sound = std::make_unique<editor::SoundPlayer>(m_session->document, m_session->playhead, m_session->preview,
                                                        std::make_unique<test::Silence>());
    }

    void take(const QString &language, const QString &theme)
    {
        QSettings().setValue(u"language"_s, language);
        QSettings().setValue(u"theme"_s, theme);
        m_name = language + u'-' + theme + u'-';
        editor::applyPreferences(*static_cast<QApplication *>(QCoreApplication::instance()));
        editor::MainWindow window({*m_session, *m_exports, *m_safety, m_sound.get()});
        m_window = &window;
        window.resize(1366, 768);
        window.QWidget::show();
        window.show(editor::MainWindow::Page::Start);
        wait(1500);
        save(u"start"_s);

        open(u"transformer-architecture"_s, language);
        m_session->playhead.setTime(base::Time::fromSeconds(6));
        wait(600);
        save(u"editor"_s);
        const lecture::Scene *scene = m_session->document.scene(m_session->selection.scene());
        m_session->selection.setNodes({scene->actors.at(scene->actors.size() / 2)});
        wait(400);
        save(u"selected"_s);
        m_session->selection.setClips({clipAt(*scene, {0, {0}})->id});
        wait(300);
        save(u"clip"_s);
        for (const char *tab : {"curves", "problems", "history", "exports"}) {
            trigger(u"view."_s + QLatin1String(tab));
            wait(700);
            save(QLatin1String(tab));
        }
        trigger(u"view.timeline"_s);
        for (const char *workspace : {"view.workspace2", "view.workspace3", "view.workspace4"}) {
            trigger(QLatin1String(workspace));
            wait(300);
            save(QString::fromLatin1(workspace).section(u'.', 1));
        }
        trigger(u"view.workspace1"_s);
        for (const char *dialog : {"file.export", "help.shortcuts", "file.preferences", "help.about", "help.topics"})
            saveDialog(QLatin1String(dialog), QString::fromLatin1(dialog).section(u'.', 1));
        trigger(u"timeline.overview"_s);
        trigger(u"timeline.fitLecture"_s);
        wait(1500);
        save(u"overview"_s);
        trigger(u"timeline.overview"_s);
        trigger(u"timeline.fitLecture"_s);
        trigger(u"help.commands"_s);
        wait(300);
        save(u"commands"_s);
        if (auto *palette = window.findChild<editor::CommandPalette *>())
            palette->hide();

        open(u"masking"_s, language);
        addSounds();
        m_session->playhead.setTime(base::Time::fromSeconds(3.4));
        trigger(u"view.workspace4"_s);
        trigger(u"timeline.fitScene"_s);
        wait(1200);
        save(u"sound"_s);
        trigger(u"view.workspace1"_s);
        wait(300);

        buildOnce(language);

        open(u"masking"_s, language);
        m_session->playhead.setTime(base::Time::fromSeconds(5));
        window.resize(1600, 1000);
        wait(800);
        save(u"large"_s);
        trigger(u"help.guide"_s);
        wait(300);
        save(u"guide"_s);
        m_window = nullptr;
    }

private:
    /// The steps of “Build it once” in the guide.
    void buildOnce(const QString &language)
    {
        const QString block = language == u"ko"_s ? u"토큰"_s : language == u"zh"_s ? u"词元"_s : u"Token"_s;
        const QString scene = u"scene1"_s;
        m_session->document.open(screenshots::tokenLecture(language), {});
        m_session->preview.setLanguage(language);
        m_session->selection.setNodes({u"box"_s, u"word"_s});
        wait(800);
        saveModal(u"block.make"_s, u"build-make"_s, block);
        wait(800);
        save(u"instance"_s);
        trigger(u"block.enter"_s);
        wait(800);
        save(u"build-inside"_s);
        trigger(u"block.leave"_s);
        wait(300);
        trigger(u"block.repeat-words"_s);
        if (const QStringList nodes = m_session->selection.nodes(); !nodes.isEmpty()) {
            m_session->document.edit(u"Repeat"_s, [&](const lecture::Lecture &before) {
                return editor::withProperty(before, {scene, nodes.front(), {}, u"texts"_s}, screenshots::sentence());
            });
        }
        wait(1000);
        save(u"build-sentence"_s);
        trigger(u"block.share"_s);
        addScenes(scene);
        wait(1200);
        save(u"build-chapter"_s);
        saveTransition();
        m_session->selection.setScene(scene);
        showLibrary();
        wait(1500);
        save(u"library"_s);
        saveDialog(u"look.change"_s, u"build-look"_s);
        saveDialog(u"look.edit"_s, u"look"_s);
    }

    /// A scene that continues the one before, which is open then, and one after a transition.
    void addScenes(const QString &first)
    {
        const auto add = [&](const QString &after, const auto &with) {
            QString added;
            m_session->document.edit(u"Add a scene"_s, [&](const lecture::Lecture &before) {
                return with(before, after).map([&](editor::AddedScene &&made) {
                    added = made.scene;
                    return std::move(made.lecture);
                });
            });
            return added;
        };
        const QString chapter = add(first, editor::withContinuingScene);
        const QString last = add(chapter, editor::withNewScene);
        m_session->document.edit(u"Add a transition"_s, [&](const lecture::Lecture &before) {
            return editor::withTransition(
                before, last, [](lecture::Transition &transition) { transition = editor::newTransition(u"push"_s); });
        });
        m_session->selection.setScene(last);
        m_session->selection.setScene(chapter);
    }

    void saveTransition()
    {
        const QString chapter = m_session->selection.scene();
        m_session->selection.setScene(m_session->document.lecture().scenes.back()->id);
        wait(300);
        trigger(u"timeline.transition"_s);
        wait(500);
        if (auto *popup = m_window->findChild<QWidget *>(u"transitionPopup"_s)) {
            saveImage(*popup, u"transition"_s);
            popup->close();
        }
        m_session->selection.setScene(chapter);
    }

    void showLibrary()
    {
        for (QListView *view : m_window->findChild<QWidget *>(u"palettePanel"_s)->findChildren<QListView *>())
            view->verticalScrollBar()->setValue(view->verticalScrollBar()->maximum());
    }

    void open(const QString &id, const QString &language)
    {
        const auto path = lecture::resolved(u"template:"_s + id);
        if (const auto lecture = lecture::load(path.value_or(QString()))) {
            m_session->document.open(*lecture, {});
            m_session->preview.setLanguage(language);
        }
    }

    /// Adds narration and music to the open scene and selects the narration.
    void addSounds()
    {
        const QString scene = m_session->selection.scene();
        m_session->document.edit(u"Add sounds"_s, [&](const lecture::Lecture &before) {
            lecture::Sound voice =
                soundOf(QJsonObject{{u"en"_s, u"Narration"_s}, {u"ko"_s, u"내레이션"_s}, {u"zh"_s, u"旁白"_s}},
                        u"assets/voice.wav"_s, 0.5);
            lecture::Sound music =
                soundOf(QJsonObject{{u"en"_s, u"Music"_s}, {u"ko"_s, u"음악"_s}, {u"zh"_s, u"音乐"_s}},
                        u"assets/music.wav"_s, 0);
            music.gain = -14;
            music.fadeIn = base::Time::fromSeconds(1.5);
            music.fadeOut = base::Time::fromSeconds(1);
            return lecture::withAsset(before, u"assets/voice.wav"_s, voiceWav(5.5))
                .and_then([&](const lecture::Lecture &lecture) {
                    return lecture::withAsset(lecture, u"assets/music.wav"_s, test::toneWav(9, 0.9));
                })
                .and_then([&](const lecture::Lecture &lecture) {
                    return lecture::withSound(lecture, scene, 0, std::move(voice));
                })
                .and_then([&](const lecture::Lecture &lecture) {
                    return lecture::withSound(lecture, scene, 1, std::move(music));
                });
        });
        m_session->selection.setSounds({m_session->document.scene(scene)->sounds.front()->id});
    }

    void trigger(const QString &id)
    {
        if (QAction *action = m_session->actions.find(id))
            action->trigger();
    }

    void save(const QString &what) { saveImage(*m_window, what); }
    void saveImage(QWidget &widget, const QString &what)
    {
        widget.grab().save(m_folder + u'/' + m_name + what + u".png"_s);
    }

    void saveDialog(const QString &action, const QString &what)
    {
        trigger(action);
        wait(500);
        for (QDialog *dialog : m_window->findChildren<QDialog *>()) {
            if (!dialog->isVisible())
                continue;
            saveImage(*dialog, what);
            dialog->close();
        }
        wait(50);
    }

    /// Of a dialog that blocks: gives what it makes a name, and accepts it.
    void saveModal(const QString &action, const QString &what, const QString &name)
    {
        QTimer::singleShot(600, m_window, [this, what, name] {
            auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget());
            if (!dialog)
                return;
            if (auto *field = dialog->findChild<QLineEdit *>())
                field->setText(name);
            wait(200);
            saveImage(*dialog, what);
            dialog->accept();
        });
        trigger(action);
    }

    QString m_folder;
    QString m_name;
    timeline::Registry m_registry;
    std::unique_ptr<editor::Session> m_session;
    std::unique_ptr<editor::ExportQueue> m_exports;
    std::unique_ptr<editor::Safety> m_safety;
    editor::MainWindow *m_window = nullptr;
    std::unique_ptr<editor::SoundPlayer> m_sound;
};

} // namespace

int main(int argc, char **argv)
{
    QStandardPaths::setTestModeEnabled(true);
    QApplication application(argc, argv);
    QCoreApplication::setOrganizationName(u"LectographShots"_s);
    QCoreApplication::setApplicationName(u"shots"_s);
    const QStringList words = QCoreApplication::arguments();
    if (words.size() < 2) {
        std::fprintf(stderr, "screenshots FOLDER [LANGUAGE…]\n");
        return 2;
    }
    Shots shots(words[1]);
    for (const QString &language : words.size() > 2 ? words.mid(2) : editor::interfaceLanguages()) {
        for (const QString &theme : {u"dark"_s, u"light"_s})
            shots.take(language, theme);
    }
    return 0;
}
