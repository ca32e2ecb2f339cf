// SPDX-License-Identifier: GPL-3.0-or-later
#include "tensor/tensor_file.h"

#include "lecture/rawzip.h"
#include "tensor/dimensions.h"
#include "tensor/npy.h"
#include "tensor/safetensors.h"
#include "testmain.h"

#include <QTemporaryDir>
#include <QTest>
#include <QtEndian>

#include <rapidcheck.h>

#include <cmath>
#include <limits>

using namespace Qt::StringLiterals;
using namespace lectograph;
using namespace lectograph::tensor;

namespace {

base::FileContent file(const QByteArray &bytes)
{
    return base::FileContent(bytes);
}

/// Of the first tensor, or of the one with this name.
base::Result<Tensor> readFrom(const QByteArray &bytes, const QString &name = {})
{
    return TensorFile::open(file(bytes)).and_then([&](const TensorFile &opened) { return opened.tensor(name); });
}

QByteArray npy(const QByteArray &header, const QByteArray &numbers, char version = 1)
{
    QByteArray length(2, '\0');
    qToLittleEndian(static_cast<quint16>(header.size()), length.data());
    return QByteArray("\x93NUMPY") + version + '\0' + length + header + numbers;
}

QByteArray npyOf(const QByteArray &type, const QByteArray &shape, const QByteArray &numbers)
{
    return npy("{'descr': '" + type + "', 'fortran_order': False, 'shape': " + shape + ", }\n", numbers);
}

// Written by NumPy 1.24: numpy.save(), and numpy.savez_compressed(weights=eye(2), bias=[3, nan]).
const char floats[] =
    "k05VTVBZAQB2AHsnZGVzY3InOiAnPGY0JywgJ2ZvcnRyYW5fb3JkZXInOiBGYWxzZSwgJ3NoYXBlJzogKDIsIDIpLCB9ICAgICAgICAgICAgICAg"
    "ICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIAoAAMA/AAAAwAAAgD4AAIB/";
const char fortran[] =
    "k05VTVBZAQB2AHsnZGVzY3InOiAnPGkyJywgJ2ZvcnRyYW5fb3JkZXInOiBUcnVlLCAnc2hhcGUnOiAoMiwgMyksIH0gICAgICAgICAgICAgICAg"
    "ICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIAoAAAMAAQAEAAIABQA=";
const char bigEndian[] =
    "k05VTVBZAQB2AHsnZGVzY3InOiAnPmk0JywgJ2ZvcnRyYW5fb3JkZXInOiBGYWxzZSwgJ3NoYXBlJzogKDMsKSwgfSAgICAgICAgICAgICAgICAg"
    "ICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIAoAAAAB/////gAAASw=";
const char archive[] =
    "UEsDBBQAAAAIAAAAIQBnjExnUAAAAKAAAAALABQAd2VpZ2h0cy5ucHkBABAAoAAAAAAAAABQAAAAAAAAAJvsF+obEMnIUMZQrZ6SWpxcpG6loG6T"
    "ZqGuo6Cell9UUpSYF59flJIKEndLzClOBYoXZyQWpAL5GkY6CkaaOgq1CmQDLgYw+GDPgBV8sAcAUEsDBBQAAAAIAAAAIQCF3Sj5TAAAAJAAAAAI"
    "ABQAYmlhcy5ucHkBABAAkAAAAAAAAABMAAAAAAAAAJvsF+obEMnIUMZQrZ6SWpxcpG6loG6TZqGuo6Cell9UUpSYF59flJIKEndLzClOBYoXZyQW"
    "pAL5GkY6mjoKtQoUAC4GMOBwgNA/6gFQSwECFAMUAAAACAAAACEAZ4xMZ1AAAACgAAAACwAAAAAAAAAAAAAAgAEAAAAAd2VpZ2h0cy5ucHlQSwEC"
    "FAMUAAAACAAAACEAhd0o+UwAAACQAAAACAAAAAAAAAAAAAAAgAGNAAAAYmlhcy5ucHlQSwUGAAAAAAIAAgBvAAAAEwEAAAAA";

QByteArray decoded(const char *base64)
{
    return QByteArray::fromBase64(base64);
}

} // namespace

class TensorFileTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatNumPyHasWrittenIsRead()
    {
        constexpr double infinite = std::numeric_limits<double>::infinity();
        QCOMPARE(*readFrom(decoded(floats)), Tensor(2, 2, {1.5, -2, 0.25, infinite}));
        QCOMPARE(*readFrom(decoded(fortran)), Tensor(2, 3, {0, 1, 2, 3, 4, 5}));
        QCOMPARE(*readFrom(decoded(bigEndian)), Tensor::vector({1, -2, 300}));
    }

    void anArchiveHasAnArrayForEachName()
    {
        const auto opened = TensorFile::open(file(decoded(archive)));
        QCOMPARE(opened->names(), QStringList({u"bias"_s, u"weights"_s}));
        QCOMPARE(*opened->tensor(u"weights"_s), Tensor(2, 2, {1, 0, 0, 1}));
        const auto bias = opened->tensor({});
        QCOMPARE(bias->at(0, 0), 3.0);
        QVERIFY(std::isnan(bias->at(1, 0)));
        const auto missing = opened->tensor(u"weight"_s);
        QVERIFY(!missing);
        QVERIFY2(missing.error().remedy.contains(u"weights"_s), qPrintable(missing.error().text()));
    }

    void everyTypeOfNumbersIsItsValue_data()
    {
        QTest::addColumn<QByteArray>("type");
        QTest::addColumn<QByteArray>("number");
        QTest::addColumn<double>("value");
        const auto row = [](const char *type, const QByteArray &number, double value) {
            QTest::newRow(type) << QByteArray(type) << number << value;
        };
        row("<f2", QByteArray("\x00\xc0", 2), -2);
        row("<i1", "\xff", -1);
        row("|u1", "\xff", 255);
        row("<u2", QByteArray("\x00\x80", 2), 32768);
        row("<i4", QByteArray("\xfe\xff\xff\xff", 4), -2);
        row("<u4", QByteArray("\xff\xff\xff\xff", 4), 4294967295.0);
        row("<i8", QByteArray(8, '\xff'), -1);
        row("<u8", QByteArray(7, '\0') + '\x40', 4611686018427387904.0);
        row("|b1", "\x01", 1);
    }
    void everyTypeOfNumbersIsItsValue()
    {
        QFETCH(QByteArray, type);
        QFETCH(QByteArray, number);
        QFETCH(double, value);
        QCOMPARE(*readFrom(npyOf(type, "()", number)), Tensor(1, 1, {value}));
    }

    void threeDimensionsAreHeads()
    {
        const auto heads = readFrom(npyOf("|u1", "(2, 2, 3)", QByteArray("\0\1\2\3\4\5\6\7\10\11\12\13", 12)));
        QCOMPARE(shapeText(*heads), u"2×2×3"_s);
        QCOMPARE(heads->head(1), Tensor(2, 3, {6, 7, 8, 9, 10, 11}));
        // A batch of one, as frameworks have it.
        QCOMPARE(shapeText(*readFrom(npyOf("|u1", "(1, 1, 2, 2, 1)", QByteArray(4, '\1')))), u"2×2×1"_s);
        const auto four = readFrom(npyOf("|u1", "(2, 1, 2, 1)", QByteArray(4, '\1')));
        QVERIFY(!four);
        QVERIFY(four.error().what.contains(u"4"_s));
        const QByteArray header = R"({"a":{"dtype":"BF16","shape":[2,1,2],"data_offsets":[0,8]}})";
        QByteArray length(8, '\0');
        qToLittleEndian(static_cast<quint64>(header.size()), length.data());
        const auto safe = readFrom(length + header + QByteArray("\x80\x3f\x00\x40\x40\x40\x80\x40", 8), u"a"_s);
        QCOMPARE(*safe, Tensor(2, 2, {1, 2, 3, 4}).withHeads(2));
    }

    void manyNumbersAreReadAsTheyAre()
    {
        constexpr int count = Tensor::mostDoubles + 5; // stored as floats
        QByteArray numbers(count * 4, '\0');
        for (int i = 0; i < count; ++i)
            qToLittleEndian(static_cast<float>(i) / 2, numbers.data() + i * 4);
        const auto read = readFrom(npyOf("<f4", "(" + QByteArray::number(count) + ", 1)", numbers));
        QCOMPARE(read->at(count - 1, 0), (count - 1) / 2.0);
    }

    void tablesAreReadAsSpreadsheetsWriteThem()
    {
        QCOMPARE(*readFrom("1,2\r\n3,4\r\n"), Tensor(2, 2, {1, 2, 3, 4}));
        QCOMPARE(*readFrom("a;b\n\"1,5\";2\n"), Tensor(1, 2, {1.5, 2}));
        QCOMPARE(*readFrom("name\tx\ty\ncat\t1\t-2e3\n"), Tensor(1, 2, {1, -2000}));
        QCOMPARE(readFrom("0,-inf\nnan,1\n")->at(0, 1), -std::numeric_limits<double>::infinity());
        QVERIFY(std::isnan(readFrom("0,-inf\nnan,1\n")->at(1, 0)));
        for (const char *bad : {"", "a,b\nc,d\n", "1,2\n3\n", "1,2\n3,x\n", "\x01\x02\x03"}) {
            const auto refused = readFrom(bad);
            QVERIFY2(!refused, bad);
            QVERIFY(!refused.error().remedy.isEmpty());
        }
    }

    void aHostileArrayIsRejected_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        const QByteArray four(4, '\0');
        QTest::newRow("only the start") << QByteArray("\x93NUMPY");
        QTest::newRow("an unknown version") << npy("{}", four, 9);
        QTest::newRow("a header behind the end") << QByteArray("\x93NUMPY\1\0\xff\xff{", 11) + four;
        QTest::newRow("a huge header") << QByteArray("\x93NUMPY\2\0\xff\xff\xff\xff{", 13) + four;
        QTest::newRow("no dictionary") << npy("nonsense", four);
        QTest::newRow("no end") << npy("{'descr': '<f4', ", four);
        QTest::newRow("too few keys") << npy("{'descr': '<f4'}", four);
        QTest::newRow("another key") << npy("{'descr': '<f4', 'fortran_order': False, 'size': (1,)}", four);
        QTest::newRow("a call") << npy("{'descr': exit(), 'fortran_order': False, 'shape': (1,)}", four);
        QTest::newRow("deep nesting") << npy(
            "{'descr': '<f4', 'fortran_order': False, 'shape': " + QByteArray(60'000, '('), four);
        QTest::newRow("more behind it") << npy("{'descr': '<f4', 'fortran_order': False, 'shape': (1,)} 1", four);
        QTest::newRow("Python objects") << npyOf("|O", "(1,)", four);
        QTest::newRow("complex numbers") << npyOf("<c8", "(1,)", QByteArray(8, '\0'));
        QTest::newRow("texts") << npyOf("<U1", "(1,)", four);
        QTest::newRow("a negative size") << npyOf("<f4", "(-1,)", four);
        QTest::newRow("a size beyond numbers") << npyOf("<f4", "(99999999999999999999,)", four);
        QTest::newRow("a product that overflows") << npyOf("<f4", "(4294967296, 4294967296, 4)", four);
        QTest::newRow("nothing of much") << npyOf("<f4", "(4294967296, 0)", {});
        QTest::newRow("cut off") << npyOf("<f4", "(2,)", four);
        QTest::newRow("many axes") << npyOf("<f4", "(" + QByteArray("1,").repeated(100) + ")", four);
        QTest::newRow("an archive that is cut off") << decoded(archive).chopped(30);
        QTest::newRow("no arrays") << lecture::RawZip().add({"read.me", "words"}).bytes();
        QTest::newRow("an archive of nonsense") << lecture::RawZip().add({"a.npy", "words"}).bytes();
        QTest::newRow("an array twice")
            << lecture::RawZip().add({"a.npy", npyOf("<f4", "()", four)}).add({"a.npy", "x"}).bytes();
        QTest::newRow("a link") << lecture::RawZip().add({"a.npy", "/etc/passwd", false, 0120777}).bytes();
        QTest::newRow("a claimed size")
            << lecture::RawZip().add({"a.npy", npyOf("<f4", "()", four), true, 0100644, 0, 4000000000}).bytes();
        QTest::newRow("a bomb") << lecture::RawZip()
                                       .add({"a.npy", npyOf("|u1", "(40000000,)", QByteArray(40'000'000, '\0')), true})
                                       .bytes();
    }
    void aHostileArrayIsRejected()
    {
        QFETCH(QByteArray, bytes);
        const auto read = readFrom(bytes);
        QVERIFY(!read);
        QVERIFY(!read.error().what.isEmpty());
    }

    void aDamagedFileIsReadOrRejectedButNeverCrashes()
    {
        QVERIFY(rc::check([&] {
            QByteArray damaged = decoded(*rc::gen::element(floats + 0, fortran + 0, archive + 0));
            damaged.truncate(*rc::gen::inRange<qsizetype>(0, damaged.size() + 1));
            for (int i = *rc::gen::inRange(0, 4); i > 0 && !damaged.isEmpty(); --i)
                damaged[*rc::gen::inRange<qsizetype>(0, damaged.size())] = static_cast<char>(*rc::gen::inRange(0, 256));
            if (const auto opened = TensorFile::open(file(damaged))) {
                for (const QString &name : opened->names())
                    static_cast<void>(opened->tensor(name));
            }
        }));
    }

    void aFileThatChangesWhileItIsReadIsAnError()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"a.npy"_s);
        const auto write = [&](const QByteArray &bytes) {
            QFile to(path);
            return to.open(QIODevice::WriteOnly) && to.write(bytes) == bytes.size();
        };
        QVERIFY(write(npyOf("<f4", "(2,)", QByteArray(8, '\0'))));
        const auto content = base::FileContent::at(path);
        const auto stored = readNpy(*content);
        QVERIFY(readNumbers(*stored));
        QVERIFY(write("short"));
        const auto changed = readNumbers(*stored);
        QVERIFY(!changed);
        QVERIFY2(changed.error().what.contains(path), qPrintable(changed.error().text()));
        QVERIFY(!base::FileContent::at(folder.path()));
    }
};

LECTOGRAPH_APPLESS_TEST_MAIN(TensorFileTest)
#include "tst_tensor_file.moc"
