// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "editor/settings/settings.h"

#include <QIcon>
#include <QWidget>

#include <vector>

class QLineEdit;
class QListWidget;
class QToolButton;

namespace lectograph::editor {

/// The easings that the user named, without those that this version cannot read.
std::vector<EasingPreset> savedPresets();

/// An icon of an easing, dashed if it returns to its start.
QIcon easingIcon(const QString &easing, QSize size, qreal ratio);

/// A list of all easings as icons, those of the user first. A click applies one.
class EasingPresets : public QWidget
{
    Q_OBJECT

public:
    explicit EasingPresets(QWidget *parent = nullptr);

    /// Sets the easing to save, and marks its icon; empty: none.
    void setCurrent(const QString &easing);

Q_SIGNALS:
    void selected(const QString &easing);
    void failed(const lectograph::base::Error &error); ///< saving failed

private:
    void fill();
    void store(const std::vector<EasingPreset> &presets);
    void saveCurrent();
    void removeCurrent();

    QListWidget *m_list;
    QLineEdit *m_name;
    QToolButton *m_save;
    QToolButton *m_remove;
    QString m_easing;
};

} // namespace lectograph::editor
