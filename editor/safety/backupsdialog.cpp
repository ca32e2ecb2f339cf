// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/safety/backupsdialog.h"

#include "editor/language/language.h"
#include "editor/safety/versionchanges.h"
#include "editor/widgets/balancedlabel.h"
#include "editor/widgets/theme.h"
#include "editor/widgets/widgets.h"
#include "lecture/files.h"
#include "picture/show.h"
#include "raster/draw.h"
#include "raster/poster.h"

#include <QBoxLayout>
#include <QFileInfo>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>

#include <algorithm>
#include <chrono>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr QSize pictureSize{320, 180};
constexpr std::chrono::milliseconds longestPosterSearch{150};

} // namespace

BackupsDialog::BackupsDialog(Session &session, Safety &safety, const QString &path, QWidget *parent)
    : QDialog(parent),
      m_session(session),
      m_path(path),
      m_isOpen(!path.isEmpty() && path == session.document.path()),
      m_list(new QListWidget(this)),
      m_picture(new QLabel(this)),
      m_shown(new BalancedLabel(this)),
      m_error(new QLabel(this)),
      m_restore(new QPushButton(tr("Restore"), this))
{
    setWindowTitle(path.isEmpty() ? tr("Earlier versions")
                                  : tr("Earlier versions of “%1”").arg(QFileInfo(path).fileName()));
    setObjectName(u"backupsDialog"_s);
    resize(760, 440);
    if (!path.isEmpty()) {
        for (const Backup &backup : safety.backups().of(path))
            m_versions.push_back({backup});
    }
    QVBoxLayout *layout = columnLayout(this, 3 * Theme::grid,
                                       {4 * Theme::grid, 4 * Theme::grid, 4 * Theme::grid, 4 * Theme::grid});
    auto *close = new QPushButton(tr("Close"), this);
    close->setObjectName(u"close"_s);
    close->setToolTip(tr("Leave the lecture as it is"));
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    m_restore->setObjectName(u"restore"_s);
    m_restore->setProperty("primary", true);
    m_restore->setDefault(true);
    m_restore->setToolTip(m_isOpen ? tr("Go on with this version; it can be undone")
                                   : tr("Open this version; the file stays as it is until you save"));
    connect(m_restore, &QPushButton::clicked, this, &BackupsDialog::restore);

    m_list->setObjectName(u"backups"_s);
    m_list->setAccessibleName(tr("Earlier versions"));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setWordWrap(true);
    for (const Version &version : m_versions)
        m_list->addItem(titleOf(version));
    connect(m_list, &QListWidget::currentRowChanged, this, &BackupsDialog::showSelected);
    connect(m_list, &QListWidget::itemActivated, this, &BackupsDialog::restore);
    m_picture->setFixedSize(pictureSize);
    m_picture->setAlignment(Qt::AlignCenter);
    m_picture->setObjectName(u"picture"_s);
    m_shown->setObjectName(u"shownScene"_s);
    m_shown->setProperty("muted", true);
    m_shown->setTextFormat(Qt::PlainText);
    m_error->setProperty("error", true);
    m_error->setWordWrap(true);
    m_error->setTextFormat(Qt::PlainText);

    if (m_versions.empty()) {
        m_list->hide();
        m_picture->hide();
        m_shown->hide();
        layout->addWidget(new EmptyState(
            u"history"_s, tr("There are no earlier versions yet. Each time you save, the version before it is kept."),
            {}, {}, this));
    } else {
        QHBoxLayout *row = rowLayout(nullptr, 4 * Theme::grid);
        row->addWidget(m_list, 1);
        auto *column = columnLayout(nullptr, 2 * Theme::grid);
        column->addWidget(m_picture);
        column->addWidget(m_shown);
        column->addStretch();
        row->addLayout(column);
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
    if (m_isOpen)
        m_later = session.document.lecture();
    else if (auto present = lecture::load(path))
        m_later = *std::move(present);
    connect(&m_comparing, &QTimer::timeout, this, &BackupsDialog::compareNext);
    m_comparing.start(0);
}

QString BackupsDialog::titleOf(const Version &version) const
{
    const QLocale locale;
    return u"%1   %2"_s.arg(dateText(version.backup.when),
                            locale.formattedDataSize(version.backup.bytes, 0, QLocale::DataSizeSIFormat));
}

void BackupsDialog::compareNext()
{
    if (m_compared == m_versions.size()) {
        m_comparing.stop();
        return;
    }
    Version &version = m_versions[m_compared];
    const int row = static_cast<int>(m_compared++);
    auto lecture = lecture::load(version.backup.file);
    if (!lecture) {
        m_later.reset();
        return;
    }
    if (m_later) {
        const QStringList languages = lecture::languageOrder(*lecture, m_session.preview.language());
        const VersionChanges changes = changesBetween(*lecture, *m_later);
        const QString text = changes.isEmpty()
            ? tr("The next version looks the same.")
            : tr("Afterwards – %1").arg(textOf(changes, *lecture, *m_later, languages));
        m_list->item(row)->setText(titleOf(version) + u'\n' + text);
        version.shownScene = (changes.changed + changes.removed).value(0);
        if (row == m_list->currentRow())
            showSelected();
    }
    lecture->assets.clear(); // many versions with their sounds would not fit into the memory
    m_later = *std::move(lecture);
}

void BackupsDialog::showSelected()
{
    const int row = m_list->currentRow();
    m_restore->setEnabled(row >= 0);
    m_error->hide();
    m_picture->clear();
    m_shown->clear();
    if (row < 0)
        return;
    const Version &version = m_versions[static_cast<std::size_t>(row)];
    const auto lecture = lecture::load(version.backup.file);
    if (!lecture) {
        m_restore->setEnabled(false);
        m_error->setText(lecture.error().what + u' ' + lecture.error().remedy);
        m_error->show();
        return;
    }
    // At the playhead, for comparison with the stage, if that is where something was changed.
    const QString open = m_isOpen ? m_session.selection.scene() : QString();
    const QString other = version.shownScene == open ? QString() : version.shownScene;
    const bool isAtPlayhead = m_isOpen && other.isEmpty();
    picture::Show show(*lecture, m_session.registry(), m_session.preview.language(), other);
    const base::Time time = isAtPlayhead ? m_session.playhead.time()
                                         : raster::posterTime(show, {}, QDeadlineTimer(longestPosterSearch));
    m_picture->setPixmap(QPixmap::fromImage(raster::drawn(show.at(time), pictureSize)));
    m_picture->setAccessibleName(isAtPlayhead ? tr("This version at the playhead") : tr("A scene of this version"));
    const auto named = std::ranges::find(show.scenes(), other, &picture::Show::SceneSpan::id);
    m_shown->setText(named == show.scenes().end() ? m_picture->accessibleName() : named->name);
}

void BackupsDialog::restore()
{
    const int row = m_list->currentRow();
    if (row < 0 || !m_restore->isEnabled())
        return;
    const Backup &backup = m_versions[static_cast<std::size_t>(row)].backup;
    const auto lecture = lecture::load(backup.file);
    if (!lecture)
        return;
    if (!m_isOpen) {
        accept();
        Q_EMIT chosen(*lecture);
        return;
    }
    const QString when = dateText(backup.when);
    m_session.document.edit(tr("Restore the version of %1").arg(when),
                            [&](const lecture::Lecture &) -> base::Result<lecture::Lecture> { return *lecture; });
    accept();
}

} // namespace lectograph::editor
