// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>

namespace lectograph::editor {

/// An application that goes on where memory runs out: what was being done is left undone, the lecture is as it was, and what
/// is unsaved can still be saved. What a lecture may ask for has limits of its own (shape/census.h); this is for all else.
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
