// SPDX-License-Identifier: GPL-3.0-or-later
#include "columns.h"

#include "base/sentence.h"
#include "blocks/table.h"
#include "graph/row.h"

#include <QRegularExpression>

#include <algorithm>

namespace lectograph::networks {

using namespace Qt::StringLiterals;
using base::failure;
using base::Result;
using base::Sentence;
using graph::Context;
using graph::Inputs;

namespace {

constexpr double mostNodes = 1e15; // beyond, counts are no longer exact

/// Names of columns or nodes as names of parts; what has none is numbered.
QStringList partsOf(const QStringList &labels, qsizetype count)
{
    QStringList named = labels.mid(0, count);
    while (named.size() < count)
        named.append(QString());
    for (qsizetype i = 0; i < named.size(); ++i) {
        if (named[i].trimmed().isEmpty())
            named[i] = QString::number(i + 1);
    }
    return blocks::partNames(named);
}

} // namespace

QString Column::partOf(qint64 node) const
{
    return node < nodeParts.size() ? nodeParts[static_cast<qsizetype>(node)] : QString::number(node + 1);
}

QString Column::nameOf(qint64 node) const
{
    return node < nodeNames.size() ? nodeNames[static_cast<qsizetype>(node)] : QString();
}

graph::PropertyTable columnProperties()
{
    return {
        row::text("columns", "4-6-6-2",
                  "How many nodes each column has, such as 784-16-16-10; empty: as the weights say")
            .as(graph::TextKind::Name),
        row::texts("names", "What stands below the columns, from left to right").titled("Names of columns"),
        row::texts("nodeNames", "One line for each column, with the names of its nodes between tabs")
            .titled("Names of nodes"),
        row::integer("ends", 8, "Of a long column, so many of the first and of the last nodes are shown")
            .titled("Shown at each end")
            .between(1, 200),
    };
}

Result<std::vector<qint64>> countsIn(QStringView notation)
{
    static const QRegularExpression number(u"\\p{Nd}+(,\\p{Nd}{3})*"_s);
    static const QRegularExpression separators(u"^[^\\p{L}\\p{N}]*$"_s);
    const QString text = notation.toString();
    // "784, 128, 10" has its numbers between commas, "12,288-768" has commas within them.
    const bool hasDashes = text.contains(QRegularExpression(u"[-–—−→>×x]"_s));
    const QString read = hasDashes ? QString(text).replace(u'x', u'-') : QString(text).replace(u',', u' ');
    std::vector<qint64> counts;
    qsizetype end = 0;
    const auto isBetween = [&](qsizetype start) { return separators.match(read.mid(end, start - end)).hasMatch(); };
    bool isRead = true;
    for (const QRegularExpressionMatch &match : number.globalMatch(read)) {
        isRead = isRead && isBetween(match.capturedStart());
        double count = 0;
        for (const QChar digit : match.captured()) {
            if (digit.digitValue() >= 0)
                count = count * 10 + digit.digitValue();
        }
        isRead = isRead && count >= 1 && count <= mostNodes;
        counts.push_back(isRead ? static_cast<qint64>(count) : 0);
        end = match.capturedEnd();
    }
    if (!isRead || !isBetween(read.size()) || counts.empty())
        return failure(Sentence::tr("“%1” does not say how many nodes the columns have.").arg(text),
                       Sentence::tr("Write a number for each column with dashes between them, such as 4-8-8-2."),
                       u"columns"_s);
    return counts;
}

std::vector<qint64> shownNodes(qint64 count, int ends)
{
    std::vector<qint64> shown;
    const bool hasDots = count > qint64(2) * ends + 1;
    const qint64 first = hasDots ? ends : count;
    for (qint64 node = 0; node < first; ++node)
        shown.push_back(node);
    if (hasDots) {
        shown.push_back(-1);
        for (qint64 node = count - ends; node < count; ++node)
            shown.push_back(node);
    }
    return shown;
}

Result<std::vector<Column>> columnsOf(const Inputs &in, const Context &context, const std::vector<qint64> &counts)
{
    const QString &notation = in.text("columns");
    const auto told = notation.trimmed().isEmpty() ? Result<std::vector<qint64>>(counts) : countsIn(notation);
    if (!told)
        return tl::unexpected(told.error());
    if (told->empty())
        return failure(Sentence::tr("Nothing says how many nodes the columns have."),
                       Sentence::tr("Write a number for each column with dashes between them, such as 4-8-8-2."),
                       u"columns"_s);
    if (std::ssize(*told) > mostColumns)
        return failure(Sentence::tr("%1 columns are too many to be drawn.").arg(told->size()),
                       Sentence::tr("Show at most %1.").arg(mostColumns), u"columns"_s);
    const QStringList &labels = in.texts("names");
    const QStringList &nodeNames = in.texts("nodeNames");
    const QStringList parts = partsOf(labels, std::ssize(*told));
    if (labels.size() > std::ssize(*told))
        context.warn(Sentence::tr("There are more names (%1) than columns (%2); the last are not shown.")
                         .arg(labels.size())
                         .arg(told->size()));
    std::vector<Column> columns;
    for (qsizetype i = 0; i < std::ssize(*told); ++i) {
        Column column{parts[i], i < labels.size() ? labels[i] : QString(), (*told)[static_cast<std::size_t>(i)], {}, {},
                      {}};
        column.shown = shownNodes(column.count, in.integer("ends"));
        if (i < nodeNames.size() && !nodeNames[i].isEmpty()) {
            column.nodeNames = nodeNames[i].split(u'\t');
            column.nodeNames.resize(static_cast<qsizetype>(std::min<qint64>(column.nodeNames.size(), column.count)));
            column.nodeParts = partsOf(column.nodeNames, column.nodeNames.size());
        }
        columns.push_back(std::move(column));
    }
    return columns;
}

} // namespace lectograph::networks
