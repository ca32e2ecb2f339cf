// SPDX-License-Identifier: GPL-3.0-or-later
#include "typeset/fonts.h"

#include "base/keeper.h"
#include "typeset/text.h"

#include <QFontDatabase>
#include <QMutex>
#include <QSet>

#include <algorithm>
#include <array>
#include <atomic>
#include <optional>
#include <span>

namespace lectograph::typeset {

using namespace Qt::StringLiterals;

namespace {

struct Substitute
{
    QStringView absent; ///< lower case
    QStringView instead;
};

// Families that lectures use because an operating system ships them.
constexpr std::array substitutes = std::to_array<Substitute>({
    {u"simhei", u"Noto Sans CJK SC"},
    {u"黑体", u"Noto Sans CJK SC"},
    {u"microsoft yahei", u"Noto Sans CJK SC"},
    {u"微软雅黑", u"Noto Sans CJK SC"},
    {u"dengxian", u"Noto Sans CJK SC"},
    {u"pingfang sc", u"Noto Sans CJK SC"},
    {u"heiti sc", u"Noto Sans CJK SC"},
    {u"stheiti", u"Noto Sans CJK SC"},
    {u"hiragino sans gb", u"Noto Sans CJK SC"},
    {u"wenquanyi micro hei", u"Noto Sans CJK SC"},
    {u"wenquanyi zen hei", u"Noto Sans CJK SC"},
    {u"source han sans sc", u"Noto Sans CJK SC"},
    {u"noto sans sc", u"Noto Sans CJK SC"},
    {u"simsun", u"Noto Serif CJK SC"},
    {u"宋体", u"Noto Serif CJK SC"},
    {u"nsimsun", u"Noto Serif CJK SC"},
    {u"songti sc", u"Noto Serif CJK SC"},
    {u"stsong", u"Noto Serif CJK SC"},
    {u"fangsong", u"Noto Serif CJK SC"},
    {u"kaiti", u"Noto Serif CJK SC"},
    {u"kaiti sc", u"Noto Serif CJK SC"},
    {u"source han serif sc", u"Noto Serif CJK SC"},
    {u"noto serif sc", u"Noto Serif CJK SC"},
    {u"pingfang tc", u"Noto Sans CJK TC"},
    {u"microsoft jhenghei", u"Noto Sans CJK TC"},
    {u"pmingliu", u"Noto Serif CJK TC"},
    {u"malgun gothic", u"Noto Sans CJK KR"},
    {u"맑은 고딕", u"Noto Sans CJK KR"},
    {u"nanumgothic", u"Noto Sans CJK KR"},
    {u"nanum gothic", u"Noto Sans CJK KR"},
    {u"나눔고딕", u"Noto Sans CJK KR"},
    {u"apple sd gothic neo", u"Noto Sans CJK KR"},
    {u"gulim", u"Noto Sans CJK KR"},
    {u"dotum", u"Noto Sans CJK KR"},
    {u"noto sans kr", u"Noto Sans CJK KR"},
    {u"batang", u"Noto Serif CJK KR"},
    {u"바탕", u"Noto Serif CJK KR"},
    {u"nanummyeongjo", u"Noto Serif CJK KR"},
    {u"noto serif kr", u"Noto Serif CJK KR"},
    {u"ms gothic", u"Noto Sans CJK JP"},
    {u"meiryo", u"Noto Sans CJK JP"},
    {u"yu gothic", u"Noto Sans CJK JP"},
    {u"hiragino sans", u"Noto Sans CJK JP"},
    {u"ms mincho", u"Noto Serif CJK JP"},
    {u"yu mincho", u"Noto Serif CJK JP"},
    {u"latin modern roman", u"CMU Serif"},
    {u"lm roman 10", u"CMU Serif"},
    {u"computer modern", u"CMU Serif"},
    {u"latin modern sans", u"CMU Sans Serif"},
    {u"latin modern mono", u"CMU Typewriter Text"},
});

// Families whose letters are as wide as those of another one: drawings have room for exactly these.
constexpr std::array equallyWide = std::to_array<Substitute>({
    {u"arial", u"Liberation Sans"},
    {u"arial", u"Arimo"},
    {u"arial", u"Nimbus Sans"},
    {u"helvetica", u"Nimbus Sans"},
    {u"helvetica", u"Liberation Sans"},
    {u"helvetica", u"Arimo"},
    {u"helvetica", u"Arial"},
    {u"helvetica neue", u"Nimbus Sans"},
    {u"helvetica neue", u"Liberation Sans"},
    {u"liberation sans", u"Arimo"},
    {u"liberation sans", u"Nimbus Sans"},
    {u"times new roman", u"Liberation Serif"},
    {u"times new roman", u"Tinos"},
    {u"times new roman", u"Nimbus Roman"},
    {u"times", u"Nimbus Roman"},
    {u"times", u"Liberation Serif"},
    {u"times", u"Tinos"},
    {u"times", u"Times New Roman"},
    {u"liberation serif", u"Tinos"},
    {u"liberation serif", u"Nimbus Roman"},
    {u"courier new", u"Liberation Mono"},
    {u"courier new", u"Cousine"},
    {u"courier new", u"Nimbus Mono PS"},
    {u"courier", u"Nimbus Mono PS"},
    {u"courier", u"Liberation Mono"},
    {u"courier", u"Courier New"},
    {u"calibri", u"Carlito"},
    {u"cambria", u"Caladea"},
    {u"georgia", u"Gelasio"},
    {u"bitstream vera sans", u"DejaVu Sans"},
    {u"bitstream vera serif", u"DejaVu Serif"},
    {u"bitstream vera sans mono", u"DejaVu Sans Mono"},
    {u"verdana", u"DejaVu Sans"},
});

bool isInstalled(const QString &family)
{
    // Qt searches all families on each query. Hits are cached; misses are not, because the program may add fonts.
    static QMutex mutex;
    static QSet<QString> found;
    const QMutexLocker lock(&mutex);
    if (!found.contains(family)) {
        if (!QFontDatabase::hasFamily(family))
            return false;
        found.insert(family);
    }
    return true;
}

QStringList latinFamilies(FontKind kind)
{
    switch (kind) {
    case FontKind::Serif: return {u"Noto Serif"_s, u"DejaVu Serif"_s, u"CMU Serif"_s};
    case FontKind::Mono: return {u"Noto Sans Mono"_s, u"DejaVu Sans Mono"_s};
    case FontKind::Sans: break;
    }
    return {u"Noto Sans"_s, u"DejaVu Sans"_s};
}

/// The regional CJK family that writes ideographs like `language`.
QString regionOf(const QString &language)
{
    const QString tag = language.toLower().replace(u'_', u'-');
    if (tag.startsWith("zh-hant"_L1) || tag.startsWith("zh-tw"_L1))
        return u"TC"_s;
    if (tag.startsWith("zh-hk"_L1))
        return u"HK"_s;
    if (tag.startsWith("ko"_L1))
        return u"KR"_s;
    if (tag.startsWith("ja"_L1))
        return u"JP"_s;
    return u"SC"_s;
}

QStringList ideographFamilies(FontKind kind, const QString &language)
{
    const QString first = regionOf(language);
    QStringList regions{u"SC"_s, u"KR"_s, u"JP"_s, u"TC"_s};
    regions.removeAll(first);
    regions.prepend(first);
    QStringList families;
    for (const QString &region : regions) {
        if (kind != FontKind::Sans)
            families += (kind == FontKind::Serif ? u"Noto Serif CJK "_s : u"Noto Sans Mono CJK "_s) + region;
        families += u"Noto Sans CJK "_s + region;
    }
    return families;
}

QString firstInstalled(const QStringList &families)
{
    const auto found = std::find_if(families.begin(), families.end(), isInstalled);
    return found == families.end() ? QFont().defaultFamily() : *found;
}

QString defaultFamily(FontKind kind, const QString &language)
{
    return firstInstalled((writesIdeographs(language) ? ideographFamilies(kind, language) : QStringList())
                          + latinFamilies(kind) + ideographFamilies(kind, language));
}

QStringList freshFallbacks(const QString &first, FontKind kind, const QString &language)
{
    const QStringList wished = QStringList(first) + latinFamilies(kind) + ideographFamilies(kind, language)
        + QStringList{u"Noto Sans Math"_s, u"Noto Sans Symbols"_s, u"Noto Sans Symbols2"_s, u"DejaVu Sans"_s};
    QStringList families;
    for (const QString &family : wished) {
        if (!families.contains(family) && isInstalled(family))
            families += family;
    }
    return families;
}

constexpr qsizetype mostFontLists = 500; ///< lists of families, and fonts

/// Looked up for each text, and the same for all of a lecture.
template <class Find>
QStringList kept(const QString &what, FontKind kind, const QString &language, const Find &find)
{
    static base::Keeper<QString, QStringList> known(mostFontLists);
    return *known.of(QChar(static_cast<char16_t>(kind)) + language + u'\0' + what, 1, find);
}

QStringList withFallbacks(const QString &first, FontKind kind, const QString &language)
{
    return kept(first, kind, language, [&] { return freshFallbacks(first, kind, language); });
}

/// The installed family that `substitutes` has for an absent one; empty if there is none.
QString standIn(const QString &family, std::span<const Substitute> substitutes)
{
    const QString name = family.toLower();
    for (const Substitute &substitute : substitutes) {
        if (substitute.absent == name && isInstalled(substitute.instead.toString()))
            return substitute.instead.toString();
    }
    return {};
}

/// The kind that a generic family of CSS names.
std::optional<FontKind> genericKind(const QString &family)
{
    const QString name = family.toLower();
    if (name == "serif"_L1 || name == "ui-serif"_L1 || name == "math"_L1)
        return FontKind::Serif;
    if (name == "monospace"_L1 || name == "ui-monospace"_L1)
        return FontKind::Mono;
    if (name == "sans-serif"_L1 || name == "sans"_L1 || name == "system-ui"_L1 || name == "ui-sans-serif"_L1
        || name == "ui-rounded"_L1 || name == "cursive"_L1 || name == "fantasy"_L1)
        return FontKind::Sans;
    return std::nullopt;
}

} // namespace

bool writesIdeographs(const QString &language)
{
    return language.startsWith("zh"_L1) || language.startsWith("ko"_L1) || language.startsWith("ja"_L1);
}

FontKind kindOf(const QString &family)
{
    const QString name = family.toLower();
    const auto has = [&name](std::initializer_list<QStringView> words) {
        return std::any_of(words.begin(), words.end(), [&name](QStringView word) { return name.contains(word); });
    };
    if (has({u"mono", u"courier", u"consolas", u"menlo", u"monaco", u"typewriter", u"code"}))
        return FontKind::Mono;
    if (has({u"sans"}))
        return FontKind::Sans;
    if (has({u"serif", u"roman", u"times", u"georgia", u"cambria", u"garamond", u"palatino", u"song", u"mincho",
             u"myeongjo", u"batang", u"kaiti", u"cmu classical", u"cmu concrete"}))
        return FontKind::Serif;
    return FontKind::Sans;
}

QString substituteFor(const QString &family)
{
    if (family.isEmpty() || isInstalled(family))
        return {};
    const QString known = standIn(family, substitutes);
    return known.isEmpty() ? defaultFamily(kindOf(family), {}) : known;
}

QStringList familiesFor(const QString &family, const QString &language)
{
    const FontKind kind = kindOf(family);
    if (family.isEmpty())
        return familiesFor(kind, language);
    const QString substitute = substituteFor(family);
    return withFallbacks(substitute.isEmpty() ? family : substitute, kind, language);
}

QStringList familiesFor(FontKind kind, const QString &language)
{
    return kept({}, kind, language, [&] { return freshFallbacks(defaultFamily(kind, language), kind, language); });
}

QStringList familiesOf(const QStringList &preferred, const QString &language)
{
    for (const QString &family : preferred) {
        if (const auto kind = genericKind(family))
            return familiesFor(*kind, language);
        if (isInstalled(family))
            return withFallbacks(family, kindOf(family), language);
        for (const std::span<const Substitute> known :
             {std::span<const Substitute>(equallyWide), std::span<const Substitute>(substitutes)}) {
            if (const QString found = standIn(family, known); !found.isEmpty())
                return withFallbacks(found, kindOf(family), language);
        }
    }
    return familiesFor(preferred.isEmpty() ? FontKind::Sans : kindOf(preferred.front()), language);
}

QStringList emojiFamilies()
{
    QStringList families{u"Noto Color Emoji"_s, u"Apple Color Emoji"_s, u"Segoe UI Emoji"_s};
    families.removeIf([](const QString &family) { return !isInstalled(family); });
    return families;
}

QStringList lettersFirst(QStringList families)
{
    std::ranges::stable_partition(families, [](const QString &family) { return !family.contains(" CJK "_L1); });
    return families;
}

QStringList ideographsFirst(QStringList families)
{
    std::ranges::stable_partition(families, [](const QString &family) { return family.contains(" CJK "_L1); });
    return families;
}

QFont layoutFont(const QStringList &families, int weight, bool italic)
{
    QFont font(families);
    font.setPixelSize(layoutPixels);
    font.setWeight(static_cast<QFont::Weight>(std::clamp(weight, 1, 1000)));
    font.setItalic(italic);
    font.setHintingPreference(QFont::PreferNoHinting);
    // Before 6.7 Qt cannot disable ligatures, but omits them in letter-spaced text: use the smallest spacing.
    font.setLetterSpacing(QFont::AbsoluteSpacing, 1.0 / 64);
    return font;
}

QString layoutFontKey(const QStringList &families, int weight, bool italic)
{
    static base::Keeper<QString, QString> names(mostFontLists);
    static std::atomic<int> count = 0;
    const QString font = families.join(u',') + u'\0' + QChar(static_cast<char16_t>(weight)) + (italic ? u'i' : u'n');
    return *names.of(font, 1, [] { return QString::number(++count); });
}

} // namespace lectograph::typeset
