// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/curves/presets.h"

#include "editor/language/easingnames.h"
#include "editor/widgets/easingbutton.h"
#include "editor/widgets/theme.h"
#include "editor/widgets/widgets.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QPixmap>
#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr QSize pictureSize(48, 30);
constexpr int easingRole = Qt::UserRole;
constexpr int ownRole = Qt::UserRole + 1;

} // namespace

std::vector<EasingPreset> savedPresets()
{
    std::vector<EasingPreset> presets = setting::easingPresets.value();
    std::erase_if(presets, [](const EasingPreset &preset) { return !base::Easing::parse(preset.easing); });
    return presets;
}

QIcon easingIcon(const QString &text, QSize size, qreal ratio)
{
    QPixmap pixmap(size * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    const auto easing = base::Easing::parse(text);
    if (!easing)
        return QIcon(pixmap);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool returns = easing->returnsToStart();
    painter.setPen(QPen(returns ? theme().keyframe : theme().accent, 1.6, returns ? Qt::DashLine : Qt::SolidLine));
    const double margin = size.height() / 4.5;
    painter.drawPath(
        easingPath(*easing, base::Dialect::Gl, QRectF(2, margin, size.width() - 4, size.height() - 2 * margin)));
    return QIcon(pixmap);
}

EasingPresets::EasingPresets(QWidget *parent)
    : QWidget(parent),
      m_list(new QListWidget(this)),
      m_name(new QLineEdit(this)),
      m_save(toolButton(u"plus"_s, tr("Keep this easing under a name"), this)),
      m_remove(toolButton(u"trash-2"_s, tr("Remove the easing of yours that is marked"), this))
{
    auto *title = new QLabel(tr("Easings"), this);
    title->setProperty("muted", true);
    QHBoxLayout *head = rowLayout(nullptr, 4, {8, 2, 4, 2});
    head->addWidget(title, 1);
    head->addWidget(m_save);
    head->addWidget(m_remove);
    m_name->setPlaceholderText(tr("Name, then Enter"));
    m_name->setAccessibleName(tr("Name for this easing"));
    m_name->hide();
    auto *nameRow = new QHBoxLayout;
    nameRow->setContentsMargins(8, 0, 8, 4);
    nameRow->addWidget(m_name);
    m_list->setObjectName(u"easingPresets"_s);
    m_list->setAccessibleName(tr("Easings"));
    m_list->setViewMode(QListView::IconMode);
    m_list->setMovement(QListView::Static);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setIconSize(pictureSize);
    m_list->setGridSize({98, 76});
    m_list->setWordWrap(true);
    m_list->setUniformItemSizes(true);
    m_list->setTextElideMode(Qt::ElideRight);
    m_list->setFont(uiFont(11));
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    QVBoxLayout *layout = columnLayout(this);
    layout->addLayout(head);
    layout->addLayout(nameRow);
    layout->addWidget(m_list, 1);
    const auto take = [this](const QListWidgetItem *item) { Q_EMIT selected(item->data(easingRole).toString()); };
    // Not itemActivated, which is emitted too where a single click activates items.
    connect(m_list, &QListWidget::itemClicked, this, take);
    auto *enter = new QShortcut(m_list);
    enter->setKeys({Qt::Key_Return, Qt::Key_Enter});
    enter->setContext(Qt::WidgetShortcut);
    connect(enter, &QShortcut::activated, this, [this, take] {
        if (m_list->currentItem())
            take(m_list->currentItem());
    });
    connect(m_list, &QListWidget::currentItemChanged, this,
            [this](const QListWidgetItem *item) { m_remove->setEnabled(item && item->data(ownRole).toBool()); });
    connect(m_save, &QToolButton::clicked, this, [this] {
        m_name->clear();
        m_name->setVisible(!m_name->isVisible());
        m_name->setFocus();
    });
    connect(m_remove, &QToolButton::clicked, this, &EasingPresets::removeCurrent);
    connect(m_name, &QLineEdit::returnPressed, this, &EasingPresets::saveCurrent);
    m_remove->setEnabled(false);
    fill();
}

void EasingPresets::fill()
{
    m_list->clear();
    const auto add = [this](const QString &label, const QString &easing, bool isOwn) {
        auto *item = new QListWidgetItem(easingIcon(easing, pictureSize, devicePixelRatioF()), label, m_list);
        item->setSizeHint({98, 74});
        item->setData(easingRole, easing);
        item->setData(ownRole, isOwn);
        const auto parsed = base::Easing::parse(easing);
        const bool returns = parsed && parsed->returnsToStart();
        item->setToolTip(returns ? tr("%1. Comes back to where it began.").arg(label) : label);
        item->setData(Qt::AccessibleTextRole, item->toolTip());
    };
    for (const EasingPreset &preset : savedPresets())
        add(preset.name, preset.easing, true);
    for (const QString &name : base::easingNames())
        add(easingLabel(name), name, false);
    setCurrent(m_easing);
}

void EasingPresets::setCurrent(const QString &easing)
{
    m_easing = easing;
    m_save->setEnabled(!easing.isEmpty());
    if (m_list->currentIndex().data(easingRole) == easing)
        return;
    const auto found = m_list->model()->match(m_list->model()->index(0, 0), easingRole, easing, 1, Qt::MatchExactly);
    m_list->setCurrentRow(found.isEmpty() ? -1 : found.front().row());
}

void EasingPresets::saveCurrent()
{
    const QString name = m_name->text().simplified();
    m_name->hide();
    m_list->setFocus();
    if (name.isEmpty() || m_easing.isEmpty())
        return;
    std::vector<EasingPreset> presets = savedPresets();
    auto same = std::ranges::find(presets, name, &EasingPreset::name);
    if (same == presets.end())
        same = presets.insert(same, {name, {}});
    same->easing = m_easing;
    store(presets);
}

void EasingPresets::removeCurrent()
{
    const QListWidgetItem *item = m_list->currentItem();
    if (!item || !item->data(ownRole).toBool())
        return;
    std::vector<EasingPreset> presets = savedPresets();
    std::erase_if(presets, [&](const EasingPreset &preset) { return preset.name == item->text(); });
    store(presets);
}

void EasingPresets::store(const std::vector<EasingPreset> &presets)
{
    if (const auto done = setting::easingPresets.set(presets); !done)
        Q_EMIT failed(done.error());
    fill();
}

} // namespace lectograph::editor
