// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/selected.h"
#include "editor/widgets/searchbox.h"

#include <QStringList>
#include <QWidget>

class QLabel;
class QPushButton;
class QStackedWidget;
class QToolButton;

namespace lectograph::editor {

class AnimationView;
class LiveSecondsField;
struct Session;

/// The animations of the selected blocks, or of the open scene, as a list in order of time: what they are, how they
/// start, and how long they take. They are added, reordered and staggered here.
class AnimationsPanel : public QWidget
{
    Q_OBJECT

public:
    explicit AnimationsPanel(Session &session, QWidget *parent = nullptr);

    AnimationView &view() const { return *m_view; }
    LiveSecondsField &stagger() const { return *m_stagger; }
    /// Offers animations for what is selected.
    void chooseAnimation();

Q_SIGNALS:
    void revealRequested(); ///< an action needs the panel, which may be hidden

protected:
    bool event(QEvent *event) override;

private:
    QWidget *makeHead();
    QWidget *makeHeadings();
    QWidget *makeFoot();
    void addActions();
    void follow();
    void catchUp();
    void refresh();
    void followScope();
    void showScope();
    void takeSelection();
    ClipIds staggered() const;
    void moveRows(int by);
    void reorder(int place);
    void chooseProperty();
    void choose(const QString &hint, std::vector<SearchRow> rows, const SearchBox::Take &take);

    Session &m_session;
    QLabel *m_scopeLabel;
    QToolButton *m_showAll;
    QPushButton *m_add;
    QStackedWidget *m_pages;
    QWidget *m_list; ///< with its headings
    AnimationView *m_view;
    QLabel *m_hint;
    LiveSecondsField *m_stagger;
    SearchBox *m_choices = nullptr;
    QString m_scene;
    QStringList m_scope; ///< the blocks whose animations are shown; empty: all
    bool m_isStale = true;
    bool m_isTaking = false;
};

} // namespace lectograph::editor
