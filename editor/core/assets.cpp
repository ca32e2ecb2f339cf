// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/core/assets.h"

#include <QFileInfo>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

QString portable(const QString &text)
{
    QString result;
    for (const QChar c : text)
        result += c.isLetterOrNumber() || c == u'-' || c == u'_' ? c : u'-';
    return result;
}

} // namespace

QString assetName(const lecture::Lecture &lecture, const QString &path, const QString &ending,
                  const QByteArray &content, const QString &fallback)
{
    const QString stem = portable(QFileInfo(path).completeBaseName());
    const QString suffix = ending.isEmpty() ? QString() : u'.' + portable(ending);
    for (int number = 1;; ++number) {
        const QString tail = number == 1 ? QString() : u"-%1"_s.arg(number);
        const QString name = u"assets/"_s + (stem.isEmpty() ? fallback : stem) + tail + suffix;
        const auto found = lecture.assets.find(name);
        if (found == lecture.assets.end() || (found->second.content && *found->second.content == content))
            return name;
    }
}

} // namespace lectograph::editor
