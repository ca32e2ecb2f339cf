// SPDX-License-Identifier: GPL-3.0-or-later
// Edits continuously, saves now and then, and reports what is safe on disk. Killed by the test.
#include "editor/edits/blocks.h"
#include "editor/safety/safety.h"
#include "numbered.h"

#include <QApplication>
#include <QDir>
#include <QStandardPaths>

#include <cstdio>
#include <utility>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;
using namespace Qt::StringLiterals;

namespace {

void tell(const char *what, int number)
{
    std::printf("%s %d\n", what, number);
    std::fflush(stdout);
}

} // namespace

int main(int argc, char *argv[])
{
    QStandardPaths::setTestModeEnabled(true);
    const QApplication application(argc, argv);
    const QDir folder(QString::fromLocal8Bit(argv[1]));
    const timeline::Registry registry;
    Session session(registry);
    Safety safety(session, folder.filePath(u"recovery"_s),
                  {std::chrono::milliseconds(4), std::chrono::milliseconds(12)});
    session.document.open(emptyLecture(u"en"_s), {});
    int number = 0;
    // A write contains at least the state at the end of the write before the previous one, because it may have been
    // waiting.
    int beforeLast = 0;
    int beforeThis = 0;
    QObject::connect(&safety, &Safety::written, &safety, [&] {
        tell("written", beforeLast);
        beforeLast = std::exchange(beforeThis, number);
    });
    QTimer editing;
    QObject::connect(&editing, &QTimer::timeout, &editing, [&] {
        ++number;
        count(session.document, number);
        if (number % 40 == 0) {
            const QString path = folder.filePath(u"work.lecture"_s);
            safety.backups().keep(path);
            if (session.document.save(path))
                tell("saved", numberOf(session.document.lecture()));
        }
        // With occasional pauses.
        editing.setInterval(number % 17 == 0 ? 10 : 1);
    });
    editing.start(1);
    tell("started", 0);
    return QApplication::exec();
}
