// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/operations/definitioncrumbs.h"

#include "editor/edits/definitions.h"
#include "editor/language/names.h"
#include "editor/session/session.h"
#include "editor/widgets/elision.h"
#include "editor/widgets/theme.h"
#include "editor/widgets/widgets.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

DefinitionCrumbs::DefinitionCrumbs(Session &session, QWidget *parent)
    : QWidget(parent), m_session(session), m_steps(nullptr), m_instances(new QLabel(this))
{
    setObjectName(u"definitionCrumbs"_s);
    setAccessibleName(tr("The block definition that is open"));
    setAttribute(Qt::WA_StyledBackground);
    setFixedHeight(Theme::head);
    QHBoxLayout *row = rowLayout(this, Theme::grid, {2 * Theme::grid, 0, 2 * Theme::grid, 0});
    auto *steps = new QWidget(this);
    m_steps = rowLayout(steps, 2);
    row->addWidget(steps);
    row->addStretch(1);
    m_instances->setProperty("muted", true);
    m_instances->setProperty("small", true);
    row->addWidget(m_instances);
    auto *done = new QToolButton(this);
    done->setObjectName(u"leaveDefinition"_s);
    done->setText(tr("Done"));
    done->setToolTip(tr("Back from the definition (Esc)"));
    row->addWidget(done);
    connect(done, &QToolButton::clicked, this, [this] { m_session.preview.leave(); });
    connect(&session.preview, &Preview::pictureChanged, this, &DefinitionCrumbs::follow);
    connect(&session.preview, &Preview::languageChanged, this, &DefinitionCrumbs::follow);
    follow();
}

void DefinitionCrumbs::follow()
{
    const bool isInside = m_session.preview.isInside();
    if (isInside == isHidden()) {
        setVisible(isInside);
        Q_EMIT shownChanged();
    }
    if (!isInside)
        return;
    const QStringList languages = m_session.preview.languages();
    const Lecture &lecture = m_session.document.lecture();
    QStringList names;
    const QStringList way = m_session.preview.way();
    for (const QString &step : way) {
        const lecture::Block *block = definitionOf(lecture, lecture::blockIdOf(step));
        const lecture::Scene *scene = m_session.document.scene(step);
        names.append(block ? titleOf(*block, languages) : scene ? labelOf(*scene, languages) : step);
    }
    const auto instances = static_cast<int>(instancesOf(lecture, lecture::blockIdOf(way.last())).size());
    m_instances->setText(tr("Changes show in %n instance(s)", nullptr, instances));
    if (way == m_way && names == m_names)
        return;
    m_way = way;
    m_names = names;
    while (QLayoutItem *item = m_steps->takeAt(0)) {
        item->widget()->deleteLater();
        delete item;
    }
    for (qsizetype i = 0; i < way.size(); ++i) {
        if (i > 0)
            m_steps->addWidget(new QLabel(u"›"_s, this));
        auto *step = new QToolButton(this);
        step->setText(elidedName(fontMetrics(), names.at(i), 160));
        step->setToolTip(names.at(i));
        step->setAccessibleName(names.at(i));
        const bool isOpen = i + 1 == way.size();
        step->setEnabled(!isOpen);
        if (isOpen)
            step->setFont(uiFont(12, true));
        connect(step, &QToolButton::clicked, this, [this, scene = way.at(i)] { m_session.selection.setScene(scene); });
        m_steps->addWidget(step);
    }
}

} // namespace lectograph::editor
