// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/inspector/fields/chosentext.h"
#include "editor/session/session.h"

class QAction;

namespace lectograph::editor {

/// A font family: typed, or chosen from a list of all that are installed. Tells if another font stands in for it.
class FontEdit : public ChosenTextEdit
{
    Q_OBJECT

public:
    FontEdit(const QString &name, QWidget *parent);

    void showText(const QString &family, const QString &placeholder) override;

private:
    QAction *m_warning; ///< the font is not installed
};

/// The font of texts: the same in all languages, or one for each.
class FontField : public ChosenTextField
{
    Q_OBJECT

public:
    FontField(Session &session, const FieldSpec &spec, QWidget *parent);
    void fillMenu(QMenu &menu) override;

private:
    void take(std::size_t line, const QString &family) override;
    void openList(std::size_t line) override;

    Session &m_session;
};

} // namespace lectograph::editor
