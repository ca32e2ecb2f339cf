// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/system_reason.h"

#include "base/sentence.h"

#include <cerrno>
#include <system_error>

namespace lectograph::base {

QString systemReason(int code)
{
    switch (code) {
    case ENOSPC: return Sentence::tr("No space left on the disk");
#ifdef EDQUOT
    case EDQUOT: return Sentence::tr("No space left for you on the disk");
#endif
    case EFBIG: return Sentence::tr("The file is too large for this disk");
    case EACCES:
    case EPERM: return Sentence::tr("You may not write there");
    case EROFS: return Sentence::tr("The disk is read-only");
    case ENOENT:
    case ENOTDIR: return Sentence::tr("The folder is not there");
    case EIO: return Sentence::tr("The disk reports an error");
    default: return QString::fromStdString(std::generic_category().message(code));
    }
}

} // namespace lectograph::base
