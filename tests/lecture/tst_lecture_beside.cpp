// SPDX-License-Identifier: GPL-3.0-or-later
#include "lecture/files.h"
#include "lecture/files_beside.h"
#include "lecture/setting.h"
#include "testmain.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace lectograph;
using namespace lectograph::lecture;

class BesideTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(QDir(m_folder->path()).mkpath(u"talk/weights"_s));
        QVERIFY(write(u"talk/weights/a.npy"_s, "inside"));
        QVERIFY(write(u"secret.npy"_s, "outside"));
    }

    void aLectureReadsFilesInItsFolder()
    {
        const QString path = at(u"talk/lesson.lecture"_s);
        Lecture lecture;
        Scene scene;
        scene.id = u"main"_s;
        lecture.scenes.push_back(std::make_shared<const Scene>(scene));
        lecture.assets[u"assets/b.npy"_s] = {std::make_shared<const QByteArray>("carried")};
        QVERIFY(!settingOf(lecture, *lecture.scenes.front(), u"en"_s).file(u"weights/a.npy"_s));
        QVERIFY(save(lecture, path));
        const auto opened = load(path);
        QVERIFY(opened);
        const graph::Setting setting = settingOf(*opened, *opened->scenes.front(), u"en"_s);
        QCOMPARE(*setting.file(u"weights/a.npy"_s)->all(100), "inside"_ba);
        QCOMPARE(*setting.file(u"assets/b.npy"_s)->all(100), "carried"_ba);
        const auto missing = setting.file(u"c.npy"_s);
        QVERIFY(!missing);
        QVERIFY2(missing.error().remedy.contains(m_folder->path()), qPrintable(missing.error().text()));
    }

    void nothingOutsideTheFolderIsRead()
    {
        const FilesBeside beside(at(u"talk"_s));
        QVERIFY(QFile::link(at(u"secret.npy"_s), at(u"talk/link.npy"_s)));
        for (const QString &name : {u"../secret.npy"_s, at(u"secret.npy"_s), u"weights/../../secret.npy"_s,
                                    u"link.npy"_s, u"weights"_s, u".hidden"_s, u""_s, u"weights//a.npy"_s})
            QVERIFY2(!beside.file(name), qPrintable(name));
        QCOMPARE(beside.nameOf(at(u"talk/weights/a.npy"_s)), u"weights/a.npy"_s);
        QCOMPARE(beside.nameOf(at(u"secret.npy"_s)), QString());
    }

    void aChangedFileIsAnotherContent()
    {
        const FilesBeside beside(at(u"talk"_s));
        QVERIFY(beside.file(u"weights/a.npy"_s));
        const quint64 before = beside.hash();
        QCOMPARE(beside.hash(), before);
        QVERIFY(write(u"talk/weights/a.npy"_s, "another"));
        QVERIFY(beside.hash() != before);
    }

private:
    QString at(const QString &name) const { return m_folder->filePath(name); }
    bool write(const QString &name, const QByteArray &content) const
    {
        QFile file(at(name));
        return file.open(QIODevice::WriteOnly) && file.write(content) == content.size();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

LECTOGRAPH_APPLESS_TEST_MAIN(BesideTest)
#include "tst_lecture_beside.moc"
