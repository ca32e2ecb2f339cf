// SPDX-License-Identifier: GPL-3.0-or-later
// Renders every panel and dialog in three languages and both themes, for review: screenshots FOLDER [LANGUAGE…].
#include "editor/commands/commandpalette.h"
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

#include <QApplication>
#include <QDialog>
#include <QDir>
#include <QElapsedTimer>
#include <QSettings>
#include <QStandardPaths>

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
            saveDialog(QLatin1String(dialog));
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

    void save(const QString &what) { m_window->grab().save(m_folder + u'/' + m_name + what + u".png"_s); }

    void saveDialog(const QString &action)
    {
        trigger(action);
        wait(500);
        for (QDialog *dialog : m_window->findChildren<QDialog *>()) {
            if (!dialog->isVisible())
                continue;
            dialog->grab().save(m_folder + u'/' + m_name + action.section(u'.', 1) + u".png"_s);
            dialog->close();
        }
        wait(50);
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
