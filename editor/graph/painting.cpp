// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/graph/painting.h"

#include "editor/language/translated.h"
#include "editor/widgets/elision.h"
#include "editor/widgets/theme.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace lectograph::editor::diagram {

using namespace Qt::StringLiterals;
using graph::ValueType;

namespace {

constexpr double namePixels = 10.5; // on screen, at every zoom

/// Zoomed out, the name is larger than the header: its background extends further down, and the contents of the card
/// begin below that. Ideographs fill the full line height.
double nameReach(double zoom)
{
    constexpr double line = 1.2;
    return std::max(10.0, line * namePixels / zoom - headerHeight);
}

QColor mixed(const QColor &a, const QColor &b, double share)
{
    const auto one = [share](int x, int y) { return static_cast<int>(std::lround(x + (y - x) * share)); };
    return {one(a.red(), b.red()), one(a.green(), b.green()), one(a.blue(), b.blue())};
}

/// Rounded at the top, square at the bottom.
QPainterPath headerPath(const QRectF &rect, double radius)
{
    QPainterPath path;
    path.moveTo(rect.bottomLeft());
    path.lineTo(rect.left(), rect.top() + radius);
    path.quadTo(rect.topLeft(), {rect.left() + radius, rect.top()});
    path.lineTo(rect.right() - radius, rect.top());
    path.quadTo(rect.topRight(), {rect.right(), rect.top() + radius});
    path.lineTo(rect.bottomRight());
    path.closeSubpath();
    return path;
}

void drawElided(QPainter &painter, const QRectF &rect, const QString &text, int alignment)
{
    const QString elided = elidedName(painter.fontMetrics(), text, static_cast<int>(rect.width()));
    painter.drawText(rect, alignment | Qt::AlignVCenter | Qt::TextSingleLine, elided);
}

void drawName(QPainter &painter, const QRectF &rect, const QString &name)
{
    const QString elided = elidedName(painter.fontMetrics(), name, static_cast<int>(rect.width()));
    painter.drawText(rect, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, elided);
}

void drawIcon(QPainter &painter, const QRectF &rect, const QString &name, const QColor &color)
{
    const QPixmap iconName = icon(name, color).pixmap(QSize(32, 32));
    painter.drawPixmap(rect, iconName, QRectF(iconName.rect()));
}

QColor tintOf(const NodeCard &card)
{
    return card.isKnown ? colorOf(card.type) : theme().error;
}

QColor headerColor(const NodeCard &card)
{
    return mixed(theme().raised, tintOf(card), theme().isDark ? 0.26 : 0.18);
}

/// Blocks that live elsewhere can be told from those of the scene.
QColor bodyColor(const NodeCard &card)
{
    return card.home == lecture::Home::Shared ? mixed(theme().raised, theme().accent, theme().isDark ? 0.22 : 0.14)
                                              : theme().raised;
}

QString homeIcon(lecture::Home home)
{
    return home == lecture::Home::Shared ? u"share-2"_s : u"log-in"_s;
}

void paintSwatches(QPainter &painter, const QRectF &rect, const QList<QColor> &swatches)
{
    double x = rect.left();
    for (const QColor &color : swatches) {
        painter.setPen(QPen(theme().line, 1));
        painter.setBrush(color);
        painter.drawRoundedRect(QRectF(x, rect.center().y() - 6, 12, 12), 3, 3);
        x += 16;
    }
}

/// Scales with all pixels of a much larger picture; the painter would sample only the nearest four.
QPixmap fitted(const QPixmap &picture, const QSizeF &size, const QPainter &painter)
{
    const QSize pixels = painter.deviceTransform().mapRect(QRectF(QPointF(), size)).size().toSize();
    const bool isSmaller = pixels.width() < picture.width() && pixels.height() < picture.height();
    return isSmaller ? picture.scaled(pixels, Qt::IgnoreAspectRatio, Qt::SmoothTransformation) : picture;
}

void paintPreview(QPainter &painter, const NodeCard &card, const NodePreview &body, double zoom)
{
    const Detail detail = detailAt(zoom);
    // Zoomed out there is no caption.
    const QRectF rect = detail == Detail::Full ? card.previewRect()
                                               : card.previewRect().adjusted(0, nameReach(zoom), 0, captionHeight / 2);
    if (!body.picture.isNull()) {
        const QSizeF size = QSizeF(body.picture.size()) / 2;
        const QSizeF widest = size.scaled(rect.adjusted(0, 4, 0, -4).size(), Qt::KeepAspectRatio);
        const QSizeF shown = widest.width() > size.width() && card.body == NodePreviewKind::Matrix ? size : widest;
        const QPointF corner = rect.center() - QPointF(shown.width() / 2, shown.height() / 2);
        const QPixmap picture = fitted(body.picture, shown, painter);
        painter.drawPixmap(QRectF(corner, shown), picture, QRectF(picture.rect()));
        return;
    }
    if (detail != Detail::Full) { // still legible
        QFont font = uiFont();
        font.setPixelSize(static_cast<int>(std::lround(10 / zoom)));
        painter.setFont(font);
        painter.setPen(body.problem.isEmpty() ? theme().muted : theme().error);
        drawElided(painter, rect, body.text, Qt::AlignLeft);
        return;
    }
    if (!body.problem.isEmpty()) {
        painter.setPen(theme().error);
        painter.setFont(uiFont(12));
        drawIcon(painter, {rect.left(), rect.center().y() - 7, 14, 14}, u"triangle-alert"_s, theme().error);
        drawElided(painter, rect.adjusted(20, 0, 0, 0), body.problem, Qt::AlignLeft);
        return;
    }
    if (!body.swatches.isEmpty())
        paintSwatches(painter, rect, body.swatches);
    painter.setPen(theme().text);
    painter.setFont(uiFont(12));
    const double left = body.swatches.isEmpty() ? 0 : static_cast<double>(body.swatches.size()) * 16 + 4;
    drawElided(painter, rect.adjusted(left, 0, 0, 0), body.text, Qt::AlignLeft);
}

void paintCaption(QPainter &painter, const NodeCard &card, const NodePreview &body)
{
    const QRectF rect(card.rect.left() + 8, card.rect.bottom() - captionHeight, card.rect.width() - 16,
                      captionHeight - 2);
    painter.setFont(uiFont(11));
    painter.setPen(theme().muted);
    double right = 0;
    const QString state = card.isMuted ? translated("Muted") : !card.homeName.isEmpty() ? card.homeName : body.caption;
    if (!state.isEmpty()) {
        const double width = std::min(painter.fontMetrics().horizontalAdvance(state) + 2.0, rect.width() * 0.6);
        right = width + 6;
        drawElided(painter, rect.adjusted(rect.width() - width, 0, 0, 0), state, Qt::AlignRight);
    }
    if (card.label != card.title)
        drawElided(painter, rect.adjusted(0, 0, -right, 0), card.title, Qt::AlignLeft);
}

void paintPortRow(QPainter &painter, const NodeCard &card, const Port &port, const CardLook &look)
{
    const bool isHovered = look.hovered == (port.isInput ? u"in:"_s : u"out:"_s) + port.key;
    paintPort(painter, port.at, port.type, port.isLinked, isHovered ? 6.5 : 5);
    if (!port.isInput && card.outputs.size() == 1 && !card.group)
        return; // it is beside the header
    const bool hasBoth = card.outputs.size() > 1 || card.group;
    const double width = hasBoth ? card.rect.width() / 2 - 12 : card.rect.width() - 20;
    const double left = port.isInput ? card.rect.left() + 10 : card.rect.right() - 10 - width;
    painter.setFont(uiFont(11));
    painter.setPen(port.isLinked || isHovered ? theme().text : theme().muted);
    drawElided(painter, {left, port.at.y() - rowHeight / 2, width, rowHeight}, port.label,
               port.isInput ? Qt::AlignLeft : Qt::AlignRight);
}

QRectF headerOf(const NodeCard &card, double zoom)
{
    return card.header().adjusted(0, 0, 0, detailAt(zoom) == Detail::Name ? nameReach(zoom) : 0);
}

/// Legible at every zoom: the text size is constant on screen.
void paintName(QPainter &painter, const NodeCard &card, double zoom)
{
    QFont font = uiFont(11);
    font.setPixelSize(static_cast<int>(std::lround(namePixels / zoom)));
    painter.setFont(font);
    painter.setPen(theme().text);
    const QRectF header = headerOf(card, zoom).adjusted(8, 0, -8, 0);
    drawName(painter, header, card.label);
}

std::array<QPointF, 4> curveOf(const QPointF &from, const QPointF &to)
{
    const double reach = std::clamp(std::abs(to.x() - from.x()) * 0.5, 32.0, 160.0);
    return {from, from + QPointF(reach, 0), to - QPointF(reach, 0), to};
}

/// The polar form of a cubic: (t, t, t) is its point at t, and of the piece from a to b the control points are (a, a, a),
/// (a, a, b), (a, b, b), (b, b, b). Ramshaw, "Blossoms are polar forms" (1989).
QPointF blossom(const std::array<QPointF, 4> &curve, double r, double s, double t)
{
    const auto between = [](const QPointF &a, const QPointF &b, double share) { return a + (b - a) * share; };
    const QPointF a = between(curve[0], curve[1], r);
    const QPointF b = between(curve[1], curve[2], r);
    const QPointF c = between(curve[2], curve[3], r);
    return between(between(a, b, s), between(b, c, s), t);
}

} // namespace

Detail detailAt(double zoom)
{
    return zoom >= 0.55 ? Detail::Full : zoom >= 0.3 ? Detail::Name : Detail::Block;
}

void paintCard(QPainter &painter, const NodeCard &card, const NodePreview &body, const CardLook &look)
{
    const Detail detail = detailAt(look.zoom);
    const double opacity = painter.opacity();
    if (look.isDimmed || card.isMuted)
        painter.setOpacity(opacity * 0.45);
    else if (card.home == lecture::Home::Inherited)
        painter.setOpacity(opacity * 0.6);
    const QColor outline = look.isSelected         ? theme().accent
        : !body.problem.isEmpty() || !card.isKnown ? theme().error
                                                   : theme().line;
    if (detail == Detail::Block) {
        painter.fillRect(card.rect, bodyColor(card));
        painter.fillRect(card.header().adjusted(0, 0, 0, 10), mixed(theme().raised, tintOf(card), 0.55));
        if (look.isSelected || look.isCurrent || outline == theme().error) {
            painter.setPen(QPen(look.isCurrent ? theme().accent : outline, 2 / look.zoom));
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(card.rect);
        }
        painter.setOpacity(opacity);
        return;
    }
    constexpr double radius = Theme::radius;
    if (card.group) { // drawn as a stack
        painter.setPen(QPen(theme().line, 1));
        painter.setBrush(theme().raised);
        painter.drawRoundedRect(card.rect.translated(4, 4), radius, radius);
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(bodyColor(card));
    painter.drawRoundedRect(card.rect, radius, radius);
    painter.fillPath(headerPath(headerOf(card, look.zoom), radius), headerColor(card));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(outline, (look.isSelected ? 2 : 1) * std::max(1.0, 1 / look.zoom)));
    painter.drawRoundedRect(card.rect, radius, radius);
    if (look.isCurrent) {
        painter.setPen(QPen(theme().accent, 2 / look.zoom));
        painter.drawRoundedRect(card.rect.adjusted(-4, -4, 4, 4), radius + 3, radius + 3);
    }
    paintPreview(painter, card, body, look.zoom);
    if (detail == Detail::Name) {
        paintName(painter, card, look.zoom);
        for (const auto *ports : {&card.inputs, &card.outputs}) {
            for (const Port &port : *ports)
                paintPort(painter, port.at, port.type, port.isLinked, 5);
        }
        painter.setOpacity(opacity);
        return;
    }
    double right = card.rect.right() - 12;
    if (!body.problem.isEmpty() || !card.isKnown) {
        drawIcon(painter, {right - 14, card.rect.top() + 6, 14, 14}, u"triangle-alert"_s, theme().error);
        right -= 18;
    }
    if (card.isActor) {
        drawIcon(painter, {right - 14, card.rect.top() + 6, 14, 14}, u"eye"_s, theme().muted);
        right -= 18;
    }
    if (card.home != lecture::Home::Own) {
        drawIcon(painter, {right - 14, card.rect.top() + 6, 14, 14}, homeIcon(card.home), theme().muted);
        right -= 18;
    }
    painter.setFont(uiFont(13, card.isActor));
    painter.setPen(theme().text);
    drawName(painter, {card.rect.left() + 10, card.rect.top(), right - card.rect.left() - 12, headerHeight},
             card.label);
    for (const auto *ports : {&card.inputs, &card.outputs}) {
        for (const Port &port : *ports)
            paintPortRow(painter, card, port, look);
    }
    paintCaption(painter, card, body);
    painter.setOpacity(opacity);
}

QPainterPath linkPath(const QPointF &from, const QPointF &to, const Stretch &stretch)
{
    const std::array<QPointF, 4> curve = curveOf(from, to);
    const double a = stretch.begin;
    const double b = stretch.end;
    QPainterPath path(blossom(curve, a, a, a));
    path.cubicTo(blossom(curve, a, a, b), blossom(curve, a, b, b), blossom(curve, b, b, b));
    return path;
}

void paintLink(QPainter &painter, const QPointF &from, const QPointF &to, ValueType type, const LinkLook &look)
{
    QColor color = colorOf(type);
    if (look.isDimmed)
        color.setAlphaF(0.3F);
    QPen pen(color, look.isSelected ? 4 : look.isNamed ? 1.25 : 2);
    painter.setBrush(Qt::NoBrush);
    if (detailAt(look.zoom) == Detail::Block) {
        pen.setWidthF(0);
        pen.setColor(look.isSelected ? colorOf(type) : mixed(theme().background, colorOf(type), 0.6));
        painter.setPen(pen);
        painter.drawLine(from, to);
        return;
    }
    if (look.isNamed)
        pen.setDashPattern({2, 4});
    else if (look.isStaged)
        pen.setDashPattern({4, 2});
    painter.setPen(pen);
    painter.drawPath(linkPath(from, to, look.stretch));
}

std::optional<Stretch> stretchWithin(const QPointF &from, const QPointF &to, const QRectF &rect)
{
    const std::array<QPointF, 4> curve = curveOf(from, to);
    const QRectF wide = rect.adjusted(-4, -4, 4, 4);
    constexpr int steps = 24;
    std::optional<Stretch> found;
    QPointF last = from;
    for (int i = 1; i <= steps; ++i) {
        const double t = static_cast<double>(i) / steps;
        const QPointF next = blossom(curve, t, t, t);
        const bool isAside = std::max(last.x(), next.x()) < wide.left() || std::min(last.x(), next.x()) > wide.right()
            || std::max(last.y(), next.y()) < wide.top() || std::min(last.y(), next.y()) > wide.bottom();
        if (!isAside)
            found = Stretch{found ? found->begin : static_cast<double>(i - 1) / steps, t};
        last = next;
    }
    return found;
}

double distanceTo(const QPainterPath &path, const QPointF &point)
{
    double nearest = std::numeric_limits<double>::max();
    constexpr int steps = 32;
    QPointF last = path.pointAtPercent(0);
    for (int i = 1; i <= steps; ++i) {
        const QPointF next = path.pointAtPercent(static_cast<double>(i) / steps);
        const QPointF along = next - last;
        const double square = QPointF::dotProduct(along, along);
        const double t = square > 0 ? std::clamp(QPointF::dotProduct(point - last, along) / square, 0.0, 1.0) : 0;
        const QPointF off = point - (last + along * t);
        nearest = std::min(nearest, std::hypot(off.x(), off.y()));
        last = next;
    }
    return nearest;
}

void paintCommentBox(QPainter &painter, const QRectF &rect, const QString &title, bool isGroup, bool isSelected,
                     double zoom)
{
    QColor fill = isGroup ? theme().accent : theme().keyframe;
    const QColor line = isSelected ? theme().accent : mixed(theme().background, fill, 0.45);
    fill.setAlphaF(0.06F);
    QPen pen(line, isSelected ? 2 / zoom : 1 / std::min(1.0, zoom));
    if (isGroup)
        pen.setStyle(Qt::DashLine);
    painter.setPen(pen);
    painter.setBrush(fill);
    painter.drawRoundedRect(rect, 8, 8);
    if (detailAt(zoom) == Detail::Block)
        return;
    QFont font = uiFont(13, true);
    if (zoom < 0.55)
        font.setPixelSize(static_cast<int>(std::lround(11 / zoom)));
    painter.setFont(font);
    painter.setPen(theme().text);
    double left = 10;
    if (isGroup) {
        drawIcon(painter, {rect.left() + 8, rect.top() + 5, 14, 14}, u"group"_s, theme().muted);
        left = 28;
    }
    drawElided(painter, {rect.left() + left, rect.top(), rect.width() - left - 8, frameTitleHeight}, title,
               Qt::AlignLeft);
}

void paintDots(QPainter &painter, const QRect &area, const QPointF &origin, double zoom)
{
    double step = 24 * zoom;
    while (step < 14)
        step *= 2;
    const auto first = [step](double start) { return std::ceil(start / step) * step - start; };
    QList<QPointF> dots;
    const double left = first(origin.x() * zoom);
    for (double y = first(origin.y() * zoom); y < area.height(); y += step) {
        for (double x = left; x < area.width(); x += step)
            dots.append({std::round(x), std::round(y)});
    }
    painter.setPen(QPen(theme().line, 1));
    painter.drawPoints(dots.constData(), static_cast<int>(dots.size()));
}

} // namespace lectograph::editor::diagram
