// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/fields/galleryfield.h"

#include "editor/language/language.h"
#include "editor/symbols/picturepopup.h"
#include "editor/symbols/shapepicture.h"
#include "editor/widgets/theme.h"
#include "editor/widgets/widgets.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr int buttonPicture = 20;
constexpr QSize galleryCell{40, 40};
constexpr int galleryColumns = 10;

QImage pictureIn(const graph::Gallery &gallery, const QString &value, const QSize &pixels, const QColor &color)
{
    return pictureOf(gallery.picture(value), {{-0.5, -0.5, 0}, {0.5, 0.5, 0}}, pixels, color);
}

/// Whether the word is written as the language is.
bool isOf(const QString &language, const QString &word)
{
    const auto has = [&word](QChar::Script script) {
        return std::ranges::any_of(word.toUcs4(), [script](uint letter) { return QChar::script(letter) == script; });
    };
    if (language == "ko"_L1)
        return has(QChar::Script_Hangul);
    return language == "zh"_L1 ? has(QChar::Script_Han) : has(QChar::Script_Latin);
}

/// By its name and, in other languages than English, the word for it in that of the interface.
std::vector<PictureChoice> choicesOf(const graph::Gallery &gallery)
{
    const QString language = preferredLanguage();
    std::vector<PictureChoice> choices;
    for (graph::Gallery::Choice &choice : gallery.choices()) {
        std::ranges::stable_partition(choice.words, [&](const QString &word) { return isOf(language, word); });
        const QString word = choice.words.value(0);
        const bool isTranslated = language != "en"_L1 && isOf(language, word);
        choices.push_back({choice.value, isTranslated ? u"%1 (%2)"_s.arg(word, choice.value) : choice.value,
                           isTranslated ? choice.words.sliced(1) + QStringList{word} : choice.words});
    }
    return choices;
}

} // namespace

GalleryEdit::GalleryEdit(const graph::Gallery &gallery, const QString &name, QWidget *parent)
    : QWidget(parent),
      m_gallery(gallery),
      m_open(toolButton(u"chevron-down"_s, tr("Choose a picture"), this)),
      m_edit(new QLineEdit(this))
{
    m_edit->setMinimumWidth(32);
    m_edit->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_edit->setAccessibleName(name);
    m_edit->setToolTip(tr("Its name, or a word for it"));
    m_open->setFocusPolicy(Qt::NoFocus);
    m_open->setIconSize({buttonPicture, buttonPicture});
    m_open->setToolTip(tr("Choose a picture (Alt+Down)"));
    m_open->setAccessibleName(tr("%1: choose a picture").arg(name));
    QHBoxLayout *layout = rowLayout(this, Theme::grid);
    layout->addWidget(m_open);
    layout->addWidget(m_edit, 1);
    setFocusProxy(m_edit);
    cancelByEscape(m_edit, [this] {
        m_edit->setText(m_value);
        Q_EMIT cancelled();
    });
    connect(m_edit, &QLineEdit::editingFinished, this, &GalleryEdit::commit);
    connect(m_open, &QToolButton::clicked, this, &GalleryEdit::galleryRequested);
}

void GalleryEdit::showValue(const QString &value, const QString &placeholder)
{
    const bool isTyping = m_edit->hasFocus() && !isSettled();
    m_value = value;
    m_edit->setPlaceholderText(placeholder);
    if (const QString seen = value.isEmpty() ? placeholder : value; seen != m_shown) {
        m_shown = seen;
        const QSize pixels = QSize(buttonPicture, buttonPicture) * devicePixelRatioF();
        QPixmap picture = QPixmap::fromImage(pictureIn(m_gallery, seen, pixels, theme().text));
        picture.setDevicePixelRatio(devicePixelRatioF());
        m_open->setIcon(QIcon(picture));
    }
    if (isTyping || isSettled())
        return;
    m_edit->setText(value);
    m_edit->setCursorPosition(0);
}

void GalleryEdit::commit()
{
    if (isSettled())
        return;
    m_value = m_edit->text().trimmed();
    Q_EMIT chosen(m_value);
}

bool GalleryEdit::isSettled() const
{
    return m_edit->text().trimmed() == m_value;
}

/// Alt+Down opens the gallery, as in a combo box.
void GalleryEdit::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Down)
        Q_EMIT galleryRequested();
    else
        QWidget::keyPressEvent(event);
}

GalleryField::GalleryField(Session &session, const FieldSpec &spec, QWidget *parent)
    : TranslatedField(languagesOf(session.document.lecture()), parent), m_gallery(*spec.gallery), m_label(spec.label)
{
    for (std::size_t line = 0; line < static_cast<std::size_t>(m_languages.all.size()); ++line) {
        auto *edit = new GalleryEdit(m_gallery, accessibleNameOf(spec, languageOf(line)), this);
        addLine(edit, edit->edit());
        m_edits.push_back(edit);
        connect(edit, &GalleryEdit::chosen, this, [this, line](const QString &value) { take(line, value); });
        connect(edit, &GalleryEdit::cancelled, this, &Field::cancelled);
        connect(edit, &GalleryEdit::galleryRequested, this, [this, line] { openGallery(line); });
        offerMenu(edit->edit(), this);
    }
    hideTranslations(spec, tr("Another one for each language"));
    setFocusProxy(m_edits[ownLine()]);
}

void GalleryField::display(const Reading &reading)
{
    m_reading = reading;
    const QString own = textIn(reading.value, m_languages.own, m_languages.own);
    for (std::size_t line = 0; line < m_edits.size(); ++line) {
        const bool isMixed = reading.mixedIn.contains(languageOf(line)) || (reading.isMixed && m_edits.size() == 1);
        m_edits[line]->showValue(isMixed ? QString() : textIn(reading.value, languageOf(line), m_languages.own),
                                 isMixed ? u"—"_s : own);
    }
    arrange();
}

void GalleryField::finish()
{
    for (GalleryEdit *edit : m_edits)
        edit->commit();
}

bool GalleryField::isSettled() const
{
    return std::ranges::all_of(m_edits, &GalleryEdit::isSettled);
}

void GalleryField::fillMenu(QMenu &menu)
{
    menu.addAction(icon(u"layout-grid"_s), tr("Choose a picture…"), QKeySequence(Qt::ALT | Qt::Key_Down), this,
                   [this] { openGallery(ownLine()); });
    TranslatedField::fillMenu(menu);
}

void GalleryField::take(std::size_t line, const QString &value)
{
    const ValueChange change = toText(languageOf(line), value);
    m_reading.value = change(m_reading.value);
    Q_EMIT changed(change);
}

void GalleryField::openGallery(std::size_t line)
{
    GalleryEdit *edit = m_edits[line];
    const PicturePopup::Look look{
        .title = m_label,
        .hint = tr("Search by a word in any language"),
        .cell = galleryCell,
        .columns = galleryColumns,
        .draw = [gallery = m_gallery](const QString &value, const QSize &pixels,
                                      const QColor &color) { return pictureIn(gallery, value, pixels, color); },
    };
    auto *popup = new PicturePopup(choicesOf(m_gallery), {}, look, this);
    popup->setAttribute(Qt::WA_DeleteOnClose);
    popup->goTo(edit->value());
    connect(popup, &PicturePopup::chosen, edit, [this, edit, line](const QString &value) {
        if (value == edit->value())
            return;
        edit->showValue(value, edit->edit()->placeholderText());
        take(line, value);
    });
    popup->openAt(edit);
}

} // namespace lectograph::editor
