// SPDX-License-Identifier: GPL-3.0-or-later
#include "../prepare.h"
#include "editor/edits/blocks.h"
#include "editor/edits/filedrop.h"
#include "editor/edits/foreign_data.h"
#include "picture/show.h"
#include "testmain.h"

#include <QJsonArray>
#include <QMimeData>
#include <QRegularExpression>
#include <QStringEncoder>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>
#include <QtEndian>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;
using namespace Qt::StringLiterals;

class FileDropTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepare(); }

    void picturesBecomeBlocks()
    {
        QImage image(8, 4, QImage::Format_RGB32);
        image.fill(Qt::red);
        const QString png = m_folder.filePath(u"a cat.png"_s);
        QVERIFY(image.save(png));
        QStringList nodes;
        const auto with = drop(png, &nodes);
        QVERIFY2(with, with ? "" : qPrintable(with.error().text()));
        QCOMPARE(nodes, QStringList{u"image"_s});
        QVERIFY(with->assets.contains(u"assets/a-cat.png"_s));
        const graph::Node &node = *with->scenes.front()->nodes.front();
        QCOMPARE(node.properties.value(u"file"_s).toString(), u"assets/a-cat.png"_s);
        QCOMPARE(node.properties.value(u"position"_s).toArray(), (QJsonArray{1, 2, 0}));
        QCOMPARE(node.extra.value(u"label"_s).toString(), u"a cat"_s);
        picture::Show show(*with, registry());
        QCOMPARE(show.at({}).items.size(), std::size_t(1));
        QVERIFY(show.problems().empty());

        const QString svg = file(u"logo.svg"_s,
                                 "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"20\" height=\"10\">"
                                 "<rect width=\"20\" height=\"10\" fill=\"red\"/></svg>");
        const auto drawn = drop(svg);
        QVERIFY(drawn);
        QVERIFY(drawn->assets.contains(u"assets/logo.svg"_s)); // as vectors
        picture::Show vectors(*drawn, registry());
        QCOMPARE(vectors.at({}).items.size(), std::size_t(1));
        QVERIFY(!vectors.at({}).items.front().path.isEmpty());

        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(png)});
        QVERIFY(acceptsFiles(&data));
        data.setUrls({QUrl::fromLocalFile(m_folder.filePath(u"x.lecture"_s))});
        QVERIFY(!acceptsFiles(&data));
        QVERIFY(!acceptsFiles(nullptr));
    }

    void tensorsAreReadByABlock()
    {
        const QByteArray header = "{'descr': '|u1', 'fortran_order': False, 'shape': (1, 2), }\n";
        const QByteArray start = QByteArray("\x93NUMPY\1\0", 8) + static_cast<char>(header.size()) + '\0';
        const QString path = file(u"weights.npy"_s, start + header + "\3\4");
        QStringList nodes;
        const auto with = drop(path, &nodes);
        QVERIFY2(with, with ? "" : qPrintable(with.error().text()));
        const graph::Node &node = *with->scenes.front()->nodes.front();
        QCOMPARE(node.type, u"tensors.file"_s);
        QCOMPARE(node.properties.value(u"file"_s).toString(), u"assets/weights.npy"_s);
        QVERIFY(with->assets.contains(u"assets/weights.npy"_s));

        // On the stage its numbers are seen.
        const auto shown = withForeignFiles(emptyLecture(u"en"_s), {path}, {.scene = u"scene1"_s, .at = base::Vec3{}},
                                            registry());
        QVERIFY(shown);
        picture::Show show(shown->lecture, registry());
        QVERIFY(show.at({}).items.size() >= 2);
        QVERIFY(show.problems().empty());
    }

    void tablesBecomeBlocks_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("type");
        QTest::addColumn<QJsonArray>("numbers");
        const QJsonArray matrix{QJsonArray{1, 2.5}, QJsonArray{-3, 4}};
        QTest::newRow("plain") << QByteArray("1,2.5\n-3,4\n") << u"tensors.matrix"_s << matrix;
        QTest::newRow("semicolons") << QByteArray("1;2,5\n-3;4\n\n") << u"tensors.matrix"_s << matrix;
        QTest::newRow("tabs") << QByteArray("1\t2.5\n-3\t4") << u"tensors.matrix"_s << matrix;
        QTest::newRow("row") << QByteArray("1,2,3") << u"values.numbers"_s << QJsonArray{1, 2, 3};
        QTest::newRow("comments") << QByteArray("# weights\n1,2.5,\n-3,4,\n") << u"tensors.matrix"_s << matrix;
        QTest::newRow("spaces") << QByteArray("1.0e+00 2.5e+00\n-3.0e+00 4.0e+00\n") << u"tensors.matrix"_s << matrix;
    }

    void tablesBecomeBlocks()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, type);
        QFETCH(QJsonArray, numbers);
        QStringList nodes;
        const auto with = drop(file(u"numbers.csv"_s, text), &nodes);
        QVERIFY2(with, with ? "" : qPrintable(with.error().text()));
        const graph::Node &node = *with->scenes.front()->nodes.front();
        QCOMPARE(nodes, QStringList{node.id});
        QCOMPARE(node.type, type);
        QCOMPARE(node.properties.begin().value().toArray(), numbers);
    }

    void tablesWithNamesKeepThem()
    {
        for (const QByteArray &text : {QByteArray("\xEF\xBB\xBFtoken,a,b\r\n\"the, cat\",1,2.5\r\nsat,-3,4"),
                                       QByteArray("\xEF\xBB\xBFsep=;\r\nA;1;2,5\r\nB;-3;4\r\n"),
                                       QByteArray("1,2\n3,x\n"), QByteArray("1,2\n3\n"), QByteArray("x\n1\n2\n3\n")}) {
            const auto with = drop(file(u"names.csv"_s, text));
            QVERIFY2(with, with ? "" : qPrintable(with.error().text()));
            QCOMPARE(with->scenes.front()->nodes.front()->type, u"tables.table"_s);
        }
    }

    void wordsAreReadInTheEncodingOfTheirProgram_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QByteArray>("encoding");
        const QString korean = u"단어,품사\n고양이,명사\n달리다,동사\n"_s;
        const QString chinese = u"单词,词性\n猫,名词\n跑,动词\n"_s;
        QTest::newRow("Korean table") << u"a.csv"_s << korean << QByteArray("windows-949");
        QTest::newRow("Korean text") << u"a.txt"_s << korean << QByteArray("windows-949");
        QTest::newRow("Chinese table") << u"a.csv"_s << chinese << QByteArray("GB18030");
        QTest::newRow("German text") << u"a.txt"_s << u"Schlüssel und Größe"_s << QByteArray("windows-1252");
    }

    void wordsAreReadInTheEncodingOfTheirProgram()
    {
        QFETCH(QString, name);
        QFETCH(QString, text);
        QFETCH(QByteArray, encoding);
        QStringEncoder encoder(encoding.constData());
        const QString path = file(name, QByteArray(encoder(text)));
        const auto with = withFilesAndSounds(emptyLecture(u"en"_s), u"scene1"_s, {path}, registry(), {});
        QVERIFY2(with, with ? "" : qPrintable(with.error().text()));
        QCOMPARE(with->notes.size(), 1);
        QVERIFY2(with->notes.front().contains(u"UTF-8"_s), qPrintable(with->notes.front()));
        QString shown;
        for (const graph::NodePtr &node : with->lecture.scenes.front()->nodes)
            shown += node->properties.value(u"text"_s).toString() + u' ';
        for (const QJsonValue &row :
             with->lecture.scenes.front()->nodes.front()->properties.value(u"cells"_s).toArray())
            shown += row.toString() + u' ';
        for (const QString &word : text.split(QRegularExpression(u"[\\n, ]+"_s), Qt::SkipEmptyParts))
            QVERIFY2(shown.contains(word), qPrintable(shown));
        const QString unknown = file(name, "1,\xff\xff\xff\xff\n");
        const auto refused = withFilesAndSounds(emptyLecture(u"en"_s), u"scene1"_s, {unknown}, registry(), {});
        QVERIFY(!refused);
        QVERIFY(refused.error().remedy.contains(u"UTF-8"_s));
    }

    void whatATableCouldMeanTooIsSaid()
    {
        const auto notesOf = [this](const QByteArray &text) {
            const auto with = withFilesAndSounds(emptyLecture(u"en"_s), u"scene1"_s, {file(u"a.csv"_s, text)},
                                                 registry(), {});
            return with ? with->notes : QStringList{with.error().text()};
        };
        QCOMPARE(notesOf("0.5,1\n2,3\n"), QStringList());
        QVERIFY(notesOf("\"2,048\",1\n").value(0).contains(u"2048"_s));
        QVERIFY(notesOf(",a\n0,0.5\n1,0.25\n").contains(u"The first column numbers the rows and is left out."_s));
        QVERIFY(notesOf("Land,2019,2020\nDE,1,2\n").join(u' ').contains(u"2019"_s));
    }

    void filesThatCannotBeTakenSayWhy_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QString>("says");
        QTest::newRow("broken picture") << u"a.png"_s << QByteArray("\x89PNG nothing") << u"PNG or JPEG"_s;
        QTest::newRow("picture of an iPhone") << u"a.heic"_s
                                              << QByteArray("\0\0\0\x18"
                                                            "ftypheic\0\0\0\0",
                                                            16)
                                              << u"as JPEG"_s;
        QTest::newRow("broken svg") << u"a.svg"_s << QByteArray("<svg") << u"SVG"_s;
        QTest::newRow("broken tensor") << u"a.npy"_s << QByteArray("\x93NUMPY") << u"numpy.save"_s;
        QTest::newRow("empty tensor") << u"a.safetensors"_s << QByteArray() << u"is empty"_s;
        const QByteArray header = R"({"a":{"dtype":"F32","shape":[1],"data_offsets":[0,4]}})";
        const auto withLength = [](quint64 length, const QByteArray &rest) {
            QByteArray bytes(8, '\0');
            qToLittleEndian(length, bytes.data());
            return bytes + rest;
        };
        QTest::newRow("endless header") << u"a.safetensors"_s << withLength(quint64(1) << 63, header)
                                        << u"no tensor and no text"_s;
        QTest::newRow("half of a header")
            << u"a.safetensors"_s << withLength(quint64(header.size()), header.first(20)) << u"no tensor"_s;
        QTest::newRow("unknown kind") << u"a.docx"_s << QByteArray("PK") << u"CSV"_s;
    }

    void filesThatCannotBeTakenSayWhy()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, content);
        QFETCH(QString, says);
        const auto with = drop(file(name, content));
        QVERIFY(!with);
        QVERIFY2(with.error().text().contains(says), qPrintable(with.error().text()));
        QVERIFY(!with.error().remedy.isEmpty());
        QCOMPARE(with.error().place, name);
    }

    void aTensorWithMoreRowsThanItsFileIsRefused()
    {
        const QByteArray header = R"({"a":{"dtype":"F32","shape":[1000000000,1],"data_offsets":[0,4]}})";
        QByteArray length(8, '\0');
        qToLittleEndian(quint64(header.size()), length.data());
        const auto with = drop(file(u"rows.safetensors"_s, length + header + QByteArray(4, '\0')));
        QVERIFY(!with);
        QVERIFY2(with.error().text().contains(u"4 bytes"_s), qPrintable(with.error().text()));
        QVERIFY(!with.error().remedy.isEmpty());
    }

private:
    QString file(const QString &name, const QByteArray &content) const
    {
        const QString path = m_folder.filePath(name);
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
            qFatal("%s cannot be written.", qPrintable(path));
        return path;
    }
    base::Result<lecture::Lecture> drop(const QString &path, QStringList *nodes = nullptr) const
    {
        const auto added = withFilesAndSounds(emptyLecture(u"en"_s), u"scene1"_s, {path}, registry(), {},
                                              base::Vec3{1, 2, 0});
        if (nodes && added)
            *nodes = added->nodes;
        return added.map([](const AddedFiles &with) { return with.lecture; });
    }

    QTemporaryDir m_folder;
};

LECTOGRAPH_TEST_MAIN(FileDropTest)
#include "tst_editor_filedrop.moc"
