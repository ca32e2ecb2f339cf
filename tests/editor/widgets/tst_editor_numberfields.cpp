// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/widgets/decimalspinbox.h"
#include "testmain.h"

#include <QApplication>
#include <QLineEdit>
#include <QTest>

#include <memory>

using namespace lectograph::editor;
using namespace Qt::StringLiterals;

class TestEditorNumberFields : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_window = std::make_unique<QWidget>();
        m_other = new QLineEdit(m_window.get());
        m_other->setGeometry(0, 0, 100, 30);
        m_box = new DecimalSpinBox(m_window.get());
        m_box->setGeometry(0, 40, 100, 30);
        m_box->setDecimals(2);
        m_box->setSuffix(u" s"_s);
        m_box->setValue(1.25);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        m_other->setFocus();
    }

    void aFirstClickSelectsTheNumber()
    {
        QTest::mouseClick(line(), Qt::LeftButton, {}, line()->rect().center());
        QCOMPARE(line()->selectedText(), u"1.25"_s);
        QTest::keyClicks(m_box, u"0.4"_s);
        m_box->interpretText();
        QCOMPARE(m_box->value(), 0.4);
    }

    void aSecondClickSetsTheCursor()
    {
        QTest::mouseClick(line(), Qt::LeftButton, {}, line()->rect().center());
        QTest::qWait(QApplication::doubleClickInterval() + 50);
        QTest::mouseClick(line(), Qt::LeftButton, {}, QPoint(8, line()->height() / 2));
        QVERIFY(!line()->hasSelectedText());
    }

    void aDoubleClickSelectsAllDigits()
    {
        m_box->setFocus();
        QTest::mouseDClick(line(), Qt::LeftButton, {}, QPoint(8, line()->height() / 2));
        QCOMPARE(line()->selectedText(), u"1.25"_s);
    }

    void aTripleClickSelectsAllDigits()
    {
        for (const bool hasFocus : {true, false}) {
            m_box->setValue(5);
            hasFocus ? m_box->setFocus() : m_other->setFocus();
            QTest::mouseDClick(line(), Qt::LeftButton, {}, QPoint(12, line()->height() / 2));
            QTest::mousePress(line(), Qt::LeftButton, {}, QPoint(12, line()->height() / 2));
            QTest::mouseMove(line(), QPoint(13, line()->height() / 2));
            QTest::mouseRelease(line(), Qt::LeftButton, {}, QPoint(13, line()->height() / 2));
            QCOMPARE(line()->selectedText(), u"5.00"_s);
            QTest::keyClicks(m_box, u"10"_s);
            m_box->interpretText();
            QCOMPARE(m_box->value(), 10.0);
        }
    }

private:
    QLineEdit *line() const { return m_box->findChild<QLineEdit *>(); }

    std::unique_ptr<QWidget> m_window;
    QLineEdit *m_other = nullptr;
    DecimalSpinBox *m_box = nullptr;
};

LECTOGRAPH_TEST_MAIN(TestEditorNumberFields)
#include "tst_editor_numberfields.moc"
