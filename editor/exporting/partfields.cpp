// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/exporting/partfields.h"

#include "editor/exporting/exportform.h"
#include "editor/language/language.h"
#include "editor/language/names.h"
#include "editor/widgets/choicebox.h"
#include "editor/widgets/theme.h"
#include "editor/widgets/widgets.h"
#include "media/soundtrack.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QFormLayout>
#include <QListWidget>
#include <QMouseEvent>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using Scope = ExportChoice::Scope;

namespace {

/// A checkable row that looks like the check boxes of the window; a style sheet cannot do this in a list.
class TickItem : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        constexpr int boxSize = 16;
        const Theme &colors = theme();
        const QRect row = option.rect;
        const QRectF box(row.left() + 1.5, row.center().y() + 0.5 - boxSize / 2.0, boxSize - 1, boxSize - 1);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        if (option.state & QStyle::State_MouseOver)
            painter->fillRect(row, colors.raised);
        if (option.state & QStyle::State_HasFocus) {
            painter->setPen(QPen(colors.accent, 2));
            painter->drawRoundedRect(QRectF(row).adjusted(1, 1, -1, -1), Theme::fieldRadius, Theme::fieldRadius);
        }
        painter->setPen(isTicked(index) ? colors.accent : colors.muted);
        painter->setBrush(isTicked(index) ? colors.accent : colors.background);
        painter->drawRoundedRect(box, 3, 3);
        if (isTicked(index)) {
            painter->setPen(QPen(colors.onAccent, 2));
            const QPointF tick[] = {box.topLeft() + QPointF(3.5, 8), box.topLeft() + QPointF(6.5, 11),
                                    box.topLeft() + QPointF(12, 4.5)};
            painter->drawPolyline(tick, 3);
        }
        drawElided(*painter, row.adjusted(boxSize + 2 * Theme::grid, 0, -Theme::grid, 0),
                   Qt::AlignVCenter | Qt::AlignLeft, uiFont(), colors.text, index.data().toString());
        painter->restore();
    }
    QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const override { return {0, Theme::row}; }

    /// A click anywhere in the row toggles it, and so does Space.
    bool editorEvent(QEvent *event, QAbstractItemModel *model, const QStyleOptionViewItem &,
                     const QModelIndex &index) override
    {
        const bool isClick = event->type() == QEvent::MouseButtonRelease
            && static_cast<QMouseEvent *>(event)->button() == Qt::LeftButton;
        const bool isKey = event->type() == QEvent::KeyPress && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Space;
        return (isClick || isKey)
            && model->setData(index, isTicked(index) ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole);
    }

private:
    static bool isTicked(const QModelIndex &index)
    {
        return index.data(Qt::CheckStateRole).value<Qt::CheckState>() == Qt::Checked;
    }
};

} // namespace

PartFields::PartFields(Session &session, const lecture::Lecture &lecture, const ExportChoice &before, QFormLayout &rows)
    : QObject(rows.parentWidget()), m_session(session), m_lecture(lecture)
{
    QWidget *form = rows.parentWidget();
    m_scope = named(new ChoiceBox(form), u"scope"_s, tr("What is exported"),
                    tr("Which part of the lecture is exported"));
    m_scope->setMinimumContentsLength(12);
    m_scope->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_scope->addItem(tr("Whole lecture"), static_cast<int>(Scope::Whole));
    m_scope->addItem(tr("From the in point to the out point"), static_cast<int>(Scope::InToOut));
    m_scope->addItem(tr("Only this scene"), static_cast<int>(Scope::OpenScene));
    m_scope->addItem(tr("Chosen scenes"), static_cast<int>(Scope::Scenes));
    rows.addRow(tr("What"), m_scope);
    m_scenes = named(new QListWidget(form), u"scenes"_s, tr("Scenes to export"),
                     tr("Space ticks a scene or unticks it"));
    m_scenes->setItemDelegate(new TickItem(m_scenes));
    m_scenes->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    // All of a usual lecture; of more, half a row shows that there are more.
    const double shownRows = m_lecture.scenes.size() > 6 ? 6.5 : static_cast<double>(m_lecture.scenes.size());
    m_scenes->setFixedHeight(static_cast<int>(shownRows * Theme::row) + 2 * Theme::grid);
    rows.addRow(QString(), m_scenes);
    fillScenes(before);
    fillScopes(before);
    m_scenes->setVisible(scope() == Scope::Scenes);
    connect(m_scope, &QComboBox::currentIndexChanged, this, [this] {
        m_scenes->setVisible(scope() == Scope::Scenes);
        Q_EMIT changed();
    });
    connect(m_scenes, &QListWidget::itemChanged, this, &PartFields::changed);
}

void PartFields::fillScenes(const ExportChoice &before)
{
    const bool areChosen = before.scope == Scope::Scenes;
    for (const lecture::ScenePtr &scene : m_lecture.scenes) {
        const QString name = u"%1  %2"_s.arg(m_scenes->count() + 1).arg(labelOf(*scene, m_session.preview.languages()));
        auto *item = new QListWidgetItem(name, m_scenes);
        item->setData(Qt::UserRole, scene->id);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        const bool isOpen = scene->id == m_session.selection.scene();
        item->setCheckState((areChosen ? before.scenes.contains(scene->id) : isOpen) ? Qt::Checked : Qt::Unchecked);
        if (isOpen)
            m_scope->setItemText(m_scope->findData(static_cast<int>(Scope::OpenScene)),
                                 tr("Only this scene: %1").arg(name.simplified()));
    }
}

void PartFields::fillScopes(const ExportChoice &before)
{
    const auto select = [this](Scope scope) { m_scope->setCurrentIndex(m_scope->findData(static_cast<int>(scope))); };
    const Playhead &playhead = m_session.playhead;
    const bool isMarked = playhead.in() || playhead.out();
    setEnabled(Scope::InToOut, isMarked);
    if (!isMarked)
        m_scope->setItemData(m_scope->findData(static_cast<int>(Scope::InToOut)),
                             tr("Mark it in the timeline first, with I and O"), Qt::ToolTipRole);
    const bool isSceneOpen = std::ranges::any_of(
        m_lecture.scenes, [this](const lecture::ScenePtr &scene) { return scene->id == m_session.selection.scene(); });
    setEnabled(Scope::OpenScene, isSceneOpen); // or the inside of a block
    if (isMarked)
        select(Scope::InToOut);
    else if (isSceneOpen && before.scope != Scope::InToOut)
        select(before.scope);
}

void PartFields::setEnabled(Scope scope, bool isEnabled)
{
    constexpr int flags = Qt::UserRole - 1; // as QStandardItem keeps them
    m_scope->setItemData(m_scope->findData(static_cast<int>(scope)), isEnabled ? QVariant() : QVariant(0), flags);
}

void PartFields::addLanguages(QFormLayout &rows, const QStringList &before)
{
    m_languages = new QWidget(rows.parentWidget());
    QHBoxLayout *row = rowLayout(m_languages, 4 * Theme::grid);
    rows.addRow(tr("Languages"), m_languages);
    const bool areKnown = std::ranges::any_of(before,
                                              [this](const QString &one) { return m_lecture.languages.contains(one); });
    for (const QString &code : m_lecture.languages) {
        if (!media::Soundtrack(m_lecture, code, m_session.registry().animations).isSilent())
            m_heard.append(code);
        auto *box = new QCheckBox(languageName(code), m_languages);
        box->setObjectName(code);
        box->setToolTip(tr("One file for each language that is ticked"));
        box->setChecked(areKnown ? before.contains(code) : code == m_session.preview.languages().value(0));
        connect(box, &QCheckBox::toggled, this, &PartFields::changed);
        row->addWidget(box);
    }
    row->addStretch();
}

Scope PartFields::scope() const
{
    return static_cast<Scope>(m_scope->currentData().toInt());
}

ExportChoice PartFields::applied(ExportChoice choice) const
{
    choice.scope = scope();
    choice.scenes.clear();
    for (int row = 0; row < m_scenes->count() && choice.scope != Scope::OpenScene; ++row) {
        if (m_scenes->item(row)->checkState() == Qt::Checked)
            choice.scenes.append(m_scenes->item(row)->data(Qt::UserRole).toString());
    }
    if (choice.scope == Scope::OpenScene)
        choice.scenes = {m_session.selection.scene()};
    choice.in = m_session.playhead.in();
    choice.out = m_session.playhead.out();
    choice.languages.clear();
    for (const QCheckBox *box : m_languages->findChildren<QCheckBox *>()) {
        if (box->isChecked())
            choice.languages.append(box->objectName());
    }
    return choice;
}

bool PartFields::isHeardIn(const QStringList &languages) const
{
    return std::ranges::any_of(languages, [this](const QString &language) { return m_heard.contains(language); });
}

} // namespace lectograph::editor
