// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/disk_space.h"

#include <QFileInfo>

#include <filesystem>
#include <limits>

namespace lectograph::base {

std::optional<qint64> freeSpace(const QString &folder)
{
    std::error_code code;
    const std::filesystem::space_info space = std::filesystem::space(QFileInfo(folder).filesystemAbsoluteFilePath(),
                                                                     code);
    if (code)
        return std::nullopt;
    constexpr auto most = static_cast<std::uintmax_t>(std::numeric_limits<qint64>::max());
    return static_cast<qint64>(std::min(space.available, most));
}

} // namespace lectograph::base
