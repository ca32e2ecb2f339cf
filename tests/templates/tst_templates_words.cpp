// SPDX-License-Identifier: GPL-3.0-or-later
#include "templates.h"

#include "raster/draw.h"
#include "testmain.h"

#include <QFile>
#include <QJsonArray>
#include <QProcess>
#include <QSet>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <algorithm>
#include <functional>
#include <iterator>
#include <map>
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

/// Pictures that tesseract reads all at once: it takes longer to begin than to read one.
class Pages
{
public:
    void add(const QImage &image)
    {
        const QString file = m_dir.filePath(QString::number(m_count++) + u".png"_s);
        QImage grey = image.convertToFormat(QImage::Format_Grayscale8);
        // Recognition works best on dark text on a light background.
        if (qGray(grey.pixel(2, 2)) < 128)
            grey.invertPixels();
        grey.save(file);
        m_list += QFile::encodeName(file) + '\n';
    }

    /// What it recognises in each of them.
    QStringList read(const QString &tesseract, const QString &model) const
    {
        QFile list(m_dir.filePath(u"pages.txt"_s));
        if (m_count == 0 || !list.open(QIODevice::WriteOnly) || list.write(m_list) != m_list.size())
            return {};
        list.close();
        QProcess process;
        // Its threads wait for each other in loops: with one it takes a fifth of the time.
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"OMP_THREAD_LIMIT"_s, u"1"_s);
        process.setProcessEnvironment(environment);
        process.start(tesseract,
                      {list.fileName(), u"stdout"_s, u"-l"_s, model, u"--psm"_s, u"11"_s, u"--dpi"_s, u"70"_s});
        process.waitForFinished(240'000);
        return QString::fromUtf8(process.readAllStandardOutput()).split(u'\f'); // which ends each page
    }

private:
    QTemporaryDir m_dir;
    QByteArray m_list;
    int m_count = 0;
};

/// A scene whose words are to be read.
struct Reading
{
    SceneCase scene;
    QSet<QChar> written;
    std::vector<base::Time> times; ///< those with the most letters first: reading takes long
    QSet<QChar> found = {};

    bool isDone() const { return found.size() * 3 >= written.size(); }
};

constexpr double shares[] = {1.0, 0.6, 0.3, 0.8, 0.45, 0.15, 0.74, 0.08};

std::vector<Reading> readingsIn(const QString &language)
{
    std::vector<Reading> readings;
    const std::vector<SceneCase> scenes = sceneCases();
    std::map<QString, qsizetype> counts;
    for (const SceneCase &scene : scenes)
        ++counts[scene.id];
    qsizetype number = 0;
    for (const SceneCase &scene : scenes) {
        // Reading takes long: of long templates, the languages take turns. Words of each are in many scenes.
        constexpr qsizetype many = 4;
        if (counts[scene.id] > many && number++ % 2 != (language == "ko"_L1 ? 1 : 0))
            continue;
        const QSet<QChar> written = eastAsian(wordsIn(lectureOf(scene.id), scene.scene, language));
        if (written.isEmpty())
            continue;
        picture::Show show = showOf(scene.id, scene.scene, language);
        std::vector<std::pair<qsizetype, base::Time>> times;
        for (const double share : shares) {
            const base::Time time = timeAt(scene.duration, share);
            times.emplace_back(shownAt(show, time, written), time);
        }
        std::ranges::stable_sort(times, std::greater(), &std::pair<qsizetype, base::Time>::first);
        Reading reading{scene, written, {}};
        std::ranges::transform(times, std::back_inserter(reading.times), &std::pair<qsizetype, base::Time>::second);
        readings.push_back(std::move(reading));
    }
    return readings;
}

} // namespace

class TestTemplatesWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void canBeRead_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("model");
        QTest::newRow("zh") << u"zh"_s << u"chi_sim"_s;
        QTest::newRow("ko") << u"ko"_s << u"kor"_s;
    }

    /// Some words are shown only briefly, and recognition of small ones is unreliable; but with boxes instead of letters
    /// it finds none of them. (A single missing glyph is reported as a problem: tst_templates_documents.)
    void canBeRead()
    {
        QFETCH(QString, language);
        QFETCH(QString, model);
        const QString tesseract = QStandardPaths::findExecutable(u"tesseract"_s);
        if (tesseract.isEmpty())
            QSKIP("tesseract is needed to read pictures");
        std::vector<Reading> readings = readingsIn(language);
        QVERIFY(readings.size() > 20);
        for (const bool isThird : {true, false}) { // large type is recognised better in a third of the size
            for (std::size_t at = 0; at < std::size(shares); ++at) {
                std::vector<Reading *> read;
                Pages pages;
                for (Reading &one : readings) {
                    if (one.isDone())
                        continue;
                    picture::Show show = showOf(one.scene.id, one.scene.scene, language);
                    const QImage drawn = raster::drawn(show.at(one.times[at]), {1920, 1080});
                    pages.add(isThird ? drawn.scaled(640, 360, Qt::IgnoreAspectRatio, Qt::SmoothTransformation)
                                      : drawn);
                    read.push_back(&one);
                }
                const QStringList texts = pages.read(tesseract, model);
                for (std::size_t i = 0; i < read.size(); ++i)
                    read[i]->found += eastAsian(texts.value(static_cast<qsizetype>(i))) & read[i]->written;
            }
        }
        QStringList unread;
        for (const Reading &one : readings) {
            if (one.isDone())
                continue;
            QString missing;
            for (const QChar c : one.written - one.found)
                missing += c;
            unread += u"%1 %2: of %3 letters only %4 were read; not: %5"_s.arg(one.scene.id, one.scene.scene)
                          .arg(one.written.size())
                          .arg(one.found.size())
                          .arg(missing);
        }
        QVERIFY2(unread.isEmpty(), qPrintable(unread.join(u'\n')));
    }
};

LECTOGRAPH_TEST_MAIN(TestTemplatesWords)
#include "tst_templates_words.moc"
