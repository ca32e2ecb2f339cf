// SPDX-License-Identifier: GPL-3.0-or-later
#include "../wav.h"
#include "bench.h"
#include "editor/inspector/fields/filefields.h"
#include "testmain.h"

#include <QCheckBox>
#include <QComboBox>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QToolButton>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;
using base::Time;
using lecture::Lecture;
using lecture::Sound;

namespace {

/// Two sounds with the same file; the lecture also has a second file.
Lecture withTwoSounds()
{
    Lecture lecture = emptyLecture(u"en"_s);
    lecture.languages = {u"en"_s, u"ko"_s};
    for (const QString &name : {u"assets/first.wav"_s, u"assets/second.wav"_s})
        lecture = lecture::withAsset(lecture, name, toneWav(name.contains(u"first"_s) ? 3 : 2)).value();
    for (const double start : {0.5, 2.0}) {
        Sound sound;
        sound.name = u"Voice"_s;
        sound.file = u"assets/first.wav"_s;
        sound.start = Time::fromSeconds(start);
        const int index = static_cast<int>(lecture.scenes.front()->sounds.size());
        lecture = lecture::withSound(lecture, sceneId, index, std::move(sound)).value();
    }
    return lecture;
}

struct SoundBench : Bench
{
    explicit SoundBench(const std::vector<int> &selected) : Bench(withTwoSounds())
    {
        SoundIds sounds;
        for (const int index : selected)
            sounds.push_back(sound(index).id);
        session.selection.setSounds(std::move(sounds));
        QCoreApplication::processEvents();
    }

    const Sound &sound(int index) const
    {
        return *session.document.scene(sceneId)->sounds.at(static_cast<std::size_t>(index));
    }
    void setFile(int index, const QJsonValue &file)
    {
        session.document.edit(u"File"_s, [&](const Lecture &lecture) {
            Sound changed = sound(index);
            changed.file = file;
            return lecture::withSound(lecture, sceneId, index, std::move(changed));
        });
        QCoreApplication::processEvents();
    }
};

} // namespace

class SoundRowsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void differentNamesShowAsADash()
    {
        SoundBench bench({0, 1});
        auto *name = bench.in<QPlainTextEdit>(u"name"_s);
        QCOMPARE(name->toPlainText(), u"Voice"_s);
        QVERIFY(bench.session.document.edit(u"Name"_s, [&](const Lecture &lecture) {
            Sound changed = bench.sound(1);
            changed.name = u"Music"_s;
            return lecture::withSound(lecture, sceneId, 1, std::move(changed));
        }));
        QCoreApplication::processEvents();
        name = bench.in<QPlainTextEdit>(u"name"_s);
        QCOMPARE(name->toPlainText(), QString());
        QCOMPARE(name->placeholderText(), u"—"_s);
    }

    void deletingWithRippleClosesTheGap()
    {
        SoundBench bench({0}); // from 0.5 to 3.5 s; the other starts at 2 s
        bench.session.isRippling = true;
        QVERIFY(bench.session.document.edit(u"Later"_s, [&](const Lecture &lecture) {
            Sound changed = bench.sound(1);
            changed.start = Time::fromSeconds(4);
            return lecture::withSound(lecture, sceneId, 1, std::move(changed));
        }));
        QTest::mouseClick(bench.panel->findChild<QToolButton *>(u"delete"_s), Qt::LeftButton);
        QCOMPARE(bench.session.document.scene(sceneId)->sounds.size(), std::size_t{1});
        QCOMPARE(bench.sound(0).start.seconds(), 1.0);
    }

    void initTestCase();
    void aSelectedSoundShowsWhatItHas();
    void itsNumbersAreEdited();
    void severalAreEditedTogether();
    void aFileForEachLanguage();
    void severalKeepTheirFilesForOtherLanguages();
    void anotherFileIsTakenIntoTheLecture();
    void whatIsNoSoundIsRefused();
};

void SoundRowsTest::initTestCase()
{
    prepare();
}

void SoundRowsTest::aSelectedSoundShowsWhatItHas()
{
    SoundBench bench({1});
    for (const char *key : {"name", "file", "start", "from", "duration", "gain", "fadeIn", "fadeOut", "muted"}) {
        const Row *row = bench.row(QString::fromLatin1(key));
        QVERIFY2(row->isVisibleTo(bench.panel.get()), key);
    }
    QCOMPARE(bench.in<NumberEdit>(u"start"_s)->text().left(1), u"2"_s);
    QVERIFY(!bench.in<NumberEdit>(u"duration"_s)->placeholderText().isEmpty()); // to the end of the file
    QCOMPARE(bench.in<QComboBox>(u"file"_s)->currentText(), u"first.wav"_s);
    // Showing the rows changes nothing.
    QCOMPARE(bench.session.document.history().count(), 0);
}

void SoundRowsTest::itsNumbersAreEdited()
{
    SoundBench bench({0});
    bench.enter(u"start"_s, u"1.25"_s);
    QCOMPARE(bench.sound(0).start.seconds(), 1.25);
    bench.enter(u"from"_s, u"0.5"_s);
    QCOMPARE(bench.sound(0).from.seconds(), 0.5);
    bench.enter(u"duration"_s, u"2"_s);
    QCOMPARE(bench.sound(0).duration->seconds(), 2.0);
    bench.enter(u"gain"_s, u"-6"_s);
    QCOMPARE(bench.sound(0).gain, -6.0);
    bench.enter(u"fadeIn"_s, u"0.2"_s);
    bench.enter(u"fadeOut"_s, u"0.3"_s);
    QCOMPARE(bench.sound(0).fadeIn.seconds(), 0.2);
    QCOMPARE(bench.sound(0).fadeOut.seconds(), 0.3);
    QTest::mouseClick(bench.in<QCheckBox>(u"muted"_s), Qt::LeftButton);
    QVERIFY(bench.sound(0).isMuted);
    QCOMPARE(bench.session.document.history().count(), 7);
    // The other sound is unchanged, and each edit is an undo step.
    QCOMPARE(bench.sound(1).gain, 0.0);
    while (bench.session.document.history().canUndo())
        bench.session.document.history().undo();
    QCOMPARE(lecture::toFiles(bench.session.document.lecture()).value(), lecture::toFiles(withTwoSounds()).value());
}

void SoundRowsTest::severalAreEditedTogether()
{
    SoundBench bench({0, 1});
    QVERIFY(!bench.in<NumberEdit>(u"start"_s)->text().startsWith(u'2')); // the values differ
    bench.enter(u"gain"_s, u"3"_s);
    QCOMPARE(bench.sound(0).gain, 3.0);
    QCOMPARE(bench.sound(1).gain, 3.0);
    QCOMPARE(bench.session.document.history().count(), 1);
    // The gain is limited.
    bench.enter(u"gain"_s, u"900"_s);
    QVERIFY(bench.sound(0).gain <= lecture::mostGain);
}

void SoundRowsTest::aFileForEachLanguage()
{
    SoundBench bench({0});
    auto *field = bench.row(u"file"_s)->field();
    auto *translate = field->findChild<QToolButton *>(u"translate"_s);
    auto *korean = field->findChild<QComboBox *>(u"file.ko"_s);
    QVERIFY(translate && korean);
    QVERIFY(!korean->isVisible());
    QTest::mouseClick(translate, Qt::LeftButton);
    QVERIFY(korean->isVisible());
    QVERIFY(!korean->accessibleName().isEmpty());
    korean->setFocus();
    QTest::keyClicks(korean, u"second"_s);
    Q_EMIT korean->activated(korean->currentIndex());
    QCOMPARE(bench.sound(0).file,
             QJsonValue(QJsonObject{{u"en"_s, u"assets/first.wav"_s}, {u"ko"_s, u"assets/second.wav"_s}}));
}

void SoundRowsTest::severalKeepTheirFilesForOtherLanguages()
{
    const auto files = [](const QString &english, const QString &korean) {
        return QJsonValue(QJsonObject{{u"en"_s, english}, {u"ko"_s, korean}});
    };
    const QString first = u"assets/first.wav"_s;
    const QString second = u"assets/second.wav"_s;
    QTemporaryDir folder;
    SoundBench bench({0, 1});
    bench.setFile(0, files(first, second));
    bench.setFile(1, files(second, second));
    auto *field = qobject_cast<SoundField *>(bench.row(u"file"_s)->field());
    auto *english = field->findChild<QComboBox *>(u"file.en"_s);
    auto *korean = field->findChild<QComboBox *>(u"file.ko"_s);
    QCOMPARE(english->currentIndex(), -1);
    QCOMPARE(english->placeholderText(), u"—"_s);
    QCOMPARE(english->accessibleDescription(), u"Different files"_s);
    QCOMPARE(korean->currentData().toString(), second); // the same in this language
    QVERIFY(korean->isVisible() && korean->placeholderText().isEmpty());

    field->takeFile(u"ko"_s, writeFile(folder.filePath(u"again.wav"_s), toneWav(1, 0.2)));
    const QString again = u"assets/again.wav"_s;
    QCOMPARE(bench.sound(0).file, files(first, again));
    QCOMPARE(bench.sound(1).file, files(second, again));
    QCOMPARE(bench.session.document.history().count(), 3);

    // A file that the first sound has already.
    const auto choose = [](QComboBox *box, const QString &file) {
        box->setCurrentIndex(box->findData(file));
        Q_EMIT box->activated(box->currentIndex());
    };
    choose(english, first);
    QCOMPARE(bench.sound(0).file, files(first, again));
    QCOMPARE(bench.sound(1).file, files(first, again));
    QCOMPARE(bench.session.document.history().count(), 4);
    choose(english, first); // nothing changes
    QCOMPARE(bench.session.document.history().count(), 4);

    // One sound has a file for all languages, the other a file per language.
    bench.setFile(0, first);
    bench.setFile(1, files(second, again));
    QVERIFY(korean->isVisible());
    QCOMPARE(korean->placeholderText(), u"—"_s);
    choose(english, second);
    QCOMPARE(bench.sound(0).file, QJsonValue(second));
    QCOMPARE(bench.sound(1).file, files(second, again));
    choose(korean, QString());
    QCOMPARE(bench.sound(0).file, QJsonValue(second));
    QCOMPARE(bench.sound(1).file, QJsonValue(QJsonObject{{u"en"_s, second}}));
}

void SoundRowsTest::anotherFileIsTakenIntoTheLecture()
{
    QTemporaryDir folder;
    SoundBench bench({0});
    auto *field = qobject_cast<SoundField *>(bench.row(u"file"_s)->field());
    QVERIFY(field);
    field->takeFile(u"en"_s, writeFile(folder.filePath(u"again.wav"_s), toneWav(1, 0.2)));
    QCOMPARE(bench.sound(0).file.toString(), u"assets/again.wav"_s);
    QVERIFY(bench.session.document.lecture().assets.contains(u"assets/again.wav"_s));
    QCOMPARE(bench.session.document.history().count(), 1);
    bench.session.document.history().undo();
    QVERIFY(!bench.session.document.lecture().assets.contains(u"assets/again.wav"_s));
}

void SoundRowsTest::whatIsNoSoundIsRefused()
{
    QTemporaryDir folder;
    SoundBench bench({0});
    auto *field = qobject_cast<SoundField *>(bench.row(u"file"_s)->field());
    QSignalSpy validationFailed(field, &Field::validationFailed);
    field->takeFile(u"en"_s, writeFile(folder.filePath(u"broken.wav"_s), "nothing"));
    QCOMPARE(validationFailed.count(), 1);
    QVERIFY(!validationFailed.front().front().toString().isEmpty());
    QCOMPARE(bench.sound(0).file.toString(), u"assets/first.wav"_s);
}

LECTOGRAPH_TEST_MAIN(SoundRowsTest)
#include "tst_editor_soundrows.moc"
