// SPDX-License-Identifier: GPL-3.0-or-later
#include "lecture/files.h"
#include "media/inspection.h"
#include "testmain.h"

#include <QByteArrayList>
#include <QTest>

using namespace lectograph;
using namespace Qt::StringLiterals;

namespace {

/// Of a scene with so many blocks of a type that nobody knows.
graph::Problems foundAmong(int blocks)
{
    QByteArrayList nodes;
    for (int i = 0; i < blocks; ++i)
        nodes.append("'n" + QByteArray::number(i) + "': {'type': 'no.such'}");
    const QByteArray scene = "{'duration': 1, 'nodes': {" + nodes.join(", ") + "}}";
    const QByteArray whole = "{'format': 'lectograph', 'version': 2, 'scenes': ['scenes/main.json']}";
    const auto lecture = lecture::fromFiles({{u"lecture.json"_s, QByteArray(whole).replace('\'', '"')},
                                             {u"scenes/main.json"_s, QByteArray(scene).replace('\'', '"')}});
    if (!lecture)
        qFatal("%s", qPrintable(lecture.error().text()));
    media::SoundSurvey survey;
    graph::Problems found = media::inspected(*lecture, {}, survey).problems;
    std::erase_if(found, [](const graph::Problem &problem) { return problem.severity != graph::Severity::Failure; });
    return found;
}

} // namespace

class TestMediaInspection : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsSaidOfFewBlocksIsSaidOfEach()
    {
        const graph::Problems found = foundAmong(20);
        QCOMPARE(found.size(), std::size_t(20));
        for (const graph::Problem &problem : found)
            QCOMPARE(problem.error.what, found.front().error.what);
    }

    void whatIsSaidOfThousandsIsCounted()
    {
        const graph::Problems found = foundAmong(5000);
        QCOMPARE(found.size(), std::size_t(20));
        QVERIFY(!found.front().error.what.contains(u"4980"_s));
        QVERIFY2(found.back().error.what.contains(u"The same is found at 4980 more places."_s),
                 qPrintable(found.back().error.what));
        QVERIFY(found.back().error.place.contains(u"nodes/n"_s));
    }
};

LECTOGRAPH_TEST_MAIN(TestMediaInspection)
#include "tst_media_inspection.moc"
