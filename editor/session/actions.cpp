// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/session/actions.h"

#include "editor/language/keynames.h"
#include "editor/settings/settings.h"
#include "editor/settings/settingsfile.h"
#include "editor/widgets/theme.h"

#include <QApplication>
#include <QPointer>
#include <QSettings>
#include <QWidget>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr auto categoryName = "lectographCategory";
constexpr auto defaultsName = "lectographKeys";
constexpr auto lettersName = "lectographLetters";

QStringList toTexts(const QList<QKeySequence> &keys)
{
    QStringList texts;
    for (const QKeySequence &key : keys)
        texts.append(key.toString(QKeySequence::PortableText));
    return texts;
}

QList<QKeySequence> fromTexts(const QStringList &texts)
{
    QList<QKeySequence> keys;
    for (const QString &text : texts) {
        if (!text.isEmpty())
            keys.append(QKeySequence(text, QKeySequence::PortableText));
    }
    return keys;
}

void use(QAction &action, const QList<QKeySequence> &keys)
{
    action.setShortcuts(keys);
    action.setToolTip(withKey(action.text(), keys.value(0)));
}

} // namespace

/// An action that records whether a shortcut triggered it.
class Actions::KeyedAction : public QAction
{
public:
    KeyedAction(Actions &actions, const QString &text, QObject *parent) : QAction(text, parent), m_actions(&actions) {}

protected:
    bool event(QEvent *event) override
    {
        if (event->type() != QEvent::Shortcut)
            return QAction::event(event);
        const QPointer<Actions> actions = m_actions; // this action may be deleted by the call
        actions->m_isByKey = true;
        const bool isTaken = QAction::event(event);
        if (actions)
            actions->m_isByKey = false;
        return isTaken;
    }

private:
    QPointer<Actions> m_actions;
};

QAction *Actions::add(QWidget *place, const ActionSpec &spec, const std::function<void()> &run)
{
    auto *action = new KeyedAction(*this, spec.text, place);
    action->setObjectName(spec.id);
    action->setProperty(categoryName, spec.category);
    action->setProperty(defaultsName, toTexts(spec.keys));
    action->setCheckable(spec.isCheckable);
    if (!spec.icon.isEmpty())
        action->setIcon(icon(spec.icon));
    action->setShortcutContext(place->isWindow() ? Qt::WindowShortcut : Qt::WidgetWithChildrenShortcut);
    place->addAction(action);
    const Setting<QStringList> shortcuts = setting::shortcuts.of(spec.id);
    use(*action, shortcuts.isSet() ? fromTexts(shortcuts.value()) : spec.keys);
    connect(action, &QAction::triggered, this, &Actions::aboutToRun);
    connect(action, &QAction::triggered, action, [run] { run(); });
    connect(action, &QObject::destroyed, this, [this, action] { std::erase(m_actions, action); });
    m_actions.push_back(action);
    return action;
}

QAction *Actions::find(const QString &id) const
{
    const auto found = std::ranges::find(m_actions, id, [](const QAction *action) { return action->objectName(); });
    return found == m_actions.end() ? nullptr : *found;
}

QString Actions::categoryOf(const QAction &action)
{
    return action.property(categoryName).toString();
}

QList<QKeySequence> Actions::defaultKeys(const QString &id) const
{
    const QAction *action = find(id);
    return action ? fromTexts(action->property(defaultsName).toStringList()) : QList<QKeySequence>();
}

void Actions::setKeys(const QString &id, const QList<QKeySequence> &keys)
{
    QAction *action = find(id);
    if (!action)
        return;
    QSettings settings;
    if (keys == defaultKeys(id))
        settings.remove(setting::shortcuts.of(id).key());
    else
        settings.setValue(setting::shortcuts.of(id).key(), keys.isEmpty() ? QStringList{QString()} : toTexts(keys));
    use(*action, keys);
    Q_EMIT keysChanged();
    if (const auto done = kept(settings); !done)
        Q_EMIT notKept(done.error());
}

std::vector<QAction *> Actions::conflicts(const QString &id, const QKeySequence &key) const
{
    std::vector<QAction *> found;
    const QAction *own = find(id);
    std::ranges::copy_if(m_actions, std::back_inserter(found), [&](const QAction *other) {
        const bool meets = own && other != own
            && (other->shortcutContext() == Qt::WindowShortcut || own->shortcutContext() == Qt::WindowShortcut
                || other->parent() == own->parent());
        return meets && !key.isEmpty() && other->shortcuts().contains(key);
    });
    return found;
}

void Actions::setHasLetters(QWidget *panel)
{
    panel->setProperty(lettersName, true);
}

bool Actions::isTypedAtPanel() const
{
    const QWidget *focus = QApplication::focusWidget();
    if (!m_isByKey || !focus)
        return false;
    return std::ranges::any_of(focus->window()->findChildren<QWidget *>(), [focus](const QWidget *widget) {
        return widget->property(lettersName).toBool()
            && (widget->underMouse() || widget == focus || widget->isAncestorOf(focus));
    });
}

} // namespace lectograph::editor
