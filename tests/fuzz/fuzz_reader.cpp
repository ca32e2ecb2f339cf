// SPDX-License-Identifier: GPL-3.0-or-later
// Fuzzes the lecture reader: bytes are read or rejected with a message, and what was read survives a round trip. Input
// is an archive ("PK…"), several files in sequence ("\1NAME\nCONTENT\1NAME\nCONTENT…"), or one JSON text.
#include "lecture/check.h"
#include "lecture/entry_name.h"
#include "lecture/files.h"
#include "lecture/json_reader.h"
#include "lecture/json_writer.h"
#include "promise.h"
#include "vocabulary.h"

using namespace lectograph;
using namespace lectograph::fuzz;
using namespace lectograph::lecture;

namespace {

void requireSentence(const base::Error &error)
{
    require(!error.what.isEmpty() && !error.remedy.isEmpty(), "an error says what and what to do");
}

void tryJson(const QByteArray &text)
{
    const auto value = readJson(text);
    if (!value) {
        requireSentence(value.error());
        return;
    }
    const QByteArray written = writeJson(*value);
    if (written.size() > Limits().jsonBytes)
        return; // indentation can inflate many small values
    const auto again = readJson(written);
    require(again.has_value(), "canonical JSON can be read");
    require(writeJson(*again) == written, "canonical JSON is stable");
}

void tryFiles(const Files &files)
{
    const auto lecture = fromFiles(files);
    if (!lecture) {
        requireSentence(lecture.error());
        return;
    }
    const auto written = toFiles(*lecture);
    require(written.has_value(), "what was read can be written");
    const auto again = fromFiles(*written);
    require(again.has_value(), "what was written can be read");
    require(*toFiles(*again) == *written, "canonical files are stable");
    const auto archive = writeArchive(*written);
    require(archive && *readArchive(*archive) == *written, "an archive gives its files back");

    static const timeline::Registry registry = wordlessVocabulary();
    for (const graph::Problem &problem : check(*lecture, registry))
        require(!problem.error.what.isEmpty() && !problem.error.place.isEmpty(), "a problem says what and where");
}

void tryArchive(const QByteArray &zip)
{
    const auto files = readArchive(zip, Limits{.totalBytes = 16 * 1024 * 1024});
    if (files)
        tryFiles(*files);
    else
        requireSentence(files.error());
}

Files split(const QByteArray &bytes)
{
    Files files;
    for (const QByteArray &part : bytes.mid(1).split('\1')) {
        const qsizetype end = part.indexOf('\n');
        const QString name = QString::fromUtf8(part.left(end));
        if (end >= 0 && checkEntryName(name))
            files.insert_or_assign(name, part.mid(end + 1));
    }
    return files;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size)
{
    prepareApplication(); // check() needs fonts
    const QByteArray bytes(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    if (bytes.startsWith("PK"))
        tryArchive(bytes);
    else if (bytes.startsWith('\1'))
        tryFiles(split(bytes));
    else
        tryJson(bytes);
    return 0;
}
