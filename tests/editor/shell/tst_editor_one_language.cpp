// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/particles.h"
#include "editor/edits/clip_targets.h"
#include "editor/gallery/gallerypage.h"
#include "editor/inspector/inspectorpanel.h"
#include "editor/language/filewords.h"
#include "editor/language/language.h"
#include "editor/timeline/timelinepanel.h"
#include "editor/widgets/plaintexts.h"
#include "editorwindow.h"
#include "layoutfaults.h"
#include "lecture/clip_place.h"
#include "openeddialogs.h"
#include "testmain.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QComboBox>
#include <QDialog>
#include <QDir>
#include <QJsonArray>
#include <QJsonObject>
#include <QLineEdit>
#include <QMenu>
#include <QRegularExpression>
#include <QTabBar>
#include <QTabWidget>

#include <map>
#include <set>

using namespace lectograph;
using namespace Qt::StringLiterals;
using editor::MainWindow;

namespace {

/// Names of products, formats, units, keys and symbols, which are the same in all languages.
const QStringList sameEverywhere =
    u"Lectograph LaTeX GPU English Transformer GPT MLP ReLU GELU SwiGLU Softmax Logit Logits PCA GAP SVG "
    "PNG GIF WebM MOV MP PDF JSON CSV exp log sin cos tan tanh top null px ms fps Ctrl Alt Shift Tab "
    "Enter Esc Home End Page Up Down Insert Delete Backspace Noto Sans Serif Mono CJK "
    "JPEG JPG WebP BMP TSV NPY NPZ safetensors TXT TeX WAV FLAC OGG Opus ProRes Full HD QHD UTF FFmpeg OpenGL Qt "
    "LoRA RoPE RMS small vocab merges config model"_s.split(u' ');
/// Of the tips that say how a part, a formula or an expression is written: those words are typed like that.
const QStringList typedEverywhere =
    u"val word textbf textit textcolor RED sqrt cells entries leaves parts centre tau asin acos atan abs sign floor "
    "ceil round pow mod min max content shaft tip score"_s.split(u' ');

void addWords(const QString &text, std::set<QString> &words)
{
    static const QRegularExpression word(u"[A-Za-z]{3,}"_s);
    static const QRegularExpression quoted(u"“[^”]*”|‘[^’]*’"_s); // as somebody wrote it
    static const QRegularExpression marked(
        u"<code>.*?</code>|<[/a-z][^<>]*>|&[a-z]+;|#[0-9A-F]{6}|[A-Za-z]+…"_s); // no words, or cut
    for (auto found = word.globalMatch(QString(text).remove(marked).remove(quoted)); found.hasNext();)
        words.insert(found.next().captured().toLower());
}

/// The Latin words of what an author has written: they are shown as they are.
void addAuthored(const QJsonValue &value, const QString &language, std::set<QString> &words)
{
    if (value.isString()) {
        addWords(value.toString(), words);
    } else if (value.isArray()) {
        for (const QJsonValue &one : value.toArray())
            addAuthored(one, language, words);
    } else if (const QJsonObject object = value.toObject(); object.contains(language)) {
        addAuthored(object.value(language), language, words);
    } else {
        for (const QJsonValue &one : object)
            addAuthored(one, language, words);
    }
}

std::set<QString> authoredIn(const lecture::Lecture &lecture, const QString &language)
{
    std::set<QString> words;
    addAuthored(lecture.title, language, words);
    const auto addNode = [&](const graph::Node &node) {
        for (auto property = node.properties.begin(); property != node.properties.end(); ++property)
            addAuthored(property.value(), language, words);
        addAuthored(node.extra.value(u"label"_s), language, words);
    };
    for (const graph::NodePtr &node : lecture.nodes)
        addNode(*node);
    for (const auto &[id, animation] : lecture.animations) {
        addAuthored(animation->title, lecture.languages.front(), words); // called as in the first language
        for (const QString &role : animation->roles)
            addWords(role, words);
    }
    for (const lecture::ScenePtr &scene : lecture.scenes) {
        addAuthored(scene->name, language, words);
        for (const graph::NodePtr &node : scene->nodes)
            addNode(*node);
        for (const timeline::TrackPtr &track : scene->tracks)
            addAuthored(track->name, language, words);
        lecture::eachClip(*scene, [&](const lecture::ClipPlace &, const timeline::Clip &clip) {
            addAuthored(clip.properties, language, words);
            addAuthored(clip.extra.value(u"label"_s), language, words);
            for (const QString &target : timeline::targetsOf(clip)) {
                if (const qsizetype phrase = target.indexOf(u'"'); phrase >= 0)
                    addWords(target.sliced(phrase), words);
                for (const QChar sign : {u'*', u'/'}) { // in the field for the part
                    if (const qsizetype pattern = target.indexOf(sign); pattern >= 0)
                        addWords(target.sliced(pattern), words);
                }
            }
        });
    }
    return words;
}

/// What a person can read in the window, with where it stands.
void read(QAccessibleInterface *from, std::map<QString, QString> &texts, int depth = 0)
{
    constexpr int deepest = 24;
    if (!from || depth > deepest || from->state().invisible)
        return;
    for (const QAccessible::Text kind : {QAccessible::Name, QAccessible::Description}) {
        if (const QString text = from->text(kind); !text.isEmpty())
            texts.emplace(text, from->object() ? QLatin1String(from->object()->metaObject()->className()) : u"part"_s);
    }
    constexpr int most = 400; // of a list
    for (int i = 0; i < std::min(from->childCount(), most); ++i)
        read(from->child(i), texts, depth + 1);
}

std::map<QString, QString> textsIn(QWidget &window)
{
    std::map<QString, QString> texts;
    read(QAccessible::queryAccessibleInterface(&window), texts);
    for (const QWidget *widget : window.findChildren<QWidget *>()) {
        if (!widget->isVisible())
            continue;
        texts.emplace(widget->toolTip(), test::pathOf(widget));
        if (const auto *line = qobject_cast<const QLineEdit *>(widget))
            for (const QString &text : {line->text(), line->placeholderText()})
                texts.emplace(text, test::pathOf(widget));
        if (const auto *box = qobject_cast<const QComboBox *>(widget)) {
            for (int i = 0; i < box->count(); ++i)
                texts.emplace(box->itemText(i), test::pathOf(widget));
            if (box->currentIndex() < 0)
                texts.emplace(box->placeholderText(), test::pathOf(widget));
        }
        if (const auto *view = qobject_cast<const QAbstractItemView *>(widget); view && view->model()) {
            for (int row = 0; row < view->model()->rowCount(); ++row) {
                for (const int role : {int(Qt::DisplayRole), int(Qt::ToolTipRole)})
                    texts.emplace(view->model()->index(row, 0).data(role).toString(), test::pathOf(widget));
            }
        }
        texts.emplace(test::textOf(widget), test::pathOf(widget));
    }
    return texts;
}

/// One clip with a pattern, one for a part and one for a block.
editor::ClipIds clipsToRead(const lecture::Scene &scene)
{
    std::map<int, timeline::ClipId> kinds;
    lecture::eachClip(scene, [&](const lecture::ClipPlace &, const timeline::Clip &clip) {
        const QStringList targets = clip.isGroup() ? QStringList() : editor::targetsIn(scene, clip);
        const std::vector<QString> written = timeline::targetsOf(clip);
        const auto has = [&](QChar c) {
            return std::ranges::any_of(written, [&](const QString &target) { return target.contains(c); });
        };
        if (!targets.isEmpty())
            kinds.emplace(has(u'*') ? 0 : has(u'/') ? 1 : 2, clip.id);
    });
    editor::ClipIds clips;
    for (const auto &[kind, clip] : kinds)
        clips.push_back(clip);
    return clips;
}

} // namespace

class TestEditorOneLanguage : public QObject
{
    Q_OBJECT

private:
    timeline::Registry m_registry;
    std::unique_ptr<test::EditorWindow> m_editor;

    /// Read once for all texts of a lecture that stays the same.
    lecture::Lecture m_read;
    QString m_readLanguage;
    std::set<QString> m_authored;

    MainWindow &window() { return m_editor->window(); }

    /// The texts with Latin words that nobody has written into the lecture, also among words of the language: names of
    /// formats and what is typed everywhere are alike in all languages. And those with both forms of a Korean particle,
    /// for which nobody has chosen the one that fits.
    QStringList foreign(const std::map<QString, QString> &texts, const QString &language)
    {
        const lecture::Lecture &lecture = m_editor->session().document.lecture();
        if (language != m_readLanguage || !editor::isSame(lecture, m_read)) {
            m_read = lecture;
            m_readLanguage = language;
            m_authored = authoredIn(lecture, language);
            for (const QString &word : sameEverywhere + typedEverywhere)
                m_authored.insert(word.toLower());
        }
        QStringList found;
        for (const auto &[text, where] : texts) {
            std::set<QString> words;
            addWords(text, words);
            std::erase_if(words, [&](const QString &word) { return m_authored.contains(word); });
            if (!words.empty())
                found.append(u"%1: %2  (%3)"_s.arg(where, text.left(120), *words.begin()));
            if (base::withParticles(text) != text)
                found.append(u"%1: %2"_s.arg(where, text.left(120)));
        }
        return found;
    }

private Q_SLOTS:
    void initTestCase()
    {
        test::EditorWindow::prepare(u"tst_editor_one_language"_s);
        editor::showTextsAsTheyAre(*qApp);
        QVERIFY(timeline::loadPlugins(m_registry).empty());
    }
    void init() { m_editor = std::make_unique<test::EditorWindow>(m_registry); }
    void cleanup() { m_editor.reset(); }

    void noEnglishStandsInTheWindow_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("ko") << u"ko"_s;
        QTest::newRow("zh") << u"zh"_s;
    }

    void noEnglishStandsInTheWindow()
    {
        QFETCH(QString, language);
        QSettings().setValue(u"language"_s, language);
        m_editor->show({1600, 1000});
        m_editor->open(u"transformer-architecture"_s);
        m_editor->session().preview.setLanguage(language);
        window().show(MainWindow::View::Both);
        QStringList found;
        for (const lecture::ScenePtr &scene : m_editor->session().document.lecture().scenes) {
            m_editor->session().preview.enter(scene->id);
            m_editor->session().selection.setNodes({scene->actors[scene->actors.size() / 2]});
            test::EditorWindow::settle();
            found += foreign(textsIn(window()), language);
            if (const auto clips = clipsToRead(*scene); !clips.empty()) {
                m_editor->session().selection.setClips({clips.front()});
                test::EditorWindow::settle();
                found += foreign(textsIn(window()), language);
            }
        }
        for (const QString &name : {u"bottom"_s, u"side"_s}) {
            auto *tabs = window().findChild<QTabWidget *>(name);
            for (int tab = 0; tab < tabs->count(); ++tab) {
                tabs->setCurrentIndex(tab);
                test::EditorWindow::settle();
                found += foreign(textsIn(window()), language);
            }
        }
        test::lookAtDialogs(*m_editor, [&](QWidget &dialog, const QString &id) {
            for (const QString &text : foreign(textsIn(dialog), language))
                found.append(id + u": "_s + text);
        });
        std::map<QString, QString> actions;
        for (const QAction *action : m_editor->session().actions.all()) {
            for (const QString &text : {action->text(), action->toolTip(), action->iconText()})
                actions.emplace(text, editor::Actions::idOf(*action));
        }
        found += foreign(actions, language);
        window().show(MainWindow::Page::Start);
        window().findChild<editor::GalleryPage *>()->setRecoverable({{{}, QDateTime::currentDateTime(), u"1"_s}});
        test::EditorWindow::settle();
        found += foreign(textsIn(window()), language);
        found.removeDuplicates();
        QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
    }

    void tracksAndClipsOfAllTemplatesSpeakIt_data() { noEnglishStandsInTheWindow_data(); }

    void tracksAndClipsOfAllTemplatesSpeakIt()
    {
        QFETCH(QString, language);
        QSettings().setValue(u"language"_s, language);
        editor::applyPreferences(*qApp);
        editor::TimelineView timeline(m_editor->session());
        QStringList found;
        for (const lecture::Template &one : lecture::templates()) {
            m_editor->open(one.id);
            m_editor->session().preview.setLanguage(language);
            std::map<QString, QString> texts;
            for (const lecture::ScenePtr &scene : m_editor->session().document.lecture().scenes) {
                m_editor->session().preview.enter(scene->id);
                for (const editor::TimeRow &row : timeline.rows())
                    texts.emplace(row.label, one.id + u'/' + scene->id);
            }
            found += foreign(texts, language);
        }
        QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
    }

    void clipsOfAllTemplatesSpeakIt_data() { noEnglishStandsInTheWindow_data(); }

    /// The inspector of a clip says what it is for, also of patterns and parts, which files have as ids. By itself: the
    /// rest of the window would be drawn anew for every scene.
    void clipsOfAllTemplatesSpeakIt()
    {
        QFETCH(QString, language);
        QSettings().setValue(u"language"_s, language);
        editor::applyPreferences(*qApp);
        editor::Session &session = m_editor->session();
        editor::InspectorPanel inspector(session, nullptr);
        inspector.resize(360, 1600);
        inspector.setUpdatesEnabled(false); // it is read, not painted
        int clips = 0;
        QStringList found;
        for (const lecture::Template &one : lecture::templates()) {
            inspector.hide(); // shows no scene or lecture before its clips
            m_editor->open(one.id);
            session.preview.setLanguage(language);
            std::map<QString, QString> texts;
            for (const lecture::ScenePtr &scene : session.document.lecture().scenes) {
                inspector.hide();
                session.preview.enter(scene->id);
                for (const timeline::ClipId clip : clipsToRead(*scene)) {
                    session.selection.setClips({clip});
                    inspector.show();
                    test::EditorWindow::settle();
                    ++clips;
                    for (const auto &[text, where] : textsIn(inspector))
                        texts.emplace(text, where + u" in "_s + one.id + u'/' + scene->id);
                }
            }
            found += foreign(texts, language);
        }
        QVERIFY(clips > 50);
        found.removeDuplicates();
        QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
    }

    void datesAreOfTheInterface_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("shown");
        QTest::newRow("ko") << u"ko"_s << u"26. 11. 27. 오전 1:45"_s;
        QTest::newRow("zh") << u"zh"_s << u"2026/11/27 01:45"_s;
    }

    /// Whatever LC_TIME says: the computer of somebody with a Korean desktop may have English dates.
    void datesAreOfTheInterface()
    {
        QFETCH(QString, language);
        QFETCH(QString, shown);
        QSettings().setValue(u"language"_s, language);
        for (const char *time : {"C", "en_US.UTF-8", "ko_KR.UTF-8"}) {
            qputenv("LANG", "ko_KR.UTF-8");
            qputenv("LC_TIME", time);
            editor::applyPreferences(*qApp);
            QCOMPARE(editor::dateText(QDateTime(QDate(2026, 11, 27), QTime(1, 45, 42))), shown);
        }
        qunsetenv("LC_TIME");
    }

    void placesAndTimesOfFilesAreWords_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QStringList>("words");
        QTest::newRow("en") << u"en"_s
                            << QStringList{u"“강의2.lecture” in your home folder"_s,
                                           u"“강의2.lecture” in the folder “a/b”"_s, u"today at "_s, u"yesterday at "_s,
                                           u"2026"_s};
        QTest::newRow("ko") << u"ko"_s
                            << QStringList{u"홈 폴더의 “강의2.lecture”"_s, u"“a/b” 폴더의 “강의2.lecture”"_s,
                                           u"오늘 "_s, u"어제 "_s, u"2026년 5월 5일"_s};
        QTest::newRow("zh") << u"zh"_s
                            << QStringList{u"主文件夹中的“강의2.lecture”"_s, u"文件夹“a/b”中的“강의2.lecture”"_s,
                                           u"今天 "_s, u"昨天 "_s, u"2026年5月5日"_s};
    }

    void placesAndTimesOfFilesAreWords()
    {
        QFETCH(QString, language);
        QFETCH(QStringList, words);
        QSettings().setValue(u"language"_s, language);
        editor::applyPreferences(*qApp);
        QCOMPARE(editor::fileInWords(QDir::homePath() + u"/강의2.lecture"_s), words[0]);
        QCOMPARE(editor::fileInWords(QDir::homePath() + u"/a/b/강의2.lecture"_s), words[1]);
        // A folder that only begins like the home folder is none in it.
        QVERIFY(editor::fileInWords(QDir::homePath() + u"2/강의2.lecture"_s).contains(QDir::homePath() + u'2'));
        const QDateTime now(QDate(2026, 11, 27), QTime(1, 45));
        QVERIFY(editor::whenText(now, now).contains(words[2]));
        QVERIFY(editor::whenText(now.addDays(-1), now).contains(words[3]));
        const QString earlier = editor::whenText(QDateTime(QDate(2026, 5, 5), QTime(9, 30)), now);
        QVERIFY2(earlier.contains(words[4]) && earlier.contains(u":30"_s), qPrintable(earlier));
    }
};

LECTOGRAPH_TEST_MAIN(TestEditorOneLanguage)
#include "tst_editor_one_language.moc"
