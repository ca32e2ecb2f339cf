// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/graph/nodepreviewcache.h"

#include "editor/edits/looks.h"
#include "editor/edits/properties.h"
#include "editor/graph/diagram.h"
#include "editor/widgets/coloricon.h"
#include "editor/widgets/theme.h"
#include "raster/draw.h"

#include <QElapsedTimer>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <ranges>

namespace lectograph::editor::diagram {

using namespace Qt::StringLiterals;

namespace {

constexpr QSize thumbnailSize(320, 112); ///< twice the size of a card's body, for high-DPI screens
constexpr int mostLeaves = 2000;         ///< shapes with more leaves get no preview

QString numberText(double value)
{
    if (std::isinf(value))
        return value < 0 ? u"−∞"_s : u"∞"_s;
    return QString::number(value, 'g', 5).replace(u'-', u'−');
}

/// One cell per number, from dark (smallest) to bright (largest); large tensors are subsampled.
QPixmap drawnHeatMap(const tensor::Tensor &tensor)
{
    const int rows = std::clamp(tensor.rows(), 1, 8);
    const int columns = std::clamp(tensor.columns(), 1, 16);
    double least = std::numeric_limits<double>::infinity();
    double most = -least;
    for (const double value : tensor.values()) {
        if (std::isfinite(value)) {
            least = std::min(least, value);
            most = std::max(most, value);
        }
    }
    const double cell =
        std::min({28.0, (thumbnailSize.height() - 16.0) / rows, (thumbnailSize.width() - 16.0) / columns});
    QPixmap pixmap(static_cast<int>(std::ceil(cell * columns)), static_cast<int>(std::ceil(cell * rows)));
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    const QColor high = colorOf(graph::ValueType::Tensor);
    for (int row = 0; row < rows; ++row) {
        for (int column = 0; column < columns; ++column) {
            const double value = tensor.at(row * tensor.rows() / rows, column * tensor.columns() / columns);
            const double share = most > least && std::isfinite(value) ? (value - least) / (most - least) : 0;
            QColor color = high;
            color.setAlphaF(static_cast<float>(std::isfinite(value) ? 0.12 + 0.88 * share : 0.04));
            painter.fillRect(QRectF(column * cell, row * cell, cell - 2, cell - 2), color);
        }
    }
    return pixmap;
}

/// Null for an empty shape, and for one with too many leaves.
QPixmap drawnThumbnail(const shape::Shape &shape, const base::Color &background)
{
    const base::Box box = shape.bounds();
    if (box.isEmpty() || shape.leafCount() > mostLeaves)
        return {};
    picture::Picture picture;
    const double ratio = static_cast<double>(thumbnailSize.width()) / thumbnailSize.height();
    picture.background = background;
    picture.camera.centre = {box.centre().x, box.centre().y, 0};
    picture.camera.height = std::max({box.height() * 1.2, box.width() * 1.1 / ratio, 0.4});
    picture.frameHeight = 8;
    picture.frameWidth = 8 * ratio;
    picture::append(picture, shape);
    for (picture::Item &item : picture.items) {
        item.pinned = false;
        item.hash = picture::hashOf(item);
    }
    picture::seal(picture);
    return QPixmap::fromImage(raster::drawn(picture, thumbnailSize));
}

bool looksLike(const NodePreview &a, const NodePreview &b)
{
    return a.text == b.text && a.caption == b.caption && a.swatches == b.swatches && a.problem == b.problem
        && a.picture.cacheKey() == b.picture.cacheKey();
}

} // namespace

/// Previews a value of each type.
struct NodePreviewCache::Visitor
{
    NodePreviewCache &cache;

    NodePreview operator()(std::monostate) const { return {}; }
    NodePreview operator()(double v) const { return {.text = numberText(v)}; }
    NodePreview operator()(qint64 v) const { return {.text = QString::number(v)}; }
    NodePreview operator()(bool v) const
    {
        return {.text = v ? NodePreviewCache::tr("Yes") : NodePreviewCache::tr("No")};
    }
    NodePreview operator()(const base::Color &v) const { return {.text = base::toText(v), .swatches = {toQColor(v)}}; }
    NodePreview operator()(const base::Vec3 &v) const
    {
        const QString flat = u"%1, %2"_s.arg(numberText(v.x), numberText(v.y));
        return {.text = v.z == 0 ? flat : u"%1, %2"_s.arg(flat, numberText(v.z))};
    }
    NodePreview operator()(const QString &v) const { return {.text = v.simplified().left(120)}; }
    NodePreview operator()(const std::vector<double> &v) const
    {
        QStringList texts;
        for (const double number : v | std::views::take(8))
            texts.append(numberText(number));
        return {.text = texts.join(u",  "_s), .caption = QString::number(v.size())};
    }
    NodePreview operator()(const std::vector<base::Color> &v) const
    {
        NodePreview body{.caption = QString::number(v.size())};
        for (const base::Color &color : v | std::views::take(8))
            body.swatches.append(toQColor(color));
        return body;
    }
    NodePreview operator()(const QStringList &v) const
    {
        return {.text = v.mid(0, 12).join(u" · "_s).left(120), .caption = QString::number(v.size())};
    }
    NodePreview operator()(const tensor::Tensor &v) const
    {
        return {.caption = u"%1 × %2"_s.arg(v.rows()).arg(v.columns()),
                .picture = v.isEmpty() ? QPixmap() : cache.kept(v.hash(), [&] { return drawnHeatMap(v); })};
    }
    NodePreview operator()(const shape::Shape &v) const { return {.picture = cache.thumbnail(v)}; }
    NodePreview operator()(const std::vector<shape::Shape> &v) const
    {
        return {.caption = QString::number(v.size()), .picture = cache.thumbnail(shape::group(v))};
    }
};

NodePreviewCache::NodePreviewCache(Session &session, QObject *parent)
    : QObject(parent), m_session(session), m_thumbnails(400)
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, [this] { work(12); });
    connect(&session.document, &Document::changed, this, [this] { ++m_edition; });
    connect(&session.preview, &Preview::languageChanged, this, [this] { ++m_edition; });
    connect(&session.preview, &Preview::pictureChanged, this, &NodePreviewCache::renew);
}

const NodePreview &NodePreviewCache::of(const QString &node) const
{
    static const NodePreview nothing;
    const auto found = m_entries.constFind(node);
    return found == m_entries.constEnd() ? nothing : found->body;
}

void NodePreviewCache::want(const QString &scene, const QStringList &nodes)
{
    if (scene != m_scene)
        m_entries.clear();
    m_scene = scene;
    m_wanted = nodes;
    const auto isDone = [this](const QString &node) { return m_entries.value(node).round == m_round; };
    if (!m_timer.isActive() && !std::ranges::all_of(nodes, isDone))
        wait();
}

void NodePreviewCache::renew()
{
    ++m_round;
    if (!m_wanted.isEmpty())
        wait();
}

/// The stage has priority during playback and while the playhead is moving.
void NodePreviewCache::wait()
{
    constexpr int playing = 200;
    constexpr int moving = 80;
    constexpr int still = 20;
    if (!m_session.playhead.isPlaying())
        m_timer.start(m_session.playhead.isMoving() ? moving : still);
    else if (!m_timer.isActive())
        m_timer.start(playing);
}

void NodePreviewCache::work(int milliseconds)
{
    if (m_scene != m_session.selection.scene())
        return; // the cards belong to a scene that the playhead has left
    QElapsedTimer clock;
    clock.start();
    timeline::Score *score = m_session.preview.score();
    if (m_session.preview.isBusy())
        return; // what they show stays until then
    QStringList news;
    bool isLeft = false;
    const qsizetype first = m_next;
    for (qsizetype i = 0; i < m_wanted.size(); ++i) {
        const QString node = m_wanted.at((first + i) % m_wanted.size());
        const Entry before = m_entries.value(node);
        if (before.round == m_round)
            continue;
        const int index = score ? score->evaluator().indexOf(node) : -1;
        if (before.edition == m_edition && index >= 0 && score->evaluator().isTimeless(index)) {
            m_entries[node].round = m_round;
            continue;
        }
        if (clock.elapsed() >= milliseconds) {
            isLeft = true;
            m_next = (first + i) % m_wanted.size();
            break;
        }
        NodePreview body = computed(node);
        const bool isOther = before.round < 0 || !looksLike(body, before.body);
        body.revision = isOther ? ++m_revision : before.body.revision;
        m_entries.insert(node, {std::move(body), m_round, m_edition});
        if (isOther)
            news.append(node);
    }
    if (isLeft)
        m_timer.start(m_session.playhead.isPlaying() ? 100 : 0);
    if (!news.isEmpty())
        Q_EMIT changed(news);
}

NodePreview NodePreviewCache::computed(const QString &node)
{
    timeline::Score *score = m_session.preview.score();
    if (!score || score->evaluator().indexOf(node) < 0)
        return {}; // another scene is playing
    if (const auto failure = m_session.preview.failureOf(node)) {
        const base::Error error = m_session.preview.said(*failure);
        return {.problem = error.what + u' ' + error.remedy};
    }
    const auto outputs = m_session.preview.outputsOf(node);
    return !outputs || outputs->empty() ? NodePreview() : std::visit(Visitor{*this}, outputs->front());
}

QPixmap NodePreviewCache::kept(quint64 key, const std::function<QPixmap()> &draw)
{
    if (const QPixmap *known = m_thumbnails.object(key))
        return *known;
    const QPixmap drawn = draw();
    if (!drawn.isNull())
        m_thumbnails.insert(key, new QPixmap(drawn));
    return drawn;
}

QPixmap NodePreviewCache::thumbnail(const shape::Shape &shape)
{
    const base::Color background = backgroundOf(m_session.document.lecture(), m_session.selection.scene());
    const quint64 key = shape.hash() ^ (qHash(base::toText(background)) * 0x9E3779B97F4A7C15ULL);
    return kept(key, [&] { return drawnThumbnail(shape, background); });
}

} // namespace lectograph::editor::diagram
