// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/gallery/startcolumn.h"
#include "graph/look.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QThreadPool>

#include <stop_token>

class QVBoxLayout;

namespace lectograph::editor {

class LookList;
class TemplateGrid;

/// The start page: templates, recent files, unsaved work, and the guided tour. It is painted before any lecture is
/// read; thumbnails load in the background, as do the scenes of the templates once something is searched for.
class GalleryPage : public QWidget
{
    Q_OBJECT

public:
    explicit GalleryPage(const timeline::Registry &plugins, QWidget *parent = nullptr);
    ~GalleryPage() override;

    void setRecoverable(const std::vector<UnsavedWork> &work) { m_start->setRecoverable(work); }
    /// The title of the open lecture behind this page; empty if there is none.
    void setOpen(const QString &title);
    /// Reloads the list of recent files; so does showing the page.
    void showRecent();
    TemplateGrid *grid() const { return m_grid; }
    LookList *looks() const { return m_looks; }

Q_SIGNALS:
    void backRequested();
    void newRequested();
    void lookChosen(const lectograph::graph::Look &look); ///< for a new empty lecture
    void openRequested();
    void fileChosen(const QString &path);
    void versionsRequested(const QString &path);
    void templateChosen(const QString &id, const QString &scene); ///< no scene: the whole lecture
    void guideRequested();
    void recover(const QString &id);
    void discard(const QString &id);

protected:
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void search();
    void readScenes();
    void setLow(bool isLow); ///< leaves the templates more of a page with little height

    bool m_hasOpen = false;
    bool m_isLow = false;
    QVBoxLayout *m_main;
    const timeline::Registry &m_plugins;
    enum class Scenes { NotRead, AreRead, Known } m_scenes = Scenes::NotRead;
    QThreadPool m_reading; ///< one thread
    std::stop_source m_stop;
    LecturePictures m_pictures;
    StartColumn *m_start;
    QLineEdit *m_field;
    QComboBox *m_languages;
    QScrollArea *m_area;
    TemplateGrid *m_grid;
    LookList *m_looks;
    QLabel *m_nothing;
};

} // namespace lectograph::editor
