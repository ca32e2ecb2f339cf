// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/inspector/fields/chosentext.h"
#include "graph/gallery.h"

namespace lectograph::editor {

/// A text that is typed, or chosen by its picture, which is shown beside it.
class GalleryEdit : public ChosenTextEdit
{
    Q_OBJECT

public:
    GalleryEdit(const graph::Gallery &gallery, const QString &name, QWidget *parent);

    void showText(const QString &value, const QString &placeholder) override;

private:
    const graph::Gallery &m_gallery;
    QString m_shown; ///< of which the button has the picture
};

/// A value of a gallery, such as the name of an icon: the same in all languages, or one for each.
class GalleryField : public ChosenTextField
{
    Q_OBJECT

public:
    GalleryField(Session &session, const FieldSpec &spec, QWidget *parent);
    void fillMenu(QMenu &menu) override;

private:
    void openList(std::size_t line) override;

    const graph::Gallery &m_gallery;
    QString m_label;
};

} // namespace lectograph::editor
