// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/manipulation/shown_texts.h"

#include "base/text.h"
#include "editor/edits/inner_texts.h"
#include "editor/edits/lookup.h"
#include "editor/manipulation/manipulation.h"
#include "editor/operations/computing.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QLineF>
#include <QSet>

#include <algorithm>
#include <map>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

void collectTexts(const shape::Shape &shape, const base::Transform &above, std::vector<ShownText> &texts)
{
    if (shape->hidden || shape->opacity <= 0)
        return;
    if (!shape->sourceText.isEmpty() && !shape.bounds().isEmpty())
        texts.push_back({shape->sourceText, shape, above});
    const base::Transform place = above * shape->placement;
    for (const shape::Shape &child : shape->children)
        collectTexts(child, place, texts);
}

/// The words as they are drawn.
QString drawnWords(const lecture::Lecture &lecture, const WordsPlace &place, const QString &words,
                   const timeline::Registry &registry)
{
    const auto setIn = innerText(lecture, place, registry);
    return setIn ? setIn->drawn(words) : words;
}

struct WrittenText
{
    WordsSource source;
    WordsPlace place;
    QString text; ///< as it is drawn
};

/// The texts of a block and of those that it shows, in the order in which they are drawn.
class WrittenTexts
{
public:
    WrittenTexts(Session &session, const QString &node) : m_session(session), m_writing(writingOf(session))
    {
        collect(node);
    }

    /// Those with this text.
    std::vector<WrittenText> with(const QString &text) const
    {
        std::vector<WrittenText> equal;
        std::ranges::copy_if(m_texts, std::back_inserter(equal),
                             [&](const WrittenText &one) { return one.text == text; });
        return equal;
    }

private:
    void collect(const QString &id)
    {
        const graph::Node *node = m_session.document.node(m_writing.scene, id);
        const graph::NodeType *type = node ? m_session.registry().nodes.find(*node) : nullptr;
        if (!type || m_seen.contains(id))
            return;
        m_seen.insert(id);
        QStringList shown;
        for (const graph::PropertySpec &spec : type->properties) {
            const QString key = base::toText(spec.key);
            const QJsonValue written = node->properties.value(key);
            if (spec.type == graph::ValueType::Text && graph::holdsWords(spec))
                add({id, key, {}});
            else if (spec.type == graph::ValueType::Texts)
                addItems({id, key, 0});
            else if (spec.type == graph::ValueType::Shape || spec.type == graph::ValueType::Shapes)
                shown += nodesLinkedBy(written);
        }
        for (const QString &other : std::as_const(shown))
            collect(other);
    }

    static QStringList nodesLinkedBy(const QJsonValue &written)
    {
        QStringList nodes;
        const QJsonArray list = written.isArray() ? written.toArray() : QJsonArray{written};
        for (const QJsonValue &one : list) {
            if (const QString link = one.toObject().value(u"link"_s).toString(); !link.isEmpty())
                nodes.append(nodeOfLink(link));
        }
        return nodes;
    }

    bool add(const WordsSource &source)
    {
        const lecture::Lecture &lecture = m_session.document.lecture();
        const auto place = textPlaceOf(lecture, m_writing.scene, source.node, m_session.registry(), source);
        const auto text = place ? wordsNow(m_session, *place) : std::nullopt;
        if (text)
            m_texts.push_back({source, *place, drawnWords(lecture, *place, *text, m_session.registry())});
        return text.has_value();
    }

    void addItems(WordsSource first)
    {
        while (add(first))
            ++*first.item;
    }

    Session &m_session;
    PropertyWriteMode m_writing;
    QSet<QString> m_seen;
    std::vector<WrittenText> m_texts;
};

QPolygonF cornersOf(const ShownText &shown, const Actor &actor, const Projection &projection)
{
    return projection.corners(shown.shape.bounds(), shown.place, actor.isPinned);
}

/// Where the words are written that the text at `shown` draws: of those that are equal, in the order of drawing.
std::optional<WordsSource> sourceOf(const std::vector<ShownText> &texts, std::vector<ShownText>::const_iterator shown,
                                    const WrittenTexts &written)
{
    const std::vector<WrittenText> equal = written.with(shown->text);
    if (equal.empty())
        return std::nullopt;
    const auto before = static_cast<std::size_t>(
        std::count_if(texts.begin(), shown, [&](const ShownText &other) { return other.text == shown->text; }));
    return equal[std::min(before, equal.size() - 1)].source;
}

double distanceTo(const QRectF &rect, const QPointF &at)
{
    const QPointF inside(std::clamp(at.x(), rect.left(), rect.right()), std::clamp(at.y(), rect.top(), rect.bottom()));
    return QLineF(at, inside).length();
}

} // namespace

std::optional<QString> wordsNow(Session &session, const WordsPlace &place)
{
    const lecture::Lecture &lecture = session.document.lecture();
    const auto spec = specOf(lecture, place, session.registry());
    const QJsonValue expression = spec ? expressionAt(lecture, place, *spec) : QJsonValue(QJsonValue::Undefined);
    if (expression.isUndefined())
        return currentWords(lecture, place, writingOf(session), session.registry());
    const auto value = valueNow(session, place, *spec, expression);
    const QString *words = value ? std::get_if<QString>(&*value) : nullptr;
    return words ? std::optional(*words) : std::nullopt;
}

std::vector<ShownText> shownTextsOf(const Actor &actor)
{
    std::vector<ShownText> texts;
    collectTexts(actor.shape, {}, texts);
    return texts;
}

std::optional<WordsSource> wordsAt(Session &session, const Actor &actor, const Projection &projection,
                                   const QPointF &at)
{
    const std::vector<ShownText> texts = shownTextsOf(actor);
    const WrittenTexts written(session, actor.id);
    for (auto shown = texts.begin(); shown != texts.end(); ++shown) {
        if (!cornersOf(*shown, actor, projection).containsPoint(at, Qt::WindingFill))
            continue;
        if (const auto source = sourceOf(texts, shown, written))
            return source;
    }
    return std::nullopt;
}

std::optional<WordsSource> itemBeside(Session &session, const Actor &actor, const Projection &projection,
                                      const QPointF &at)
{
    const std::vector<ShownText> texts = shownTextsOf(actor);
    const WrittenTexts written(session, actor.id);
    std::map<std::pair<QString, QString>, QRectF> lists; // what their items cover
    std::optional<WordsSource> nearest;
    double least = 0;
    double line = 0; // the height of the nearest
    for (auto shown = texts.begin(); shown != texts.end(); ++shown) {
        const auto source = sourceOf(texts, shown, written);
        if (!source || !source->item)
            continue;
        const QRectF rect = cornersOf(*shown, actor, projection).boundingRect();
        lists[{source->node, source->key}] |= rect;
        if (const double distance = distanceTo(rect, at); !nearest || distance < least) {
            nearest = source;
            least = distance;
            line = rect.height();
        }
    }
    if (!nearest)
        return std::nullopt;
    const QRectF list = lists.at({nearest->node, nearest->key});
    return at.y() >= list.top() - line && at.y() <= list.bottom() + line ? nearest : std::nullopt;
}

std::optional<ShownText> shownText(Session &session, const Actor &actor, const WordsPlace &place)
{
    const lecture::Lecture &lecture = session.document.lecture();
    const QString words = wordsNow(session, place).value_or(QString());
    if (words.isEmpty()) // another text of the block is not its place
        return std::nullopt;
    const QString text = drawnWords(lecture, place, words, session.registry());
    std::vector<ShownText> texts = shownTextsOf(actor);
    std::vector<ShownText> equal;
    std::ranges::copy_if(texts, std::back_inserter(equal), [&](const ShownText &one) { return text == one.text; });
    if (equal.empty()) // with inserted numbers
        return texts.size() == 1 ? std::optional(texts.front()) : std::nullopt;
    const std::vector<WrittenText> written = WrittenTexts(session, actor.id).with(text);
    const auto own = std::ranges::find(written, place, &WrittenText::place);
    const auto before = static_cast<std::size_t>(own == written.end() ? 0 : own - written.begin());
    return equal[std::min(before, equal.size() - 1)];
}

std::optional<ShownText> sampleText(Session &session, const Actor &actor, const WordsPlace &place)
{
    timeline::Score *score = session.preview.score();
    const int index = score && place.node == actor.id ? score->evaluator().indexOf(actor.id) : -1;
    const auto current = index < 0
        ? std::nullopt
        : currentValue(session.document.lecture(), place, writingOf(session), session.registry());
    if (!current)
        return std::nullopt;
    const QString sample = u"Aa"_s;
    graph::Value words = sample;
    if (const auto *list = std::get_if<QStringList>(&*current)) {
        QStringList items = *list;
        if (!place.item || *place.item < 0 || *place.item >= items.size())
            return std::nullopt;
        items[*place.item] = sample;
        words = items;
    }
    const auto outputs = score->evaluator().tried(index, place.key, words, session.preview.scoreTime());
    const auto *drawn = outputs && !outputs->empty() ? std::get_if<shape::Shape>(&outputs->front()) : nullptr;
    if (!drawn)
        return std::nullopt;
    std::vector<ShownText> texts;
    collectTexts(*drawn, movedByClips(session, actor), texts);
    const auto found = std::ranges::find(texts, sample, &ShownText::text);
    return found == texts.end() ? std::nullopt : std::optional(*found);
}

base::Transform movedByClips(Session &session, const Actor &actor)
{
    const auto outputs = session.preview.outputsOf(actor.id);
    const auto *atRest = outputs && !outputs->empty() ? std::get_if<shape::Shape>(&outputs->front()) : nullptr;
    return atRest ? actor.place * (*atRest)->placement.inverted() : base::Transform();
}

} // namespace lectograph::editor
