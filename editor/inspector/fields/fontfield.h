// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/inspector/fields/textfields.h"
#include "editor/session/session.h"

class QAction;
class QLineEdit;

namespace lectograph::editor {

/// A font family: typed, or chosen from a list of all that are installed. Tells if another font stands in for it.
class FontEdit : public QWidget
{
    Q_OBJECT

public:
    FontEdit(const QString &name, QWidget *parent);

    void showFamily(const QString &family, const QString &placeholder);
    /// Applies what is typed; it is not overwritten before.
    void commit();
    bool isSettled() const;
    QLineEdit *edit() const { return m_edit; }
    const QString &family() const { return m_family; }

Q_SIGNALS:
    void chosen(const QString &family);
    void cancelled();
    void listRequested();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    QLineEdit *m_edit;
    QAction *m_warning; ///< the font is not installed
    QToolButton *m_open;
    QString m_family; ///< the applied one
};

/// The font of texts: the same in all languages, or one for each.
class FontField : public TranslatedField
{
    Q_OBJECT

public:
    FontField(Session &session, const FieldSpec &spec, QWidget *parent);
    void display(const Reading &reading) override;
    bool isWide() const override { return m_languages.all.size() > 1; }
    void finish() override;
    bool isSettled() const override;
    void fillMenu(QMenu &menu) override;

private:
    void take(std::size_t line, const QString &family);
    void openList(std::size_t line);

    Session &m_session;
    std::vector<FontEdit *> m_edits; ///< one per language
    QString m_placeholder;
};

} // namespace lectograph::editor
