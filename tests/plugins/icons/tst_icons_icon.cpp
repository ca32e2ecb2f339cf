// SPDX-License-Identifier: GPL-3.0-or-later
#include "blockbench.h"
#include "testmain.h"

#include <QFile>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace lectograph;

namespace {

BlockBench iconBench(const QString &name, const QJsonObject &more = {})
{
    QJsonObject it = more;
    it.insert(u"type"_s, u"icons.icon"_s);
    it.insert(u"icon"_s, name);
    return BlockBench(QJsonObject{{u"it"_s, it}});
}

} // namespace

class IconsIconTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void wordsOfThreeLanguagesFindTheSameIcon_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::newRow("brain") << QStringList{u"brain"_s, u"뇌"_s, u"大脑"_s, u"Brain"_s, u" 두뇌 "_s};
        QTest::newRow("scale") << QStringList{u"scale"_s, u"저울"_s, u"天平"_s, u"balance"_s};
        QTest::newRow("book") << QStringList{u"book"_s, u"책"_s, u"书"_s, u"textbook"_s};
        QTest::newRow("doubt") << QStringList{u"message-circle-question-mark"_s, u"질의"_s, u"质疑"_s, u"doubt"_s};
        QTest::newRow("older name") << QStringList{u"triangle-alert"_s, u"alert-triangle"_s, u"경고"_s, u"警告"_s};
        QTest::newRow("spaces") << QStringList{u"book-open"_s, u"book open"_s, u"독서"_s, u"阅读"_s};
    }
    void wordsOfThreeLanguagesFindTheSameIcon()
    {
        QFETCH(QStringList, words);
        const quint64 first = iconBench(words.front()).shape(u"it"_s).hash();
        for (const QString &word : words) {
            BlockBench bench = iconBench(word);
            QCOMPARE(bench.errorOf(u"it"_s), QString());
            QVERIFY2(bench.shape(u"it"_s).hash() == first, qPrintable(word));
        }
    }

    /// Of our own words, each in the language of its column.
    void moreThanTwoHundredWordsOfEachLanguageFindAnIcon()
    {
        QFile file(QStringLiteral(LECTOGRAPH_ICON_WORDS));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QMap<int, int> found;
        for (const QString &line : QString::fromUtf8(file.readAll()).split(u'\n')) {
            if (line.startsWith(u'#') || line.isEmpty())
                continue;
            const QStringList columns = line.split(u'\t');
            QCOMPARE(columns.size(), 4);
            for (int language = 1; language < 4; ++language) {
                for (const QString &word : columns[language].split(u','))
                    found[language] += iconBench(word).errorOf(u"it"_s).isEmpty() ? 1 : 0;
            }
        }
        for (int language = 1; language < 4; ++language)
            QVERIFY2(found[language] > 200, qPrintable(QString::number(found[language])));
    }

    void itsLinesAreAsWideAtEverySize()
    {
        for (const double size : {0.0, 0.5, 1.0, 4.0, 100.0}) {
            BlockBench bench = iconBench(u"cpu"_s, {{u"size"_s, size}, {u"strokeWidth"_s, 7}});
            const shape::Shape icon = bench.shape(u"it"_s);
            QCOMPARE(icon.bounds().width(), size);
            for (const shape::Shape &line : icon->children) {
                if (line->name != u"square"_s)
                    QCOMPARE(line->style.strokeWidth, 7.0);
            }
        }
    }

    void itsLinesAreDrawnOnInOrder()
    {
        BlockBench bench = iconBench(u"circle-check"_s, {{u"size"_s, 24}});
        const shape::Shape icon = bench.shape(u"it"_s);
        QCOMPARE(icon->children.size(), std::size_t(3)); // the circle, the tick, and the square
        const shape::Contour circle = icon->children[0]->path.contours().front();
        QVERIFY(circle.closed);
        QVERIFY(std::abs(circle.points.front().x() - 10) < 1e-9); // it begins at the right …
        QVERIFY(circle.points[3].y() < -5);                       // … and goes down first, as in SVG
        const shape::Contour tick = icon->children[1]->path.contours().front();
        QVERIFY(!tick.closed);
        QVERIFY(tick.points.front().x() < tick.points.back().x());
        QVERIFY(!icon->children[1]->style.hasFill());
    }

    void anIconThatDoesNotExistLeavesItsRoomAndNamesOthers()
    {
        BlockBench bench = iconBench(u"brian"_s);
        QVERIFY(bench.errorOf(u"it"_s).contains(u"brain"_s));
        QCOMPARE(bench.shape(u"it"_s).bounds().width(), 1.5);
        QVERIFY(!bench.shape(u"it"_s)->children.front()->style.isSeen());
        QVERIFY(iconBench(u"뇌과학"_s).errorOf(u"it"_s).contains(u"brain"_s));
        QVERIFY(iconBench(u"  "_s).errorOf(u"it"_s).contains(u"No icon is chosen"_s));
        QVERIFY(!iconBench(QString(100'000, u'q')).errorOf(u"it"_s).isEmpty());
    }

    void everyIconHasLinesWithinItsSquare()
    {
        QFile file(u":/lectograph/outlines/icons.txt"_s); // of the plugin
        builtPlugins();
        QVERIFY(file.open(QIODevice::ReadOnly));
        int icons = 0;
        for (const QString &line : QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts)) {
            const QString name = line.section(u'\t', 0, 0).section(u',', 0, 0);
            BlockBench bench = iconBench(name, {{u"extent"_s, u"drawn"_s}, {u"size"_s, 24}});
            const base::Box box = bench.shape(u"it"_s).bounds();
            QVERIFY2(box.width() > 0 || box.height() > 0, qPrintable(name));
            if (name == u"save-off"_s) // one of its lines is outside in the package too
                continue;
            QVERIFY2(box.min.x > -12.5 && box.max.x < 12.5 && box.min.y > -12.5 && box.max.y < 12.5, qPrintable(name));
            ++icons;
        }
        QVERIFY(icons > 1500);
    }
};

LECTOGRAPH_TEST_MAIN(IconsIconTest)
#include "tst_icons_icon.moc"
