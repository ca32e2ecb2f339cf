// SPDX-License-Identifier: GPL-3.0-or-later
#include "lecture/templates.h"

#include "lecture/files.h"
#include "samples.h"
#include "testmain.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace lectograph;
using namespace lectograph::lecture;
using namespace Qt::StringLiterals;

class TestLectureTemplates : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    QString m_first = m_folder.filePath(u"first"_s);
    QString m_second = m_folder.filePath(u"second"_s);

private Q_SLOTS:
    void initTestCase()
    {
        const auto put = [](const QString &folder, const Files &files) {
            const Lecture lecture = *fromFiles(files);
            QVERIFY(save(lecture, folder + u"/lecture.json"_s));
        };
        put(m_first + u"/attention"_s, sample());
        put(m_first + u"/blank"_s, smallest());
        put(m_second + u"/attention"_s, smallest());
        put(m_second + u"/zebra"_s, smallest());
        QDir().mkpath(m_second + u"/no-lecture"_s);
        QDir().mkpath(m_second + u"/broken"_s);
        QFile broken(m_second + u"/broken/lecture.json"_s);
        QVERIFY(broken.open(QIODevice::WriteOnly));
        broken.write("{");
    }

    void everyReadableFolderIsOffered()
    {
        QTest::ignoreMessage(QtWarningMsg, QRegularExpression(u"broken.*ends too early"_s));
        const std::vector<Template> found = templates({m_first, m_second});
        QStringList ids;
        for (const Template &one : found)
            ids.append(one.id);
        QCOMPARE(ids, (QStringList{u"attention"_s, u"blank"_s, u"zebra"_s}));
        QCOMPARE(found[0].folder, m_first + u"/attention"_s);
        QCOMPARE(found[0].title[u"ko"_s].toString(), u"어텐션"_s);
        QCOMPARE(found[0].description[u"en"_s].toString(), u"What attention is."_s);
        QCOMPARE(found[0].languages, (QStringList{u"en"_s, u"zh"_s, u"ko"_s}));
        QVERIFY(found[1].title.isNull() && found[1].description.isNull());
        QCOMPARE(found[1].languages, QStringList{u"en"_s});
        QVERIFY(templates({m_folder.filePath(u"nowhere"_s)}).empty());
    }

    void aNameLeadsToItsLecture()
    {
        QCOMPARE(*resolved(u"template:attention"_s, {m_first}), m_first + u"/attention"_s);
        QCOMPARE(load(*resolved(u"template:attention"_s, {m_first}))->scenes.size(), 2u);
        QCOMPARE(*resolved(u"/home/me/talk.lecture"_s, {m_first}), u"/home/me/talk.lecture"_s);
    }

    void aWrongNameIsExplained()
    {
        const auto near = resolved(u"template:atention"_s, {m_first});
        QVERIFY(!near);
        QVERIFY(near.error().what.contains(u"atention"_s) && near.error().remedy.contains(u"attention"_s));
        const auto far = resolved(u"template:xyz"_s, {m_first});
        QVERIFY(far.error().remedy.contains(u"attention, blank"_s));
        const auto none = resolved(u"template:../first/blank"_s, {m_second + u"/zebra"_s});
        QVERIFY(!none && !none.error().remedy.isEmpty());
    }

    void templatesOfTheSourceTreeOpen()
    {
        for (const Template &one : templates()) {
            const auto lecture = load(one.folder);
            QVERIFY2(lecture, lecture ? "" : qPrintable(lecture.error().text()));
        }
    }
};

LECTOGRAPH_GUILESS_TEST_MAIN(TestLectureTemplates)
#include "tst_lecture_templates.moc"
