// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/fields/aspectratiofield.h"

#include "editor/inspector/fields/arithmetic.h"
#include "editor/inspector/fields/choicefields.h"
#include "editor/widgets/theme.h"
#include "editor/widgets/widgets.h"

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
    : LineField(parent), m_box(new NoScrollComboBox(spec, this))
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
