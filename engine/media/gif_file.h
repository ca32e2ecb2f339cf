// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "media/encoder.h"

namespace lectograph::media {

/// The palette size of a GIF; one more colour index is reserved for "unchanged".
constexpr int gifColors = 255;

base::Result<std::unique_ptr<Encoder>> openGifFile(const QString &path, const EncoderSettings &settings);

} // namespace lectograph::media
