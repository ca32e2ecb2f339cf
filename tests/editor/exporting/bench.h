// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../prepare.h"
#include "../registry.h"
#include "base/replace_file.h"
#include "editor/exporting/exportqueue.h"
#include "lecture/files.h"
#include "lecture/folder.h"
#include "lecture/templates.h"

#include <QComboBox>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

namespace lectograph::test {

using namespace Qt::StringLiterals;

inline constexpr int longest = 60000; ///< timeout in milliseconds

inline lecture::Lecture templateNamed(const QString &id)
{
    const auto path = lecture::resolved(u"template:"_s + id);
    const auto lecture = path ? lecture::load(*path) : tl::unexpected(path.error());
    if (!lecture)
        qFatal("%s", qPrintable(lecture.error().text()));
    return *lecture;
}

/// One second of a lecture at a small size: 30 frames.
inline exporting::ExportRequest shortAndSmall(const QString &path)
{
    return {.lecture = templateNamed(u"circle-area"_s),
            .from = base::Time::fromSeconds(0.5),
            .to = base::Time::fromSeconds(1.5),
            .settings = {.path = path, .size = {160, 90}, .rate = {30, 1}}};
}

/// Long enough that no test waits for its end.
inline exporting::ExportRequest endless(const QString &path)
{
    return {.lecture = templateNamed(u"scaling-a-pattern"_s),
            .settings = {.path = path, .size = {1920, 1080}, .rate = {60, 1}}};
}

inline void write(const QString &path, const QByteArray &content)
{
    if (!base::replaceFile(path, content))
        qFatal("cannot write a test file");
}

template <class T>
T *part(QWidget &window, const QString &name)
{
    T *found = window.findChild<T *>(name);
    if (!found)
        qFatal("there is no %s", qPrintable(name));
    return found;
}

inline void choose(QComboBox &box, const QVariant &value)
{
    box.setCurrentIndex(box.findData(value));
}

/// A folder to export into.
class ExportBench : public QObject
{
    Q_OBJECT

protected:
    std::unique_ptr<QTemporaryDir> m_dir;

    QString path(const QString &name) const { return m_dir->filePath(name); }
    void finish(editor::ExportQueue &queue) { QTRY_VERIFY_WITH_TIMEOUT(!queue.isBusy(), longest); }

protected Q_SLOTS:
    void initTestCase() { prepare(); }
    void init()
    {
        QSettings().clear();
        m_dir = std::make_unique<QTemporaryDir>();
    }
};

} // namespace lectograph::test
