// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <QLibrary>

#include <cstdio>
#include <cstring>

// The program stands in a library of its own, since video, fonts and windows bring some 170 libraries with them: what
// needs none of them, such as a script that asks for the version, does not wait until they are loaded.
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
