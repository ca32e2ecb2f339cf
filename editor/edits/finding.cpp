// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/finding.h"

#include "base/text.h"
#include "editor/edits/definitions.h"
#include "editor/edits/linked.h"
#include "graph/repetition.h"
#include "lecture/clip_place.h"
#include "lecture/types.h"

#include <QHash>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

QRegularExpression patternFor(const Wanted &wanted)
{
    const QString literal = QRegularExpression::escape(base::composed(wanted.text));
    QRegularExpression::PatternOptions options = QRegularExpression::UseUnicodePropertiesOption;
    if (!wanted.matchesCase)
        options |= QRegularExpression::CaseInsensitiveOption;
    return QRegularExpression(wanted.wholeWords ? u"(?<!\\w)%1(?!\\w)"_s.arg(literal) : literal, options);
}

/// What the lecture shows of the blocks that are copied from libraries.
class LibraryTexts
{
public:
    LibraryTexts(const lecture::Lecture &lecture, const timeline::Registry &plugins)
        : m_lecture(lecture), m_types(lecture::typesOf(lecture, plugins).nodes)
    {
        const auto addUsed = [&](const std::vector<graph::NodePtr> &nodes) {
            for (const graph::NodePtr &node : nodes)
                addUse(*node);
        };
        addUsed(lecture.nodes);
        for (const lecture::ScenePtr &scene : lecture.scenes)
            addUsed(scene->nodes);
        for (const auto &[id, block] : lecture.blocks) {
            if (block->origin.isEmpty()) // its author may see what is inside
                addUsed(block->inside->nodes);
        }
    }

    bool isHidden(const TextPlace &place)
    {
        const bool isOfDefinition = place.owner == TextOwner::Definition || place.owner == TextOwner::Preset;
        const QString id = isOfDefinition ? place.node : lecture::blockIdOf(place.scene);
        const lecture::Block *block = id.isEmpty() ? nullptr : definitionOf(m_lecture, id);
        if (!block || block->origin.isEmpty())
            return false;
        if (!m_used.contains(id) || place.isName)
            return true;
        switch (place.owner) {
        case TextOwner::Preset: return !m_presets.contains({id, place.key});
        case TextOwner::Node: return !drawnIn(*block).contains(place.node);
        case TextOwner::Clip: return false;
        default: return true;
        }
    }

private:
    /// A block of this node, with all that is inside, and the defaults that it does not replace.
    void addUse(const graph::Node &node)
    {
        const QString repeated = graph::repeatedType(node);
        for (const QString &type : {node.type, repeated}) {
            const QString id = lecture::blockIdOf(type);
            const lecture::Block *block = id.isEmpty() ? nullptr : definitionOf(m_lecture, id);
            if (!block)
                continue;
            for (const lecture::PublishedProperty &published : block->properties) {
                if (!node.properties.contains(type == repeated ? u"item."_s + published.key : published.key))
                    m_presets.insert({id, published.key});
            }
            if (m_used.contains(id))
                continue;
            m_used.insert(id);
            for (const graph::NodePtr &inner : block->inside->nodes)
                addUse(*inner);
        }
    }
    bool isShape(const graph::Node &node) const
    {
        const graph::NodeType *type = m_types.find(node);
        return type && !type->outputs.empty() && type->outputs.front().type == graph::ValueType::Shape;
    }
    /// The blocks that are drawn, as they are or as parts of others, and the values that these show. A text that others
    /// only measure is not seen.
    const QSet<QString> &drawnIn(const lecture::Block &block)
    {
        if (const auto known = m_drawn.find(block.id); known != m_drawn.end())
            return *known;
        const std::vector<graph::NodePtr> &nodes = block.inside->nodes;
        QStringList drawn(block.inside->actors.begin(), block.inside->actors.end());
        lecture::eachClip(*block.inside, [&](const lecture::ClipPlace &, const timeline::Clip &clip) {
            drawn.append(linkedBy(clip.properties));
        });
        for (qsizetype i = 0; i < drawn.size(); ++i) {
            const auto found = std::ranges::find(nodes, drawn.at(i), [](const auto &node) { return node->id; });
            if (found == nodes.end())
                continue;
            const QStringList linked = linkedBy(**found);
            for (const graph::NodePtr &other : nodes) {
                const auto isIt = [&](const QString &id) { return id == other->id; };
                const bool isSeen = linked.contains(other->id)
                    && (!isShape(*other) || holdPlainLinkTo((*found)->properties, isIt));
                if (isSeen && !drawn.contains(other->id))
                    drawn.append(other->id);
            }
        }
        return *m_drawn.insert(block.id, QSet<QString>(drawn.begin(), drawn.end()));
    }

    const lecture::Lecture &m_lecture;
    const graph::NodeRegistry &m_types;
    QSet<QString> m_used;                        ///< definitions
    QSet<std::pair<QString, QString>> m_presets; ///< definitions and properties
    QHash<QString, QSet<QString>> m_drawn;       ///< by definition
};

/// Calls `use` for each occurrence; what it gives replaces it, nothing leaves it.
using UseMatch =
    std::function<std::optional<QString>(const TextPlace &, const QString &text, qsizetype start, qsizetype length)>;

lecture::Lecture withEachMatch(const lecture::Lecture &lecture, const Wanted &wanted, const timeline::Registry &plugins,
                               const UseMatch &use)
{
    if (wanted.text.isEmpty())
        return lecture;
    const QRegularExpression expression = patternFor(wanted);
    LibraryTexts library(lecture, plugins);
    return withEachText(lecture, plugins, [&](const TextPlace &place, const QString &written) {
        const bool isOfOther = !wanted.language.isEmpty() && !place.language.isEmpty()
            && place.language != wanted.language;
        if (isOfOther || library.isHidden(place))
            return written;
        const QString text = base::composed(written);
        QString changed;
        qsizetype end = 0;
        bool isChanged = false;
        for (auto matches = expression.globalMatch(text); matches.hasNext();) {
            const QRegularExpressionMatch match = matches.next();
            const auto replacement = use(place, text, match.capturedStart(), match.capturedLength());
            changed += text.sliced(end, match.capturedStart() - end) + replacement.value_or(match.captured());
            isChanged = isChanged || replacement;
            end = match.capturedEnd();
        }
        return isChanged ? changed + text.sliced(end) : written;
    });
}

} // namespace

std::vector<FoundText> foundIn(const lecture::Lecture &lecture, const Wanted &wanted, const timeline::Registry &plugins)
{
    std::vector<FoundText> found;
    withEachMatch(
        lecture, wanted, plugins,
        [&](const TextPlace &place, const QString &text, qsizetype start, qsizetype length) -> std::optional<QString> {
            found.push_back({place, text, start, length});
            return std::nullopt;
        });
    return found;
}

lecture::Lecture withReplaced(const lecture::Lecture &lecture, const Wanted &wanted, const QString &replacement,
                              const timeline::Registry &plugins, std::optional<std::size_t> only)
{
    std::size_t index = 0;
    return withEachMatch(lecture, wanted, plugins,
                         [&](const TextPlace &, const QString &, qsizetype, qsizetype) -> std::optional<QString> {
                             const bool isReplaced = !only || index == *only;
                             ++index;
                             return isReplaced ? std::optional(replacement) : std::nullopt;
                         });
}

} // namespace lectograph::editor
