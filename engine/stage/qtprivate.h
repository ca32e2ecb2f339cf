// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// All that we need of Qt and that Qt does not promise to keep; nothing else includes private headers. Textures of floats
// and reading back need its rendering interface, which newer versions do promise. Its triangulator is the only one there
// that resolves crossings and knows both fill rules.
#include <private/qtriangulator_p.h>

#include <QtGlobal>

#if QT_VERSION >= QT_VERSION_CHECK(6, 6, 0)
#include <rhi/qrhi.h>
#else
#include <private/qrhi_p.h>
#endif
