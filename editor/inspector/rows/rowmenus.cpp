// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/rows/rowmenus.h"

#include "editor/edits/repeating.h"
#include "editor/edits/texts.h"
#include "editor/inspector/fields/linkfields.h"
#include "editor/inspector/rows/repetitionrows.h"
#include "editor/inspector/rows/row.h"
#include "editor/operations/animating.h"
#include "editor/widgets/theme.h"

#include <QJsonArray>
#include <QMenu>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

void fillLinkedMenu(QMenu &menu, const RowSource &source, const Reading &reading, const EditValue &edit)
{
    if (reading.kind == PropertyKind::Linked) {
        menu.addAction(icon(u"unlink"_s), Row::tr("Remove link"), &menu, [edit, reading] { edit(reading.value); });
        if (source.spec.kind == FieldKind::Shape) {
            QJsonObject link = reading.written.toObject();
            QAction *staged = menu.addAction(Row::tr("As it stands on the stage"));
            staged->setCheckable(true);
            staged->setChecked(link.value(u"staged"_s).toBool());
            QObject::connect(staged, &QAction::triggered, staged, [edit, link](bool isOn) mutable {
                if (isOn)
                    link.insert(u"staged"_s, true);
                else
                    link.remove(u"staged"_s);
                edit(link);
            });
        }
    }
}

void fillItemMenu(QMenu &menu, Session &session, const RowSource &source, const Reading &reading, const EditValue &edit)
{
    if (!source.spec.key.startsWith("item."_L1) || !source.property)
        return;
    if (reading.written.isArray() && !source.property->perItem) {
        menu.addAction(Row::tr("One value for all items"), &menu,
                       [edit, reading] { edit(reading.written.toArray().first()); });
    } else if (listTypeFor(*source.property) && reading.kind != PropertyKind::Linked
               && reading.kind != PropertyKind::Computed) {
        const QAction *each = menu.addAction(Row::tr("A value for each item"));
        QObject::connect(each, &QAction::triggered, &menu, [&session, source, reading, edit] {
            const PropertyPlace &place = source.places.front();
            const graph::Node *node = session.document.node(place.scene, place.node);
            QJsonArray values;
            for (int i = 0; i < (node ? itemCountOf(*node) : 1); ++i)
                values.append(reading.value);
            edit(values);
        });
    }
}

void fillNumbersMenu(QMenu &menu, Session &session, const RowSource &source, const Reading &reading,
                     const EditValue &edit)
{
    const QStringList languages = languagesOf(session.document.lecture()).all;
    const bool areOfAll = reading.kind == PropertyKind::Constant && reading.written.isArray();
    if (source.spec.kind == FieldKind::Tensor && languages.size() > 1 && areOfAll)
        menu.addAction(Row::tr("Numbers for each language"), &menu,
                       [edit, reading, languages] { edit(numbersForEach(reading.written, languages)); });
}

void fillSourceMenus(QMenu &menu, Session &session, const RowSource &source, const EditValue &edit)
{
    if (std::ranges::all_of(source.places, [](const PropertyPlace &place) { return !place.node.isEmpty(); })) {
        const QAction *change = menu.addAction(icon(u"wand-sparkles"_s), Row::tr("Animate the change here"));
        QObject::connect(change, &QAction::triggered, &menu, [&session, source] {
            QStringList nodes;
            for (const PropertyPlace &place : source.places)
                nodes.append(place.node);
            addPropertyChange(session, nodes, source.spec.key, session.preview.localTime());
        });
        menu.addSeparator();
    }
    QMenu *links = menu.addMenu(icon(u"link"_s), Row::tr("Link to"));
    fillLinkMenu(*links, session, source, source.property->type, edit);
    auto *compute = new QMenu(Row::tr("Compute with"), &menu);
    compute->setIcon(icon(u"sigma"_s));
    compute->setToolTipsVisible(true);
    fillComputeMenu(*compute, session, source);
    if (!compute->isEmpty())
        menu.addMenu(compute);
}

} // namespace lectograph::editor
