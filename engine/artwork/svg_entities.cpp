// SPDX-License-Identifier: GPL-3.0-or-later
#include "artwork/svg_entities.h"

#include "artwork/svg_document.h"
#include "base/sentence.h"

#include <QHash>

#include <optional>

namespace lectograph::artwork {

using base::failure;
using base::Result;
using base::Sentence;

namespace {

constexpr qsizetype mostEntities = 1000;
constexpr qsizetype mostEntityText = 1024 * 1024; ///< of all entities together, replaced
constexpr qsizetype mostReplacedText = 16 * 1024 * 1024;
constexpr int mostEntityDepth = 32;

tl::unexpected<base::Error> tooMuchText()
{
    return failure(Sentence::tr("The drawing's entities stand for too much text."), svgRemedy());
}

bool isBlank(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

bool isNameCharacter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-'
        || c == '.' || c == ':' || static_cast<unsigned char>(c) >= 0x80;
}

/// Reads a document from its front.
class XmlScanner
{
public:
    explicit XmlScanner(QByteArrayView text) : m_text(text) {}

    bool atEnd() const { return m_at >= m_text.size(); }
    char front() const { return m_text[m_at]; }
    qsizetype place() const { return m_at; }
    QByteArrayView rest() const { return m_text.sliced(m_at); }

    void skip(qsizetype count) { m_at = std::min(m_at + count, m_text.size()); }
    void skipBlanks()
    {
        while (!atEnd() && isBlank(front()))
            ++m_at;
    }
    void skipUntil(char c)
    {
        const qsizetype found = m_text.indexOf(c, m_at);
        m_at = found < 0 ? m_text.size() : found;
    }
    /// Skips `word` if it is next.
    bool accept(QByteArrayView word)
    {
        const bool isNext = rest().startsWith(word);
        m_at += isNext ? word.size() : 0;
        return isNext;
    }
    /// Everything before `end`, which is skipped too.
    QByteArrayView until(QByteArrayView end)
    {
        const qsizetype found = m_text.indexOf(end, m_at);
        const qsizetype from = m_at;
        const qsizetype to = found < 0 ? m_text.size() : found;
        m_at = std::min(to + end.size(), m_text.size());
        return m_text.sliced(from, to - from);
    }
    QByteArrayView name()
    {
        const qsizetype from = m_at;
        while (!atEnd() && isNameCharacter(front()))
            ++m_at;
        return m_text.sliced(from, m_at - from);
    }
    std::optional<QByteArrayView> quoted()
    {
        if (atEnd() || (front() != '"' && front() != '\''))
            return std::nullopt;
        const char quote[] = {front()};
        ++m_at;
        return until(QByteArrayView(quote, 1));
    }
    /// Skips what has no entities: a comment, a section of characters, or an instruction.
    bool skipPlain()
    {
        const bool isPlain = rest().startsWith("<!--") || rest().startsWith("<![CDATA[") || rest().startsWith("<?");
        if (isPlain)
            until(accept("<!--") ? QByteArrayView("-->") : accept("<?") ? QByteArrayView("?>") : QByteArrayView("]]>"));
        return isPlain;
    }
    /// Skips a tag or declaration, whose quoted values may contain anything.
    void skipTag()
    {
        while (!atEnd() && front() != '>') {
            if (!quoted())
                ++m_at;
        }
        skip(1);
    }

private:
    QByteArrayView m_text;
    qsizetype m_at = 0;
};

/// The entities of a document by name, replaced when they are first used.
class Entities
{
public:
    Result<void> read(XmlScanner &scanner)
    {
        while (!scanner.atEnd() && scanner.front() != ']') {
            if (scanner.skipPlain())
                continue;
            if (scanner.accept("<!ENTITY")) {
                if (auto read = declare(scanner); !read)
                    return read;
            } else if (scanner.front() == '<') {
                scanner.skipTag();
            } else {
                scanner.skip(1);
            }
        }
        scanner.until(">");
        return {};
    }

    /// Appends tags and the text between them with their entities replaced.
    Result<void> appendMarkup(QByteArray &text, QByteArrayView source, int depth = 0)
    {
        for (XmlScanner scanner(source); !scanner.atEnd();) {
            const qsizetype from = scanner.place();
            const bool isTag = scanner.front() == '<';
            const bool isPlain = scanner.skipPlain();
            if (!isPlain && isTag)
                scanner.skipTag();
            else if (!isPlain)
                scanner.skipUntil('<');
            const QByteArrayView piece = source.sliced(from, scanner.place() - from);
            if (isPlain)
                text += piece;
            else if (auto replaced = append(text, piece, isTag, depth); !replaced)
                return replaced;
            if (text.size() > mostReplacedText)
                return tooMuchText();
        }
        return {};
    }

private:
    struct Entity
    {
        QByteArray source;
        bool isElsewhere = false;
        std::optional<QByteArray> inTag; ///< what stands for it, as soon as it is used …
        std::optional<QByteArray> inText;
    };

    Result<void> append(QByteArray &text, QByteArrayView source, bool isInTag, int depth)
    {
        for (XmlScanner scanner(source); !scanner.atEnd();) {
            const qsizetype from = scanner.place();
            scanner.skipUntil('&');
            text += source.sliced(from, scanner.place() - from);
            if (text.size() > mostReplacedText)
                return tooMuchText();
            if (scanner.atEnd())
                break;
            if (auto replaced = appendEntity(text, scanner, isInTag, depth); !replaced)
                return replaced;
        }
        return {};
    }

    Result<void> declare(XmlScanner &scanner)
    {
        scanner.skipBlanks();
        const bool isOfDeclarations = scanner.accept("%"); // only declarations could use it
        scanner.skipBlanks();
        const QByteArray name = scanner.name().toByteArray();
        scanner.skipBlanks();
        const auto source = scanner.quoted();
        scanner.skipTag();
        if (isOfDeclarations || name.isEmpty() || m_entities.contains(name))
            return {};
        if (m_entities.size() >= mostEntities)
            return tooMuchText();
        m_entities.insert(name, {source.value_or(QByteArrayView()).toByteArray(), !source, {}, {}});
        return {};
    }

    /// What is not declared stays for the parser, which knows &amp; and refuses the others.
    Result<void> appendEntity(QByteArray &text, XmlScanner &scanner, bool isInTag, int depth)
    {
        scanner.skip(1);
        const QByteArray name = scanner.name().toByteArray();
        const auto found = m_entities.find(name);
        if (found == m_entities.end() || !scanner.accept(";")) {
            text += '&' + name;
            return {};
        }
        if (found->isElsewhere)
            return failure(Sentence::tr("The drawing uses entities of other files, which are not read."),
                           Sentence::tr("Save it as plain SVG, or as PNG."));
        if (!(isInTag ? found->inTag : found->inText)) {
            if (depth >= mostEntityDepth)
                return tooMuchText();
            const QByteArray source = found->source; // the table may change below
            QByteArray own;
            if (auto replaced = isInTag ? append(own, source, true, depth + 1) : appendMarkup(own, source, depth + 1);
                !replaced)
                return replaced;
            m_stored += own.size();
            if (m_stored > mostEntityText)
                return tooMuchText();
            (isInTag ? m_entities[name].inTag : m_entities[name].inText) = own;
        }
        const Entity &entity = m_entities[name];
        return add(text, isInTag ? *entity.inTag : *entity.inText, isInTag);
    }

    /// Quotes of an entity do not end the value in which it stands.
    static Result<void> add(QByteArray &text, const QByteArray &entity, bool isInTag)
    {
        if (text.size() + entity.size() > mostReplacedText)
            return tooMuchText();
        text += isInTag ? QByteArray(entity).replace('"', "&#34;").replace('\'', "&#39;") : entity;
        return {};
    }

    QHash<QByteArray, Entity> m_entities;
    qsizetype m_stored = 0;
};

/// Goes to the declarations inside the DOCTYPE and returns where that begins; nothing if it has none.
std::optional<qsizetype> findDeclarations(XmlScanner &scanner)
{
    scanner.accept("\xef\xbb\xbf");
    for (scanner.skipBlanks(); scanner.skipPlain();)
        scanner.skipBlanks();
    const qsizetype from = scanner.place();
    if (!scanner.accept("<!DOCTYPE"))
        return std::nullopt;
    while (!scanner.atEnd() && scanner.front() != '>' && scanner.front() != '[') {
        if (!scanner.quoted())
            scanner.skip(1);
    }
    return scanner.accept("[") ? std::optional(from) : std::nullopt;
}

} // namespace

Result<QByteArray> withEntitiesReplaced(const QByteArray &xml)
{
    XmlScanner scanner(xml);
    const std::optional<qsizetype> doctype = findDeclarations(scanner);
    if (!doctype)
        return xml;
    const QByteArrayView before = QByteArrayView(xml).first(*doctype);
    Entities entities;
    if (auto read = entities.read(scanner); !read)
        return tl::unexpected(read.error());
    QByteArray text = before.toByteArray();
    text += QByteArray(QByteArrayView(xml).sliced(before.size(), scanner.place() - before.size()).count('\n'), '\n');
    if (auto replaced = entities.appendMarkup(text, scanner.rest()); !replaced)
        return tl::unexpected(replaced.error());
    return text;
}

} // namespace lectograph::artwork
