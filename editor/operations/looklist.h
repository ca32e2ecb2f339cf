// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lecture/looks.h"
#include "timeline/animation.h"

#include <QListWidget>
#include <QTimer>

#include <functional>
#include <optional>

namespace lectograph::editor {

/// The looks of the library: those of the user, then the others in the order of use, dark and light first.
std::vector<graph::Look> looksByUse();
/// A lecture that shows what a look draws: a title, two boxes and an arrow.
lecture::Lecture lookSample(const graph::Look &look, const QString &language);
/// "Warm paper", in the language of the interface if the look has it.
QString titleOf(const graph::Look &look);

/// Looks as pictures, drawn one after the other while nothing else is to be done.
class LookList : public QListWidget
{
    Q_OBJECT

public:
    /// Draws a lecture in a look; called once for each.
    using Dress = std::function<lecture::Lecture(const graph::Look &)>;

    LookList(std::vector<graph::Look> looks, const timeline::Registry &registry, Dress dress, QWidget *parent);

    const graph::Look &lookAt(int index) const { return m_looks[static_cast<std::size_t>(index)]; }
    /// That the pictures show; empty: all of the lecture.
    void setScene(const QString &language, const QString &scene);
    void redraw(); ///< all pictures
    /// To be scrolled sideways; with small pictures where there is little height.
    void setInOneRow(bool isLow = false);

Q_SIGNALS:
    void hovered(int index); ///< −1: no longer
    void chosen(int index);  ///< by a click, Enter or Space

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void drawNext();
    QImage drawn(const graph::Look &look);

    std::vector<graph::Look> m_looks;
    const timeline::Registry &m_registry;
    Dress m_dress;
    QString m_language;
    QString m_scene;
    std::optional<base::Time> m_time; ///< which shows most; found with the first picture
    QTimer m_drawing;
    int m_next = 0;
};

} // namespace lectograph::editor
