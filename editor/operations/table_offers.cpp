// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/operations/table_offers.h"

#include "editor/edits/table_forms.h"
#include "editor/language/translated.h"
#include "editor/operations/sound_offers.h"
#include "editor/operations/tabledialog.h"
#include "editor/session/session.h"

#include <QFileInfo>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

TableOffer::TableOffer(Session &session, QString name, QString file, ForeignContent how, Adding adding)
    : m_session(session),
      m_name(std::move(name)),
      m_file(std::move(file)),
      m_how(std::move(how)),
      m_adding(std::move(adding)),
      m_edit(session.document)
{}

bool TableOffer::add()
{
    AddedFiles added;
    const bool done = m_edit.apply(m_name, [&](const lecture::Lecture &lecture) {
        return m_adding(lecture, m_how).map([&](AddedFiles &&with) {
            added = std::move(with);
            return added.lecture;
        });
    });
    if (!done || added.nodes.isEmpty())
        return done;
    m_session.selection.setNodes(added.nodes);
    if (!added.notes.isEmpty())
        Q_EMIT m_session.document.statusMessage(added.notes.join(u' '));
    offerRoomForSounds(m_session, added.sounds);
    offer(added.notes);
    return true;
}

void TableOffer::offer(const QStringList &notes)
{
    std::vector<Alternative> alternatives;
    QString said;
    for (const auto &[path, choice] : m_how.tables) {
        const auto table = tensor::parseTable(choice.text, choice.reading);
        if (!table)
            continue;
        const std::vector<TableForm> forms = formsOf(*table, m_session.registry(), m_how.at.has_value());
        const TableForm now = choice.form.value_or(forms.empty() ? TableForm::Numbers : forms.front());
        for (const TableForm form : forms) {
            const auto isThere = [&](const Alternative &one) { return one.name == nameOf(form); };
            if (std::ranges::none_of(alternatives, isThere))
                alternatives.push_back(
                    {nameOf(form), form == now, [self = shared_from_this(), form] { self->choose(form); }});
        }
        said = m_how.tables.size() == 1 ? sentence(*table) : translated("Several tables were read.");
    }
    if (said.isEmpty())
        return;
    if (m_how.tables.size() == 1)
        alternatives.push_back(
            {translated("Read it differently…"), false, [self = shared_from_this()] { self->ask(); }});
    Q_EMIT m_session.document.alternativesOffered(said, notes, alternatives);
}

/// “scores.csv: rows: 5, columns: 3 · semicolons · decimal commas · header row · Korean (CP949)”
QString TableOffer::sentence(const tensor::Table &table) const
{
    const TableChoice &choice = m_how.tables.begin()->second;
    const QString size = translated("Rows: %1, columns: %2").arg(table.rows.size()).arg(table.columns());
    QStringList parts{m_file.isEmpty() ? size : u"“%1”: %2"_s.arg(QFileInfo(m_file).fileName(), size)};
    parts += wordsForReading(table, choice.encoding);
    return parts.join(u" · "_s);
}

void TableOffer::choose(TableForm form)
{
    const TableChoices before = m_how.tables;
    for (auto &[path, choice] : m_how.tables) {
        const auto table = tensor::parseTable(choice.text, choice.reading);
        const auto forms = table ? formsOf(*table, m_session.registry(), m_how.at.has_value())
                                 : std::vector<TableForm>();
        if (std::ranges::find(forms, form) != forms.end())
            choice.form = form;
    }
    if (!add())
        m_how.tables = before;
}

void TableOffer::ask()
{
    TableChoice &choice = m_how.tables.begin()->second;
    const TableAnswer answer = askAgainForTable(m_session, choice, m_file);
    if (!answer.choice)
        return;
    const TableChoice before = choice;
    choice = *answer.choice;
    choice.form = before.form;
    if (!add())
        choice = before;
}

} // namespace lectograph::editor
