// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/fields/field.h"

#include "editor/inspector/fields/choicefields.h"
#include "editor/inspector/fields/expressionfield.h"
#include "editor/inspector/fields/filefields.h"
#include "editor/inspector/fields/fontfield.h"
#include "editor/inspector/fields/galleryfield.h"
#include "editor/inspector/fields/linefields.h"
#include "editor/inspector/fields/linkfields.h"
#include "editor/inspector/fields/listfield.h"
#include "editor/inspector/fields/numberfields.h"
#include "editor/inspector/fields/tablefield.h"
#include "editor/inspector/fields/targetsfield.h"
#include "editor/inspector/fields/textfields.h"
#include "graph/binding.h"

#include <QJsonArray>
#include <QKeyEvent>
#include <QLineEdit>

#include <algorithm>

namespace lectograph::editor {

namespace {

class LineEscape : public QObject
{
public:
    LineEscape(QLineEdit *edit, std::function<void()> onCancel) : QObject(edit), m_onCancel(std::move(onCancel)) {}

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        const bool isShortcut = event->type() == QEvent::ShortcutOverride;
        if (!isShortcut && event->type() != QEvent::KeyPress)
            return QObject::eventFilter(watched, event);
        const auto *key = static_cast<QKeyEvent *>(event);
        if (!key->matches(QKeySequence::Cancel))
            return QObject::eventFilter(watched, event);
        event->accept();
        if (!isShortcut)
            m_onCancel();
        return true;
    }

private:
    std::function<void()> m_onCancel;
};

} // namespace

void cancelByEscape(QLineEdit *edit, const std::function<void()> &onCancel)
{
    edit->installEventFilter(new LineEscape(edit, onCancel));
}

void offerMenu(QLineEdit *edit, Field *field)
{
    edit->setContextMenuPolicy(Qt::CustomContextMenu);
    QObject::connect(edit, &QWidget::customContextMenuRequested, field, [edit, field](const QPoint &at) {
        QMenu *menu = edit->createStandardContextMenu();
        menu->setAttribute(Qt::WA_DeleteOnClose);
        Q_EMIT field->menuOpening(menu);
        menu->popup(edit->mapToGlobal(at));
    });
}

FieldForm formOf(const RowSource &source, const Reading &reading)
{
    if (!source.property)
        return FieldForm::Plain;
    if (reading.kind == PropertyKind::Computed)
        return FieldForm::Expression;
    if (source.spec.kind == FieldKind::Shape || reading.kind == PropertyKind::Linked)
        return FieldForm::Link;
    const QJsonArray elements = reading.written.toArray();
    const bool hasLinks = std::ranges::any_of(elements, [](const QJsonValue &one) { return isFollowing(kindOf(one)); });
    const bool isList = graph::isList(source.property->type);
    return source.spec.kind == FieldKind::Shapes || (isList && hasLinks) ? FieldForm::Elements : FieldForm::Plain;
}

Field *makeField(Session &session, const RowSource &source, FieldForm form, QWidget *parent)
{
    const FieldSpec &spec = source.spec;
    if (form == FieldForm::Link)
        return new LinkField(session, source, parent);
    if (form == FieldForm::Expression)
        return new ExpressionField(session, source, parent);
    if (form == FieldForm::Elements)
        return new ElementsField(session, source, parent);
    switch (spec.kind) {
    case FieldKind::Number:
    case FieldKind::Integer: return new NumberField(spec, parent);
    case FieldKind::Boolean: return new BooleanField(spec, parent);
    case FieldKind::Choice: return new ChoiceField(spec, parent);
    case FieldKind::Color: return new ColorField(session, spec, parent);
    case FieldKind::Vector: return new VectorField(spec, parent);
    case FieldKind::Text:
    case FieldKind::Code:
    case FieldKind::Texts: return new TextField(spec, languagesOf(session.document.lecture()), parent);
    case FieldKind::Cells: return new TableField(session, source, parent);
    case FieldKind::Gallery: return new GalleryField(session, spec, parent);
    case FieldKind::Word: return new StringField(spec, parent);
    case FieldKind::Font: return new FontField(session, spec, parent);
    case FieldKind::Asset: return new AssetField(session, source, parent);
    case FieldKind::Sound: return new SoundField(session, spec, parent);
    case FieldKind::Numbers:
    case FieldKind::Colors:
    case FieldKind::Tensor: return new ListField(session, source, parent);
    case FieldKind::Easing: return new EasingField(spec, parent);
    case FieldKind::Languages: return new LanguagesField(spec, parent);
    case FieldKind::AspectRatio: return new AspectRatioField(spec, parent);
    case FieldKind::Targets: return new TargetsField(session, spec, parent);
    case FieldKind::Shape: return new LinkField(session, source, parent);
    case FieldKind::Shapes: return new ElementsField(session, source, parent);
    }
    return nullptr;
}

} // namespace lectograph::editor
