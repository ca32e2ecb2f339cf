// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>

namespace lectograph::editor {

/// Survives running out of memory: the current event is abandoned, the lecture is unchanged, and unsaved work can still
/// be saved. The demands of lectures have separate limits (shape/census.h); this covers everything else.
class Application : public QApplication
{
    Q_OBJECT

public:
    using QApplication::QApplication;

    bool notify(QObject *receiver, QEvent *event) override;

Q_SIGNALS:
    void memoryRanOut();
};

} // namespace lectograph::editor
