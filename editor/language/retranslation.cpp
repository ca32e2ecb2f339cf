// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/language/retranslation.h"

#include "base/particles.h"

#include <QCoreApplication>
#include <QHash>
#include <QMutex>
#include <QRegularExpression>

#include <optional>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

/// The arguments of tr().
struct Message
{
    QByteArray context;
    QByteArray source;
    QByteArray disambiguation;
    int count = -1; ///< for %n
};

QString translated(const Message &message)
{
    return QCoreApplication::translate(message.context, message.source, message.disambiguation, message.count);
}

/// All translated sentences so far, in all languages, before their placeholders were filled. Guarded by a mutex,
/// because errors are also worded in other threads.
struct Memory
{
    QMutex mutex;
    QHash<QString, Message> messages;
} memory;

/// "%1" etc., up to the two digits that QString::arg() supports; "%n" is a count.
const QRegularExpression placeholder(u"%L?(\\d{1,2}|n)"_s);

/// The values of the placeholders in a template: "%1" → "Radius".
using Values = QHash<QString, QString>;

std::optional<Values> valuesIn(const QString &sentence, const QString &said)
{
    QString expression;
    QStringList places;
    qsizetype from = 0;
    for (auto found = placeholder.globalMatch(said); found.hasNext();) {
        const auto match = found.next();
        expression += QRegularExpression::escape(said.mid(from, match.capturedStart() - from));
        expression += match.captured(1) == "n"_L1 ? u"(\\d+)"_s : u"(.+)"_s;
        places.append(match.captured(1));
        from = match.capturedEnd();
    }
    if (places.isEmpty())
        return std::nullopt;
    expression += QRegularExpression::escape(said.mid(from));
    expression = base::formsOfParticles(expression);
    const auto match = QRegularExpression(QRegularExpression::anchoredPattern(expression)).match(sentence);
    if (!match.hasMatch())
        return std::nullopt;
    Values values;
    for (qsizetype i = 0; i < places.size(); ++i)
        values.insert(places[i], match.captured(static_cast<int>(i) + 1));
    return values;
}

qsizetype wordsIn(const QString &said)
{
    return QString(said).remove(placeholder).size();
}

struct Filled
{
    Message message;
    Values values;
};

/// The template with the most text in common with the sentence. Most are ruled out by their beginning.
std::optional<Filled> filled(const QString &sentence)
{
    const QMutexLocker lock(&memory.mutex);
    std::optional<Filled> best;
    qsizetype most = 0;
    for (auto one = memory.messages.cbegin(); one != memory.messages.cend(); ++one) {
        const QString &said = one.key();
        const qsizetype begin = said.indexOf(u'%');
        if (begin < 0 || !sentence.startsWith(QStringView(said).first(begin)) || wordsIn(said) <= most)
            continue;
        if (auto values = valuesIn(sentence, said)) {
            most = wordsIn(said);
            best = Filled{one.value(), std::move(*values)};
        }
    }
    return best;
}

std::optional<QString> whole(const QString &sentence)
{
    QMutexLocker lock(&memory.mutex);
    const auto found = memory.messages.constFind(sentence);
    if (found == memory.messages.cend())
        return std::nullopt;
    // NOLINTNEXTLINE(performance-unnecessary-copy-initialization): translated() below changes the memory
    const Message message = *found;
    lock.unlock(); // translated() records the message again
    return translated(message);
}

} // namespace

QString RememberingTranslator::translate(const char *context, const char *source, const char *disambiguation,
                                         int count) const
{
    const QString translation = QTranslator::translate(context, source, disambiguation, count);
    const QMutexLocker lock(&memory.mutex);
    memory.messages.insert(translation.isEmpty() ? QString::fromUtf8(source) : translation,
                           {context, source, disambiguation, count});
    return translation;
}

QString retranslated(const QString &sentence)
{
    if (const auto same = whole(sentence))
        return *same;
    auto found = filled(sentence);
    if (!found)
        return sentence;
    if (const auto count = found->values.constFind(u"n"_s); count != found->values.cend())
        found->message.count = count->toInt();
    const QString said = translated(found->message);
    QString result;
    qsizetype from = 0;
    for (auto places = placeholder.globalMatch(said); places.hasNext();) {
        const auto place = places.next();
        const QString value = found->values.value(place.captured(1));
        result += QStringView(said).sliced(from, place.capturedStart() - from);
        result += whole(value).value_or(value);
        from = place.capturedEnd();
    }
    result += QStringView(said).sliced(from);
    return base::withParticles(result);
}

} // namespace lectograph::editor
