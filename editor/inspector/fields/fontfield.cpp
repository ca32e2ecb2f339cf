// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/fields/fontfield.h"

#include "base/particles.h"
#include "editor/inspector/fonts/fontpopup.h"
#include "editor/settings/settings.h"
#include "editor/widgets/theme.h"
#include "editor/widgets/widgets.h"
#include "typeset/text.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

Languages languagesFor(const Session &session, const FieldSpec &spec)
{
    Languages languages = languagesOf(session.document.lecture());
    if (spec.isPlain)
        languages.all = {languages.own};
    return languages;
}

} // namespace

FontEdit::FontEdit(const QString &name, QWidget *parent)
    : QWidget(parent), m_edit(new QLineEdit(this)), m_open(toolButton(u"chevron-down"_s, tr("Choose a font"), this))
{
    m_warning = m_edit->addAction(icon(u"triangle-alert"_s, theme().keyframe), QLineEdit::TrailingPosition);
    m_warning->setVisible(false);
    m_edit->setMinimumWidth(32);
    m_edit->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_edit->setAccessibleName(name);
    m_open->setFocusPolicy(Qt::NoFocus);
    m_open->setToolTip(tr("Choose a font (Alt+Down)"));
    m_open->setAccessibleName(tr("%1: choose a font").arg(name));
    QHBoxLayout *layout = rowLayout(this);
    layout->addWidget(m_edit, 1);
    layout->addWidget(m_open);
    setFocusProxy(m_edit);
    cancelByEscape(m_edit, [this] {
        m_edit->setText(m_family);
        Q_EMIT cancelled();
    });
    connect(m_edit, &QLineEdit::editingFinished, this, &FontEdit::commit);
    connect(m_open, &QToolButton::clicked, this, &FontEdit::listRequested);
}

void FontEdit::showFamily(const QString &family, const QString &placeholder)
{
    const bool isTyping = m_edit->hasFocus() && !isSettled();
    m_family = family;
    m_edit->setPlaceholderText(placeholder);
    const QString substitute = typeset::substituteFor(family);
    m_warning->setVisible(!substitute.isEmpty());
    m_warning->setToolTip(base::withParticles(tr("Not installed; “%1” stands in for it").arg(substitute)));
    m_edit->setAccessibleDescription(substitute.isEmpty() ? QString() : m_warning->toolTip());
    if (isTyping || isSettled())
        return;
    m_edit->setText(family);
    m_edit->setCursorPosition(0);
}

void FontEdit::commit()
{
    if (isSettled())
        return;
    m_family = m_edit->text().trimmed();
    Q_EMIT chosen(m_family);
}

bool FontEdit::isSettled() const
{
    return m_edit->text().trimmed() == m_family;
}

/// Alt+Down opens the list, as in a combo box.
void FontEdit::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Down)
        Q_EMIT listRequested();
    else
        QWidget::keyPressEvent(event);
}

FontField::FontField(Session &session, const FieldSpec &spec, QWidget *parent)
    : TranslatedField(languagesFor(session, spec), parent), m_session(session), m_placeholder(spec.placeholder)
{
    for (std::size_t line = 0; line < static_cast<std::size_t>(m_languages.all.size()); ++line) {
        auto *edit = new FontEdit(accessibleNameOf(spec, languageOf(line)), this);
        addLine(edit, edit->edit());
        m_edits.push_back(edit);
        connect(edit, &FontEdit::chosen, this, [this, line](const QString &family) { take(line, family); });
        connect(edit, &FontEdit::cancelled, this, &Field::cancelled);
        connect(edit, &FontEdit::listRequested, this, [this, line] { openList(line); });
        offerMenu(edit->edit(), this);
    }
    hideTranslations(spec, tr("Another font for each language"));
    setFocusProxy(m_edits[ownLine()]);
}

void FontField::display(const Reading &reading)
{
    m_reading = reading;
    const QString own = textIn(reading.value, m_languages.own, m_languages.own);
    for (std::size_t line = 0; line < m_edits.size(); ++line) {
        const bool isMixed = reading.mixedIn.contains(languageOf(line)) || (reading.isMixed && m_edits.size() == 1);
        const QString fallback = own.isEmpty() ? m_placeholder : own;
        m_edits[line]->showFamily(isMixed ? QString() : textIn(reading.value, languageOf(line), m_languages.own),
                                  isMixed ? u"—"_s : fallback);
    }
    arrange();
}

void FontField::finish()
{
    for (FontEdit *edit : m_edits)
        edit->commit();
}

bool FontField::isSettled() const
{
    return std::ranges::all_of(m_edits, &FontEdit::isSettled);
}

void FontField::fillMenu(QMenu &menu)
{
    menu.addAction(icon(u"type"_s), tr("Choose a font…"), QKeySequence(Qt::ALT | Qt::Key_Down), this,
                   [this] { openList(ownLine()); });
    TranslatedField::fillMenu(menu);
}

void FontField::take(std::size_t line, const QString &family)
{
    setting::recentFonts.set(withRecentFont(setting::recentFonts.value(), family));
    const ValueChange change = toText(languageOf(line), family);
    m_reading.value = change(m_reading.value);
    Q_EMIT changed(change);
}

void FontField::openList(std::size_t line)
{
    FontEdit *edit = m_edits[line];
    const QStringList all = languagesOf(m_session.document.lecture()).all;
    const bool isOfOne = m_edits.size() > 1 && m_reading.value.isObject();
    const QString language = isOfOne ? languageOf(line) : m_session.preview.language();
    auto *popup = new FontPopup(
        new FontList(fontChoices(isOfOne ? QStringList{language} : all, edit->family(), setting::recentFonts.value()),
                     m_placeholder, nullptr),
        edit->family(), fontSample(language), this);
    popup->setAttribute(Qt::WA_DeleteOnClose);
    connect(popup, &FontPopup::chosen, edit, [this, edit, line](const QString &family) {
        edit->showFamily(family, edit->edit()->placeholderText());
        take(line, family);
    });
    popup->openAt(edit);
}

} // namespace lectograph::editor
