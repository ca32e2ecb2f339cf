// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench.h"

#include "editor/exporting/exportdialog.h"
#include "editor/language/language.h"
#include "editor/session/session.h"
#include "testmain.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;

class TestExportReplacing : public ExportBench
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        prepare();
        useLanguage(*qApp, u"en"_s);
    }

    void itAsksBeforeAFileIsReplaced()
    {
        Session session(registry());
        session.document.open(templateNamed(u"circle-area"_s), {});
        ExportQueue queue(registry());
        write(path(u"a-en.mp4"_s), "old video");
        const auto prepare = [&](ExportDialog &dialog) {
            dialog.show();
            part<QSpinBox>(dialog, u"width"_s)->setValue(32);
            part<QSpinBox>(dialog, u"height"_s)->setValue(18);
            part<QLineEdit>(dialog, u"folder"_s)->setText(m_dir->path());
            part<QLineEdit>(dialog, u"name"_s)->setText(u"a"_s);
            part<QPushButton>(dialog, u"export"_s)->click();
        };
        ExportDialog kept(session, queue);
        prepare(kept);
        QVERIFY(kept.isVisible());
        QCOMPARE(queue.jobs().size(), size_t(0));
        QVERIFY(part<QLabel>(kept, u"replacing"_s)->text().contains(u"a-en.mp4"_s));
        part<QPushButton>(kept, u"keepBoth"_s)->click();
        QCOMPARE(queue.jobs().back().request.settings.path, path(u"a 2-en.mp4"_s));
        ExportDialog replaced(session, queue);
        prepare(replaced);
        part<QPushButton>(replaced, u"replace"_s)->click();
        QCOMPARE(queue.jobs().back().request.settings.path, path(u"a-en.mp4"_s));
        queue.cancelAll();
        finish(queue);
    }

    void itAsksBeforeARunningExportIsReplaced()
    {
        Session session(registry());
        session.document.open(templateNamed(u"circle-area"_s), {});
        ExportQueue queue(registry());
        queue.setPaused(queue.add(endless(path(u"other.mp4"_s))), true); // so that the others wait
        const auto prepare = [&](ExportDialog &dialog) {
            dialog.show();
            part<QLineEdit>(dialog, u"folder"_s)->setText(m_dir->path() + u"/."_s);
            part<QLineEdit>(dialog, u"name"_s)->setText(u"a"_s);
            part<QPushButton>(dialog, u"export"_s)->click();
        };
        ExportDialog first(session, queue);
        prepare(first);
        QVERIFY(!first.isVisible());
        const int firstJob = queue.jobs().back().id;
        ExportDialog kept(session, queue);
        prepare(kept);
        QVERIFY(kept.isVisible());
        QVERIFY(part<QLabel>(kept, u"replacing"_s)->text().contains(u"being exported"_s));
        part<QPushButton>(kept, u"keepBoth"_s)->click();
        QVERIFY(queue.jobs().back().request.settings.path.endsWith(u"a 2-en.mp4"_s));
        QCOMPARE(queue.job(firstJob)->state, JobState::Waiting);
        ExportDialog replaced(session, queue);
        prepare(replaced);
        part<QPushButton>(replaced, u"replace"_s)->click();
        QVERIFY(queue.jobs().back().request.settings.path.endsWith(u"/a-en.mp4"_s));
        QCOMPARE(queue.job(firstJob)->state, JobState::Cancelled);
        queue.cancelAll();
        finish(queue);
    }
};

LECTOGRAPH_TEST_MAIN(TestExportReplacing)
#include "tst_editor_exportreplacing.moc"
