// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/graph/nodepreviewcache.h"

#include "editor/edits/properties.h"
#include "editor/graph/diagram.h"
#include "editor/widgets/theme.h"
#include "raster/draw.h"

#include <QElapsedTimer>
#include <QPainter>

#include <algorithm>
#include <cmath>

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

QColor toQt(const base::Color &color)
{
    return QColor::fromRgbF(std::clamp(color.r, 0.0F, 1.0F), std::clamp(color.g, 0.0F, 1.0F),
                            std::clamp(color.b, 0.0F, 1.0F), std::clamp(color.a, 0.0F, 1.0F));
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

bool looksLike(const NodePreview &a, const NodePreview &b)
{
    return a.text == b.text && a.caption == b.caption && a.swatches == b.swatches && a.problem == b.problem
        && a.picture.cacheKey() == b.picture.cacheKey();
}

struct BodyOf
{
    NodePreview body = {};

    void operator()(std::monostate) {}
    void operator()(double v) { body.text = numberText(v); }
    void operator()(qint64 v) { body.text = QString::number(v); }
    void operator()(bool v) { body.text = v ? NodePreviewCache::tr("Yes") : NodePreviewCache::tr("No"); }
    void operator()(const base::Color &v)
    {
        body.swatches = {toQt(v)};
        body.text = base::toText(v);
    }
    void operator()(const base::Vec3 &v)
    {
        body.text = v.z == 0 ? u"%1, %2"_s.arg(numberText(v.x), numberText(v.y))
                             : u"%1, %2, %3"_s.arg(numberText(v.x), numberText(v.y), numberText(v.z));
    }
    void operator()(const QString &v) { body.text = v.simplified().left(120); }
    void operator()(const std::vector<double> &v)
    {
        QStringList texts;
        for (std::size_t i = 0; i < std::min<std::size_t>(v.size(), 8); ++i)
            texts.append(numberText(v[i]));
        body.text = texts.join(u",  "_s);
        body.caption = QString::number(v.size());
    }
    void operator()(const std::vector<base::Color> &v)
    {
        for (std::size_t i = 0; i < std::min<std::size_t>(v.size(), 8); ++i)
            body.swatches.append(toQt(v[i]));
        body.caption = QString::number(v.size());
    }
    void operator()(const QStringList &v)
    {
        body.text = v.mid(0, 12).join(u" · "_s).left(120);
        body.caption = QString::number(v.size());
    }
    void operator()(const tensor::Tensor &v) { body.caption = u"%1 × %2"_s.arg(v.rows()).arg(v.columns()); }
    void operator()(const shape::Shape &) {}
    void operator()(const std::vector<shape::Shape> &v) { body.caption = QString::number(v.size()); }
};

} // namespace

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
    const auto isDone = [this](const QString &node) {
        const auto found = m_entries.constFind(node);
        return found != m_entries.constEnd() && found->round == m_round;
    };
    if (!m_timer.isActive() && !std::ranges::all_of(nodes, isDone))
        wait();
}

void NodePreviewCache::finish()
{
    work(60000);
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
    QStringList news;
    bool isLeft = false;
    const qsizetype first = m_next;
    for (qsizetype i = 0; i < m_wanted.size(); ++i) {
        const QString node = m_wanted.at((first + i) % m_wanted.size());
        const auto found = m_entries.constFind(node);
        if (found != m_entries.constEnd() && found->round == m_round)
            continue;
        const int index = score ? score->evaluator().indexOf(node) : -1;
        if (found != m_entries.constEnd() && found->edition == m_edition && index >= 0
            && score->evaluator().isTimeless(index)) {
            m_entries[node].round = m_round;
            continue;
        }
        if (clock.elapsed() >= milliseconds) {
            isLeft = true;
            m_next = (first + i) % m_wanted.size();
            break;
        }
        NodePreview body = computed(node);
        const bool isOther = found == m_entries.constEnd() || !looksLike(body, found->body);
        body.revision = isOther ? ++m_revision : found->body.revision;
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
    ++m_computed;
    const auto outputs = m_session.preview.outputsOf(node);
    if (!outputs)
        return {.problem = outputs.error().what + u' ' + outputs.error().remedy};
    if (outputs->empty())
        return {};
    BodyOf visitor;
    std::visit(visitor, outputs->front());
    if (const auto *shape = std::get_if<shape::Shape>(&outputs->front()))
        visitor.body.picture = thumbnail(*shape);
    else if (const auto *shapes = std::get_if<std::vector<shape::Shape>>(&outputs->front()))
        visitor.body.picture = thumbnail(shape::group(*shapes));
    else if (const auto *tensor = std::get_if<tensor::Tensor>(&outputs->front()); tensor && !tensor->isEmpty())
        visitor.body.picture = heatMap(*tensor);
    return visitor.body;
}

QPixmap NodePreviewCache::heatMap(const tensor::Tensor &tensor)
{
    if (const QPixmap *known = m_thumbnails.object(tensor.hash()))
        return *known;
    auto *pixmap = new QPixmap(drawnHeatMap(tensor));
    m_thumbnails.insert(tensor.hash(), pixmap);
    return *pixmap;
}

QPixmap NodePreviewCache::thumbnail(const shape::Shape &shape)
{
    base::Color background;
    const lecture::Scene *scene = m_session.document.scene(m_session.selection.scene());
    if (scene) {
        if (const auto parsed = base::parseColor(scene->properties.value("background"_L1).toString()))
            background = *parsed;
    }
    const quint64 key = shape.hash() ^ (qHash(base::toText(background)) * 0x9E3779B97F4A7C15ULL);
    if (const QPixmap *known = m_thumbnails.object(key))
        return *known;
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
    auto *pixmap = new QPixmap(QPixmap::fromImage(raster::drawn(picture, thumbnailSize)));
    m_thumbnails.insert(key, pixmap);
    return *pixmap;
}

} // namespace lectograph::editor::diagram
