// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/fields/tablefield.h"

#include "base/text.h"
#include "editor/edits/cell_clipboard.h"
#include "editor/edits/filedrop.h"
#include "editor/inspector/grid/griddialog.h"
#include "editor/language/language.h"
#include "editor/language/names.h"
#include "editor/operations/tabledialog.h"
#include "editor/widgets/theme.h"
#include "editor/widgets/widgets.h"

#include <QDragEnterEvent>
#include <QFileInfo>
#include <QKeyEvent>
#include <QMimeData>
#include <QPainter>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using base::Result;

namespace {

constexpr int mostShownRows = 5;
constexpr int mostShownColumns = 5;
constexpr int rowHeight = 20;
constexpr int footHeight = 22;
constexpr int least = 52; ///< width of a column

} // namespace

TablePreviewButton::TablePreviewButton(QWidget *parent) : QAbstractButton(parent)
{
    setObjectName(u"tablePreview"_s);
    setFocusPolicy(Qt::StrongFocus);
    setAcceptDrops(true);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

int TablePreviewButton::shownRows() const
{
    return std::clamp(static_cast<int>(m_content.cells.rowCount()), 1, mostShownRows);
}

QSize TablePreviewButton::sizeHint() const
{
    return {160, shownRows() * rowHeight + footHeight + 2};
}

void TablePreviewButton::display(const GridContent &content, bool isMixed)
{
    m_content = content;
    m_isMixed = isMixed;
    const auto size =
        TableField::tr("Rows: %1, columns: %2").arg(content.cells.rowCount()).arg(content.cells.columnCount());
    setAccessibleDescription(isMixed ? TableField::tr("Different values") : size);
    updateGeometry();
    update();
}

void TablePreviewButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF frame = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.setPen(QPen(hasFocus() ? theme().accent : underMouse() ? theme().muted : theme().line, hasFocus() ? 2 : 1));
    painter.setBrush(theme().background);
    painter.drawRoundedRect(frame, Theme::fieldRadius, Theme::fieldRadius);
    painter.setRenderHint(QPainter::Antialiasing, false);

    const Cells &cells = m_content.cells;
    const int columns = std::clamp(static_cast<int>(cells.columnCount()), 1,
                                   std::clamp((width() - 8) / least, 1, mostShownColumns));
    const int columnWidth = (width() - 8) / columns;
    for (int row = 0; row < shownRows() && !m_isMixed; ++row) {
        const int top = 1 + row * rowHeight;
        for (int column = 0; column < columns; ++column) {
            const bool isHeader = (row == 0 && m_content.hasHeaderRow) || (column == 0 && m_content.hasHeaderColumn);
            QFont font = this->font();
            font.setPixelSize(12);
            font.setWeight(isHeader ? QFont::DemiBold : QFont::Normal);
            painter.setFont(font);
            painter.setPen(theme().text);
            const QRect room(4 + column * columnWidth + 3, top, columnWidth - 6, rowHeight);
            QString text = cells.at(row, column);
            painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter,
                             painter.fontMetrics().elidedText(text.replace(u'\n', u' '), Qt::ElideRight, room.width()));
        }
        painter.setPen(theme().line);
        painter.drawLine(4, top + rowHeight, width() - 5, top + rowHeight);
    }
    const QRect foot(8, height() - footHeight - 1, width() - 16, footHeight);
    painter.setFont(uiFont(11));
    painter.setPen(theme().muted);
    painter.drawText(foot, Qt::AlignLeft | Qt::AlignVCenter,
                     m_isMixed ? u"—"_s : u"%1 × %2"_s.arg(cells.rowCount()).arg(cells.columnCount()));
    painter.setPen(isEnabled() ? theme().accent : theme().muted);
    painter.drawText(foot, Qt::AlignRight | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(text(), Qt::ElideRight, foot.width() - 48));
}

void TablePreviewButton::keyPressEvent(QKeyEvent *event)
{
    const bool isReturn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (event->key() == Qt::Key_F2 || (isReturn && !(event->modifiers() & Qt::ControlModifier)))
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

void TablePreviewButton::dragEnterEvent(QDragEnterEvent *event)
{
    event->setAccepted(isEnabled() && !tableFileIn(event->mimeData()).isEmpty());
}

void TablePreviewButton::dropEvent(QDropEvent *event)
{
    if (const QString file = tableFileIn(event->mimeData()); !file.isEmpty()) {
        event->acceptProposedAction();
        Q_EMIT fileDropped(file);
    }
}

Result<std::optional<Cells>> cellsOfFile(Session &session, const QString &path)
{
    const auto choices = tableChoicesOf(path);
    if (choices.empty())
        return base::failure(TableField::tr("“%1” cannot be read as a table.").arg(QFileInfo(path).fileName()),
                             TableField::tr("Save it from the spreadsheet as CSV."));
    const TableAnswer answer = askForTable(session, choices, QFileInfo(path).fileName());
    if (answer.isCancelled)
        return std::optional<Cells>();
    const TableChoice &choice = answer.choice ? *answer.choice : choices.front();
    return tensor::parseTable(choice.text, choice.reading, mostCells).map([](const tensor::Table &table) {
        return std::optional(cellsOfTable(table));
    });
}

TableField::TableField(Session &session, const RowSource &source, QWidget *parent)
    : Field(parent),
      m_session(session),
      m_source(source),
      m_languages(languagesOf(session.document.lecture())),
      m_preview(new TablePreviewButton(this))
{
    m_preview->setText(tr("Edit the cells…"));
    m_preview->setAccessibleName(u"%1: %2"_s.arg(source.spec.label, m_preview->text()));
    columnLayout(this)->addWidget(m_preview);
    setFocusProxy(m_preview);
    connect(m_preview, &QAbstractButton::clicked, this, &TableField::open);
    // A modal dialog during a drop would keep the pointer grabbed.
    const auto takeFile = [this](const QString &path) {
        QTimer::singleShot(0, this, [this, path] {
            auto cells = cellsOfFile(m_session, path);
            if (!cells && m_dialog)
                m_dialog->tell(cells.error().text(), true);
            else if (!cells)
                Q_EMIT validationFailed(cells.error().text());
            else if (*cells)
                takeEdits({{.kind = CellEdit::Kind::Replace, .with = std::move(**cells)}});
        });
    };
    connect(m_preview, &TablePreviewButton::fileDropped, this, takeFile);
}

QString TableField::shownLanguage() const
{
    const QString shown = m_session.preview.language();
    return m_languages.all.contains(shown) ? shown : m_languages.own;
}

/// The property with it, of the type of the block; nothing if that has none.
std::optional<PropertyPlace> TableField::placeOf(TableHead head) const
{
    if (m_source.places.empty())
        return std::nullopt;
    PropertyPlace place = m_source.places.front();
    const graph::Node *node = m_session.document.node(place.scene, place.node);
    const graph::NodeType *type = node ? m_session.registry().nodes.find(node->type) : nullptr;
    const graph::PropertySpec *spec = type ? headSpec(type->properties, head) : nullptr;
    if (!spec)
        return std::nullopt;
    place.key = base::toText(spec->key);
    return place;
}

std::optional<bool> TableField::headOf(TableHead head) const
{
    const auto place = placeOf(head);
    const lecture::Lecture &lecture = m_session.document.lecture();
    const auto spec = place ? specOf(lecture, *place, m_session.registry()) : std::nullopt;
    if (!spec)
        return std::nullopt;
    const QJsonValue value = shownValue(m_session, *place, *spec, writtenAt(lecture, *place));
    return value.isBool() ? value.toBool() : value.toInt() > 0;
}

void TableField::setHead(TableHead head, bool isHeader)
{
    const auto place = placeOf(head);
    const auto spec = place ? specOf(m_session.document.lecture(), *place, m_session.registry()) : std::nullopt;
    if (!spec)
        return;
    std::vector<PropertyPlace> places = m_source.places;
    for (PropertyPlace &one : places)
        one.key = place->key;
    m_session.document.edit(tr("Change %1").arg(labelOf(*spec)), [&](const lecture::Lecture &lecture) {
        return withEachProperty(lecture, places, [&](const PropertyPlace &, const QJsonValue &) -> Result<QJsonValue> {
            return headValue(*spec, isHeader);
        });
    });
}

GridContent TableField::content(const QString &language) const
{
    GridContent content{cellsIn(m_reading.value, language, m_languages), headOf(TableHead::Row).value_or(false),
                        headOf(TableHead::Column).value_or(false)};
    for (qsizetype row = 0; row < content.cells.rowCount(); ++row)
        content.isFallback.push_back(!isTranslated(m_reading.value, row, language, m_languages));
    return content;
}

void TableField::display(const Reading &reading)
{
    m_reading = reading;
    m_preview->setEnabled(!reading.isMixed);
    QFont font = m_preview->font();
    setLanguage(font, shownLanguage());
    m_preview->setFont(font);
    m_preview->display(content(shownLanguage()), reading.isMixed);
    if (m_dialog)
        showInDialog();
}

void TableField::showInDialog()
{
    m_dialog->display(content(m_dialog->language()));
    m_dialog->displayHeads(headOf(TableHead::Row), headOf(TableHead::Column));
}

void TableField::takeEdits(const std::vector<CellEdit> &edits)
{
    const QString language = m_dialog ? m_dialog->language() : shownLanguage();
    Q_EMIT changed([edits, language, languages = m_languages](const QJsonValue &texts) {
        return withCellEdits(texts, edits, language, languages);
    });
}

void TableField::open()
{
    if (m_dialog) {
        m_dialog->raise();
        m_dialog->activateWindow();
        return;
    }
    m_dialog = new GridDialog(m_session, m_source.spec.label, m_languages.all, shownLanguage(), this);
    m_dialog->setAttribute(Qt::WA_DeleteOnClose);
    m_dialog->setWindowModality(Qt::WindowModal);
    CellGrid *grid = m_dialog->grid();
    connect(grid, &CellGrid::edited, this, &TableField::takeEdits);
    connect(grid, &CellGrid::refused, m_dialog, [this](const QString &sentence) { m_dialog->tell(sentence, true); });
    connect(grid, &CellGrid::fileDropped, m_preview, &TablePreviewButton::fileDropped);
    connect(m_dialog, &GridDialog::languageChanged, this, &TableField::showInDialog);
    connect(m_dialog, &GridDialog::headsChanged, this, &TableField::setHead);
    connect(&m_session.document, &Document::changed, m_dialog, [this] { display(m_source.read()); });
    showInDialog();
    m_dialog->show();
}

} // namespace lectograph::editor
