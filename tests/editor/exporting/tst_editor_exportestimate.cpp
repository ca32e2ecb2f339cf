// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench.h"

#include "editor/exporting/estimate.h"
#include "editor/exporting/exportdialog.h"
#include "editor/language/language.h"
#include "editor/session/session.h"
#include "testmain.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;
using exporting::ExportRequest;

class TestExportEstimate : public ExportBench
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        prepare();
        useLanguage(*qApp, u"en"_s);
    }

    void theSizeIsThatOfWhatIsChosen_data()
    {
        QTest::addColumn<double>("seconds"); // at most
        // They begin dark, stand still for long, or move in a few places.
        for (const char *id : {"cross-attention", "exp-with-bars", "output-matrix", "positional-encoding"})
            QTest::newRow(id) << 60.0;
        QTest::newRow("transformer-architecture") << 60.0;
        QTest::newRow("scaling-a-pattern") << 12.0;
    }

    void theSizeIsThatOfWhatIsChosen()
    {
        QFETCH(double, seconds);
        const auto [sampled, file] = sampledAndWritten(QString::fromLatin1(QTest::currentDataTag()), seconds);
        QVERIFY2(sampled < 1.5 * file && file < 1.5 * sampled, qPrintable(u"%1 for %2"_s.arg(sampled).arg(file)));
    }

    void theSizeOfAShortVideoIsMeasuredOnAllOfIt()
    {
        const auto [sampled, file] = sampledAndWritten(u"circle-area"_s, 2);
        QVERIFY2(qAbs(sampled - file) < 0.2 * file, qPrintable(u"%1 for %2"_s.arg(sampled).arg(file)));
    }

    void framesCostWhatTheyCostInTheSamples()
    {
        const auto cost = [](double moving, double still) {
            return exporting::Passages{moving * 4000 + still * 30, moving * 0.01 + still * 0.002,
                                       static_cast<qint64>(moving), static_cast<qint64>(still)};
        };
        const auto isNear = [](double value, double expected) { return qAbs(value - expected) < 1e-6 * expected; };
        // A film of 1000 frames of which a tenth moves, however many of both kinds the passages caught.
        const exporting::Sample sample = exporting::sampleOf(cost(100, 20), cost(3, 21), {100, 899}, 1, 50'000);
        QVERIFY2(isNear(sample.bytes, 50'000 + 100 * 4000 + 899 * 30), qPrintable(QString::number(sample.bytes)));
        QVERIFY(isNear(1000 * sample.secondsPerFrame, 100 * 0.01 + 899 * 0.002));
        // Nothing stands still, or nothing moves.
        QVERIFY(isNear(exporting::sampleOf(cost(100, 0), {}, {999, 0}, 1, 50'000).bytes, 50'000 + 999 * 4000));
        QVERIFY(isNear(exporting::sampleOf({}, cost(0, 24), {0, 999}, 1, 50'000).bytes, 50'000 + 999 * 30));
        // Frames that are encoded on their own are not counted twice.
        QVERIFY(isNear(exporting::sampleOf(cost(100, 0), {}, {999, 0}, 1000, 50'000).bytes, 1000 * 50'000));
    }

    void nothingIsToldBeforeItIsMeasured()
    {
        Session session(registry());
        session.document.open(templateNamed(u"transformer-architecture"_s), {});
        ExportQueue queue(registry());
        ExportDialog dialog(session, queue);
        dialog.show();
        part<QLineEdit>(dialog, u"folder"_s)->setText(m_dir->path());
        part<QSpinBox>(dialog, u"width"_s)->setValue(160);
        part<QSpinBox>(dialog, u"height"_s)->setValue(90);
        const auto *summary = part<QLabel>(dialog, u"summary"_s);
        QVERIFY2(summary->text().endsWith(u" frames · …"_s), qPrintable(summary->text()));
        QTRY_VERIFY_WITH_TIMEOUT(summary->text().contains(u" · about "_s), longest);
        QVERIFY(!summary->text().contains(u'…'));
        part<QSpinBox>(dialog, u"width"_s)->setValue(320);
        QVERIFY2(summary->text().endsWith(u" frames · …"_s), qPrintable(summary->text()));
        // An export that begins takes the cores: there is a guess, and no wait without an end.
        queue.setPaused(queue.add(endless(path(u"other.mp4"_s))), true);
        QTRY_VERIFY_WITH_TIMEOUT(summary->text().contains(u" · about "_s), longest);
        queue.cancelAll();
        finish(queue);
    }

    void theSizeFollowsTheScene()
    {
        Session session(registry());
        session.document.open(templateNamed(u"transformer-architecture"_s), {});
        ExportQueue queue(registry());
        ExportDialog dialog(session, queue);
        dialog.show();
        part<QLineEdit>(dialog, u"folder"_s)->setText(m_dir->path());
        part<QSpinBox>(dialog, u"width"_s)->setValue(160);
        part<QSpinBox>(dialog, u"height"_s)->setValue(90);
        auto *summary = part<QLabel>(dialog, u"summary"_s);
        const auto isSampled = [&] { return summary->toolTip().contains(u"short samples"_s); };
        QTRY_VERIFY_WITH_TIMEOUT(isSampled(), longest);
        const QString whole = summary->text();
        choose(*part<QComboBox>(dialog, u"scope"_s), static_cast<int>(ExportChoice::Scope::OpenScene));
        QVERIFY(!isSampled());
        QTRY_VERIFY_WITH_TIMEOUT(isSampled(), longest);
        QVERIFY(summary->text().section(u" · "_s, 2, 2) != whole.section(u" · "_s, 2, 2));
    }

    void estimatesLearn()
    {
        const media::ExportSettings settings{
            .path = path(u"a.mp4"_s), .size = {1000, 1000}, .rate = {30, 1}, .hasSound = false};
        const Estimate guess = estimateOf(1000, settings);
        QVERIFY(!guess.isFromExperience && guess.seconds > 0 && guess.bytes > 0);
        write(settings.path, QByteArray(500'000, 'x'));
        media::ExportReport report;
        report.output = settings.path;
        report.frames = 500;
        report.wallSeconds = 20;
        learnFrom(report, settings);
        const Estimate known = estimateOf(1000, settings);
        QVERIFY(known.isFromExperience);
        QVERIFY(qAbs(known.seconds - 40) < 2);
        QVERIFY(qAbs(known.bytes - 1e6) < 1e4);
        media::ExportSettings other = settings;
        other.hasSound = true;
        QVERIFY(qAbs(estimateOf(1000, other).bytes - 1e6 - 1000 / 30.0 * 24'000) < 1e4);
        other.path = path(u"a.gif"_s);
        QVERIFY(!estimateOf(1000, other).isFromExperience);
        // What was measured just now, of what is exported, comes first: other programs may use the same cores.
        const Estimate sampled = estimateOf(1000, settings, exporting::Sample{3e6, 2, 0.12});
        QCOMPARE(sampled.seconds, 122.0);
        QCOMPARE(sampled.bytes, 3e6);
    }

    void timesAndSizesReadWell()
    {
        QCOMPARE(waitText(0.2), u"1 s"_s);
        QCOMPARE(waitText(72), u"1 min 12 s"_s);
        QCOMPARE(waitText(7500), u"2 h 5 min"_s);
        QCOMPARE(roughWaitText(0.2), u"5 s"_s);
        QCOMPARE(roughWaitText(12), u"10 s"_s);
        QCOMPARE(roughWaitText(28), u"30 s"_s);
        QCOMPARE(roughWaitText(88), u"1 min 30 s"_s);
        QCOMPARE(roughWaitText(119), u"2 min"_s);
        QCOMPARE(roughWaitText(754), u"13 min"_s);
        QCOMPARE(roughWaitText(3590), u"1 h 0 min"_s);
        QCOMPARE(roughWaitText(7500), u"2 h 10 min"_s);
        QCOMPARE(playingTimeText(240), u"4:00 min"_s);
        QCOMPARE(playingTimeText(59.98), u"1:00 min"_s);
        QCOMPARE(playingTimeText(12.54), u"12.5 s"_s);
        QCOMPARE(sizeText(23.4e6), u"23 MB"_s);
        QCOMPARE(sizeText(3.46e6), u"3.5 MB"_s);
        QCOMPARE(fileNameOf(u"..a/b:c%d. "_s), u"a-b-c-d"_s);
        QCOMPARE(fileNameOf(u" "_s), u"Untitled lecture"_s);
    }

private:
    /// The bytes of a small video of a template, as estimated and as written.
    std::pair<double, double> sampledAndWritten(const QString &id, double seconds) const
    {
        ExportRequest request{.lecture = templateNamed(id)};
        request.to = base::Time::fromSeconds(seconds);
        request.settings = {.path = path(u"sized.mp4"_s), .size = {320, 180}, .rate = {30, 1}, .hasSound = false};
        exporting::Export video(request, registry());
        const auto sampled = video.sample(m_dir->path());
        const auto report = video.run();
        if (!sampled || !report)
            qFatal("the sample could not be exported");
        if (sampled->secondsPerFrame <= 0 || sampled->secondsToBegin <= 0)
            qFatal("the sample does not tell how long the export takes");
        return {sampled->bytes, static_cast<double>(exporting::bytesOf(report->output, report->frames))};
    }
};

LECTOGRAPH_TEST_MAIN(TestExportEstimate)
#include "tst_editor_exportestimate.moc"
