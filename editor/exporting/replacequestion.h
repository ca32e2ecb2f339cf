// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/exporting/exportqueue.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace lectograph::editor {

/// Asks before files are replaced. Hidden until it has something to ask.
class ReplaceQuestion : public QWidget
{
    Q_OBJECT

public:
    explicit ReplaceQuestion(QWidget *parent);

    /// These files are in the way of the requests (inTheWay).
    void ask(const std::vector<exporting::ExportRequest> &requests, const QStringList &files, const ExportQueue &queue);

Q_SIGNALS:
    void keepsBoth();
    void replaces();

private:
    QLabel *m_text;
    QPushButton *m_keepBoth;
    QPushButton *m_replace;
};

} // namespace lectograph::editor
