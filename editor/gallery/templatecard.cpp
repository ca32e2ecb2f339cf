// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/gallery/templatecard.h"

#include "base/interface_language.h"
#include "editor/language/language.h"
#include "editor/language/searchwords.h"
#include "editor/language/translated.h"
#include "editor/widgets/elidedlines.h"
#include "editor/widgets/theme.h"
#include "graph/value.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <cmath>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr int lingerMilliseconds = 250; // before the animation starts
constexpr int textLines = 4;            // of title and description
constexpr int titleLines = 2;
constexpr double filmSeconds = 12; // longer lectures are sped up

int textHeight()
{
    // A title of two lines leaves fewer for the description, and is as high as three of it.
    return 2 * Theme::grid + titleLines * QFontMetrics(uiFont(13, true)).lineSpacing()
        + (textLines - titleLines) * QFontMetrics(uiFont(12)).lineSpacing() + QFontMetrics(uiFont(11)).lineSpacing()
        + 5 * Theme::grid;
}

void drawLines(QPainter &painter, QRect line, const QStringList &lines)
{
    line.setHeight(painter.fontMetrics().lineSpacing());
    for (const QString &text : lines) {
        painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, text);
        line.translate(0, line.height());
    }
}

QJsonValue topicOf(const QString &folder)
{
    QFile file(folder + u"/lecture.json"_s);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QJsonDocument::fromJson(file.readAll()).object().value(u"topic"_s);
}

/// "45 s", "2 min 05 s".
QString lengthText(double seconds)
{
    const int whole = static_cast<int>(std::lround(seconds));
    if (whole < 60)
        return translated("%1 s").arg(whole);
    return translated("%1 min %2 s").arg(whole / 60).arg(whole % 60, 2, 10, QChar(u'0'));
}

} // namespace

QStringList allOf(const QJsonValue &text)
{
    if (text.isString())
        return {text.toString()};
    QStringList all;
    for (const QJsonValue &one : text.toObject())
        all.append(one.toString());
    return all;
}

std::vector<TemplateInfo> templateInfos(const std::vector<lecture::Template> &templates)
{
    const QString interface = base::interfaceLanguage();
    std::vector<TemplateInfo> infos;
    for (const lecture::Template &one : templates) {
        QStringList languages{interface, u"en"_s};
        languages += one.languages;
        const auto best = [&](const QJsonValue &text) { return graph::localized(text, languages).value_or(QString()); };
        const QJsonValue topic = topicOf(one.folder);
        TemplateInfo info;
        info.id = one.id;
        info.folder = one.folder;
        info.title = best(one.title);
        if (info.title.isEmpty())
            info.title = one.id;
        info.description = best(one.description);
        info.topic = best(topic);
        info.languages = one.languages;
        info.shownLanguage = one.languages.contains(interface) ? interface : QString();
        info.titles = allOf(one.title);
        info.titles.append(QString(one.id).replace(u'-', u' '));
        info.words = info.titles + allOf(one.description) + allOf(topic);
        infos.push_back(std::move(info));
    }
    return infos;
}

bool isFoundBy(const TemplateInfo &info, const QString &query)
{
    const QStringList terms = query.split(u' ', Qt::SkipEmptyParts);
    const bool isOwn = info.context.isEmpty()
        || std::ranges::any_of(terms, [&](const QString &term) { return matches(term, info.words); });
    return isOwn && matches(query, info.words + info.context);
}

TemplateCard::TemplateCard(TemplateInfo info, LecturePictures &pictures, QWidget *parent)
    : QAbstractButton(parent), m_info(std::move(info)), m_pictures(pictures)
{
    setText(m_info.title);
    setToolTip(u"<b>%1</b><br>%2<br>%3"_s.arg(m_info.title.toHtmlEscaped(), m_info.description.toHtmlEscaped(),
                                              (m_info.scene.isEmpty() ? tr("Begin a lecture with this template")
                                                                      : tr("Begin a lecture with this scene alone"))
                                                  .toHtmlEscaped()));
    setAccessibleName(m_info.title);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
    describe();
    m_lingering.setSingleShot(true);
    m_lingering.setInterval(lingerMilliseconds);
    connect(&m_lingering, &QTimer::timeout, this, &TemplateCard::play);
    connect(&m_pictures.thumbnails(), &ThumbnailCache::made, this, [this](const QString &key) {
        if (key == m_requested) {
            describe();
            update();
        }
    });
}

int TemplateCard::heightForWidth(int width) const
{
    return width * 9 / 16 + textHeight();
}

QSize TemplateCard::pictureSize() const
{
    // Independent of the window's width, so that the cached thumbnail is reused.
    return (QSizeF(288, 162) * devicePixelRatioF()).toSize();
}

QImage TemplateCard::picture() const
{
    return m_frame.isNull() ? still() : m_frame;
}

QString TemplateCard::details(const QImage &still) const
{
    QStringList names;
    for (const QString &language : m_info.languages)
        names.append(languageName(language));
    const auto seconds = LecturePictures::secondsOf(still);
    return seconds ? lengthText(*seconds) + u"  ·  "_s + names.join(u", "_s) : names.join(u", "_s);
}

void TemplateCard::paintEvent(QPaintEvent *)
{
    const Theme &look = theme();
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const bool isHot = underMouse() || isDown();
    painter.setPen(Qt::NoPen);
    painter.setBrush(isHot ? look.line : look.raised);
    painter.drawRoundedRect(rect(), Theme::radius, Theme::radius);

    const QRect room(0, 0, width(), width() * 9 / 16);
    // Requested when first painted, so that the page is shown before any lecture is read.
    const auto [still, key] = m_pictures.want(pictured(), pictureSize(), 1);
    m_requested = key;
    const QImage &image = m_frame.isNull() ? still : m_frame;
    QPainterPath corners;
    corners.addRoundedRect(QRectF(rect()), Theme::radius, Theme::radius);
    painter.setClipPath(corners);
    painter.fillRect(room, image.isNull() ? look.background : QColor(Qt::black));
    if (image.isNull()) {
        editor::icon(u"film"_s, look.line).paint(&painter, QRect(room.center() - QPoint(14, 14), QSize(28, 28)));
    } else {
        QRect fitted(QPoint(), image.size().scaled(room.size(), Qt::KeepAspectRatio));
        fitted.moveCenter(room.center());
        painter.drawImage(std::abs(fitted.height() - room.height()) < 3 ? room : fitted, image);
    }
    painter.setClipping(false);
    // A light thumbnail needs an outline on a light page.
    painter.setPen(look.line);
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), Theme::radius, Theme::radius);

    constexpr int side = 3 * Theme::grid;
    QRect line(side, room.bottom() + 2 * Theme::grid, width() - 2 * side, QFontMetrics(uiFont(13, true)).lineSpacing());
    const QStringList title = elidedLines(m_info.title, uiFont(13, true), line.width(), titleLines);
    painter.setFont(uiFont(13, true));
    painter.setPen(look.text);
    drawLines(painter, line, title);
    line.translate(0, static_cast<int>(title.size()) * line.height() + Theme::grid);
    painter.setFont(uiFont(12));
    painter.setPen(look.muted);
    drawLines(painter, line,
              elidedLines(m_info.description, uiFont(12), line.width(), textLines - static_cast<int>(title.size())));
    painter.setFont(uiFont(11));
    const QRect foot(side, height() - 3 * Theme::grid - painter.fontMetrics().lineSpacing(), width() - 2 * side,
                     painter.fontMetrics().lineSpacing());
    painter.drawText(foot, Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(details(still), Qt::ElideRight, foot.width()));
    if (hasFocus()) {
        painter.setPen(QPen(look.accent, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), Theme::radius - 1, Theme::radius - 1);
    }
}

void TemplateCard::keyPressEvent(QKeyEvent *event)
{
    const int key = event->key();
    constexpr std::array walks{Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down, Qt::Key_Home, Qt::Key_End};
    if (key == Qt::Key_Return || key == Qt::Key_Enter)
        click();
    else if (std::ranges::find(walks, key) != walks.end())
        Q_EMIT walked(key);
    else
        QAbstractButton::keyPressEvent(event);
}

bool TemplateCard::event(QEvent *event)
{
    const bool isTaken = QAbstractButton::event(event);
    const auto isByTab = [&] {
        const Qt::FocusReason reason = static_cast<QFocusEvent *>(event)->reason();
        return reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason;
    };
    if (event->type() == QEvent::Enter || (event->type() == QEvent::FocusIn && isByTab()))
        wait();
    else if ((event->type() == QEvent::Leave && !hasFocus()) || (event->type() == QEvent::FocusOut && !underMouse()))
        rest();
    return isTaken;
}

void TemplateCard::wait()
{
    if (motionMilliseconds() > 0 && !(m_moving && m_moving->isPlaying()))
        m_lingering.start();
}

void TemplateCard::play()
{
    const auto seconds = LecturePictures::secondsOf(still());
    if (!seconds)
        return;
    if (!m_moving) {
        m_moving = std::make_unique<AnimatedThumbnail>();
        connect(m_moving.get(), &AnimatedThumbnail::shown, this, [this](const QImage &image) {
            m_frame = image;
            update();
        });
    }
    m_moving->play(m_pictures.film(pictured(), pictureSize()), *seconds, std::max(1.0, *seconds / filmSeconds));
}

void TemplateCard::rest()
{
    m_lingering.stop();
    if (m_moving)
        m_moving->stop();
    m_frame = {};
    update();
}

} // namespace lectograph::editor
