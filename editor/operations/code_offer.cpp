// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/operations/code_offer.h"

#include "editor/language/translated.h"
#include "editor/session/session.h"

#include <QMimeData>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

bool isFromCodeEditor(const QMimeData &data)
{
    return std::ranges::any_of(data.formats(), [](const QString &format) {
        return format == "vscode-editor-data"_L1 || format.startsWith("application/vnd.code."_L1)
            || format.contains("jetbrains"_L1, Qt::CaseInsensitive);
    });
}

CodeOffer::CodeOffer(Session &session, QString text, ForeignContent how)
    : m_session(session), m_text(std::move(text)), m_how(std::move(how)), m_edit(session.document)
{}

bool CodeOffer::add(TextKind kind)
{
    AddedFiles added;
    const bool done = m_edit.apply(translated("Paste code"), [&](const lecture::Lecture &lecture) {
        return withForeignText(lecture, m_how.scene, m_text, m_how.shown, m_session.registry(), m_how.at, {}, {}, kind)
            .map([&](AddedFiles &&with) {
                added = std::move(with);
                return added.lecture;
            });
    });
    if (!done)
        return false;
    m_session.selection.setNodes(added.nodes);
    const auto offered = [&](const QString &name, TextKind other) {
        return Alternative{name, kind == other, [self = shared_from_this(), other] { self->add(other); }};
    };
    const auto lines = static_cast<int>(m_text.trimmed().count(u'\n')) + 1;
    Q_EMIT m_session.document.alternativesOffered(
        translated("%n line(s) were pasted.", lines), added.notes,
        {offered(translated("Code"), TextKind::Code), offered(translated("Words"), TextKind::Words)});
    return true;
}

} // namespace lectograph::editor
