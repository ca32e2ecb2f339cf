// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench.h"

#include "editor/exporting/exportdialog.h"
#include "editor/language/language.h"
#include "editor/session/session.h"
#include "testmain.h"

#include <QCheckBox>
#include <QDir>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;

class TestExportNames : public ExportBench
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        prepare();
        useLanguage(*qApp, u"en"_s);
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

    void theFilesThatWillBeWrittenAreSeen()
    {
        Session session(registry());
        session.document.open(templateNamed(u"transformer-architecture"_s), {});
        session.preview.enter(session.document.lecture().scenes[2]->id);
        ExportQueue queue(registry());
        ExportDialog dialog(session, queue);
        dialog.show();
        part<QLineEdit>(dialog, u"folder"_s)->setText(m_dir->path());
        const auto *files = part<QLabel>(dialog, u"files"_s);
        const auto speak = [&](const QStringList &languages) {
            for (const QString &language : session.document.lecture().languages)
                part<QCheckBox>(dialog, language)->setChecked(languages.contains(language));
        };
        speak({u"ko"_s});
        auto *name = part<QLineEdit>(dialog, u"name"_s);
        QVERIFY(files->isVisible());
        QCOMPARE(files->text(), name->text() + u"-ko.mp4"_s);
        choose(*part<QComboBox>(dialog, u"scope"_s), static_cast<int>(ExportChoice::Scope::OpenScene));
        QVERIFY(name->text().contains(u" - 3 "_s));
        QCOMPARE(files->text(), name->text() + u"-ko.mp4"_s);
        name->setText(u"films/attention"_s);
        speak({u"en"_s, u"ko"_s});
        QCOMPARE(files->text(), u"films-attention-en.mp4\nfilms-attention-ko.mp4"_s);
        QVERIFY2(name->accessibleDescription().contains(u"films-attention-ko.mp4"_s),
                 qPrintable(name->accessibleDescription()));
        // Just these are written.
        QStringList written;
        for (const exporting::ExportRequest &request : requestsOf(dialog.choice(), session.document.lecture()))
            written.append(QDir(m_dir->path()).relativeFilePath(request.settings.path));
        QCOMPARE(files->text().split(u'\n'), written);
        choose(*part<QComboBox>(dialog, u"format"_s), static_cast<int>(media::Format::PngSequence));
        QVERIFY2(files->text().startsWith(u"films-attention-en/films-attention-en-00000.png …\n"_s),
                 qPrintable(files->text()));
        speak({});
        QVERIFY(files->text().isEmpty());
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
};

LECTOGRAPH_TEST_MAIN(TestExportNames)
#include "tst_editor_exportnames.moc"
