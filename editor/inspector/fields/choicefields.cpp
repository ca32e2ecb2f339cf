// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/fields/choicefields.h"

#include "editor/inspector/fields/textfields.h"
#include "editor/widgets/easingbutton.h"
#include "editor/widgets/theme.h"
#include "editor/widgets/widgets.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QJsonArray>
#include <QLabel>
#include <QPainter>
#include <QPushButton>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

/// Custom painted, so that it is visible in the dark theme too.
class TickBox : public QCheckBox
{
public:
    using QCheckBox::QCheckBox;
    QSize sizeHint() const override { return {24 + fontMetrics().horizontalAdvance(text()), Theme::row}; }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const QRectF box(1.5, (height() - 16) / 2.0, 16, 16);
        const bool isOn = checkState() != Qt::Unchecked;
        painter.setPen(QPen(isOn ? theme().accent : theme().muted, 1));
        painter.setBrush(checkState() == Qt::Checked ? theme().accent : theme().background);
        painter.drawRoundedRect(box, 4, 4);
        if (checkState() == Qt::Checked)
            editor::icon(u"check"_s, theme().onAccent).paint(&painter, box.toRect().adjusted(1, 1, -1, -1));
        else if (isOn)
            painter.fillRect(box.adjusted(4, 7, -4, -7), theme().accent);
        if (hasFocus()) {
            painter.setPen(QPen(theme().accent, 2));
            painter.setBrush(Qt::NoBrush);
            painter.drawRoundedRect(box.adjusted(-1, -1, 1, 1), 5, 5);
        }
        painter.setPen(theme().muted);
        painter.drawText(rect().adjusted(24, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, text());
    }
    bool hitButton(const QPoint &point) const override { return rect().contains(point); }
};

constexpr QLatin1StringView commonLanguages[] = {"en"_L1, "ko"_L1, "zh"_L1, "ja"_L1, "de"_L1, "fr"_L1,
                                                 "es"_L1, "it"_L1, "pt"_L1, "ru"_L1, "vi"_L1, "th"_L1,
                                                 "id"_L1, "tr"_L1, "uk"_L1, "pl"_L1};

} // namespace

NoScrollComboBox *choiceBox(const FieldSpec &spec, QWidget *parent)
{
    auto *box = new NoScrollComboBox(spec.label, parent);
    for (qsizetype i = 0; i < spec.choices.size(); ++i) {
        const QString iconName = spec.choiceIcons.value(i);
        box->addItem(iconName.isEmpty() ? QIcon() : icon(iconName), spec.choiceLabels.value(i, spec.choices[i]),
                     spec.choices[i]);
    }
    return box;
}

ChoiceField::ChoiceField(const FieldSpec &spec, QWidget *parent)
    : Field(parent), m_called(spec.called), m_box(choiceBox(spec, this))
{
    rowLayout(this)->addWidget(m_box);
    setFocusProxy(m_box);
    connect(m_box, &QComboBox::activated, this,
            [this](int index) { Q_EMIT edited(m_box->itemData(index).toString()); });
}

void ChoiceField::display(const Reading &reading)
{
    const QString value = reading.value.toString();
    m_box->setPlaceholderText(reading.isMixed ? u"—"_s : m_called ? m_called(value) : value);
    m_box->setCurrentIndex(reading.isMixed ? -1 : m_box->findData(value));
    m_box->setAccessibleDescription(reading.isMixed ? tr("Different values") : QString());
}

BooleanField::BooleanField(const FieldSpec &spec, QWidget *parent) : Field(parent), m_box(new TickBox(this))
{
    rowLayout(this)->addWidget(m_box, 0, Qt::AlignLeft);
    setMinimumHeight(Theme::row);
    m_box->setAccessibleName(spec.label);
    setFocusProxy(m_box);
    connect(m_box, &QCheckBox::clicked, this, [this](bool checked) {
        m_box->setTristate(false);
        Q_EMIT edited(checked);
    });
}

void BooleanField::display(const Reading &reading)
{
    m_box->setTristate(reading.isMixed);
    m_box->setCheckState(reading.isMixed ? Qt::PartiallyChecked : reading.value.toBool() ? Qt::Checked : Qt::Unchecked);
    m_box->setText(reading.isMixed ? u"—"_s : QString());
}

EasingField::EasingField(const FieldSpec &spec, QWidget *parent) : Field(parent), m_button(new EasingButton(this))
{
    rowLayout(this)->addWidget(m_button);
    m_button->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_button->setMinimumWidth(48);
    m_button->setAccessibleName(spec.label);
    setFocusProxy(m_button);
    connect(m_button, &EasingButton::selected, this, [this](const QString &easing) { Q_EMIT edited(easing); });
}

void EasingField::display(const Reading &reading)
{
    if (reading.isMixed)
        m_button->setMixed();
    else
        m_button->setEasing(reading.value.toString());
}

LanguagesField::LanguagesField(const FieldSpec &spec, QWidget *parent)
    : Field(parent), m_add(new QPushButton(tr("Add language"), this))
{
    columnLayout(this, Theme::grid)->addWidget(m_add);
    m_add->setIcon(icon(u"plus"_s));
    m_add->setToolTip(tr("Another language for all texts of the lecture"));
    m_add->setAccessibleName(u"%1: %2"_s.arg(spec.label, m_add->text()));
    setFocusProxy(m_add);
    connect(m_add, &QPushButton::clicked, this, &LanguagesField::openChoice);
}

void LanguagesField::display(const Reading &reading)
{
    const QStringList languages = reading.value.toVariant().toStringList();
    if (languages == m_languages && m_list)
        return;
    m_languages = languages;
    fill();
}

void LanguagesField::fill()
{
    if (m_list) {
        m_list->hide();
        m_list->deleteLater();
    }
    m_list = new QWidget(this);
    QVBoxLayout *lines = columnLayout(m_list);
    for (const QString &language : m_languages) {
        auto *line = new QWidget(m_list);
        QHBoxLayout *layout = rowLayout(line, Theme::grid);
        auto *name = new QLabel(u"%1  <span style='color:%2'>%3</span>"_s.arg(nativeName(language).toHtmlEscaped(),
                                                                              theme().muted.name(),
                                                                              language.toHtmlEscaped()),
                                line);
        name->setTextFormat(Qt::RichText);
        layout->addWidget(name, 1);
        QToolButton *remove =
            toolButton(u"x"_s, tr("Leave %1 out; its texts stay in the file").arg(nativeName(language)), line);
        remove->setIcon(icon(u"x"_s, theme().muted));
        remove->setFocusPolicy(Qt::NoFocus);
        remove->setObjectName(u"remove."_s + language);
        remove->setAccessibleName(tr("Remove %1").arg(nativeName(language)));
        remove->setEnabled(m_languages.size() > 1);
        layout->addWidget(remove);
        lines->addWidget(line);
        connect(remove, &QToolButton::clicked, this, [this, language] { leaveOut(language); });
    }
    static_cast<QBoxLayout *>(layout())->insertWidget(0, m_list);
}

void LanguagesField::leaveOut(const QString &language)
{
    QStringList others = m_languages;
    others.removeAll(language);
    Q_EMIT edited(QJsonArray::fromStringList(others));
}

void LanguagesField::fillMenu(QMenu &menu)
{
    if (m_languages.size() < 2)
        return;
    for (const QString &language : m_languages)
        menu.addAction(icon(u"x"_s), tr("Remove %1").arg(nativeName(language)), this,
                       [this, language] { leaveOut(language); });
}

void LanguagesField::openChoice()
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const QString language : commonLanguages) {
        if (m_languages.contains(language))
            continue;
        menu->addAction(nativeName(language), this, [this, language] {
            Q_EMIT edited(QJsonArray::fromStringList(m_languages + QStringList{language}));
        });
    }
    menu->popup(m_add->mapToGlobal(QPoint(0, m_add->height())));
}

} // namespace lectograph::editor
