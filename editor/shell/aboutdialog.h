// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

namespace lectograph::editor {

struct Session;

/// Version, licence, and credits of the program and the open lecture.
class AboutDialog : public QDialog
{
    Q_OBJECT

public:
    AboutDialog(Session &session, QWidget *parent);
};

} // namespace lectograph::editor
