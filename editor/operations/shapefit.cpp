// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/operations/shapefit.h"

#include "base/text.h"
#include "editor/session/session.h"

#include <algorithm>

namespace lectograph::editor {

using graph::ValueType;

namespace {

/// Whether the block has all tensors besides this one: those of its type's presets would not fit together with any.
bool hasOtherTensors(const graph::Node &node, const graph::NodeType &type, const QString &input)
{
    return std::ranges::all_of(type.properties, [&](const graph::PropertySpec &spec) {
        const QString key = base::toText(spec.key);
        return spec.type != ValueType::Tensor || key == input || node.properties.contains(key);
    });
}

/// The tensor that an output has at the playhead.
std::optional<graph::Value> tensorOf(Session &session, const OutputPlace &output)
{
    const graph::Node *node = session.document.node(session.selection.scene(), output.node);
    const graph::NodeType *type = node ? session.registry().nodes.find(*node) : nullptr;
    const int port = type ? type->portIndex(output.port) : -1;
    if (port < 0 || type->outputs[static_cast<std::size_t>(port)].type != ValueType::Tensor)
        return std::nullopt;
    auto outputs = session.preview.outputsOf(output.node);
    return outputs ? std::optional(std::move((*outputs)[static_cast<std::size_t>(port)])) : std::nullopt;
}

} // namespace

QString shapeMisfit(Session &session, const OutputPlace &output, const InputPlace &input)
{
    const graph::Node *node = session.document.node(session.selection.scene(), input.node);
    const graph::NodeType *type = node ? session.registry().nodes.find(*node) : nullptr;
    const graph::PropertySpec *spec = type ? lecture::findSpec(type->properties, input.key) : nullptr;
    if (!spec || spec->type != ValueType::Tensor || type->placed || !hasOtherTensors(*node, *type, input.key))
        return {};
    const auto tensor = tensorOf(session, output);
    timeline::Score *score = session.preview.score();
    const int index = score ? score->evaluator().indexOf(input.node) : -1;
    if (!tensor || index < 0)
        return {};
    const auto fits = score->evaluator().tried(index, input.key, *tensor, session.preview.scoreTime());
    return fits ? QString() : base::Error{fits.error().what, fits.error().remedy, {}}.text();
}

} // namespace lectograph::editor
