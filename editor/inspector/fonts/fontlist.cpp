// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/fonts/fontlist.h"

#include "base/particles.h"
#include "editor/language/searchwords.h"
#include "typeset/text.h"

#include <QFontDatabase>
#include <QSet>

#include <algorithm>
#include <optional>
#include <utility>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

QFontDatabase::WritingSystem writingOf(const QString &language)
{
    const QString code = language.toLower().replace(u'_', u'-');
    if (code.startsWith("ko"_L1))
        return QFontDatabase::Korean;
    if (code.startsWith("ja"_L1))
        return QFontDatabase::Japanese;
    if (code.startsWith("zh-hant"_L1) || code.startsWith("zh-tw"_L1) || code.startsWith("zh-hk"_L1))
        return QFontDatabase::TraditionalChinese;
    return code.startsWith("zh"_L1) ? QFontDatabase::SimplifiedChinese : QFontDatabase::Latin;
}

/// How the families of Noto for ideographs name the region that writes like the language.
QString regionNameOf(const QString &language)
{
    switch (writingOf(language)) {
    case QFontDatabase::Korean: return u" KR"_s;
    case QFontDatabase::Japanese: return u" JP"_s;
    case QFontDatabase::SimplifiedChinese: return u" SC"_s;
    case QFontDatabase::TraditionalChinese: return u" TC"_s;
    default: return {};
    }
}

/// The families with the scripts of all languages, those for the region of the first one first; if these only need
/// Latin, the ones that texts use by default.
QStringList recommendedFonts(const QStringList &languages)
{
    QStringList families;
    bool isBeyondLatin = false;
    for (const QString &language : languages) {
        const QFontDatabase::WritingSystem writing = writingOf(language);
        if (writing == QFontDatabase::Latin)
            continue;
        const QStringList having = QFontDatabase::families(writing);
        const QSet<QString> known(having.begin(), having.end());
        if (!std::exchange(isBeyondLatin, true))
            families = having;
        families.removeIf([&](const QString &family) { return !known.contains(family); });
        std::stable_partition(families.begin(), families.end(),
                              [&](const QString &family) { return family.endsWith(regionNameOf(language)); });
    }
    if (!isBeyondLatin) {
        families = {u"Noto Sans"_s, u"Noto Serif"_s, u"CMU Serif"_s, u"Noto Sans Mono"_s};
        families.removeIf([](const QString &family) { return !QFontDatabase::hasFamily(family); });
    }
    return families;
}

} // namespace

std::vector<FontChoice> fontChoices(const QStringList &languages, const QString &chosen, const QStringList &recent)
{
    std::vector<FontChoice> choices{{.family = {}, .group = FontGroup::Chosen, .substitute = {}}};
    QSet<QString> known{QString()};
    const auto add = [&](const QStringList &families, FontGroup group) {
        bool isFirst = true;
        for (const QString &family : families) {
            if (known.contains(family) || QFontDatabase::isPrivateFamily(family))
                continue;
            known.insert(family);
            choices.push_back({family, group, typeset::substituteFor(family), std::exchange(isFirst, false)});
        }
    };
    if (!typeset::substituteFor(chosen).isEmpty())
        add({chosen}, FontGroup::Chosen);
    add(recent, FontGroup::Recent);
    add(recommendedFonts(languages), FontGroup::Recommended);
    add(QFontDatabase::families(), FontGroup::All);
    return choices;
}

QString fontSample(const QString &language)
{
    switch (writingOf(language)) {
    case QFontDatabase::Korean: return u"한글"_s;
    case QFontDatabase::Japanese: return u"かな"_s;
    case QFontDatabase::SimplifiedChinese:
    case QFontDatabase::TraditionalChinese: return u"中文"_s;
    default: return u"Aa"_s;
    }
}

FontList::FontList(std::vector<FontChoice> choices, const QString &nameOfDefault, QObject *parent)
    : QAbstractListModel(parent), m_all(std::move(choices)), m_shown(m_all), m_nameOfDefault(nameOfDefault)
{}

void FontList::setFilter(const QString &filter)
{
    beginResetModel();
    m_shown.clear();
    for (const FontChoice &choice : m_all) {
        if (filter.isEmpty() || fitOf(filter, choice.family) != Fit::None)
            m_shown.push_back(choice);
    }
    // What is typed tells more than the group.
    if (!filter.isEmpty())
        std::ranges::stable_sort(m_shown, {}, [&](const FontChoice &choice) { return fitOf(filter, choice.family); });
    std::optional<FontGroup> group;
    for (FontChoice &choice : m_shown) {
        choice.isFirst = filter.isEmpty() && choice.group != FontGroup::Chosen && group != choice.group;
        group = choice.group;
    }
    if (!filter.isEmpty() && m_shown.empty())
        m_shown.push_back({.family = filter, .group = FontGroup::Chosen, .substitute = typeset::substituteFor(filter)});
    endResetModel();
}

QString FontList::groupTitle(const QModelIndex &index) const
{
    if (!choice(index).isFirst)
        return {};
    switch (choice(index).group) {
    case FontGroup::Recent: return tr("Recently used");
    case FontGroup::Recommended: return tr("Recommended");
    case FontGroup::All: return tr("All fonts");
    case FontGroup::Chosen: break;
    }
    return {};
}

int FontList::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_shown.size());
}

QVariant FontList::data(const QModelIndex &index, int role) const
{
    const FontChoice &shown = choice(index);
    if (role == FamilyRole)
        return shown.family;
    if (role == Qt::ToolTipRole && !shown.substitute.isEmpty())
        return base::withParticles(tr("Not installed; “%1” stands in for it").arg(shown.substitute));
    if (role == Qt::DisplayRole)
        return shown.family.isEmpty() ? m_nameOfDefault : shown.family;
    if (role == Qt::AccessibleDescriptionRole)
        return shown.substitute.isEmpty() ? groupTitle(index) : data(index, Qt::ToolTipRole);
    return {};
}

} // namespace lectograph::editor
