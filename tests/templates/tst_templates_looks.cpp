// SPDX-License-Identifier: GPL-3.0-or-later
#include "templates.h"

#include "lecture/looks.h"
#include "testmain.h"

#include <map>

using namespace lectograph;
using namespace lectograph::test;
using namespace Qt::StringLiterals;
using base::Time;

namespace {

/// The look whose names mean what the scene draws.
graph::Look plainLook(const lecture::Lecture &lecture)
{
    const QString background = lecture.scenes.front()->properties.value(u"background"_s).toString();
    const bool isLight = background == u"#FFFFFF";
    graph::Look look;
    look.colors = {{u"text"_s, isLight ? u"#000000"_s : u"#FFFFFF"_s},
                   {u"background"_s, isLight ? u"#FFFFFF"_s : u"#000000"_s}};
    look.styles = {{graph::sceneStyle, QJsonObject{{u"background"_s, u"background"_s}}}};
    return look;
}

/// Once for all scenes of a template.
const lecture::Lecture &withColorsByName(const QString &id)
{
    static std::map<QString, lecture::Lecture> known;
    if (const auto found = known.find(id); found != known.end())
        return found->second;
    return known.emplace(id, lecture::withColorsByName(lectureOf(id), registry())).first->second;
}

/// Everything that is drawn, without its colors.
QStringList outlinesOf(const picture::Picture &picture)
{
    QStringList outlines;
    for (const picture::Item &item : picture.items) {
        const base::Vec3 at = item.place.origin;
        outlines.append(
            u"%1 at %2 %3, %4 wide"_s.arg(item.path.hash()).arg(at.x).arg(at.y).arg(item.style.strokeWidth));
    }
    return outlines;
}

} // namespace

class TemplatesLooksTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void colorsByNameDrawTheSame_data() { addSceneRows(); }
    void colorsByNameDrawTheSame()
    {
        QFETCH(QString, id);
        QFETCH(QString, scene);
        QFETCH(qint64, duration);
        const lecture::Lecture lecture = lectureOf(id);
        const lecture::Lecture named = lecture::withLook(withColorsByName(id), plainLook(lecture));
        picture::Show before(lecture, registry(), {}, scene);
        picture::Show after(named, registry(), {}, scene);
        for (const double share : {0.3, 0.7, 1.0})
            QCOMPARE(after.at(timeAt(Time{duration}, share)).hash, before.at(timeAt(Time{duration}, share)).hash);
    }

    void anotherLookChangesOnlyColors_data() { addSceneRows(); }
    void anotherLookChangesOnlyColors()
    {
        QFETCH(QString, id);
        QFETCH(QString, scene);
        QFETCH(qint64, duration);
        const lecture::Lecture &dark = withColorsByName(id);
        const lecture::Lecture light = lecture::withLook(dark, lecture::lookNamed(u"light"_s).value());
        picture::Show before(dark, registry(), {}, scene);
        picture::Show after(light, registry(), {}, scene);
        const Time end = timeAt(Time{duration}, 0.7);
        const picture::Picture drawn = after.at(end);
        QCOMPARE(outlinesOf(drawn), outlinesOf(before.at(end)));
        QCOMPARE(base::toText(opaque(drawn).background), u"#FFFFFF"_s);
    }
};

LECTOGRAPH_TEST_MAIN(TemplatesLooksTest)
#include "tst_templates_looks.moc"
