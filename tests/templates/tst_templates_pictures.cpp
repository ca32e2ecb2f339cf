// SPDX-License-Identifier: GPL-3.0-or-later
#include "../resident.h"
#include "agreement.h"
#include "listing.h"
#include "templates.h"

#include "raster/draw.h"
#include "testmain.h"

#include <QDir>
#include <QRandomGenerator>

#include <algorithm>
#include <random>

using namespace lectograph;
using namespace lectograph::test;
using namespace Qt::StringLiterals;
using base::Time;

namespace {

constexpr QSize smallSize{320, 180};

bool isUpdating()
{
    return qEnvironmentVariableIsSet("LECTOGRAPH_UPDATE_GOLDEN");
}

/// LECTOGRAPH_SHOW=FOLDER saves differing images there.
void keep(const QString &name, const QImage &drawn, const QImage &approved)
{
    if (const QString folder = qEnvironmentVariable("LECTOGRAPH_SHOW"); !folder.isEmpty())
        sideBySide(drawn, approved).save(QDir(folder).filePath(name + u".png"_s));
}

QString golden(const QString &id, const QString &name)
{
    const QString folder = dataFolder() + u"/golden/"_s + id;
    QDir().mkpath(folder);
    return folder + u'/' + name;
}

QString readText(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

void writeText(const QString &path, const QString &text)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text.toUtf8()) < 0)
        qFatal("cannot write %s", qPrintable(path));
}

/// "line 12\n  approved: …\n  now: …", or empty.
QString firstDifference(const QString &approved, const QString &now)
{
    const QStringList a = approved.split(u'\n');
    const QStringList b = now.split(u'\n');
    const auto [p, q] = std::ranges::mismatch(a, b);
    if (p == a.end() && q == b.end())
        return {};
    const auto line = [](const auto &at, const QStringList &lines) { return at == lines.end() ? u"(nothing)"_s : *at; };
    const qsizetype number = p - a.begin();
    const qsizetype section = a.first(number).lastIndexOf(QRegularExpression(u"^at .*$"_s));
    return u"line %1, %2\n  approved: %3\n  now:      %4\nLook at it. If it is right: LECTOGRAPH_UPDATE_GOLDEN=1 "
           "build/release/tests/templates_tests tst_templates_pictures"_s.arg(number + 1)
               .arg(section < 0 ? QString() : a[section], line(p, a), line(q, b));
}

/// The end of a scene; if nothing is visible then, an earlier moment.
picture::Picture ending(picture::Show show, Time duration)
{
    picture::Picture picture;
    for (const double share : {1.0, 0.85, 0.6}) {
        picture = show.at(timeAt(duration, share));
        if (!picture.items.empty())
            break;
    }
    return picture;
}

} // namespace

class TestTemplatesPictures : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void listsWhatWasApproved_data() { addSceneRows(); }
    void listsWhatWasApproved()
    {
        QFETCH(QString, id);
        QFETCH(QString, scene);
        QFETCH(qint64, duration);
        picture::Show show = showOf(id, scene);
        QString text;
        for (const double share : {0.25, 0.6, 1.0}) {
            const Time time = timeAt({duration}, share);
            text += u"at %1 s\n"_s.arg(time.seconds(), 0, 'f', 2)
                + listing(show.at(time), templateCase(id).isSummarised) + u'\n';
        }
        const QString file = golden(id, scene + u".txt"_s);
        if (isUpdating())
            writeText(file, text);
        QVERIFY2(QFileInfo::exists(file),
                 qPrintable(u"%1 is missing: approve it with LECTOGRAPH_UPDATE_GOLDEN=1."_s.arg(file)));
        const QString difference = firstDifference(readText(file), text);
        QVERIFY2(difference.isEmpty(), qPrintable(file + u", "_s + difference));
    }

    void looksAsApproved_data() { addSceneRows(); }
    void looksAsApproved()
    {
        QFETCH(QString, id);
        QFETCH(QString, scene);
        QFETCH(qint64, duration);
        const QImage drawn = raster::drawn(opaque(ending(showOf(id, scene), {duration})), smallSize);
        const QString file = golden(id, scene + u".png"_s);
        if (isUpdating())
            QVERIFY(drawn.convertToFormat(QImage::Format_RGB888).save(file, "PNG", 0)); // maximum compression
        const QImage approved(file);
        QVERIFY2(!approved.isNull(),
                 qPrintable(u"%1 is missing: approve it with LECTOGRAPH_UPDATE_GOLDEN=1."_s.arg(file)));
        const Agreement agreement = agreementOf(drawn, approved);
        if (!agreement.isClose())
            keep(id + u'-' + scene, drawn, approved);
        QVERIFY2(agreement.isClose(), qPrintable(agreement.text()));
    }

    void endsWithinTheFrame_data() { addSceneRows(); }
    void endsWithinTheFrame()
    {
        QFETCH(QString, id);
        QFETCH(QString, scene);
        QFETCH(qint64, duration);
        if (templateCase(id).leavesTheFrame)
            QSKIP("leaves the frame on purpose");
        for (const QString &language : lectureOf(id).languages) {
            const picture::Picture picture = ending(showOf(id, scene, language), {duration});
            QVERIFY(!picture.items.empty());
            const double width = picture.frameWidth * 100;
            const double height = picture.frameHeight * 100;
            const QSize size(static_cast<int>(std::lround(width)), static_cast<int>(std::lround(height)));
            const QRectF frame = QRectF({}, QSizeF(size)).adjusted(-1, -1, 1, 1);
            for (const picture::Item &item : picture.items) {
                const base::Box box = boundsOf(item);
                for (const base::Vec3 &corner : {box.min, box.max}) {
                    const auto pixel = picture::project(picture, corner, item.pinned, size);
                    QVERIFY2(pixel && frame.contains(*pixel),
                             qPrintable(u"%1: something at %2, %3 of a frame of %4 × %5"_s.arg(language)
                                            .arg(corner.x)
                                            .arg(corner.y)
                                            .arg(picture.frameWidth)
                                            .arg(picture.frameHeight)));
                }
            }
        }
    }

    void seekingEqualsPlaying_data() { addTemplateRows(); }
    void seekingEqualsPlaying()
    {
        QFETCH(QString, id);
        picture::Show played = showOf(id);
        picture::Show sought = showOf(id);
        std::mt19937 dice(20250101);
        std::vector<Time> times;
        for (int i = 0; i < 60 / sanitizerFactor; ++i)
            times.push_back(Time{static_cast<qint64>(static_cast<double>(dice()) / 4294967296.0
                                                     * static_cast<double>(played.duration().flicks))});
        std::ranges::sort(times);
        std::vector<std::pair<Time, quint64>> expected;
        for (const Time time : times)
            expected.emplace_back(time, played.at(time).hash);
        std::ranges::shuffle(expected, dice);
        for (const auto &[time, hash] : expected)
            QVERIFY2(sought.at(time).hash == hash, qPrintable(QString::number(time.seconds())));
    }

    void staysTheSameAsLongAsItSays_data() { addTemplateRows(); }
    void staysTheSameAsLongAsItSays()
    {
        QFETCH(QString, id);
        picture::Show show = showOf(id);
        int still = 0;
        for (Time time; time < show.duration();) {
            const Time until = show.stillUntil(time);
            const picture::Picture first = show.at(time);
            if (until > time) {
                ++still;
                for (const double share : {0.3, 0.99}) {
                    const Time between{time.flicks
                                       + static_cast<qint64>(static_cast<double>((until - time).flicks) * share)};
                    QVERIFY2(show.at(between) == first, qPrintable(QString::number(between.seconds())));
                }
            }
            time = std::max(until, time + Time::fromSeconds(0.25));
        }
        if (!templateCase(id).alwaysMoves)
            QVERIFY2(still > 0, "nothing ever stands still");
    }
};

LECTOGRAPH_TEST_MAIN(TestTemplatesPictures)
#include "tst_templates_pictures.moc"
