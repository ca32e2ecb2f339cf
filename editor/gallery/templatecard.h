// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/gallery/lecturepictures.h"
#include "lecture/templates.h"

#include <QAbstractButton>
#include <QTimer>

namespace lectograph::editor {

/// The description of a template or of one of its scenes, in the language of the interface if available.
struct TemplateInfo
{
    QString id;
    QString scene; ///< empty: the whole lecture
    QString folder;
    QString title;
    QString description; ///< of a scene: the title of the lecture
    QString topic;       ///< empty if its lecture.json has none
    QStringList languages;
    QString shownLanguage;    ///< the language of the thumbnail
    QStringList titles;       ///< in all languages
    QStringList words;        ///< search text: title, description and topic in all languages; of a scene, what it shows
    QStringList context = {}; ///< of a scene: titles of the lecture, which find it only together with words of its own
};
/// A text in all languages.
QStringList allOf(const QJsonValue &text);
std::vector<TemplateInfo> templateInfos(const std::vector<lecture::Template> &templates);
/// Whether every word of `query` occurs in its search text. Without words, no scene is found.
bool isFoundBy(const TemplateInfo &info, const QString &query);

/// A template, or one of its scenes, as a button: thumbnail, which is animated while the mouse or the focus is on it, title, description,
/// length and languages.
class TemplateCard : public QAbstractButton
{
    Q_OBJECT

public:
    static constexpr int leastWidth = 200;

    TemplateCard(TemplateInfo info, LecturePictures &pictures, QWidget *parent = nullptr);

    const TemplateInfo &info() const { return m_info; }
    void addWords(const QStringList &words) { m_info.words += words; } ///< by which it is found too
    QImage picture() const;                                            ///< the shown frame; null until one is drawn
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
    PicturedLecture pictured() const { return {m_info.folder, m_info.shownLanguage, m_info.scene}; }
    QImage still() const { return m_pictures.still(pictured(), pictureSize()); }
    void wait();
    void play();
    void rest();
    void describe() { setAccessibleDescription(m_info.description + u' ' + details(still())); }
    QString details(const QImage &still) const;

    TemplateInfo m_info;
    LecturePictures &m_pictures;
    std::unique_ptr<AnimatedThumbnail> m_moving; ///< created lazily
    QTimer m_lingering;
    QString m_requested; ///< the key of the thumbnail, which is being drawn or was
    QImage m_frame;
};

} // namespace lectograph::editor
