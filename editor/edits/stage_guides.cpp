// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/stage_guides.h"

#include "editor/language/translated.h"

#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>
#include <cmath>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using base::Result;
using lecture::Lecture;

namespace {

const QString guidesKey = u"guides"_s;

QString positionsKey(Qt::Orientation along)
{
    return along == Qt::Vertical ? u"x"_s : u"y"_s;
}

/// Shorter in the file, and exact enough for every zoom.
double roundedPosition(double at)
{
    return std::round(at * 1000) / 1000 + 0.0; // not −0
}

void appendGuides(std::vector<StageGuide> &guides, const Lecture &lecture, Qt::Orientation along)
{
    qsizetype count = 0;
    for (const QJsonValue &json : lecture.extra.value(guidesKey).toObject().value(positionsKey(along)).toArray()) {
        const StageGuide guide{along, json.toDouble()};
        const bool isPosition = json.isDouble() && std::abs(guide.at) <= farthestGuide;
        if (!isPosition || count == mostGuides || std::ranges::find(guides, guide) != guides.end())
            continue;
        guides.push_back(guide);
        ++count;
    }
}

Lecture withGuides(Lecture lecture, const std::vector<StageGuide> &guides)
{
    QJsonObject json = lecture.extra.value(guidesKey).toObject(); // with the keys of newer versions
    for (const Qt::Orientation along : {Qt::Vertical, Qt::Horizontal}) {
        QJsonArray positions;
        for (const StageGuide &guide : guides) {
            if (guide.along == along)
                positions.append(guide.at);
        }
        if (positions.isEmpty())
            json.remove(positionsKey(along));
        else
            json.insert(positionsKey(along), positions);
    }
    if (json.isEmpty())
        lecture.extra.remove(guidesKey);
    else
        lecture.extra.insert(guidesKey, json);
    return lecture;
}

Result<double> checkedPosition(double at)
{
    if (std::isfinite(at) && std::abs(at) <= farthestGuide)
        return roundedPosition(at);
    return base::failure(translated("A guide cannot be that far from the centre."),
                         translated("Choose a position between −%1 and %1.").arg(farthestGuide));
}

tl::unexpected<base::Error> noSuchGuide()
{
    return base::failure(translated("This guide does not exist any more."));
}

} // namespace

std::vector<StageGuide> guidesOf(const Lecture &lecture)
{
    std::vector<StageGuide> guides;
    appendGuides(guides, lecture, Qt::Vertical);
    appendGuides(guides, lecture, Qt::Horizontal);
    return guides;
}

Result<Lecture> withGuide(const Lecture &lecture, const StageGuide &guide)
{
    const Result<double> at = checkedPosition(guide.at);
    if (!at)
        return tl::unexpected(at.error());
    std::vector<StageGuide> guides = guidesOf(lecture);
    const StageGuide added{guide.along, *at};
    if (std::ranges::find(guides, added) != guides.end())
        return lecture;
    if (std::ranges::count(guides, guide.along, &StageGuide::along) >= mostGuides)
        return base::failure(translated("There are already %1 guides in this direction.").arg(mostGuides),
                             translated("Remove those that are not needed: drag them off the stage."));
    guides.push_back(added);
    return withGuides(lecture, guides);
}

Result<Lecture> withGuideMoved(const Lecture &lecture, const StageGuide &guide, double to)
{
    const Result<double> at = checkedPosition(to);
    if (!at)
        return tl::unexpected(at.error());
    std::vector<StageGuide> guides = guidesOf(lecture);
    const StageGuide moved{guide.along, *at};
    if (std::ranges::find(guides, guide) == guides.end())
        return noSuchGuide();
    if (moved == guide)
        return lecture;
    std::erase(guides, moved);
    std::ranges::replace(guides, guide, moved);
    return withGuides(lecture, guides);
}

Result<Lecture> withoutGuide(const Lecture &lecture, const StageGuide &guide)
{
    std::vector<StageGuide> guides = guidesOf(lecture);
    if (std::erase(guides, guide) == 0)
        return noSuchGuide();
    return withGuides(lecture, guides);
}

Result<Lecture> withoutGuides(const Lecture &lecture)
{
    Lecture without = lecture;
    without.extra.remove(guidesKey);
    return without;
}

} // namespace lectograph::editor
