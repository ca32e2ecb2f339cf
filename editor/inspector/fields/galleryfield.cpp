// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/fields/galleryfield.h"

#include "editor/language/language.h"
#include "editor/symbols/picturepopup.h"
#include "editor/symbols/shapepicture.h"
#include "editor/widgets/theme.h"
#include "editor/widgets/widgets.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QMenu>
#include <QToolButton>

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
    : ChosenTextEdit(name, tr("Choose a picture (Alt+Down)"), parent), m_gallery(gallery)
{
    edit()->setToolTip(tr("Its name, or a word for it"));
    button()->setIconSize({buttonPicture, buttonPicture});
    button()->setAccessibleName(tr("%1: choose a picture").arg(name));
    QHBoxLayout *layout = rowLayout(this, Theme::grid);
    layout->addWidget(button());
    layout->addWidget(edit(), 1);
}

void GalleryEdit::showText(const QString &value, const QString &placeholder)
{
    if (const QString seen = value.isEmpty() ? placeholder : value; seen != m_shown) {
        m_shown = seen;
        const QSize pixels = QSize(buttonPicture, buttonPicture) * devicePixelRatioF();
        QPixmap picture = QPixmap::fromImage(pictureIn(m_gallery, seen, pixels, theme().text));
        picture.setDevicePixelRatio(devicePixelRatioF());
        button()->setIcon(QIcon(picture));
    }
    ChosenTextEdit::showText(value, placeholder);
}

GalleryField::GalleryField(Session &session, const FieldSpec &spec, QWidget *parent)
    : ChosenTextField(languagesOf(session.document.lecture()), {}, parent),
      m_gallery(*spec.gallery),
      m_label(spec.label)
{
    for (const QString &language : std::as_const(m_languages.all))
        addEdit(new GalleryEdit(m_gallery, accessibleNameOf(spec, language), this));
    endLines(spec, tr("Another one for each language"));
}

void GalleryField::fillMenu(QMenu &menu)
{
    menu.addAction(icon(u"layout-grid"_s), tr("Choose a picture…"), QKeySequence(Qt::ALT | Qt::Key_Down), this,
                   [this] { openList(ownLine()); });
    ChosenTextField::fillMenu(menu);
}

void GalleryField::openList(std::size_t line)
{
    const ChosenTextEdit *edit = m_edits[line];
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
    popup->goTo(edit->text());
    connect(popup, &PicturePopup::chosen, edit, [this, edit, line](const QString &value) {
        if (value != edit->text())
            choose(line, value);
    });
    popup->openAt(edit);
}

} // namespace lectograph::editor
