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

/// An action as shown in menus, tooltips, the list of shortcuts and the command palette.
struct ActionSpec
{
    QString id;                    ///< "timeline.split": the same in all languages and versions
    QString category;              ///< "Timeline", translated
    QString text;                  ///< "Split clip at the playhead", translated
    QList<QKeySequence> keys = {}; ///< defaults; the user may change them
    QString icon = {};
    bool isCheckable = false;
};

/// All actions of one window. Shortcuts of an action placed in a panel work only while that panel has the focus, so
/// that one key can have different meanings in different panels; shortcuts of the window always work.
class Actions : public QObject
{
    Q_OBJECT

public:
    explicit Actions(QObject *parent = nullptr) : QObject(parent) {}

    /// Adds an action with `place` as its parent. The tooltip shows its current shortcut.
    QAction *add(QWidget *place, const ActionSpec &spec, const std::function<void()> &run);

    const std::vector<QAction *> &all() const { return m_actions; } ///< in the order in which they were added
    QAction *find(const QString &id) const;
    static QString idOf(const QAction &action) { return action.objectName(); }
    static QString categoryOf(const QAction &action);
    QList<QKeySequence> defaultKeys(const QString &id) const;
    /// Saves the shortcuts in the settings.
    void setKeys(const QString &id, const QList<QKeySequence> &keys);
    /// The other actions that would react to `key` where `id` does.
    std::vector<QAction *> conflicts(const QString &id, const QKeySequence &key) const;

    /// Marks a panel in which typing letters has a meaning.
    static void setHasLetters(QWidget *panel);
    /// Whether the running action was triggered by a shortcut while the pointer or the focus was in such a panel: the
    /// key may have been meant as a letter.
    bool isTypedAtPanel() const;

Q_SIGNALS:
    void aboutToRun(); ///< before any of them
    void keysChanged();
    void notKept(const lectograph::base::Error &error); ///< the shortcuts apply only until the program quits

private:
    class KeyedAction;

    bool m_isByKey = false; ///< the running action was triggered by a shortcut
    std::vector<QAction *> m_actions;
};

} // namespace lectograph::editor
