// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>

namespace lectograph::test {

/// Search terms in three languages, and the block that each must find.
inline void addSearchRows()
{
    using namespace Qt::StringLiterals;
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("type");
    QTest::newRow("table") << u"table"_s << u"tables.table"_s;
    QTest::newRow("표") << u"표"_s << u"tables.table"_s;
    QTest::newRow("表格") << u"表格"_s << u"tables.table"_s;
    QTest::newRow("Exponential") << u"Exponential"_s << u"tensors.map"_s;
    QTest::newRow("지수") << u"지수"_s << u"tensors.map"_s;
    QTest::newRow("指数") << u"指数"_s << u"tensors.map"_s;
    QTest::newRow("caption") << u"caption"_s << u"text.text"_s;
    QTest::newRow("자막") << u"자막"_s << u"text.text"_s;
    QTest::newRow("字幕") << u"字幕"_s << u"text.text"_s;
}

} // namespace lectograph::test
