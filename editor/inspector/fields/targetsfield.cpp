// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/fields/targetsfield.h"

#include "editor/edits/clip_targets.h"
#include "editor/inspector/fields/listitems.h"
#include "editor/language/names.h"
#include "editor/operations/target_picking.h"
#include "editor/widgets/elidedbutton.h"
#include "editor/widgets/elision.h"
#include "editor/widgets/theme.h"
#include "editor/widgets/widgets.h"
#include "timeline/targets.h"

#include <QInputDialog>
#include <QJsonArray>
#include <QKeyEvent>
#include <QListWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr int targetRole = Qt::UserRole;
constexpr int targetHeight = 26;
constexpr int mostTargetRows = 8;

} // namespace

TargetsField::TargetsField(Session &session, const FieldSpec &spec, QWidget *parent)
    : Field(parent), m_session(session), m_spec(spec), m_list(new QListWidget(this)), m_add(new ElidedButton(this))
{
    QVBoxLayout *layout = columnLayout(this);
    layout->addWidget(m_list);
    layout->addWidget(m_add, 0, Qt::AlignLeft);
    m_list->setObjectName(u"targets"_s);
    m_list->setAccessibleName(spec.label);
    m_list->setToolTip(tr("Drag, or press Alt+Up and Alt+Down, to change the order; Delete removes"));
    m_list->setDragDropMode(QAbstractItemView::InternalMove);
    m_list->setDefaultDropAction(Qt::MoveAction);
    m_list->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setItemDelegate(new NameDelegate(m_list));
    m_list->setContextMenuPolicy(Qt::CustomContextMenu);
    m_list->installEventFilter(this);
    connect(m_list->model(), &QAbstractItemModel::rowsMoved, this, &TargetsField::tell);
    connect(m_list, &QListWidget::customContextMenuRequested, this, [this](const QPoint &at) {
        auto *menu = new QMenu(this);
        menu->setAttribute(Qt::WA_DeleteOnClose);
        if (m_list->currentItem()) {
            menu->addAction(tr("Move up"), QKeySequence(u"Alt+Up"_s), this, [this] { moveCurrent(-1); });
            menu->addAction(tr("Move down"), QKeySequence(u"Alt+Down"_s), this, [this] { moveCurrent(1); });
            menu->addAction(tr("Remove"), QKeySequence(Qt::Key_Delete), this, &TargetsField::removeCurrent);
        }
        Q_EMIT menuOpening(menu);
        menu->popup(m_list->viewport()->mapToGlobal(at));
    });
    m_add->setObjectName(u"addTarget"_s);
    m_add->setText(tr("Add target…"));
    m_add->setIcon(icon(u"plus"_s, theme().muted));
    m_add->setIconSize({14, 14});
    m_add->setProperty("quiet", true);
    m_add->setFocusPolicy(Qt::TabFocus);
    m_add->setToolTip(tr("Animate another block with the same clip"));
    m_add->setAccessibleName(u"%1: %2"_s.arg(spec.label, tr("Add target…")));
    connect(m_add, &QToolButton::clicked, this, [this] {
        auto *menu = new QMenu(m_add);
        menu->setAttribute(Qt::WA_DeleteOnClose);
        fillChoices(*menu);
        menu->popup(m_add->mapToGlobal(QPoint(0, m_add->height())));
    });
    fill();
}

void TargetsField::display(const Reading &reading)
{
    QStringList targets;
    for (const QJsonValue &target : reading.value.toArray())
        targets.append(target.toString());
    if (targets == m_targets && m_list->count() == targets.size())
        return;
    m_targets = targets;
    fill();
}

QString TargetsField::labelOf(const QString &target) const
{
    const lecture::Scene *scene = m_session.document.scene(m_session.selection.scene());
    if (!scene)
        return target;
    const QString label = labelOfTarget(target, scene->nodes, m_session.registry().nodes,
                                        m_session.preview.languages());
    if (!target.contains(u'*'))
        return label;
    timeline::Clip clip;
    clip.target = target;
    return tr("%1 (%n block(s))", nullptr, static_cast<int>(actorsIn(*scene, clip).size())).arg(label);
}

void TargetsField::fill()
{
    const int current = m_list->currentRow();
    const QSignalBlocker blocked(m_list);
    m_list->clear();
    for (const QString &target : m_targets) {
        auto *item = new QListWidgetItem(labelOf(target), m_list);
        item->setData(targetRole, target);
        item->setToolTip(item->text());
        item->setSizeHint({0, targetHeight});
    }
    m_list->setCurrentRow(std::min(current, m_list->count() - 1));
    const int rows = std::min(m_list->count(), mostTargetRows);
    m_list->setFixedHeight(rows * targetHeight + 2);
    const bool isList = m_targets.size() > 1;
    m_list->setVisible(isList);
    setFocusProxy(isList ? static_cast<QWidget *>(m_list) : m_add);
}

void TargetsField::tell()
{
    QJsonArray targets;
    QStringList texts;
    for (int i = 0; i < m_list->count(); ++i) {
        texts.append(m_list->item(i)->data(targetRole).toString());
        targets.append(texts.last());
    }
    if (texts == m_targets)
        return;
    m_targets = texts;
    Q_EMIT edited(targets);
}

void TargetsField::add(const QStringList &targets)
{
    Q_EMIT edited(QJsonArray::fromStringList(m_targets + targets));
}

void TargetsField::moveCurrent(int by)
{
    if (moveCurrentItem(*m_list, by))
        tell();
}

void TargetsField::removeCurrent()
{
    if (m_list->count() < 2 || m_list->currentRow() < 0)
        return; // a clip without a target would do nothing
    delete m_list->takeItem(m_list->currentRow());
    tell();
}

void TargetsField::fillChoices(QMenu &menu)
{
    menu.addAction(icon(u"mouse-pointer"_s), tr("Click on the stage…"), this,
                   [this] { pickTargets(m_session, m_session.selection.clips()); });
    menu.addSeparator();
    for (qsizetype i = 0; i < m_spec.choices.size(); ++i) {
        const QString &target = m_spec.choices[i];
        QString label = m_spec.choiceLabels.value(i, target);
        if (!m_targets.contains(target))
            menu.addAction(label.replace(u'&', u"&&"_s), this, [this, target] { add({target}); });
    }
    menu.addSeparator();
    menu.addAction(icon(u"type"_s), tr("Blocks by name…"), this, &TargetsField::askForPattern);
}

void TargetsField::askForPattern()
{
    bool isDone = false;
    const QString pattern = QInputDialog::getText(this, tr("Blocks by name"),
                                                  tr("The names of several blocks, * for any text, such as Layer *"),
                                                  QLineEdit::Normal, {}, &isDone)
                                .simplified();
    if (!isDone || pattern.isEmpty())
        return;
    QStringList targets = targetsCalled(pattern);
    if (targets.isEmpty()) {
        Q_EMIT m_session.document.refused({tr("No block on the stage has a name like “%1”.").arg(pattern),
                                           tr("Type the name of a block as the graph shows it, with * for any text."),
                                           {}});
        return;
    }
    targets.removeIf([this](const QString &target) { return m_targets.contains(target); });
    if (!targets.isEmpty())
        add(targets);
}

QStringList TargetsField::targetsCalled(const QString &pattern) const
{
    const lecture::Scene *scene = m_session.document.scene(m_session.selection.scene());
    timeline::Clip clip;
    clip.target = pattern;
    const QStringList matching = scene ? actorsIn(*scene, clip) : QStringList();
    const bool isId = std::ranges::any_of(matching, [&](const QString &id) {
        return m_spec.choices.contains(id); // without a "*" it is an actor, whether it is there or not
    });
    QStringList targets = isId ? QStringList(pattern) : QStringList();
    for (qsizetype i = 0; i < m_spec.choices.size(); ++i) {
        const QString &target = m_spec.choices[i];
        if (!(isId && matching.contains(target))
            && timeline::isMatching(pattern.toCaseFolded(), m_spec.choiceLabels.value(i).toCaseFolded()))
            targets.append(target);
    }
    return targets;
}

void TargetsField::fillMenu(QMenu &menu)
{
    auto *choices = new QMenu(tr("Add target…"), &menu);
    fillChoices(*choices);
    menu.addMenu(choices);
}

bool TargetsField::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_list || event->type() != QEvent::KeyPress)
        return Field::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    const bool isAlt = key->modifiers() & Qt::AltModifier;
    if (isAlt && (key->key() == Qt::Key_Up || key->key() == Qt::Key_Down))
        moveCurrent(key->key() == Qt::Key_Up ? -1 : 1);
    else if (key->key() == Qt::Key_Delete || key->key() == Qt::Key_Backspace)
        removeCurrent();
    else
        return Field::eventFilter(watched, event);
    return true;
}

} // namespace lectograph::editor
