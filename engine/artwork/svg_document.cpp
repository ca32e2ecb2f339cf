// SPDX-License-Identifier: GPL-3.0-or-later
#include "artwork/svg_document.h"

#include "artwork/svg_entities.h"
#include "base/sentence.h"

#include <QHash>
#include <QXmlStreamReader>

#include <algorithm>

namespace lectograph::artwork {

using namespace Qt::StringLiterals;
using base::failure;
using base::Result;
using base::Sentence;

namespace {

constexpr qsizetype mostBytes = 16 * 1024 * 1024;
constexpr int mostElements = 100'000;
constexpr int mostAttributes = 200; // per element; Qt compares each with each
constexpr std::size_t mostDepth = 100;
constexpr qsizetype mostStyleText = 1024 * 1024;
constexpr qsizetype mostNamespaces = 256;

tl::unexpected<base::Error> tooLarge(const QString &what)
{
    return failure(what, svgRemedy());
}

/// The largest number of attributes of one tag, counted without a parser. Skips comments and the like as XML does.
int attributesIn(const QByteArray &xml)
{
    int most = 0;
    for (qsizetype at = xml.indexOf('<'); at >= 0; at = xml.indexOf('<', at)) {
        const auto after = [&](const char *end) {
            const qsizetype found = xml.indexOf(end, at);
            return found < 0 ? xml.size() : found;
        };
        const QByteArrayView rest = QByteArrayView(xml).sliced(at);
        if (rest.startsWith("<!--")) {
            at = after("-->");
        } else if (rest.startsWith("<![CDATA[")) {
            at = after("]]>");
        } else if (rest.startsWith("<?")) {
            at = after("?>");
        } else {
            int count = 0;
            char quote = 0;
            for (++at; at < xml.size() && (quote != 0 || xml[at] != '>'); ++at) {
                if (quote == 0 && (xml[at] == '"' || xml[at] == '\''))
                    quote = xml[at];
                else if (quote != 0 && xml[at] == quote)
                    quote = 0;
                count += xml[at] == '=' && quote == 0 ? 1 : 0;
            }
            most = std::max(most, count);
        }
    }
    return most;
}

constexpr QStringView svgNamespace = u"http://www.w3.org/2000/svg";
constexpr QStringView xlinkNamespace = u"http://www.w3.org/1999/xlink";

QString localName(QStringView name)
{
    return name.mid(name.lastIndexOf(u':') + 1).toString();
}

QString prefixOf(QStringView name)
{
    return name.first(std::max<qsizetype>(name.lastIndexOf(u':'), 0)).toString();
}

/// The namespaces that prefixes stand for; the one without a prefix is the default. Drawings are often saved with prefixes
/// that nothing declares, so these mean what they usually do.
using Namespaces = QHash<QString, QString>;
const Namespaces &usualNamespaces()
{
    static const Namespaces usual{{QString(), svgNamespace.toString()},
                                  {u"svg"_s, svgNamespace.toString()},
                                  {u"xlink"_s, xlinkNamespace.toString()}};
    return usual;
}

class DocumentReader
{
public:
    explicit DocumentReader(const QByteArray &content) : m_xml(content)
    {
        m_xml.setNamespaceProcessing(false); // drawings are often saved with undeclared prefixes
        m_xml.setEntityExpansionLimit(0);
    }

    Result<SvgDocument> read()
    {
        while (!m_xml.atEnd()) {
            if (auto taken = take(m_xml.readNext()); !taken)
                return tl::unexpected(taken.error());
        }
        if (m_xml.hasError() || m_root->name != u"svg")
            return failure(
                Sentence::tr("This is not an SVG drawing that can be read: line %1 is wrong.").arg(m_xml.lineNumber()),
                Sentence::tr("Save it again from the program that made it, or as PNG."));
        link(*m_root);
        return SvgDocument{std::move(m_root), m_namesOtherFiles};
    }

private:
    Result<void> take(QXmlStreamReader::TokenType token)
    {
        switch (token) {
        case QXmlStreamReader::StartDocument: return begin();
        case QXmlStreamReader::StartElement: return open();
        case QXmlStreamReader::EndElement: close(); return {};
        case QXmlStreamReader::Characters: return addText();
        case QXmlStreamReader::ProcessingInstruction:
            m_namesOtherFiles = m_namesOtherFiles || m_xml.processingInstructionTarget() == u"xml-stylesheet";
            return {};
        default: return {};
        }
    }

    Result<void> begin() const
    {
        const QString encoding = m_xml.documentEncoding().toString().toLower();
        if (encoding.isEmpty() || encoding == u"utf-8" || encoding == u"us-ascii" || encoding == u"iso-8859-1")
            return {};
        return failure(Sentence::tr("The drawing is written in %1, which is not read.").arg(encoding),
                       Sentence::tr("Save it in UTF-8."));
    }

    void close()
    {
        if (m_open.back().isBlock)
            m_open.back().label->words.emplace_back(0, u"\n"_s);
        m_open.pop_back();
    }

    Result<void> addText()
    {
        SvgElement *element = m_open.empty() ? nullptr : m_open.back().element;
        if (SvgElement *label = m_open.empty() || element ? nullptr : m_open.back().label) {
            label->words.emplace_back(0, m_xml.text().toString().replace(u'\n', u' '));
            return {};
        }
        if (element && m_open.back().isText) {
            element->words.emplace_back(element->children.size(), m_xml.text().toString());
            return {};
        }
        if (!element || element->name != u"style")
            return {};
        m_styleText += m_xml.text().size();
        if (m_styleText > mostStyleText)
            return tooLarge(Sentence::tr("The drawing's style sheet is longer than a million letters."));
        element->text += m_xml.text();
        return {};
    }

    Result<void> open()
    {
        if (m_open.size() >= mostDepth)
            return tooLarge(
                Sentence::tr("More than %1 elements of the drawing lie inside one another.").arg(mostDepth));
        if (++m_count > mostElements)
            return tooLarge(Sentence::tr("The drawing has more than 100,000 elements."));
        Open inside = m_open.empty() ? Open{nullptr, usualNamespaces()} : m_open.back();
        SvgElement *around = inside.element;
        const QXmlStreamAttributes attributes = m_xml.attributes();
        for (const QXmlStreamAttribute &one : attributes) {
            if (const QString name = one.qualifiedName().toString(); name == u"xmlns" || name.startsWith(u"xmlns:"))
                inside.namespaces.insert(name.sliced(std::min<qsizetype>(6, name.size())), one.value().toString());
        }
        if (inside.namespaces.size() > mostNamespaces)
            return tooLarge(Sentence::tr("The drawing declares too many prefixes."));
        const QString space = inside.namespaces.value(prefixOf(m_xml.qualifiedName()));
        if (m_open.empty() && localName(m_xml.qualifiedName()) == u"svg")
            m_space = space; // some programs misspell it
        // Children of foreign elements are foreign too.
        if (!m_open.empty() && (!around || (space != m_space && space != svgNamespace)))
            inside.element = nullptr;
        else
            inside.element = m_open.empty() ? m_root.get() : &around->children.emplace_back();
        if (inside.element) {
            inside.element->name = localName(m_xml.qualifiedName());
            addAttributes(*inside.element, attributes, inside.namespaces);
            inside.isText = inside.isText || inside.element->name == u"text";
            inside.label = inside.element->name == u"foreignObject" ? inside.element : nullptr;
        }
        inside.isBlock = !inside.element && inside.label && addHtml(*inside.label, localName(m_xml.qualifiedName()));
        m_open.push_back(std::move(inside));
        return {};
    }

    /// Whether this is a block, with a line of its own.
    static bool addHtml(SvgElement &label, const QString &name)
    {
        static const QStringList blocks{u"div"_s, u"p"_s, u"br"_s, u"li"_s, u"h1"_s, u"h2"_s, u"h3"_s};
        static const QStringList inLines{u"span"_s, u"b"_s,    u"i"_s,    u"em"_s, u"strong"_s, u"code"_s,
                                         u"a"_s,    u"font"_s, u"body"_s, u"u"_s,  u"ul"_s,     u"ol"_s};
        const bool isBlock = blocks.contains(name);
        if (isBlock)
            label.words.emplace_back(0, u"\n"_s);
        label.hasMoreThanWords = label.hasMoreThanWords || (!isBlock && !inLines.contains(name));
        return isBlock;
    }

    static void addAttributes(SvgElement &element, const QXmlStreamAttributes &attributes, const Namespaces &namespaces)
    {
        QString linked; // as SVG 1.1 writes it: only if SVG 2 does not
        for (const QXmlStreamAttribute &one : attributes) {
            const QString prefix = prefixOf(one.qualifiedName());
            if (prefix.isEmpty() || prefix == u"xml") // such as xml:space and xml:lang
                element.attributes.emplace_back(one.qualifiedName().toString(), one.value().toString());
            else if (namespaces.value(prefix) == xlinkNamespace && localName(one.qualifiedName()) == u"href")
                linked = one.value().toString();
        }
        if (!linked.isEmpty() && element.value(u"href").isEmpty())
            element.attributes.emplace_back(u"href"_s, linked);
    }

    static void link(SvgElement &element)
    {
        for (SvgElement &child : element.children) {
            child.parent = &element;
            link(child);
        }
    }

    struct Open
    {
        SvgElement *element = nullptr; ///< null: foreign
        Namespaces namespaces = {};
        bool isText = false;         ///< inside of a text
        SvgElement *label = nullptr; ///< the foreignObject around
        bool isBlock = false;        ///< of HTML
    };

    QXmlStreamReader m_xml;
    std::unique_ptr<SvgElement> m_root = std::make_unique<SvgElement>();
    std::vector<Open> m_open;
    QString m_space = svgNamespace.toString(); ///< of the root
    bool m_namesOtherFiles = false;
    qsizetype m_styleText = 0;
    int m_count = 0;
};

} // namespace

QString SvgElement::value(QStringView attribute) const
{
    const auto found = std::ranges::find(attributes, attribute, &std::pair<QString, QString>::first);
    return found == attributes.end() ? QString() : found->second;
}

QString svgRemedy()
{
    return Sentence::tr("Make the drawing simpler, or save it as PNG.");
}

Result<SvgDocument> readSvgDocument(const QByteArray &content)
{
    if (content.size() > mostBytes)
        return tooLarge(Sentence::tr("The drawing is larger than 16 MB."));
    if (content.contains('\0')) // UTF-16, which the byte checks cannot handle
        return failure(Sentence::tr("The drawing is not written in UTF-8."), Sentence::tr("Save it in UTF-8."));
    return withEntitiesReplaced(content).and_then([](const QByteArray &xml) -> Result<SvgDocument> {
        if (attributesIn(xml) > mostAttributes)
            return tooLarge(Sentence::tr("An element of the drawing has more than 200 attributes."));
        return DocumentReader(xml).read();
    });
}

} // namespace lectograph::artwork
