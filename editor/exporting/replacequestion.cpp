// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/exporting/replacequestion.h"

#include "editor/exporting/exportform.h"
#include "editor/widgets/widgets.h"

#include <QBoxLayout>
#include <QFileInfo>
#include <QLabel>
#include <QPushButton>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

ReplaceQuestion::ReplaceQuestion(QWidget *parent) : QWidget(parent)
{
    hide();
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    m_text = note(u"replacing"_s, this);
    m_replace = makeButton<QPushButton>(u"replace"_s, tr("Replace"), {}, this);
    m_keepBoth = makeButton<QPushButton>(u"keepBoth"_s, tr("Keep both"), tr("The new file gets a number"), this);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_keepBoth);
    layout->addWidget(m_replace);
    connect(m_replace, &QPushButton::clicked, this, &ReplaceQuestion::replaces);
    connect(m_keepBoth, &QPushButton::clicked, this, &ReplaceQuestion::keepsBoth);
}

void ReplaceQuestion::ask(const std::vector<exporting::ExportRequest> &requests, const QStringList &files,
                          const ExportQueue &queue)
{
    const auto count = static_cast<int>(files.size());
    const QString name = QFileInfo(files.first()).fileName();
    const bool isPending = std::ranges::any_of(
        requests, [&](const exporting::ExportRequest &request) { return queue.isPendingFor(request); });
    const QString sentence = !isPending ? count == 1 ? tr("“%1” is there already.").arg(name)
                                                     : tr("%n of these files are there already.", nullptr, count)
        : count == 1 ? tr("“%1” is being exported already.").arg(name)
                                        : tr("%n of these files are there or being exported already.", nullptr, count);
    m_text->setText(sentence);
    m_replace->setToolTip(isPending ? tr("The export that is not done yet is given up for the new one")
                                    : tr("The old file is lost once the new one is done"));
    m_keepBoth->setText(count == 1 ? tr("Keep both") : tr("Keep all"));
    m_keepBoth->setAccessibleName(m_keepBoth->text());
    show();
    m_keepBoth->setFocus();
}

} // namespace lectograph::editor
