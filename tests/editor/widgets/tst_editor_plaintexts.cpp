// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/widgets/plaintexts.h"
#include "testmain.h"

#include <QAccessible>
#include <QApplication>
#include <QHelpEvent>
#include <QLabel>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QToolTip>

#include <sys/inotify.h>
#include <unistd.h>

#include <array>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

/// Detects whether a file of a folder was opened since the last query.
class Watch
{
public:
    explicit Watch(const QString &folder) : m_queue(inotify_init1(IN_NONBLOCK))
    {
        inotify_add_watch(m_queue, QFile::encodeName(folder).constData(), IN_OPEN);
    }
    ~Watch() { close(m_queue); }
    Watch(const Watch &) = delete;
    Watch &operator=(const Watch &) = delete;

    bool hasSeenOpening() const
    {
        std::array<char, 4096> events{};
        return ::read(m_queue, events.data(), events.size()) > 0;
    }

private:
    int m_queue;
};

} // namespace

class PlainTextsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QImage picture(8, 8, QImage::Format_RGB32);
        picture.fill(Qt::red);
        QVERIFY(picture.save(m_folder.filePath(u"secret.png"_s)));
        m_watch = std::make_unique<Watch>(m_folder.path());
        m_name = u"<b>a</b><img src='%1'>"_s.arg(m_folder.filePath(u"secret.png"_s));
        // A label is unsafe without showTextsAsTheyAre(), and the watch detects it.
        QLabel label(m_name);
        label.show();
        QVERIFY(QTest::qWaitForWindowExposed(&label));
        QVERIFY(m_watch->hasSeenOpening());
        showTextsAsTheyAre(*qApp);
    }

    void cleanup()
    {
        QToolTip::hideText();
        QVERIFY(!m_watch->hasSeenOpening());
    }

    void labelsOpenNothing()
    {
        QLabel label(m_name);
        label.setWordWrap(true);
        label.show();
        QVERIFY(QTest::qWaitForWindowExposed(&label));
        label.setText(m_name + u'2');
        label.grab();
        QCOMPARE(label.textFormat(), Qt::PlainText);
    }

    void messageBoxesOpenNothing()
    {
        QMessageBox box(QMessageBox::Question, m_name, m_name, QMessageBox::Ok);
        box.setInformativeText(m_name);
        box.show();
        QVERIFY(QTest::qWaitForWindowExposed(&box));
        box.grab();
    }

    void labelsThatAskForItAreRich()
    {
        QLabel label(u"<b>a</b>"_s);
        label.setTextFormat(Qt::RichText);
        label.show();
        QVERIFY(QTest::qWaitForWindowExposed(&label));
        QCOMPARE(label.textFormat(), Qt::RichText);
    }

    void labelsAndButtonsHaveTheirParticles()
    {
        QWidget window;
        auto *label = new QLabel(u"“a2.csv”은(는) 여러 가지로 읽을 수 있습니다."_s, &window);
        auto *button = new QPushButton(u"“원”(으)로 이동"_s, &window);
        button->move(0, 40);
        window.show();
        QCOMPARE(label->text(), u"“a2.csv”는 여러 가지로 읽을 수 있습니다."_s); // before it is seen
        QCOMPARE(button->text(), u"“원”으로 이동"_s);
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        label->setText(u"“원”을(를) 저장할까요?"_s);
        QTRY_COMPARE(label->text(), u"“원”을 저장할까요?"_s);
        label->setText(u"층(위)은(는)"_s);
        label->grab();
        QCOMPARE(label->text(), u"층(위)는"_s);
    }

    void tipsHaveTheirParticlesForScreenReadersToo()
    {
        QWidget widget;
        widget.setToolTip(u"“원”(으)로 이동"_s);
        const QString chosen = u"“원”으로 이동"_s;
        QCOMPARE(widget.toolTip(), chosen);
        QCOMPARE(QAccessible::queryAccessibleInterface(&widget)->text(QAccessible::Description), chosen);
        widget.setToolTip(m_name);
        QCOMPARE(widget.toolTip(), m_name);
    }

    void tipsOpenNothing()
    {
        QWidget widget;
        widget.resize(100, 100);
        widget.setToolTip(m_name);
        widget.show();
        QVERIFY(QTest::qWaitForWindowExposed(&widget));
        ask(widget, {10, 10});
        QTRY_COMPARE(QToolTip::text(), tipOf(m_name));

        QListWidget list;
        auto *item = new QListWidgetItem(u"item"_s, &list);
        item->setToolTip(m_name + u'2');
        list.show();
        QVERIFY(QTest::qWaitForWindowExposed(&list));
        ask(*list.viewport(), list.visualItemRect(item).center());
        QTRY_COMPARE(QToolTip::text(), tipOf(m_name + u'2'));
    }

    void onlyHarmlessTipsAreRich_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("isKept");
        QTest::newRow("plain") << u"a < b & c"_s << true;
        QTest::newRow("ours") << u"<b>a &lt;img&gt;</b><br>b<p>c</p>"_s << true;
        for (const QString &text :
             {u"<img src=/a>"_s, u"<IMG SRC=/a>"_s, u"<b>a</b><img src=a"_s, u"<b style='background:url(/a)'>a</b>"_s,
              u"<link rel=stylesheet href=/a><b>a</b>"_s, u"<body background=/a>"_s, u"<b>a<i\nmg src=/a></b>"_s,
              u"<b>a</b><<b>img src=/a>"_s, u"<style>@import '/a'</style><b>a</b>"_s})
            QTest::newRow(qPrintable(text)) << text << false;
    }

    void onlyHarmlessTipsAreRich()
    {
        QFETCH(QString, text);
        QFETCH(bool, isKept);
        const QString tip = tipOf(text);
        QCOMPARE(tip == text, isKept);
        if (!isKept) {
            QVERIFY(tip.startsWith(u"<p>"_s) && tip.endsWith(u"</p>"_s));
            QVERIFY(!tip.sliced(3).chopped(4).remove(u"<br>"_s).contains(u'<'));
        }
    }

private:
    static void ask(QWidget &widget, const QPoint &at)
    {
        QHelpEvent event(QEvent::ToolTip, at, widget.mapToGlobal(at));
        QCoreApplication::sendEvent(&widget, &event);
    }

    QTemporaryDir m_folder;
    std::unique_ptr<Watch> m_watch;
    QString m_name;
};

} // namespace lectograph::editor

LECTOGRAPH_TEST_MAIN(lectograph::editor::PlainTextsTest)
#include "tst_editor_plaintexts.moc"
