// SPDX-License-Identifier: GPL-3.0-or-later
// The widgets of the export dialog.
#include "editor/exporting/exportdialog.h"
#include "editor/exporting/ratebox.h"
#include "editor/widgets/choicebox.h"
#include "editor/widgets/formarea.h"
#include "editor/widgets/theme.h"
#include "editor/widgets/widgets.h"
#include "media/presets.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMouseEvent>
#include <QPainter>
#include <QPushButton>
#include <QScrollBar>
#include <QSpinBox>
#include <QStyledItemDelegate>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using Scope = ExportChoice::Scope;

namespace {

constexpr int leastPresets = 4; // seen; others are scrolled to
constexpr int mostPresetWidth = 320;
constexpr int formWidth = 432;

void drawElided(QPainter &painter, const QRect &rect, int alignment, const QFont &font, const QColor &color,
                const QString &text)
{
    painter.setFont(font);
    painter.setPen(color);
    painter.drawText(rect, alignment, QFontMetrics(font).elidedText(text, Qt::ElideRight, rect.width()));
}

/// A preset in the list: its name, and below it a description in small text.
class PresetItem : public QStyledItemDelegate
{
public:
    static constexpr int DescriptionRole = Qt::UserRole + 1;
    static constexpr int before = 4 * Theme::grid;
    static constexpr int after = 2 * Theme::grid;

    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const Theme &colors = theme();
        const QRect row = option.rect;
        const bool isCurrent = option.state & QStyle::State_Selected;
        painter->save();
        if (isCurrent || (option.state & QStyle::State_MouseOver))
            painter->fillRect(row, isCurrent ? colors.line : colors.raised);
        if (isCurrent)
            painter->fillRect(QRect(row.left(), row.top(), 3, row.height()), colors.accent);
        if (option.state & QStyle::State_HasFocus) {
            painter->setPen(QPen(colors.accent, 2));
            painter->drawRect(row.adjusted(1, 1, -1, -1));
        }
        const QRect inner = row.adjusted(before, 6, -after, -6);
        drawElided(*painter, inner, Qt::AlignTop | Qt::AlignLeft, uiFont(13), colors.text, index.data().toString());
        drawElided(*painter, inner, Qt::AlignBottom | Qt::AlignLeft, uiFont(11), colors.muted,
                   index.data(DescriptionRole).toString());
        painter->restore();
    }
    QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const override { return {0, 48}; }
};

/// So that all texts are read whole, beside the scroll bar.
int widthOfPresets(const QListWidget &presets)
{
    int widest = 0;
    for (int row = 0; row < presets.count(); ++row) {
        const QListWidgetItem &item = *presets.item(row);
        widest =
            std::max({widest, QFontMetrics(uiFont(13)).horizontalAdvance(item.text()),
                      QFontMetrics(uiFont(11)).horizontalAdvance(item.data(PresetItem::DescriptionRole).toString())});
    }
    return PresetItem::before + widest + 1 + PresetItem::after + presets.verticalScrollBar()->sizeHint().width();
}

/// A checkable row that looks like the check boxes of the window; a style sheet cannot do this in a list.
class TickItem : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        constexpr int boxSize = 16;
        const Theme &colors = theme();
        const QRect row = option.rect;
        const QRectF box(row.left() + 1.5, row.center().y() + 0.5 - boxSize / 2.0, boxSize - 1, boxSize - 1);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        if (option.state & QStyle::State_MouseOver)
            painter->fillRect(row, colors.raised);
        if (option.state & QStyle::State_HasFocus) {
            painter->setPen(QPen(colors.accent, 2));
            painter->drawRoundedRect(QRectF(row).adjusted(1, 1, -1, -1), Theme::fieldRadius, Theme::fieldRadius);
        }
        painter->setPen(isTicked(index) ? colors.accent : colors.muted);
        painter->setBrush(isTicked(index) ? colors.accent : colors.background);
        painter->drawRoundedRect(box, 3, 3);
        if (isTicked(index)) {
            painter->setPen(QPen(colors.onAccent, 2));
            const QPointF tick[] = {box.topLeft() + QPointF(3.5, 8), box.topLeft() + QPointF(6.5, 11),
                                    box.topLeft() + QPointF(12, 4.5)};
            painter->drawPolyline(tick, 3);
        }
        drawElided(*painter, row.adjusted(boxSize + 2 * Theme::grid, 0, -Theme::grid, 0),
                   Qt::AlignVCenter | Qt::AlignLeft, uiFont(), colors.text, index.data().toString());
        painter->restore();
    }
    QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const override { return {0, Theme::row}; }

    /// A click anywhere in the row toggles it, and so does Space.
    bool editorEvent(QEvent *event, QAbstractItemModel *model, const QStyleOptionViewItem &,
                     const QModelIndex &index) override
    {
        const bool isClick = event->type() == QEvent::MouseButtonRelease
            && static_cast<QMouseEvent *>(event)->button() == Qt::LeftButton;
        const bool isKey = event->type() == QEvent::KeyPress && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Space;
        return (isClick || isKey)
            && model->setData(index, isTicked(index) ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole);
    }

private:
    static bool isTicked(const QModelIndex &index)
    {
        return index.data(Qt::CheckStateRole).value<Qt::CheckState>() == Qt::Checked;
    }
};

/// Sets the accessible name and the description of a field.
template <class Field>
Field *named(Field *field, const QString &object, const QString &name, const QString &help)
{
    field->setObjectName(object);
    field->setAccessibleName(name);
    field->setToolTip(help);
    return field;
}

/// A button or check box, whose accessible name is its text.
template <class Button>
Button *makeButton(const QString &object, const QString &text, const QString &help, QWidget *parent)
{
    return named(new Button(text, parent), object, text, help);
}

/// Adds an icon before the note, so that its meaning does not depend on colour. Both are shown or hidden together.
QWidget *withIcon(QLabel *note, const QString &iconName, const QColor &color)
{
    auto *row = new QWidget(note->parentWidget());
    auto *layout = rowLayout(row, 2 * Theme::grid);
    auto *picture = new QLabel(row);
    picture->setPixmap(icon(iconName, color).pixmap(16, 16));
    layout->addWidget(picture, 0, Qt::AlignTop);
    layout->addWidget(note, 1);
    row->hide();
    return row;
}

QLabel *note(const QString &object, QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setObjectName(object);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

} // namespace

QWidget *ExportDialog::makePresets()
{
    m_presets = named(new QListWidget(this), u"presets"_s, tr("Presets"), {});
    m_presets->setItemDelegate(new PresetItem(m_presets));
    m_presets->setFrameShape(QFrame::NoFrame);
    m_presets->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    for (const media::Preset &preset : media::presets()) {
        auto *item = new QListWidgetItem(preset.label, m_presets);
        item->setData(PresetItem::DescriptionRole, preset.description);
        item->setData(Qt::AccessibleDescriptionRole, preset.description);
        item->setToolTip(preset.description);
    }
    auto *own = new QListWidgetItem(tr("Your own"), m_presets);
    own->setData(PresetItem::DescriptionRole, tr("Size and frames as set beside"));
    m_presets->setFixedWidth(std::min(mostPresetWidth, widthOfPresets(*m_presets)));
    m_presets->setMinimumHeight(std::min(m_presets->count(), leastPresets) * m_presets->sizeHintForRow(0));
    connect(m_presets, &QListWidget::currentRowChanged, this, &ExportDialog::usePreset);
    return m_presets;
}

QWidget *ExportDialog::makeForm()
{
    auto *form = new QWidget(this);
    form->setMinimumWidth(formWidth);
    auto *rows = new QFormLayout(form);
    rows->setContentsMargins(5 * Theme::grid, 4 * Theme::grid, 5 * Theme::grid, 4 * Theme::grid);
    rows->setHorizontalSpacing(4 * Theme::grid);
    rows->setVerticalSpacing(2 * Theme::grid);
    rows->setLabelAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    rows->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);

    m_scope = named(new ChoiceBox(form), u"scope"_s, tr("What is exported"),
                    tr("Which part of the lecture is exported"));
    m_scope->addItem(tr("Whole lecture"), static_cast<int>(Scope::Whole));
    m_scope->addItem(tr("From the in point to the out point"), static_cast<int>(Scope::InToOut));
    m_scope->addItem(tr("Only this scene"), static_cast<int>(Scope::OpenScene));
    m_scope->addItem(tr("Chosen scenes"), static_cast<int>(Scope::Scenes));
    rows->addRow(tr("What"), m_scope);
    m_scenes = named(new QListWidget(form), u"scenes"_s, tr("Scenes to export"),
                     tr("Space ticks a scene or unticks it"));
    m_scenes->setItemDelegate(new TickItem(m_scenes));
    m_scenes->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    // All of a usual lecture; of more, half a row shows that there are more.
    const double shownRows = m_lecture.scenes.size() > 6 ? 6.5 : static_cast<double>(m_lecture.scenes.size());
    m_scenes->setFixedHeight(static_cast<int>(shownRows * Theme::row) + 2 * Theme::grid);
    rows->addRow(QString(), m_scenes);

    m_format = named(new ChoiceBox(form), u"format"_s, tr("Format"), tr("The kind of file"));
    for (const FormatText &text : formatTexts()) {
        m_format->addItem(text.label, static_cast<int>(text.format));
        m_format->setItemData(m_format->count() - 1, text.help, Qt::ToolTipRole);
    }
    rows->addRow(tr("Format"), m_format);
    m_transparent = makeButton<QCheckBox>(u"transparent"_s, tr("No background"),
                                          tr("Transparent, to be laid over other pictures: WebM, MOV and PNG"), form);
    m_sound = makeButton<QCheckBox>(u"sound"_s, tr("With sound"),
                                    tr("The lecture's narration, music and effects: MP4, WebM and MOV"), form);
    auto *contents = rowLayout(nullptr, 4 * Theme::grid);
    contents->addWidget(m_transparent);
    contents->addWidget(m_sound);
    contents->addStretch();
    rows->addRow(QString(), contents);

    auto *size = rowLayout(nullptr, 2 * Theme::grid);
    m_width = named(new QSpinBox(form), u"width"_s, tr("Width in pixels"), tr("Width in pixels"));
    m_height = named(new QSpinBox(form), u"height"_s, tr("Height in pixels"), tr("Height in pixels"));
    for (QSpinBox *side : {m_width, m_height}) {
        side->setRange(16, 16384);
        side->setSingleStep(2);
        side->setButtonSymbols(QAbstractSpinBox::NoButtons);
        connect(side, &QSpinBox::valueChanged, this, &ExportDialog::renew);
    }
    size->addWidget(m_width, 1);
    size->addWidget(new QLabel(u"×"_s, form));
    size->addWidget(m_height, 1);
    auto *pixels = new QLabel(tr("pixels"), form);
    pixels->setProperty("muted", true);
    size->addWidget(pixels);
    rows->addRow(tr("Size"), size);
    m_rate = named(new RateBox(form), u"rate"_s, tr("Frames a second"),
                   tr("More frames make smoother motion and larger files"));
    m_rate->offer(m_lecture.rate);
    rows->addRow(tr("Frames a second"), m_rate);
    m_quality = named(new ChoiceBox(form), u"quality"_s, tr("Quality"),
                      tr("How closely the file keeps to the picture"));
    m_quality->addItem(tr("Small file: fine lines soften a little"), static_cast<int>(media::Quality::Small));
    m_quality->addItem(tr("Good: no difference to be seen"), static_cast<int>(media::Quality::Good));
    m_quality->addItem(tr("Fine: for editing later"), static_cast<int>(media::Quality::Fine));
    rows->addRow(tr("Quality"), m_quality);

    m_languages = new QWidget(form);
    rowLayout(m_languages, 4 * Theme::grid);
    rows->addRow(tr("Languages"), m_languages);

    m_name = named(new QLineEdit(form), u"name"_s, tr("File name"),
                   tr("The file's name; its ending follows from the format"));
    rows->addRow(tr("File name"), m_name);
    m_folder = named(new QLineEdit(form), u"folder"_s, tr("Folder"), tr("Where the file is put"));
    auto *browse = named(new QPushButton(tr("Browse…"), form), u"browse"_s, tr("Choose the folder"),
                         tr("Choose the folder"));
    browse->setAutoDefault(false);
    auto *folder = rowLayout(nullptr, 2 * Theme::grid);
    folder->addWidget(m_folder, 1);
    folder->addWidget(browse);
    rows->addRow(tr("Folder"), folder);

    connect(m_format, &QComboBox::currentIndexChanged, this, &ExportDialog::keepRatePossible);
    for (QComboBox *box : {m_scope, m_format, static_cast<QComboBox *>(m_rate), m_quality}) {
        box->setMinimumContentsLength(12);
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        connect(box, &QComboBox::currentIndexChanged, this, &ExportDialog::renew);
    }
    // Before renew(), which suggests a name until there is one.
    connect(m_name, &QLineEdit::textChanged, this,
            [this] { m_isNamed = m_isNamed || (!m_isSuggesting && !m_isFilling); });
    for (QLineEdit *edit : {m_name, m_folder})
        connect(edit, &QLineEdit::textChanged, this, &ExportDialog::renew);
    for (QCheckBox *box : {m_transparent, m_sound})
        connect(box, &QCheckBox::toggled, this, &ExportDialog::renew);
    connect(m_scenes, &QListWidget::itemChanged, this, &ExportDialog::renew);
    connect(browse, &QPushButton::clicked, this, &ExportDialog::chooseFolder);
    return new FormArea(form, this);
}

QWidget *ExportDialog::makeFoot()
{
    auto *foot = new QWidget(this);
    QVBoxLayout *layout = columnLayout(foot, 2 * Theme::grid,
                                       {5 * Theme::grid, 3 * Theme::grid, 5 * Theme::grid, 4 * Theme::grid});
    m_problems = note(u"problems"_s, foot);
    m_warning = note(u"warning"_s, foot);
    m_warning->setProperty("error", true);
    layout->addWidget(withIcon(m_problems, u"triangle-alert"_s, theme().keyframe));
    m_borrowing = new QWidget(foot);
    m_borrowing->hide();
    QHBoxLayout *borrowing = rowLayout(m_borrowing, 2 * Theme::grid);
    m_borrowingText = note(u"borrowed"_s, m_borrowing);
    auto *translate = makeButton<QPushButton>(
        u"translate"_s, tr("Translate"), tr("Close this window, and show the first of these texts in that language"),
        m_borrowing);
    translate->setAutoDefault(false);
    QWidget *borrowed = withIcon(m_borrowingText, u"triangle-alert"_s, theme().keyframe);
    borrowed->show();
    borrowing->addWidget(borrowed, 1);
    borrowing->addWidget(translate);
    layout->addWidget(m_borrowing);
    QWidget *warning = withIcon(m_warning, u"circle-alert"_s, theme().error);
    // It appears and disappears while a folder is typed; the widgets below must not move.
    QSizePolicy steady = warning->sizePolicy();
    steady.setRetainSizeWhenHidden(true);
    warning->setSizePolicy(steady);
    layout->addWidget(warning);

    m_replacing = new QWidget(foot);
    m_replacing->hide();
    auto *replacing = new QHBoxLayout(m_replacing);
    replacing->setContentsMargins(0, 0, 0, 0);
    m_replacingText = note(u"replacing"_s, m_replacing);
    m_replace = makeButton<QPushButton>(u"replace"_s, tr("Replace"), {}, m_replacing);
    m_keepBoth = makeButton<QPushButton>(u"keepBoth"_s, tr("Keep both"), tr("The new file gets a number"), m_replacing);
    replacing->addWidget(m_replacingText, 1);
    replacing->addWidget(m_keepBoth);
    replacing->addWidget(m_replace);
    layout->addWidget(m_replacing);

    auto *bottom = rowLayout(nullptr, 2 * Theme::grid);
    m_summary = note(u"summary"_s, foot);
    m_summary->setMinimumWidth(280);
    auto *cancel = makeButton<QPushButton>(u"cancel"_s, tr("Cancel"), tr("Close without exporting"), foot);
    m_export = makeButton<QPushButton>(u"export"_s, tr("Export"),
                                       tr("Put the export into the queue; you can go on working meanwhile"), foot);
    m_export->setProperty("primary", true);
    m_export->setDefault(true);
    cancel->setAutoDefault(false);
    bottom->addWidget(m_summary, 1);
    bottom->addWidget(cancel);
    bottom->addWidget(m_export);
    layout->addLayout(bottom);

    connect(translate, &QPushButton::clicked, this, &ExportDialog::goToBorrowed);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_export, &QPushButton::clicked, this, &ExportDialog::accept);
    connect(m_replace, &QPushButton::clicked, this, [this] { start(choice()); });
    connect(m_keepBoth, &QPushButton::clicked, this, [this] {
        ExportChoice renamed = choice();
        renamed.name = freeName(renamed, m_lecture, m_queue);
        start(renamed);
    });
    return foot;
}

} // namespace lectograph::editor
