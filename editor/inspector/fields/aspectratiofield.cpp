// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/fields/aspectratiofield.h"

#include "editor/inspector/fields/arithmetic.h"
#include "editor/inspector/fields/choicefields.h"
#include "editor/widgets/theme.h"

#include <QLineEdit>
#include <QRegularExpression>
#include <QVBoxLayout>

#include <cmath>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using base::Result;

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
    : Field(parent), m_box(new NoScrollComboBox(this)), m_own(new QLineEdit(this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(Theme::grid);
    layout->addWidget(m_box);
    layout->addWidget(m_own);
    for (QWidget *part : {static_cast<QWidget *>(m_box), static_cast<QWidget *>(m_own)})
        part->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_box->setFocusPolicy(Qt::StrongFocus);
    m_box->setMinimumContentsLength(3);
    m_box->setAccessibleName(spec.label);
    for (qsizetype i = 0; i < spec.choices.size(); ++i)
        m_box->addItem(spec.choiceLabels.value(i, spec.choices[i]), spec.choices[i]);
    m_box->addItem(tr("Your own…"));
    m_own->setObjectName(u"ownFrame"_s);
    m_own->setAccessibleName(tr("%1: width to height").arg(spec.label));
    m_own->setToolTip(tr("Width to height, such as 21:9, 2.39:1 or 1080×1350"));
    m_own->setPlaceholderText(tr("Width:height"));
    setFocusProxy(m_box);
    letUndoThrough(m_own, [this] { return m_own->text() != m_shown; });
    onEscape(m_own, [this] {
        m_own->setText(m_shown);
        Q_EMIT validationFailed({});
        Q_EMIT cancelled();
    });
    connect(m_box, &QComboBox::activated, this, &AspectRatioField::choose);
    connect(m_own, &QLineEdit::editingFinished, this, &AspectRatioField::commit);
    offerMenu(m_own, this);
}

void AspectRatioField::display(const Reading &reading)
{
    const bool isTyping = m_own->hasFocus() && m_own->text() != m_shown;
    m_shown = reading.value.toString();
    const int preset = m_box->findData(m_shown);
    const bool isOwn = preset < 0 || m_wantsOwn;
    m_box->setCurrentIndex(isOwn ? m_box->count() - 1 : preset);
    m_own->setVisible(isOwn);
    if (!isTyping && m_own->text() != m_shown)
        m_own->setText(m_shown);
}

void AspectRatioField::choose(int index)
{
    m_wantsOwn = index == m_box->count() - 1;
    m_own->setVisible(m_wantsOwn);
    if (m_wantsOwn) {
        m_own->setText(m_shown);
        m_own->setFocus(Qt::OtherFocusReason);
        m_own->selectAll();
        return;
    }
    Q_EMIT validationFailed({});
    Q_EMIT edited(m_box->itemData(index).toString());
}

void AspectRatioField::finish()
{
    commit();
}

bool AspectRatioField::isSettled() const
{
    return m_own->isHidden() || m_own->text() == m_shown;
}

void AspectRatioField::commit()
{
    const QString typed = m_own->text().trimmed();
    if (!m_own->isVisibleTo(this))
        return;
    if (typed == m_shown) {
        Q_EMIT validationFailed({});
        return;
    }
    const Result<FrameSides> sides = frameSidesFrom(typed);
    if (!sides) {
        Q_EMIT validationFailed(sides.error().text());
        if (!m_own->hasFocus())
            m_own->setText(m_shown);
        return;
    }
    Q_EMIT validationFailed({});
    m_wantsOwn = false; // a common ratio is shown as such
    m_shown = frameText(sides->width / sides->height);
    m_own->setText(m_shown);
    Q_EMIT edited(u"%1:%2"_s.arg(sides->width, 0, 'g', 17).arg(sides->height, 0, 'g', 17));
}

} // namespace lectograph::editor
