// SPDX-License-Identifier: GPL-3.0-or-later
#include "lecture/entry_name.h"

#include "lecture/sentence.h"

#include <QStringList>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lectograph::lecture {

namespace {

constexpr qsizetype longestName = 200;

bool isPortable(QChar c)
{
    constexpr QStringView refused = u"\\:*?\"<>|";
    return c >= u' ' && c != u'\x7f' && !refused.contains(c);
}

} // namespace

base::Result<void> checkEntryName(const QString &name)
{
    const QStringList segments = name.split(u'/');
    const bool leadsAstray = std::ranges::any_of(
        segments, [](const QString &segment) { return segment.isEmpty() || segment == u"." || segment == u".."; });
    if (leadsAstray) {
        return base::failure(Sentence::tr("The file name “%1” does not stay inside the lecture.").arg(name),
                             Sentence::tr("Use a relative name without “..”, such as assets/picture.png."), name);
    }
    if (name.size() > longestName || !name.isValidUtf16() || !std::ranges::all_of(name, isPortable)) {
        return base::failure(Sentence::tr("Not every system can store a file named “%1”.").arg(name.left(longestName)),
                             Sentence::tr("Use a short name without \\ : * ? \" < > | and control characters."),
                             name.left(longestName));
    }
    if (std::ranges::any_of(segments, [](const QString &segment) { return segment.startsWith(u'.'); })) {
        return base::failure(Sentence::tr("“%1” is hidden, and nothing in a lecture is.").arg(name),
                             Sentence::tr("Rename it so that no dot stands before a name, or remove it."), name);
    }
    return {};
}

bool isOfFormat(const QString &name)
{
    if (!checkEntryName(name))
        return false;
    const bool isJson = name.count(u'/') == 1 && name.endsWith(u".json");
    return name == u"lecture.json" || name == u"thumbnail.png" || name.startsWith(u"assets/")
        || (isJson && (name.startsWith(u"scenes/") || name.startsWith(u"blocks/") || name.startsWith(u"animations/")));
}

base::Result<void> checkSceneId(const QString &id)
{
    if (id.contains(u'/') || id.startsWith(u'.') || id.isEmpty() || !checkEntryName(id)) {
        return base::failure(Sentence::tr("“%1” cannot be the id of a scene, which names its file.").arg(id),
                             Sentence::tr("Use letters, digits and hyphens, such as “opening”."), u"id"_s);
    }
    return {};
}

} // namespace lectograph::lecture
