// SPDX-License-Identifier: GPL-3.0-or-later
#include "tensor/safetensors.h"
#include "testmain.h"

#include <QTemporaryDir>
#include <QTest>
#include <QtEndian>

#include <rapidcheck.h>

#include <limits>

using namespace Qt::StringLiterals;
using namespace lectograph::tensor;

namespace {

QByteArray fileWith(const QByteArray &header, const QByteArray &numbers)
{
    QByteArray length(8, '\0');
    qToLittleEndian(static_cast<quint64>(header.size()), length.data());
    return length + header + numbers;
}

/// One tensor “a”, which is all that the file contains.
QByteArray fileWithOne(const QByteArray &type, const QByteArray &shape, const QByteArray &numbers)
{
    return fileWith(R"({"a":{"dtype":")" + type + R"(","shape":)" + shape + R"(,"data_offsets":[0,)"
                        + QByteArray::number(numbers.size()) + "]}}",
                    numbers);
}

template <class T>
QByteArray littleEndian(std::initializer_list<T> values)
{
    QByteArray bytes;
    for (const T value : values) {
        QByteArray one(sizeof(T), '\0');
        qToLittleEndian(value, one.data());
        bytes += one;
    }
    return bytes;
}

} // namespace

class SafetensorsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyTypeOfNumbersIsReadAsItsValue_data()
    {
        QTest::addColumn<QByteArray>("type");
        QTest::addColumn<QByteArray>("numbers");
        QTest::newRow("F64") << "F64"_ba << littleEndian<double>({1.5, -2, 0.25});
        QTest::newRow("F32") << "F32"_ba << littleEndian<float>({1.5F, -2.0F, 0.25F});
        QTest::newRow("F16") << "F16"_ba << littleEndian<quint16>({0x3e00, 0xc000, 0x3400});
        QTest::newRow("BF16") << "BF16"_ba << littleEndian<quint16>({0x3fc0, 0xc000, 0x3e80});
    }
    void everyTypeOfNumbersIsReadAsItsValue()
    {
        QFETCH(QByteArray, type);
        QFETCH(QByteArray, numbers);
        const auto row = Safetensors::parse(fileWithOne(type, "[1,3]", numbers))->tensor(u"a"_s);
        QCOMPARE(*row, Tensor(1, 3, {1.5, -2, 0.25}));
        const auto vector = Safetensors::parse(fileWithOne(type, "[3]", numbers))->tensor(u"a"_s);
        QCOMPARE(*vector, Tensor::vector({1.5, -2, 0.25}));
    }

    void aFileIsReadFromTheDisk()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"a.safetensors"_s);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(fileWith(R"({"__metadata__":{"made by":"hand"},
                                "second":{"dtype":"F32","shape":[],"data_offsets":[4,8]},
                                "first":{"dtype":"F32","shape":[1,1],"data_offsets":[0,4]}}  )",
                            littleEndian<float>({3.0F, 4.0F})));
        file.close();
        const auto read = Safetensors::open(path);
        QVERIFY2(read, qPrintable(read ? QString() : read.error().text()));
        QCOMPARE(read->names(), QStringList({u"first"_s, u"second"_s}));
        QCOMPARE(read->metadata().value(u"made by"_s), u"hand"_s);
        QCOMPARE(*read->tensor(u"second"_s), Tensor(1, 1, {4}));
        QVERIFY(!read->tensor(u"third"_s));
        QVERIFY(!Safetensors::open(folder.filePath(u"missing"_s)));
    }

    void aHostileHeaderIsRejected_data()
    {
        QTest::addColumn<QByteArray>("file");
        const QByteArray four(4, '\0');
        const QByteArray eight(8, '\0');
        const auto one = [&](const QByteArray &entry) { return fileWith(R"({"a":)" + entry + "}", four); };
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("only a part of the length") << QByteArray(7, '\1');
        QTest::newRow("a header behind the end") << littleEndian<quint64>({100}) + "{}";
        QTest::newRow("a length that overflows") << littleEndian<quint64>({~0ULL}) + "{}";
        QTest::newRow("the length of a negative number") << littleEndian<quint64>({1ULL << 63}) + "{}";
        QTest::newRow("no JSON") << fileWith("nonsense", {});
        QTest::newRow("a list") << fileWith("[]", {});
        QTest::newRow("deep nesting") << fileWith(QByteArray(100'000, '['), {});
        QTest::newRow("a huge header") << fileWith(QByteArray(5 * 1024 * 1024, ' ') + "{}", {});
        QTest::newRow("no entry") << one("3");
        QTest::newRow("no type") << one(R"({"shape":[1],"data_offsets":[0,4]})");
        QTest::newRow("an unknown type") << one(R"({"dtype":"F99","shape":[1],"data_offsets":[0,4]})");
        QTest::newRow("no shape") << one(R"({"dtype":"F32","data_offsets":[0,4]})");
        QTest::newRow("a negative size") << one(R"({"dtype":"F32","shape":[-1,-1],"data_offsets":[0,4]})");
        QTest::newRow("half a size") << one(R"({"dtype":"F32","shape":[0.5,2],"data_offsets":[0,4]})");
        QTest::newRow("a size as text") << one(R"({"dtype":"F32","shape":["1"],"data_offsets":[0,4]})");
        QTest::newRow("a product that overflows")
            << one(R"({"dtype":"F32","shape":[4294967296,4294967296,1],"data_offsets":[0,0]})");
        QTest::newRow("a thousand dimensions")
            << one(R"({"dtype":"F32","shape":[)" + QByteArray("1,").repeated(999) + R"(1],"data_offsets":[0,4]})");
        QTest::newRow("another size than the bytes") << one(R"({"dtype":"F32","shape":[2],"data_offsets":[0,4]})");
        QTest::newRow("one offset") << one(R"({"dtype":"F32","shape":[1],"data_offsets":[4]})");
        QTest::newRow("three offsets") << one(R"({"dtype":"F32","shape":[1],"data_offsets":[0,4,4]})");
        QTest::newRow("behind the end") << one(R"({"dtype":"F32","shape":[1],"data_offsets":[4,8]})");
        QTest::newRow("before the beginning") << one(R"({"dtype":"F32","shape":[1],"data_offsets":[-4,0]})");
        QTest::newRow("backwards") << one(R"({"dtype":"F32","shape":[1],"data_offsets":[4,0]})");
        QTest::newRow("an offset beyond all files")
            << one(R"({"dtype":"F32","shape":[1],"data_offsets":[1e300,1e300]})");
        QTest::newRow("bytes of nobody") << fileWith(R"({"a":{"dtype":"F32","shape":[1],"data_offsets":[4,8]}})",
                                                     eight);
        QTest::newRow("bytes behind") << fileWith(R"({"a":{"dtype":"F32","shape":[1],"data_offsets":[0,4]}})", eight);
        QTest::newRow("the same bytes twice") << fileWith(
            R"({"a":{"dtype":"F32","shape":[2],"data_offsets":[0,8]},"b":{"dtype":"F32","shape":[1],"data_offsets":[4,8]}})",
            eight);
        QTest::newRow("a name twice") << fileWith(
            R"({"a":{"dtype":"F32","shape":[1],"data_offsets":[0,4]},"a":{"dtype":"F32","shape":[1],"data_offsets":[4,8]}})",
            eight);
    }
    void aHostileHeaderIsRejected()
    {
        QFETCH(QByteArray, file);
        const auto read = Safetensors::parse(file);
        QVERIFY(!read);
        QVERIFY(!read.error().what.isEmpty());
    }

    void numbersThatNoLectureCanUseAreRejected()
    {
        const auto errorOf = [](const QByteArray &file) {
            const auto tensor = Safetensors::parse(file)->tensor(QStringLiteral("a"));
            return tensor ? QString() : tensor.error().what;
        };
        const auto bytes = littleEndian<float>({std::numeric_limits<float>::quiet_NaN()});
        QVERIFY(errorOf(fileWithOne("F32", "[1]", bytes)).contains(u"no number"_s));
        QVERIFY(errorOf(fileWithOne("I32", "[1]", bytes)).contains(u"I32"_s));
        QVERIFY(errorOf(fileWithOne("F32", "[1,1,1]", bytes)).contains(u"3 dimensions"_s));
        QVERIFY(!errorOf(fileWithOne("F32", "[4000000000,0]", {})).isEmpty());
    }

    void aDamagedFileIsReadOrRejectedButNeverCrashes()
    {
        const QByteArray good = fileWithOne("F16", "[2,2]", QByteArray(8, '\x3c'));
        QVERIFY(Safetensors::parse(good));
        QVERIFY(rc::check([&] {
            QByteArray damaged = good.first(*rc::gen::inRange<qsizetype>(0, good.size() + 1));
            for (int i = *rc::gen::inRange(0, 4); i > 0 && !damaged.isEmpty(); --i)
                damaged[*rc::gen::inRange<qsizetype>(0, damaged.size())] = static_cast<char>(*rc::gen::inRange(0, 256));
            if (const auto read = Safetensors::parse(damaged)) {
                for (const QString &name : read->names())
                    static_cast<void>(read->tensor(name));
            }
        }));
    }
};

LECTOGRAPH_APPLESS_TEST_MAIN(SafetensorsTest)
#include "tst_tensor_safetensors.moc"
