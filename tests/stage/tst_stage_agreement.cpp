// SPDX-License-Identifier: GPL-3.0-or-later
#include "agreement.h"
#include "display.h"
#include "samples.h"

#include "picture/order.h"
#include "picture/transition.h"
#include "raster/draw.h"
#include "stage/grab.h"

#include <QDir>
#include <QGuiApplication>
#include <QPainter>
#include <QtTest>

#include <map>
#include <numeric>

using namespace lectograph;
using namespace Qt::StringLiterals;

/// LECTOGRAPH_SHOW=FOLDER saves both renderings of every sample there.
class StageAgreement : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        LECTOGRAPH_SKIP_WITHOUT_DISPLAY();
        auto masks = stage::Grabber::create(stage::Grabber::Small::FromMasks);
        auto meshes = stage::Grabber::create(stage::Grabber::Small::FromMeshes);
        QVERIFY2(masks, masks ? "" : qPrintable(masks.error().text()));
        QVERIFY(meshes);
        m_masks.emplace(std::move(*masks));
        m_meshes.emplace(std::move(*meshes));
    }

    void cleanupTestCase()
    {
        m_masks.reset();
        m_meshes.reset();
    }

    void drawsLikeTheRasterPen_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<bool>("masks");
        m_samples.clear();
        for (test::Sample &sample : test::samples()) {
            for (const QSize size : {QSize(1920, 1080), QSize(1280, 720)}) {
                for (const bool masks : {true, false}) {
                    // Small dense text is where meshes are weak, which is why masks exist.
                    if (!masks && sample.name.startsWith("text of") && !sample.name.startsWith("text of 48"))
                        continue;
                    const QByteArray name = sample.name + (size.width() == 1920 ? ", 1080 lines" : ", 720 lines")
                        + (masks ? "" : ", all from meshes");
                    QTest::newRow(name.constData()) << size << masks;
                    m_samples[name] = sample.picture;
                }
            }
        }
    }

    void drawsLikeTheRasterPen()
    {
        QFETCH(QSize, size);
        QFETCH(bool, masks);
        const picture::Picture &picture = m_samples.at(QTest::currentDataTag());
        const QImage expected = raster::drawn(picture, size);
        const auto drawn = (masks ? m_masks : m_meshes)->grab(picture, size);
        QVERIFY2(drawn, drawn ? "" : qPrintable(drawn.error().text()));
        const test::Agreement agreement = test::agreementOf(*drawn, expected);
        keep(*drawn, expected);
        qInfo("%s", qPrintable(agreement.text()));
        QVERIFY2(agreement.isClose(), qPrintable(agreement.text()));
    }

    /// The frame in the middle, surrounded by background that nothing is drawn on.
    void leavesTheSameMargins()
    {
        const picture::Picture picture = test::samples().at(4).picture; // a zoom: shapes extend beyond the frame
        for (const QSize size : {QSize(900, 900), QSize(1500, 400)}) {
            const auto drawn = m_masks->grab(picture, size);
            QVERIFY(drawn);
            const test::Agreement agreement = test::agreementOf(*drawn, raster::drawn(picture, size));
            QVERIFY2(agreement.isClose(), qPrintable(agreement.text()));
        }
    }

    /// One view, many pictures: caching must not be visible.
    void showsEachPictureAsIfItWereTheFirst()
    {
        const QSize size(1280, 720);
        const std::vector<test::Sample> samples = test::samples();
        for (const std::size_t index : {0u, 3u, 11u, 1u, 3u, 0u, 5u, 4u}) {
            const auto drawn = m_masks->grab(samples.at(index).picture, size);
            QVERIFY(drawn);
            auto fresh = stage::Grabber::create();
            QVERIFY(fresh);
            QCOMPARE(*drawn, *fresh->grab(samples.at(index).picture, size));
        }
    }

    /// Transitions mix whole pictures, before and after which the stage draws items again.
    void mixesThePicturesOfATransition()
    {
        const QSize size(1280, 720);
        const std::vector<test::Sample> samples = test::samples();
        const picture::Picture after = samples.at(3).picture;
        for (const double progress : {0.25, 0.75}) {
            const picture::Picture between = picture::withTransition(
                after, {samples.at(0).picture, picture::Transition::Kind::CrossFade, {}, progress});
            const auto drawn = m_masks->grab(between, size);
            QVERIFY(drawn);
            QCOMPARE(*drawn, raster::drawn(between, size));
        }
        const test::Agreement agreement = test::agreementOf(*m_masks->grab(after, size), raster::drawn(after, size));
        QVERIFY2(agreement.isClose(), qPrintable(agreement.text()));
    }

    void aCardWithContentLooksAlikeFromAllAround()
    {
        const QSize size(960, 540);
        QImage sheet(6 * 320, 6 * 180, QImage::Format_RGB32);
        QPainter painter(&sheet);
        for (int step = 0; step < 36; ++step) {
            const picture::Picture picture = test::orbited(10 * step);
            std::vector<int> written(picture.items.size());
            std::iota(written.begin(), written.end(), 0);
            QCOMPARE(picture::drawingOrder(picture).items, written);
            const QImage expected = raster::drawn(picture, size);
            const auto drawn = m_meshes->grab(picture, size);
            QVERIFY(drawn);
            const test::Agreement agreement = test::agreementOf(*drawn, expected);
            // Seen exactly from the side, an outline turns back on itself at both ends, which each pen rounds in its way.
            const bool isEdgeOn = step % 18 == 9;
            QVERIFY2(isEdgeOn ? agreement.mean < 0.1 : agreement.isClose(),
                     qPrintable(u"%1°: %2"_s.arg(10 * step).arg(agreement.text())));
            const QRect place(step % 6 * 320, step / 6 * 180, 320, 180);
            painter.drawImage(place, step % 2 ? *drawn : expected);
        }
        painter.end();
        keep(sheet, sheet);
    }

private:
    static void keep(const QImage &drawn, const QImage &expected)
    {
        const QString folder = qEnvironmentVariable("LECTOGRAPH_SHOW");
        if (folder.isEmpty())
            return;
        const char *row = QTest::currentDataTag();
        const QString name = QString::fromUtf8(row ? row : QTest::currentTestFunction()).replace(u' ', u'_');
        test::sideBySide(drawn, expected).save(QDir(folder).filePath(name + u".png"_s));
    }

    std::optional<stage::Grabber> m_masks;
    std::optional<stage::Grabber> m_meshes;
    std::map<QByteArray, picture::Picture> m_samples;
};

LECTOGRAPH_DISPLAY_TEST_MAIN(StageAgreement)
#include "tst_stage_agreement.moc"
