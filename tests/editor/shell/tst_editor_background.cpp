// SPDX-License-Identifier: GPL-3.0-or-later
#include "../registry.h"
#include "../silence.h"
#include "editor/exporting/exportqueue.h"
#include "editor/language/language.h"
#include "editor/palette/palettepanel.h"
#include "editor/safety/safety.h"
#include "editor/session/session.h"
#include "editor/settings/settings.h"
#include "editor/shell/mainwindow.h"
#include "editor/shell/preferences.h"
#include "editor/sound/soundplayer.h"
#include "editor/widgets/thumbnailcache.h"
#include "lecture/files.h"
#include "lecture/templates.h"
#include "testmain.h"

#include <QApplication>
#include <QDir>
#include <QPointer>
#include <QStandardPaths>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>

#include <array>
#include <random>

using namespace lectograph;
using namespace Qt::StringLiterals;

namespace {

lecture::Lecture lectureOf(const QString &id)
{
    const auto loaded =
        lecture::resolved(u"template:"_s + id).and_then([](const QString &path) { return lecture::load(path); });
    return loaded.value_or(lecture::Lecture());
}

/// With a formula that cannot be set in its first scene, which draws a badge and reports a problem.
lecture::Lecture withBrokenFormula(lecture::Lecture lecture)
{
    lecture::Scene scene = *lecture.scenes.front();
    const graph::Node formula{u"broken"_s, u"text.formula"_s, 1, {{u"latex"_s, u"\\foo{a"_s}}, {}, {}};
    scene.nodes.push_back(std::make_shared<const graph::Node>(formula));
    std::ranges::sort(scene.nodes, {}, [](const graph::NodePtr &node) { return node->id; });
    scene.actors.push_back(formula.id);
    lecture.scenes.front() = std::make_shared<const lecture::Scene>(std::move(scene));
    return lecture;
}

/// All pictures are drawn again.
void emptyCache()
{
    QDir(editor::ThumbnailCache::folder()).removeRecursively();
}

} // namespace

/// What is drawn, checked and written in other threads works on values of its own: windows, languages, themes and lectures
/// come and go meanwhile. LECTOGRAPH_ROUNDS=500 makes it a matter of an hour, and a sanitizer sees more (tools/stress).
class TestEditorBackground : public QObject
{
    Q_OBJECT

private:
    std::mt19937 m_random{1};
    QTemporaryDir m_dir;

    int randomBelow(int end) { return std::uniform_int_distribution(0, end - 1)(m_random); }
    /// Between nothing and the time that some pictures take.
    void waitAWhile() { QTest::qWait(randomBelow(60)); }

private Q_SLOTS:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(u"lectograph-tests"_s);
        QSettings().clear();
        QVERIFY(!test::registry().nodes.types().empty());
    }

    void cleanupTestCase() { emptyCache(); }

    void theStartPageOutlivesTheLectureItWasMadeWith()
    {
        editor::Session session(test::registry());
        editor::ExportQueue exports(test::registry());
        editor::Safety safety(session, m_dir.filePath(u"recovery"_s));
        session.document.open(lectureOf(u"attention-equation"_s), {});
        QVERIFY(!session.document.lecture().blocks.empty()); // so it has types of its own
        editor::applyPreferences(*qApp);
        editor::MainWindow window({session, exports, safety, nullptr});
        window.QWidget::show();
        session.document.open(lectureOf(u"circle-area"_s), {});
        emptyCache();
        session.actions.find(u"file.start"_s)->trigger();
        const auto hasPictures = [] {
            return !QDir(editor::ThumbnailCache::folder()).entryList({u"*.png"_s}, QDir::Files).isEmpty();
        };
        QTRY_VERIFY_WITH_TIMEOUT(hasPictures(), 60'000);
    }

    void windowsLanguagesThemesAndLecturesChangeWhilePicturesAreMade()
    {
        editor::Session session(test::registry());
        editor::ExportQueue exports(test::registry());
        editor::Safety safety(session, m_dir.filePath(u"recovery"_s));
        editor::SoundPlayer sound(session.document, session.playhead, session.preview,
                                  std::make_unique<test::Silence>());
        editor::applyPreferences(*qApp);
        editor::MainWindow window({session, exports, safety, &sound});
        window.QWidget::show();
        const std::array lectures{lectureOf(u"circle-area"_s), withBrokenFormula(lectureOf(u"attention-equation"_s)),
                                  lectureOf(u"cross-attention"_s), withBrokenFormula(lectureOf(u"masking"_s))};
        const QStringList languages = editor::interfaceLanguages();

        const int rounds = std::max(qEnvironmentVariableIntValue("LECTOGRAPH_ROUNDS"), 6);
        for (int round = 0; round < rounds; ++round) {
            emptyCache();
            session.document.open(lectures[static_cast<std::size_t>(randomBelow(lectures.size()))], {});
            waitAWhile();
            const auto renew = [&](const editor::Setting<QString> &setting, const QString &value) {
                setting.set(value);
                const QPointer<editor::EditorPage> before = window.findChild<editor::EditorPage *>();
                window.renew();
                QVERIFY(!before);
                waitAWhile();
            };
            renew(editor::setting::language, languages.at(randomBelow(static_cast<int>(languages.size()))));
            renew(editor::setting::theme, randomBelow(2) == 0 ? u"dark"_s : u"light"_s);
            for (auto *tabs : window.findChildren<QTabWidget *>())
                tabs->setCurrentIndex(randomBelow(std::max(tabs->count(), 1)));
            session.document.edit(u"A formula"_s,
                                  [](const lecture::Lecture &lecture) -> base::Result<lecture::Lecture> {
                                      lecture::Lecture without = lecture;
                                      without.blocks.clear(); // other types from now on, while the old ones are in use
                                      return without;
                                  });
            session.document.history().undo();
            waitAWhile();
            session.actions.find(u"file.start"_s)->trigger();
            waitAWhile();
            session.document.open(lectures[static_cast<std::size_t>(randomBelow(lectures.size()))], {});
            session.actions.find(u"file.start"_s)->trigger();
            waitAWhile();
        }
    }
};

LECTOGRAPH_TEST_MAIN(TestEditorBackground)
#include "tst_editor_background.moc"
