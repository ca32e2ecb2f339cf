// SPDX-License-Identifier: GPL-3.0-or-later
#include "trials.h"

#include "base/text.h"
#include "graph/placement.h"
#include "lecture/edit.h"
#include "lecture/properties.h"
#include "lecture/types.h"
#include "lecture/visible.h"
#include "templates.h"

#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>
#include <cmath>
#include <iterator>

namespace lectograph::test {

using namespace Qt::StringLiterals;
using graph::ValueType;
using lecture::Lecture;
using lecture::Parameter;

namespace {

constexpr int lengths[] = {1, 2, 3, 8, 16, 24};

/// So many words, as they are written in this language, cut at “|” if `isMarked`.
QString sentence(const QString &language, int words, bool isMarked)
{
    static const QHash<QString, QStringList> all{
        {u"en"_s,
         u"Yesterday the brave knight who lived alone near the dark forest met an extraordinarily old king while "
         u"his young daughter walked slowly home again"_s.split(u' ')},
        {u"ko"_s,
         u"어제 용감한 기사가 어두운 숲에서 늙은 왕을 만나 함께 오래된 성으로 돌아가는 길에 작은 마을의 친절한 "
         u"사람들에게서 따뜻한 빵과 맑은 물을 얻어 맛있게 먹었다"_s.split(u' ')},
        {u"zh"_s,
         u"昨天 勇敢的 骑士 在 黑暗的 森林 里 遇见了 年老的 国王 他们 一起 走回 古老的 城堡 路上 从 善良的 村民 "
         u"那里 得到 热面包 和 清水"_s.split(u' ')}};
    const QStringList chosen = all.value(language).first(words);
    const bool isSpaced = language != "zh"_L1;
    return chosen.join(isMarked ? (isSpaced ? u"| "_s : u"|"_s) : isSpaced ? u" "_s : QString());
}

struct Place
{
    const graph::Node *node = nullptr;
    graph::PropertySpec spec;
    QString scene; ///< that sees it
};

Place placeOf(const Lecture &lecture, const Parameter &parameter)
{
    const QString scene = parameter.scene.isEmpty() ? lecture.scenes.front()->id : parameter.scene;
    const auto &nodes = lecture::visibleScene(lecture, scene)->nodes;
    const auto node = std::ranges::find(nodes, parameter.node, &graph::Node::id);
    if (node == nodes.end())
        qFatal("no node %s", qPrintable(parameter.node));
    const graph::NodeType *type = lecture::typesOf(lecture, registry()).nodes.find(**node);
    const graph::PropertyTable table = type ? graph::tableOf(*type) : graph::PropertyTable();
    const graph::PropertySpec *spec = lecture::findSpec(table, parameter.property);
    if (!spec)
        qFatal("no property %s", qPrintable(nameOf(parameter)));
    return {node->get(), *spec, scene};
}

/// The smallest and the largest value that a number may have, as the parameter says.
std::pair<double, double> limitsOf(const Lecture &lecture, const Place &place)
{
    constexpr double reach = 6; // where something stands and how large it is: as fits into the frame
    const double farAway = place.spec.unit == "units" ? reach : 1e6;
    std::pair limits(std::max(place.spec.min, -farAway), std::min(place.spec.max, farAway));
    picture::Show show(lecture, registry(), {}, place.scene);
    graph::Evaluator &evaluator = show.scoreAt({})->evaluator();
    (void)evaluator.withInputs(evaluator.indexOf(place.node->id), {},
                               [&](const graph::NodeType &type, const graph::Inputs &in, const graph::Context &) {
                                   if (place.spec.key == "value" && lecture::findSpec(type.properties, u"limits"_s)
                                       && !in.numbers("limits").empty())
                                       limits = {in.numbers("limits").front(), in.numbers("limits").back()};
                               });
    return limits;
}

/// The ends of a range and five numbers between, wide ranges by ratios, so that small numbers occur.
std::vector<double> spread(std::pair<double, double> limits)
{
    const auto [low, high] = limits;
    const bool isWide = high - low > 200;
    const auto squeezed = [&](double x) { return isWide ? std::copysign(std::log1p(std::abs(x)), x) : x; };
    const auto restored = [&](double x) { return isWide ? std::copysign(std::expm1(std::abs(x)), x) : x; };
    std::vector<double> numbers{low};
    for (int i = 1; i < 6; ++i)
        numbers.push_back(restored(squeezed(low) + (squeezed(high) - squeezed(low)) * i / 6));
    numbers.push_back(high);
    return numbers;
}

std::vector<QJsonValue> numbersIn(std::pair<double, double> limits, bool isWhole)
{
    std::vector<QJsonValue> values;
    for (const double number : spread(limits)) {
        const QJsonValue value = isWhole ? std::round(number) : std::round(number * 1000) / 1000;
        if (values.empty() || values.back() != value)
            values.push_back(value);
    }
    return values;
}

/// Rows of numbers around 0, or of shares from 0 to 1.
QJsonArray rows(int count, int columns, double scale, bool areShares = false)
{
    QJsonArray all;
    for (int i = 0; i < count; ++i) {
        QJsonArray row;
        for (int j = 0; j < columns; ++j) {
            const double number = scale * std::round(std::sin(3.0 * i + 7.0 * j + 1) * 20) / 10;
            row.append(areShares ? std::min(1.0, std::abs(number) / 2) : number);
        }
        all.append(row);
    }
    return all;
}

/// Whether the numbers that are there are shares.
bool hasShares(const Lecture &lecture, const Place &place)
{
    bool areShares = false;
    picture::Show show(lecture, registry(), {}, place.scene);
    graph::Evaluator &evaluator = show.scoreAt({})->evaluator();
    (void)evaluator.withInputs(evaluator.indexOf(place.node->id), {},
                               [&](const graph::NodeType &, const graph::Inputs &in, const graph::Context &) {
                                   const tensor::Tensor &numbers = in.tensor(place.spec.key);
                                   areShares = true;
                                   for (int row = 0; row < numbers.rows(); ++row) {
                                       for (int column = 0; column < numbers.columns(); ++column) {
                                           const double number = numbers.at(row, column);
                                           areShares = areShares && number >= 0 && number <= 1;
                                       }
                                   }
                               });
    return areShares;
}

/// Values that are the same in all languages.
std::vector<QJsonValue> valuesOf(const Lecture &lecture, const Place &place)
{
    std::vector<QJsonValue> values;
    const QJsonValue written = place.node->properties.value(base::toText(place.spec.key));
    switch (place.spec.type) {
    case ValueType::Number:
    case ValueType::Integer: return numbersIn(limitsOf(lecture, place), place.spec.type == ValueType::Integer);
    case ValueType::Boolean: return {false, true};
    case ValueType::Color: return {u"#000000"_s, u"#FFFFFF"_s, u"#58C4DD"_s};
    case ValueType::Vector: // where something stands is for the author to choose: a little beside
        return {QJsonArray{0, 0}, QJsonArray{-0.5, -0.3}, QJsonArray{0.5, 0.3}};
    case ValueType::Choice:
        for (const QByteArray &choice :
             QByteArray(place.spec.choices.data(), qsizetype(place.spec.choices.size())).split('|'))
            values.push_back(QString::fromUtf8(choice.split('=').front()));
        return values;
    case ValueType::Numbers:
        for (const int count : lengths)
            values.push_back(rows(1, count, 1)[0]);
        values.push_back(QJsonArray{0, 0, 0});
        values.push_back(QJsonArray{-1000, 1000});
        values.push_back(QJsonArray{-1000, -7.25, 0, 7.75, 1000}); // as wide as they get, side by side
        return values;
    case ValueType::Colors:
        for (const int count : {0, 1, 24}) {
            QJsonArray colors;
            for (int i = 0; i < count; ++i)
                colors.append(i % 2 == 0 ? u"#58C4DD"_s : u"#FF862F"_s);
            values.push_back(colors);
        }
        return values;
    case ValueType::Tensor: {
        const QJsonArray there = (written.isObject() ? written[lecture.language] : written).toArray();
        const int height = static_cast<int>(there.size());
        const int width = static_cast<int>(there.at(0).toArray().size());
        const bool areShares = hasShares(lecture, place);
        for (const double scale : {0.0, 0.1, 1.0, 100.0})
            values.push_back(rows(height, width, scale, areShares));
        for (const auto &[count, columns] : {std::pair(1, 1), std::pair(2, 3), std::pair(8, 8), std::pair(24, 24)})
            values.push_back(rows(count, columns, 1, areShares));
        return values;
    }
    default: return {};
    }
}

/// The written texts with another in one language.
QJsonValue inLanguage(const QJsonValue &written, const QStringList &languages, const QString &language,
                      const QJsonValue &text)
{
    const QJsonObject texts = written.toObject();
    if (texts.contains(u"expression"_s) || texts.contains(u"link"_s))
        return text;
    QJsonObject all;
    for (const QString &one : languages)
        all.insert(one, written.isObject() ? texts.value(one) : written);
    all.insert(language, text);
    return all;
}

} // namespace

bool isWritten(const Lecture &lecture, const Parameter &parameter)
{
    const ValueType type = placeOf(lecture, parameter).spec.type;
    return graph::holdsTexts(type);
}

std::vector<Trial> trialsOf(const Lecture &lecture, const Parameter &parameter, bool inEachLanguage)
{
    std::vector<Trial> trials;
    const Place place = placeOf(lecture, parameter);
    if (!isWritten(lecture, parameter)) {
        qsizetype next = 0;
        for (const QJsonValue &value : valuesOf(lecture, place)) {
            const QString text = QString::fromUtf8(QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact));
            const QStringList languages = inEachLanguage
                ? lecture.languages
                : QStringList(lecture.languages[next++ % lecture.languages.size()]);
            for (const QString &language : languages)
                trials.push_back({text.left(40) + u' ' + language, language, value});
        }
        return trials;
    }
    const QJsonValue written = place.node->properties.value(parameter.property);
    for (const QString &language : lecture.languages) {
        const bool isMarked = written[language].toString().contains(u'|');
        for (std::size_t i = 0; i < std::size(lengths); ++i) {
            const int words = lengths[i];
            const bool isEnd = i == 0 || i + 1 == std::size(lengths);
            const bool isItsTurn = lecture.languages[static_cast<qsizetype>(i) % lecture.languages.size()] == language;
            if (!isEnd && !isItsTurn && !inEachLanguage)
                continue;
            QJsonValue text = sentence(language, words, isMarked);
            if (place.spec.type == ValueType::Texts) {
                QJsonArray list;
                for (int i = 0; i < words; ++i)
                    list.append(sentence(language, 1 + i % 4, false));
                text = list;
            } else if (parameter.property == "latex"_L1) {
                text = QStringList(words, u"\\frac{a}{b}"_s).join(u'+');
            }
            trials.push_back({u"%1 words %2"_s.arg(words).arg(language), language,
                              inLanguage(written, lecture.languages, language, text)});
        }
    }
    return trials;
}

Lecture withTrial(const Lecture &lecture, const Parameter &parameter, const Trial &trial)
{
    const Place place = placeOf(lecture, parameter);
    const auto changed = lecture::withNodeProperty(lecture, place.scene, parameter.node, parameter.property,
                                                   trial.value);
    if (!changed)
        qFatal("%s", qPrintable(changed.error().text()));
    return *changed;
}

QString nameOf(const Parameter &parameter)
{
    return (parameter.scene.isEmpty() ? QString() : parameter.scene + u'.') + parameter.node + u'.'
        + parameter.property;
}

} // namespace lectograph::test
