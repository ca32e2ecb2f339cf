// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "media/encoder.h"

namespace lectograph::media {

/// Compresses frames on several threads and collects them in a temporary folder until all are complete.
base::Result<std::unique_ptr<Encoder>> openPngSequence(const QString &pattern, const EncoderSettings &settings);

} // namespace lectograph::media
