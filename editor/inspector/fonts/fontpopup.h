// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/inspector/fonts/fontlist.h"

#include <QFrame>

class QLineEdit;
class QListView;

namespace lectograph::editor {

/// A list of fonts, each in its own face with a sample of the language; typing searches. Fonts are loaded when they come
/// into view, one after the other, so that it opens at once.
class FontPopup : public QFrame
{
    Q_OBJECT

public:
    FontPopup(FontList *fonts, const QString &current, const QString &sample, QWidget *parent);

    void openAt(const QWidget *anchor);
    QLineEdit *search() const { return m_search; }
    QListView *list() const { return m_list; }

Q_SIGNALS:
    void chosen(const QString &family);
    void closed();

protected:
    void paintEvent(QPaintEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void take(const QModelIndex &index);

    FontList *m_fonts;
    QLineEdit *m_search;
    QListView *m_list;
};

} // namespace lectograph::editor
