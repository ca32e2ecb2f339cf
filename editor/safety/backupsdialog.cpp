// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/safety/backupsdialog.h"

#include "editor/widgets/theme.h"
#include "editor/widgets/widgets.h"
#include "lecture/files.h"
#include "picture/show.h"
#include "raster/draw.h"

#include <QBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr QSize pictureSize{320, 180};

} // namespace

BackupsDialog::BackupsDialog(Session &session, Safety &safety, QWidget *parent)
    : QDialog(parent),
      m_session(session),
      m_backups(session.document.path().isEmpty() ? std::vector<Backup>()
                                                  : safety.backups().of(session.document.path())),
      m_list(new QListWidget(this)),
      m_picture(new QLabel(this)),
      m_error(new QLabel(this)),
      m_restore(new QPushButton(tr("Restore"), this))
{
    setWindowTitle(tr("Earlier versions"));
    setObjectName(u"backupsDialog"_s);
    resize(660, 400);
    QVBoxLayout *layout = columnLayout(this, 3 * Theme::grid,
                                       {4 * Theme::grid, 4 * Theme::grid, 4 * Theme::grid, 4 * Theme::grid});
    auto *close = new QPushButton(tr("Close"), this);
    close->setObjectName(u"close"_s);
    close->setToolTip(tr("Leave the lecture as it is"));
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    m_restore->setObjectName(u"restore"_s);
    m_restore->setProperty("primary", true);
    m_restore->setDefault(true);
    m_restore->setToolTip(tr("Go on with this version; it can be undone"));
    connect(m_restore, &QPushButton::clicked, this, &BackupsDialog::restore);

    m_list->setObjectName(u"backups"_s);
    m_list->setAccessibleName(tr("Earlier versions"));
    m_list->setFrameShape(QFrame::NoFrame);
    const QLocale locale;
    for (const Backup &backup : m_backups)
        m_list->addItem(u"%1   %2"_s.arg(locale.toString(backup.when, QLocale::ShortFormat),
                                         locale.formattedDataSize(backup.bytes, 0, QLocale::DataSizeSIFormat)));
    connect(m_list, &QListWidget::currentRowChanged, this, &BackupsDialog::showSelected);
    connect(m_list, &QListWidget::itemActivated, this, &BackupsDialog::restore);
    m_picture->setFixedSize(pictureSize);
    m_picture->setAlignment(Qt::AlignCenter);
    m_picture->setObjectName(u"picture"_s);
    m_error->setProperty("error", true);
    m_error->setWordWrap(true);
    m_error->setTextFormat(Qt::PlainText);

    if (m_backups.empty()) {
        m_list->hide();
        m_picture->hide();
        layout->addWidget(new EmptyState(
            u"history"_s, tr("There are no earlier versions yet. Each time you save, the version before it is kept."),
            {}, {}, this));
    } else {
        QHBoxLayout *row = rowLayout(nullptr, 4 * Theme::grid);
        row->addWidget(m_list, 1);
        row->addWidget(m_picture, 0, Qt::AlignTop);
        layout->addLayout(row, 1);
    }
    layout->addWidget(m_error);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch();
    buttons->addWidget(close);
    buttons->addWidget(m_restore);
    layout->addLayout(buttons);
    m_list->setCurrentRow(0);
    showSelected();
}

void BackupsDialog::showSelected()
{
    const int row = m_list->currentRow();
    m_restore->setEnabled(row >= 0);
    m_error->hide();
    m_picture->clear();
    if (row < 0)
        return;
    const auto lecture = lecture::load(m_backups[static_cast<std::size_t>(row)].file);
    if (!lecture) {
        m_restore->setEnabled(false);
        m_error->setText(lecture.error().what + u' ' + lecture.error().remedy);
        m_error->show();
        return;
    }
    // Shown at the playhead, for comparison with the stage.
    picture::Show show(*lecture, m_session.registry(), m_session.preview.language());
    m_picture->setPixmap(QPixmap::fromImage(raster::drawn(show.at(m_session.playhead.time()), pictureSize)));
    m_picture->setAccessibleName(tr("This version at the playhead"));
}

void BackupsDialog::restore()
{
    const int row = m_list->currentRow();
    if (row < 0 || !m_restore->isEnabled())
        return;
    const Backup &backup = m_backups[static_cast<std::size_t>(row)];
    const auto lecture = lecture::load(backup.file);
    if (!lecture)
        return;
    const QString when = QLocale().toString(backup.when, QLocale::ShortFormat);
    m_session.document.edit(tr("Restore the version of %1").arg(when),
                            [&](const lecture::Lecture &) -> base::Result<lecture::Lecture> { return *lecture; });
    accept();
}

} // namespace lectograph::editor
