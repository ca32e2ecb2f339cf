// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/fields/linefields.h"

#include "editor/edits/looks.h"
#include "editor/inspector/color/colorpicker.h"
#include "editor/inspector/fields/arithmetic.h"
#include "editor/inspector/fields/choicefields.h"
#include "editor/language/colornames.h"
#include "editor/widgets/coloricon.h"
#include "editor/widgets/theme.h"
#include "editor/widgets/widgets.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QCompleter>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPainter>
#include <QRegularExpression>
#include <QToolButton>

#include <algorithm>
#include <cmath>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr int leastPopupWidth = 180;

} // namespace

void LineField::addEdit(const QString &name)
{
    m_edit = new QLineEdit(this);
    m_edit->setMinimumWidth(32);
    m_edit->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_edit->setAccessibleName(name);
    cancelByEscape(m_edit, [this] {
        m_edit->setText(m_shown);
        Q_EMIT validationFailed({});
        Q_EMIT cancelled();
    });
    connect(m_edit, &QLineEdit::editingFinished, this, &LineField::commit);
    offerMenu(m_edit, this);
}

void LineField::suggest(const QStringList &suggestions, Qt::MatchFlag filter)
{
    auto *completer = new QCompleter(suggestions, m_edit);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    completer->setFilterMode(filter);
    m_edit->setCompleter(completer);
    completer->popup()->setMinimumWidth(leastPopupWidth); // a field may be narrower than its suggestions
    // Queued: the completion is inserted only after returnPressed.
    const auto take = [this] {
        if (!m_edit->hasFocus())
            return;
        commit();
        if (isSettled())
            m_edit->selectAll();
    };
    connect(m_edit, &QLineEdit::returnPressed, this, take, Qt::QueuedConnection);
}

bool LineField::isSettled() const
{
    return m_edit->text() == m_shown;
}

void LineField::showText(const QString &text)
{
    const bool isTyping = m_edit->hasFocus() && !LineField::isSettled();
    m_shown = text;
    if (isTyping || LineField::isSettled())
        return;
    m_edit->setText(m_shown);
    m_edit->setCursorPosition(0);
}

void LineField::refuse(const base::Error &error)
{
    Q_EMIT validationFailed(error.text());
    if (!m_edit->hasFocus())
        m_edit->setText(m_shown);
}

StringField::StringField(const FieldSpec &spec, QWidget *parent)
    : LineField(parent), m_placeholder(spec.placeholder), m_suggestions(spec.suggestions), m_accept(spec.accept)
{
    addEdit(spec.label);
    QHBoxLayout *layout = rowLayout(this, Theme::grid);
    layout->addWidget(m_edit, 1);
    if (m_suggestions) {
        QToolButton *button = toolButton(u"chevron-down"_s, tr("Choose from a list"), this);
        button->setFocusPolicy(Qt::NoFocus);
        button->setAccessibleName(tr("%1: choose from a list").arg(spec.label));
        layout->addWidget(button);
        connect(button, &QToolButton::clicked, this, [this, button] {
            auto *menu = new QMenu(button);
            menu->setAttribute(Qt::WA_DeleteOnClose);
            addSuggestions(*menu);
            menu->popup(button->mapToGlobal(QPoint(0, button->height())));
        });
    }
    if (!spec.choices.isEmpty())
        suggest(spec.choices, Qt::MatchContains);
    setFocusProxy(m_edit);
}

void StringField::display(const Reading &reading)
{
    showText(reading.isMixed ? QString() : reading.value.toString());
    m_edit->setPlaceholderText(reading.isMixed ? u"—"_s : m_placeholder);
}

bool StringField::isSettled() const
{
    return m_edit->text().trimmed() == m_shown;
}

void StringField::fillMenu(QMenu &menu)
{
    if (m_suggestions)
        addSuggestions(*menu.addMenu(tr("Choose from a list")));
}

void StringField::addSuggestions(QMenu &menu)
{
    constexpr qsizetype most = 1000; // of a large model there are some hundreds
    const QStringList suggestions = m_suggestions();
    for (const QString &text : suggestions.first(std::min(most, suggestions.size()))) {
        if (text.isEmpty())
            continue;
        QAction *action = menu.addAction(QString(text).replace(u'&', u"&&"_s));
        action->setCheckable(true);
        action->setChecked(text == m_shown);
        connect(action, &QAction::triggered, this, [this, text] { apply(text); });
    }
    if (menu.isEmpty())
        menu.addAction(tr("There is nothing to choose from"))->setEnabled(false);
}

void StringField::apply(const QString &text)
{
    const base::Result<QString> meant = m_accept ? m_accept(text) : text;
    if (!meant) {
        refuse(meant.error());
        return;
    }
    Q_EMIT validationFailed({});
    m_shown = *meant;
    if (m_shown != m_edit->text().trimmed())
        m_edit->setText(m_shown);
    Q_EMIT edited(m_shown.isEmpty() ? QJsonValue(QJsonValue::Undefined) : QJsonValue(m_shown));
}

void StringField::commit()
{
    const QString typed = m_edit->text().trimmed();
    if (typed == m_shown)
        return;
    apply(typed);
}

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
    m_swatch->setAccessibleName(tr("%1: pick a colour").arg(spec.label));
    m_edit->setToolTip(tr("The name of a colour, or # and six digits"));
    QStringList names;
    const base::ColorNames ofLook = colorNamesOf(session.document.lecture());
    for (const Swatch &swatch : colorsOfLook(session.document.lecture()) + namedColors(ofLook))
        names.append(seenColorLabel(swatch.text, ofLook));
    names.removeDuplicates();
    suggest(names, Qt::MatchContains);
    setFocusProxy(m_edit);
    connect(m_swatch, &QAbstractButton::clicked, this, &ColorField::openPicker);
}

void ColorField::display(const Reading &reading)
{
    m_colors = reading.colors;
    const auto color = reading.isMixed ? tl::unexpected(base::Error())
                                       : base::parseColor(reading.value.toString(), m_colors);
    m_swatch->setColor(color ? std::optional(toQColor(*color)) : std::nullopt);
    m_value = reading.isMixed ? QString() : reading.value.toString();
    const QString picking = tr("Pick a colour (Alt+Down)");
    m_swatch->setToolTip(color ? shownColorLabel(m_value, m_colors) + u'\n' + picking : picking);
    const int before = comfortableWidth();
    showText(seenColorLabel(m_value, m_colors));
    if (comfortableWidth() != before)
        Q_EMIT roomChanged();
    m_edit->setPlaceholderText(reading.isMixed ? u"—"_s : QString());
}

int ColorField::comfortableWidth() const
{
    constexpr int frame = 2 * (1 + 7 + 2); // of the line edit, with the room around its text
    const auto widthOf = [this](const QString &text) { return m_edit->fontMetrics().horizontalAdvance(text); };
    const int text = std::max(widthOf(m_shown), widthOf(u"#000000"_s)); // the same for all digits: nothing jumps
    return m_swatch->width() + Theme::grid + text + frame;
}

void ColorField::showColor(const QString &text)
{
    m_value = text;
    m_shown = seenColorLabel(text, m_colors);
    m_edit->setText(m_shown);
    if (const auto color = base::parseColor(text, m_colors))
        m_swatch->setColor(toQColor(*color));
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
    const QString text = colorText(typed, m_colors);
    const auto named = base::parseColor(text, m_colors);
    const auto color = named ? named : base::parseColor(u'#' + typed);
    if (!color) {
        refuse(named.error());
        return;
    }
    Q_EMIT validationFailed({});
    showColor(named && !text.startsWith(u'#') ? text : base::toText(*color));
    Q_EMIT edited(m_value);
}

void ColorField::openPicker()
{
    Q_EMIT gestureBegan();
    const ColorPicker *picker = ColorPicker::open(m_session, m_value, m_swatch, this);
    connect(picker, &ColorPicker::selected, this, [this](const QString &text) {
        showColor(text);
        Q_EMIT edited(text);
    });
    connect(picker, &ColorPicker::closed, this, &Field::gestureEnded);
}

namespace {

/// More extreme pictures are too narrow to be useful.
constexpr double mostRatio = 10;
constexpr int largestSide = 32;

} // namespace

Result<FrameSides> frameSidesFrom(const QString &text)
{
    static const QRegularExpression between(u"[:：∶x×X✕]"_s);
    const QStringList sides = text.split(between);
    FrameSides found{0, 1};
    for (qsizetype i = 0; i < sides.size() && i < 2; ++i) {
        const auto side = computed(sides[i].trimmed());
        (i == 0 ? found.width : found.height) = side.value_or(0);
    }
    if (sides.size() > 2 || !(found.width > 0) || !(found.height > 0))
        return base::failure(AspectRatioField::tr("“%1” is not a width and a height.").arg(text.trimmed()),
                             AspectRatioField::tr("Write them like 16:9 or 1080×1350."));
    const double ratio = found.width / found.height;
    if (ratio > mostRatio || ratio < 1 / mostRatio)
        return base::failure(AspectRatioField::tr("One side may be ten times as long as the other at most."));
    return found;
}

QString frameText(double ratio)
{
    for (int height = 1; height <= largestSide; ++height) {
        const double width = std::round(ratio * height);
        if (width >= 1 && width <= largestSide && std::abs(width / height - ratio) < 1e-6)
            return u"%1:%2"_s.arg(width).arg(height);
    }
    return numberText(ratio) + u":1"_s;
}

AspectRatioField::AspectRatioField(const FieldSpec &spec, QWidget *parent)
    : LineField(parent), m_box(choiceBox(spec, this))
{
    addEdit(tr("%1: width to height").arg(spec.label));
    QVBoxLayout *layout = columnLayout(this, Theme::grid);
    layout->addWidget(m_box);
    layout->addWidget(m_edit);
    m_box->addItem(tr("Your own…"));
    m_edit->setObjectName(u"ownFrame"_s);
    m_edit->setToolTip(tr("Width to height, such as 21:9, 2.39:1 or 1080×1350"));
    m_edit->setPlaceholderText(tr("Width:height"));
    setFocusProxy(m_box);
    connect(m_box, &QComboBox::activated, this, &AspectRatioField::choose);
}

void AspectRatioField::display(const Reading &reading)
{
    showText(reading.value.toString());
    const int preset = m_box->findData(m_shown);
    const bool isOwn = preset < 0 || m_wantsOwn;
    m_box->setCurrentIndex(isOwn ? m_box->count() - 1 : preset);
    m_edit->setVisible(isOwn);
}

void AspectRatioField::choose(int index)
{
    m_wantsOwn = index == m_box->count() - 1;
    m_edit->setVisible(m_wantsOwn);
    if (m_wantsOwn) {
        m_edit->setText(m_shown);
        m_edit->setFocus(Qt::OtherFocusReason);
        m_edit->selectAll();
        return;
    }
    Q_EMIT validationFailed({});
    Q_EMIT edited(m_box->itemData(index).toString());
}

bool AspectRatioField::isSettled() const
{
    return m_edit->isHidden() || LineField::isSettled();
}

void AspectRatioField::commit()
{
    const QString typed = m_edit->text().trimmed();
    if (!m_edit->isVisibleTo(this))
        return;
    if (typed == m_shown) {
        Q_EMIT validationFailed({});
        return;
    }
    const Result<FrameSides> sides = frameSidesFrom(typed);
    if (!sides) {
        refuse(sides.error());
        return;
    }
    Q_EMIT validationFailed({});
    m_wantsOwn = false; // a common ratio is shown as such
    m_shown = frameText(sides->width / sides->height);
    m_edit->setText(m_shown);
    Q_EMIT edited(u"%1:%2"_s.arg(sides->width, 0, 'g', 17).arg(sides->height, 0, 'g', 17));
}

} // namespace lectograph::editor
