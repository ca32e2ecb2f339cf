// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/widgets/theme.h"

#include "editor/language/language.h"
#include "editor/widgets/stemdarkening.h"
#include "graph/value.h"

#include <QApplication>
#include <QFile>
#include <QIconEngine>
#include <QLocale>
#include <QPainter>
#include <QPalette>
#include <QPixmapCache>
#include <QSvgRenderer>

#include <algorithm>
#include <cmath>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

Theme current = darkTheme();
bool isMotionReduced = false;

QPalette paletteOf(const Theme &theme)
{
    QPalette palette;
    using enum QPalette::ColorRole;
    const std::pair<QPalette::ColorRole, QColor> colors[] = {
        {Window, theme.panel},          {WindowText, theme.text},    {Base, theme.background},
        {AlternateBase, theme.panel},   {ToolTipBase, theme.raised}, {ToolTipText, theme.text},
        {PlaceholderText, theme.muted}, {Text, theme.text},          {Button, theme.raised},
        {ButtonText, theme.text},       {Highlight, theme.accent},   {HighlightedText, theme.onAccent},
        {Link, theme.accent},           {Mid, theme.line},           {Dark, theme.line}};
    for (const auto &[role, color] : colors)
        palette.setColor(role, color);
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, theme.muted);
    return palette;
}

QString styleSheetOf(const Theme &theme)
{
    QFile file(u":/lectograph/editor/style.qss"_s);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QString text = QString::fromUtf8(file.readAll());
    const std::pair<QString, QColor> colors[] = {{u"@background"_s, theme.background},
                                                 {u"@panel"_s, theme.panel},
                                                 {u"@raised"_s, theme.raised},
                                                 {u"@line"_s, theme.line},
                                                 {u"@text"_s, theme.text},
                                                 {u"@muted"_s, theme.muted},
                                                 {u"@onaccent"_s, theme.onAccent},
                                                 {u"@accent"_s, theme.accent},
                                                 {u"@keyframe"_s, theme.keyframe},
                                                 {u"@error"_s, theme.error},
                                                 {u"@good"_s, theme.good}};
    for (const auto &[name, color] : colors)
        text.replace(name, color.name());
    text.replace(u"@scheme"_s, theme.isDark ? u"dark"_s : u"light"_s);
    return text;
}

/// Renders the icon at the requested size, so that it is sharp on every screen.
class SignEngine : public QIconEngine
{
public:
    SignEngine(QString name, const QColor &color) : m_name(std::move(name)), m_color(color) {}

    QIconEngine *clone() const override { return new SignEngine(*this); }
    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State) override
    {
        QFile file(u":/lectograph/icons/"_s + m_name + u".svg"_s);
        if (!file.open(QIODevice::ReadOnly))
            return;
        QByteArray svg = file.readAll();
        constexpr double disabledShare = 0.45; // still seen in both themes
        const QColor color = mode == QIcon::Disabled ? mixColors(theme().muted, theme().panel, disabledShare) : m_color;
        svg.replace("currentColor", color.name().toLatin1());
        QSvgRenderer renderer(svg);
        renderer.render(painter, QRectF(rect));
    }
    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap pixmap;
        if (size.isEmpty()) // a button without room for it
            return pixmap;
        const QString key = u"sign %1 %2 %3 %4 %5 %6"_s.arg(m_name, m_color.name())
                                .arg(size.width())
                                .arg(size.height())
                                .arg(mode)
                                .arg(theme().isDark);
        if (QPixmapCache::find(key, &pixmap))
            return pixmap;
        pixmap = QPixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(), size), mode, state);
        painter.end();
        QPixmapCache::insert(key, pixmap);
        return pixmap;
    }

private:
    QString m_name;
    QColor m_color;
};

} // namespace

const Theme &theme()
{
    return current;
}

Theme darkTheme()
{
    return {.isDark = true,
            .background = QColor(0x17191d),
            .panel = QColor(0x1f2227),
            .raised = QColor(0x282c33),
            .line = QColor(0x343941),
            .text = QColor(0xe7e9ec),
            .muted = QColor(0x98a1ac),
            .accent = QColor(0x58c4dd),
            .keyframe = QColor(0xf0ac5f),
            .error = QColor(0xfc6255),
            .good = QColor(0x83c167),
            .onAccent = QColor(0x10181b)};
}

Theme lightTheme()
{
    return {.isDark = false,
            .background = QColor(0xf4f5f7),
            .panel = QColor(0xffffff),
            .raised = QColor(0xeceef1),
            .line = QColor(0xd5d9de),
            .text = QColor(0x1b1f24),
            .muted = QColor(0x5b6570),
            .accent = QColor(0x0b7f9c),
            .keyframe = QColor(0xb96a00),
            .error = QColor(0xc4332a),
            .good = QColor(0x3c7d22),
            .onAccent = QColor(0xffffff)};
}

Theme systemTheme()
{
    const QPalette palette = QPalette();
    return palette.color(QPalette::Window).lightness() < 128 ? darkTheme() : lightTheme();
}

void applyTheme(QApplication &application, const Theme &theme)
{
    turnOffStemDarkening();
    current = theme;
    application.setPalette(paletteOf(theme));
    application.setFont(uiFont());
    application.setStyleSheet(styleSheetOf(theme));
}

QFont uiFont(int pixels, bool isStrong)
{
    QFont font;
    setLanguage(font, QLocale::languageToCode(QLocale().language()));
    font.setPixelSize(pixels);
    font.setWeight(isStrong ? QFont::DemiBold : QFont::Normal);
    return font;
}

QIcon icon(const QString &name, std::optional<QColor> color)
{
    return QIcon(new SignEngine(name, color.value_or(theme().text)));
}

QColor mixColors(const QColor &from, const QColor &to, double share)
{
    const auto mix = [share](int a, int b) { return static_cast<int>(std::lround(a + (b - a) * share)); };
    return {mix(from.red(), to.red()), mix(from.green(), to.green()), mix(from.blue(), to.blue())};
}

QColor colorOf(graph::ValueType type)
{
    // The same types share a shape and a colour.
    const bool isDark = theme().isDark;
    switch (portShapeOf(type)) {
    case PortShape::Circle: return theme().good;
    case PortShape::Diamond: return theme().keyframe;
    case PortShape::Square: return isDark ? theme().text : theme().muted;
    case PortShape::Bar: return isDark ? QColor(0xb189c6) : QColor(0x7a4595);
    case PortShape::Grid: return isDark ? QColor(0x5cd0b3) : QColor(0x13806a);
    case PortShape::Hexagon: return theme().accent;
    case PortShape::HalfCircle: return isDark ? QColor(0xffe566) : QColor(0x8f7600);
    }
    return {};
}

PortShape portShapeOf(graph::ValueType type)
{
    using enum graph::ValueType;
    switch (type) {
    case Number:
    case Integer:
    case Boolean: return PortShape::Circle;
    case Vector:
    case Numbers: return PortShape::Diamond;
    case Text:
    case Choice:
    case Asset: return PortShape::Square;
    case Texts: return PortShape::Bar;
    case Tensor: return PortShape::Grid;
    case Shape:
    case Shapes: return PortShape::Hexagon;
    case Color:
    case Colors: return PortShape::HalfCircle;
    }
    return PortShape::Circle;
}

void drawInnerLine(QPainter &painter, const QRectF &rect, const QColor &color)
{
    const qreal ratio = painter.device()->devicePixelRatioF();
    const qreal width = std::max(1.0, std::floor(ratio)) / ratio;
    const auto onPixel = [ratio](qreal at) { return std::round(at * ratio) / ratio; };
    const QRectF outer(QPointF(onPixel(rect.left()), onPixel(rect.top())),
                       QPointF(onPixel(rect.right()), onPixel(rect.bottom())));
    const bool isSmooth = painter.testRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.fillRect(QRectF(outer.left(), outer.top(), outer.width(), width), color);
    painter.fillRect(QRectF(outer.left(), outer.bottom() - width, outer.width(), width), color);
    painter.fillRect(QRectF(outer.left(), outer.top(), width, outer.height()), color);
    painter.fillRect(QRectF(outer.right() - width, outer.top(), width, outer.height()), color);
    painter.setRenderHint(QPainter::Antialiasing, isSmooth);
}

void paintPort(QPainter &painter, const QPointF &at, graph::ValueType type, bool isLinked, double radius)
{
    const QColor color = colorOf(type);
    painter.setPen(QPen(color, 1.5));
    painter.setBrush(isLinked ? color : theme().background);
    const double r = radius;
    switch (portShapeOf(type)) {
    case PortShape::Circle: painter.drawEllipse(at, r, r); break;
    case PortShape::Diamond:
        painter.drawPolygon(QPolygonF{at + QPointF(0, -r - 1), at + QPointF(r + 1, 0), at + QPointF(0, r + 1),
                                      at + QPointF(-r - 1, 0)});
        break;
    case PortShape::Square: painter.drawRect(QRectF(at.x() - r + 0.5, at.y() - r + 0.5, 2 * r - 1, 2 * r - 1)); break;
    case PortShape::Bar: painter.drawRect(QRectF(at.x() - r - 1, at.y() - r / 2, 2 * r + 2, r)); break;
    case PortShape::Grid:
        painter.setBrush(theme().background);
        painter.drawRect(QRectF(at.x() - r, at.y() - r, 2 * r, 2 * r));
        if (isLinked) {
            painter.fillRect(QRectF(at.x() - r, at.y() - r, r, r), color);
            painter.fillRect(QRectF(at.x(), at.y(), r, r), color);
        }
        painter.drawLine(at + QPointF(-r, 0), at + QPointF(r, 0));
        painter.drawLine(at + QPointF(0, -r), at + QPointF(0, r));
        break;
    case PortShape::Hexagon: {
        QPolygonF corners;
        for (int i = 0; i < 6; ++i)
            corners << at + QPointF(std::cos(i * M_PI / 3), std::sin(i * M_PI / 3)) * (r + 1);
        painter.drawPolygon(corners);
        break;
    }
    case PortShape::HalfCircle:
        painter.setBrush(theme().background);
        painter.drawEllipse(at, r, r);
        painter.setBrush(color);
        painter.drawPie(QRectF(at.x() - r, at.y() - r, 2 * r, 2 * r), 90 * 16, (isLinked ? 180 : 90) * 16);
        break;
    }
}

int motionMilliseconds()
{
    return isMotionReduced ? 0 : 120;
}

void setReducedMotion(bool reduced)
{
    isMotionReduced = reduced;
}

} // namespace lectograph::editor
