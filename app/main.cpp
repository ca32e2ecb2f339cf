// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <QLibrary>

#include <cstdio>
#include <cstring>

// The program is a separate library, because video, fonts and windows load some 170 libraries: a call that needs none
// of them, such as --version in a script, does not wait for them.
int main(int argc, char **argv)
{
    if (argc == 2 && std::strcmp(argv[1], "--version") == 0) {
        std::puts("lectograph " LECTOGRAPH_VERSION);
        return 0;
    }
    QString folder;
    {
        const QCoreApplication locator(argc, argv);
        folder = QCoreApplication::applicationDirPath();
    }
    using Program = int (*)(int, char **);
    QLibrary library(folder + QLatin1String("/" LECTOGRAPH_PROGRAM));
    const auto program = reinterpret_cast<Program>(library.resolve("lectographMain"));
    if (!program) {
        std::fprintf(stderr, "lectograph: The program is not complete: %s. Install it again.\n",
                     qPrintable(library.errorString()));
        return 1;
    }
    return program(argc, argv);
}
