// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/commands/shortcutsdialog.h"

#include "base/replace_file.h"
#include "editor/language/keynames.h"
#include "editor/language/searchwords.h"
#include "editor/widgets/filedialog.h"
#include "editor/widgets/theme.h"
#include "editor/widgets/widgets.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr int idRole = Qt::UserRole;
// Qt's placeholder for an empty field. Its Chinese translation means a desktop shortcut, so ours overrides it.
[[maybe_unused]] constexpr const char *fieldHint = QT_TRANSLATE_NOOP("QKeySequenceEdit", "Press shortcut");

QString keysText(const QList<QKeySequence> &keys)
{
    return keyTexts(keys).join(u",  "_s);
}

QString namesOf(const std::vector<QAction *> &actions)
{
    QStringList names;
    for (const QAction *action : actions)
        names.append(u"“%1”"_s.arg(action->text()));
    return names.join(u", "_s);
}

/// A blank icon, which aligns the text of all rows.
QIcon blankIcon()
{
    QPixmap blank(16, 16);
    blank.fill(Qt::transparent);
    return QIcon(blank);
}

/// Records a single key combination, without waiting for more.
class KeyField : public QKeySequenceEdit
{
public:
    explicit KeyField(const QString &name, QWidget *parent) : QKeySequenceEdit(parent)
    {
        setAccessibleName(name);
        setToolTip(name);
    }

protected:
    void keyPressEvent(QKeyEvent *event) override
    {
        const int key = event->key();
        const bool isModifier = key == Qt::Key_Control || key == Qt::Key_Shift || key == Qt::Key_Alt
            || key == Qt::Key_Meta || key == Qt::Key_AltGr || key == Qt::Key_CapsLock;
        if (isModifier || key == 0 || key == Qt::Key_unknown)
            return;
        Qt::KeyboardModifiers modifiers = event->modifiers()
            & (Qt::ControlModifier | Qt::ShiftModifier | Qt::AltModifier | Qt::MetaModifier);
        // “?” needs Shift only on some keyboards: only the character counts.
        const QString text = event->text();
        if (!text.isEmpty() && text[0].isPrint() && !text[0].isLetterOrNumber() && !text[0].isSpace())
            modifiers &= ~Qt::ShiftModifier;
        setKeySequence(QKeySequence(QKeyCombination(modifiers, static_cast<Qt::Key>(key))));
        event->accept();
    }
    void keyReleaseEvent(QKeyEvent *event) override { event->accept(); }
};

/// Whether its keys end typing in fields of several lines, where Enter begins another line.
bool finishesTexts(const QAction &action)
{
    return action.shortcuts().contains(QKeySequence(Qt::CTRL | Qt::Key_Return));
}

/// The scope of an action's shortcuts: "Everywhere", or the name of a panel.
QString placeOf(const QAction &action)
{
    const auto *place = qobject_cast<QWidget *>(action.parent());
    if (!place || action.shortcutContext() == Qt::WindowShortcut)
        return finishesTexts(action) ? ShortcutsDialog::tr("Everywhere but in long texts")
                                     : ShortcutsDialog::tr("Everywhere");
    return place->accessibleName().isEmpty() ? ShortcutsDialog::tr("In its panel") : place->accessibleName();
}

} // namespace

QString shortcutSheet(const Actions &actions)
{
    QString html = u"<!DOCTYPE html>\n<html><head><meta charset=\"utf-8\"><title>%1</title>\n<style>"
                   "body{font:14px sans-serif;columns:2;margin:2em}table{width:100%;break-inside:avoid}"
                   "td{padding:2px 6px}td:last-child{text-align:right;white-space:nowrap}h2{font-size:15px}"
                   "</style></head><body>\n"_s.arg(ShortcutsDialog::tr("Keyboard shortcuts").toHtmlEscaped());
    QStringList categories;
    for (const QAction *action : actions.all())
        categories.append(Actions::categoryOf(*action));
    categories.removeDuplicates();
    for (const QString &category : categories) {
        html += u"<h2>%1</h2>\n<table>\n"_s.arg(category.toHtmlEscaped());
        for (const QAction *action : actions.all()) {
            if (Actions::categoryOf(*action) == category && !action->shortcuts().isEmpty())
                html += u"<tr><td>%1</td><td>%2</td></tr>\n"_s.arg(action->text().toHtmlEscaped(),
                                                                   keysText(action->shortcuts()).toHtmlEscaped());
        }
        html += u"</table>\n"_s;
    }
    return html + u"</body></html>\n"_s;
}

ShortcutsDialog::ShortcutsDialog(Actions &actions, QWidget *parent)
    : QDialog(parent),
      m_actions(actions),
      m_words(new QLineEdit(this)),
      m_wantedKeys(new KeyField(tr("Search by pressing keys"), this)),
      m_table(new QTreeWidget(this)),
      m_none(new QLabel(tr("No action has this name or these keys."), this)),
      m_title(new QLabel(this)),
      m_chips(new QHBoxLayout),
      m_recorder(new KeyField(tr("New keys: click here, then press them"), this)),
      m_add(new QPushButton(tr("Add keys"), this)),
      m_reset(new QPushButton(tr("Reset"), this)),
      m_message(new QLabel(this))
{
    // Queued, so that this message replaces the one about the keys.
    connect(
        &actions, &Actions::notKept, m_message,
        [this](const base::Error &error) { m_message->setText(error.what + u' ' + error.remedy); },
        Qt::QueuedConnection);
    setWindowTitle(tr("Keyboard shortcuts"));
    setAccessibleName(windowTitle());
    resize(760, 560);
    m_table->setObjectName(u"shortcutTable"_s);
    m_table->setAccessibleName(tr("Actions and their keys"));
    m_table->setHeaderLabels({tr("Action"), tr("Keys"), tr("Where")});
    m_table->setUniformRowHeights(true);
    m_table->setRootIsDecorated(false);
    m_table->setIndentation(12);
    m_table->setStyleSheet(u"QTreeView::item { border: 2px solid transparent; padding: 0 2px; min-height: 24px; }"
                           "QTreeView::item:selected:focus { border-color: %1; }"_s.arg(theme().accent.name()));
    m_table->header()->setStretchLastSection(false);
    m_table->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_none->setAlignment(Qt::AlignCenter);
    m_none->setProperty("muted", true);
    QVBoxLayout *layout = columnLayout(this, 8, {16, 16, 16, 16});
    layout->addWidget(makeSearch());
    layout->addWidget(m_table, 1);
    layout->addWidget(m_none, 1);
    layout->addWidget(makeEditor());
    layout->addWidget(makeFoot());
    for (QPushButton *button : findChildren<QPushButton *>())
        button->setAutoDefault(false); // Enter belongs to the fields
    connect(m_table, &QTreeWidget::currentItemChanged, this, &ShortcutsDialog::showKeys);
    connect(&m_actions, &Actions::keysChanged, this, &ShortcutsDialog::refreshKeys);
    fill();
    m_words->setFocus();
}

QWidget *ShortcutsDialog::makeSearch()
{
    auto *row = new QWidget(this);
    QHBoxLayout *layout = rowLayout(row, 8);
    m_words->setObjectName(u"shortcutWords"_s);
    m_words->setPlaceholderText(tr("Search actions"));
    m_words->setAccessibleName(tr("Search actions"));
    m_words->setClearButtonEnabled(true);
    m_words->addAction(icon(u"search"_s, theme().muted), QLineEdit::LeadingPosition);
    m_wantedKeys->setObjectName(u"shortcutWantedKeys"_s);
    m_wantedKeys->setFixedWidth(180);
    m_wantedKeys->setClearButtonEnabled(true); // within the field: a cross beside it would seem to close the window
    auto *caption = new QLabel(tr("or press keys"), row);
    caption->setProperty("muted", true);
    layout->addWidget(m_words, 1);
    layout->addWidget(caption);
    layout->addWidget(m_wantedKeys);
    connect(m_words, &QLineEdit::textChanged, this, &ShortcutsDialog::filter);
    connect(m_wantedKeys, &QKeySequenceEdit::keySequenceChanged, this, &ShortcutsDialog::filter);
    return row;
}

QWidget *ShortcutsDialog::makeEditor()
{
    auto *box = new QWidget(this);
    QVBoxLayout *layout = columnLayout(box, 6, {0, 4, 0, 0});
    m_title->setFont(uiFont(13, true));
    QHBoxLayout *upper = rowLayout(nullptr, 6);
    m_chips->setSpacing(6);
    upper->addWidget(m_title);
    upper->addSpacing(8);
    upper->addLayout(m_chips);
    upper->addStretch();
    layout->addLayout(upper);
    QHBoxLayout *lower = rowLayout(nullptr, 8);
    m_recorder->setObjectName(u"shortcutRecorder"_s);
    m_recorder->setFixedWidth(220);
    m_add->setObjectName(u"shortcutAdd"_s);
    m_reset->setObjectName(u"shortcutReset"_s);
    m_reset->setToolTip(tr("Gives this action the keys that it had to begin with"));
    m_message->setObjectName(u"shortcutMessage"_s);
    m_message->setWordWrap(true);
    m_message->setMinimumHeight(34);
    lower->addWidget(m_recorder);
    lower->addWidget(m_add);
    lower->addWidget(m_reset);
    lower->addWidget(m_message, 1);
    layout->addLayout(lower);
    connect(m_recorder, &QKeySequenceEdit::keySequenceChanged, this, &ShortcutsDialog::considerKeys);
    connect(m_add, &QPushButton::clicked, this, &ShortcutsDialog::addKeys);
    connect(m_reset, &QPushButton::clicked, this, &ShortcutsDialog::reset);
    return box;
}

QWidget *ShortcutsDialog::makeFoot()
{
    auto *row = new QWidget(this);
    QHBoxLayout *layout = rowLayout(row, 8, {0, 4, 0, 0});
    auto *all = new QPushButton(tr("Reset all"), row);
    all->setObjectName(u"shortcutResetAll"_s);
    auto *sheet = new QPushButton(tr("Save as a page…"), row);
    sheet->setToolTip(tr("A page with all shortcuts, to print"));
    auto *close = new QPushButton(tr("Close"), row);
    layout->addWidget(all);
    layout->addWidget(sheet);
    layout->addStretch();
    layout->addWidget(close);
    connect(all, &QPushButton::clicked, this, &ShortcutsDialog::resetAll);
    connect(sheet, &QPushButton::clicked, this, &ShortcutsDialog::saveSheet);
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
    return row;
}

void ShortcutsDialog::fill()
{
    for (const QAction *action : m_actions.all()) {
        const QString category = Actions::categoryOf(*action);
        QTreeWidgetItem *group = m_table->findItems(category, Qt::MatchExactly).value(0);
        if (!group) {
            group = new QTreeWidgetItem(m_table, {category});
            group->setFlags(Qt::ItemIsEnabled);
            group->setFont(0, uiFont(12, true));
            group->setForeground(0, theme().muted);
            group->setFirstColumnSpanned(true);
        }
        auto *item = new QTreeWidgetItem(group, {action->text(), {}, placeOf(*action)});
        item->setData(0, idRole, Actions::idOf(*action));
        item->setForeground(2, theme().muted);
        item->setIcon(0, action->icon().isNull() ? blankIcon() : action->icon());
    }
    m_table->expandAll();
    refreshKeys();
    filter();
}

void ShortcutsDialog::filter()
{
    const QKeySequence keys = m_wantedKeys->keySequence();
    QTreeWidgetItem *best = nullptr;
    Fit bestFit = Fit::None;
    for (QTreeWidgetItemIterator it(m_table); *it; ++it) {
        QTreeWidgetItem *item = *it;
        QTreeWidgetItem *group = item->parent();
        item->setHidden(true);
        if (!group)
            continue;
        const QString id = item->data(0, idRole).toString();
        const QAction *action = m_actions.find(id);
        const QString text = item->text(0) + u' ' + group->text(0) + u' ' + item->text(1) + u' ' + id;
        if (!matches(m_words->text(), {text}) || (!keys.isEmpty() && !(action && action->shortcuts().contains(keys))))
            continue;
        item->setHidden(false);
        group->setHidden(false);
        const Fit fit = fitOf(m_words->text().trimmed(), item->text(0));
        if (!best || fit < bestFit) {
            best = item;
            bestFit = fit;
        }
    }
    m_table->setVisible(best);
    m_none->setVisible(!best);
    if (!m_table->currentItem() || m_table->currentItem()->isHidden())
        m_table->setCurrentItem(best);
}

QAction *ShortcutsDialog::current() const
{
    const QTreeWidgetItem *item = m_table->currentItem();
    return item ? m_actions.find(item->data(0, idRole).toString()) : nullptr;
}

void ShortcutsDialog::showKeys()
{
    m_message->clear();
    m_recorder->clear();
    refreshKeys();
}

void ShortcutsDialog::refreshKeys()
{
    for (QTreeWidgetItemIterator it(m_table); *it; ++it) {
        const QString id = (*it)->data(0, idRole).toString();
        const QAction *action = m_actions.find(id);
        if (!action)
            continue; // a category
        const bool isOwn = action->shortcuts() != m_actions.defaultKeys(id);
        (*it)->setText(1, keysText(action->shortcuts()));
        (*it)->setText(2, placeOf(*action));
        (*it)->setToolTip(2, finishesTexts(*action) ? tr("There these keys end the typing") : QString());
        (*it)->setFont(1, uiFont(13, isOwn));
        (*it)->setToolTip(1, isOwn ? tr("Changed by you") : QString());
    }
    while (const QLayoutItem *old = m_chips->takeAt(0)) {
        old->widget()->deleteLater();
        delete old;
    }
    const QAction *action = current();
    m_title->setText(action ? action->text() : QString());
    m_recorder->setEnabled(action);
    m_reset->setEnabled(action && action->shortcuts() != m_actions.defaultKeys(Actions::idOf(*action)));
    for (const QString &keys : keyTexts(action ? action->shortcuts() : QList<QKeySequence>())) {
        auto *chip = new QToolButton(this);
        chip->setObjectName(u"shortcutChip"_s);
        chip->setText(keys);
        chip->setIcon(icon(u"x"_s, theme().muted));
        chip->setIconSize({12, 12});
        chip->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        chip->setToolTip(tr("Take %1 away from this action").arg(chip->text()));
        chip->setAccessibleName(chip->toolTip());
        connect(chip, &QToolButton::clicked, this, [this, keys] { removeKeys(keys); });
        m_chips->addWidget(chip);
    }
    considerKeys();
}

void ShortcutsDialog::considerKeys()
{
    const QAction *action = current();
    const QKeySequence keys = m_recorder->keySequence();
    m_add->setEnabled(action && !keys.isEmpty() && !action->shortcuts().contains(keys));
    m_add->setText(tr("Add keys"));
    if (!action || keys.isEmpty())
        return;
    const auto others = m_actions.conflicts(Actions::idOf(*action), keys);
    if (others.empty()) {
        m_message->clear();
        return;
    }
    m_add->setText(tr("Take over"));
    m_message->setText(tr("%1 already belongs to %2, which would lose it.").arg(keyText(keys), namesOf(others)));
}

void ShortcutsDialog::addKeys()
{
    const QAction *action = current();
    const QKeySequence keys = m_recorder->keySequence();
    if (!action || keys.isEmpty())
        return;
    const QString id = Actions::idOf(*action);
    const auto others = m_actions.conflicts(id, keys);
    for (const QAction *other : others) {
        QList<QKeySequence> left = other->shortcuts();
        left.removeAll(keys);
        m_actions.setKeys(Actions::idOf(*other), left);
    }
    QList<QKeySequence> all = action->shortcuts();
    all.append(keys);
    m_recorder->clear();
    m_actions.setKeys(id, all);
    m_message->setText(others.empty() ? QString() : tr("%1 was taken from %2.").arg(keyText(keys), namesOf(others)));
}

void ShortcutsDialog::removeKeys(const QString &text)
{
    const QAction *action = current();
    if (!action)
        return;
    QList<QKeySequence> left = action->shortcuts();
    left.removeIf([&](const QKeySequence &one) { return keyText(one) == text; });
    m_actions.setKeys(Actions::idOf(*action), left);
}

void ShortcutsDialog::reset()
{
    const QAction *action = current();
    if (!action)
        return;
    const QString id = Actions::idOf(*action);
    QList<QKeySequence> keys = m_actions.defaultKeys(id);
    QString kept;
    for (const QKeySequence &key : m_actions.defaultKeys(id)) {
        // A default key that the author has given to another action stays there.
        const auto others = m_actions.conflicts(id, key);
        const bool isGiven = std::ranges::any_of(
            others, [&](const QAction *other) { return !m_actions.defaultKeys(Actions::idOf(*other)).contains(key); });
        if (isGiven) {
            keys.removeAll(key);
            kept = tr("%1 stays with %2, to which you gave it.").arg(keyText(key), namesOf(others));
        }
    }
    m_actions.setKeys(id, keys);
    m_message->setText(kept);
}

void ShortcutsDialog::resetAll()
{
    for (const QAction *action : m_actions.all()) {
        const QString id = Actions::idOf(*action);
        if (action->shortcuts() != m_actions.defaultKeys(id))
            m_actions.setKeys(id, m_actions.defaultKeys(id));
    }
    m_message->setText(tr("All actions have the keys that they had to begin with."));
}

void ShortcutsDialog::saveSheet()
{
    const QString path = askForNewFile(
        this, {tr("Save as a page"), tr("shortcuts") + u".html"_s, tr("Web pages") + u" (*.html)"_s}, u"html"_s);
    if (path.isEmpty())
        return;
    if (const auto written = base::replaceFile(path, shortcutSheet(m_actions).toUtf8()); !written)
        m_message->setText(written.error().what + u' ' + written.error().remedy);
}

} // namespace lectograph::editor
