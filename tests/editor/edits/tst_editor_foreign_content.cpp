// SPDX-License-Identifier: GPL-3.0-or-later
#include "../prepare.h"
#include "../registry.h"
#include "editor/edits/filedrop.h"
#include "editor/edits/foreign_data.h"
#include "editor/edits/foreign_text.h"
#include "editor/edits/lookup.h"
#include "picture/show.h"
#include "testmain.h"

#include <QBuffer>
#include <QImage>
#include <QJsonArray>
#include <QMimeData>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;
using namespace Qt::StringLiterals;

Q_DECLARE_METATYPE(TextKind)

class ForeignContentTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepare(); }

    void textIsTakenForWhatItMeans_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<TextKind>("kind");
        QTest::newRow("words") << u"Attention is all you need"_s << TextKind::Words;
        QTest::newRow("clauses") << u"First, the query\nThen, the key"_s << TextKind::Words;
        QTest::newRow("prices") << u"It went from $5 to $10 in May."_s << TextKind::Words;
        QTest::newRow("path") << u"C:\\Users\\me\\notes"_s << TextKind::Words;
        QTest::newRow("Python") << u"def f(a):\n    b = a * 2\n    return b\n"_s << TextKind::Code;
        QTest::newRow("Python without indents")
            << u"import torch\nx = torch.randn(2, 3)\nprint(x.shape)"_s << TextKind::Code;
        QTest::newRow("indented by tabs") << u"if a:\n\treturn b\nelse:\n\treturn c"_s << TextKind::Code;
        QTest::newRow("C++") << u"int main()\n{\n    return 0;\n}"_s << TextKind::Code;
        QTest::newRow("JavaScript") << u"const f = (a) => {\n  return a.map(x => x + 1);\n};"_s << TextKind::Code;
        QTest::newRow("between fences") << u"```python\nx = 1\n```\n"_s << TextKind::Code;
        QTest::newRow("sentences that begin like code")
            << u"From the query and the key\nfor each token, we take\nif it is near: more weight."_s << TextKind::Words;
        QTest::newRow("a list of steps") << u"Import the data\nReturn to the start\nClass discussion (10 min)"_s
                                         << TextKind::Words;
        QTest::newRow("equations in words") << u"Let x = 3\nThen y = x + 1 follows, as before."_s << TextKind::Words;
        QTest::newRow("decimal comma") << u"3,14"_s << TextKind::Words;
        QTest::newRow("broken formula") << u"$\\frac{a$"_s << TextKind::Words;
        QTest::newRow("Korean") << u"어텐션, 쿼리와 키"_s << TextKind::Words;
        QTest::newRow("dollars") << u"$E = mc^2$"_s << TextKind::Formula;
        QTest::newRow("display") << u"\\[ \\frac{1}{2} \\]"_s << TextKind::Formula;
        QTest::newRow("double dollars") << u"$$\\sum_i x_i$$\n"_s << TextKind::Formula;
        QTest::newRow("command") << u"\\frac{QK^T}{\\sqrt{d_k}}"_s << TextKind::Formula;
        QTest::newRow("environment") << u"\\begin{equation}\na^2 + b^2\n\\end{equation}"_s << TextKind::Formula;
        QTest::newRow("mixed") << u"The energy is $E = mc^2$ at rest"_s << TextKind::WordsWithFormulas;
        QTest::newRow("drawing")
            << u"<?xml version=\"1.0\"?>\n<!-- a -->\n<svg xmlns=\"http://www.w3.org/2000/svg\"/>"_s
            << TextKind::Drawing;
        QTest::newRow("markup") << u"<p>an <svg/></p>"_s << TextKind::Words;
        QTest::newRow("spreadsheet") << u"1\t2\n3\t4\n"_s << TextKind::Table;
        QTest::newRow("names") << u"Layer\tHeads\nfirst\tmany\n"_s << TextKind::Table;
        QTest::newRow("csv") << u"1,2.5\n-3,4"_s << TextKind::Table;
        QTest::newRow("Excel's csv") << u"sep=;\nKopf;x;y\nA;0,25;1\nB;0,75;2"_s << TextKind::Table;
        QTest::newRow("csv with comments") << u"# weights, layer 3\nfrom,to,\n0.1,0.9,\n0.6,0.4,"_s << TextKind::Table;
        QTest::newRow("numbers between spaces") << u"0.1 0.9\n0.6 0.4"_s << TextKind::Table;
        QTest::newRow("a row of decimal commas") << u"1,5;2,5"_s << TextKind::Table;
        QTest::newRow("a spreadsheet with an empty cell") << u"1\t2\n3\t\n5\t6"_s << TextKind::Table;
        QTest::newRow("a date") << u"2024 3 15"_s << TextKind::Words;
        QTest::newRow("a heading with commas") << u"# keys, values\nand queries, of course"_s << TextKind::Words;
        QTest::newRow("pandas") << u",model,acc\n0,Logistic,0.7\n1,SVM,0.8"_s << TextKind::Table;
        QTest::newRow("list") << u"1, 2, 3"_s << TextKind::Table;
    }

    void textIsTakenForWhatItMeans()
    {
        QFETCH(QString, text);
        QFETCH(TextKind, kind);
        QCOMPARE(kindOf(text), kind);
        const auto added = withForeignText(m_empty, u"scene1"_s, text, u"en"_s, registry(), base::Vec3{1, 2, 0});
        QVERIFY2(added, added ? "" : qPrintable(added.error().text()));
    }

    void aListingIsPastedWithoutWhatIsAroundIt_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("language");
        QTest::newRow("a last line end") << u"def f(a):\n    return a\n"_s << u"def f(a):\n    return a"_s << QString();
        QTest::newRow("a common indent") << u"\n    for a in b:\n        f(a)\n\n"_s << u"for a in b:\n    f(a)"_s
                                         << QString();
        QTest::newRow("fences") << u"```C++\nint a = 1;\n\nint b;\n```\n"_s << u"int a = 1;\n\nint b;"_s << u"c++"_s;
        QTest::newRow("line ends of Windows")
            << u"import a\r\nx = a.f()\r\n"_s << u"import a\nx = a.f()"_s << QString();
    }

    void aListingIsPastedWithoutWhatIsAroundIt()
    {
        QFETCH(QString, text);
        QFETCH(QString, code);
        QFETCH(QString, language);
        const auto added = withForeignText(m_empty, u"scene1"_s, text, u"en"_s, registry(), {});
        QVERIFY(added);
        const graph::Node &node = *added->lecture.scenes.front()->nodes.front();
        QCOMPARE(node.type, u"text.code"_s);
        QCOMPARE(node.properties.value(u"code"_s).toString(), code);
        QCOMPARE(node.properties.value(u"language"_s).toString(), language);
        const auto words = withForeignText(m_empty, u"scene1"_s, text, u"en"_s, registry(), {}, {}, {},
                                           TextKind::Words);
        QVERIFY(words);
        QCOMPARE(words->lecture.scenes.front()->nodes.front()->type, u"text.text"_s);
    }

    void yearsAreNamesOfRows_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("areNames");
        QTest::newRow("years") << u"Year\tSales\tCosts\n2021\t3\t4\n2022\t5\t1\n2023\t4\t2"_s << true;
        QTest::newRow("epochs") << u"Epoch\tLoss\n10\t0.9\n20\t0.7\n40\t0.5"_s << true;
        QTest::newRow("words") << u"Model\tLoss\nA\t0.9\nB\t0.7"_s << true;
        QTest::newRow("numbers that do not grow") << u"Sales\tCosts\n3\t4\n5\t1\n4\t2"_s << false;
        QTest::newRow("fractions") << u"Time\tLoss\n0.5\t4\n1.5\t1\n2.5\t2"_s << false;
    }

    void yearsAreNamesOfRows()
    {
        QFETCH(QString, text);
        QFETCH(bool, areNames);
        const auto added = withForeignText(m_empty, u"scene1"_s, text, u"en"_s, registry(), base::Vec3{}, {},
                                           TableForm::Bars);
        QVERIFY2(added, added ? "" : qPrintable(added.error().text()));
        const QJsonObject &properties = added->lecture.scenes.front()->nodes.front()->properties;
        QCOMPARE(properties.value(u"headerRow"_s).toBool(), true);
        QCOMPARE(properties.value(u"headerColumn"_s).toBool(), areNames);
    }

    void formulasKeepTheirLatexWithoutDelimiters()
    {
        const auto added = withForeignText(m_empty, u"scene1"_s, u"\\[ \\frac{1}{2} \\]"_s, u"en"_s, registry(), {});
        const graph::Node &node = *added->lecture.scenes.front()->nodes.front();
        QCOMPARE(node.type, u"text.formula"_s);
        QCOMPARE(node.properties.value(u"latex"_s).toString(), u"\\frac{1}{2}"_s);
    }

    void formulasStayInAPastedList()
    {
        const auto added = withForeignText(
            m_empty, u"scene1"_s, u"- the first of all: $\\text{a}_1$\n- \\textbf{b} $y$"_s, u"en"_s, registry(), {});
        QVERIFY2(added, added ? "" : qPrintable(added.error().text()));
        const graph::Node &node = *added->lecture.scenes.front()->nodes.front();
        QCOMPARE(node.type, u"text.text"_s);
        QVERIFY(node.properties.value(u"formulas"_s).toBool() && node.properties.value(u"formatted"_s).toBool());
        QCOMPARE(graph::localized(node.properties.value(u"text"_s), {u"en"_s}).value_or(QString()),
                 u"• the first of all: $\\text{a}_1$\n• \\textbackslash{}textbf{b} $y$"_s);
    }

    void dollarsThatAreNoFormulasAreWords()
    {
        const auto formulasIn = [&](const QString &text) {
            const auto added = withForeignText(m_empty, u"scene1"_s, text, u"en"_s, registry(), {});
            return added->lecture.scenes.front()->nodes.front()->properties.value(u"formulas"_s).toBool();
        };
        QVERIFY(formulasIn(u"The learning rate of $\\alpha$ is small"_s));
        QVERIFY(!formulasIn(u"in the shell: $a{$b and more"_s)); // cannot be set
    }

    void wordsCanBeReadOnALightBackground()
    {
        const auto colourOn = [&](const QString &background) {
            const auto lecture = lecture::withSceneProperty(m_empty, u"scene1"_s, u"background"_s, background);
            const auto added = withForeignText(*lecture, u"scene1"_s, u"Words"_s, u"en"_s, registry(), {});
            return added->lecture.scenes.front()->nodes.front()->properties.value(u"colour"_s).toString();
        };
        QCOMPARE(colourOn(u"#FFFFFF"_s), u"#000000"_s);
        QCOMPARE(colourOn(u"#000000"_s), QString());
    }

    void numbersAreSeenOnStage()
    {
        QMimeData data;
        data.setText(u"0.5\t2\n-3\t4\n"_s);
        const auto added = withForeignContent(m_empty, data, {.scene = u"scene1"_s, .at = base::Vec3{1, 2, 0}},
                                              registry());
        QVERIFY2(added, added ? "" : qPrintable(added.error().text()));
        const graph::Node *shown = nodeOf(added->lecture.scenes.front().get(), added->nodes.front());
        QCOMPARE(shown->type, u"charts.numbers"_s);
        QCOMPARE(shown->properties.value(u"decimals"_s).toInt(), 1);
        picture::Show show(added->lecture, registry());
        QVERIFY(show.at({}).items.size() >= 4);
        QVERIFY2(show.problems().empty(),
                 show.problems().empty() ? "" : qPrintable(show.problems().front().error.text()));
    }

    void hyphensBeforeLinesAreBullets_data()
    {
        QTest::addColumn<QString>("pasted");
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("isList");
        QTest::newRow("hyphens") << u"- one\n- two"_s << u"• one\n• two"_s << true;
        QTest::newRow("below a heading") << u"Steps\n* one\n* two\nend"_s << u"Steps\n• one\n• two\nend"_s << true;
        QTest::newRow("indented") << u"- one\n  - two\n\t- three"_s << u"• one\n\t• two\n\t• three"_s << true;
        QTest::newRow("from a word processor") << u"•\t하나\n•\t둘"_s << u"• 하나\n• 둘"_s << true;
        QTest::newRow("commands") << u"- see \\textbf{a} in the guide\n- b"_s
                                  << u"• see \\textbackslash{}textbf{a} in the guide\n• b"_s << true;
        QTest::newRow("one hyphen") << u"- one"_s << u"- one"_s << false;
        QTest::newRow("numbers below zero") << u"-1 is less\n-2 even more"_s << u"-1 is less\n-2 even more"_s << false;
        QTest::newRow("rules") << u"a\n-----\nb\n-----"_s << u"a\n-----\nb\n-----"_s << false;
    }
    void hyphensBeforeLinesAreBullets()
    {
        QFETCH(QString, pasted);
        const auto added = withForeignText(m_empty, u"scene1"_s, pasted, u"en"_s, registry(), {});
        QVERIFY(added);
        const graph::Node &node = *added->lecture.scenes.front()->nodes.front();
        QCOMPARE(node.type, u"text.text"_s);
        QTEST(node.properties.value(u"formatted"_s).toBool(), "isList");
        QTEST(graph::localized(node.properties.value(u"text"_s), {u"en"_s}).value_or(QString()), "text");
    }

    void whatIsLeftOutIsSaid()
    {
        const auto notesOf = [this](const QString &format, const QByteArray &content) {
            QMimeData data;
            data.setData(format, content);
            const auto added = withForeignContent(m_empty, data, {.scene = u"scene1"_s, .at = base::Vec3{}},
                                                  registry());
            return added ? added->notes : QStringList{added.error().text()};
        };
        const QString text = u"text/plain"_s;
        QCOMPARE(notesOf(text, "0.5\t2\n-3\t4\n"), QStringList());
        QCOMPARE(notesOf(text, "words"), QStringList());
        // In the graph, names of columns and rows are of no use to numbers.
        QMimeData table;
        table.setText(u"model\taccuracy\tF1\na\t0.5\t2\nb\t3\t4"_s);
        const auto numbers = withForeignContent(m_empty, table, {.scene = u"scene1"_s}, registry());
        QVERIFY(numbers && numbers->notes.size() == 1 && numbers->notes.front().contains(u"names"_s));
        const QByteArray drawing = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"2\" height=\"2\">"
                                   "<rect width=\"2\" height=\"2\"/>%1</svg>";
        const QString svg = u"image/svg+xml"_s;
        QCOMPARE(notesOf(svg, QByteArray(drawing).replace("%1", "")), QStringList());
        const QStringList notes = notesOf(svg, QByteArray(drawing).replace("%1", "<g filter='url(#f)'/>"));
        QVERIFY(notes.size() == 1 && notes.front().contains(u"filter"_s));
    }

    void namesAndWordsInCellsAreATable()
    {
        for (const QString &text :
             {u"Layer\tRole\tNote\nencoder\treads\t\ndecoder\twrites\tmasked"_s, u"a\tb\n1\t\n3\t4\n5\t6"_s,
              u"1\t2\n3\tn/a\n5\t6"_s, u"1\t2\nSum\t4\n5\t6"_s, u"model\tF1\na\t0.5"_s, u"accuracy\tF1\n0.5\t2\n3\t4"_s,
              u"a\t0.5\nb\t3"_s, u"a,0.5,1\nb,3,2\nc,4,5"_s}) {
            QMimeData data;
            data.setText(text);
            const auto added = withForeignContent(m_empty, data, {.scene = u"scene1"_s, .at = base::Vec3{}},
                                                  registry());
            QVERIFY2(added, added ? "" : qPrintable(added.error().text()));
            QVERIFY2(added->notes.isEmpty(), qPrintable(added->notes.join(u' ')));
            const lecture::Scene &scene = *added->lecture.scenes.front();
            QCOMPARE(scene.nodes.size(), 1U);
            QCOMPARE(scene.nodes.front()->type, u"tables.table"_s);
            const QJsonArray rows = scene.nodes.front()->properties.value(u"cells"_s).toArray();
            QCOMPARE(rows.size(), text.count(u'\n') + 1);
        }
    }

    void inTheGraphItIsWhereItWasDropped()
    {
        QMimeData data;
        data.setText(u"a\tb\nc\td"_s);
        const auto added = withForeignContent(m_empty, data, {.scene = u"scene1"_s, .canvas = QPointF(700, 90)},
                                              registry());
        QVERIFY(added);
        const lecture::Scene &scene = *added->lecture.scenes.front();
        QCOMPARE(canvasOf(*nodeOf(&scene, added->nodes.front())), QPointF(700, 90));
    }

    void richTextIsWordsAndAPictureWithItIsAPicture()
    {
        QMimeData rich;
        rich.setHtml(u"<p>Query &amp; <b>key</b></p><img src=\"file:///etc/passwd\"/>"_s);
        QVERIFY(holdsForeignContent(&rich));
        const auto words = withForeignContent(m_empty, rich, {.scene = u"scene1"_s}, registry());
        QVERIFY(words);
        QCOMPARE(words->lecture.scenes.front()->nodes.front()->properties.value(u"text"_s).toString(),
                 u"Query & key"_s);

        QImage image(6, 4, QImage::Format_RGB32);
        image.fill(Qt::red);
        rich.setImageData(image);
        const auto picture = withForeignContent(m_empty, rich, {.scene = u"scene1"_s}, registry());
        QVERIFY(picture);
        QCOMPARE(picture->lecture.scenes.front()->nodes.front()->type, u"shapes.image"_s);
    }

    void drawingsStayVectors()
    {
        QMimeData data;
        data.setData(u"image/svg+xml"_s,
                     "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"2\" height=\"2\">"
                     "<rect width=\"2\" height=\"2\"/></svg>");
        data.setText(u"a drawing"_s);
        const auto added = withForeignContent(m_empty, data, {.scene = u"scene1"_s}, registry());
        QVERIFY(added);
        QCOMPARE(added->lecture.assets.begin()->first, u"assets/picture.svg"_s);
    }

    void whatIsTooMuchIsRefused_data()
    {
        QTest::addColumn<QString>("format");
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("long text") << u"text/plain"_s << QByteArray(30'000, 'a');
        QTest::newRow("rich text") << u"text/html"_s << QByteArray(3'000'000, 'a');
        QTest::newRow("cells") << u"text/plain"_s << QByteArray("1\t2\n").repeated(200'000);
        QByteArray deep = "<svg xmlns=\"http://www.w3.org/2000/svg\">";
        deep += QByteArray("<g>").repeated(100'000) + QByteArray("</g>").repeated(100'000) + "</svg>";
        QTest::newRow("deep drawing") << u"image/svg+xml"_s << deep;
        QByteArray bomb = "<svg xmlns=\"http://www.w3.org/2000/svg\"><g id=\"a0\"><rect width=\"1\" height=\"1\"/></g>";
        for (int i = 1; i < 30; ++i)
            bomb += QByteArrayLiteral("<g id=\"a%1\"><use href=\"#a%2\"/><use href=\"#a%2\"/></g>")
                        .replace("%1", QByteArray::number(i))
                        .replace("%2", QByteArray::number(i - 1));
        QTest::newRow("drawing of drawings") << u"text/plain"_s << bomb + "</svg>";
        QByteArray png;
        QBuffer buffer(&png);
        buffer.open(QIODevice::WriteOnly);
        QImage(2, 2, QImage::Format_RGB32).save(&buffer, "png");
        png.replace(16, 8, QByteArray::fromHex("0000ea600000ea60")); // 60,000 × 60,000
        QTest::newRow("pixels") << u"image/png"_s << png;
        QTest::newRow("address") << u"text/uri-list"_s << QByteArray("https://example.org/a.png");
        QTest::newRow("nothing") << u"text/plain"_s << QByteArray("  \n");
    }

    void whatIsTooMuchIsRefused()
    {
        QFETCH(QString, format);
        QFETCH(QByteArray, content);
        QMimeData data;
        data.setData(format, content);
        QElapsedTimer timer;
        timer.start();
        const auto added = withForeignContent(m_empty, data, {.scene = u"scene1"_s}, registry());
        QVERIFY(!added);
        QVERIFY(!added.error().what.isEmpty());
        QVERIFY(!added.error().remedy.isEmpty());
        QVERIFY2(timer.elapsed() < 5000, qPrintable(QString::number(timer.elapsed())));
    }

    void severalFilesAreAddedAtOnce()
    {
        const QTemporaryDir folder;
        const auto file = [&](const QString &name, const QByteArray &content) {
            QFile written(folder.filePath(name));
            if (!written.open(QIODevice::WriteOnly) || written.write(content) != content.size())
                qFatal("It cannot be written.");
            return QUrl::fromLocalFile(written.fileName());
        };
        QMimeData data;
        data.setUrls({file(u"a.csv"_s, "1,2\n3,4"), file(u"b.csv"_s, "name,role\nann,lead\nbob,test"),
                      file(u"c.txt"_s, "Some words"), file(u"d.tex"_s, "\\[x^2\\]")});
        const auto added = withForeignContent(m_empty, data, {.scene = u"scene1"_s, .at = base::Vec3{}}, registry());
        QVERIFY2(added, added ? "" : qPrintable(added.error().text()));
        QStringList types;
        for (const QString &node : added->nodes)
            types.append(nodeOf(added->lecture.scenes.front().get(), node)->type);
        QCOMPARE(types, (QStringList{u"charts.numbers"_s, u"tables.table"_s, u"text.text"_s, u"text.formula"_s}));
    }

private:
    const lecture::Lecture m_empty = emptyLecture(u"en"_s);
};

LECTOGRAPH_TEST_MAIN(ForeignContentTest)
#include "tst_editor_foreign_content.moc"
