// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QAction>
#include <QKeySequence>
#include <QList>
#include <QObject>
#include <QString>

#include <functional>
#include <vector>

class QWidget;

namespace lectograph::editor {

/// Something that can be done, as menus, tooltips, the list of shortcuts and the command palette tell it.
struct ActionSpec
{
    QString id;                    ///< "timeline.split": stays the same in all languages and versions
    QString category;              ///< "Timeline", translated
    QString text;                  ///< "Split clip at the playhead", translated
    QList<QKeySequence> keys = {}; ///< to begin with; the author may choose others
    QString icon = {};
    bool isCheckable = false;
};

/// All that can be done in one window. An action whose place is a panel listens to its keys only while the focus is in that
/// panel, so that one key may mean different things in different panels; one whose place is the window always listens.
class Actions : public QObject
{
    Q_OBJECT

public:
    explicit Actions(QObject *parent = nullptr) : QObject(parent) {}

    /// Belongs to `place`. Its tooltip names its keys, whatever these are.
    QAction *add(QWidget *place, const ActionSpec &spec, const std::function<void()> &run);

    const std::vector<QAction *> &all() const { return m_actions; } ///< in the order in which they were added
    QAction *find(const QString &id) const;
    static QString idOf(const QAction &action) { return action.objectName(); }
    static QString categoryOf(const QAction &action);
    QList<QKeySequence> defaultKeys(const QString &id) const;
    /// Remembered in the settings.
    void setKeys(const QString &id, const QList<QKeySequence> &keys);
    /// Those that would answer to `key` where `id` does.
    std::vector<QAction *> conflicts(const QString &id, const QKeySequence &key) const;

    /// Letters mean something of their own in this panel.
    static void setHasLetters(QWidget *panel);
    /// What runs now was asked for by a key, while the pointer or the focus was in such a panel: it may have been meant for
    /// that.
    bool isTypedAtPanel() const;

Q_SIGNALS:
    void aboutToRun(); ///< one of them
    void keysChanged();
    void notKept(const lectograph::base::Error &error); ///< keys that hold only until the program ends

private:
    class KeyedAction;
    void forget(QObject *action);

    bool m_isByKey = false; ///< what runs now

    std::vector<QAction *> m_actions;
};

} // namespace lectograph::editor
