// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPlainTextEdit>
#include <QStringList>

#include <functional>

namespace lectograph::editor {

/// The lines of a pasted text, each of which is an item of a list: without empty ones, and without the bullets that
/// programs for slides put before all of them.
QStringList itemsOfPasted(const QString &text);

/// An editor of words, in which something else may be done with what is pasted or dropped.
class WordsEdit : public QPlainTextEdit
{
public:
    using QPlainTextEdit::QPlainTextEdit;

    /// Returns whether nothing else is to be done with it.
    std::function<bool(const QMimeData &data)> takes;

protected:
    void insertFromMimeData(const QMimeData *data) override;
};

} // namespace lectograph::editor
