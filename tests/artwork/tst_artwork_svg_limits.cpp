// SPDX-License-Identifier: GPL-3.0-or-later
#include "../resident.h"
#include "artwork/artwork.h"
#include "testmain.h"

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
};

LECTOGRAPH_TEST_MAIN(TestArtworkSvgLimits)
#include "tst_artwork_svg_limits.moc"
