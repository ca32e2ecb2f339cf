// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench.h"

#include "editor/edits/blocks.h"
#include "editor/edits/definitions.h"
#include "editor/exporting/exportdialog.h"
#include "editor/language/language.h"
#include "editor/problems/problemspanel.h"
#include "editor/session/session.h"
#include "lecture/borrowed_texts.h"
#include "lecture/check.h"
#include "lecture/types.h"
#include "testmain.h"

#include <QCheckBox>
#include <QComboBox>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;

class TestExportProblems : public ExportBench
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        prepare();
        useLanguage(*qApp, u"en"_s);
    }

    void problemsOfTheLectureAreReportedAndDoNotBlock()
    {
        Session session(registry());
        lecture::Lecture broken = templateNamed(u"circle-area"_s);
        const QString scene = broken.scenes.front()->id;
        graph::Node lost;
        lost.id = u"lost"_s;
        lost.type = u"elsewhere.mystery"_s;
        const auto edited = lecture::withNode(broken, scene, lost);
        QVERIFY(edited);
        session.document.open(*edited, {});
        ExportQueue queue(registry());
        ExportDialog dialog(session, queue);
        dialog.show();
        part<QLineEdit>(dialog, u"folder"_s)->setText(m_dir->path());
        auto *problems = part<QLabel>(dialog, u"problems"_s);
        QTRY_VERIFY_WITH_TIMEOUT(problems->isVisible(), longest);
        QVERIFY(problems->toolTip().contains(u"mystery"_s));
        QVERIFY(part<QPushButton>(dialog, u"export"_s)->isEnabled());
    }

    void buttonsStayWhereTheyAreWhenProblemsAreFound()
    {
        Session session(registry());
        lecture::Lecture lecture = emptyLecture(u"en"_s);
        const QJsonObject small{{u"text"_s, u"Letters that nobody reads"_s}, {u"size"_s, 8}};
        lecture = *withBlock(lecture, u"scene1"_s, {u"text.text"_s, u"words"_s, small}, registry());
        lecture = *withBlock(lecture, u"scene1"_s, {u"shapes.image"_s, u"frame"_s}, registry());
        session.document.open(lecture, {});
        ExportQueue queue(registry());
        ExportDialog dialog(session, queue);
        dialog.show();
        const auto *button = part<QPushButton>(dialog, u"export"_s);
        const auto *checking = part<QLabel>(dialog, u"checking"_s);
        const auto placeOf = [&] {
            QCoreApplication::processEvents();
            return button->mapTo(&dialog, QPoint());
        };
        QVERIFY(checking->isVisible());
        const QPoint before = placeOf();
        const auto *problems = part<QLabel>(dialog, u"problems"_s);
        QTRY_VERIFY_WITH_TIMEOUT(problems->isVisible(), longest);
        QVERIFY(!checking->isVisible());
        QCOMPARE(placeOf(), before);
    }

    void whatIsFoundInALanguageThatIsNotExportedIsOfNoMatter()
    {
        Session session(registry());
        lecture::Lecture lecture = emptyLecture(u"en"_s);
        lecture.languages = {u"en"_s, u"ko"_s};
        const QJsonObject words{{u"en"_s, u"word"_s}, {u"ko"_s, u"아주 긴 낱말입니다"_s}};
        const QJsonObject fitted{{u"text"_s, words}, {u"size"_s, 40}, {u"fitWidth"_s, 1}};
        lecture = *withBlock(lecture, u"scene1"_s, {u"text.text"_s, u"words"_s, fitted}, registry());
        session.document.open(lecture, {});
        ExportQueue queue(registry());
        ExportDialog dialog(session, queue);
        dialog.show();
        for (const QString &language : lecture.languages)
            part<QCheckBox>(dialog, language)->setChecked(true);
        const auto *problems = part<QLabel>(dialog, u"problems"_s);
        QTRY_VERIFY_WITH_TIMEOUT(problems->toolTip().contains(u"too small"_s), longest);
        part<QCheckBox>(dialog, u"ko"_s)->setChecked(false);
        QVERIFY2(!problems->toolTip().contains(u"too small"_s), qPrintable(problems->toolTip()));
        part<QCheckBox>(dialog, u"ko"_s)->setChecked(true);
        part<QCheckBox>(dialog, u"en"_s)->setChecked(false);
        QVERIFY2(problems->toolTip().contains(u"too small"_s), qPrintable(problems->toolTip()));
    }

    void whatIsMissingIsCountedAsInTheListOfProblems()
    {
        Session session(registry());
        lecture::Lecture lecture = emptyLecture(u"en"_s);
        const auto add = [&](const NewBlock &block) { lecture = *withBlock(lecture, u"scene1"_s, block, registry()); };
        add({u"shapes.image"_s, u"photo"_s, {{u"file"_s, u"assets/gone.png"_s}}});
        add({u"shapes.image"_s, u"frame"_s});
        lecture = *withLabel(lecture, u"scene1"_s, u"frame"_s, u"Snapshot"_s, u"en"_s);
        lecture::Sound voice;
        voice.file = u"assets/a.wav"_s;
        lecture.assets[u"assets/a.wav"_s] = {std::make_shared<const QByteArray>("whatever")};
        lecture = *lecture::withSound(lecture, u"scene1"_s, 0, std::move(voice));
        session.document.open(lecture, {});
        ExportQueue queue(registry());
        ExportDialog dialog(session, queue);
        ProblemsPanel panel(session);
        QSignalSpy checked(&panel, &ProblemsPanel::checked);
        dialog.show();
        const auto *problems = part<QLabel>(dialog, u"problems"_s);
        QTRY_VERIFY_WITH_TIMEOUT(problems->isVisible() && !checked.isEmpty(), longest);
        const QString text = problems->text();
        QVERIFY2(text.contains(u"1 thing will be missing from the picture: "_s) && text.contains(u"gone.png"_s),
                 qPrintable(text));
        QVERIFY2(text.contains(u"1 sound cannot be read"_s), qPrintable(text));
        QVERIFY2(text.contains(u"Snapshot"_s) && !text.contains(u"frame"_s), qPrintable(text)); // by its name
        QCOMPARE(panel.failures(), 2);
        // The placeholder, and whatever else is to be looked at.
        QVERIFY2(problems->toolTip().contains(u"placeholder"_s), qPrintable(problems->toolTip()));
        const int warnings = static_cast<int>(problems->toolTip().count(u"• "_s)) - panel.failures();
        QVERIFY2(text.contains(u"%1 thing"_s.arg(warnings)) && text.contains(u" to look at: "_s), qPrintable(text));
        QCOMPARE(panel.warnings(), warnings);
    }

    void aLanguageWithoutTranslationsIsToldBefore()
    {
        Session session(registry());
        lecture::Lecture lecture = emptyLecture(u"en"_s);
        lecture.languages = {u"en"_s, u"ko"_s};
        const auto add = [&](const QString &id, const QJsonValue &text) {
            lecture = *withBlock(lecture, u"scene1"_s, {u"text.text"_s, id, {{u"text"_s, text}}}, registry());
        };
        add(u"words"_s, u"Attention heads"_s);
        add(u"letter"_s, u"Q"_s);
        lecture = *withBlock(lecture, u"scene1"_s, {u"shapes.image"_s, u"frame"_s}, registry());
        const auto shown = [&](QPushButton *&translate, std::unique_ptr<ExportDialog> &dialog, ExportQueue &queue) {
            session.document.open(lecture, {});
            dialog = std::make_unique<ExportDialog>(session, queue);
            dialog->show();
            translate = part<QPushButton>(*dialog, u"translate"_s);
            const bool isShownInEnglish = translate->isVisible();
            part<QCheckBox>(*dialog, u"ko"_s)->setChecked(true);
            const QString text = part<QLabel>(*dialog, u"borrowed"_s)->text();
            return isShownInEnglish || translate->isVisible() == text.isEmpty() ? u"shown wrongly"_s : text;
        };
        ExportQueue queue(registry());
        QPushButton *translate = nullptr;
        std::unique_ptr<ExportDialog> dialog;
        // Nothing is written in Korean: what was typed is English. A letter is the same in both.
        QCOMPARE(shown(translate, dialog, queue), u"1 text is not written in 한국어, and is shown in English."_s);
        add(u"keys"_s, QJsonObject{{u"en"_s, u"Keys"_s}});
        QCOMPARE(shown(translate, dialog, queue), u"2 texts are not written in 한국어, and are shown in English."_s);
        // And once only: not among what is to be looked at.
        const auto *problems = part<QLabel>(*dialog, u"problems"_s);
        QTRY_VERIFY_WITH_TIMEOUT(problems->toolTip().contains(u"placeholder"_s), longest);
        QVERIFY2(!problems->toolTip().contains(u"no text for the language"_s), qPrintable(problems->toolTip()));
        translate->click();
        QVERIFY(!dialog->isVisible());
        QCOMPARE(session.preview.language(), u"ko"_s);
        QCOMPARE(session.selection.nodes(), QStringList{u"keys"_s});
        // Where something is translated, a plain text is meant for all languages.
        add(u"values"_s, QJsonObject{{u"en"_s, u"Values"_s}, {u"ko"_s, u"값"_s}});
        QCOMPARE(shown(translate, dialog, queue), u"1 text is not written in 한국어, and is shown in English."_s);
        session.document.open(templateNamed(u"circle-area"_s), {});
        ExportDialog translated(session, queue);
        translated.show();
        for (const QString &language : session.document.lecture().languages)
            part<QCheckBox>(translated, language)->setChecked(true);
        QVERIFY2(!part<QPushButton>(translated, u"translate"_s)->isVisible(),
                 qPrintable(part<QLabel>(translated, u"borrowed"_s)->text()));
    }

    void defaultsOfDefinitionsAreToldBeforeAsWell()
    {
        lecture::Lecture lecture = *withBlock(emptyLecture(u"en"_s), u"scene1"_s, {u"text.text"_s, u"text"_s},
                                              registry());
        lecture.languages = {u"en"_s, u"ko"_s, u"zh"_s};
        const DefinitionWish wish{
            .name = u"Card"_s, .nodes = {u"text"_s}, .published = {{u"text"_s, u"text"_s}}, .shown = u"en"_s};
        const auto made = withMadeDefinition(lecture, u"scene1"_s, wish, registry());
        QVERIFY(made);
        lecture::Block card = *definitionOf(made->lecture, made->block);
        card.properties.front().preset = QJsonObject{{u"en"_s, u"Title"_s}, {u"ko"_s, u"제목"_s}};
        lecture = *lecture::withDefinition(made->lecture, std::move(card));
        const auto borrowed = [&](const QString &language) {
            return lecture::borrowedTexts(lecture, language, lecture::typesOf(lecture, registry()));
        };
        QCOMPARE(borrowed(u"ko"_s).size(), 0U);
        const auto chinese = borrowed(u"zh"_s);
        QCOMPARE(chinese.size(), 1U);
        QCOMPARE(chinese.front().language, u"en"_s);
        QVERIFY2(chinese.front().place.endsWith(u"nodes/%1/properties/text"_s.arg(made->instance)),
                 qPrintable(chinese.front().place));
        const QString missing = u"There is no text for the language “zh”."_s;
        const graph::Problems problems = lecture::check(lecture, lecture::typesOf(lecture, registry()));
        QCOMPARE(std::ranges::count(problems, missing, [](const graph::Problem &one) { return one.error.what; }), 1);
    }

    void onlyProblemsOfWhatIsChosenAreReported()
    {
        Session session(registry());
        lecture::Lecture broken = templateNamed(u"transformer-architecture"_s);
        graph::Node lost;
        lost.id = u"lost"_s;
        lost.type = u"elsewhere.mystery"_s;
        const auto edited = lecture::withNode(broken, broken.scenes.front()->id, lost);
        QVERIFY(edited);
        session.document.open(*edited, {});
        session.preview.enter(broken.scenes.front()->id);
        ExportQueue queue(registry());
        ExportDialog dialog(session, queue);
        dialog.show();
        auto *problems = part<QLabel>(dialog, u"problems"_s);
        auto *scope = part<QComboBox>(dialog, u"scope"_s);
        auto *scenes = part<QListWidget>(dialog, u"scenes"_s);
        QTRY_VERIFY_WITH_TIMEOUT(problems->isVisible(), longest);
        QVERIFY(problems->toolTip().contains(u"mystery"_s));
        scope->setCurrentIndex(scope->findData(static_cast<int>(ExportChoice::Scope::OpenScene)));
        QVERIFY(problems->toolTip().contains(u"mystery"_s));
        scope->setCurrentIndex(scope->findData(static_cast<int>(ExportChoice::Scope::Scenes)));
        for (int row = 0; row < scenes->count(); ++row)
            scenes->item(row)->setCheckState(row == 1 ? Qt::Checked : Qt::Unchecked);
        QVERIFY2(problems->isHidden() || !problems->toolTip().contains(u"mystery"_s), qPrintable(problems->toolTip()));
    }
};

LECTOGRAPH_TEST_MAIN(TestExportProblems)
#include "tst_editor_exportproblems.moc"
