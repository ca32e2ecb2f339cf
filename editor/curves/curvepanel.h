// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/curves/curve.h"
#include <QSet>
#include <QWidget>

class QLabel;
class QStackedWidget;
class QTreeWidget;
class QTreeWidgetItem;

namespace lectograph::editor {

class CurveView;
class DecimalSpinBox;
class EaseView;
class EasingButton;
class EasingPresets;
class PanelHeader;

/// The curve editor, for the keyframed properties of the selection and the easing of selected clips.
class CurvePanel : public QWidget
{
    Q_OBJECT

public:
    explicit CurvePanel(Session &session, QWidget *parent = nullptr);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    static constexpr int idRole = Qt::UserRole; ///< of list items: Curve::id()
    static constexpr QSize segmentPicture{20, 20};

    void makeActions();
    QWidget *makeHead();
    void refresh();
    void refreshList(bool hasOwners);
    void refreshSegment();
    void showOwners(); ///< elided
    bool showsEase() const;
    void setEase(const QString &easing, Gesture gesture = {});
    void setSmooth();
    void setHandles();
    /// The easings of the selected keyframes or clips, without duplicates.
    QStringList eases() const;
    bool areMixed(double CurveKey::*number) const;
    void shiftToFields();
    void copyKeys();
    void pasteKeys();
    void copyEase();
    void pasteEase();
    void toggleVisible();
    void showAlone();
    void openMenu(const QPoint &global);

    Session &m_session;
    PanelHeader *m_head = nullptr;
    QString m_owners; ///< labels of the owners of the curves
    QTreeWidget *m_list;
    QStackedWidget *m_pages;
    QWidget *m_empty;
    CurveView *m_view;
    EaseView *m_ease;
    EasingPresets *m_presets;
    EasingButton *m_easing;
    DecimalSpinBox *m_time;
    DecimalSpinBox *m_value;
    std::vector<QWidget *> m_ofKeys; ///< in the header, hidden for the easing of a clip
    QWidget *m_warning;
    QLabel *m_warningText;
    QAction *m_speed = nullptr;
    QAction *m_clipEase = nullptr;
    QWidget *m_clipEaseButton = nullptr;
    std::vector<QWidget *> m_ofMenu; ///< in the header if it is wide enough; also in the menu
    QSet<QString> m_hidden;
    QStringList m_listed;
    std::vector<Curve> m_all;
    bool m_wantsEase = false;
};

} // namespace lectograph::editor
