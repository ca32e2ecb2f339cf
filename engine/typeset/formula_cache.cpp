// SPDX-License-Identifier: GPL-3.0-or-later
#include "typeset/formula_cache.h"

#include "base/hash.h"
#include "base/replace_file.h"
#include "formula_bundle.h"
#include "typeset/glyphs.h"

#include <QDataStream>
#include <QDir>
#include <QFile>
#include <QIODevice>
#include <QStandardPaths>

#include <map>

namespace lectograph::typeset {

using namespace Qt::StringLiterals;

namespace {

/// Increase it when this file's format or the output of formula_decoding.cpp changes.
constexpr quint32 format = 3;

quint64 checksum(const QByteArray &bytes)
{
    base::Hash hash;
    hash.add(bytes.size());
    qsizetype i = 0;
    for (; i + 8 <= bytes.size(); i += 8) {
        quint64 word = 0;
        for (int k = 0; k < 8; ++k)
            word = word << 8 | static_cast<quint8>(bytes[i + k]);
        hash.add(word);
    }
    for (; i < bytes.size(); ++i)
        hash.add(static_cast<quint8>(bytes[i]));
    return hash.value();
}

QString fileOf(const QString &latex, bool display)
{
    const quint64 name = base::Hash().add(latex).add(display).value();
    return formulaCacheFolder() + u'/' + QString::number(name, 16).rightJustified(16, u'0');
}

void write(QDataStream &out, const shape::Path &path)
{
    out << static_cast<quint32>(path.contours().size()) << static_cast<quint8>(path.fillRule());
    for (const shape::Contour &contour : path.contours()) {
        out << static_cast<quint32>(contour.points.size()) << contour.closed;
        for (const QPointF &point : contour.points)
            out << point.x() << point.y();
    }
}

shape::Path readPath(QDataStream &in)
{
    quint32 count = 0;
    quint8 rule = 0;
    in >> count >> rule;
    std::vector<shape::Contour> contours;
    for (quint32 i = 0; i < count && in.status() == QDataStream::Ok; ++i) {
        shape::Contour contour;
        quint32 points = 0;
        in >> points >> contour.closed;
        for (quint32 k = 0; k < points && in.status() == QDataStream::Ok; ++k) {
            double x = 0;
            double y = 0;
            in >> x >> y;
            contour.points.emplace_back(x, y);
        }
        contours.push_back(std::move(contour));
    }
    return shape::Path(std::move(contours), rule == 0 ? shape::FillRule::NonZero : shape::FillRule::EvenOdd);
}

void write(QDataStream &out, const base::Vec3 &v)
{
    out << v.x << v.y << v.z;
}

base::Vec3 readVec3(QDataStream &in)
{
    base::Vec3 v;
    in >> v.x >> v.y >> v.z;
    return v;
}

QByteArray written(const QString &latex, bool display, const HBox &box)
{
    std::map<quint64, quint32> places; // of outlines, by hash: each is written once
    std::vector<shape::Path> outlines;
    for (const Mark &mark : box.marks) {
        if (places.try_emplace(mark.outline.hash(), static_cast<quint32>(outlines.size())).second)
            outlines.push_back(mark.outline);
    }
    QByteArray bytes;
    QDataStream out(&bytes, QIODevice::WriteOnly);
    out.setVersion(QDataStream::Qt_6_4);
    out << format << latex << display << box.width << static_cast<quint32>(outlines.size());
    for (const shape::Path &outline : outlines)
        write(out, outline);
    out << static_cast<quint32>(box.marks.size());
    for (const Mark &mark : box.marks) {
        out << places.at(mark.outline.hash()) << mark.source.start << mark.source.end << mark.color.has_value();
        const base::Color color = mark.color.value_or(base::Color{});
        out << color.r << color.g << color.b << color.a << mark.colorName;
        for (const base::Vec3 &axis : {mark.placement.x, mark.placement.y, mark.placement.z, mark.placement.origin})
            write(out, axis);
    }
    return bytes;
}

std::optional<HBox> readBox(const QByteArray &bytes, const QString &latex, bool display)
{
    QDataStream in(bytes);
    in.setVersion(QDataStream::Qt_6_4);
    quint32 itsFormat = 0;
    QString itsLatex;
    bool itsDisplay = false;
    HBox box;
    quint32 count = 0;
    in >> itsFormat >> itsLatex >> itsDisplay >> box.width >> count;
    if (itsFormat != format || itsLatex != latex || itsDisplay != display) // hash collision
        return std::nullopt;
    std::vector<shape::Path> outlines;
    for (quint32 i = 0; i < count && in.status() == QDataStream::Ok; ++i)
        outlines.push_back(shared(readPath(in)));
    in >> count;
    for (quint32 i = 0; i < count && in.status() == QDataStream::Ok; ++i) {
        Mark mark;
        quint32 outline = 0;
        bool hasColor = false;
        base::Color color;
        in >> outline >> mark.source.start >> mark.source.end >> hasColor >> color.r >> color.g >> color.b >> color.a
            >> mark.colorName;
        mark.placement.x = readVec3(in);
        mark.placement.y = readVec3(in);
        mark.placement.z = readVec3(in);
        mark.placement.origin = readVec3(in);
        if (outline >= outlines.size())
            return std::nullopt;
        mark.outline = outlines[outline];
        if (hasColor)
            mark.color = color;
        box.marks.push_back(std::move(mark));
    }
    return in.status() == QDataStream::Ok && in.atEnd() ? std::optional(std::move(box)) : std::nullopt;
}

} // namespace

QString formulaCacheFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericCacheLocation) + u"/lectograph/formulas-"_s
        + QString::number(formulaBundle, 16);
}

std::optional<FormulaLayout> storedLayout(const QString &latex, bool display)
{
    QFile file(fileOf(latex, display));
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    QDataStream in(&file);
    quint64 sum = 0;
    in >> sum;
    const QByteArray bytes = file.readAll();
    if (in.status() != QDataStream::Ok || checksum(bytes) != sum)
        return std::nullopt;
    std::optional<HBox> box = readBox(bytes, latex, display);
    return box ? std::optional(FormulaLayout{std::move(*box), false}) : std::nullopt;
}

void storeLayout(const QString &latex, bool display, const FormulaLayout &layout)
{
    if (layout.usesHostFonts || !QDir().mkpath(formulaCacheFolder()))
        return;
    const QByteArray bytes = written(latex, display, layout.box);
    QByteArray file;
    QDataStream(&file, QIODevice::WriteOnly) << checksum(bytes);
    static_cast<void>(base::replaceFile(fileOf(latex, display), file + bytes));
}

} // namespace lectograph::typeset
