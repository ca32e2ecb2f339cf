// SPDX-License-Identifier: GPL-3.0-or-later
// A small stand-in for libFuzzer where there is no clang: every file of the given folders once, then changed copies of
// them, always the same ones.  fuzz_reader FOLDER… [-runs=N] [-max_total_time=SECONDS]
#include <QByteArray>
#include <QDirIterator>
#include <QElapsedTimer>
#include <QFile>

#include <csignal>
#include <cstdio>
#include <random>
#include <vector>

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size);

namespace {

QByteArray current;

/// A crash leaves its input behind. Nothing else happens in this process any more, so plain files will do.
void keepInput(int signal)
{
    if (std::FILE *file = std::fopen("fuzz-crash", "wb")) {
        std::fwrite(current.constData(), 1, static_cast<std::size_t>(current.size()), file);
        std::fclose(file);
        std::fprintf(stderr, "the input is in fuzz-crash\n");
    }
    std::signal(signal, SIG_DFL);
    std::raise(signal);
}

void run(const QByteArray &bytes)
{
    current = bytes;
    LLVMFuzzerTestOneInput(reinterpret_cast<const unsigned char *>(current.constData()),
                           static_cast<std::size_t>(current.size()));
}

class Mutator
{
public:
    explicit Mutator(const std::vector<QByteArray> &seeds) : m_seeds(seeds) {}

    QByteArray next()
    {
        QByteArray bytes = seed();
        for (qsizetype left = below(6) + 1; left > 0; --left)
            change(bytes);
        return bytes;
    }

private:
    qsizetype below(qsizetype end) { return std::uniform_int_distribution<qsizetype>(0, end - 1)(m_random); }
    const QByteArray &seed() { return m_seeds[static_cast<std::size_t>(below(std::ssize(m_seeds)))]; }

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
                                         "\xff"};
        const qsizetype at = below(bytes.size() + 1);
        switch (below(5)) {
        case 0: bytes.insert(at, tokens[below(std::ssize(tokens))]); break;
        case 1: bytes.remove(at, below(16) + 1); break;
        case 2:
            if (at < bytes.size())
                bytes[at] = static_cast<char>(below(256));
            break;
        case 3: bytes.insert(at, bytes.mid(below(bytes.size() + 1), below(64) + 1)); break;
        default: {
            const QByteArray &other = seed();
            bytes.replace(at, below(64), other.mid(below(other.size() + 1), below(64)));
        }
        }
    }

    const std::vector<QByteArray> &m_seeds;
    std::mt19937_64 m_random; // its default seed: a failure can be repeated
};

} // namespace

int main(int count, char **arguments)
{
    std::vector<QByteArray> seeds;
    qint64 runs = 0;
    qint64 seconds = 0;
    for (int i = 1; i < count; ++i) {
        const QByteArray argument = arguments[i];
        if (argument.startsWith("-runs=")) {
            runs = argument.mid(6).toLongLong();
        } else if (argument.startsWith("-max_total_time=")) {
            seconds = argument.mid(16).toLongLong();
        } else if (!argument.startsWith('-')) {
            QDirIterator files(QFile::decodeName(argument), QDir::Files);
            while (files.hasNext()) {
                QFile file(files.next());
                if (file.open(QIODevice::ReadOnly))
                    seeds.push_back(file.readAll());
            }
        }
    }
    if (seeds.empty()) {
        std::fprintf(stderr, "no seeds: give a folder with files to begin with\n");
        return 2;
    }
    std::signal(SIGSEGV, keepInput);
    std::signal(SIGABRT, keepInput);
    for (const QByteArray &seed : seeds)
        run(seed);
    QElapsedTimer timer;
    timer.start();
    Mutator mutator(seeds);
    qint64 done = 0;
    for (; done < runs || timer.elapsed() < seconds * 1000; ++done)
        run(mutator.next());
    std::printf("%zu seeds and %lld changed copies read or refused\n", seeds.size(), done);
    return 0;
}
