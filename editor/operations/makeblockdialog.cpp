// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/operations/makeblockdialog.h"

#include "base/color.h"
#include "base/color_names.h"
#include "editor/customblocks/customblock.h"
#include "editor/edits/looks.h"
#include "editor/edits/properties.h"
#include "editor/edits/styles.h"
#include "editor/language/colornames.h"
#include "editor/language/names.h"
#include "editor/session/labels.h"
#include "editor/session/session.h"
#include "editor/widgets/coloricon.h"
#include "editor/widgets/theme.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr int nodeRole = Qt::UserRole + 1;
constexpr int keyRole = Qt::UserRole + 2;

/// A value in few words.
QString shortValue(const QJsonValue &written, const QStringList &languages)
{
    constexpr qsizetype longest = 40;
    QString text = graph::localized(written, languages).value_or(QString());
    if (written.isDouble())
        text = QLocale().toString(written.toDouble(), 'g', 6);
    return text.size() > longest ? text.first(longest) + u'…' : text;
}

} // namespace

MakeBlockDialog::MakeBlockDialog(Session &session, const QStringList &nodes, QWidget *parent)
    : QDialog(parent),
      m_name(new QLineEdit(this)),
      m_properties(new QTreeWidget(this)),
      m_keep(new QCheckBox(tr("Keep in My blocks"), this)),
      m_done(nullptr)
{
    setObjectName(u"makeBlockDialog"_s);
    setWindowTitle(tr("Make a block"));
    setMinimumWidth(440);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(20, 20, 20, 16);
    layout->setSpacing(2 * Theme::grid);

    auto *nameLabel = new QLabel(tr("Name"), this);
    nameLabel->setBuddy(m_name);
    layout->addWidget(nameLabel);
    m_name->setObjectName(u"name"_s);
    m_name->setMaxLength(60);
    m_name->setPlaceholderText(tr("Such as “Token”"));
    m_name->setAccessibleName(tr("Name"));
    m_name->setToolTip(tr("The palette shows the block under this name"));
    m_name->setText(nameFor(session.document.lecture(), session.selection.scene(), nodes, session.registry().nodes));
    layout->addWidget(m_name);

    layout->addSpacing(Theme::grid);
    auto *hint = new QLabel(tr("Properties that each instance has of its own:"), this);
    hint->setBuddy(m_properties);
    hint->setWordWrap(true);
    layout->addWidget(hint);
    m_properties->setObjectName(u"properties"_s);
    m_properties->setAccessibleName(tr("Properties that each instance has"));
    m_properties->setToolTip(tr("The others are the same in all instances and are changed in the definition"));
    m_properties->setColumnCount(2);
    m_properties->setHeaderHidden(true);
    m_properties->setMinimumHeight(160);
    m_properties->header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    fill(session, nodes);
    layout->addWidget(m_properties, 1);
    m_keep->setObjectName(u"keep"_s);
    m_keep->setToolTip(tr("Other lectures find it in the palette, too"));
    layout->addWidget(m_keep);

    auto *buttons = new QDialogButtonBox(this);
    buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole);
    m_done = new QPushButton(tr("Make"), buttons);
    m_done->setObjectName(u"done"_s);
    m_done->setProperty("primary", true); // before the button box polishes it
    m_done->setDefault(true);
    buttons->addButton(m_done, QDialogButtonBox::AcceptRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    layout->addWidget(buttons);
    const auto follow = [this] { m_done->setEnabled(!name().isEmpty()); };
    connect(m_name, &QLineEdit::textChanged, this, follow);
    follow();
    m_name->setFocus();
    m_name->selectAll();
}

void MakeBlockDialog::fill(Session &session, const QStringList &nodes)
{
    const Lecture &lecture = session.document.lecture();
    const QString scene = session.selection.scene();
    const QStringList languages = session.preview.languages();
    const base::ColorNames colors = colorNamesOf(lecture);
    QTreeWidgetItem *block = nullptr;
    QString owner;
    for (const OfferedProperty &offer : offeredToPublish(lecture, scene, nodes, session.document.plugins())) {
        const auto &[id, key] = offer.property;
        const PropertyPlace place{scene, id, {}, key};
        const auto spec = editor::specOf(lecture, place, session.registry());
        const graph::Node *node = session.document.node(scene, id);
        if (!spec || !node)
            continue;
        if (!block || owner != id) {
            owner = id;
            block = new QTreeWidgetItem(m_properties, {nodeLabel(session, scene, id)});
            block->setFlags(Qt::ItemIsEnabled);
            block->setSizeHint(1, QSize(0, Theme::row));
        }
        const QJsonValue written = writtenAt(lecture, place);
        const QJsonValue value = written.isUndefined() ? presetAt(lecture, place, *spec) : written;
        auto *row = new QTreeWidgetItem(block, {labelOf(*spec), shortValue(value, languages)});
        if (const auto color = base::parseColor(value.toString(), colors);
            offer.type == graph::ValueType::Color && color) {
            row->setText(1, seenColorLabel(value.toString(), colors));
            row->setIcon(1, colorIcon(toQColor(*color)));
        }
        row->setSizeHint(1, QSize(0, Theme::row)); // as high as other rows; the first column is as wide as its words
        row->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        row->setCheckState(0, offer.isSuggested ? Qt::Checked : Qt::Unchecked);
        row->setData(0, nodeRole, id);
        row->setData(0, keyRole, key);
        row->setToolTip(0, helpOf(*spec));
    }
    m_properties->expandAll();
}

QString MakeBlockDialog::name() const
{
    return m_name->text().simplified();
}

bool MakeBlockDialog::isKept() const
{
    return m_keep->isChecked();
}

std::vector<PropertyOfNode> MakeBlockDialog::published() const
{
    std::vector<PropertyOfNode> published;
    for (int i = 0; i < m_properties->topLevelItemCount(); ++i) {
        const QTreeWidgetItem *block = m_properties->topLevelItem(i);
        for (int row = 0; row < block->childCount(); ++row) {
            const QTreeWidgetItem *item = block->child(row);
            if (item->checkState(0) == Qt::Checked)
                published.push_back({item->data(0, nodeRole).toString(), item->data(0, keyRole).toString()});
        }
    }
    return published;
}

} // namespace lectograph::editor
