// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/help/topics.h"
#include "editor/session/session.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QListWidget;
class QStackedWidget;
class QToolButton;
class QTreeWidget;
class QUrl;

namespace lectograph::editor {

class HelpPage;

/// The user guide beside the main window: contents, search and pages. Non-modal, so that one can read and do.
class HelpWindow : public QDialog
{
    Q_OBJECT

public:
    HelpWindow(Session &session, QWidget *window);
    ~HelpWindow() override;

    /// Opens the window with a topic, such as "stage" or "block/shapes.circle#Radius". What is selected in the lecture
    /// is offered above the page.
    void openTopic(const QString &topic);
    void search(const QString &query);
    /// Builds it again in the current language and theme, in its place and with what it shows.
    void renew();

    const std::vector<HelpTopic> &topics() const { return m_topics; }
    QString current() const { return m_current; } ///< the id of the shown topic

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void build();
    QWidget *makeTools();
    QWidget *makeSide();
    QWidget *makeReader();
    void fillContents();
    void renewKeys(); ///< in the pages about commands
    void follow(const QUrl &link);
    void visit(const QString &address, const QStringList &words = {});
    void show(const QString &address, const QStringList &words);
    void step(int by);
    void showResults(const QString &query);
    void showSelected();
    void markInContents();

    Session &m_session;
    std::vector<HelpTopic> m_topics;
    QString m_current;
    QStringList m_history; ///< addresses
    qsizetype m_at = -1;
    QToolButton *m_back = nullptr;
    QToolButton *m_forward = nullptr;
    QLineEdit *m_field = nullptr;
    QStackedWidget *m_side = nullptr;
    QTreeWidget *m_contents = nullptr;
    QListWidget *m_results = nullptr;
    QLabel *m_nothing = nullptr;
    QLabel *m_selected = nullptr;
    HelpPage *m_page = nullptr;
};

} // namespace lectograph::editor
