// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/clipboard.h"

#include <QMimeData>

#include <optional>

namespace lectograph::editor {

/// Nodes on their way through the clipboard, with the files that they name. Those are large, so within this program they go
/// from hand to hand; another one is given all of it as JSON (mime::nodes), made when it asks.
class CopiedNodes : public QMimeData
{
    Q_OBJECT

public:
    explicit CopiedNodes(NodeCopies nodes) : m_nodes(std::move(nodes)) {}

    /// Nothing if there are no nodes in it.
    static std::optional<NodeCopies> in(const QMimeData *data);

    QStringList formats() const override;
    bool hasFormat(const QString &type) const override { return formats().contains(type); }

protected:
    QVariant retrieveData(const QString &type, QMetaType asked) const override;

private:
    NodeCopies m_nodes;
};

} // namespace lectograph::editor
