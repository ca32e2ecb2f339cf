// SPDX-License-Identifier: GPL-3.0-or-later
#include "../resident.h"
#include "artwork/artwork.h"
#include "testmain.h"

#include <QElapsedTimer>
#include <QTest>

#include <ctime>
#include <functional>

using namespace lectograph;
using namespace Qt::StringLiterals;

namespace {

QByteArray page(const QByteArray &inside, const QByteArray &before = {})
{
    return before + "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 100'>" + inside + "</svg>";
}

QByteArray styled(const QByteArray &sheet, const QByteArray &inside)
{
    return page("<style><![CDATA[" + sheet + "]]></style>" + inside);
}

QByteArray repeated(int count, const std::function<QByteArray(const QByteArray &number)> &one)
{
    QByteArray all;
    for (int i = 0; i < count; ++i)
        all += one(QByteArray::number(i));
    return all;
}

/// Two combs whose teeth cross one another.
QByteArray comb(int teeth, bool isUpright)
{
    QByteArray path = "M0 0";
    for (int i = 0; i < teeth; ++i) {
        const QByteArray at = QByteArray::number(100.0 * i / teeth);
        path += isUpright ? "L" + at + " 0L" + at + " 100L" + at + ".01 0"
                          : "L0 " + at + "L100 " + at + "L0 " + at + ".01";
    }
    return path + "Z";
}

QByteArray nested(int depth, const QByteArray &opening, const QByteArray &inside, const QByteArray &closing)
{
    return opening.repeated(depth) + inside + closing.repeated(depth);
}

} // namespace

class TestArtworkSvgLimits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whateverADrawingAsksForEnds_data()
    {
        QTest::addColumn<QByteArray>("content");
        const auto row = [](const char *name, const QByteArray &content) { QTest::newRow(name) << content; };
        const QByteArray rects = QByteArray("<rect class='a b c' width='1' height='1'/>").repeated(20'000);

        row("entities used often",
            page("<g id='" + QByteArray("&a;").repeated(1'000'000) + "'/>",
                 "<!DOCTYPE svg [<!ENTITY a '" + QByteArray(1'000'000, 'x') + "'>]>"));
        row("many entities",
            page("<g id='&a0;'/>",
                 "<!DOCTYPE svg [" + repeated(100'000, [](const QByteArray &i) { return "<!ENTITY a" + i + " 'x'>"; })
                     + "]>"));
        row("an entity of itself", page("<g id='&a;'/>", "<!DOCTYPE svg [<!ENTITY a '&b;'><!ENTITY b '&a;&a;'>]>"));
        row("prefixes",
            page(repeated(90,
                          [](const QByteArray &i) {
                              return "<g "
                                  + repeated(150,
                                             [&i](const QByteArray &k) { return " xmlns:p" + i + "-" + k + "='u'"; })
                                  + ">";
                          })
                 + QByteArray("</g>").repeated(90)));

        row("selectors of ancestors",
            styled(QByteArray("g ").repeated(30) + "rect.x{fill:red}",
                   nested(90, "<g>", QByteArray("<rect width='1' height='1'/>").repeated(5000), "</g>")));
        row("selectors of siblings",
            styled(QByteArray("rect ~ ").repeated(30) + "rect.x{fill:red} rect:nth-last-of-type(3n+1){fill:blue}",
                   rects));
        row("selectors in selectors",
            styled(QByteArray(":is(").repeated(400) + "rect" + QByteArray(")").repeated(400) + "{fill:red}"
                       + "rect:not(:is(.a .b .c, .d, .e), :is(.f, .g)):not(:is(.h, .i)){fill:red}",
                   rects));
        row("many rules",
            styled(repeated(20'000, [](const QByteArray &i) { return "rect[x='" + i + "']{fill:red}"; }), rects));
        row("rules in rules", styled(QByteArray(".a,.b,.c{&.a,&.b,&.c{").repeated(2000) + "fill:red", rects));
        row("open brackets", styled(QByteArray("a{b:(((([[[{").repeated(80'000), rects));
        row("comments",
            styled(QByteArray("/**/").repeated(200'000) + "rect{fill:/*" + QByteArray(100'000, '*'), rects));
        row("variables of variables",
            styled(":root{"
                       + repeated(150,
                                  [](const QByteArray &i) {
                                      const QByteArray next = QByteArray::number(i.toInt() + 1);
                                      return "--v" + i + ":var(--v" + next + ")var(--v" + next + ");";
                                  })
                       + "--v150:x}rect{fill:var(--v0)}",
                   rects));
        row("a variable of itself", styled(":root{--a:var(--b);--b:var(--a)}rect{fill:var(--a,red)}", rects));
        row("long variables",
            styled(":root{--a:" + QByteArray(4000, 'x') + "}rect{"
                       + repeated(190, [](const QByteArray &i) { return "--b" + i + ":var(--a);"; }) + "}",
                   rects));

        row("clips with holes",
            page("<clipPath id='c'><path d='" + comb(3000, true) + "'/></clipPath><g clip-path='url(#c)'>"
                 + QByteArray("<path d='" + comb(300, false) + "' stroke='red'/>").repeated(100) + "</g>"));
        row("clips around clips",
            page("<clipPath id='c'><rect width='50' height='50' transform='rotate(1)'/></clipPath>"
                 + nested(90, "<g clip-path='url(#c)'>",
                          "<path d='" + comb(50'000, false) + "'/>"
                              + QByteArray("<path d='M0 0h99v99z'/>").repeated(5000),
                          "</g>")));
        row("clips of many parts",
            page("<clipPath id='c'>"
                 + repeated(5000, [](const QByteArray &i) { return "<circle r='5' cx='" + i + "'/>"; })
                 + "</clipPath><rect clip-path='url(#c)' width='99' height='99'/>"));
        row("a clip of itself",
            page("<clipPath id='c' clip-path='url(#c)'><use href='#u'/></clipPath><use id='u' href='#u'/>"
                 "<rect clip-path='url(#c)' width='9' height='9'/>"));
        row("groups that are translucent",
            page(nested(
                50, "<g opacity='.9'>",
                repeated(5000, [](const QByteArray &i) { return "<circle r='20' stroke='red' cx='" + i + "'/>"; }),
                "</g>")));
        row("a translucent tangle",
            page("<g opacity='.5'><path d='" + comb(2000, true) + "'/><path d='" + comb(2000, false) + "'/></g>"));
        row("a translucent scribble",
            page("<path opacity='.5' stroke='red' stroke-width='9' d='M0 0"
                 + repeated(20'000,
                            [](const QByteArray &i) {
                                return "L" + QByteArray::number(i.toInt() * 37 % 100) + " "
                                    + QByteArray::number(i.toInt() * 61 % 100);
                            })
                 + "'/>"));
        row("boxes of boxes",
            page(nested(90, "<g style='transform-box:fill-box;transform:rotate(1deg)'>",
                        QByteArray("<rect width='1' height='1'/>").repeated(1000), "</g>")));
        row("patterns of patterns",
            page("<pattern id='p' width='.05' height='.05'><rect width='9' height='9' fill='url(#p)'/></pattern>"
                 "<rect width='99' height='99' fill='url(#p)'/>"));
        row("tiny tiles",
            page("<pattern id='p' width='1e-9' height='1e-9'><rect width='9' height='9'/></pattern>"
                 "<rect width='99' height='99' fill='url(#p)'/>"));
        row("texts in absent fonts", page(repeated(7900, [](const QByteArray &) {
                return QByteArray("<text font-family='No Such Font,Neither This'>.</text>");
            })));
        row("long texts", page("<text>" + QByteArray(".").repeated(39'000) + "</text>"));
        row("strokes like areas",
            page("<clipPath id='c'><rect width='9' height='9'/></clipPath><g clip-path='url(#c)' fill='none' "
                 "stroke='red' stroke-width='5' stroke-linejoin='round'>"
                 + QByteArray("<path d='" + comb(1000, true) + "'/>").repeated(100) + "</g>"));
    }

    void whateverADrawingAsksForEnds()
    {
        QFETCH(QByteArray, content);
        const long before = residentMiB();
        const std::clock_t start = std::clock(); // of this process: the machine may be busy
        const auto made = artwork::read(content, 0, 10);
        if (!made)
            QVERIFY(!made.error().remedy.isEmpty());
        const double seconds = double(std::clock() - start) / CLOCKS_PER_SEC;
#ifdef LECTOGRAPH_ADDRESS_SANITIZER // over ten times as long
        QVERIFY2(seconds < 60, qPrintable(QString::number(seconds)));
#else
        QVERIFY2(seconds < 5, qPrintable(QString::number(seconds)));
#endif
        QVERIFY2(residentMiB() - before < 400, qPrintable(QString::number(residentMiB() - before)));
    }

    void whatIsNoDrawingIsRefused_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QString>("says");
        const auto row = [](const char *name, const QByteArray &content, const QString &says) {
            QTest::newRow(name) << content << says;
        };
        row("broken", "<svg><g></svg>", u"line 1"_s);
        row("other XML", "<html/>", u"SVG"_s);
        row("begun", "<svg", u"SVG"_s);
        row("UTF-16", QByteArray("\xff\xfe<\0s\0", 6), u""_s);
        row("UTF-16 inside", QByteArray("<s\0v\0", 5), u"UTF-8"_s);
        row("encoding", "<?xml version='1.0' encoding='UTF-7'?><svg/>", u"UTF-8"_s);
        row("entities", "<!DOCTYPE svg [<!ENTITY a SYSTEM 'file:///etc/passwd'>]><svg>&a;</svg>", u"entities"_s);
        QByteArray laughs = "<!DOCTYPE svg [<!ENTITY a0 'ha'>";
        for (int i = 1; i < 20; ++i)
            laughs += "<!ENTITY a" + QByteArray::number(i) + " '" + ("&a" + QByteArray::number(i - 1) + ";").repeated(9)
                + "'>";
        row("entities of entities", laughs + "]><svg id='&a19;'/>", u"entities"_s);
        row("deep", page(QByteArray("<g>").repeated(1000) + QByteArray("</g>").repeated(1000)),
            u"inside one another"_s);
        row("elements", page(QByteArray("<g/>").repeated(200'000)), u"100,000"_s);
        row("bytes", page(QByteArray(17 * 1024 * 1024, ' ')), u"16 MB"_s);
        QByteArray attributes;
        for (int i = 0; i < 100'000; ++i)
            attributes += " a" + QByteArray::number(i) + "='>'";
        row("attributes", page("<!-- <a ' --><g" + attributes + "/>"), u"attributes"_s);
        row("points", page("<path d='M0 0" + QByteArray("h1").repeated(600'000) + "'/>"), u"points"_s);
        QByteArray doubled = "<g id='a0'><rect width='1' height='1'/></g>";
        for (int i = 1; i < 40; ++i) {
            const QByteArray before = "<use href='#a" + QByteArray::number(i - 1) + "'/>";
            doubled += "<g id='a" + QByteArray::number(i) + "'>" + before + before + "</g>";
        }
        row("uses of uses", page(doubled), u"50,000"_s);
        row("a use of itself", page("<g id='a'><use href='#a'/></g>"), u"one another"_s);
        row("one long path, used often",
            page("<path id='a' d='" + QByteArray(1024 * 1024, ' ') + "'/>"
                 + QByteArray("<use href='#a'/>").repeated(40'000)),
            u"too long"_s);
        row("one long drawing inside, used often",
            page("<image id='a' width='1' height='1' href='data:image/svg+xml;base64,"
                 + page(QByteArray(1024 * 1024, ' ')).toBase64() + "'/>"
                 + QByteArray("<use href='#a'/>").repeated(1'000)),
            u"too long"_s);
        row("far away", page("<rect width='1e100' height='1'/>"), u"million"_s);
        row("far away by transforms",
            page("<g transform='scale(1e200)'><rect transform='scale(1e200)' width='1' "
                 "height='1'/></g>"),
            u"million"_s);
    }

    void whatIsNoDrawingIsRefused()
    {
        QFETCH(QByteArray, content);
        QFETCH(QString, says);
        const long before = residentMiB();
        QElapsedTimer timer;
        timer.start();
        const auto made = artwork::read(content, 0, 10);
        QVERIFY(!made);
        QVERIFY2(made.error().text().contains(says), qPrintable(made.error().text()));
        QVERIFY(!made.error().remedy.isEmpty());
        QVERIFY2(timer.elapsed() < 5000, qPrintable(QString::number(timer.elapsed())));
        QVERIFY2(residentMiB() - before < 400, qPrintable(QString::number(residentMiB() - before)));
    }

    void sheetsCannotMultiply()
    {
        QByteArray sheet;
        for (int i = 0; i < 20'000; ++i)
            sheet += ".a" + QByteArray::number(i) + ',';
        sheet += ".b{" + QByteArray("fill:red;").repeated(50'000) + "}";
        const long before = residentMiB();
        const auto made = artwork::read(page("<style>" + sheet + "</style>"
                                             + QByteArray("<rect class='b' width='1' height='1'/>").repeated(10'000)),
                                        0, 10);
        QVERIFY(made);
        QVERIFY(residentMiB() - before < 200);
    }
};

LECTOGRAPH_TEST_MAIN(TestArtworkSvgLimits)
#include "tst_artwork_svg_limits.moc"
