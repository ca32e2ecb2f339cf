// SPDX-License-Identifier: GPL-3.0-or-later
#include "templates.h"

#include "raster/draw.h"
#include "testmain.h"

#include <QJsonArray>
#include <QProcess>
#include <QSet>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <algorithm>
#include <functional>
#include <utility>
#include <vector>

using namespace lectograph;
using namespace lectograph::test;
using namespace Qt::StringLiterals;

namespace {

/// Han or Hangul, which a font may lack.
bool isEastAsian(QChar c)
{
    return c.script() == QChar::Script_Han || c.script() == QChar::Script_Hangul;
}

QSet<QChar> eastAsian(const QString &text)
{
    QSet<QChar> letters;
    for (const QChar c : text) {
        if (isEastAsian(c))
            letters.insert(c);
    }
    return letters;
}

/// All texts for `language` in `json`.
QString wordsIn(const QJsonValue &json, const QString &language)
{
    QString words;
    if (json.isArray()) {
        for (const QJsonValue &element : json.toArray())
            words += wordsIn(element, language);
    } else if (json.isObject()) {
        const QJsonObject object = json.toObject();
        for (auto member = object.begin(); member != object.end(); ++member) {
            if (member.key() == language && member->isString())
                words += member->toString() + u'\n';
            else
                words += wordsIn(*member, language);
        }
    }
    return words;
}

QString wordsIn(const lecture::Lecture &lecture, const QString &scene, const QString &language)
{
    QString words;
    for (const lecture::ScenePtr &one : lecture.scenes) {
        if (one->id != scene)
            continue;
        for (const graph::NodePtr &node : one->nodes)
            words += wordsIn(node->properties, language);
    }
    return words;
}

void addShown(const shape::Shape &shape, double opacity, QSet<QChar> &letters)
{
    opacity *= shape->opacity;
    if (shape->hidden || opacity < 0.5)
        return;
    letters += eastAsian(shape->sourceText);
    for (const shape::Shape &child : shape->children)
        addShown(child, opacity, letters);
}

/// How many of the letters the actors show at a time: a guess, since parts may be covered or not yet drawn.
qsizetype shownAt(picture::Show &show, base::Time time, const QSet<QChar> &written)
{
    timeline::Score &score = *show.scoreAt(time);
    const base::Time now = show.scoreTime(time);
    QSet<QChar> letters;
    for (const int actor : score.actors()) {
        if (score.isAbsent(actor, now))
            continue;
        if (const auto shape = score.state(actor, now))
            addShown(*shape, 1, letters);
    }
    return (letters & written).size();
}

/// The text that tesseract recognises in an image.
QString readBy(const QString &tesseract, const QImage &image, const QString &model)
{
    const QTemporaryDir dir;
    const QString file = dir.filePath(u"page.png"_s);
    QImage grey = image.convertToFormat(QImage::Format_Grayscale8);
    // Recognition works best on dark text on a light background.
    if (qGray(grey.pixel(2, 2)) < 128)
        grey.invertPixels();
    grey.save(file);
    QProcess process;
    // Its threads wait for each other in loops: with one it takes a fifth of the time.
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"OMP_THREAD_LIMIT"_s, u"1"_s);
    process.setProcessEnvironment(environment);
    process.start(tesseract, {file, u"stdout"_s, u"-l"_s, model, u"--psm"_s, u"11"_s, u"--dpi"_s, u"70"_s});
    process.waitForFinished(120'000);
    return QString::fromUtf8(process.readAllStandardOutput());
}

} // namespace

class TestTemplatesWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void canBeRead_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("scene");
        QTest::addColumn<qint64>("duration");
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("model");
        for (const SceneCase &one : sceneCases()) {
            for (const auto &[language, model] : {std::pair(u"zh"_s, u"chi_sim"_s), std::pair(u"ko"_s, u"kor"_s)})
                QTest::newRow(qPrintable(one.id + u' ' + one.scene + u' ' + language))
                    << one.id << one.scene << one.duration.flicks << language << model;
        }
    }

    void canBeRead()
    {
        QFETCH(QString, id);
        QFETCH(QString, scene);
        QFETCH(qint64, duration);
        QFETCH(QString, language);
        QFETCH(QString, model);
        const QString tesseract = QStandardPaths::findExecutable(u"tesseract"_s);
        if (tesseract.isEmpty())
            QSKIP("tesseract is needed to read pictures");
        const QSet<QChar> written = eastAsian(wordsIn(lectureOf(id), scene, language));
        if (written.isEmpty())
            QSKIP("no words of this language in this scene");

        // Some words are shown only briefly, and recognition of small ones is unreliable; but with boxes instead of
        // letters it finds none of them. (A single missing glyph is reported as a problem: tst_templates_documents.)
        picture::Show show = showOf(id, scene, language);
        std::vector<std::pair<qsizetype, base::Time>> times; // those with the most letters first: reading takes long
        for (const double share : {1.0, 0.6, 0.3, 0.8, 0.45, 0.15, 0.74, 0.08}) {
            const base::Time time = timeAt({duration}, share);
            times.emplace_back(shownAt(show, time, written), time);
        }
        std::ranges::stable_sort(times, std::greater(), &std::pair<qsizetype, base::Time>::first);
        QSet<QChar> found;
        for (const bool isThird : {true, false}) { // large type is recognised better in a third of the size
            for (const auto &[letters, time] : times) {
                const QImage drawn = raster::drawn(show.at(time), {1920, 1080});
                const QImage image = isThird ? drawn.scaled(640, 360, Qt::IgnoreAspectRatio, Qt::SmoothTransformation)
                                             : drawn;
                found += eastAsian(readBy(tesseract, image, model)) & written;
                if (found.size() * 3 >= written.size())
                    return;
            }
        }
        QString missing;
        for (const QChar c : written - found)
            missing += c;
        QFAIL(qPrintable(
            u"Of %1 letters only %2 were read; not: %3"_s.arg(written.size()).arg(found.size()).arg(missing)));
    }
};

LECTOGRAPH_TEST_MAIN(TestTemplatesWords)
#include "tst_templates_words.moc"
