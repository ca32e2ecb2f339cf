// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/animations/livesecondsfield.h"

#include "editor/language/translated.h"
#include "editor/operations/apply_edit.h"
#include "editor/session/session.h"

#include <QFocusEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QRegularExpression>
#include <QSignalBlocker>
#include <QWheelEvent>

#include <utility>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr double mostSeconds = 3600;

} // namespace

LiveSecondsField::LiveSecondsField(Session &session, const QString &name, QWidget *parent)
    : DecimalSpinBox(parent), m_session(session)
{
    setAccessibleName(name);
    setToolTip(name);
    setRange(0, mostSeconds);
    setDecimals(2);
    setSingleStep(0.1);
    setSuffix(translated("%1 s").arg(QString()));
    setButtonSymbols(NoButtons);
    setFocusPolicy(Qt::StrongFocus);
    connect(this, &QDoubleSpinBox::valueChanged, this, &LiveSecondsField::apply);
    connect(lineEdit(), &QLineEdit::textEdited, this, [this] {
        // The first number in place of a dash may be the one that was hidden.
        if (!m_shown && !m_live && hasAcceptableInput() && lineEdit()->text().contains(QRegularExpression(u"\\d"_s)))
            apply(value());
    });
    // An edit of somebody else is not to be replaced by the next update of this one.
    connect(&session.document, &Document::changed, this, [this] {
        if (!m_isApplying)
            m_live.reset();
    });
}

void LiveSecondsField::setEdit(const QString &step, Edit edit)
{
    m_step = step;
    m_edit = std::move(edit);
}

void LiveSecondsField::display(std::optional<Time> time)
{
    m_shown = time;
    if (m_live)
        return;
    const QSignalBlocker blocked(this);
    setMixed(!time);
    setValue(time.value_or(Time()).seconds());
    setMixed(!time); // writes the text again if the value is the same
}

void LiveSecondsField::finish()
{
    m_live.reset();
    display(m_shown);
}

void LiveSecondsField::apply(double seconds)
{
    if (!m_edit)
        return;
    if (!m_live)
        m_live.emplace(m_session.document);
    m_isApplying = true;
    selectEdited(
        m_session, [this](const Document::Edit &edit) { return m_live->apply(m_step, edit); },
        [&](const Lecture &lecture) { return m_edit(lecture, Time::fromSeconds(seconds)); });
    m_isApplying = false;
}

void LiveSecondsField::stepBy(int steps)
{
    if (!m_shown && !m_live)
        setMixed(false);
    DecimalSpinBox::stepBy(steps);
}

bool LiveSecondsField::event(QEvent *event)
{
    // Keys of the panel and the window that mean something else in a field.
    if (event->type() == QEvent::ShortcutOverride) {
        const auto *key = static_cast<QKeyEvent *>(event);
        const bool isPlain = (key->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
        if (isPlain && key->key() != Qt::Key_F2 && (key->key() < Qt::Key_F1 || key->key() > Qt::Key_F35)) {
            event->accept();
            return true;
        }
    }
    return DecimalSpinBox::event(event);
}

void LiveSecondsField::keyPressEvent(QKeyEvent *event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!isEnter && event->key() != Qt::Key_Escape) {
        DecimalSpinBox::keyPressEvent(event);
        return;
    }
    if (isEnter) {
        interpretText();
        finish();
        selectAll();
        return;
    }
    if (m_live) {
        m_isApplying = true;
        m_live->cancel();
        m_isApplying = false;
    }
    finish();
    Q_EMIT editingEnded();
}

void LiveSecondsField::focusInEvent(QFocusEvent *event)
{
    DecimalSpinBox::focusInEvent(event);
    selectAll();
}

void LiveSecondsField::focusOutEvent(QFocusEvent *event)
{
    DecimalSpinBox::focusOutEvent(event);
    if (event->reason() != Qt::ActiveWindowFocusReason && event->reason() != Qt::PopupFocusReason) {
        finish();
        Q_EMIT finished();
    }
}

void LiveSecondsField::wheelEvent(QWheelEvent *event)
{
    hasFocus() ? DecimalSpinBox::wheelEvent(event) : event->ignore(); // the list scrolls
}

} // namespace lectograph::editor
