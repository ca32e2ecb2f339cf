// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/shell/plugin_problems.h"
#include "testmain.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lectograph;

class PluginProblemsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void oneIsShownAsItIs()
    {
        const base::Error shown = editor::inOneBanner({problem(u"A does not fit."_s, u"Ask its author."_s)});
        QCOMPARE(shown.what, u"A does not fit."_s);
        QCOMPARE(shown.remedy, u"Ask its author."_s);
    }

    void severalAreShownTogetherWithEachRemedyOnce()
    {
        const base::Error shown = editor::inOneBanner(
            {problem(u"A does not fit."_s, u"Ask its author."_s), problem(u"B is broken."_s, u"Remove it."_s),
             problem(u"C does not fit."_s, u"Ask its author."_s), problem(u"D does not fit."_s, u"Ask its author."_s)});
        QCOMPARE(shown.what, u"A does not fit.\nB is broken.\nC does not fit.\n…"_s);
        QCOMPARE(shown.remedy, u"Ask its author. Remove it."_s);
    }

private:
    static graph::Problem problem(const QString &what, const QString &remedy)
    {
        return {graph::Severity::Warning, {what, remedy, u"/somewhere/plugin.so"_s}};
    }
};

LECTOGRAPH_APPLESS_TEST_MAIN(PluginProblemsTest)
#include "tst_editor_plugin_problems.moc"
