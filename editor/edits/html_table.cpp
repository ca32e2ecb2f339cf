// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/html_table.h"

#include "tensor/written_number.h"

#include <QHash>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTextDocumentFragment>

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype mostSpan = 1000;    ///< columns or rows of one cell
constexpr qsizetype mostRead = 250'000; ///< cells

QString withEntities(const QString &text)
{
    QString plain;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const qsizetype end = text[i] == u'&' ? text.indexOf(u';', i) : -1;
        constexpr qsizetype longest = 32;
        if (end < 0 || end - i > longest) {
            plain += text[i];
            continue;
        }
        const QString entity = text.sliced(i, end - i + 1);
        plain += entity == "&nbsp;"_L1 || entity == "&#160;"_L1
            ? u" "_s
            : QTextDocumentFragment::fromHtml(u"<pre>"_s + entity + u"</pre>"_s).toPlainText();
        i = end;
    }
    return plain;
}

struct Tag
{
    QString name; ///< in small letters; with a slash if it ends
    QHash<QString, QString> attributes = {};
};

/// Divides markup into tags and texts.
class Markup
{
public:
    explicit Markup(const QString &html) : m_html(html) {}

    bool isAtEnd() const { return m_at >= m_html.size(); }
    bool isAtTag() const { return m_at < m_html.size() && m_html[m_at] == u'<'; }
    /// The text up to the next tag, with its blanks.
    QString text()
    {
        const qsizetype end = endOf(m_html.indexOf(u'<', m_at));
        return m_html.sliced(std::exchange(m_at, end), end - m_at);
    }
    /// Empty for comments and declarations.
    Tag tag()
    {
        if (QStringView(m_html).sliced(m_at).startsWith(u"<!--"_s)) {
            const qsizetype end = m_html.indexOf(u"-->"_s, m_at);
            m_at = end < 0 ? m_html.size() : end + 3;
            return {};
        }
        ++m_at;
        const qsizetype start = m_at;
        while (!isAtEnd() && (m_html[m_at].isLetterOrNumber() || u"/!?:-"_s.contains(m_html[m_at]))
               && (m_at == start || m_html[m_at] != u'/'))
            ++m_at;
        Tag tag{m_html.sliced(start, m_at - start).toLower()};
        while (!isAtEnd() && m_html[m_at] != u'>')
            readAttribute(tag);
        m_at = std::min(m_at + 1, m_html.size());
        return tag.name.startsWith(u'!') || tag.name.startsWith(u'?') ? Tag() : tag;
    }
    /// What stands in such an element is no text.
    void skipTo(const QString &end) { m_at = endOf(m_html.indexOf(end, m_at, Qt::CaseInsensitive)); }

private:
    qsizetype endOf(qsizetype found) const { return found < 0 ? m_html.size() : found; }
    bool isBlank() const { return m_html[m_at].isSpace() || m_html[m_at] == u'/'; }

    void readAttribute(Tag &tag)
    {
        while (!isAtEnd() && isBlank())
            ++m_at;
        const qsizetype start = m_at;
        while (!isAtEnd() && !isBlank() && m_html[m_at] != u'=' && m_html[m_at] != u'>')
            ++m_at;
        const QString name = m_html.sliced(start, m_at - start).toLower();
        if (isAtEnd() || m_html[m_at] != u'=') {
            if (!name.isEmpty())
                tag.attributes.insert(name, {});
            return;
        }
        ++m_at;
        const QChar quote = isAtEnd() ? QChar() : m_html[m_at];
        const bool isQuoted = quote == u'"' || quote == u'\'';
        const qsizetype from = isQuoted ? m_at + 1 : m_at;
        qsizetype to = from;
        while (to < m_html.size() && (isQuoted ? m_html[to] != quote : !m_html[to].isSpace() && m_html[to] != u'>'))
            ++to;
        tag.attributes.insert(name, m_html.sliced(std::min(from, to), to - std::min(from, to)));
        m_at = isQuoted ? std::min(to + 1, m_html.size()) : to;
    }

    const QString &m_html;
    qsizetype m_at = 0;
};

/// LibreOffice says the number in "sdval", Excel in "x:num", Google Sheets as JSON. The JSON of LibreOffice has whole
/// numbers only.
QString exactNumber(const QHash<QString, QString> &attributes)
{
    const auto number = [](const QString &text) {
        bool isNumber = false;
        text.toDouble(&isNumber);
        return isNumber ? text : QString();
    };
    for (const QString &name : {u"sdval"_s, u"x:num"_s}) {
        if (const QString exact = number(attributes.value(name)); !exact.isEmpty())
            return exact;
    }
    const QString sheets = withEntities(attributes.value(u"data-sheets-value"_s));
    const QJsonObject value = QJsonDocument::fromJson(sheets.toUtf8()).object();
    return value.value(u"3"_s).isDouble() ? QString::number(value.value(u"3"_s).toDouble(), 'g', 15) : QString();
}

/// Blanks between words are one space, and lines are divided by <br> and paragraphs only.
QString linesOf(const QString &written)
{
    QStringList lines = written.split(u'\n');
    for (QString &line : lines)
        line = line.trimmed();
    while (lines.size() > 1 && lines.back().isEmpty())
        lines.removeLast();
    while (lines.size() > 1 && lines.front().isEmpty())
        lines.removeFirst();
    return lines.join(u'\n');
}

class TableReader
{
public:
    std::optional<HtmlTable> read(const QString &html)
    {
        Markup markup(html);
        while (!markup.isAtEnd() && m_cells <= mostRead) {
            if (!markup.isAtTag()) {
                takeText(markup.text());
                continue;
            }
            const Tag tag = markup.tag();
            if (QStringList{u"style"_s, u"script"_s, u"title"_s, u"xml"_s}.contains(tag.name))
                markup.skipTo(u"</"_s + tag.name);
            else if (!m_isDone)
                take(tag);
        }
        endRow();
        const bool isTable = std::ranges::any_of(m_table.rows, [](const auto &row) { return row.size() > 1; })
            || m_table.rows.size() > 1;
        return isTable && m_cells <= mostRead ? std::optional(std::move(m_table)) : std::nullopt;
    }

private:
    void takeText(const QString &written)
    {
        const QString text = withEntities(written);
        if (m_isInCell) {
            // A line feed in the source is a blank.
            QString plain = text.simplified();
            if (plain.isEmpty())
                plain = text.isEmpty() ? QString() : u" "_s;
            else
                plain = (text.front().isSpace() ? u" "_s : QString()) + plain
                    + (text.back().isSpace() ? u" "_s : QString());
            m_text += plain;
        } else if (!text.trimmed().isEmpty()) {
            m_table.hasOthers = true;
        }
    }

    void take(const Tag &tag)
    {
        if (tag.name == "table"_L1) {
            m_table.hasNested = m_table.hasNested || m_depth > 0;
            ++m_depth;
        } else if (tag.name == "/table"_L1 && m_depth > 0) {
            if (--m_depth == 0) {
                endRow();
                m_isDone = !m_table.rows.empty();
            }
        } else if (m_depth > 1) {
            m_text += u' ';
        } else if (tag.name == "tr"_L1 || tag.name == "/tr"_L1) {
            endRow();
        } else if (m_depth == 1 && (tag.name == "td"_L1 || tag.name == "th"_L1)) {
            beginCell(tag);
        } else if (tag.name == "/td"_L1 || tag.name == "/th"_L1) {
            endCell();
        } else if (m_isInCell && (tag.name == "br"_L1 || tag.name == "/p"_L1 || tag.name == "/div"_L1)) {
            m_text += u'\n';
        }
    }

    void beginCell(const Tag &tag)
    {
        endCell();
        fillSpanned();
        m_isInCell = true;
        m_exact = exactNumber(tag.attributes);
        const auto span = [&](const QString &name) {
            return std::clamp<qsizetype>(tag.attributes.value(name).toInt(), 1, mostSpan);
        };
        m_columns = span(u"colspan"_s);
        m_rows = span(u"rowspan"_s);
    }

    /// Cells that one of a row above covers.
    void fillSpanned()
    {
        for (auto covered = m_covered.find(column()); covered != m_covered.end(); covered = m_covered.find(column())) {
            if (--covered->second == 0)
                m_covered.erase(covered);
            add({});
        }
    }

    void endCell()
    {
        if (!std::exchange(m_isInCell, false))
            return;
        const qsizetype first = column();
        add({linesOf(std::exchange(m_text, {})), m_exact});
        for (qsizetype i = 1; i < m_columns; ++i)
            add({});
        for (qsizetype i = first; m_rows > 1 && i < column(); ++i)
            m_covered[i] = m_rows - 1;
    }

    void endRow()
    {
        endCell();
        if (m_row.empty())
            return;
        fillSpanned();
        m_table.rows.push_back(std::exchange(m_row, {}));
    }

    void add(HtmlCell cell)
    {
        m_row.push_back(std::move(cell));
        ++m_cells;
    }
    qsizetype column() const { return static_cast<qsizetype>(m_row.size()); }

    HtmlTable m_table;
    std::vector<HtmlCell> m_row;
    std::map<qsizetype, qsizetype> m_covered; ///< by column: for how many rows still
    qsizetype m_cells = 0;
    int m_depth = 0; ///< of tables
    bool m_isDone = false;
    bool m_isInCell = false;
    QString m_text;
    QString m_exact;
    qsizetype m_columns = 1;
    qsizetype m_rows = 1;
};

bool isTooNarrow(const QString &text)
{
    return text.size() > 1 && text.count(u'#') == text.size();
}

/// How far what is shown may be from the number: half of its last digit.
double roundingOf(const QString &shown)
{
    qsizetype last = shown.size();
    while (last > 0 && !shown[last - 1].isDigit())
        --last;
    const qsizetype mark = std::max(shown.lastIndexOf(u'.', last), shown.lastIndexOf(u',', last));
    const qsizetype decimals = mark < 0 ? 0 : last - mark - 1;
    return 0.5 * std::pow(10, -static_cast<double>(decimals)) * (shown.contains(u'%') ? 0.01 : 1);
}

} // namespace

std::optional<HtmlTable> tableInHtml(const QString &html)
{
    if (!html.contains(u"<table"_s, Qt::CaseInsensitive))
        return std::nullopt;
    return TableReader().read(html);
}

QString shownText(const HtmlCell &cell)
{
    return isTooNarrow(cell.text) && !cell.exact.isEmpty() ? cell.exact : cell.text;
}

QString preciseText(const HtmlCell &cell)
{
    if (cell.exact.isEmpty() || isTooNarrow(cell.text))
        return shownText(cell);
    const double exact = cell.exact.toDouble();
    for (const auto mark : {tensor::DecimalMark::Point, tensor::DecimalMark::Comma}) {
        const auto shown = tensor::writtenNumber(cell.text.trimmed(), mark);
        if (shown && std::abs(*shown - exact) <= roundingOf(cell.text) * (1 + 1e-9))
            return cell.exact;
    }
    return cell.text;
}

} // namespace lectograph::editor
