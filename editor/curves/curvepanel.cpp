// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/curves/curvepanel.h"

#include "editor/curves/actionids.h"
#include "editor/curves/curveview.h"
#include "editor/curves/easeview.h"
#include "editor/curves/presets.h"
#include "editor/edits/clip_edits.h"
#include "editor/edits/key_transforms.h"
#include "editor/language/easingnames.h"
#include "editor/language/names.h"
#include "editor/widgets/coloricon.h"
#include "editor/widgets/decimalspinbox.h"
#include "editor/widgets/easingbutton.h"
#include "editor/widgets/theme.h"
#include "editor/widgets/widgets.h"

#include <QHeaderView>
#include <QLabel>
#include <QSplitter>
#include <QStackedWidget>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <utility>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
namespace id = curveaction;

namespace {

/// The easing of a clip, or the default of its type.
QString easeOf(const timeline::Clip &clip, const timeline::Registry &registry)
{
    const timeline::AnimationType *type = registry.animations.find(clip.type);
    return !clip.ease.isEmpty() ? clip.ease : type ? type->ease : u"linear"_s;
}

constexpr int fieldWidth = 84;

DecimalSpinBox *numberField(const QString &name, const QString &tip, QWidget *parent)
{
    auto *field = new DecimalSpinBox(parent);
    field->setButtonSymbols(QAbstractSpinBox::NoButtons);
    field->setKeyboardTracking(false);
    field->setRange(-1e9, 1e9);
    field->setDecimals(3);
    field->setFixedWidth(fieldWidth);
    field->setAlignment(Qt::AlignRight);
    field->setAccessibleName(name);
    field->setToolTip(tip);
    field->setFocusPolicy(Qt::StrongFocus);
    return field;
}

} // namespace

CurvePanel::CurvePanel(Session &session, QWidget *parent)
    : QWidget(parent),
      m_session(session),
      m_list(new QTreeWidget(this)),
      m_pages(new QStackedWidget(this)),
      m_empty(new EmptyState(u"chart-spline"_s,
                             tr("Give a property a keyframe first: press the diamond beside it in the inspector."), {},
                             {}, this)),
      m_view(new CurveView(session, this)),
      m_ease(new EaseView(this)),
      m_presets(new EasingPresets(this)),
      m_easing(new EasingButton(this)),
      m_time(numberField(tr("Time of the keyframe"), tr("When the keyframe is, in seconds of the lecture"), this)),
      m_value(numberField(tr("Value of the keyframe"), tr("The value at the keyframe"), this)),
      m_warning(new QWidget(this)),
      m_warningText(new QLabel(m_warning))
{
    setObjectName(u"curvePanel"_s);
    setAccessibleName(tr("Curves"));
    makeActions();

    m_list->setObjectName(u"curveList"_s);
    m_list->setAccessibleName(tr("Curves of what is selected"));
    m_list->setColumnCount(2);
    m_list->setHeaderHidden(true);
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setIconSize({16, 16});
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(1, QHeaderView::Fixed);
    m_list->header()->setMinimumSectionSize(20);
    m_list->header()->resizeSection(1, 32);
    m_list->setMinimumWidth(140);
    // A transparent border keeps rows in place when they are selected.
    m_list->setStyleSheet(u"QTreeView::item { border: 2px solid transparent; padding: 0 2px; min-height: 24px; }"
                          "QTreeView::item:selected:focus { border-color: %1; }"_s.arg(theme().accent.name()));

    auto *iconLabel = new QLabel(m_warning);
    iconLabel->setPixmap(icon(u"triangle-alert"_s, theme().keyframe).pixmap(16, 16));
    m_warningText->setWordWrap(true);
    auto *smoothly = new QPushButton(tr("Use smooth"), m_warning);
    smoothly->setToolTip(tr("Gives the keyframe a smooth way to the next one"));
    connect(smoothly, &QPushButton::clicked, this, &CurvePanel::setSmooth);
    QHBoxLayout *warningRow = rowLayout(m_warning, 8);
    warningRow->setContentsMargins(12, 4, 8, 4);
    warningRow->addWidget(iconLabel);
    warningRow->addWidget(m_warningText, 1);
    warningRow->addWidget(smoothly);
    m_warningText->setObjectName(u"easingWarningText"_s);
    m_warning->setObjectName(u"easingWarning"_s);
    m_warning->hide();

    for (QWidget *page : {m_empty, static_cast<QWidget *>(m_view), static_cast<QWidget *>(m_ease)})
        m_pages->addWidget(page);
    auto *middle = new QWidget(this);
    QVBoxLayout *middleLayout = columnLayout(middle);
    middleLayout->addWidget(m_warning);
    middleLayout->addWidget(m_pages, 1);
    auto *splitter = new QSplitter(this);
    for (QWidget *part : {static_cast<QWidget *>(m_list), middle, static_cast<QWidget *>(m_presets)})
        splitter->addWidget(part);
    splitter->setChildrenCollapsible(false);
    splitter->setStretchFactor(1, 1);
    splitter->setSizes({190, 700, 196});
    splitter->setHandleWidth(1);
    m_presets->setMinimumWidth(112);

    QVBoxLayout *layout = columnLayout(this);
    layout->addWidget(makeHead());
    layout->addWidget(splitter, 1);

    connect(m_list, &QTreeWidget::itemClicked, this, [this](QTreeWidgetItem *, int column) {
        if (column == 1)
            toggleVisible();
    });
    connect(m_view, &CurveView::contextMenuWanted, this, &CurvePanel::openMenu);
    connect(m_presets, &EasingPresets::selected, this, [this](const QString &easing) { setEase(easing); });
    connect(m_presets, &EasingPresets::failed, &session.document, &Document::refused);
    connect(m_easing, &EasingButton::selected, this, [this](const QString &easing) { setEase(easing); });
    connect(m_ease, &EaseView::bent, this, &CurvePanel::setEase);
    connect(m_ease, &EaseView::cancelled, &session.document, &Document::cancel);
    for (DecimalSpinBox *field : {m_time, m_value})
        connect(field, &DecimalSpinBox::valueChanged, this, &CurvePanel::shiftToFields);
    connect(&session.document, &Document::changed, this, &CurvePanel::refresh);
    connect(&session.selection, &Selection::changed, this, &CurvePanel::refresh);
    connect(&session.selection, &Selection::sceneChanged, this, &CurvePanel::refresh);
    connect(&session.preview, &Preview::languageChanged, this, &CurvePanel::refresh);
    setFocusProxy(m_view);
    refresh();
}

QWidget *CurvePanel::makeHead()
{
    auto *head = new PanelHeader({}, this);
    m_head = head;
    const auto button = [&](ActionId action) {
        QToolButton *added = toolButton(m_session.actions.find(action), head);
        head->add(added);
        return added;
    };
    const auto caption = [&](const QString &text) {
        auto *label = new QLabel(text, head);
        label->setProperty("muted", true);
        head->add(label);
        m_ofKeys.push_back(label);
    };
    caption(tr("Time"));
    head->add(m_time);
    caption(tr("Value"));
    head->add(m_value);
    head->add(separator(head));
    m_ofKeys.push_back(m_time);
    m_ofKeys.push_back(m_value);
    for (const ActionId action : {id::hold, id::linear, id::smooth})
        button(action)->setIconSize(segmentPicture);
    button(id::bezier);
    m_easing->setToolTip(tr("How the value changes from the selected keyframe to the next"));
    head->add(m_easing);
    head->add(separator(head));
    m_clipEaseButton = button(id::clipEase);
    button(id::speed);
    for (const ActionId action : {id::add, id::scale, id::remove})
        m_ofMenu.push_back(button(action));
    for (const ActionId action : {id::fit, id::fitAll})
        button(action);
    return head;
}

void CurvePanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_presets->setVisible(width() > 640);
    const bool isNarrow = width() <= 1100; // the header is next to the tabs
    for (QWidget *one : m_ofMenu)
        one->setVisible(!isNarrow);
    const bool isNarrowest = width() <= 1000;
    m_easing->setFixedWidth(isNarrowest ? 96 : isNarrow ? 120 : 168);
    for (QWidget *field : {static_cast<QWidget *>(m_time), static_cast<QWidget *>(m_value)})
        field->setFixedWidth(isNarrowest ? 72 : fieldWidth);
    showOwners();
}

void CurvePanel::showOwners()
{
    const int room = std::clamp(width() - 1150, 0, 280);
    m_head->setTitle(room < 60 ? QString() : m_head->fontMetrics().elidedText(m_owners, Qt::ElideRight, room));
    m_head->setToolTip(m_owners);
}

bool CurvePanel::showsEase() const
{
    return m_pages->currentWidget() == m_ease;
}

void CurvePanel::refresh()
{
    m_all = curvesOf(m_session);
    const lecture::Scene *scene = m_session.document.scene(m_session.selection.scene());
    const auto &clips = m_session.selection.clips();
    const timeline::Clip *clip = scene && !clips.empty() ? lecture::clipOf(*scene, clips.front()) : nullptr;
    const bool isEase = clip && (m_wantsEase || m_all.empty());
    m_clipEase->setEnabled(clip && !m_all.empty());
    m_clipEaseButton->setVisible(m_clipEase->isEnabled());
    m_clipEase->setChecked(isEase);
    if (isEase) {
        m_ease->setEasing(easeOf(*clip, m_session.registry()), m_session.document.lecture().dialect);
        m_pages->setCurrentWidget(m_ease);
    } else {
        m_pages->setCurrentWidget(m_all.empty() ? m_empty : m_view);
    }
    QStringList owners;
    for (const Curve &curve : m_all)
        owners.append(curve.owner);
    owners.removeDuplicates();
    refreshList(owners.size() > 1);
    if (owners.isEmpty() && clip)
        owners.append(labelOf(*clip, m_session.registry().animations));
    m_owners = owners.size() > 2 ? tr("%1 and others").arg(owners.front()) : owners.join(u", "_s);
    showOwners();
    std::vector<Curve> visible = m_all;
    std::erase_if(visible, [this](const Curve &curve) { return m_hidden.contains(curve.id()); });
    m_view->setCurves(std::move(visible));
    refreshSegment();
}

void CurvePanel::refreshList(bool hasOwners)
{
    m_list->setVisible(!m_all.empty() && !showsEase());
    QStringList ids;
    for (const Curve &curve : m_all)
        ids.append(curve.id());
    if (ids != std::exchange(m_listed, ids)) {
        m_list->clear();
        for (const QString &id : ids)
            (new QTreeWidgetItem(m_list))->setData(0, idRole, id);
        m_list->setCurrentItem(m_list->topLevelItem(0));
    }
    for (int i = 0; const Curve &curve : m_all) {
        QTreeWidgetItem *item = m_list->topLevelItem(i++);
        const bool isHidden = m_hidden.contains(curve.id());
        const QColor &color = isHidden ? theme().muted : theme().text;
        item->setText(0, hasOwners ? tr("%1: %2").arg(curve.owner, curve.label) : curve.label);
        item->setIcon(0, colorIcon(curve.color));
        item->setToolTip(0, tr("%1 of “%2”").arg(curve.label, curve.owner));
        item->setForeground(0, color);
        item->setIcon(1, icon(isHidden ? u"eye-off"_s : u"eye"_s, color));
        item->setToolTip(1, isHidden ? tr("Show this curve") : tr("Hide this curve"));
        item->setData(0, Qt::AccessibleTextRole, isHidden ? tr("%1, hidden").arg(item->text(0)) : item->text(0));
        item->setSizeHint(0, {0, Theme::row});
    }
}

void CurvePanel::refreshSegment()
{
    const bool isEase = showsEase();
    const auto &selected = m_view->plot().selected();
    const QStringList eases = this->eases();
    const bool hasKeys = !isEase && !selected.empty();
    m_easing->setEnabled(isEase || hasKeys);
    m_easing->setEasing(eases.value(0));
    if (eases.size() > 1)
        m_easing->setMixed();
    m_presets->setCurrent(eases.size() > 1 ? QString() : eases.value(0));
    m_presets->setEnabled(isEase || hasKeys);
    const auto enable = [this](std::initializer_list<ActionId> ids, bool isEnabled) {
        for (const ActionId action : ids)
            m_session.actions.find(action)->setEnabled(isEnabled);
    };
    enable({id::hold, id::linear, id::smooth, id::bezier, id::copyEasing, id::pasteEasing}, isEase || hasKeys);
    enable({id::remove, id::copy}, hasKeys);
    enable({id::scale}, hasKeys && m_view->plot().selectedExtent());
    enable({id::add, id::fit, id::fitAll, id::selectAll, id::paste, id::visible, id::alone},
           m_pages->currentWidget() == m_view);
    enable({id::speed}, m_pages->currentWidget() != m_empty);

    const QSignalBlocker quietTime(m_time);
    const QSignalBlocker quietValue(m_value);
    for (QWidget *widget : m_ofKeys)
        widget->setVisible(!isEase);
    m_time->setEnabled(hasKeys);
    m_value->setEnabled(hasKeys);
    m_time->setMixed(hasKeys && areMixed(&CurveKey::seconds));
    m_value->setMixed(hasKeys && areMixed(&CurveKey::value));
    if (!hasKeys) {
        m_time->setSuffix({});
        m_time->clear();
        m_value->clear();
    } else {
        const CurveKey &key = selected.front().key();
        m_time->setSuffix(tr(" s"));
        m_time->setValue(m_session.preview.span().start.seconds() + key.seconds);
        m_value->setValue(key.value);
        m_value->setEnabled(!selected.front().curve->isValueFixed());
    }
    const auto jumping = std::ranges::find_if(m_view->plot().curves(), &Curve::jumps);
    const bool jumps = jumping != m_view->plot().curves().end() && hasKeys;
    if (jumps) {
        m_warningText->setText(tr("“%1” comes back to where it began, so “%2” jumps at the next keyframe.")
                                   .arg(easingLabel(eases.value(0)), jumping->label));
    }
    m_warning->setVisible(jumps);
}

QStringList CurvePanel::eases() const
{
    QStringList eases;
    if (showsEase()) {
        for (const timeline::Clip *clip : m_session.selectedClips())
            eases.append(easeOf(*clip, m_session.registry()));
    } else {
        for (const CurvePlot::SelectedKey &key : m_view->plot().selected())
            eases.append(key.curve->easeAt(key.index));
    }
    eases.removeDuplicates();
    return eases;
}

bool CurvePanel::areMixed(double CurveKey::*number) const
{
    const auto &selected = m_view->plot().selected();
    return std::ranges::any_of(selected, [&](const CurvePlot::SelectedKey &one) {
        return std::abs(one.key().*number - selected.front().key().*number) > 1e-9;
    });
}

void CurvePanel::setEase(const QString &easing, Gesture gesture)
{
    const bool isOfClips = showsEase();
    const QString scene = m_session.selection.scene();
    const ClipIds clips = m_session.selection.clips();
    const std::vector<KeyPlace> keys = m_view->plot().selectedKeys();
    const auto edit = [&](const lecture::Lecture &lecture) {
        return isOfClips ? withClipsEased(lecture, scene, clips, easing) : withKeysEased(lecture, scene, keys, easing);
    };
    if (isOfClips || !keys.empty())
        m_session.document.edit(tr("Change easing"), edit, gesture);
}

/// What is smooth by itself is left to say nothing.
void CurvePanel::setSmooth()
{
    const QString smooth = u"smooth"_s;
    const auto &keys = m_view->plot().selected();
    const bool isUsual = showsEase() ? std::ranges::all_of(m_session.selectedClips(),
                                                           [&](const timeline::Clip *clip) {
                                                               timeline::Clip usual = *clip;
                                                               usual.ease.clear();
                                                               return easeOf(usual, m_session.registry()) == smooth;
                                                           })
                                     : std::ranges::all_of(keys, [&](const CurvePlot::SelectedKey &key) {
                                           return graph::easeOf(key.curve->spec) == smooth;
                                       });
    setEase(isUsual ? QString() : smooth);
}

void CurvePanel::setHandles()
{
    if (showsEase()) {
        if (const auto easing = base::Easing::parse(eases().value(0)))
            setEase(toText(bezierLike(*easing, m_session.document.lecture().dialect)));
        return;
    }
    if (const std::vector<KeyPlace> selected = m_view->plot().selectedKeys(); !selected.empty()) {
        m_session.document.edit(tr("Add handles"), [&](const lecture::Lecture &lecture) {
            return withSegmentHandles(lecture, m_session.selection.scene(), selected, m_session.registry());
        });
    }
}

void CurvePanel::shiftToFields()
{
    const auto &selected = m_view->plot().selected();
    if (selected.empty())
        return;
    const CurveKey &key = selected.front().key();
    // The fields show three decimals; differences by rounding are ignored.
    const auto difference = [](double wanted, double is) { return std::abs(wanted - is) < 0.0006 ? 0 : wanted - is; };
    const KeyShift shift{difference(m_time->value() - m_session.preview.span().start.seconds(), key.seconds),
                         difference(m_value->value(), key.value), selected.front().curve->component};
    if (shift.seconds != 0 || shift.value != 0)
        m_view->shift(shift);
}

void CurvePanel::toggleVisible()
{
    const QTreeWidgetItem *item = m_list->currentItem();
    if (!item)
        return;
    const QString id = item->data(0, idRole).toString();
    if (!m_hidden.remove(id))
        m_hidden.insert(id);
    refresh();
}

void CurvePanel::showAlone()
{
    const QTreeWidgetItem *item = m_list->currentItem();
    if (!item)
        return;
    QSet<QString> others;
    for (const Curve &curve : m_all) {
        if (curve.id() != item->data(0, idRole).toString())
            others.insert(curve.id());
    }
    m_hidden = m_hidden == others ? QSet<QString>() : others;
    refresh();
}

} // namespace lectograph::editor
