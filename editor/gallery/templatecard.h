// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/gallery/lecturepictures.h"
#include "editor/gallery/templateinfo.h"

#include <QAbstractButton>
#include <QTimer>

namespace lectograph::editor {

/// A template as a button: thumbnail, which is animated while the mouse or the focus is on it, title, description,
/// length and languages.
class TemplateCard : public QAbstractButton
{
    Q_OBJECT

public:
    static constexpr int leastWidth = 224;

    TemplateCard(TemplateInfo info, LecturePictures &pictures, QWidget *parent = nullptr);

    const TemplateInfo &info() const { return m_info; }
    QImage picture() const; ///< the shown frame; null until one is drawn
    int heightForWidth(int width) const override;
    bool hasHeightForWidth() const override { return true; }
    QSize sizeHint() const override { return {leastWidth, heightForWidth(leastWidth)}; }

Q_SIGNALS:
    void walked(int key); ///< an arrow key, Home or End

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    QSize pictureSize() const;
    void wait();
    void play();
    void rest();
    void describe();
    QString details() const;

    TemplateInfo m_info;
    LecturePictures &m_pictures;
    std::unique_ptr<AnimatedThumbnail> m_moving; ///< created lazily
    QTimer m_lingering;
    QImage m_frame;
};

} // namespace lectograph::editor
