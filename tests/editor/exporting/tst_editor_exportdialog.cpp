// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench.h"

#include "editor/exporting/exportdialog.h"
#include "editor/language/language.h"
#include "editor/session/session.h"
#include "testmain.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;
using exporting::ExportRequest;

class TestExportDialog : public ExportBench
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        prepare();
        useLanguage(*qApp, u"en"_s);
    }

    void theDialogMakesTheRequest()
    {
        Session session(registry());
        session.document.open(templateNamed(u"transformer-architecture"_s), {});
        ExportQueue queue(registry());
        ExportDialog dialog(session, queue);
        dialog.show();
        QVERIFY(dialog.sizeHint().width() <= 1000 && dialog.sizeHint().height() <= 700);
        auto *presets = part<QListWidget>(dialog, u"presets"_s);
        QCOMPARE(presets->currentRow(), 3); // 1080p60
        presets->setCurrentRow(0);
        QCOMPARE(dialog.choice().size, QSize(854, 480));
        part<QSpinBox>(dialog, u"width"_s)->setValue(64);
        part<QSpinBox>(dialog, u"height"_s)->setValue(36);
        QCOMPARE(presets->currentRow(), presets->count() - 1); // custom settings
        choose(*part<QComboBox>(dialog, u"rate"_s), QPoint(30, 1));
        choose(*part<QComboBox>(dialog, u"scope"_s), static_cast<int>(ExportChoice::Scope::Scenes));
        auto *scenes = part<QListWidget>(dialog, u"scenes"_s);
        QVERIFY(scenes->isVisible());
        for (int row = 0; row < scenes->count(); ++row)
            scenes->item(row)->setCheckState(Qt::Unchecked);
        QTest::mouseClick(scenes->viewport(), Qt::LeftButton, {}, scenes->visualItemRect(scenes->item(0)).center());
        QTest::keyClick(scenes, Qt::Key_Down);
        QTest::keyClick(scenes, Qt::Key_Space);
        QCOMPARE(dialog.choice().scenes.size(), 2);
        QTest::keyClick(scenes, Qt::Key_Space);
        for (const QString &language : session.document.lecture().languages)
            part<QCheckBox>(dialog, language)->setChecked(false);
        QVERIFY(!part<QPushButton>(dialog, u"export"_s)->isEnabled());
        part<QCheckBox>(dialog, u"en"_s)->setChecked(true);
        part<QCheckBox>(dialog, u"ko"_s)->setChecked(true);
        part<QLineEdit>(dialog, u"name"_s)->setText(u"films/attention: part 1"_s);
        part<QLineEdit>(dialog, u"folder"_s)->setText(m_dir->path());
        part<QPushButton>(dialog, u"export"_s)->click();
        QVERIFY(!dialog.isVisible());
        QCOMPARE(queue.jobs().size(), size_t(2));
        const ExportRequest &english = queue.jobs()[0].request;
        const ExportRequest &korean = queue.jobs()[1].request;
        QCOMPARE(english.settings.path, path(u"films-attention- part 1-en.mp4"_s));
        QCOMPARE(korean.settings.path, path(u"films-attention- part 1-ko.mp4"_s));
        QCOMPARE(korean.language, u"ko"_s);
        QCOMPARE(korean.scenes, QStringList{session.document.lecture().scenes.front()->id});
        QCOMPARE(korean.settings.size, QSize(64, 36));
        QCOMPARE(korean.settings.rate, (base::FrameRate{30, 1}));
        QVERIFY(!korean.from && !korean.to);
        finish(queue);
        QCOMPARE(queue.jobs()[1].state, JobState::Done);

        // The next dialog starts with the last choice.
        ExportDialog next(session, queue);
        QCOMPARE(next.choice().size, QSize(64, 36));
        QCOMPARE(next.choice().folder, m_dir->path());
        // All of it: what is remembered in part is a trap.
        QCOMPARE(next.choice().scope, ExportChoice::Scope::Scenes);
        QCOMPARE(next.choice().scenes, korean.scenes);
        QCOMPARE(next.choice().languages, (QStringList{u"en"_s, u"ko"_s}));
        // Another lecture is another matter.
        session.document.open(templateNamed(u"circle-area"_s), {});
        const ExportDialog other(session, queue);
        QCOMPARE(other.choice().scope, ExportChoice::Scope::Whole);
        QCOMPARE(other.choice().languages.size(), 1);
        QCOMPARE(other.choice().size, QSize(64, 36));
    }

    void theDialogTellsWhatItWillBecome()
    {
        Session session(registry());
        session.document.open(templateNamed(u"circle-area"_s), {});
        session.playhead.setIn(base::Time::fromSeconds(1));
        session.playhead.setOut(base::Time::fromSeconds(3));
        ExportQueue queue(registry());
        ExportDialog dialog(session, queue);
        dialog.show();
        part<QLineEdit>(dialog, u"folder"_s)->setText(m_dir->path());
        auto *summary = part<QLabel>(dialog, u"summary"_s);
        auto *warning = part<QLabel>(dialog, u"warning"_s);
        auto *go = part<QPushButton>(dialog, u"export"_s);
        QCOMPARE(dialog.choice().scope, ExportChoice::Scope::InToOut);
        QVERIFY2(summary->text().startsWith(u"2.0 s · 120 frames · "_s), qPrintable(summary->text()));
        QVERIFY(go->isEnabled());

        part<QSpinBox>(dialog, u"width"_s)->setValue(1921);
        QVERIFY(!go->isEnabled());
        QVERIFY2(warning->text().contains(u"even"_s), qPrintable(warning->text()));
        part<QSpinBox>(dialog, u"width"_s)->setValue(1920);
        part<QLineEdit>(dialog, u"folder"_s)->setText(path(u"nowhere"_s));
        QVERIFY(!go->isEnabled() && warning->isVisible());
        part<QLineEdit>(dialog, u"folder"_s)->setText(m_dir->path());
        QVERIFY(go->isEnabled() && !warning->isVisible());

        choose(*part<QComboBox>(dialog, u"format"_s), static_cast<int>(media::Format::Gif));
        QCOMPARE(dialog.choice().rate, (base::FrameRate{30, 1})); // 60 is too fast for a GIF
        QVERIFY(go->isEnabled());
        choose(*part<QComboBox>(dialog, u"format"_s), static_cast<int>(media::Format::Mp4));

        auto *transparent = part<QCheckBox>(dialog, u"transparent"_s);
        QVERIFY(!transparent->isEnabled());
        choose(*part<QComboBox>(dialog, u"format"_s), static_cast<int>(media::Format::PngSequence));
        QVERIFY(transparent->isEnabled());
        transparent->setChecked(true);
        part<QLineEdit>(dialog, u"name"_s)->setText(u"pictures"_s);
        const auto requests = requestsOf(dialog.choice(), session.document.lecture());
        QCOMPARE(requests.size(), size_t(1));
        QCOMPARE(requests.front().settings.path, path(u"pictures-en/pictures-en-%05d.png"_s));
        QVERIFY(requests.front().settings.isTransparent);
        QCOMPARE(*requests.front().from, base::Time::fromSeconds(1));
    }

    void soundIsOfferedWhereThereIsSome()
    {
        Session session(registry());
        session.document.open(templateNamed(u"circle-area"_s), {});
        ExportQueue queue(registry());
        {
            const ExportDialog silent(session, queue);
            QVERIFY(!silent.findChild<QCheckBox *>(u"sound"_s)->isEnabled());
        }
        lecture::Lecture heard = session.document.lecture();
        heard.assets[u"assets/a.wav"_s] = {std::make_shared<const QByteArray>("whatever")};
        lecture::Sound voice;
        voice.file = u"assets/a.wav"_s;
        auto scene = std::make_shared<lecture::Scene>(*heard.scenes.front());
        scene->sounds.push_back(std::make_shared<const lecture::Sound>(std::move(voice)));
        heard.scenes.front() = scene;
        session.document.open(heard, {});
        ExportDialog dialog(session, queue);
        dialog.show();
        part<QLineEdit>(dialog, u"folder"_s)->setText(m_dir->path());
        auto *sound = part<QCheckBox>(dialog, u"sound"_s);
        auto *format = part<QComboBox>(dialog, u"format"_s);
        QVERIFY(sound->isEnabled() && sound->isChecked());
        const auto *summary = part<QLabel>(dialog, u"summary"_s);
        QTRY_VERIFY_WITH_TIMEOUT(summary->text().contains(u" · about "_s), longest);
        const QString with = summary->text();
        QTest::mouseClick(sound, Qt::LeftButton, {}, QPoint(8, sound->height() / 2));
        QVERIFY(!sound->isChecked());
        QVERIFY(with != summary->text()); // it is smaller
        QVERIFY(!requestsOf(dialog.choice(), heard).front().settings.hasSound);
        choose(*format, static_cast<int>(media::Format::Gif));
        QVERIFY(!sound->isEnabled());
        // A disabled but checked box is not drawn in the accent colour.
        const bool wasChecked = sound->isChecked();
        sound->setChecked(true);
        const QImage box = sound->grab().toImage();
        for (int y = 0; y < box.height(); ++y) {
            for (int x = 0; x < 16; ++x)
                QVERIFY(box.pixelColor(x, y) != theme().accent);
        }
        sound->setChecked(wasChecked);
        choose(*format, static_cast<int>(media::Format::WebM));
        QVERIFY(sound->isEnabled() && !sound->isChecked());
        remember(dialog.choice(), 16.0 / 9);
        QVERIFY(!rememberedChoice(16.0 / 9).hasSound);
        // Problems of the file are shown before the export.
        auto *problems = part<QLabel>(dialog, u"problems"_s);
        QTRY_VERIFY_WITH_TIMEOUT(problems->toolTip().contains(u"assets/a.wav"_s), longest);
        QVERIFY(problems->text().contains(u"assets/a.wav"_s) && problems->text().contains(u"must leave it out"_s));
        QVERIFY(!problems->text().contains(u"missing from the picture"_s));
    }

    void whatIsHeardIsAskedOnce()
    {
        Session session(registry());
        lecture::Lecture heard = templateNamed(u"circle-area"_s);
        heard.assets[u"assets/a.wav"_s] = {std::make_shared<const QByteArray>("whatever")};
        lecture::Sound voice;
        voice.file = u"assets/a.wav"_s;
        const QString scene = heard.scenes.front()->id;
        heard = lecture::withSound(heard, scene, 0, std::move(voice)).value();
        session.document.open(heard, {});
        ExportQueue queue(registry());
        ExportDialog dialog(session, queue);
        dialog.show();
        part<QLineEdit>(dialog, u"folder"_s)->setText(m_dir->path());
        // The dialog uses a snapshot of the lecture, so that typing does not check all sounds again.
        QVERIFY(session.document.edit(
            u"Delete"_s, [&](const lecture::Lecture &lecture) { return lecture::withoutSound(lecture, scene, 0); }));
        QTest::keyClicks(part<QLineEdit>(dialog, u"name"_s), u"film"_s);
        QVERIFY(part<QCheckBox>(dialog, u"sound"_s)->isEnabled());
        part<QPushButton>(dialog, u"export"_s)->click();
        QCOMPARE(queue.jobs().back().request.lecture.scenes.front()->sounds.size(), size_t(1));
        queue.cancelAll();
        finish(queue);
    }

    void everyControlHasANameAndAHint()
    {
        Session session(registry());
        session.document.open(templateNamed(u"transformer-architecture"_s), {});
        ExportQueue queue(registry());
        ExportDialog dialog(session, queue);
        for (const QWidget *widget : dialog.findChildren<QWidget *>()) {
            // Skips Qt's parts of fields and popups.
            if (widget->objectName().startsWith(u"qt_"_s) || widget->window() != &dialog
                || !(widget->focusPolicy() & Qt::TabFocus))
                continue;
            const auto *box = qobject_cast<const QCheckBox *>(widget);
            QVERIFY2(!widget->accessibleName().isEmpty() || (box && !box->text().isEmpty()),
                     qPrintable(widget->objectName()));
        }
    }
};

LECTOGRAPH_TEST_MAIN(TestExportDialog)
#include "tst_editor_exportdialog.moc"
