// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The only includes of private Qt headers. Float textures and reading back need Qt's rendering interface, which later
// versions make public. Qt's triangulator is its only one that resolves crossings and supports both fill rules.
#include <private/qtriangulator_p.h>

#include <QtGlobal>

#if QT_VERSION >= QT_VERSION_CHECK(6, 6, 0)
#include <rhi/qrhi.h>
#else
#include <private/qrhi_p.h>
#endif
