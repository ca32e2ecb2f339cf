// SPDX-License-Identifier: GPL-3.0-or-later
#include "typeset/formula.h"

#include "own_cache.h"
#include "testmain.h"

#include <QTest>

#include <thread>

using namespace Qt::StringLiterals;
using namespace lectograph;
using namespace lectograph::typeset;

namespace {

/// Hashes of a mix of texts and formulas.
std::vector<quint64> sample(int first)
{
    TextStyle chinese;
    chinese.language = u"zh"_s;
    chinese.wrapWidth = 5;
    TextStyle korean;
    korean.language = u"ko"_s;
    const QStringList formulas{uR"(\frac{QK^T}{\sqrt{d_k}})"_s, uR"(\sum_{i=1}^n x_i)"_s,
                               uR"(\left[\begin{array}{c}1\\2\\3\\4\end{array}\right])"_s, uR"(\text{상태}_t)"_s,
                               u"{broken"_s};
    std::vector<quint64> hashes(9);
    for (int k = 0; k < 9; ++k) {
        const int i = (first + k) % 9; // a different order in each thread
        quint64 &hash = hashes[static_cast<std::size_t>(i)];
        if (i < 5) {
            const auto set = formula(formulas[i], {});
            hash = set ? set->shape.hash() : 1;
        } else if (i == 5) {
            hash = text(u"注意力允许模型关注输入序列，从而捕捉依赖关系。💡"_s, chinese).shape.hash();
        } else if (i == 6) {
            hash = text(u"Attention is all you need"_s, {}).shape.hash();
        } else if (i == 7) {
            const auto set = mixed(u"$pos$: 시퀀스에서의 위치"_s, korean);
            hash = set ? set->shape.hash() : 1;
        } else {
            shape::Numeral numeral;
            numeral.value = -12288.5;
            numeral.decimals = 1;
            hash = number(numeral, {}).hash();
        }
    }
    return hashes;
}

} // namespace

class ThreadsTest : public QObject
{
    Q_OBJECT

    OwnCache m_cache;

private Q_SLOTS:
    void everyThreadGetsTheSame()
    {
        constexpr int count = 9;
        std::vector<std::vector<quint64>> results(count);
        std::vector<std::thread> threads;
        for (int i = 0; i < count; ++i)
            threads.emplace_back([&results, i] { results[static_cast<std::size_t>(i)] = sample(i); });
        for (std::thread &thread : threads)
            thread.join();
        const std::vector<quint64> here = sample(0);
        QCOMPARE(here[4], 1u);
        for (const std::vector<quint64> &result : results)
            QCOMPARE(result, here);
    }
};

LECTOGRAPH_TEST_MAIN(ThreadsTest)
#include "tst_typeset_threads.moc"
