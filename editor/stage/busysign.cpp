// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/stage/busysign.h"

#include "editor/stage/patch.h"
#include "editor/widgets/theme.h"

#include <QPainter>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

BusySign::BusySign(Session &session, QWidget *parent) : QWidget(parent)
{
    setObjectName(u"busySign"_s);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAccessibleName(words());
    m_moment.setSingleShot(true);
    m_moment.setInterval(200);
    hide();
    const auto follow = [this, &session] {
        setVisible(session.preview.isBusy());
        raise();
    };
    connect(&m_moment, &QTimer::timeout, this, follow);
    // Each edit ends what is computed and may begin it again: the sign stays through that.
    connect(&session.preview, &Preview::busyChanged, this, [this] {
        if (!m_moment.isActive())
            m_moment.start();
    });
}

QString BusySign::words()
{
    return tr("Computing…");
}

void BusySign::placeIn(const QRect &stage)
{
    adjustSize();
    move(stage.left() + 2 * Theme::grid, stage.bottom() - height() - 2 * Theme::grid);
}

QSize BusySign::sizeHint() const
{
    return fontMetrics().size(Qt::TextSingleLine, words()) + QSize(4 * Theme::grid, 2 * Theme::grid);
}

void BusySign::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    drawPatch(painter, rect());
    painter.setPen(theme().muted);
    painter.drawText(rect(), Qt::AlignCenter, words());
}

} // namespace lectograph::editor
