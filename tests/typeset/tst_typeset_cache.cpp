// SPDX-License-Identifier: GPL-3.0-or-later
#include "typeset/formula_cache.h"
#include "typeset/formula_engine.h"

#include "own_cache.h"

#ifdef Q_OS_UNIX
#include "../fulldisk.h"
#include "testmain.h"

#include <sys/wait.h>
#endif

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace lectograph;
using namespace lectograph::typeset;

namespace {

FormulaLayout fresh(const QString &latex)
{
    const auto json = formulaJson(latex, true, {});
    if (!json)
        qFatal("%s", qPrintable(json.error().text()));
    auto layout = decodedLayout(*json, latex, {});
    if (!layout)
        qFatal("%s", qPrintable(layout.error().text()));
    return *layout;
}

bool areSame(const HBox &a, const HBox &b)
{
    if (a.width != b.width || a.marks.size() != b.marks.size())
        return false;
    for (std::size_t i = 0; i < a.marks.size(); ++i) {
        const Mark &m = a.marks[i];
        const Mark &n = b.marks[i];
        if (!(m.outline == n.outline) || m.placement != n.placement || m.source != n.source || m.color != n.color)
            return false;
    }
    return true;
}

QStringList files()
{
    return QDir(formulaCacheFolder()).entryList(QDir::Files);
}

const QString latex = uR"(\color{red}\text{softmax}\left(\frac{QK^T}{\sqrt{d_k}}\right)\underbrace{abcdef}_{n})"_s;

} // namespace

class CacheTest : public QObject
{
    Q_OBJECT

    OwnCache m_cache;

private Q_SLOTS:
#ifdef Q_OS_UNIX
    void aFullDiskKeepsNoHalfOfAFormula()
    {
        const FormulaLayout layout = fresh(u"x"_s);
        QVERIFY(QDir().mkpath(formulaCacheFolder()));
        for (const int room : {0, 100}) {
            {
                const test::FullDisk full(static_cast<rlim_t>(room));
                storeLayout(u"x"_s, true, layout);
            }
            QCOMPARE(files(), QStringList());
        }
        storeLayout(u"x"_s, true, layout);
        QVERIFY(storedLayout(u"x"_s, true));
    }

    void whoeverIsKilledKeepsNoHalfOfAFormula()
    {
        const FormulaLayout layout = fresh(latex);
        for (int round = 0; round < 40; ++round) {
            const pid_t child = fork();
            QVERIFY(child >= 0);
            if (child == 0) {
                for (;;)
                    storeLayout(latex, true, layout);
            }
            QTest::qSleep(1 + round % 9);
            kill(child, SIGKILL);
            QCOMPARE(waitpid(child, nullptr, 0), child);
            const auto stored = storedLayout(latex, true);
            // The temporary file of a killed process has a random suffix.
            const QStringList named = files().filter(QRegularExpression(u"^[0-9a-f]+$"_s));
            QVERIFY(named.isEmpty() || (stored && areSame(stored->box, layout.box)));
        }
        QVERIFY(storedLayout(latex, true));
    }
#endif

    void init()
    {
        QDir(formulaCacheFolder()).removeRecursively();
    }

    void aStoredFormulaEqualsAFreshOne()
    {
        const FormulaLayout made = fresh(latex);
        QVERIFY(!storedLayout(latex, true));
        storeLayout(latex, true, made);
        const auto read = storedLayout(latex, true);
        QVERIFY(read.has_value());
        QVERIFY(areSame(read->box, made.box));
        QVERIFY(!storedLayout(latex, false));
        QVERIFY(!storedLayout(latex + u' ', true));
    }

    void equalOutlinesAreSharedAfterReading()
    {
        const FormulaLayout made = fresh(u"x+x"_s);
        storeLayout(u"x+x"_s, true, made);
        const auto read = storedLayout(u"x+x"_s, true);
        QVERIFY(read.has_value());
        QCOMPARE(&read->box.marks[0].outline.contours(), &read->box.marks[2].outline.contours());
        QCOMPARE(&read->box.marks[0].outline.contours(), &made.box.marks[0].outline.contours());
    }

    void aFormulaIsStoredWhenItIsFirstSet()
    {
        QVERIFY(formulaLayout(u"a+b+c+1"_s, true, {}).has_value());
        QCOMPARE(files().size(), 1);
        QVERIFY(storedLayout(u"a+b+c+1"_s, true).has_value());
    }

    void mistakesAndInstalledFontsAreNotStored()
    {
        QVERIFY(!formulaLayout(u"{a"_s, true, {}).has_value());
        QVERIFY(formulaLayout(u"\\text{键}"_s, true, u"zh"_s).has_value());
        QCOMPARE(files(), QStringList());
    }

    void aDamagedFileIsNoFormula()
    {
        storeLayout(latex, true, fresh(latex));
        QCOMPARE(files().size(), 1);
        const QString name = formulaCacheFolder() + u'/' + files().front();
        QFile file(name);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray whole = file.readAll();
        file.close();
        const auto reads = [&](const QByteArray &bytes) {
            QFile damaged(name);
            if (!damaged.open(QIODevice::WriteOnly) || damaged.write(bytes) != bytes.size())
                return false;
            damaged.close();
            return storedLayout(latex, true).has_value();
        };
        QVERIFY(reads(whole));
        for (qsizetype size = 0; size < whole.size(); size += whole.size() / 50)
            QVERIFY(!reads(whole.left(size)));
        for (qsizetype at = 0; at < whole.size(); at += whole.size() / 100) {
            QByteArray changed = whole;
            changed[at] = static_cast<char>(changed[at] ^ 0x10);
            QVERIFY(!reads(changed));
        }
        QVERIFY(!reads(whole + 'x'));
    }
};

LECTOGRAPH_TEST_MAIN(CacheTest)
#include "tst_typeset_cache.moc"
