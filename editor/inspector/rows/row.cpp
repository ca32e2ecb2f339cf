// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/rows/row.h"

#include "base/idnames.h"
#include "editor/inspector/fields/expressionfield.h"
#include "editor/inspector/rows/definitionrows.h"
#include "editor/inspector/rows/expressions.h"
#include "editor/inspector/rows/expressionstart.h"
#include "editor/inspector/rows/links.h"
#include "editor/inspector/rows/rowgrid.h"
#include "editor/inspector/rows/rowmenus.h"
#include "editor/inspector/rows/rowmessage.h"
#include "editor/inspector/rows/valueclipboard.h"
#include "editor/language/names.h"
#include "editor/session/labels.h"
#include "editor/widgets/helptopic.h"
#include "editor/widgets/theme.h"
#include "editor/widgets/widgets.h"

#include <QAbstractButton>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QPainter>
#include <QPointer>

#include <algorithm>
#include <cmath>
#include <utility>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

/// The actors of the scene that the source belongs to.
QStringList actorsOf(Session &session, const RowSource &source)
{
    const lecture::Scene *scene = source.places.empty() ? nullptr : session.document.scene(source.places.front().scene);
    return scene ? QStringList(scene->actors.begin(), scene->actors.end()) : QStringList();
}

} // namespace

Row::Row(Session &session, RowSource source, QWidget *parent)
    : QWidget(parent),
      m_session(session),
      m_source(std::move(source)),
      m_diamond(new KeyDiamond(this)),
      m_label(new RowLabel(m_source.spec.label, this)),
      m_reset(toolButton(u"rotate-ccw"_s, tr("Back to the default (Alt+R)"), this)),
      m_message(new RowMessage(this)),
      m_grid(new RowGrid({m_diamond, m_label, m_reset, m_message}, m_source.spec.isStacked, this)),
      m_expressionStart(new ExpressionStart(*this))
{
    setObjectName(m_source.spec.key);
    setAccessibleName(m_source.spec.label);
    if (const QString topic = helpTopicOf(session, m_source); !topic.isEmpty())
        setHelpTopic(this, topic);
    m_diamond->setAccessibleName(tr("%1: keyframe").arg(m_source.spec.label));
    connect(m_diamond, &QAbstractButton::clicked, this, &Row::toggleKeyframe);
    const FieldSpec &spec = m_source.spec;
    m_label->setToolTip(tooltipOf(spec));
    connect(m_label, &RowLabel::clicked, this, [this] { m_field->setFocus(Qt::MouseFocusReason); });
    connect(m_label, &RowLabel::scrubBegan, this, [this] {
        m_gesture = Gesture::begin();
        m_scrubbedFrom = m_reading.value.toDouble();
    });
    connect(m_label, &RowLabel::scrubbed, this, &Row::scrub);
    connect(m_label, &RowLabel::scrubCancelled, this, [this] { m_session.document.cancel(m_gesture); });
    connect(m_label, &RowLabel::scrubEnded, this, [this] { m_gesture = {}; });
    m_reset->setObjectName(u"reset"_s);
    m_reset->setIcon(icon(u"rotate-ccw"_s, theme().muted));
    m_reset->setIconSize({12, 12});
    m_reset->setProperty("tight", true);
    m_reset->setFixedSize(20, Theme::row);
    m_reset->setFocusPolicy(Qt::NoFocus);
    for (QWidget *widget : {static_cast<QWidget *>(m_diamond), static_cast<QWidget *>(m_reset)}) {
        QSizePolicy policy = widget->sizePolicy();
        policy.setRetainSizeWhenHidden(true);
        widget->setSizePolicy(policy);
    }
    m_reset->setAccessibleName(tr("%1: back to the default").arg(spec.label));
    connect(m_reset, &QToolButton::clicked, this, &Row::reset);
    connect(m_message, &RowMessage::changed, this, [this] { m_field->setAccessibleDescription(m_message->text()); });
    connect(m_expressionStart, &ExpressionStart::began, this, [this](bool isReplacing) {
        beginExpression(isReplacing ? QString() : expressionFor(m_reading, *m_source.property));
        m_isEqualsSignKept = isReplacing && m_source.property->type == graph::ValueType::Text;
    });
    connect(m_expressionStart, &ExpressionStart::outputDropped, this, &Row::takeOutput);
    setAcceptDrops(m_source.property.has_value());
    m_marking.setSingleShot(true);
    connect(&m_marking, &QTimer::timeout, this, qOverload<>(&QWidget::update));
    connect(qApp, &QApplication::focusChanged, this, &Row::watchValidationError);
    refresh();
}

void Row::makeFieldFor(const Reading &reading)
{
    m_isBeginningExpression = m_isBeginningExpression && reading.kind != PropertyKind::Computed;
    const FieldForm form = m_isBeginningExpression ? FieldForm::Expression : formOf(m_source, reading);
    if (m_field && form == m_form)
        return;
    const bool hadFocus = m_field && m_field->isAncestorOf(QApplication::focusWidget());
    if (m_field) {
        // The field may be the sender of the current signal, so it is deleted later.
        m_field->disconnect(this);
        m_field->hide();
        m_field->deleteLater();
    }
    m_form = form;
    m_gesture = {};
    m_field = makeField(m_session, m_source, form, this);
    m_field->setObjectName(u"field"_s);
    const bool isNumber = m_source.spec.kind == FieldKind::Number || m_source.spec.kind == FieldKind::Integer;
    m_label->setScrubbable(isNumber && form == FieldForm::Plain);
    m_label->setBuddy(m_field->focusProxy());
    connect(m_field, &Field::edited, this, [this](const QJsonValue &value) { edit(value); });
    connect(m_field, &Field::changed, this, [this](const ValueChange &change, const Document::Edit &first) {
        edit(
            [this, change](const Lecture &lecture) {
                return m_source.change ? m_source.change(lecture, change)
                                       : m_source.write(lecture, change(m_source.read().value));
            },
            first);
    });
    connect(m_field, &Field::gestureBegan, this, [this] { m_gesture = Gesture::begin(); });
    connect(m_field, &Field::gestureEnded, this, [this] {
        m_gesture = {};
        if (m_isBeginningExpression && m_field->isSettled())
            QTimer::singleShot(0, this, &Row::endExpression); // the field is the sender
    });
    if (form == FieldForm::Plain && takesExpressions(m_source))
        m_expressionStart->watch(*m_field);
    connect(m_field, &Field::validationFailed, this, &Row::setValidationError);
    connect(m_field, &Field::editingFinished, this, &Row::leave);
    connect(m_field, &Field::cancelled, this, &Row::cancel);
    connect(m_field, &Field::roomChanged, this, [this] { m_grid->place(); });
    connect(m_field, &Field::menuOpening, this, [this](QMenu *menu) {
        menu->addSeparator();
        fillMenu(*menu);
    });
    m_grid->setField(m_field);
    m_field->show();
    Q_EMIT fieldReplaced();
    if (hadFocus)
        m_field->setFocus();
}

void Row::setLabelColumn(int width, int fieldRoom)
{
    m_grid->setLabelColumn(width, fieldRoom);
}

int Row::labelLineWidth() const
{
    return m_grid->labelLineWidth();
}

void Row::refresh()
{
    m_reading = m_source.read();
    if (!m_isEditing)
        m_message->follow(m_reading);
    makeFieldFor(m_reading);
    m_field->display(m_reading);
    m_label->setStyled(!m_reading.style.isEmpty());
    m_label->setToolTip(m_reading.style.isEmpty() ? tooltipOf(m_source.spec)
                                                  : tooltipOf(m_source.spec) + u"<br>"_s
                                + tr("From the style “%1”").arg(base::styleInWords(m_reading.style).toHtmlEscaped()));
    const std::vector<QJsonValue> written = writtenAt(m_session.document.lecture(), m_source.places);
    m_isTimed = m_form == FieldForm::Link || m_form == FieldForm::Expression
        || std::ranges::any_of(written,
                               [](const QJsonValue &value) { return kindOf(value) == PropertyKind::Keyframed; });

    const std::optional<Time> time = m_source.places.empty() ? std::nullopt
                                                             : timeAt(m_session, m_source.places.front());
    const bool isKeyframed = m_reading.kind == PropertyKind::Keyframed;
    const bool canBeKeyed = time && (isKeyframed || (m_source.isKeyframable && m_form == FieldForm::Plain));
    m_diamond->setVisible(canBeKeyed);
    if (canBeKeyed)
        m_diamond->setState(keyState(*time));
    m_reset->setVisible(!m_reading.isDefault);
}

void Row::cancel()
{
    m_session.document.cancel(m_gesture);
    m_isEqualsSignKept = false;
    leave();
    if (m_isBeginningExpression)
        QTimer::singleShot(0, this, &Row::endExpression); // the field is the sender
}

void Row::leave()
{
    setFocus(Qt::OtherFocusReason);
    Q_EMIT editingFinished();
}

QWidgetList Row::tabStops()
{
    QWidgetList stops;
    for (QWidget *widget : m_field->findChildren<QWidget *>()) {
        if (widget->focusPolicy() & Qt::TabFocus && widget->window() == window()) // excludes popups
            stops.append(widget);
    }
    return stops << this;
}

void Row::edit(const QJsonValue &value)
{
    if (m_source.apply) {
        apply(value);
        return;
    }
    edit([this, value](const Lecture &lecture) { return m_source.write(lecture, value); }, {});
}

void Row::edit(const Document::Edit &write, const Document::Edit &first)
{
    const auto both = [&](const Lecture &lecture) -> Result<Lecture> {
        return first ? first(lecture).and_then(write) : write(lecture);
    };
    const QStringList before = actorsOf(m_session, m_source);
    m_isEditing = true;
    const QString step = m_source.step.isEmpty() ? tr("Change %1").arg(m_source.spec.label) : m_source.step;
    m_session.document.edit(step, both, m_gesture);
    m_isEditing = false;
    if (m_message->hasValidationError())
        m_message->setReading(m_source.read());
    QStringList gone = before;
    for (const QString &actor : actorsOf(m_session, m_source))
        gone.removeOne(actor);
    if (const graph::Node *node = gone.isEmpty() ? nullptr
                                                 : m_session.document.node(m_session.selection.scene(), gone.front())) {
        const QString name = nodeLabel(m_session, m_session.selection.scene(), node->id);
        Q_EMIT m_session.document.statusMessage(
            tr("“%1” was taken off the stage, so that it is not seen before. Undo, or the eye in its own "
               "properties, brings it back.")
                .arg(name));
    }
}

void Row::scrub(double notches)
{
    const FieldSpec &spec = m_source.spec;
    double value = m_scrubbedFrom + notches * spec.step;
    const double grain = spec.kind == FieldKind::Integer ? 1 : spec.step / 10;
    value = std::clamp(std::round(value / grain) * grain, spec.min, spec.max);
    value = std::round(value * 1e9) / 1e9;
    if (!m_reading.isMixed && value == m_reading.value.toDouble())
        return;
    edit(spec.kind == FieldKind::Integer ? QJsonValue(static_cast<qint64>(value)) : QJsonValue(value));
}

/// After the event that caused it: it may open a dialog, and replace the rows.
void Row::apply(const QJsonValue &value)
{
    QTimer::singleShot(0, this, [row = QPointer<Row>(this), write = m_source.apply, value] {
        write(value);
        if (row)
            row->refresh(); // the field shows what was wanted
    });
}

void Row::reset()
{
    setValidationError({});
    if (m_source.apply) {
        apply(QJsonValue::Undefined);
        return;
    }
    m_session.document.edit(tr("Reset %1").arg(m_source.spec.label),
                            [this](const Lecture &lecture) { return m_source.write(lecture, QJsonValue::Undefined); });
}

void Row::toggleKeyframe()
{
    if (!m_diamond->isVisibleTo(this))
        return;
    m_field->finish();
    const bool isOn = m_diamond->state() != KeyDiamond::State::Here;
    const Time time = m_session.preview.localTime();
    m_session.document.edit(
        isOn ? tr("Set keyframe of %1").arg(m_source.spec.label) : tr("Remove keyframe of %1").arg(m_source.spec.label),
        [&](const Lecture &lecture) { return withKeyframeToggled(lecture, m_source.places, time, ownValues(), isOn); });
}

OwnValue Row::ownValues() const
{
    return [this](const PropertyPlace &place) {
        return shownValue(m_session, place, m_source.specAt(place), writtenAt(m_session.document.lecture(), place));
    };
}

/// Whether any of the selected items has keyframes, and whether all of them have one at the playhead.
KeyDiamond::State Row::keyState(Time time) const
{
    bool isAny = false;
    bool areAllHere = true;
    for (const QJsonValue &written : writtenAt(m_session.document.lecture(), m_source.places)) {
        isAny = isAny || kindOf(written) == PropertyKind::Keyframed;
        areAllHere = areAllHere && keyAt(keyframesOf(written), time) >= 0;
    }
    return areAllHere ? KeyDiamond::State::Here : isAny ? KeyDiamond::State::Elsewhere : KeyDiamond::State::None;
}

void Row::setProblem(const QString &sentence)
{
    m_message->setProblem(sentence);
    m_field->showProblem(!sentence.isEmpty());
}

void Row::mark()
{
    constexpr int markedMilliseconds = 1600;
    m_marking.start(markedMilliseconds);
    update();
}

void Row::setValidationError(const QString &sentence)
{
    if (sentence.isEmpty() && !m_message->hasValidationError())
        return;
    m_message->setValidationError(sentence, m_source.read());
    watchValidationError();
}

void Row::watchValidationError()
{
    if (!m_field->isAncestorOf(QApplication::focusWidget()) && m_field->isSettled())
        m_message->expireSoon();
}

void Row::pasteValue()
{
    const auto value = valueFromClipboard(m_source, m_session.preview.languages());
    setValidationError(value ? QString() : tr("What was copied does not fit here."));
    if (value)
        edit(*value);
}

void Row::fillMenu(QMenu &menu)
{
    const bool isKeyframed = m_reading.kind == PropertyKind::Keyframed;
    m_field->fillMenu(menu);
    if (!menu.isEmpty())
        menu.addSeparator();
    QAction *resetAction = menu.addAction(icon(u"rotate-ccw"_s), tr("Back to the default"), this, &Row::reset);
    resetAction->setEnabled(!m_reading.isDefault);
    menu.addAction(icon(u"copy"_s), tr("Copy value"), this,
                   [this] { copyToClipboard(isFollowing(m_reading.kind) ? m_reading.written : m_reading.value); });
    menu.addAction(icon(u"clipboard-paste"_s), tr("Paste value"), this, &Row::pasteValue);
    if (m_source.fillMenu) {
        menu.addSeparator();
        m_source.fillMenu(menu);
    }
    if (!m_source.property)
        return;
    menu.addSeparator();
    fillPublishMenu(menu, m_session, m_source);
    if (m_diamond->isVisibleTo(this)) {
        menu.addAction(icon(u"diamond"_s),
                       m_diamond->state() == KeyDiamond::State::Here ? tr("Remove keyframe") : tr("Set keyframe"), this,
                       &Row::toggleKeyframe);
    }
    if (isKeyframed) {
        menu.addAction(tr("Remove all keyframes"), this, [this] {
            m_session.document.edit(tr("Remove keyframes of %1").arg(m_source.spec.label),
                                    [this](const Lecture &lecture) {
                                        return withoutKeyframes(lecture, m_source.places, m_source.specAt, ownValues());
                                    });
        });
        menu.addAction(icon(u"chart-spline"_s), tr("Edit curve"), this, &Row::curvesRequested);
        menu.addSeparator();
    }
    const EditValue editValue = [this](const QJsonValue &value) { edit(value); };
    fillLinkedMenu(menu, m_source, m_reading, editValue);
    fillExpressionMenu(menu);
    fillItemMenu(menu, m_session, m_source, m_reading, editValue);
    fillNumbersMenu(menu, m_session, m_source, m_reading, editValue);
    fillSourceMenus(menu, m_session, m_source, editValue);
    menu.addSeparator();
    menu.addAction(tr("Copy the name “%1”").arg(m_source.spec.key), this,
                   [this] { QApplication::clipboard()->setText(m_source.spec.key); });
}

void Row::fillExpressionMenu(QMenu &menu)
{
    if (m_reading.kind == PropertyKind::Computed)
        menu.addAction(icon(u"sigma"_s), tr("Remove the expression"), this, [this] { edit(m_reading.value); });
    else if (takesExpressions(m_source))
        menu.addAction(icon(u"sigma"_s), tr("Use an expression…"), this,
                       [this] { beginExpression(expressionFor(m_reading, *m_source.property)); });
}

void Row::beginExpression(const QString &text)
{
    m_isBeginningExpression = m_reading.kind != PropertyKind::Computed;
    m_isEqualsSignKept = false;
    makeFieldFor(m_reading);
    m_field->display(m_reading);
    m_diamond->setVisible(false);
    if (auto *field = qobject_cast<ExpressionField *>(m_field))
        field->begin(text);
}

/// Shows the value again if no expression came of it.
void Row::endExpression()
{
    if (!m_isBeginningExpression)
        return;
    m_isBeginningExpression = false;
    if (std::exchange(m_isEqualsSignKept, false))
        edit(u"="_s);
    refresh();
}

/// Links the output, or inserts its name where an expression is typed or must convert it.
void Row::takeOutput(const QString &output)
{
    if (auto *field = qobject_cast<ExpressionField *>(m_field)) {
        field->insertName(output);
        return;
    }
    const QJsonObject link{{u"link"_s, output}};
    const graph::ValueType from = outputTypeOf(m_session, m_source.places.front().scene, link);
    if (graph::canConvert(from, m_source.property->type)) {
        edit(link);
        return;
    }
    if (!takesExpressions(m_source)) {
        setValidationError(tr("This output does not fit here."));
        return;
    }
    beginExpression({});
    if (auto *field = qobject_cast<ExpressionField *>(m_field))
        field->insertName(output);
}

void Row::keyPressEvent(QKeyEvent *event)
{
    const bool isReturn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    const auto *button = qobject_cast<QAbstractButton *>(QApplication::focusWidget());
    const bool isFinished = isReturn && event->modifiers() & Qt::ControlModifier;
    const bool isPressed = isReturn && !isFinished && button && !qobject_cast<const QCheckBox *>(button);
    auto *line = qobject_cast<QLineEdit *>(QApplication::focusWidget());
    if (hasFocus() && (isReturn || event->key() == Qt::Key_F2))
        m_field->setFocus(Qt::TabFocusReason);
    else if (isPressed)
        event->ignore(); // the panel presses it
    else if (isReturn && line && m_field->isSettled() && !isFinished)
        line->selectAll(); // the field has applied the text, and the next one is typed
    else if (isReturn && !hasFocus() && m_field->isSettled())
        leave();
    else
        QWidget::keyPressEvent(event);
}

void Row::paintEvent(QPaintEvent *)
{
    if (!hasFocus() && !isMarked())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme().accent, 2));
    if (isMarked()) {
        QColor ground = theme().accent;
        ground.setAlpha(50);
        painter.setBrush(ground);
    }
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), Theme::fieldRadius, Theme::fieldRadius);
}

void Row::contextMenuEvent(QContextMenuEvent *event)
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setToolTipsVisible(true);
    fillMenu(*menu);
    menu->popup(event->globalPos());
}

} // namespace lectograph::editor
