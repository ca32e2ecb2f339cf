// SPDX-License-Identifier: GPL-3.0-or-later
#include "artwork_style.h"
#include "types.h"

#include "base/sentence.h"
#include "blocks/block.h"
#include "rows.h"

#include <QFile>

namespace lectograph::shapes {

using namespace Qt::StringLiterals;
using base::Result;
using graph::Context;
using graph::Inputs;
using graph::NodeType;
using shape::Shape;

namespace {

/// The drawings in resources/drawings.
Result<QByteArray> fileOfIllustration(const QString &name)
{
    QFile file(u":/lectograph/drawings/%1.svg"_s.arg(name));
    if (!file.open(QIODevice::ReadOnly))
        return base::failure(base::Sentence::tr("The program has no drawing “%1”.").arg(name),
                             base::Sentence::tr("Install the program again, or choose another drawing."), u"drawing"_s);
    return file.readAll();
}

} // namespace

NodeType illustration()
{
    return {
        .id = u"shapes.drawing"_s,
        .title = u"Illustration"_s,
        .category = u"Shapes"_s,
        .help = u"One of the program's own drawings. Its parts can be moved, recoloured and faded by their names."_s,
        .properties =
            graph::joined(row::choice("drawing", "creature",
                                      "creature=Creature|fluffy-creature=Fluffy blue creature|fluffy=Fluffy tuft|"
                                      "blue=Blue paint|foliage=Green foliage|forest=Forest|"
                                      "lush-forest=Lush green forest|tree=Tree|person=Person|robot=Robot|"
                                      "wizard-hat=Wizard’s hat|crown=Crown|car=Car|wrecked-car=Wrecked car|"
                                      "gpu=Graphics card|page=Page with a formula|book=Book|clock=Clock|"
                                      "light-bulb=Light bulb|table=Wooden table",
                                      "What is shown"),
                          heightRow(2), proportionalWidthRow(), artworkStyleProperties()),
        .outputs = blocks::shapeOutput(),
        .placed = true,
        .evaluate = blocks::drawing([](const Inputs &in, const Context &context) -> Result<Shape> {
            const auto drawing = fileOfIllustration(in.text("drawing")).and_then([&](const QByteArray &content) {
                return artwork::read(content, in.number("width"), in.number("height"));
            });
            return styledOrMissing(drawing, in, context);
        }),
    };
}

} // namespace lectograph::shapes
