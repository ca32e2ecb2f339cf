// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/fields/colorfield.h"

#include "editor/inspector/color/colorpicker.h"
#include "editor/inspector/color/swatches.h"
#include "editor/widgets/theme.h"
#include "editor/widgets/widgets.h"

#include <QAbstractButton>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPainter>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

class SwatchButton : public QAbstractButton
{
public:
    explicit SwatchButton(QWidget *parent) : QAbstractButton(parent)
    {
        setFixedSize(24, Theme::row);
        setFocusPolicy(Qt::NoFocus);
        setCursor(Qt::PointingHandCursor);
    }
    void setColor(const std::optional<QColor> &color)
    {
        m_color = color;
        update();
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        const QRectF box(2.5, 4.5, 19, 19);
        if (m_color)
            paintColor(painter, box, *m_color, 4);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setBrush(Qt::NoBrush);
        if (!m_color) {
            painter.setPen(QPen(theme().line, 1));
            painter.drawRoundedRect(box, 4, 4);
            painter.setPen(theme().muted);
            painter.drawText(box, Qt::AlignCenter, u"—"_s);
        }
    }

private:
    std::optional<QColor> m_color;
};

ColorField::ColorField(Session &session, const FieldSpec &spec, QWidget *parent)
    : LineField(parent), m_session(session), m_swatch(new SwatchButton(this))
{
    addEdit(spec.label);
    QHBoxLayout *layout = rowLayout(this, Theme::grid);
    layout->addWidget(m_swatch);
    layout->addWidget(m_edit, 1);
    m_swatch->setToolTip(tr("Pick a colour (Alt+Down)"));
    m_swatch->setAccessibleName(tr("%1: pick a colour").arg(spec.label));
    m_edit->setToolTip(tr("The name of a colour, or # and six digits"));
    QStringList names;
    for (const Swatch &swatch : namedColors())
        names.append(swatch.text);
    suggest(names, Qt::MatchStartsWith);
    setFocusProxy(m_edit);
    connect(m_swatch, &QAbstractButton::clicked, this, &ColorField::openPicker);
}

void ColorField::display(const Reading &reading)
{
    const auto color = reading.isMixed ? tl::unexpected(base::Error()) : base::parseColor(reading.value.toString());
    m_swatch->setColor(color ? std::optional(toQColor(*color)) : std::nullopt);
    showText(reading.isMixed ? QString() : reading.value.toString());
    m_edit->setPlaceholderText(reading.isMixed ? u"—"_s : QString());
}

void ColorField::fillMenu(QMenu &menu)
{
    menu.addAction(icon(u"palette"_s), tr("Pick a colour…"), QKeySequence(Qt::ALT | Qt::Key_Down), this,
                   &ColorField::openPicker);
}

/// Alt+Down opens the picker, as in a combo box.
void ColorField::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Down && event->modifiers() & Qt::AltModifier)
        openPicker();
    else
        Field::keyPressEvent(event);
}

void ColorField::commit()
{
    const QString typed = m_edit->text().trimmed();
    if (typed == m_shown) {
        Q_EMIT validationFailed({});
        return;
    }
    const auto color = base::parseColor(typed)
                           .or_else([&](const auto &) { return base::parseColor(typed.toUpper()); })
                           .or_else([&](const auto &) { return base::parseColor(u'#' + typed); });
    if (!color) {
        refuse(color.error());
        return;
    }
    Q_EMIT validationFailed({});
    const bool isNamed = base::parseColor(typed.toUpper()).has_value() && !typed.startsWith(u'#');
    m_shown = isNamed ? typed.toUpper() : base::toText(*color);
    m_edit->setText(m_shown);
    m_swatch->setColor(toQColor(*color));
    Q_EMIT edited(m_shown);
}

void ColorField::openPicker()
{
    auto *picker = new ColorPicker(colorsIn(m_session.document.lecture(), m_session.registry), this);
    picker->setAttribute(Qt::WA_DeleteOnClose);
    picker->setColor(m_shown);
    Q_EMIT gestureBegan();
    connect(picker, &ColorPicker::selected, this, [this](const QString &text) {
        m_shown = text;
        m_edit->setText(text);
        if (const auto color = base::parseColor(text))
            m_swatch->setColor(toQColor(*color));
        Q_EMIT edited(text);
    });
    connect(picker, &ColorPicker::closed, this, &Field::gestureEnded);
    picker->openAt(m_swatch);
}

} // namespace lectograph::editor
