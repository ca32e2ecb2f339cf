// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/stage/keycard.h"

#include "editor/stage/patch.h"
#include "editor/widgets/theme.h"

#include <QGridLayout>
#include <QLabel>
#include <QPainter>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

KeyCard::KeyCard(const QList<Row> &rows, QWidget *parent) : QWidget(parent)
{
    setObjectName(u"keyCard"_s);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAccessibleName(tr("Keys"));
    auto *layout = new QGridLayout(this);
    constexpr int margin = 6 * Theme::grid;
    layout->setContentsMargins(margin, margin, margin, margin);
    layout->setHorizontalSpacing(6 * Theme::grid);
    layout->setVerticalSpacing(2 * Theme::grid);
    const auto add = [&](const QString &text, const QString &color, int column) {
        auto *label = new QLabel(text, this);
        label->setTextFormat(Qt::PlainText);
        label->setFont(uiFont(15));
        label->setStyleSheet(u"color: "_s + color);
        layout->addWidget(label, static_cast<int>(m_lines.size()), column);
    };
    for (const Row &row : rows) {
        add(row.keys, u"white"_s, 0);
        add(row.text, u"#c8ccd2"_s, 1);
        m_lines.append(u"%1: %2"_s.arg(row.keys, row.text));
    }
    hide();
}

void KeyCard::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    drawDarkPatch(painter, rect());
}

} // namespace lectograph::editor
