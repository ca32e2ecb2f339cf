// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "media/encoder.h"

namespace lectograph::media {

/// Pictures are compressed on several threads and wait in a folder of their own until all are there.
base::Result<std::unique_ptr<Encoder>> openPngSequence(const QString &pattern, const EncoderSettings &settings);

} // namespace lectograph::media
