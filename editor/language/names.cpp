// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/language/names.h"

#include "base/idnames.h"
#include "base/interface_language.h"
#include "base/text.h"
#include "editor/language/block_names.h"
#include "editor/language/scenenames.h"
#include "editor/language/translated.h"
#include "graph/binding.h"
#include "graph/choices.h"
#include "graph/node_order.h"
#include "graph/repetition.h"
#include "graph/value.h"
#include "lecture/animation.h"
#include "typeset/markup.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <optional>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

QString withCapital(QString text)
{
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

/// The words of a lecture in the language of the interface, or in English; nothing if it has none.
std::optional<QString> inWords(const QJsonValue &words)
{
    return graph::localized(words, {base::interfaceLanguage(), u"en"_s});
}

QString englishChoiceLabel(const QString &choice)
{
    return withCapital(QString(choice).replace(u'-', u' '));
}

} // namespace

QString vocabulary(const QString &english)
{
    return english.isEmpty() ? QString() : QCoreApplication::translate("Vocabulary", english.toUtf8().constData());
}

QString titleOf(const graph::NodeType &type)
{
    return inWords(type.words.title).value_or(vocabulary(type.title));
}

QString helpOf(const graph::NodeType &type)
{
    return inWords(type.words.help).value_or(vocabulary(type.help));
}

QString titleOf(const timeline::AnimationType &type)
{
    return inWords(type.words.title).value_or(vocabulary(type.title));
}

QString helpOf(const timeline::AnimationType &type)
{
    return inWords(type.words.help).value_or(vocabulary(type.help));
}

QString labelOf(const graph::PropertySpec &spec)
{
    const auto own = spec.words ? inWords(spec.words->title) : std::nullopt;
    if (own)
        return *own;
    return spec.title.empty() ? labelOfKey(base::toText(spec.key).section(u'.', -1)) : vocabulary(englishLabel(spec));
}

QString labelOfKey(const QString &key)
{
    const QString english = englishLabel(key);
    const QString label = vocabulary(english);
    return label == english ? base::idInWords(key).value_or(label) : label;
}

QString englishLabel(QStringView key)
{
    QString label;
    for (const QChar c : key) {
        if (c.isUpper() && !label.isEmpty())
            label += u' ';
        label += c.toLower();
    }
    return withCapital(label);
}

QString englishLabel(const graph::PropertySpec &spec)
{
    // The rows of a repeated block are called as they are in that block: "item.radius" is "Radius".
    return spec.title.empty() ? englishLabel(base::toText(spec.key).section(u'.', -1)) : base::toText(spec.title);
}

QString helpOf(const graph::PropertySpec &spec)
{
    const auto own = spec.words ? inWords(spec.words->help) : std::nullopt;
    return own.value_or(vocabulary(base::toText(spec.help)));
}

QStringList englishChoiceLabels(const graph::PropertySpec &spec)
{
    const QStringList choices = graph::choiceValues(spec);
    QStringList labels = graph::choiceTitles(spec);
    std::ranges::transform(choices, labels, labels.begin(), [](const QString &choice, const QString &title) {
        return title.isEmpty() ? englishChoiceLabel(choice) : title;
    });
    return labels;
}

QStringList choiceLabelsOf(const graph::PropertySpec &spec)
{
    QStringList labels = englishChoiceLabels(spec);
    std::ranges::transform(labels, labels.begin(), vocabulary);
    return labels;
}

QString nameOf(graph::ValueType type)
{
    return vocabulary(graph::nameOf(type));
}

namespace {

/// Whether `words` are the stem of an id that freeNodeId() generates for this type, or the type's whole name.
bool isMadeFrom(const graph::NodeType &type, QString words)
{
    const QString own = type.id.section(u'.', -1).section(u':', -1); // of “block:token”: token
    words = words.remove(u'-').remove(u'_');
    return words.compare(own.section(u'-', 0, 0), Qt::CaseInsensitive) == 0
        || words.compare(QString(own).remove(u'-'), Qt::CaseInsensitive) == 0;
}

/// "rectangle2" → "Rectangle 2" → "직사각형 2". A repetition is called like what it repeats.
QString nameFrom(const QString &id, std::initializer_list<const graph::NodeType *> types)
{
    static const QRegularExpression pattern(u"^(.*?)[-_ ]*(\\d*)$"_s);
    const QRegularExpressionMatch match = pattern.match(id);
    const QString words = match.captured(1).replace(u'-', u' ').replace(u'_', u' ');
    QString name;
    const auto isSource = [&](const auto *type) { return type && isMadeFrom(*type, match.captured(1)); };
    if (const auto source = std::ranges::find_if(types, isSource); source != types.end())
        name = titleOf(**source);
    else if (!words.isEmpty())
        name = base::idInWords(words).value_or(vocabulary(englishLabel(words)));
    // Words that are known in English only say less than what it is.
    const bool isForeign = QLocale().language() != QLocale::English && QLocale().language() != QLocale::C
        && name == englishLabel(words) && std::ranges::all_of(words, [](QChar c) { return c.unicode() < 0x80; });
    const auto type = std::ranges::find_if(types, [](const graph::NodeType *one) { return one != nullptr; });
    if (isForeign && type != types.end())
        name = titleOf(**type);
    return u"%1 %2"_s.arg(name, match.captured(2)).trimmed();
}

/// "layer-*" is "Layer …", "*-left" "… Left": what the ids of blocks have in common.
QString patternInWords(const QString &pattern)
{
    QStringList pieces = pattern.split(u'*');
    for (QString &piece : pieces) {
        while (piece.endsWith(u'-') || piece.endsWith(u'_'))
            piece.chop(1);
        piece = base::idInWords(piece).value_or(piece);
    }
    return pieces.join(u" … "_s).trimmed();
}

} // namespace

typeset::Dollars dollarsOf(const QJsonObject &properties)
{
    return properties.value(u"formulas"_s).toBool() ? typeset::Dollars::Formulas : typeset::Dollars::Letters;
}

QString wordsOf(const graph::Node &node, const QString &key, const QStringList &languages)
{
    const QJsonValue written = node.properties.value(key);
    if (graph::isLink(written) || graph::isExpression(written))
        return {};
    const QString words = graph::localized(written, languages).value_or(QString());
    if (key != "text"_L1 || !node.properties.value(u"formatted"_s).toBool())
        return words;
    const QString plain = typeset::plainText(words, dollarsOf(node.properties));
    const auto item = typeset::listItem(plain.section(u'\n', 0, 0));
    return item ? plain.mid(item->text) : plain;
}

QString labelOf(const graph::Node &node, const graph::NodeRegistry &types, const QStringList &languages)
{
    return labelOf(node, {}, types, languages);
}

QString generatedLabelOf(const graph::Node &node, const graph::NodeRegistry &types)
{
    return nameFrom(node.id, {types.find(node.type), types.find(graph::repeatedType(node))});
}

QString labelOfTarget(const QString &target, const std::vector<graph::NodePtr> &nodes, const graph::NodeRegistry &types,
                      const QStringList &languages)
{
    const QString actor = target.section(u'/', 0, 0);
    const QString part = target.section(u'/', 1);
    const graph::NodePtr node = graph::nodeAt(nodes, actor);
    const QString label = node ? labelOf(*node, nodes, types, languages)
        : actor.contains(u'*') ? patternInWords(actor)
                               : base::styleInWords(actor);
    return part.isEmpty() ? label : withPart(label, part);
}

QString labelOfTargets(const QStringList &targets, const std::vector<graph::NodePtr> &nodes,
                       const graph::NodeRegistry &types, const QStringList &languages)
{
    constexpr qsizetype named = 3;
    QStringList labels;
    for (const QString &target : targets.first(std::min(named, targets.size())))
        labels.append(labelOfTarget(target, nodes, types, languages));
    if (targets.size() <= 1)
        return labels.value(0);
    if (targets.size() > named)
        labels.append(u"…"_s);
    return translated("%n block(s): %1", static_cast<int>(targets.size())).arg(labels.join(u", "_s));
}

QString titleOrUntitled(const QString &title)
{
    return title.trimmed().isEmpty() ? translated("Untitled lecture") : title;
}

QString labelOf(const lecture::Scene &scene, const QStringList &languages)
{
    const QString own = graph::localized(scene.name, languages).value_or(QString());
    static const QRegularExpression made(u"^scene(\\d{1,6})$"_s); // by freeSceneId()
    const QRegularExpressionMatch match = made.match(scene.id);
    const std::optional<int> number = !own.isEmpty() ? numberOfNewScene(own)
        : match.hasMatch()                           ? std::optional(match.captured(1).toInt())
                                                     : std::nullopt;
    return number ? newSceneName(*number, languages.value(0)) : own.isEmpty() ? scene.id : own;
}

QString labelOf(const timeline::Clip &clip, const timeline::AnimationRegistry &registry)
{
    if (clip.isGroup()) {
        const QString own = clip.extra.value(u"label"_s).toString();
        return own.isEmpty() ? translated("Group") : own;
    }
    const timeline::AnimationType *type = registry.find(clip.type);
    return type ? titleOf(*type) : clip.type;
}

QString timeText(base::Time time)
{
    const qint64 hundredths = std::llround(time.seconds() * 100);
    return u"%1:%2.%3"_s.arg(hundredths / 6000, 2, 10, QChar(u'0'))
        .arg(hundredths / 100 % 60, 2, 10, QChar(u'0'))
        .arg(hundredths % 100, 2, 10, QChar(u'0'));
}

QString secondsText(base::Time time)
{
    return translated("%1 s").arg(time.seconds(), 0, 'f', 2);
}

int categoryRank(const timeline::Catalog &catalog, const QString &category)
{
    constexpr int last = 1'000'000;
    if (category == lecture::ownAnimationCategory)
        return last - 1;
    return std::min(catalog.find(u"categories"_s, category).value(u"rank"_s).toInt(last), last);
}

} // namespace lectograph::editor
