// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/looks/lookeditor.h"

#include "base/idnames.h"
#include "base/text.h"
#include "editor/edits/looks.h"
#include "editor/edits/styles.h"
#include "editor/inspector/color/colorpicker.h"
#include "editor/inspector/fields/listfield.h"
#include "editor/language/colornames.h"
#include "editor/language/names.h"
#include "editor/operations/styling.h"
#include "editor/widgets/balancedlabel.h"
#include "editor/widgets/coloricon.h"
#include "editor/widgets/theme.h"
#include "editor/widgets/widgets.h"
#include "graph/choices.h"
#include "graph/look.h"
#include "graph/placement.h"

#include <QBoxLayout>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QInputDialog>
#include <QJsonDocument>
#include <QLabel>
#include <QPushButton>
#include <QTabWidget>
#include <QTreeWidget>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr int nameRole = Qt::UserRole;      ///< of a colour or style, as in the look
constexpr int keyRole = Qt::UserRole + 1;   ///< of a value of a style
constexpr int colorRole = Qt::UserRole + 2; ///< whether the value is a colour

/// As the inspector shows it. Without a property to which it belongs, a name of a color is one.
QString valueText(const QJsonValue &value, const std::optional<graph::PropertySpec> &spec,
                  const base::ColorNames &names)
{
    if (spec && spec->type == graph::ValueType::Colors && value.isArray())
        return elementsText(value.toArray(), u", "_s, names);
    if (spec && spec->type == graph::ValueType::Choice) {
        const qsizetype index = graph::choiceValues(*spec).indexOf(value.toString());
        return index < 0 ? value.toString() : choiceLabelsOf(*spec).value(index);
    }
    if (value.isString())
        return spec && spec->type != graph::ValueType::Color ? value.toString()
                                                             : seenColorLabel(value.toString(), names);
    const QByteArray json = QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact);
    return QString::fromUtf8(json.mid(1, json.size() - 2));
}

/// The reverse: "2" → 2, "Accent" → "accent", "[1, 2]" → a list.
QJsonValue valueFrom(const QString &text, const std::optional<graph::PropertySpec> &spec, const base::ColorNames &names)
{
    if (spec && spec->type == graph::ValueType::Choice) {
        const qsizetype index = choiceLabelsOf(*spec).indexOf(text.trimmed());
        return index < 0 ? text.trimmed() : graph::choiceValues(*spec).at(index);
    }
    const QJsonDocument json = QJsonDocument::fromJson('[' + text.toUtf8() + ']');
    if (json.isArray() && json.array().size() == 1)
        return json.array().at(0);
    if (spec && spec->type == graph::ValueType::Colors) {
        if (const auto colors = colorsFrom(text, names))
            return *colors;
    }
    return spec && spec->type != graph::ValueType::Color ? QJsonValue(text.trimmed())
                                                         : QJsonValue(colorText(text.trimmed(), names));
}

QTreeWidget *table(const QString &name, const QString &first, const QString &second, QWidget *parent)
{
    auto *tree = new QTreeWidget(parent);
    tree->setAccessibleName(name);
    tree->setHeaderLabels({first, second});
    tree->setUniformRowHeights(true);
    tree->setEditTriggers(QAbstractItemView::NoEditTriggers);
    tree->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    tree->header()->setSectionResizeMode(1, QHeaderView::Interactive);
    tree->header()->setStretchLastSection(false);
    tree->header()->resizeSection(1, 170);
    return tree;
}

QPushButton *rowButton(const QString &text, const QString &help, QHBoxLayout *row, QWidget *parent)
{
    auto *button = new QPushButton(text, parent);
    button->setToolTip(help);
    button->setAutoDefault(false);
    row->addWidget(button);
    return button;
}

} // namespace

LookEditor::LookEditor(Session &session, QWidget *parent)
    : QDialog(parent),
      m_session(session),
      m_tabs(new QTabWidget(this)),
      m_colors(table(tr("Colours"), tr("Name"), tr("Colour"), this)),
      m_styles(table(tr("Styles"), tr("Style"), tr("Value"), this))
{
    setObjectName(u"lookEditor"_s);
    setWindowTitle(tr("Edit look"));
    resize(460, 560);
    QVBoxLayout *layout = columnLayout(this, 3 * Theme::grid, {14, 14, 14, 14});
    m_tabs->addTab(colorsPage(), tr("Colours"));
    m_tabs->addTab(stylesPage(), tr("Styles"));
    layout->addWidget(m_tabs, 1);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    QPushButton *save = buttons->addButton(tr("Save look…"), QDialogButtonBox::ActionRole);
    save->setToolTip(tr("Keep this look for other lectures"));
    save->setAutoDefault(false);
    connect(save, &QPushButton::clicked, this, [this] { saveLookAs(m_session, this); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    layout->addWidget(buttons);
    connect(&session.document, &Document::changed, this, &LookEditor::refresh);
    refresh();
}

QWidget *LookEditor::colorsPage()
{
    auto *page = new QWidget(this);
    QVBoxLayout *layout = columnLayout(page, 2 * Theme::grid, {8, 8, 8, 8});
    m_colors->setObjectName(u"lookColors"_s);
    m_colors->setRootIsDecorated(false);
    layout->addWidget(m_colors, 1);
    QHBoxLayout *row = rowLayout(nullptr, 2 * Theme::grid);
    m_pick = rowButton(tr("Change…"), tr("Pick the colour that has this name in the lecture"), row, page);
    QPushButton *add = rowButton(tr("Add colour…"), tr("A name of your own, such as “warning”"), row, page);
    m_removeColor = rowButton(tr("Remove"), tr("Without it, a name of the palette means the palette's colour"), row,
                              page);
    row->addStretch();
    layout->addLayout(row);
    connect(m_pick, &QPushButton::clicked, this, &LookEditor::pickColor);
    connect(add, &QPushButton::clicked, this, &LookEditor::addColor);
    connect(m_removeColor, &QPushButton::clicked, this, &LookEditor::removeColor);
    connect(m_colors, &QTreeWidget::itemActivated, this, &LookEditor::pickColor);
    connect(m_colors, &QTreeWidget::currentItemChanged, this, &LookEditor::enableButtons);
    return page;
}

QWidget *LookEditor::stylesPage()
{
    auto *page = new QWidget(this);
    QVBoxLayout *layout = columnLayout(page, 2 * Theme::grid, {8, 8, 8, 8});
    m_styles->setObjectName(u"lookStyles"_s);
    layout->addWidget(m_styles, 1);
    auto *hint = new BalancedLabel(tr("To make a style, select a block and choose “New style from this block…”."),
                                   page);
    hint->setProperty("muted", true);
    layout->addWidget(hint);
    QHBoxLayout *row = rowLayout(nullptr, 2 * Theme::grid);
    m_rename = rowButton(tr("Edit"), tr("Rename the style, or type the value (F2)"), row, page);
    m_pickValue = rowButton(tr("Change…"), tr("Pick the colour"), row, page);
    m_removeStyle = rowButton(tr("Remove"), tr("Blocks of a removed style keep how they look"), row, page);
    row->addStretch();
    layout->addLayout(row);
    const auto editCurrent = [this] {
        if (QTreeWidgetItem *item = m_styles->currentItem())
            m_styles->editItem(item, item->parent() ? 1 : 0);
    };
    connect(m_rename, &QPushButton::clicked, this, editCurrent);
    connect(m_styles, &QTreeWidget::itemActivated, this, editCurrent);
    connect(m_pickValue, &QPushButton::clicked, this, &LookEditor::pickColor);
    connect(m_removeStyle, &QPushButton::clicked, this, &LookEditor::removeStyle);
    connect(m_styles, &QTreeWidget::currentItemChanged, this, &LookEditor::enableButtons);
    connect(m_styles, &QTreeWidget::itemChanged, this, &LookEditor::takeEdited);
    return page;
}

void LookEditor::refresh()
{
    m_isFilling = true;
    const Place before = place();
    showColors();
    showStyles();
    restore(before);
    m_isFilling = false;
    enableButtons();
}

LookEditor::Place LookEditor::place() const
{
    Place place{.tab = m_tabs->currentIndex(), .color = {}, .style = {}, .key = {}};
    if (const QTreeWidgetItem *color = m_colors->currentItem())
        place.color = color->data(0, nameRole).toString();
    if (const QTreeWidgetItem *style = m_styles->currentItem()) {
        place.style = style->data(0, nameRole).toString();
        place.key = style->data(0, keyRole).toString();
    }
    for (int i = 0; i < m_styles->topLevelItemCount(); ++i) {
        if (m_styles->topLevelItem(i)->isExpanded())
            place.open.append(m_styles->topLevelItem(i)->data(0, nameRole).toString());
    }
    return place;
}

void LookEditor::restore(const Place &place)
{
    m_tabs->setCurrentIndex(place.tab);
    m_colors->setCurrentItem(m_colors->topLevelItem(0));
    for (int i = 0; i < m_colors->topLevelItemCount(); ++i) {
        if (QTreeWidgetItem *color = m_colors->topLevelItem(i); color->data(0, nameRole) == place.color)
            m_colors->setCurrentItem(color);
    }
    for (int i = 0; i < m_styles->topLevelItemCount(); ++i) {
        QTreeWidgetItem *style = m_styles->topLevelItem(i);
        const QString name = style->data(0, nameRole).toString();
        style->setExpanded(place.open.contains(name));
        if (name != place.style)
            continue;
        if (place.key.isEmpty())
            m_styles->setCurrentItem(style);
        for (int k = 0; k < style->childCount(); ++k) {
            if (style->child(k)->data(0, keyRole) == place.key)
                m_styles->setCurrentItem(style->child(k));
        }
    }
}

void LookEditor::showColors()
{
    m_colors->clear();
    const lecture::Lecture &lecture = m_session.document.lecture();
    const QJsonObject &written = lecture.look.colors;
    const base::ColorNames names = colorNamesOf(lecture);
    const auto add = [&](const QString &name, const base::Color &color) {
        auto *item = new QTreeWidgetItem(m_colors, {colorLabel(name)});
        item->setIcon(0, colorIcon(toQColor(color)));
        item->setData(0, nameRole, name);
        const QString own = written.value(name).toString();
        item->setText(1, own.isEmpty() ? base::toText(color) : seenColorLabel(own, names));
        if (own.isEmpty())
            item->setForeground(1, theme().muted); // as in the palette
    };
    for (const LookColor &one : ownLookColors(lecture))
        add(one.name, one.color);
    for (const Swatch &one : namedColors(names)) {
        add(one.text, one.color);
        m_colors->topLevelItem(m_colors->topLevelItemCount() - 1)->setText(0, shownColorLabel(one.text, names));
    }
}

void LookEditor::showStyles()
{
    m_styles->clear();
    const lecture::Lecture &lecture = m_session.document.lecture();
    const base::ColorNames names = colorNamesOf(lecture);
    for (const QString &name : lecture.look.styles.keys()) {
        const bool isOfScenes = name == graph::sceneStyle;
        auto *style = new QTreeWidgetItem(m_styles, {isOfScenes ? tr("Scenes") : base::styleInWords(name)});
        style->setData(0, nameRole, name);
        if (const int uses = blocksWithStyle(lecture, name); uses > 0)
            style->setText(1, tr("%n block(s)", nullptr, uses));
        style->setForeground(1, theme().muted);
        if (!isOfScenes)
            style->setFlags(style->flags() | Qt::ItemIsEditable);
        const QJsonObject values = styleValues(lecture, name);
        for (const QString &key : values.keys()) {
            const auto spec = specOf(key, values.value(key));
            auto *value = new QTreeWidgetItem(style,
                                              {spec ? labelOf(*spec) : key, valueText(values.value(key), spec, names)});
            value->setData(0, nameRole, name);
            value->setData(0, keyRole, key);
            value->setFlags(value->flags() | Qt::ItemIsEditable);
            const auto color = base::parseColor(values.value(key).toString(), names);
            value->setData(0, colorRole, values.value(key).isString() && color.has_value());
            if (values.value(key).isString() && color)
                value->setIcon(1, colorIcon(toQColor(*color)));
        }
    }
}

/// Of a property with this key to which the value fits, if some block or the scene has one.
std::optional<graph::PropertySpec> LookEditor::specOf(const QString &key, const QJsonValue &value) const
{
    const lecture::Lecture &lecture = m_session.document.lecture();
    const graph::ReadingContext reading({lecture.language}, colorNamesOf(lecture));
    for (const auto &[id, type] : m_session.document.plugins().nodes.types()) {
        const graph::PropertyTable table = graph::tableOf(type);
        const graph::PropertySpec *spec = lecture::findSpec(table, key);
        if (spec && graph::parseProperty(*spec, value, reading))
            return *spec;
    }
    const graph::PropertySpec *ofScene = lecture::findSpec(lecture::sceneProperties(), key);
    return ofScene ? std::optional(*ofScene) : std::nullopt;
}

void LookEditor::enableButtons()
{
    const QTreeWidgetItem *color = m_colors->currentItem();
    const QString name = color ? color->data(0, nameRole).toString() : QString();
    m_pick->setEnabled(color);
    m_removeColor->setEnabled(!name.isEmpty() && m_session.document.lecture().look.colors.contains(name));
    const QTreeWidgetItem *style = m_styles->currentItem();
    m_rename->setEnabled(style && style->flags() & Qt::ItemIsEditable);
    m_pickValue->setEnabled(style && style->data(0, colorRole).toBool());
    m_removeStyle->setEnabled(style);
}

void LookEditor::edit(const QString &name, const Document::Edit &change, Gesture gesture)
{
    if (!m_session.document.edit(name, change, gesture))
        refresh(); // what was typed is not taken over
}

void LookEditor::pickColor()
{
    const bool isOfStyle = m_styles->isVisible();
    const QTreeWidgetItem *item = isOfStyle ? m_styles->currentItem() : m_colors->currentItem();
    if (!item)
        return;
    const QString name = item->data(0, nameRole).toString();
    const QString key = item->data(0, keyRole).toString();
    const lecture::Lecture &lecture = m_session.document.lecture();
    const QString now = isOfStyle ? styleValues(lecture, name).value(key).toString()
                                  : lecture.look.colors.value(name).toString(name);
    const ColorPicker *picker = ColorPicker::open(m_session, now, isOfStyle ? m_pickValue : m_pick, this);
    connect(picker, &ColorPicker::selected, this,
            [this, isOfStyle, name, key, gesture = Gesture::begin()](const QString &color) {
                edit(
                    isOfStyle ? tr("Change style") : tr("Change colour of the look"),
                    [&](const lecture::Lecture &before) {
                        return isOfStyle ? withStyleValue(before, name, key, color)
                                         : withLookColor(before, name, color);
                    },
                    gesture);
            });
}

void LookEditor::addColor()
{
    auto *dialog = new QInputDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Add colour"));
    dialog->setLabelText(tr("Name of the colour, such as “warning”"));
    connect(dialog, &QInputDialog::textValueSelected, this, [this](const QString &name) {
        edit(tr("Add colour"), [&](const lecture::Lecture &before) { return withLookColor(before, name, u"BLUE"_s); });
    });
    dialog->open();
}

void LookEditor::removeColor()
{
    const QString name = m_colors->currentItem()->data(0, nameRole).toString();
    edit(tr("Remove colour of the look"),
         [&](const lecture::Lecture &before) { return withLookColor(before, name, QJsonValue::Undefined); });
}

void LookEditor::removeStyle()
{
    const QString name = m_styles->currentItem()->data(0, nameRole).toString();
    const QString key = m_styles->currentItem()->data(0, keyRole).toString();
    edit(key.isEmpty() ? tr("Remove style") : tr("Change style"), [&](const lecture::Lecture &before) {
        return key.isEmpty() ? withoutStyle(before, name, m_session.registry())
                             : withStyleValue(before, name, key, QJsonValue::Undefined);
    });
}

void LookEditor::takeEdited(QTreeWidgetItem *item, int column)
{
    if (m_isFilling)
        return;
    const QString name = item->data(0, nameRole).toString();
    const QString key = item->data(0, keyRole).toString();
    const QString typed = item->text(column);
    if (key.isEmpty() && typed == base::styleInWords(name)) // as it is shown in another language
        return;
    // After the editor of the item has closed, because the edit fills the tree again.
    QMetaObject::invokeMethod(
        this,
        [this, name, key, typed] {
            if (key.isEmpty())
                edit(tr("Rename style"),
                     [&](const lecture::Lecture &before) { return withStyleRenamed(before, name, typed); });
            else
                edit(tr("Change style"), [&](const lecture::Lecture &before) {
                    const auto spec = specOf(key, styleValues(before, name).value(key));
                    return withStyleValue(before, name, key, valueFrom(typed, spec, colorNamesOf(before)));
                });
        },
        Qt::QueuedConnection);
}

} // namespace lectograph::editor
