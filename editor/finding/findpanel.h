// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/finding/foundlist.h"

#include <QTimer>
#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QListView;
class QStackedWidget;
class QToolButton;

namespace lectograph::editor {

/// Finds words in all texts of the lecture, and replaces them, all of them in one undo step. A click or Enter in the list
/// goes to the place.
class FindPanel : public QWidget
{
    Q_OBJECT

public:
    explicit FindPanel(Session &session, QWidget *parent = nullptr);

    enum class Field { Find, Replace };
    /// Puts the cursor into a field; `words` are what is searched for, unless empty.
    void begin(Field field, const QString &words = {});
    int count() const { return m_model->rowCount(); }

Q_SIGNALS:
    void left(); ///< by Escape

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    QWidget *makeFindRow();
    QWidget *makeReplaceRow();
    Wanted wanted() const;
    void listLanguages();
    void search();
    void step(int rows);
    void go(const QModelIndex &index);
    void replaceCurrent();
    void replaceAll();

    Session &m_session;
    FoundModel *m_model;
    QLineEdit *m_find = nullptr;
    QLineEdit *m_replace = nullptr;
    QToolButton *m_case = nullptr;
    QToolButton *m_words = nullptr;
    QComboBox *m_language = nullptr;
    QLabel *m_count = nullptr;
    QToolButton *m_one = nullptr;
    QToolButton *m_all = nullptr;
    QListView *m_list;
    QLabel *m_hint; ///< in place of an empty list
    QStackedWidget *m_pages;
    QTimer m_pause;
};

} // namespace lectograph::editor
