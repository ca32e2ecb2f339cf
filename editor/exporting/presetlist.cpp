// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/exporting/presetlist.h"

#include "editor/exporting/exportchoice.h"
#include "editor/exporting/exportform.h"
#include "editor/widgets/theme.h"
#include "media/presets.h"

#include <QPainter>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QStyledItemDelegate>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr int leastPresets = 4; // seen; others are scrolled to
constexpr int mostPresetWidth = 320;

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

} // namespace

PresetList::PresetList(double frameRatio, QWidget *parent) : QListWidget(parent), m_frameRatio(frameRatio)
{
    named(this, u"presets"_s, tr("Presets"), {});
    setItemDelegate(new PresetItem(this));
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    const std::vector<media::Preset> presets = media::presets();
    for (const media::Preset &preset : presets) {
        auto *item = new QListWidgetItem(preset.label, this);
        item->setData(PresetItem::DescriptionRole, preset.description);
        item->setData(Qt::AccessibleDescriptionRole, preset.description);
        item->setToolTip(preset.description);
    }
    auto *own = new QListWidgetItem(tr("Your own"), this);
    own->setData(PresetItem::DescriptionRole, tr("Size and frames as set beside"));
    setFixedWidth(std::min(mostPresetWidth, widthOfPresets(*this)));
    setMinimumHeight(std::min(count(), leastPresets) * sizeHintForRow(0));
    connect(this, &QListWidget::currentRowChanged, this, [this, presets](int row) {
        if (row < 0 || row >= static_cast<int>(presets.size()))
            return;
        const media::Preset &preset = presets[static_cast<std::size_t>(row)];
        Q_EMIT presetChosen(sizeFor(preset, m_frameRatio), preset.rate);
    });
}

void PresetList::select(const QSize &size, base::FrameRate rate)
{
    const std::vector<media::Preset> presets = media::presets();
    const auto found = std::ranges::find_if(presets, [&](const media::Preset &preset) {
        return sizeFor(preset, m_frameRatio) == size && preset.rate == rate;
    });
    const QSignalBlocker quiet(this);
    setCurrentRow(static_cast<int>(found - presets.begin()));
}

} // namespace lectograph::editor
