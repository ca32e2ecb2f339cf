// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/symbols/symbols.h"

#include "editor/language/language.h"
#include "editor/symbols/shapepicture.h"
#include "typeset/formula.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

QJsonArray catalogOfFormulas()
{
    QFile file(u":/lectograph/catalogs/formulas.json"_s);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QJsonDocument::fromJson(file.readAll()).object().value("groups"_L1).toArray();
}

/// Words with commas between them.
QStringList wordsIn(const QJsonObject &symbol, const QString &language)
{
    QStringList words = symbol.value(language).toString().split(u',');
    for (QString &word : words)
        word = word.trimmed();
    return words;
}

} // namespace

FormulaSymbols formulaSymbols(const QString &language)
{
    FormulaSymbols symbols;
    const QJsonArray groups = catalogOfFormulas();
    for (const QJsonValue &group : groups) {
        symbols.groups.append(group["title"_L1][language].toString());
        for (const QJsonValue &one : group["symbols"_L1].toArray()) {
            const QJsonObject symbol = one.toObject();
            const QString latex = symbol["latex"_L1].toString();
            QStringList words = wordsIn(symbol, language);
            const QString title = words.takeFirst();
            for (const QString &other : interfaceLanguages()) {
                if (other != language)
                    words += wordsIn(symbol, other);
            }
            symbols.choices.push_back({latex, title, words, static_cast<int>(symbols.groups.size()) - 1});
            if (symbol.contains("shown"_L1))
                symbols.shown.insert(latex, symbol["shown"_L1].toString());
        }
    }
    return symbols;
}

QString shownFormula(const FormulaSymbols &symbols, const QString &command)
{
    static const QRegularExpression argument(u"#[1-9m]"_s);
    const QString shown = symbols.shown.value(command);
    return shown.isEmpty() ? QString(command).replace(argument, u"\\square "_s) : shown;
}

QImage formulaPicture(const QString &latex, const QSize &pixels, const QColor &color)
{
    constexpr double emsHigh = 1.7; // of the letters of the interface, in the height of a cell
    typeset::FormulaStyle style;
    style.em = 1;
    const auto set = typeset::formula(latex, style);
    const double aspect = static_cast<double>(pixels.width()) / pixels.height();
    const base::Box ink = set ? set->shape.bounds() : base::Box();
    const base::Vec3 half{std::max(emsHigh * aspect, ink.width() * 1.05) / 2,
                          std::max(emsHigh, ink.height() * 1.05) / 2, 0};
    const base::Vec3 centre = set && !ink.isEmpty() ? ink.centre() : base::Vec3{};
    return pictureOf(set ? set->shape : shape::group({}), {centre - half, centre + half}, pixels, color);
}

} // namespace lectograph::editor
