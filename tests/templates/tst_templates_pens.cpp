// SPDX-License-Identifier: GPL-3.0-or-later
#include "../stage/display.h"
#include "agreement.h"
#include "templates.h"

#include "raster/draw.h"
#include "stage/grab.h"

#include <QDir>

#include <optional>

using namespace lectograph;
using namespace lectograph::test;
using namespace Qt::StringLiterals;

/// LECTOGRAPH_SHOW=FOLDER saves both renderings there if they differ.
class TestTemplatesPens : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        LECTOGRAPH_SKIP_WITHOUT_DISPLAY();
        auto grabber = stage::Grabber::create();
        QVERIFY2(grabber, grabber ? "" : qPrintable(grabber.error().text()));
        m_grabber.emplace(*std::move(grabber));
    }

    void cleanupTestCase() { m_grabber.reset(); }

    void drawAlike_data() { addSceneRows(); }
    void drawAlike()
    {
        QFETCH(QString, id);
        QFETCH(QString, scene);
        QFETCH(qint64, duration);
        constexpr QSize size{1280, 720};
        picture::Show show = showOf(id, scene);
        QStringList differences;
        for (const double share : {0.2, 0.4, 0.6, 0.8, 1.0}) {
            const base::Time time = timeAt({duration}, share);
            const picture::Picture picture = opaque(show.at(time)); // as windows are
            const auto live = m_grabber->grab(picture, size);
            QVERIFY2(live, live ? "" : qPrintable(live.error().text()));
            const QImage exported = raster::drawn(picture, size);
            const Agreement agreement = agreementOf(*live, exported);
            if (agreement.isClose())
                continue;
            differences << u"at %1 s: %2"_s.arg(time.seconds()).arg(agreement.text());
            if (const QString folder = qEnvironmentVariable("LECTOGRAPH_SHOW"); !folder.isEmpty())
                sideBySide(*live, exported)
                    .save(QDir(folder).filePath(u"%1-%2-%3.png"_s.arg(id, scene).arg(time.seconds())));
        }
        QVERIFY2(differences.isEmpty(), qPrintable(differences.join(u'\n')));
    }

private:
    std::optional<stage::Grabber> m_grabber;
};

LECTOGRAPH_DISPLAY_TEST_MAIN(TestTemplatesPens)
#include "tst_templates_pens.moc"
