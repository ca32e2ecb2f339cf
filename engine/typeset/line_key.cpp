// SPDX-License-Identifier: GPL-3.0-or-later
#include "typeset/line_key.h"

#include "typeset/type_line.h"

namespace lectograph::typeset {

/// A text, not the fonts themselves: those must not outlive the application.
QString lineKey(const StyledText &text, qsizetype from, qsizetype to)
{
    QString key = text.string.mid(from, to - from) + u'\0' + text.fontKey;
    for (const QTextLayout::FormatRange &format : formatsIn(text, from, to)) {
        key += u'\0' + QString::number(format.start) + u'+' + QString::number(format.length);
        const QMap<int, QVariant> properties = format.format.properties();
        for (auto property = properties.begin(); property != properties.end(); ++property) {
            const bool isList = property->typeId() == QMetaType::QStringList;
            key += u';' + QString::number(property.key()) + u'='
                + (isList ? property->toStringList().join(u',') : property->toString());
        }
    }
    return key;
}

} // namespace lectograph::typeset
