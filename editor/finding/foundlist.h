// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/finding.h"
#include "editor/session/session.h"

#include <QAbstractListModel>

namespace lectograph::editor {

/// "Opening › Title › Text (한국어)": where an occurrence is, as the interface names it.
QString whereIs(const TextPlace &place, const Session &session);

/// The occurrences as rows, each with the words around it.
class FoundModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role { WhereRole = Qt::UserRole, BeforeRole, MatchRole, AfterRole };

    explicit FoundModel(Session &session, QObject *parent = nullptr) : QAbstractListModel(parent), m_session(session) {}

    void setFound(std::vector<FoundText> found);
    const FoundText &at(int row) const { return m_found.at(static_cast<std::size_t>(row)); }

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    Session &m_session;
    std::vector<FoundText> m_found;
};

} // namespace lectograph::editor
