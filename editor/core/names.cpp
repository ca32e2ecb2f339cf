// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/core/names.h"

#include "graph/value.h"

#include <QCoreApplication>

#include <cmath>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

QString toText(std::string_view view)
{
    return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
}

QString withCapital(QString text)
{
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

} // namespace

QString vocabulary(const QString &english)
{
    return english.isEmpty() ? QString() : QCoreApplication::translate("Vocabulary", english.toUtf8().constData());
}

QString titleOf(const graph::NodeType &type)
{
    return vocabulary(type.title);
}

QString titleOf(const timeline::AnimationType &type)
{
    return vocabulary(type.title);
}

QString helpOf(const graph::NodeType &type)
{
    return vocabulary(type.help);
}

QString helpOf(const timeline::AnimationType &type)
{
    return vocabulary(type.help);
}

QString categoryOf(const graph::NodeType &type)
{
    return vocabulary(type.category);
}

QString categoryOf(const timeline::AnimationType &type)
{
    return vocabulary(type.category);
}

QString labelOf(const graph::PropertySpec &spec)
{
    return vocabulary(englishLabel(toText(spec.key)));
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

QString helpOf(const graph::PropertySpec &spec)
{
    return vocabulary(toText(spec.help));
}

QString choiceLabel(const QString &choice)
{
    return vocabulary(withCapital(QString(choice).replace(u'-', u' ')));
}

QString nameOf(graph::ValueType type)
{
    return vocabulary(graph::nameOf(type));
}

QString labelOf(const graph::Node &node, const QStringList &languages)
{
    const QString own = graph::localized(node.extra.value(u"label"_s), languages).value_or(QString());
    return own.isEmpty() ? node.id : own;
}

QString labelOf(const timeline::Clip &clip, const timeline::AnimationRegistry &registry)
{
    if (clip.isGroup()) {
        const QString own = clip.extra.value(u"label"_s).toString();
        return own.isEmpty() ? QCoreApplication::translate("lectograph::editor", "Group") : own;
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
    return QCoreApplication::translate("lectograph::editor", "%1 s").arg(time.seconds(), 0, 'f', 2);
}

} // namespace lectograph::editor
