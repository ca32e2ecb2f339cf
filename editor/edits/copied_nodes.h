// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/clipboard.h"

#include <QMimeData>

/// Copied nodes in the clipboard of the system.
namespace lectograph::editor {

/// Copied nodes as text, with the files.
QJsonObject jsonOf(const NodeCopies &copies);
NodeCopies copiesFrom(const QJsonObject &json);

/// Copied nodes and their files. Files are large, so they are passed as they are within this program; other programs
/// get everything as JSON (mime::nodes), created on request.
class CopiedNodes : public QMimeData
{
    Q_OBJECT

public:
    explicit CopiedNodes(NodeCopies nodes) : m_nodes(std::move(nodes)) {}

    /// Returns nothing if the data contains no nodes.
    static std::optional<NodeCopies> in(const QMimeData *data);

    QStringList formats() const override;
    bool hasFormat(const QString &type) const override { return formats().contains(type); }

protected:
    QVariant retrieveData(const QString &type, QMetaType asked) const override;

private:
    NodeCopies m_nodes;
};

} // namespace lectograph::editor
