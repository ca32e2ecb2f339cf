// SPDX-License-Identifier: GPL-3.0-or-later
#include "lecture/looks.h"

#include "lecture/files.h"
#include "testmain.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <array>
#include <cmath>

using namespace lectograph;
using namespace lectograph::lecture;
using namespace Qt::StringLiterals;
using base::Color;

namespace {

using Linear = std::array<double, 3>;

double linear(float component)
{
    const auto c = static_cast<double>(component);
    return c <= 0.03928 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
}

Linear linear(const Color &color)
{
    return {linear(color.r), linear(color.g), linear(color.b)};
}

/// WCAG 2.1, relative luminance.
double luminance(const Linear &c)
{
    return 0.2126 * c[0] + 0.7152 * c[1] + 0.0722 * c[2];
}

/// WCAG 2.1, contrast ratio.
double contrast(const Color &one, const Color &other)
{
    const auto [low, high] = std::minmax({luminance(linear(one)), luminance(linear(other))});
    return (high + 0.05) / (low + 0.05);
}

/// A matrix on linear RGB. Machado, Oliveira, Fernandes: "A Physiologically-based Model for Simulation of Color Vision
/// Deficiency", IEEE TVCG 15(6), 2009, severity 1.0.
using Simulation = std::array<Linear, 3>;
constexpr Simulation protanopia{
    {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}};
constexpr Simulation deuteranopia{
    {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}};
constexpr Simulation tritanopia{
    {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}};

Linear seen(const Simulation &simulation, const Linear &c)
{
    Linear result{};
    for (std::size_t i = 0; i < 3; ++i) {
        const Linear &row = simulation[i];
        result[i] = std::clamp(row[0] * c[0] + row[1] * c[1] + row[2] * c[2], 0.0, 1.0);
    }
    return result;
}

/// CIE 1976 L*a*b*, D65.
Linear lab(const Linear &c)
{
    const auto f = [](double t) { return t > 0.008856 ? std::cbrt(t) : 7.787 * t + 16.0 / 116; };
    const double x = f((0.4124 * c[0] + 0.3576 * c[1] + 0.1805 * c[2]) / 0.95047);
    const double y = f(0.2126 * c[0] + 0.7152 * c[1] + 0.0722 * c[2]);
    const double z = f((0.0193 * c[0] + 0.1192 * c[1] + 0.9505 * c[2]) / 1.08883);
    return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

double difference(const Linear &one, const Linear &other)
{
    const Linear a = lab(one);
    const Linear b = lab(other);
    return std::hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

std::vector<LibraryLook> shipped()
{
    return libraryLooks({}, shippedLookFolder());
}

const QStringList hues{u"BLUE"_s, u"TEAL"_s, u"GREEN"_s, u"YELLOW"_s, u"GOLD"_s, u"RED"_s, u"ORANGE"_s};

} // namespace

class LectureLooksTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyShippedLookIsWhole_data() { addLooks(); }
    void everyShippedLookIsWhole()
    {
        QFETCH(QString, file);
        QFile opened(file);
        QVERIFY(opened.open(QIODevice::ReadOnly));
        const QByteArray text = opened.readAll();
        const graph::Look look = readLook(text).value();
        QCOMPARE(writeLook(look), text); // canonical, so that it can be reviewed
        QVERIFY(graph::problemsOf(look).empty());
        for (const QString &language : {u"en"_s, u"ko"_s, u"zh"_s})
            QVERIFY(!look.title[language].toString().isEmpty());
        for (const QString &color :
             {u"text"_s, u"muted"_s, u"background"_s, u"surface"_s, u"accent"_s, u"query"_s, u"key"_s, u"value"_s})
            QVERIFY2(look.colors.contains(color), qPrintable(color));
        for (const QString &style : {u"title"_s, u"caption"_s, u"body"_s, u"code"_s, u"label"_s, u"box"_s,
                                     u"accent box"_s, u"line"_s, u"arrow"_s, u"scene"_s})
            QVERIFY2(look.styles.contains(style), qPrintable(style));
        for (const QString &style : look.styles.keys())
            QVERIFY2(graph::isStyleOfLooks(style), qPrintable(style));
        QCOMPARE(look.styles[u"scene"_s].toObject()[u"background"_s].toString(), u"background"_s);
    }

    void stylesThatOnlyTheLectureHasStay()
    {
        Lecture lecture;
        lecture.look.styles = {{u"layer"_s, QJsonObject{{u"strokeWidth"_s, 3}}}, {u"title"_s, QJsonObject()}};
        lecture.look.colors = {{u"accent"_s, u"RED"_s}};
        const graph::Look light = lookNamed(u"light"_s).value();
        const graph::Look changed = withLook(lecture, light).look;
        QCOMPARE(changed.styles[u"layer"_s].toObject()[u"strokeWidth"_s].toInt(), 3);
        QCOMPARE(changed.styles[u"title"_s], light.styles[u"title"_s]);
        QCOMPARE(changed.colors, light.colors);
    }

    void namesOfColorsThatTheNewLookDoesNotKnowStay()
    {
        Lecture lecture;
        lecture.look.colors = {{u"encoder"_s, u"BLUE"_s}, {u"WHITE"_s, u"#102030"_s}, {u"accent"_s, u"RED"_s}};
        for (const QString &look : {u"light"_s, u"chalkboard"_s}) {
            const graph::Look other = lookNamed(look).value();
            QJsonObject colors = other.colors;
            colors.insert(u"encoder"_s, u"BLUE"_s);
            QCOMPARE(withLook(lecture, other).look.colors, colors);
        }
        QCOMPARE(withLook(lecture, {}).look.colors, QJsonObject({{u"encoder"_s, u"BLUE"_s}}));
    }

    void everyShippedLookIsReadable_data() { addLooks(); }
    void everyShippedLookIsReadable()
    {
        QFETCH(QString, file);
        const auto look = lookNamed(file).value();
        const base::ColorNames colors = graph::colorsOf(look);
        const auto color = [&](const QString &name) { return base::parseColor(name, colors).value(); };
        constexpr double least = 4.5; // WCAG 2.1, 1.4.3
        const auto check = [&](const QString &text, const QString &ground) {
            const double ratio = contrast(color(text), color(ground));
            QVERIFY2(ratio >= least, qPrintable(u"%1 on %2: %3"_s.arg(text, ground).arg(ratio)));
        };
        for (const QString &ground : {u"background"_s, u"surface"_s}) {
            check(u"text"_s, ground);
            check(u"muted"_s, ground);
            check(u"WHITE"_s, ground);
        }
        for (const QString &name :
             QStringList{u"accent"_s, u"query"_s, u"key"_s, u"value"_s, u"GREY_A"_s, u"GREY_B"_s} + hues)
            check(name, u"background"_s);
        QVERIFY(contrast(color(u"BLACK"_s), color(u"background"_s)) < 1.2); // what hides stays hidden
    }

    void colorsStayApartForEveryEye_data()
    {
        QTest::addColumn<int>("kind");
        QTest::newRow("protanopia") << 0;
        QTest::newRow("deuteranopia") << 1;
        QTest::newRow("tritanopia") << 2;
    }
    void colorsStayApartForEveryEye()
    {
        QFETCH(int, kind);
        const Simulation &simulation = kind == 0 ? protanopia : kind == 1 ? deuteranopia : tritanopia;
        const base::ColorNames colors = graph::colorsOf(lookNamed(u"color-blind-safe"_s).value());
        const QStringList names{u"accent"_s, u"query"_s, u"key"_s,    u"value"_s, u"text"_s,
                                u"GREEN"_s,  u"RED"_s,   u"YELLOW"_s, u"BLUE"_s,  u"PURPLE"_s};
        constexpr double clearlyApart = 15; // about six times a just noticeable difference
        for (const QString &one : names) {
            for (const QString &other : names) {
                const Color a = base::parseColor(one, colors).value();
                const Color b = base::parseColor(other, colors).value();
                if (a == b)
                    continue;
                const double apart = difference(seen(simulation, linear(a)), seen(simulation, linear(b)));
                QVERIFY2(apart >= clearlyApart, qPrintable(u"%1 and %2: %3"_s.arg(one, other).arg(apart)));
            }
        }
    }

    void aLookOfTheUserReplacesTheShippedOne()
    {
        const QTemporaryDir folder;
        graph::Look mine = lookNamed(u"light"_s).value();
        mine.title = u"Mine"_s;
        const auto put = [&](const QString &name, const QByteArray &text) {
            QFile file(folder.filePath(name));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(text);
        };
        put(u"light.json"_s, writeLook(mine));
        put(u"broken.json"_s, "{");
        put(u"other.json"_s, "{\"format\": \"something else\"}");
        QTest::ignoreMessage(QtWarningMsg, QRegularExpression(u"broken.*ends too early"_s));
        QTest::ignoreMessage(QtWarningMsg, QRegularExpression(u"other.*holds no look"_s));
        const std::vector<LibraryLook> looks = libraryLooks(folder.path());
        QCOMPARE(looks.size(), shipped().size());
        QCOMPARE(looks.front().look.title.toString(), u"Mine"_s);
        QVERIFY(!looks.front().isShipped);
        QVERIFY(lookNamed(u"lihgt"_s).error().remedy.contains(u"Did you mean light?"_s));
    }

    void aLectureKeepsItsLook()
    {
        Lecture lecture;
        lecture.look = lookNamed(u"warm-paper"_s).value();
        lecture.look.extra.insert(u"later"_s, 1);
        const Lecture read = fromFiles(toFiles(lecture).value()).value();
        QCOMPARE(read.look, lecture.look);
    }

private:
    void addLooks()
    {
        QTest::addColumn<QString>("file");
        QVERIFY(shipped().size() >= 8);
        for (const LibraryLook &one : shipped())
            QTest::newRow(qPrintable(one.look.id)) << one.file;
    }
};

LECTOGRAPH_GUILESS_TEST_MAIN(LectureLooksTest)
#include "tst_lecture_looks.moc"
