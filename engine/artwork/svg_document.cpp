// SPDX-License-Identifier: GPL-3.0-or-later
#include "artwork/svg_document.h"

#include "base/sentence.h"

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

QString localName(QStringView name)
{
    return name.mid(name.lastIndexOf(u':') + 1).toString();
}

/// Whether the prefix belongs to SVG.
bool isOurs(QStringView name)
{
    return !name.contains(u':') || name.startsWith(u"svg:");
}

class DocumentReader
{
public:
    explicit DocumentReader(const QByteArray &content) : m_xml(content)
    {
        m_xml.setNamespaceProcessing(false); // drawings are often saved with undeclared prefixes
        m_xml.setEntityExpansionLimit(0);
    }

    Result<SvgElement> read()
    {
        while (!m_xml.atEnd()) {
            if (auto taken = take(m_xml.readNext()); !taken)
                return tl::unexpected(taken.error());
        }
        if (m_xml.hasError() || m_root.name != u"svg")
            return failure(
                Sentence::tr("This is not an SVG drawing that can be read: line %1 is wrong.").arg(m_xml.lineNumber()),
                Sentence::tr("Save it again from the program that made it, or as PNG."));
        return std::move(m_root);
    }

private:
    Result<void> take(QXmlStreamReader::TokenType token)
    {
        switch (token) {
        case QXmlStreamReader::StartDocument: return begin();
        case QXmlStreamReader::DTD:
            // An external DOCTYPE, which many programs write, is harmless: it is not followed.
            if (m_xml.text().contains(u'['))
                return failure(Sentence::tr("The drawing declares entities, which are not read."),
                               Sentence::tr("Save it as plain SVG, or as PNG."));
            return {};
        case QXmlStreamReader::StartElement: return open();
        case QXmlStreamReader::EndElement: m_open.pop_back(); return {};
        case QXmlStreamReader::Characters:
            if (!m_open.empty() && m_open.back() && m_open.back()->name == u"style") {
                m_open.back()->text += m_xml.text();
                if (m_open.back()->text.size() > mostStyleText)
                    return tooLarge(Sentence::tr("The drawing's style sheet is longer than a million letters."));
            }
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

    Result<void> open()
    {
        if (m_open.size() >= mostDepth)
            return tooLarge(
                Sentence::tr("More than %1 elements of the drawing lie inside one another.").arg(mostDepth));
        if (++m_count > mostElements)
            return tooLarge(Sentence::tr("The drawing has more than 100,000 elements."));
        // Children of foreign elements are foreign too.
        const bool isKnown = isOurs(m_xml.qualifiedName()) && (m_open.empty() || m_open.back());
        if (!isKnown) {
            m_open.push_back(nullptr);
            return {};
        }
        SvgElement *element = m_open.empty() ? &m_root : &m_open.back()->children.emplace_back();
        m_open.push_back(element);
        element->name = localName(m_xml.qualifiedName());
        for (const QXmlStreamAttribute &one : m_xml.attributes()) {
            if (isOurs(one.qualifiedName()) || one.qualifiedName() == u"xlink:href")
                element->attributes.emplace_back(localName(one.qualifiedName()), one.value().toString());
        }
        return {};
    }

    QXmlStreamReader m_xml;
    SvgElement m_root;
    std::vector<SvgElement *> m_open; ///< null: foreign element
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

Result<SvgElement> readSvgDocument(const QByteArray &content)
{
    if (content.size() > mostBytes)
        return tooLarge(Sentence::tr("The drawing is larger than 16 MB."));
    if (content.contains('\0')) // UTF-16, which the byte checks cannot handle
        return failure(Sentence::tr("The drawing is not written in UTF-8."), Sentence::tr("Save it in UTF-8."));
    if (attributesIn(content) > mostAttributes)
        return tooLarge(Sentence::tr("An element of the drawing has more than 200 attributes."));
    return DocumentReader(content).read();
}

} // namespace lectograph::artwork
