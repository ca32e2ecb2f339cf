// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/foreign_data.h"
#include "editor/edits/foreign_text.h"
#include "editor/session/liveedit.h"

#include <memory>

/// What was pasted as code, and what it may become instead.
namespace lectograph::editor {

struct Session;

/// Whether the data comes from an editor of code.
bool isFromCodeEditor(const QMimeData &data);

/// Adds a text as a listing and offers words, which replace it as the same undo step.
class CodeOffer : public std::enable_shared_from_this<CodeOffer>
{
public:
    CodeOffer(Session &session, QString text, ForeignContent how);

    /// False if it fails, which is reported.
    bool add(TextKind kind = TextKind::Code);

private:
    Session &m_session;
    QString m_text;
    ForeignContent m_how;
    LiveEdit m_edit;
};

} // namespace lectograph::editor
