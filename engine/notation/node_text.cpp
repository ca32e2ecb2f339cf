// SPDX-License-Identifier: GPL-3.0-or-later
#include "notation/node_text.h"

#include "notation/link_text.h"

#include <algorithm>

namespace lectograph::notation {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype longestName = 100;

struct Bracket
{
    QStringView open;
    QStringView close;
    Form form;
};

/// The longest first.
constexpr Bracket brackets[]{
    {u"(((", u")))", Form::Circle},   {u"((", u"))", Form::Circle},    {u"([", u"])", Form::Stadium},
    {u"[[", u"]]", Form::Subroutine}, {u"[(", u")]", Form::Cylinder},  {u"[/", u"/]", Form::Slanted},
    {u"[/", u"\\]", Form::Slanted},   {u"[\\", u"\\]", Form::Slanted}, {u"[\\", u"/]", Form::Slanted},
    {u"{{", u"}}", Form::Hexagon},    {u"[", u"]", Form::Box},         {u"(", u")", Form::Rounded},
    {u"{", u"}", Form::Diamond},      {u">", u"]", Form::Box},
};

/// Where the closing bracket of what begins at 0 is, past quotes and brackets inside; −1: nowhere.
qsizetype closeOf(QStringView text, const Bracket &bracket)
{
    bool isQuoted = false;
    int depth = 0;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text[i] == u'"')
            isQuoted = !isQuoted;
        if (isQuoted)
            continue;
        if (depth == 0 && text.sliced(i).startsWith(bracket.close))
            return i;
        if (text[i] == bracket.open.front())
            ++depth;
        else if (depth > 0 && text[i] == bracket.close.back())
            --depth;
    }
    return -1;
}

/// “+” and “×” in a block are the signs of a sum and a product.
Form formOf(const QString &label, Form written)
{
    if (label == "+"_L1 || label == u"⊕"_s)
        return Form::Plus;
    if (label == "*"_L1 || label == u"×"_s || label == u"⊗"_s || label == u"⊙"_s)
        return Form::Times;
    return written;
}

bool readLabel(Scanner &scanner, WrittenItem &item)
{
    for (const Bracket &bracket : brackets) {
        if (!scanner.startsWith(bracket.open))
            continue;
        const QStringView inside = scanner.rest().sliced(bracket.open.size());
        const qsizetype close = closeOf(inside, bracket);
        if (close < 0 && bracket.open.size() > 1)
            continue;
        // A brace may be that of a group, which ends in another line.
        if (close < 0 && (bracket.open == u"{" || bracket.open == u">"))
            return false;
        item.isUnclosed = close < 0;
        item.label = plainLabel(close < 0 ? inside : inside.left(close));
        item.form = formOf(*item.label, bracket.form);
        const qsizetype start = scanner.position();
        scanner.skip(bracket.open.size() + (close < 0 ? inside.size() : close + bracket.close.size()));
        item.labelSpan = {start, scanner.position() - start};
        item.innerSpan = {start + bracket.open.size(), close < 0 ? inside.size() : close};
        return true;
    }
    return false;
}

/// Whether a bare name ends here.
bool isEndOfName(const Scanner &scanner)
{
    static const QRegularExpression repeat(u"^\\s(?:(\\*|×)\\s*\\w|at\\s*\\(\\s*[-+.\\d]+\\s*,)"_s);
    const QChar next = scanner.next();
    if (QStringView(u"[({}]);,|\":=").contains(next) || next == u'>' || isAtLink(scanner))
        return true;
    if (next == u'@' && scanner.startsWith(u"@{"))
        return true;
    if (!next.isSpace())
        return false;
    Scanner ahead = scanner;
    ahead.skipSpaces();
    return ahead.isAtEnd() || ahead.next() == u'&' || ahead.startsWith(u"%%") || isAtLink(ahead)
        || repeat.match(scanner.rest().toString()).hasMatch();
}

QString readName(Scanner &scanner)
{
    if (scanner.next() == u'"') {
        static const QRegularExpression quoted(u"^\"([^\"]*)\"?"_s);
        return scanner.take(quoted).captured(1).simplified().left(longestName);
    }
    const qsizetype start = scanner.position();
    const QStringView text = scanner.rest();
    while (!scanner.isAtEnd() && !isEndOfName(scanner))
        scanner.skip(1);
    QString name = text.left(scanner.position() - start).toString().simplified().left(longestName);
    return name.removeIf([](QChar c) { return c.category() == QChar::Other_Control; });
}

bool readAttributes(Scanner &scanner, WrittenItem &item)
{
    static const QRegularExpression box(u"^@\\{([^}]*)\\}"_s);
    static const QRegularExpression ofClass(u"^:::\\s*([\\w#]+)"_s);
    static const QRegularExpression repeat(u"^(\\*|×)\\s*(\\w{1,12})"_s);
    static const QRegularExpression operation(u"^=\\s*([\\w]+\\s*(\\([^)]*\\))?)"_s);
    static const QRegularExpression dims(u"^:\\s*(\\[[^\\]]*\\])"_s);
    static const QRegularExpression place(u"^at\\s*\\(\\s*([-+]?[\\d.]+)\\s*,\\s*([-+]?[\\d.]+)\\s*\\)"_s);
    static const QRegularExpression label(u"label\\s*:\\s*(\"[^\"]*\"|[^,]*)"_s);
    const qsizetype start = scanner.position();
    if (const auto match = scanner.take(box); match.hasMatch()) {
        if (const auto text = label.match(match.captured(1)); text.hasMatch())
            item.label = plainLabel(text.captured(1));
    } else if (const auto name = scanner.take(ofClass); name.hasMatch()) {
        item.className = name.captured(1);
        item.classSpan = {start, name.capturedLength()};
    } else if (const auto count = scanner.take(repeat); count.hasMatch()) {
        item.repeat = count.captured(2);
        item.repeatSpan = {start, count.capturedLength()};
    } else if (const auto known = scanner.take(operation); known.hasMatch()) {
        item.operation = known.captured(1);
    } else if (const auto size = scanner.take(dims); size.hasMatch()) {
        item.dims = readDims(size.captured(1));
        item.dimsSpan = {start, size.capturedLength()};
    } else if (const auto moved = scanner.take(place); moved.hasMatch()) {
        constexpr double furthest = 1000;
        item.offset = QPointF(std::clamp(moved.captured(1).toDouble(), -furthest, furthest),
                              std::clamp(moved.captured(2).toDouble(), -furthest, furthest));
        item.offsetSpan = {start, moved.capturedLength()};
    } else {
        return false;
    }
    return true;
}

} // namespace

QStringList readDims(QStringView text)
{
    QString inside = text.trimmed().toString();
    inside.remove(u'[').remove(u']').replace(u'×', u',');
    QStringList dims;
    for (const QString &dim : inside.split(u',')) {
        if (!dim.trimmed().isEmpty() && dims.size() < 12)
            dims.append(dim.trimmed().left(20));
    }
    return dims;
}

std::optional<WrittenItem> readItem(Scanner &scanner)
{
    scanner.skipSpaces();
    WrittenItem item;
    const qsizetype start = scanner.position();
    item.name = readName(scanner);
    item.nameSpan = {start, scanner.textSince(start).size()};
    if (item.name.isEmpty())
        return std::nullopt;
    item.form = formOf(item.name.left(1), Form::Box);
    for (;;) {
        const qsizetype before = scanner.position();
        const bool hasSpace = scanner.skipSpaces();
        const bool isGroup = hasSpace && scanner.next() == u'{';
        const bool isArrow = isAtLink(scanner);
        if (isGroup || isArrow || scanner.isAtEnd() || !(readLabel(scanner, item) || readAttributes(scanner, item))) {
            scanner.moveTo(before);
            break;
        }
    }
    return item;
}

} // namespace lectograph::notation
