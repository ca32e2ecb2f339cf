// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QFile>
#include <QString>
#include <QTemporaryDir>

#include <csignal>
#include <sys/resource.h>
#include <unistd.h>

#ifdef Q_OS_LINUX
#include <sched.h>
#include <sys/mount.h>
#endif

namespace lectograph::test {

/// While it exists, no file can grow beyond `bytes`; simulates a full disk.
class FullDisk
{
public:
    explicit FullDisk(rlim_t bytes)
    {
        std::signal(SIGXFSZ, SIG_IGN);
        getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit now{bytes, m_before.rlim_max};
        setrlimit(RLIMIT_FSIZE, &now);
    }
    ~FullDisk() { setrlimit(RLIMIT_FSIZE, &m_before); }
    Q_DISABLE_COPY_MOVE(FullDisk)

private:
    rlimit m_before{};
};

/// For initMain() of a test, while there is only one thread: enters a user namespace if the system permits it, so that
/// the test can mount file systems privately without being root.
inline void allowMounting()
{
#ifdef Q_OS_LINUX
    const auto put = [](const char *path, const QByteArray &text) {
        QFile file(QString::fromLatin1(path));
        return file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
    };
    const QByteArray user = QByteArray::number(getuid());
    const QByteArray group = QByteArray::number(getgid());
    if (unshare(CLONE_NEWUSER | CLONE_NEWNS) != 0)
        return;
    put("/proc/self/setgroups", "deny");
    put("/proc/self/uid_map", user + ' ' + user + " 1");
    put("/proc/self/gid_map", group + ' ' + group + " 1");
#endif
}

/// A disk of 256 KiB mounted in `folder`, if the system permits it.
class SmallDisk
{
public:
    explicit SmallDisk(const QString &folder) : m_folder(QFile::encodeName(folder))
    {
#ifdef Q_OS_LINUX
        m_isMounted = ::mount("none", m_folder.constData(), "tmpfs", 0, "size=256k") == 0;
#endif
    }
    ~SmallDisk()
    {
#ifdef Q_OS_LINUX
        if (m_isMounted)
            ::umount2(m_folder.constData(), MNT_DETACH);
#endif
    }
    Q_DISABLE_COPY_MOVE(SmallDisk)

    static bool isPossible()
    {
        const QTemporaryDir place;
        return SmallDisk(place.path()).m_isMounted;
    }
    /// Fills the disk to the last byte.
    void fill() const
    {
        QFile file(QFile::decodeName(m_folder) + QStringLiteral("/filler"));
        if (!file.open(QIODevice::WriteOnly | QIODevice::Append | QIODevice::Unbuffered))
            qFatal("the disk cannot be filled");
        while (file.write(QByteArray(4096, 'x')) > 0) {}
        while (file.write("x") > 0) {}
    }
    /// Frees the space again.
    void clear() const
    {
        QFile::remove(QFile::decodeName(m_folder) + QStringLiteral("/filler"));
    }

private:
    QByteArray m_folder;
    bool m_isMounted = false;
};

} // namespace lectograph::test
