// SPDX-License-Identifier: GPL-3.0-or-later
// Fuzzes the readers of images, drawings and sounds: the content is read, or rejected with a message.
#include "artwork/artwork.h"
#include "base/result.h"
#include "media/sound_reader.h"
#include "media/waveform.h"
#include "promise.h"

#include <QByteArray>

#include <cmath>
#include <vector>

using namespace lectograph;
using namespace lectograph::fuzz;

namespace {

void requireSentence(const base::Error &error)
{
    require(!error.what.isEmpty() && !error.remedy.isEmpty(), "an error says what and what to do");
}

void tryPicture(const QByteArray &content)
{
    const auto picture = artwork::read(content, 0, 4);
    if (!picture)
        requireSentence(picture.error());
    else
        require(std::isfinite(picture->shape.census().reach), "the numbers of a picture are finite");
}

void trySound(const QByteArray &content)
{
    const auto kept = std::make_shared<const QByteArray>(content);
    auto sound = media::SoundReader::open(kept);
    if (!sound) {
        requireSentence(sound.error());
        return;
    }
    std::vector<float> samples(4096);
    (*sound)->read(samples);
    (*sound)->seek(48'000);
    (*sound)->read(samples);
    require((*sound)->duration() >= base::Time{}, "no sound has a negative length");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size)
{
    prepareApplication();
    const QByteArray content(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    tryPicture(content);
    trySound(content);
    return 0;
}
