// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench.h"

#include "editor/exporting/estimate.h"
#include "editor/exporting/exportdialog.h"
#include "editor/language/language.h"
#include "editor/session/session.h"
#include "testmain.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;
using exporting::ExportRequest;

namespace {

void choose(QComboBox &box, const QVariant &value)
{
    box.setCurrentIndex(box.findData(value));
}

} // namespace

class TestExportDialog : public ExportBench
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useLanguage(*qApp, u"en"_s); }

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

    void theFileIsCalledAfterWhatIsInIt()
    {
        Session session(registry());
        session.document.open(templateNamed(u"transformer-architecture"_s), {});
        session.preview.enter(session.document.lecture().scenes[2]->id);
        ExportQueue queue(registry());
        ExportDialog dialog(session, queue);
        dialog.show();
        auto *name = part<QLineEdit>(dialog, u"name"_s);
        auto *scope = part<QComboBox>(dialog, u"scope"_s);
        auto *scenes = part<QListWidget>(dialog, u"scenes"_s);
        const QString whole = name->text();
        choose(*scope, static_cast<int>(ExportChoice::Scope::OpenScene));
        QCOMPARE(dialog.choice().scenes, QStringList{session.document.lecture().scenes[2]->id});
        QVERIFY2(name->text().startsWith(whole + u" - 3 "_s), qPrintable(name->text()));
        QVERIFY(scope->currentText().contains(u"3 "_s));
        choose(*scope, static_cast<int>(ExportChoice::Scope::Scenes));
        for (int row = 0; row < scenes->count(); ++row) {
            QVERIFY(scenes->item(row)->text().startsWith(QString::number(row + 1) + u' '));
            scenes->item(row)->setCheckState(row == 1 ? Qt::Checked : Qt::Unchecked);
        }
        QVERIFY2(name->text().startsWith(whole + u" - 2 "_s), qPrintable(name->text()));
        scenes->item(3)->setCheckState(Qt::Checked);
        QCOMPARE(name->text(), whole + u" - 2, 4"_s);
        scenes->item(2)->setCheckState(Qt::Checked);
        QCOMPARE(name->text(), whole + u" - 2–4"_s);
        for (int row = 0; row < scenes->count(); ++row)
            scenes->item(row)->setCheckState(Qt::Checked);
        QCOMPARE(name->text(), whole);
        QVERIFY(scenes->height() >= 6 * scenes->sizeHintForRow(0)); // they are seen
        QTest::keyClick(name, Qt::Key_End);
        QTest::keyClicks(name, u" for Monday"_s);
        choose(*scope, static_cast<int>(ExportChoice::Scope::OpenScene));
        QCOMPARE(name->text(), whole + u" for Monday"_s); // what is typed stays
        // Each language has its name, whether others are exported or not.
        for (const QString &language : session.document.lecture().languages)
            part<QCheckBox>(dialog, language)->setChecked(language == u"ko"_s);
        const auto requests = requestsOf(dialog.choice(), session.document.lecture());
        QVERIFY(requests.front().settings.path.endsWith(u"Monday-ko.mp4"_s));
    }

    void everyPartOfALectureHasANameOfItsOwn()
    {
        const lecture::Lecture lecture = templateNamed(u"transformer-architecture"_s);
        using Scope = ExportChoice::Scope;
        const auto named = [&](const ExportChoice &choice) {
            return fileNameOf(suggestedName(u"It"_s, choice, lecture, {u"en"_s}));
        };
        const auto at = [](double seconds) { return std::optional(base::Time::fromSeconds(seconds)); };
        QCOMPARE(named({}), u"It"_s);
        QCOMPARE(named({.scope = Scope::InToOut, .in = at(5), .out = at(80.5)}), u"It - 00.05.00–01.20.50"_s);
        QCOMPARE(named({.scope = Scope::InToOut, .in = {}, .out = at(80.5)}), u"It - 00.00.00–01.20.50"_s);
        QCOMPARE(named({.scope = Scope::InToOut}), u"It"_s);
        QVERIFY(lecture.scenes.size() >= 5);
        const auto scenes = [&](const std::vector<std::size_t> &places) {
            QStringList ids;
            for (const std::size_t place : places)
                ids.append(lecture.scenes[place]->id);
            return ids;
        };
        QCOMPARE(named({.scope = Scope::Scenes, .scenes = scenes({3, 1})}), u"It - 2, 4"_s);
        QCOMPARE(named({.scope = Scope::Scenes, .scenes = scenes({0, 1, 2, 4})}), u"It - 1–3, 5"_s);
    }

    void anUntitledLectureHasANameInTheLanguageOfTheWindow_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("en") << u"Untitled lecture"_s;
        QTest::newRow("ko") << u"제목 없는 강의"_s;
        QTest::newRow("zh") << u"未命名课件"_s;
    }

    void anUntitledLectureHasANameInTheLanguageOfTheWindow()
    {
        QFETCH(QString, name);
        const QString language = QString::fromLatin1(QTest::currentDataTag());
        useLanguage(*qApp, language);
        const auto toEnglish = qScopeGuard([] { useLanguage(*qApp, u"en"_s); });
        lecture::Lecture untitled = templateNamed(u"circle-area"_s);
        untitled.title = QJsonValue();
        auto scene = std::make_shared<lecture::Scene>(*untitled.scenes.front());
        scene->name = QJsonValue();
        untitled.scenes = {scene};
        QCOMPARE(suggestedName({}, {}, untitled, {language}), name);
        QCOMPARE(fileNameOf(u" "_s), name);
        auto named = std::make_shared<lecture::Scene>(*scene);
        named->name = QJsonObject{{u"en"_s, u"Circle"_s}, {u"ko"_s, u"원"_s}, {u"zh"_s, u"圆"_s}};
        untitled.scenes = {named};
        QCOMPARE(suggestedName({}, {}, untitled, {language}), name); // not after its only scene
        QCOMPARE(suggestedName(u"Circles"_s, {}, untitled, {language}), u"Circles"_s);
        untitled.scenes = {named, scene};
        QVERIFY(
            suggestedName({}, {.scope = ExportChoice::Scope::OpenScene, .scenes = {named->id}}, untitled, {language})
                .startsWith(name + u" - 1 "_s));
    }

    void videosGoToTheFolderForVideos()
    {
        QCOMPARE(rememberedChoice(16.0 / 9).folder, videoFolder());
        QVERIFY(videoFolder() != QDir::homePath());
        Session session(registry());
        session.document.open(templateNamed(u"circle-area"_s), {});
        ExportQueue queue(registry());
        ExportDialog dialog(session, queue);
        QCOMPARE(dialog.choice().folder, videoFolder());
        QVERIFY(part<QPushButton>(dialog, u"export"_s)->isEnabled()); // also if it has to be made first
    }

    void theSizeIsThatOfWhatIsChosen()
    {
        const auto sizeOf = [&](const QString &id, const QStringList &scenes, double seconds) {
            ExportRequest request{.lecture = templateNamed(id), .scenes = scenes};
            request.to = base::Time::fromSeconds(seconds);
            request.settings = {.path = path(u"sized.mp4"_s), .size = {320, 180}, .rate = {30, 1}, .hasSound = false};
            exporting::Export video(request, registry());
            const auto sampled = video.sample(m_dir->path());
            const auto report = video.run();
            if (!sampled || !report)
                qFatal("the sample could not be exported");
            if (sampled->secondsPerFrame <= 0 || sampled->secondsToBegin <= 0)
                qFatal("the sample does not tell how long the export takes");
            return std::pair(sampled->bytes, static_cast<double>(exporting::bytesOf(report->output, report->frames)));
        };
        // Much moves in one of them, little in the other.
        const auto [busy, busyFile] = sizeOf(u"scaling-a-pattern"_s, {}, 12);
        const auto [calm, calmFile] = sizeOf(u"transformer-architecture"_s, {}, 40);
        for (const auto &[sampled, file] : {std::pair(busy, busyFile), std::pair(calm, calmFile)})
            QVERIFY2(sampled < 2 * file && file < 2 * sampled, qPrintable(u"%1 for %2"_s.arg(sampled).arg(file)));
        // A short one is encoded as a whole.
        const auto [all, whole] = sizeOf(u"circle-area"_s, {}, 2);
        QVERIFY2(qAbs(all - whole) < 0.2 * whole, qPrintable(u"%1 for %2"_s.arg(all).arg(whole)));
    }

    /// Scenes that are opened for a sample take long to compute; an export does so once, not with every frame.
    void whatIsComputedOnceIsNotChargedToEveryFrame()
    {
        const double frame = 0.005;
        const double jump = 0.05;
        const auto passages = [&](double once, double frames) {
            return exporting::Passages{1e5, 0.3, 8 * (once + jump + frames * frame)};
        };
        const exporting::Sample sample = exporting::sampleOf(passages(0.5, 1), passages(0, 4), passages(0, 16), 8, 4,
                                                             16, 2400, {60, 1});
        QVERIFY2(qAbs(sample.secondsPerFrame - frame) < 1e-9, qPrintable(QString::number(sample.secondsPerFrame)));
        const double all = sample.secondsToBegin + 2400 * sample.secondsPerFrame;
        QVERIFY2(all > 12 && all < 18, qPrintable(QString::number(all)));
        // Whatever was measured, no frame costs nothing.
        QVERIFY(exporting::sampleOf(passages(0, 1), passages(1, 4), passages(0, 16), 8, 4, 16, 2400, {60, 1})
                    .secondsPerFrame
                > 0);
    }

    void theFileIsCalledAsTheLectureIsNow()
    {
        Session session(registry());
        lecture::Lecture lecture = templateNamed(u"circle-area"_s);
        lecture.title = QJsonValue();
        session.document.open(lecture, {});
        QVERIFY(session.document.save(path(u"monday.lecture"_s)));
        ExportQueue queue(registry());
        const auto suggested = [&] {
            ExportDialog dialog(session, queue);
            return part<QLineEdit>(dialog, u"name"_s)->text();
        };
        QCOMPARE(suggested(), u"monday"_s);
        QVERIFY(session.document.edit(u"Title"_s, [](lecture::Lecture before) -> base::Result<lecture::Lecture> {
            before.title = QJsonObject{{u"en"_s, u"Circles and squares"_s}};
            return before;
        }));
        QCOMPARE(suggested(), u"Circles and squares"_s);
        QVERIFY(session.document.save(session.document.path()));
        QCOMPARE(suggested(), u"Circles and squares"_s);
    }

    void theSizeFollowsTheScene()
    {
        Session session(registry());
        session.document.open(templateNamed(u"transformer-architecture"_s), {});
        ExportQueue queue(registry());
        ExportDialog dialog(session, queue);
        dialog.show();
        part<QLineEdit>(dialog, u"folder"_s)->setText(m_dir->path());
        part<QSpinBox>(dialog, u"width"_s)->setValue(160);
        part<QSpinBox>(dialog, u"height"_s)->setValue(90);
        auto *summary = part<QLabel>(dialog, u"summary"_s);
        const auto isSampled = [&] { return summary->toolTip().contains(u"short samples"_s); };
        QTRY_VERIFY_WITH_TIMEOUT(isSampled(), longest);
        const QString whole = summary->text();
        choose(*part<QComboBox>(dialog, u"scope"_s), static_cast<int>(ExportChoice::Scope::OpenScene));
        QVERIFY(!isSampled());
        QTRY_VERIFY_WITH_TIMEOUT(isSampled(), longest);
        QVERIFY(summary->text().section(u" · "_s, 2, 2) != whole.section(u" · "_s, 2, 2));
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
        QVERIFY2(summary->text().startsWith(u"2.0 s · 120 frames · about "_s), qPrintable(summary->text()));
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
        const QString with = part<QLabel>(dialog, u"summary"_s)->text();
        QTest::mouseClick(sound, Qt::LeftButton, {}, QPoint(8, sound->height() / 2));
        QVERIFY(!sound->isChecked());
        QVERIFY(with != part<QLabel>(dialog, u"summary"_s)->text()); // it is smaller
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

    void itAsksBeforeAFileIsReplaced()
    {
        Session session(registry());
        session.document.open(templateNamed(u"circle-area"_s), {});
        ExportQueue queue(registry());
        write(path(u"a-en.mp4"_s), "old video");
        const auto prepare = [&](ExportDialog &dialog) {
            dialog.show();
            part<QSpinBox>(dialog, u"width"_s)->setValue(32);
            part<QSpinBox>(dialog, u"height"_s)->setValue(18);
            part<QLineEdit>(dialog, u"folder"_s)->setText(m_dir->path());
            part<QLineEdit>(dialog, u"name"_s)->setText(u"a"_s);
            part<QPushButton>(dialog, u"export"_s)->click();
        };
        ExportDialog kept(session, queue);
        prepare(kept);
        QVERIFY(kept.isVisible());
        QCOMPARE(queue.jobs().size(), size_t(0));
        QVERIFY(part<QLabel>(kept, u"replacing"_s)->text().contains(u"a-en.mp4"_s));
        part<QPushButton>(kept, u"keepBoth"_s)->click();
        QCOMPARE(queue.jobs().back().request.settings.path, path(u"a 2-en.mp4"_s));
        ExportDialog replaced(session, queue);
        prepare(replaced);
        part<QPushButton>(replaced, u"replace"_s)->click();
        QCOMPARE(queue.jobs().back().request.settings.path, path(u"a-en.mp4"_s));
        queue.cancelAll();
        finish(queue);
    }

    void itAsksBeforeARunningExportIsReplaced()
    {
        Session session(registry());
        session.document.open(templateNamed(u"circle-area"_s), {});
        ExportQueue queue(registry());
        queue.setPaused(queue.add(endless(path(u"other.mp4"_s))), true); // so that the others wait
        const auto prepare = [&](ExportDialog &dialog) {
            dialog.show();
            part<QLineEdit>(dialog, u"folder"_s)->setText(m_dir->path() + u"/."_s);
            part<QLineEdit>(dialog, u"name"_s)->setText(u"a"_s);
            part<QPushButton>(dialog, u"export"_s)->click();
        };
        ExportDialog first(session, queue);
        prepare(first);
        QVERIFY(!first.isVisible());
        const int firstJob = queue.jobs().back().id;
        ExportDialog kept(session, queue);
        prepare(kept);
        QVERIFY(kept.isVisible());
        QVERIFY(part<QLabel>(kept, u"replacing"_s)->text().contains(u"being exported"_s));
        part<QPushButton>(kept, u"keepBoth"_s)->click();
        QVERIFY(queue.jobs().back().request.settings.path.endsWith(u"a 2-en.mp4"_s));
        QCOMPARE(queue.job(firstJob)->state, JobState::Waiting);
        ExportDialog replaced(session, queue);
        prepare(replaced);
        part<QPushButton>(replaced, u"replace"_s)->click();
        QVERIFY(queue.jobs().back().request.settings.path.endsWith(u"/a-en.mp4"_s));
        QCOMPARE(queue.job(firstJob)->state, JobState::Cancelled);
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

    void estimatesLearn()
    {
        const media::ExportSettings settings{
            .path = path(u"a.mp4"_s), .size = {1000, 1000}, .rate = {30, 1}, .hasSound = false};
        const Estimate guess = estimateOf(1000, settings);
        QVERIFY(!guess.isFromExperience && guess.seconds > 0 && guess.bytes > 0);
        write(settings.path, QByteArray(500'000, 'x'));
        media::ExportReport report;
        report.output = settings.path;
        report.frames = 500;
        report.wallSeconds = 20;
        learnFrom(report, settings);
        const Estimate known = estimateOf(1000, settings);
        QVERIFY(known.isFromExperience);
        QVERIFY(qAbs(known.seconds - 40) < 2);
        QVERIFY(qAbs(known.bytes - 1e6) < 1e4);
        media::ExportSettings other = settings;
        other.hasSound = true;
        QVERIFY(qAbs(estimateOf(1000, other).bytes - 1e6 - 1000 / 30.0 * 24'000) < 1e4);
        other.path = path(u"a.gif"_s);
        QVERIFY(!estimateOf(1000, other).isFromExperience);
        // What was measured just now, of what is exported, comes first: other programs may use the same cores.
        const Estimate sampled = estimateOf(1000, settings, exporting::Sample{3e6, 2, 0.12});
        QCOMPARE(sampled.seconds, 122.0);
        QCOMPARE(sampled.bytes, 3e6);
    }

    void timesAndSizesReadWell()
    {
        QCOMPARE(waitText(0.2), u"1 s"_s);
        QCOMPARE(waitText(72), u"1 min 12 s"_s);
        QCOMPARE(waitText(7500), u"2 h 5 min"_s);
        QCOMPARE(roughWaitText(0.2), u"5 s"_s);
        QCOMPARE(roughWaitText(12), u"10 s"_s);
        QCOMPARE(roughWaitText(28), u"30 s"_s);
        QCOMPARE(roughWaitText(88), u"1 min 30 s"_s);
        QCOMPARE(roughWaitText(119), u"2 min"_s);
        QCOMPARE(roughWaitText(754), u"13 min"_s);
        QCOMPARE(roughWaitText(3590), u"1 h 0 min"_s);
        QCOMPARE(roughWaitText(7500), u"2 h 10 min"_s);
        QCOMPARE(playingTimeText(240), u"4:00 min"_s);
        QCOMPARE(playingTimeText(59.98), u"1:00 min"_s);
        QCOMPARE(playingTimeText(12.54), u"12.5 s"_s);
        QCOMPARE(sizeText(23.4e6), u"23 MB"_s);
        QCOMPARE(sizeText(3.46e6), u"3.5 MB"_s);
        QCOMPARE(fileNameOf(u"..a/b:c%d. "_s), u"a-b-c-d"_s);
        QCOMPARE(fileNameOf(u" "_s), u"Untitled lecture"_s);
    }
};

LECTOGRAPH_TEST_MAIN(TestExportDialog)
#include "tst_editor_exportdialog.moc"
