// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/color/swatches.h"

#include "base/text.h"
#include "editor/edits/looks.h"
#include "editor/edits/properties.h"
#include "editor/language/colornames.h"
#include "editor/widgets/coloricon.h"
#include "editor/widgets/plaintexts.h"
#include "editor/widgets/theme.h"
#include "lecture/properties.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <map>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr int cellSize = 18;
constexpr int pitch = cellSize + 2 * SwatchGrid::ring;
constexpr qsizetype mostColors = 24;

} // namespace

QList<Swatch> colorsIn(const lecture::Lecture &lecture, const timeline::Registry &registry)
{
    const base::ColorNames names = colorNamesOf(lecture);
    std::map<QString, int> counts;
    const auto count = [&](const QJsonValue &json) {
        if (json.isString() && base::parseColor(json.toString(), names))
            ++counts[json.toString()];
    };
    for (const lecture::ScenePtr &scene : lecture.scenes) {
        lecture::eachProperty(*scene, registry, [&](const lecture::WrittenProperty &property) {
            if (property.spec.type != graph::ValueType::Color && property.spec.type != graph::ValueType::Colors)
                return;
            count(property.json);
            for (const QJsonValue &one : property.json.toArray())
                count(one);
            for (const Keyframe &key : keyframesOf(property.json))
                count(key.value);
        });
    }
    std::vector<std::pair<QString, int>> sorted(counts.begin(), counts.end());
    std::ranges::stable_sort(sorted, std::greater<>(), &std::pair<QString, int>::second);
    QList<Swatch> swatches;
    for (const auto &[text, uses] : sorted) {
        if (swatches.size() < mostColors)
            swatches.push_back({text, *base::parseColor(text, names)});
    }
    return swatches;
}

QList<Swatch> colorsOfLook(const lecture::Lecture &lecture)
{
    QList<Swatch> swatches;
    for (const LookColor &one : ownLookColors(lecture))
        swatches.push_back({one.name, one.color});
    return swatches;
}

namespace {

struct PaletteOrder
{
    qsizetype family;
    qsizetype shade;

    friend auto operator<=>(const PaletteOrder &, const PaletteOrder &) = default;
};

/// Families of a hue one after the other, each from light to dark: greys and browns, the rainbow, single colours.
PaletteOrder orderOf(const QString &name)
{
    static const QStringList families{u"WHITE"_s,      u"GREY"_s, u"BLACK"_s,  u"LIGHT_BROWN"_s, u"GREY_BROWN"_s,
                                      u"DARK_BROWN"_s, u"BLUE"_s, u"TEAL"_s,   u"GREEN"_s,       u"YELLOW"_s,
                                      u"GOLD"_s,       u"RED"_s,  u"MAROON"_s, u"PURPLE"_s};
    constexpr qsizetype middle = 2; // BLUE is BLUE_C
    const bool isShade = name.size() > 2 && name.at(name.size() - 2) == u'_';
    const qsizetype family = families.indexOf(isShade ? name.chopped(2) : name);
    return {family < 0 ? families.size() : family, isShade ? name.back().unicode() - u'A' : middle};
}

} // namespace

QList<Swatch> namedColors(const base::ColorNames &names)
{
    QList<Swatch> swatches;
    std::vector<base::Color> seen;
    for (const base::NamedColor &named : base::palette()) {
        // Some colours have several names, such as GREY and GRAY.
        if (std::ranges::find(seen, named.color) != seen.end())
            continue;
        seen.push_back(named.color);
        const QString name = base::toText(named.name);
        const base::Color *drawn = names.find(name);
        swatches.push_back({name, drawn ? *drawn : named.color});
    }
    std::ranges::stable_sort(swatches, {}, [](const Swatch &one) { return orderOf(one.text); });
    return swatches;
}

SwatchGrid::SwatchGrid(QWidget *parent) : QWidget(parent)
{
    QSizePolicy policy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setFocusPolicy(Qt::TabFocus);
    setMouseTracking(true);
}

void SwatchGrid::setSwatches(const QList<Swatch> &swatches, const base::ColorNames &names)
{
    m_names = names;
    m_swatches = swatches;
    setCurrent(std::clamp(m_current, 0, std::max(0, static_cast<int>(m_swatches.size()) - 1)));
    setFixedHeight(heightForWidth(width()));
    update();
}

int SwatchGrid::widthOf(int columns)
{
    return columns * pitch;
}

int SwatchGrid::columns(int width) const
{
    return std::max(1, width / pitch);
}

QRect SwatchGrid::cell(int index) const
{
    const int count = columns(width());
    return {ring + index % count * pitch, ring + index / count * pitch, cellSize, cellSize};
}

int SwatchGrid::heightForWidth(int width) const
{
    const int rows = (static_cast<int>(m_swatches.size()) + columns(width) - 1) / columns(width);
    return std::max(1, rows) * pitch;
}

QSize SwatchGrid::sizeHint() const
{
    constexpr int usual = 10;
    return {widthOf(usual), heightForWidth(widthOf(usual))};
}

void SwatchGrid::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const int wanted = heightForWidth(width());
    if (wanted != height())
        setFixedHeight(wanted);
}

int SwatchGrid::indexAt(const QPoint &point) const
{
    for (int i = 0; i < m_swatches.size(); ++i) {
        if (cell(i).adjusted(-ring, -ring, ring, ring).contains(point))
            return i;
    }
    return -1;
}

QString SwatchGrid::nameOf(int index) const
{
    return index >= 0 && index < m_swatches.size() ? shownColorLabel(m_swatches[index].text, m_names) : QString();
}

void SwatchGrid::setCurrent(int index)
{
    m_current = index;
    setAccessibleDescription(nameOf(index));
    if (hasFocus())
        Q_EMIT pointed(nameOf(index));
    update();
}

void SwatchGrid::mouseMoveEvent(QMouseEvent *event)
{
    Q_EMIT pointed(nameOf(indexAt(event->position().toPoint())));
}

void SwatchGrid::leaveEvent(QEvent *event)
{
    QWidget::leaveEvent(event);
    Q_EMIT pointed(hasFocus() ? nameOf(m_current) : QString());
}

void SwatchGrid::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    Q_EMIT pointed(nameOf(m_current));
}

void SwatchGrid::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    Q_EMIT pointed({});
}

void SwatchGrid::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (int i = 0; i < m_swatches.size(); ++i) {
        paintColor(painter, QRectF(cell(i)).adjusted(0.5, 0.5, -0.5, -0.5), toQColor(m_swatches[i].color), 4);
        if (hasFocus() && i == m_current) {
            painter.setPen(QPen(theme().accent, 2));
            painter.setBrush(Qt::NoBrush);
            painter.drawRoundedRect(QRectF(cell(i)).adjusted(-1, -1, 1, 1), 5, 5);
        }
    }
}

void SwatchGrid::mousePressEvent(QMouseEvent *event)
{
    const int index = indexAt(event->position().toPoint());
    if (index < 0)
        return;
    setCurrent(index);
    Q_EMIT selected(m_swatches[index].text, index);
}

void SwatchGrid::keyPressEvent(QKeyEvent *event)
{
    const int count = static_cast<int>(m_swatches.size());
    const auto move = [&](int by) { setCurrent(std::clamp(m_current + by, 0, std::max(0, count - 1))); };
    switch (event->key()) {
    case Qt::Key_Left: move(-1); return;
    case Qt::Key_Right: move(1); return;
    case Qt::Key_Up: move(-columns(width())); return;
    case Qt::Key_Down: move(columns(width())); return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (m_current < count)
            Q_EMIT selected(m_swatches[m_current].text, m_current);
        return;
    default: QWidget::keyPressEvent(event);
    }
}

bool SwatchGrid::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        const int index = indexAt(help->pos());
        if (index >= 0)
            QToolTip::showText(help->globalPos(), tipOf(nameOf(index)), this);
        return true;
    }
    return QWidget::event(event);
}

} // namespace lectograph::editor
