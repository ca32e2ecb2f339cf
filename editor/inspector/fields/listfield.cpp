// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/fields/listfield.h"

#include "editor/edits/copied_nodes.h"
#include "editor/inspector/color/colorpicker.h"
#include "editor/inspector/color/swatches.h"
#include "editor/inspector/fields/arithmetic.h"
#include "editor/inspector/fields/linkfields.h"
#include "editor/inspector/fields/pastednumbers.h"
#include "editor/inspector/fields/textfields.h"
#include "editor/inspector/grid/numbergrid.h"
#include "editor/language/colornames.h"
#include "editor/widgets/theme.h"
#include "editor/widgets/widgets.h"

#include <QHBoxLayout>
#include <QJsonArray>
#include <QKeyEvent>
#include <QMimeData>
#include <QTextBlock>
#include <QVBoxLayout>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

/// Splits text into elements at the separators that `isBetween` accepts; bracketed text is not split.
std::vector<QStringView> elementsOf(QStringView text, bool (*isBetween)(QChar))
{
    std::vector<QStringView> elements;
    int depth = 0;
    qsizetype start = 0;
    for (qsizetype i = 0; i <= text.size(); ++i) {
        const bool isEnd = i == text.size();
        if (!isEnd && (text[i] == u'(' || text[i] == u'（'))
            ++depth;
        if (!isEnd && (text[i] == u')' || text[i] == u'）'))
            --depth;
        if (!isEnd && (depth > 0 || !isBetween(text[i])))
            continue;
        if (const QStringView element = text.sliced(start, i - start).trimmed(); !element.isEmpty())
            elements.push_back(element);
        start = i + 1;
    }
    return elements;
}

GrowingEdit *editFor(FieldKind kind, QWidget *parent)
{
    if (kind == FieldKind::Tensor)
        return new TableEdit(parent);
    return kind == FieldKind::Numbers ? new NumbersEdit(false, parent) : new GrowingEdit(false, parent);
}

/// Whether it separates the numbers of a row.
bool isBetweenCells(QChar c)
{
    return c.isSpace() || u",;，"_s.contains(c);
}

/// Commas, semicolons and line breaks, including the full-width ones of Chinese.
bool isBetweenElements(QChar c)
{
    return u",;\n，、；"_s.contains(c);
}

} // namespace

QString elementsText(const QJsonArray &elements, const QString &separator, const base::ColorNames &names)
{
    QStringList texts;
    for (const QJsonValue &element : elements)
        texts.append(element.isString() ? seenColorLabel(element.toString(), names) : numberText(element.toDouble()));
    return texts.join(separator);
}

Result<QJsonValue> colorsFrom(const QString &text, const base::ColorNames &names)
{
    QJsonArray colors;
    for (const QStringView element : elementsOf(text, isBetweenElements)) {
        const QString written = colorText(element.toString(), names);
        const auto color = base::parseColor(written, names);
        if (!color)
            return tl::unexpected(color.error());
        colors.append(written.startsWith(u'#') ? base::toText(*color) : written);
    }
    return QJsonValue(colors);
}

Result<QJsonValue> numbersFrom(const QString &text, double min, double max)
{
    QJsonArray numbers;
    for (const QStringView element : elementsOf(text, isBetweenElements)) {
        const auto number = computed(element.toString());
        if (!number)
            return tl::unexpected(number.error());
        if (*number < min || *number > max)
            return base::failure(Words::tr("%1 is out of the range.").arg(numberText(*number)));
        numbers.append(*number);
    }
    return QJsonValue(numbers);
}

Result<QJsonValue> tensorFrom(const QString &text, bool isMatrix)
{
    QJsonArray rows;
    qsizetype columns = -1;
    for (const QString &line : text.split(u'\n')) {
        if (line.trimmed().isEmpty())
            continue;
        QJsonArray row;
        for (const QStringView element : elementsOf(line, isBetweenCells)) {
            const auto number = computed(element.toString());
            if (!number)
                return tl::unexpected(number.error());
            row.append(*number);
        }
        if (columns >= 0 && row.size() != columns)
            return base::failure(Words::tr("The rows are not equally long."),
                                 Words::tr("Give every row the same count of numbers."));
        columns = row.size();
        rows.append(row);
    }
    if (rows.isEmpty())
        return base::failure(Words::tr("A table needs numbers."), Words::tr("Type at least one."));
    return rows.size() == 1 && !isMatrix ? rows.at(0) : QJsonValue(rows);
}

bool NumbersEdit::canInsertFromMimeData(const QMimeData *data) const
{
    return CopiedNodes::in(data) || GrowingEdit::canInsertFromMimeData(data);
}

void NumbersEdit::insertFromMimeData(const QMimeData *data)
{
    bool isTaken = false;
    Q_EMIT pasting(data, isTaken);
    if (!isTaken)
        GrowingEdit::insertFromMimeData(data);
}

TableEdit::TableEdit(QWidget *parent) : NumbersEdit(true, parent)
{
    setMonospaced();
    setLineWrapMode(QPlainTextEdit::NoWrap);
}

void TableEdit::keyPressEvent(QKeyEvent *event)
{
    const bool isReturn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!isReturn || (event->modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier) {
        GrowingEdit::keyPressEvent(event);
        return;
    }
    const int column = columnAtCursor();
    const int row = textCursor().blockNumber();
    Q_EMIT cellDone();
    goTo(row + 1, std::max(0, column));
}

/// Before the first number of the row it is −1.
int TableEdit::columnAtCursor() const
{
    const QTextCursor cursor = textCursor();
    const QString before = cursor.block().text().first(cursor.positionInBlock());
    return static_cast<int>(elementsOf(before, isBetweenCells).size()) - 1;
}

int TableEdit::columnsIn(int row) const
{
    return static_cast<int>(elementsOf(document()->findBlockByNumber(row).text(), isBetweenCells).size());
}

/// Who comes by Tab types the first number, or the last one.
void TableEdit::focusInEvent(QFocusEvent *event)
{
    NumbersEdit::focusInEvent(event);
    if (event->reason() == Qt::TabFocusReason)
        goTo(0, 0);
    else if (event->reason() == Qt::BacktabFocusReason)
        goTo(blockCount() - 1, std::max(0, columnsIn(blockCount() - 1) - 1));
}

bool TableEdit::focusNextPrevChild(bool isNext)
{
    int row = textCursor().blockNumber();
    int column = columnAtCursor() + (isNext ? 1 : -1);
    while (column < 0 || column >= columnsIn(row)) {
        row += isNext ? 1 : -1;
        if (row < 0 || row >= blockCount())
            return NumbersEdit::focusNextPrevChild(isNext);
        column = isNext ? 0 : columnsIn(row) - 1;
    }
    Q_EMIT cellDone();
    goTo(row, column);
    return true;
}

void TableEdit::goTo(int row, int column)
{
    QTextCursor cursor = textCursor();
    if (row >= blockCount()) {
        cursor.movePosition(QTextCursor::End);
        if (!cursor.block().text().trimmed().isEmpty())
            cursor.insertText(u"\n"_s);
    } else {
        const QTextBlock block = document()->findBlockByNumber(row);
        const QString line = block.text();
        const auto cells = elementsOf(line, isBetweenCells);
        cursor.setPosition(block.position());
        if (!cells.empty()) {
            const QStringView cell = cells[std::min(static_cast<std::size_t>(column), cells.size() - 1)];
            const auto at = static_cast<int>(cell.begin() - QStringView(line).begin());
            cursor.setPosition(block.position() + at);
            cursor.setPosition(block.position() + at + static_cast<int>(cell.size()), QTextCursor::KeepAnchor);
        }
    }
    setTextCursor(cursor);
    ensureCursorVisible();
}

ListField::ListField(Session &session, const RowSource &source, QWidget *parent)
    : Field(parent), m_session(session), m_spec(source.spec), m_edit(editFor(source.spec.kind, this))
{
    const FieldSpec &spec = m_spec;
    QVBoxLayout *layout = columnLayout(this, Theme::grid);
    if (spec.kind == FieldKind::Colors) {
        m_swatches = new SwatchGrid(this);
        m_swatches->setFocusPolicy(Qt::NoFocus);
        connect(m_swatches, &SwatchGrid::selected, this,
                [this](const QString &color, int index) { openPicker(color, index); });
        layout->addWidget(m_swatches);
    }
    layout->addWidget(m_edit);
    m_edit->setOwnUndo(true);
    m_edit->setAccessibleName(spec.label);
    m_edit->setObjectName(spec.key + u".list"_s);
    if (spec.kind == FieldKind::Tensor) {
        m_edit->setToolTip(
            Words::tr("A row on each line; Enter goes to the number below, Tab to the next one, Ctrl+Enter is done"));
        connect(static_cast<TableEdit *>(m_edit), &TableEdit::cellDone, this, [this] {
            if (read(m_edit->toPlainText())) // incomplete input is not an error yet
                commit();
        });
        auto *link = linkButton(
            session, source, graph::ValueType::Tensor, [this](const QJsonObject &to) { Q_EMIT edited(to); }, this);
        link->setFocusPolicy(Qt::NoFocus); // also in the menu of the row
        m_grid = new NumberGrid(session, spec.label, this);
        connect(m_grid, &NumberGrid::edited, this, &Field::edited);
        auto *grid = toolButton(u"table"_s, Words::tr("Edit the cells…"), this);
        grid->setObjectName(u"openGrid"_s);
        grid->setFocusPolicy(Qt::NoFocus); // the same
        connect(grid, &QToolButton::clicked, this, [this] {
            commit();
            m_grid->open();
        });
        QHBoxLayout *buttons = rowLayout(nullptr, Theme::grid);
        buttons->addWidget(link);
        buttons->addWidget(grid);
        buttons->addStretch(1);
        layout->addLayout(buttons);
    } else {
        m_edit->setToolTip(Words::tr("Separated by commas; Enter takes it over"));
        m_example = spec.kind == FieldKind::Colors ? colorLabel(u"BLUE"_s) + u", #FFFF00"_s : u"1, 2, 3"_s;
    }
    setFocusProxy(m_edit);
    if (auto *numbers = qobject_cast<NumbersEdit *>(m_edit))
        connect(numbers, &NumbersEdit::pasting, this,
                [this](const QMimeData *data, bool &isTaken) { isTaken = takePasted(*data); });
    connect(m_edit, &GrowingEdit::gestureBegan, this, &Field::gestureBegan);
    connect(m_edit, &GrowingEdit::gestureEnded, this, [this] {
        commit();
        Q_EMIT gestureEnded();
    });
    connect(m_edit, &GrowingEdit::done, this, [this] {
        if (isSettled())
            Q_EMIT editingFinished();
    });
    connect(m_edit, &GrowingEdit::cancelled, this, [this] {
        m_edit->setShownText(m_shown);
        Q_EMIT validationFailed({});
        Q_EMIT cancelled();
    });
    connect(m_edit, &GrowingEdit::menuOpening, this, &Field::menuOpening);
}

QString ListField::textOf(const QJsonValue &value) const
{
    const QJsonArray array = value.toArray();
    if (m_spec.kind != FieldKind::Tensor)
        return elementsText(array, u", "_s, m_colors);
    if (!array.first().isArray())
        return elementsText(array, u"  "_s, m_colors);
    QStringList rows;
    for (const QJsonValue &row : array)
        rows.append(elementsText(row.toArray(), u"  "_s, m_colors));
    return rows.join(u'\n');
}

Result<QJsonValue> ListField::read(const QString &text) const
{
    switch (m_spec.kind) {
    case FieldKind::Colors: return colorsFrom(text, m_colors);
    case FieldKind::Tensor: return tensorFrom(text, m_value.toArray().first().isArray());
    default: return numbersFrom(text, m_spec.min, m_spec.max);
    }
}

void ListField::display(const Reading &reading)
{
    // A dialog may have taken the focus while text was pending.
    const bool isTyping = m_edit->toPlainText() != m_shown && (m_edit->hasFocus() || reading.value == m_value);
    m_value = reading.value;
    if (m_grid)
        m_grid->display(reading.value);
    m_colors = reading.colors;
    m_shown = reading.isMixed ? QString() : textOf(reading.value);
    m_edit->setPlaceholderText(reading.isMixed ? u"—"_s : m_example);
    m_edit->setAccessibleDescription(reading.isMixed ? TextField::tr("Different values") : QString());
    if (!isTyping)
        m_edit->setShownText(m_shown);
    if (!m_swatches)
        return;
    QList<Swatch> swatches;
    for (const QJsonValue &color : reading.value.toArray()) {
        if (const auto parsed = base::parseColor(color.toString(), m_colors))
            swatches.append({color.toString(), *parsed});
    }
    m_swatches->setVisible(!swatches.isEmpty() && !reading.isMixed);
    m_swatches->setSwatches(swatches, m_colors);
}

/// Another colour for one of the list.
void ListField::openPicker(const QString &color, int index)
{
    Q_EMIT gestureBegan();
    const ColorPicker *picker = ColorPicker::open(m_session, color, m_swatches, this);
    connect(picker, &ColorPicker::selected, this, [this, index](const QString &chosen) {
        QJsonArray colors = m_value.toArray();
        if (index >= colors.size())
            return;
        colors[index] = chosen;
        Q_EMIT edited(colors);
    });
    connect(picker, &ColorPicker::closed, this, &Field::gestureEnded);
}

void ListField::fillMenu(QMenu &menu)
{
    if (m_grid)
        menu.addAction(icon(u"table"_s), Words::tr("Edit the cells…"), m_grid, &NumberGrid::open);
}

bool ListField::takePasted(const QMimeData &data)
{
    const bool isTable = m_spec.kind == FieldKind::Tensor;
    if (data.hasText() && (data.text().trimmed().isEmpty() || read(data.text())))
        return false; // as text, at the cursor
    const bool mayBeTyped = data.hasText() && !data.text().trimmed().contains(u'\n') && !data.text().contains(u'\t');
    auto pasted = numbersPasted(data);
    if (!pasted && mayBeTyped)
        return false;
    if (!pasted) {
        Q_EMIT validationFailed(pasted.error().text());
        return true;
    }
    const PastedNumbers numbers = isTable ? *std::move(pasted) : asList(*std::move(pasted));
    QStringList lines;
    for (const std::vector<double> &row : numbers.rows) {
        QStringList texts;
        std::ranges::transform(row, std::back_inserter(texts),
                               [](double number) { return QString::number(number, 'g', 12); });
        lines.append(texts.join(isTable ? u"  "_s : u", "_s));
    }
    m_edit->selectAll();
    m_edit->insertPlainText(lines.join(u'\n'));
    commit();
    if (!numbers.notes.isEmpty())
        Q_EMIT m_session.document.statusMessage(numbers.notes.join(u' '));
    return true;
}

void ListField::finish()
{
    m_edit->endComposing();
    commit();
}

bool ListField::isSettled() const
{
    return m_edit->toPlainText().trimmed() == m_shown.trimmed();
}

void ListField::commit()
{
    if (isSettled()) {
        Q_EMIT validationFailed({});
        return;
    }
    const Result<QJsonValue> value = read(m_edit->toPlainText());
    Q_EMIT validationFailed(value ? QString() : value.error().text());
    if (!value)
        return;
    m_value = *value;
    m_shown = textOf(*value);
    m_edit->setShownText(m_shown);
    Q_EMIT edited(*value);
}

} // namespace lectograph::editor
