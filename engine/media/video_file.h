// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "media/encoder.h"

namespace lectograph::media {

/// MP4, WebM or ProRes.
base::Result<std::unique_ptr<Encoder>> openVideoFile(const QString &path, const EncoderSettings &settings);

} // namespace lectograph::media
