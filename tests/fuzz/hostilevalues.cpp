// SPDX-License-Identifier: GPL-3.0-or-later
#include "hostilevalues.h"

#include "graph/choices.h"

#include <QJsonDocument>

#include <cmath>

namespace lectograph::fuzz {

using namespace Qt::StringLiterals;
using graph::PropertySpec;
using graph::ValueType;

namespace {

const QStringList &sourceNames()
{
    static const QStringList list{u"infinite"_s, u"negative"_s, u"undefined"_s, u"huge"_s, u"tiny"_s, u"zero"_s};
    return list;
}

} // namespace

QJsonObject link(const QString &target)
{
    return {{u"link"_s, target}};
}

const QStringList &words()
{
    static const QStringList list{u""_s,
                                  u"words"_s,
                                  u"注意力 어텐션 attention"_s,
                                  u"x^2 + \\frac{a}{b}"_s,
                                  u"\\sum_{i=1}^{n} x_i"_s,
                                  u"\\frac{"_s,
                                  u"{x} of {y} {"_s,
                                  u"a/b*0"_s,
                                  u"1/0"_s,
                                  u"\u202e\u0301\uFFFD\u200b"_s,
                                  u"line\nline\n\nline"_s,
                                  u"leaves"_s,
                                  u"0/1"_s,
                                  u"*"_s,
                                  u"."_s,
                                  u"assets/picture.png"_s,
                                  u"assets/drawing.svg"_s,
                                  u"assets/broken.png"_s,
                                  u"𝔸👩‍👩‍👧‍👦"_s,
                                  QString(400, u'm')};
    return list;
}

const QJsonArray &numbers()
{
    static const QJsonArray list{0,
                                 -0.0,
                                 1,
                                 -1,
                                 0.5,
                                 2,
                                 3,
                                 7,
                                 1e-3,
                                 1e-9,
                                 5e-324,
                                 100,
                                 1000,
                                 -1000,
                                 5000,
                                 10000,
                                 1e6,
                                 -1e6,
                                 1e7,
                                 1e9,
                                 -1e12,
                                 1e15,
                                 9e15,
                                 1e18,
                                 1e38,
                                 1e100,
                                 1e154,
                                 -1e200,
                                 1e300,
                                 1.7976931348623157e308,
                                 -1.7976931348623157e308};
    return list;
}

QJsonValue anyNumber(Choices &choices)
{
    if (choices.oneIn(4))
        return link(choices.of(sourceNames()));
    if (choices.oneIn(2))
        return QJsonArray(numbers()).at(static_cast<qsizetype>(choices.below(std::size(numbers()))));
    return (static_cast<double>(choices.byte()) - 128) / 16;
}

QJsonArray numberList(Choices &choices, std::size_t most)
{
    QJsonArray list;
    for (std::size_t count = choices.below(most + 1); count > 0; --count)
        list.append(anyNumber(choices));
    return list;
}

QJsonArray hostileValues(const PropertySpec &spec)
{
    QJsonArray values{QJsonValue(QJsonValue::Null), u"words"_s,    QJsonArray{},
                      QJsonArray{QJsonArray{}},     QJsonObject{}, 1e308};
    const auto add = [&values](const QJsonArray &more) {
        for (const QJsonValue &value : more)
            values.append(value);
    };
    switch (spec.type) {
    case ValueType::Number:
    case ValueType::Integer:
        add(numbers());
        for (const double end : {spec.min, spec.max}) {
            if (std::isfinite(end))
                add({end, std::nextafter(end, 1e300), std::nextafter(end, -1e300), end + 1, end - 1});
        }
        for (const QString &name : sourceNames())
            values.append(link(name));
        break;
    case ValueType::Boolean: add({true, false}); break;
    case ValueType::Color: add({u"#00000000"_s, u"#ffffffff"_s, u"RED_E"_s, u"#12"_s}); break;
    case ValueType::Vector:
        for (const QJsonValue &number : numbers())
            add({QJsonArray{number, 0, 0}, QJsonArray{1, number, number}});
        add({link(u"infinite"_s), QJsonArray{link(u"huge"_s), 1, 0}});
        break;
    case ValueType::Text:
    case ValueType::Asset:
        for (const QString &word : words())
            values.append(word);
        values.append(QString(20'000, u'x'));
        break;
    case ValueType::Choice:
        for (const QString &choice : graph::choiceValues(spec))
            values.append(choice);
        break;
    case ValueType::Numbers:
        for (const QJsonValue &number : numbers())
            add({QJsonArray{number}, QJsonArray{0, number, 1, number, 2, -1}});
        add({QJsonArray{link(u"infinite"_s), 1}, QJsonArray{0, 0, 0, 0, 0, 0}, link(u"matrix"_s)});
        break;
    case ValueType::Colors: add({QJsonArray{u"RED"_s}, QJsonArray{u"#00000000"_s, u"WHITE"_s, u"BLUE"_s}}); break;
    case ValueType::Texts: add({QJsonArray{u""_s}, QJsonArray::fromStringList(words())}); break;
    case ValueType::Tensor:
        for (const QJsonValue &number : numbers())
            add({QJsonArray{QJsonArray{number}}, QJsonArray{QJsonArray{1, number}, QJsonArray{number, 0}}});
        add({link(u"mask"_s), link(u"matrix"_s), QJsonArray{QJsonArray{1, 2}, QJsonArray{3}}});
        break;
    case ValueType::Shape:
        add({link(u"circle"_s), link(u"line"_s), link(u"words"_s), link(u"nothing"_s), link(u"far"_s),
             link(u"point"_s)});
        break;
    case ValueType::Shapes:
        add({QJsonArray{link(u"circle"_s), link(u"circle"_s)}, QJsonArray{link(u"far"_s)}, link(u"point"_s)});
        break;
    }
    return values;
}

graph::NodePtr source(const QString &id, const QString &type, const QJsonObject &properties)
{
    return std::make_shared<const graph::Node>(graph::Node{id, type, 1, properties, {}});
}

std::vector<graph::NodePtr> sources()
{
    const auto number = [](const QString &id, const QString &formula) {
        return source(id, u"values.expression"_s, {{u"formula"_s, formula}});
    };
    static const std::vector<graph::NodePtr> nodes{
        source(u"circle"_s, u"shapes.circle"_s, {}),
        source(u"far"_s, u"shapes.square"_s, {{u"position"_s, QJsonArray{9.9e5, 0, 0}}}),
        number(u"huge"_s, u"10^308"_s),
        number(u"infinite"_s, u"1/0"_s),
        source(u"line"_s, u"shapes.line"_s, {}),
        source(u"mask"_s, u"tensors.mask"_s, {{u"scores"_s, QJsonArray{QJsonArray{0.5, -1}, QJsonArray{2, 3}}}}),
        source(u"matrix"_s, u"tensors.matrix"_s, {}),
        number(u"negative"_s, u"-1/0"_s),
        source(u"nothing"_s, u"layout.group"_s, {}),
        source(u"point"_s, u"shapes.circle"_s, {{u"radius"_s, 0}}),
        number(u"tiny"_s, u"10^(-300)"_s),
        number(u"undefined"_s, u"0/0"_s),
        source(u"words"_s, u"text.text"_s, {{u"text"_s, u"two words"_s}}),
        number(u"zero"_s, u"0"_s)};
    return nodes;
}

std::vector<graph::NodePtr> sourcesIn(std::initializer_list<QJsonObject> properties)
{
    QByteArray text;
    for (const QJsonObject &object : properties)
        text += QJsonDocument(object).toJson(QJsonDocument::Compact);
    std::vector<graph::NodePtr> named = sources();
    std::erase_if(named, [&](const graph::NodePtr &node) { return !text.contains(node->id.toUtf8()); });
    return named;
}

} // namespace lectograph::fuzz
