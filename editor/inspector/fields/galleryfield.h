// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/inspector/fields/textfields.h"
#include "graph/gallery.h"

class QLineEdit;

namespace lectograph::editor {

/// A text that is typed, or chosen by its picture, which is shown beside it.
class GalleryEdit : public QWidget
{
    Q_OBJECT

public:
    GalleryEdit(const graph::Gallery &gallery, const QString &name, QWidget *parent);

    void showValue(const QString &value, const QString &placeholder);
    /// Applies what is typed; it is not overwritten before.
    void commit();
    bool isSettled() const;
    QLineEdit *edit() const { return m_edit; }
    QToolButton *button() const { return m_open; }
    const QString &value() const { return m_value; }

Q_SIGNALS:
    void chosen(const QString &value);
    void cancelled();
    void galleryRequested();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    const graph::Gallery &m_gallery;
    QToolButton *m_open;
    QLineEdit *m_edit;
    QString m_value; ///< the applied one
    QString m_shown; ///< of which the button has the picture
};

/// A value of a gallery, such as the name of an icon: the same in all languages, or one for each.
class GalleryField : public TranslatedField
{
    Q_OBJECT

public:
    GalleryField(Session &session, const FieldSpec &spec, QWidget *parent);
    void display(const Reading &reading) override;
    bool isWide() const override { return m_languages.all.size() > 1; }
    void finish() override;
    bool isSettled() const override;
    void fillMenu(QMenu &menu) override;

private:
    void take(std::size_t line, const QString &value);
    void openGallery(std::size_t line);

    const graph::Gallery &m_gallery;
    QString m_label;
    std::vector<GalleryEdit *> m_edits; ///< one per language
};

} // namespace lectograph::editor
