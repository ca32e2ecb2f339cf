// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/gallery/lecturepictures.h"
#include "lecture/templates.h"

#include <QAbstractButton>
#include <QTimer>

namespace lectograph::editor {

/// The description of a template, in the language of the interface if available.
struct TemplateInfo
{
    QString id;
    QString folder;
    QString title;
    QString description;
    QString topic; ///< empty if its lecture.json has none
    QStringList languages;
    QString shownLanguage; ///< the language of the thumbnail
    QStringList titles;    ///< in all languages
    QStringList words;     ///< search text: title, description and topic in all languages
};
std::vector<TemplateInfo> templateInfos(const std::vector<lecture::Template> &templates);

/// A template as a button: thumbnail, which is animated while the mouse or the focus is on it, title, description,
/// length and languages.
class TemplateCard : public QAbstractButton
{
    Q_OBJECT

public:
    static constexpr int leastWidth = 200;

    TemplateCard(TemplateInfo info, LecturePictures &pictures, QWidget *parent = nullptr);

    const TemplateInfo &info() const { return m_info; }
    QImage picture() const; ///< the shown frame; null until one is drawn
    int heightForWidth(int width) const override;
    bool hasHeightForWidth() const override { return true; }
    QSize sizeHint() const override { return {leastWidth, heightForWidth(leastWidth)}; }

Q_SIGNALS:
    void walked(int key); ///< an arrow key, Home or End

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    QSize pictureSize() const;
    QImage still() const;
    void wait();
    void play();
    void rest();
    void describe() { setAccessibleDescription(m_info.description + u' ' + details()); }
    QString details() const;

    TemplateInfo m_info;
    LecturePictures &m_pictures;
    std::unique_ptr<AnimatedThumbnail> m_moving; ///< created lazily
    QTimer m_lingering;
    QImage m_frame;
};

} // namespace lectograph::editor
