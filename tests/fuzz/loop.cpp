// SPDX-License-Identifier: GPL-3.0-or-later
// A minimal replacement for libFuzzer without clang: runs every file of the given folders once, then mutated copies,
// deterministically; without folders, bytes as decisions (choices.h).
//   fuzz_… [FOLDER or FILE]… [-runs=N] [-max_total_time=SECONDS] [-seed=N] [-timeout=SECONDS]
#include <QByteArray>
#include <QDirIterator>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <ctime>
#include <random>
#include <vector>

#ifdef Q_OS_UNIX
#include <unistd.h>
#endif

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size);

namespace {

QByteArray current;
unsigned timeout = 20;

/// Saves the input of a crash. The process ends here, so plain file functions suffice.
void keepInput(int signal)
{
    if (std::FILE *file = std::fopen("fuzz-crash", "wb")) {
        std::fwrite(current.constData(), 1, static_cast<std::size_t>(current.size()), file);
        std::fclose(file);
        std::fprintf(stderr, "signal %d: the input is in fuzz-crash\n", signal);
    }
    std::signal(signal, SIG_DFL);
    std::raise(signal);
}

/// Saves the input that took the most processor time, from a second on, as libFuzzer does.
void keepIfSlowest(double seconds)
{
    static double slowest = 1;
    if (seconds <= slowest)
        return;
    slowest = seconds;
    QFile file(QStringLiteral("fuzz-slow"));
    if (file.open(QIODevice::WriteOnly) && file.write(current) == current.size())
        std::fprintf(stderr, "%.1f s: the input is in fuzz-slow\n", seconds);
}

void run(const QByteArray &bytes)
{
    current = bytes;
#ifdef Q_OS_UNIX
    ::alarm(timeout);
#endif
    const std::clock_t start = std::clock();
    LLVMFuzzerTestOneInput(reinterpret_cast<const unsigned char *>(current.constData()),
                           static_cast<std::size_t>(current.size()));
    keepIfSlowest(static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC);
}

class Mutator
{
public:
    Mutator(const std::vector<QByteArray> &seeds, quint64 seed) : m_seeds(seeds), m_random(seed) {}

    QByteArray next()
    {
        if (m_seeds.empty())
            return decisions();
        QByteArray bytes = seed();
        for (qsizetype left = below(6) + 1; left > 0; --left)
            change(bytes);
        return bytes;
    }

private:
    qsizetype below(qsizetype end) { return std::uniform_int_distribution<qsizetype>(0, end - 1)(m_random); }
    const QByteArray &seed() { return m_seeds[static_cast<std::size_t>(below(std::ssize(m_seeds)))]; }

    QByteArray decisions()
    {
        constexpr qsizetype most = 400;
        QByteArray bytes(below(most), Qt::Uninitialized);
        for (char &byte : bytes)
            byte = static_cast<char>(below(256));
        return bytes;
    }

    void change(QByteArray &bytes)
    {
        static const QByteArray tokens[]{"{",
                                         "}",
                                         "[",
                                         "]",
                                         "\"",
                                         ",",
                                         ":",
                                         "null",
                                         "true",
                                         "-1",
                                         "0",
                                         "1e308",
                                         "1e999",
                                         "9223372036854775808",
                                         "\\ud83d",
                                         "\"\"",
                                         "[[",
                                         "\1",
                                         "\n",
                                         "\"link\": ",
                                         "{\"keys\": []}",
                                         "{\"link\": \"a\"}",
                                         "../",
                                         "\xff",
                                         "<use href='#a'/>",
                                         "transform='scale(1e300)'",
                                         "data:image/png;base64,",
                                         "<!ENTITY",
                                         "mask='url(#m)'",
                                         "<textPath href='#w'>",
                                         "\2",
                                         "\t",
                                         " -> ",
                                         "->+",
                                         "subgraph",
                                         "\nend\n",
                                         "|",
                                         "%",
                                         "...",
                                         "\xe2\x80\xa6",
                                         "\xe2\x88\x92",
                                         "(",
                                         ")",
                                         "^",
                                         "\\frac{",
                                         "\\val{1}",
                                         "$",
                                         ";",
                                         "\xea\xb8\x80",
                                         "\xf0\x9f\x91\xa9\xe2\x80\x8d",
                                         "99999999999",
                                         "2017-06"};
        const qsizetype at = below(bytes.size() + 1);
        switch (below(8)) {
        case 0: bytes.insert(at, tokens[below(std::ssize(tokens))]); break;
        case 1: bytes.remove(at, below(16) + 1); break;
        case 2:
            if (at < bytes.size())
                bytes[at] = static_cast<char>(below(256));
            break;
        case 3: bytes.insert(at, bytes.mid(below(bytes.size() + 1), below(64) + 1)); break;
        case 4: changeNumber(bytes, at); break;
        case 5:
        case 6: changeValue(bytes, at); break;
        default: {
            const QByteArray &other = seed();
            bytes.replace(at, below(64), other.mid(below(other.size() + 1), below(64)));
        }
        }
    }

    /// What stays XML, JSON or a table: the next number becomes another one.
    void changeNumber(QByteArray &bytes, qsizetype at)
    {
        static const QByteArray numbers[]{"0",     "-1",    "1e-30", "0.5",        "7",   "-0",
                                          "1e308", "1e999", "65536", "2147483648", "NaN", "12345678901234567890"};
        const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
        const auto first = std::find_if(bytes.cbegin() + at, bytes.cend(), isDigit);
        const auto end = std::find_if_not(first, bytes.cend(), isDigit);
        bytes.replace(first - bytes.cbegin(), end - first, numbers[below(std::ssize(numbers))]);
    }

    /// Likewise: the next text in quotation marks, or between tags, becomes one from anywhere.
    void changeValue(QByteArray &bytes, qsizetype at)
    {
        const auto valueFrom = [](const QByteArray &from, qsizetype start) -> std::pair<qsizetype, qsizetype> {
            static const QByteArray marks = "\"'>\n";
            const auto isMark = [](char c) { return marks.contains(c); };
            const auto first = std::find_if(from.cbegin() + start, from.cend(), isMark);
            if (first == from.cend())
                return {start, start};
            const char closing = *first == '>' ? '<' : *first;
            const auto end = std::find(first + 1, from.cend(), closing);
            return {first + 1 - from.cbegin(), end - from.cbegin()};
        };
        const QByteArray &other = seed();
        const auto [from, to] = valueFrom(other, below(other.size() + 1));
        const auto [first, end] = valueFrom(bytes, at);
        bytes.replace(first, end - first, other.mid(from, to - from));
    }

    const std::vector<QByteArray> &m_seeds;
    std::mt19937_64 m_random;
};

void read(const QString &path, std::vector<QByteArray> &seeds)
{
    QFile file(path);
    if (file.open(QIODevice::ReadOnly))
        seeds.push_back(file.readAll());
}

} // namespace

int main(int count, char **arguments)
{
    std::vector<QByteArray> seeds;
    qint64 runs = 0;
    qint64 seconds = 0;
    quint64 seed = std::mt19937_64::default_seed; // reproducible failures
    for (int i = 1; i < count; ++i) {
        const QByteArray argument = arguments[i];
        if (argument.startsWith("-runs=")) {
            runs = argument.mid(6).toLongLong();
        } else if (argument.startsWith("-max_total_time=")) {
            seconds = argument.mid(16).toLongLong();
        } else if (argument.startsWith("-seed=")) {
            seed = argument.mid(6).toULongLong();
        } else if (argument.startsWith("-timeout=")) {
            timeout = argument.mid(9).toUInt();
        } else if (!argument.startsWith('-')) {
            const QString path = QFile::decodeName(argument);
            QDirIterator files(path, QDir::Files);
            while (files.hasNext())
                read(files.next(), seeds);
            if (QFileInfo(path).isFile())
                read(path, seeds);
        }
    }
#ifndef __SANITIZE_ADDRESS__ // AddressSanitizer prints more details, and then aborts
    std::signal(SIGSEGV, keepInput);
#endif
    std::signal(SIGABRT, keepInput);
#ifdef Q_OS_UNIX
    std::signal(SIGALRM, keepInput);
#endif
    for (const QByteArray &bytes : seeds)
        run(bytes);
    QElapsedTimer timer;
    timer.start();
    Mutator mutator(seeds, seed);
    qint64 done = 0;
    for (; done < runs || timer.elapsed() < seconds * 1000; ++done)
        run(mutator.next());
    std::printf("%zu seeds and %lld changed or made up inputs: none falls\n", seeds.size(),
                static_cast<long long>(done));
    return 0;
}
