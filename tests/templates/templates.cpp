// SPDX-License-Identifier: GPL-3.0-or-later
#include "templates.h"

#include "../resident.h"
#include "lecture/block_library.h"
#include "lecture/files.h"
#include "timeline/plugin.h"

#include <QDir>
#include <QJsonDocument>

#include <map>

namespace lectograph::test {

using namespace Qt::StringLiterals;
using base::Time;

namespace {

QJsonObject expectations()
{
    QFile file(dataFolder() + u"/templates.json"_s);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("templates.json cannot be read");
    return QJsonDocument::fromJson(file.readAll()).object();
}

} // namespace

QString dataFolder()
{
    return QStringLiteral(LECTOGRAPH_TEMPLATE_TESTS);
}

QStringList expectedTemplates()
{
    return expectations().keys();
}

std::vector<TemplateCase> templateCases()
{
    const QJsonObject expected = expectations();
    const QDir all(QStringLiteral(LECTOGRAPH_TEMPLATES));
    std::vector<TemplateCase> cases;
    for (const QString &id : all.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name)) {
        TemplateCase one{id,
                         all.filePath(id),
                         {},
                         expected[id]["leavesTheFrame"_L1].toBool(),
                         expected[id]["alwaysMoves"_L1].toBool(),
                         expected[id]["summary"_L1].toBool(),
                         expected[id]["shownBy"_L1].toObject()};
        for (const QJsonValue &seconds : expected[id]["durations"_L1].toArray())
            one.durations.push_back(seconds.toDouble());
        cases.push_back(std::move(one));
    }
    return cases;
}

TemplateCase templateCase(const QString &id)
{
    for (const TemplateCase &one : templateCases()) {
        if (one.id == id)
            return one;
    }
    qFatal("no template %s", qPrintable(id));
}

const timeline::Registry &registry()
{
    static const timeline::Registry loaded = [] {
        timeline::Registry types;
        for (const graph::Problem &problem : timeline::loadPlugins(types))
            qFatal("%s", qPrintable(problem.error.text()));
        return types;
    }();
    return loaded;
}

/// Read once: the rows of a test are its scenes, of which a template has up to 36.
lecture::Lecture lectureOf(const QString &id)
{
    static std::map<QString, lecture::Lecture> known;
    if (const auto found = known.find(id); found != known.end())
        return found->second;
    auto lecture = lecture::load(templateCase(id).folder);
    if (!lecture)
        qFatal("%s", qPrintable(lecture.error().text()));
    return known.emplace(id, *std::move(lecture)).first->second;
}

picture::Show showOf(const QString &id, const QString &scene, const QString &language)
{
    return {lectureOf(id), registry(), language, scene};
}

std::vector<SceneCase> sceneCases()
{
    std::vector<SceneCase> cases;
    for (const TemplateCase &one : templateCases()) {
        const picture::Show show = showOf(one.id);
        for (const picture::Show::SceneSpan &scene : show.scenes())
            cases.push_back({one.id, scene.id, scene.duration});
    }
    return cases;
}

std::map<QString, lecture::BlockPtr> definitionsFor(const QString &block)
{
    static const lecture::Lecture library = lecture::blockLibrary();
    static std::map<QString, std::map<QString, lecture::BlockPtr>> known;
    const auto [entry, isNew] = known.try_emplace(block);
    auto &found = entry->second;
    for (QStringList next = isNew ? QStringList{block} : QStringList(); !next.isEmpty();) {
        const QString id = next.takeLast();
        const lecture::BlockPtr definition = library.blocks.at(id);
        found.emplace(id, definition);
        QByteArray said;
        for (const graph::NodePtr &node : definition->inside->nodes)
            said += node->type.toUtf8() + QJsonDocument(node->properties).toJson(QJsonDocument::Compact) + ' ';
        for (const auto &[other, unused] : library.blocks) {
            if (!found.contains(other) && said.contains(lecture::blockType(other).toUtf8()))
                next.append(other);
        }
    }
    return found;
}

picture::Picture opaque(picture::Picture picture)
{
    picture.background.a = 1;
    picture::seal(picture);
    return picture;
}

Time timeAt(Time duration, double share)
{
    const Time lastFrame = duration - base::FrameRate{60, 1}.at(1);
    return Time::fromSeconds(std::round(lastFrame.seconds() * share * 60) / 60);
}

void addTemplateRows()
{
    QTest::addColumn<QString>("id");
    for (const TemplateCase &one : templateCases())
        QTest::newRow(qPrintable(one.id)) << one.id;
}

void addSceneRows()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("scene");
    QTest::addColumn<qint64>("duration");
    // Under the sanitizers each function draws a share of the scenes, and another one than the others do.
    std::size_t turn = qHash(QByteArrayView(QTest::currentTestFunction()));
    for (const SceneCase &one : sceneCases()) {
        if (turn++ % sanitizerFactor == 0)
            QTest::newRow(qPrintable(one.id + u' ' + one.scene)) << one.id << one.scene << one.duration.flicks;
    }
}

} // namespace lectograph::test
