// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QIcon>
#include <QWidget>

#include <vector>

class QLineEdit;
class QListWidget;
class QToolButton;

namespace lectograph::editor {

/// An easing that the author gave a name, in the settings.
struct EasingPreset
{
    QString name;
    QString easing;

    friend bool operator==(const EasingPreset &, const EasingPreset &) = default;
};
std::vector<EasingPreset> savedPresets();
/// In place of the one with its name, or as a new one.
base::Result<void> savePreset(const EasingPreset &preset);
base::Result<void> removePreset(const QString &name);

/// A picture of an easing. One that comes back to its start is dashed.
QIcon easingIcon(const QString &easing, QSize size, qreal ratio);

/// All easings as pictures, the author's own first. One click uses one.
class EasingPresets : public QWidget
{
    Q_OBJECT

public:
    explicit EasingPresets(QWidget *parent = nullptr);

    /// What “save” gives a name to, and which picture is marked; empty: nothing that could be saved.
    void setCurrent(const QString &easing);

Q_SIGNALS:
    void selected(const QString &easing);
    void failed(const lectograph::base::Error &error); ///< an easing is not kept

private:
    void fill();
    void tell(const base::Result<void> &done);
    void removeCurrent();

    QListWidget *m_list;
    QLineEdit *m_name;
    QToolButton *m_save;
    QToolButton *m_remove;
    QString m_easing;
};

} // namespace lectograph::editor
