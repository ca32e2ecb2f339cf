// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/safety/fileflow.h"

#include "base/file_lock.h"
#include "editor/edits/blocks.h"
#include "editor/edits/copied_scenes.h"
#include "editor/language/language.h"
#include "editor/language/names.h"
#include "editor/safety/backupsdialog.h"
#include "editor/settings/settings.h"
#include "lecture/files.h"
#include "lecture/looks.h"
#include "lecture/templates.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QLocale>
#include <QPointer>
#include <QScopedValueRollback>
#include <QStandardPaths>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr auto settleTime = std::chrono::milliseconds(300);

/// For a lecture in a folder, the folder.
QString normalized(const QString &path)
{
    const QFileInfo info(path);
    return info.fileName() == "lecture.json"_L1 ? info.absolutePath() : QDir::cleanPath(info.absoluteFilePath());
}

QString fileName(const QString &path)
{
    return QFileInfo(path).fileName();
}

} // namespace

FileFlow::FileFlow(Session &session, Safety &safety, QWidget *window, std::unique_ptr<Questions> questions)
    : QObject(window),
      m_session(session),
      m_safety(safety),
      m_window(window),
      m_questions(questions ? std::move(questions) : std::make_unique<QuestionWindows>(window))
{
    m_looking.setSingleShot(true);
    m_looking.setInterval(settleTime);
    connect(&m_looking, &QTimer::timeout, this, &FileFlow::lookAtDisk);
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, &m_looking, qOverload<>(&QTimer::start));
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, &m_looking, qOverload<>(&QTimer::start));
    const Document &document = session.document;
    for (const auto signal : {&Document::pathChanged, &Document::opened, &Document::saved})
        connect(&document, signal, this, [this] { Q_EMIT titleChanged(windowTitle()); });
    for (const auto signal : {&Document::opened, &Document::saved})
        connect(&document, signal, this, &FileFlow::watch);
    connect(&document, &Document::changed, this, [this] { m_isSettled = false; });
    connect(qApp, &QCoreApplication::aboutToQuit, this, [this] {
        if (m_isSettled)
            m_safety.discardJournal();
    });
    session.preview.setOpensAtPoster(true);
    // A replacement window continues with the open file.
    if (!document.path().isEmpty())
        m_lock = lockFor(document.path());
    watch();
}

bool FileFlow::makeNew()
{
    return makeNewIn({});
}

bool FileFlow::makeNewIn(const graph::Look &look)
{
    if (!settle())
        return false;
    m_session.document.open(lecture::withLook(emptyLecture(preferredLanguage()), look), {});
    m_lock.reset();
    return true;
}

bool FileFlow::open()
{
    const QString path = m_questions->fileToOpen(folderToBeginIn());
    return !path.isEmpty() && open(path);
}

bool FileFlow::openFolder()
{
    const QString path = m_questions->folderToOpen(folderToBeginIn());
    return !path.isEmpty() && open(path);
}

bool FileFlow::open(const QString &name)
{
    const QString path = normalized(name);
    const QString current = m_session.document.path();
    if (!current.isEmpty() && isSameFile(path, current)) {
        if (!settle())
            return false;
        const auto again = read(path);
        if (again)
            adopt(*again, current);
        return again.has_value();
    }
    if (const std::optional<bool> opened = openUnsaved(path))
        return *opened;
    // First, so that nobody gives up unsaved work for a file that cannot be read.
    const auto lecture = read(path);
    if (!lecture)
        return false;
    std::unique_ptr<QLockFile> lock = lockFor(path);
    QString target = path;
    if (!lock && QFileInfo::exists(path)) {
        switch (m_questions->ask({tr("“%1” is open in another window.").arg(fileName(path)),
                                  tr("If both windows save, the later one replaces what the earlier one saved. A copy "
                                     "leaves the file alone."),
                                  {Answer::OpenCopy, Answer::OpenAnyway, Answer::Cancel}})) {
        case Answer::OpenCopy: target.clear(); break;
        case Answer::OpenAnyway: break;
        default: return false;
        }
    }
    if (!settle())
        return false;
    adopt(*lecture, target);
    m_lock = std::move(lock);
    return true;
}

std::optional<bool> FileFlow::openUnsaved(const QString &path)
{
    const std::optional<Recoverable> left = m_safety.recoverable(path);
    if (!left)
        return std::nullopt;
    const QString name = left->title.isEmpty() ? tr("An untitled lecture") : tr("“%1”").arg(left->title);
    const QString when = whenText(left->when, QDateTime::currentDateTime());
    switch (m_questions->ask({tr("%1 was not saved when the program ended. Recover it?").arg(name),
                              tr("It was last changed %1.").arg(when) + u'\n' + placeInWords(left->path),
                              {Answer::Recover, Answer::Discard, Answer::Cancel}})) {
    case Answer::Recover: return settle() && recoverHere(*left);
    case Answer::Discard: m_safety.discard(left->id); return std::nullopt;
    default: return false;
    }
}

void FileFlow::tell(base::Error error, const QString &path)
{
    error.place = placeInWords(path);
    m_questions->tell(error);
}

std::optional<lecture::Lecture> FileFlow::read(const QString &path)
{
    auto lecture = lecture::load(path);
    if (lecture)
        return *std::move(lecture);
    const Rescue rescue{lecture::salvage(path), !m_safety.backups().of(path).empty()};
    switch (m_questions->ask(questionAbout(lecture.error(), path, rescue))) {
    case Answer::OpenRest: openRest(*rescue.rest); break;
    case Answer::EarlierVersions: showBackups(path); break;
    case Answer::OpenOther: open(); break;
    default: break;
    }
    return std::nullopt;
}

/// As a copy without a file: saving must not replace what could not be read.
bool FileFlow::openRest(const lecture::Salvaged &rest)
{
    if (!settle())
        return false;
    m_session.document.open(rest.lecture, {}, true);
    m_lock.reset();
    Q_EMIT salvaged(rest.lost);
    offerToSave(tr("This is what could be read of the lecture. It is a copy that is not saved yet."));
    return true;
}

/// In its file, but unsaved: only a save replaces what is there now.
bool FileFlow::openVersion(const lecture::Lecture &version, const QString &path)
{
    if (!settle())
        return false;
    m_session.document.open(version, path, true);
    m_lock = lockFor(path);
    offerToSave(tr("This is an earlier version. The file is replaced when you save."));
    return true;
}

void FileFlow::offerToSave(const QString &sentence)
{
    const auto saveIt = [flow = QPointer(this)] {
        if (flow)
            flow->save();
    };
    Q_EMIT m_session.document.offered(sentence, tr("Save"), saveIt,
                                      [&document = m_session.document] { return document.isModified(); });
}

void FileFlow::adopt(const lecture::Lecture &lecture, const QString &target)
{
    m_session.document.open(lecture, target);
    if (!target.isEmpty()) {
        setting::fileFolder.set(QFileInfo(target).absolutePath());
        Q_EMIT fileUsed(target);
    }
}

bool FileFlow::openTemplate(const QString &idOrFolder, const QString &scene)
{
    if (!settle())
        return false;
    const auto path = QFileInfo::exists(idOrFolder) ? base::Result<QString>(idOrFolder)
                                                    : lecture::resolved(u"template:"_s + idOrFolder);
    if (!path) {
        m_questions->tell(path.error());
        return false;
    }
    auto lecture = lecture::load(*path);
    if (lecture && !scene.isEmpty())
        lecture = lectureOfScene(*lecture, scene, m_session.document.plugins());
    if (!lecture) {
        tell(lecture.error(), *path);
        return false;
    }
    // From here on it is the author's lecture, in the author's language.
    if (const QString language = preferredLanguage(); lecture->languages.contains(language))
        lecture->language = language;
    m_session.document.open(*lecture, {});
    m_lock.reset();
    return true;
}

bool FileFlow::save()
{
    const QString path = m_session.document.path();
    if (path.isEmpty())
        return saveAs();
    if (m_session.document.isChangedOnDisk() && QFileInfo::exists(path) && !askAboutChange(true))
        return false;
    // "Save mine as…" has already saved it.
    return m_session.document.path() != path || saveTo(path);
}

bool FileFlow::saveAs()
{
    QString path = m_questions->fileToSave(suggestedPath());
    if (path.isEmpty())
        return false;
    path = normalized(path);
    // A path that is not a folder becomes an archive.
    if (!path.endsWith(u".lecture"_s) && !QFileInfo(path).isDir()) {
        path += u".lecture"_s;
        if (QFileInfo::exists(path)
            && m_questions->ask({tr("“%1” is there already.").arg(fileName(path)),
                                 tr("Its content will be replaced; the earlier version stays among the backups."),
                                 {Answer::Replace, Answer::Cancel}})
                != Answer::Replace)
            return false;
    }
    const QString current = m_session.document.path();
    if (!current.isEmpty() && isSameFile(path, current))
        return saveTo(path);
    std::unique_ptr<QLockFile> lock = lockFor(path);
    if (!lock && QFileInfo::exists(path)) {
        const Question question{.text = tr("“%1” is open in another window.").arg(fileName(path)),
                                .detail = tr("Choose another name, or close it there first.") + u"\n\n"_s
                                    + placeInWords(path),
                                .answers = {Answer::SaveAs, Answer::Cancel},
                                .kind = Question::Kind::Warning};
        return m_questions->ask(question) == Answer::SaveAs && saveAs();
    }
    if (!saveTo(path))
        return false;
    m_lock = std::move(lock);
    return true;
}

bool FileFlow::saveTo(const QString &path)
{
    // A failed backup must not prevent saving.
    if (const auto kept = m_safety.backups().keep(path); !kept && QFileInfo::exists(path))
        Q_EMIT m_session.document.refused(kept.error());
    if (const auto saved = m_session.document.save(path); !saved) {
        return m_questions->ask(questionAboutSaving(saved.error(), path)) == Answer::SaveAs && saveAs();
    }
    setting::fileFolder.set(QFileInfo(path).absolutePath());
    Q_EMIT fileUsed(path);
    return true;
}

bool FileFlow::settle()
{
    if (!m_session.document.isModified())
        return true;
    const bool hasFile = !m_session.document.path().isEmpty();
    switch (m_questions->ask({(hasFile ? tr("Save the changes of “%1”?") : tr("Save “%1”?")).arg(name()),
                              hasFile ? tr("Without saving, what was changed since the last save is lost.")
                                      : tr("It was never saved. Without saving, all of it is lost."),
                              {Answer::Save, Answer::DontSave, Answer::Cancel}})) {
    case Answer::Save: return save();
    case Answer::DontSave: return true;
    default: return false;
    }
}

bool FileFlow::mayClose()
{
    m_isSettled = settle();
    return m_isSettled;
}

bool FileFlow::recover(const QString &id)
{
    const std::vector<Recoverable> all = m_safety.recoverable();
    const auto found = std::ranges::find(all, id, &Recoverable::id);
    return found != all.end() && settle() && recoverHere(*found);
}

bool FileFlow::recoverHere(const Recoverable &work)
{
    if (const auto recovered = m_safety.recover(work); !recovered) {
        m_questions->tell(recovered.error());
        return false;
    }
    m_lock = work.path.isEmpty() ? nullptr : lockFor(work.path);
    if (QFileInfo::exists(work.path))
        Q_EMIT fileUsed(work.path);
    offerToSave(tr("Recovered. It is not saved yet."));
    return true;
}

void FileFlow::showBackups()
{
    showBackups(m_session.document.path());
}

void FileFlow::showBackups(const QString &path)
{
    auto *dialog = new BackupsDialog(m_session, m_safety, path, m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &BackupsDialog::chosen, this,
            [this, path](const lecture::Lecture &version) { openVersion(version, path); });
    dialog->open();
}

void FileFlow::lookAtDisk()
{
    watch(); // a replaced file is no longer watched
    if (!m_isAsking && m_session.document.isChangedOnDisk())
        askAboutChange(false);
}

bool FileFlow::askAboutChange(bool isSaving)
{
    const QScopedValueRollback asking(m_isAsking, true);
    Document &document = m_session.document;
    const QString path = document.path();
    const auto keepMine = [&] {
        document.acceptDisk();
        // It differs from the file now.
        document.history().resetClean();
    };
    if (!QFileInfo::exists(path)) {
        const Answer answer = m_questions->ask({tr("“%1” is gone.").arg(fileName(path)),
                                                tr("Somebody has removed or renamed it. Here it is still whole."),
                                                {Answer::Save, Answer::SaveMineAs, Answer::KeepMine}});
        keepMine();
        return answer == Answer::Save ? saveTo(path) : answer == Answer::SaveMineAs ? saveAs() : true;
    }
    std::vector<Answer> answers;
    if (isSaving)
        answers = {Answer::SaveMineAs, Answer::Reload, Answer::Replace, Answer::Cancel};
    else if (document.isModified())
        answers = {Answer::SaveMineAs, Answer::Reload, Answer::KeepMine};
    else
        answers = {Answer::Reload, Answer::SaveMineAs, Answer::KeepMine};
    const QString detail = document.isModified()
        ? tr("You have changes of your own that are not saved. Loading the new version gives them up.")
        : tr("You have no changes of your own.");
    switch (m_questions->ask(
        {tr("“%1” was changed in another window or by somebody else.").arg(fileName(path)), detail, answers})) {
    case Answer::Reload: // no changes are left to save
        if (const auto theirs = read(path))
            adopt(*theirs, path);
        return false;
    case Answer::SaveMineAs:
        if (saveAs())
            return true;
        if (!isSaving)
            keepMine();
        return false;
    case Answer::KeepMine: keepMine(); return true;
    case Answer::Replace: return true;
    default: return false;
    }
}

void FileFlow::watch()
{
    const QString path = m_session.document.path();
    const QStringList watched = m_watcher.files() + m_watcher.directories();
    QStringList wanted;
    if (!path.isEmpty())
        wanted.append(path);
    if (QFileInfo(path).isDir())
        wanted << path + u"/lecture.json"_s << path + u"/scenes"_s;
    for (const QString &old : watched) {
        if (!wanted.contains(old))
            m_watcher.removePath(old);
    }
    for (const QString &file : wanted) {
        if (!watched.contains(file) && QFileInfo::exists(file))
            m_watcher.addPath(file);
    }
}

QString FileFlow::windowTitle() const
{
    return tr("%1[*] — Lectograph").arg(name());
}

QString FileFlow::name() const
{
    const QString &path = m_session.document.path();
    const QString file = path.isEmpty() ? QString() : fileName(path);
    const QString title = m_session.document.title();
    if (!file.isEmpty() && !title.isEmpty() && title != QFileInfo(path).completeBaseName())
        return tr("%1 (%2)").arg(title, file); // a saved copy has the title of the original
    const QString name = file.isEmpty() ? title : file;
    return titleOrUntitled(name);
}

QString FileFlow::folderToBeginIn() const
{
    if (!m_session.document.path().isEmpty())
        return QFileInfo(m_session.document.path()).absolutePath();
    // A dialog that is sent to a folder that is not there begins anywhere, with a path for a name.
    const QStringList folders{setting::fileFolder.value(),
                              QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)};
    for (const QString &folder : folders) {
        if (!folder.isEmpty() && QDir(folder).exists())
            return folder;
    }
    return QDir::homePath();
}

QString FileFlow::suggestedPath() const
{
    if (!m_session.document.path().isEmpty())
        return m_session.document.path();
    QString name = m_session.document.title().simplified();
    for (const QChar refused : u"\\/:*?\"<>|"_s)
        name.replace(refused, u'-');
    return QDir(folderToBeginIn()).filePath(titleOrUntitled(name) + u".lecture"_s);
}

std::unique_ptr<QLockFile> FileFlow::lockFor(const QString &path) const
{
    const QDir folder(QDir(m_safety.folder()).filePath(u"open"_s));
    folder.mkpath(u"."_s);
    const QByteArray name = realPath(path).toUtf8();
    const QByteArray hash = QCryptographicHash::hash(name, QCryptographicHash::Sha256).toHex().left(24);
    return base::lockAt(folder.filePath(QString::fromLatin1(hash) + u".lock"_s));
}

} // namespace lectograph::editor
