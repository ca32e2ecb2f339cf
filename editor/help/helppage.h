// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextBrowser>

namespace lectograph::editor {

/// A page of the help: markdown in the look of the window. Its pictures are resources, and links are only reported.
class HelpPage : public QTextBrowser
{
    Q_OBJECT

public:
    explicit HelpPage(QWidget *parent = nullptr);

    /// Shows a page from its beginning, or from the heading `anchor`. `words` are highlighted, and without an anchor the
    /// first of them is scrolled into view if it is not in the title.
    void showPage(const QString &markdown, const QString &anchor = {}, const QStringList &words = {});

protected:
    QVariant loadResource(int type, const QUrl &name) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void format();
    void formatTables();
    void fitPictures();
    void highlight(const QStringList &words);
    void scrollToHeading(const QString &heading);
    void scrollToPosition(int position);
};

} // namespace lectograph::editor
