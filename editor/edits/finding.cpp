// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/finding.h"

#include "base/text.h"

#include <QRegularExpression>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

QRegularExpression patternFor(const Wanted &wanted)
{
    const QString literal = QRegularExpression::escape(base::composed(wanted.text));
    QRegularExpression::PatternOptions options = QRegularExpression::UseUnicodePropertiesOption;
    if (!wanted.matchesCase)
        options |= QRegularExpression::CaseInsensitiveOption;
    return QRegularExpression(wanted.wholeWords ? u"(?<!\\w)%1(?!\\w)"_s.arg(literal) : literal, options);
}

/// Calls `use` for each occurrence; what it gives replaces it, nothing leaves it.
using UseMatch =
    std::function<std::optional<QString>(const TextPlace &, const QString &text, qsizetype start, qsizetype length)>;

lecture::Lecture withEachMatch(const lecture::Lecture &lecture, const Wanted &wanted, const timeline::Registry &plugins,
                               const UseMatch &use)
{
    if (wanted.text.isEmpty())
        return lecture;
    const QRegularExpression expression = patternFor(wanted);
    return withEachText(lecture, plugins, [&](const TextPlace &place, const QString &written) {
        if (!wanted.language.isEmpty() && !place.language.isEmpty() && place.language != wanted.language)
            return written;
        const QString text = base::composed(written);
        QString changed;
        qsizetype end = 0;
        bool isChanged = false;
        for (auto matches = expression.globalMatch(text); matches.hasNext();) {
            const QRegularExpressionMatch match = matches.next();
            const auto replacement = use(place, text, match.capturedStart(), match.capturedLength());
            changed += text.sliced(end, match.capturedStart() - end) + replacement.value_or(match.captured());
            isChanged = isChanged || replacement;
            end = match.capturedEnd();
        }
        return isChanged ? changed + text.sliced(end) : written;
    });
}

} // namespace

std::vector<FoundText> foundIn(const lecture::Lecture &lecture, const Wanted &wanted, const timeline::Registry &plugins)
{
    std::vector<FoundText> found;
    withEachMatch(
        lecture, wanted, plugins,
        [&](const TextPlace &place, const QString &text, qsizetype start, qsizetype length) -> std::optional<QString> {
            found.push_back({place, text, start, length});
            return std::nullopt;
        });
    return found;
}

lecture::Lecture withReplaced(const lecture::Lecture &lecture, const Wanted &wanted, const QString &replacement,
                              const timeline::Registry &plugins, std::optional<std::size_t> only)
{
    std::size_t index = 0;
    return withEachMatch(lecture, wanted, plugins,
                         [&](const TextPlace &, const QString &, qsizetype, qsizetype) -> std::optional<QString> {
                             const bool isReplaced = !only || index == *only;
                             ++index;
                             return isReplaced ? std::optional(replacement) : std::nullopt;
                         });
}

} // namespace lectograph::editor
