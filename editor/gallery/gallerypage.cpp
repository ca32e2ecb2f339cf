// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/gallery/gallerypage.h"

#include "base/background.h"
#include "editor/gallery/recent.h"
#include "editor/gallery/templategrid.h"
#include "editor/gallery/templatescenes.h"
#include "editor/language/language.h"
#include "editor/operations/looklist.h"
#include "editor/widgets/choicebox.h"
#include "editor/widgets/theme.h"
#include "editor/widgets/widgets.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

GalleryPage::GalleryPage(const timeline::Registry &plugins, QWidget *parent)
    : QWidget(parent),
      m_plugins(plugins),
      m_pictures(plugins),
      m_start(new StartColumn(m_pictures, *this)),
      m_field(new QLineEdit(this)),
      m_languages(new ChoiceBox(this)),
      m_area(new QScrollArea(this))
{
    setObjectName(u"galleryPage"_s);
    setAccessibleName(tr("Start page"));
    const std::vector<TemplateInfo> infos = templateInfos(lecture::templates());
    m_grid = new TemplateGrid(infos, m_pictures);
    m_looks = new LookList(
        looksByUse(), plugins, [](const graph::Look &look) { return lookSample(look, preferredLanguage()); }, this);
    m_nothing = new QLabel(tr("No template says that. Search for another word, or begin with an empty lecture."), this);

    QHBoxLayout *layout = rowLayout(this);
    layout->addWidget(m_start);
    auto *line = new QWidget(this);
    line->setObjectName(u"separator"_s);
    line->setAttribute(Qt::WA_StyledBackground);
    line->setFixedWidth(1);
    layout->addWidget(line);

    QVBoxLayout *main = columnLayout(nullptr);
    m_main = main;
    auto *empty = new QLabel(tr("Begin with an empty lecture"), this);
    empty->setFont(uiFont(16, true));
    main->addWidget(empty);
    m_looks->setFrameShape(QFrame::NoFrame);
    m_looks->setAccessibleName(tr("Looks for an empty lecture"));
    main->addWidget(m_looks);
    QHBoxLayout *top = rowLayout(nullptr, 2 * Theme::grid, {0, 0, 3 * Theme::grid, 0});
    auto *heading = new QLabel(tr("Begin with a template"), this);
    heading->setFont(uiFont(16, true));
    top->addWidget(heading);
    top->addStretch();
    m_field->addAction(icon(u"search"_s, theme().muted), QLineEdit::LeadingPosition);
    m_field->setClearButtonEnabled(true);
    m_field->setPlaceholderText(tr("Find a template or a scene"));
    m_field->setAccessibleName(tr("Find a template or a scene"));
    m_field->setToolTip(tr("Words of titles, descriptions, and texts of single scenes, in any language"));
    m_field->setObjectName(u"gallerySearch"_s);
    m_field->setFixedWidth(220);
    top->addWidget(m_field);
    m_languages->addItem(tr("All languages"), QString());
    QStringList languages;
    for (const TemplateInfo &info : infos)
        languages += info.languages;
    languages.removeDuplicates();
    for (const QString &language : languages)
        m_languages->addItem(languageName(language), language);
    m_languages->setAccessibleName(tr("Language of the lecture"));
    m_languages->setToolTip(tr("Only lectures that have this language"));
    top->addWidget(m_languages);
    main->addLayout(top);

    m_nothing->setProperty("muted", true);
    m_nothing->hide();
    main->addWidget(m_nothing);
    m_area->setWidget(m_grid);
    m_area->setWidgetResizable(true);
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_area->setFocusPolicy(Qt::NoFocus);
    main->addWidget(m_area, 1);
    layout->addLayout(main, 1);
    setLow(false);

    setFocusProxy(m_start);
    setTabOrder(m_looks, m_field); // in the order of reading
    setTabOrder(m_field, m_languages);

    connect(m_field, &QLineEdit::textChanged, this, &GalleryPage::search);
    connect(m_field, &QLineEdit::returnPressed, this, [this] {
        const auto &cards = m_grid->cards();
        if (const auto shown = std::ranges::find_if_not(cards, &QWidget::isHidden); shown != cards.end())
            (*shown)->setFocus(Qt::TabFocusReason);
    });
    connect(m_languages, &QComboBox::currentIndexChanged, this, &GalleryPage::search);
    connect(m_looks, &LookList::chosen, this, [this](int index) { Q_EMIT lookChosen(m_looks->lookAt(index)); });
    connect(m_grid, &TemplateGrid::chosen, this, &GalleryPage::templateChosen);
    connect(m_grid, &TemplateGrid::walkedTo, this, [this](QWidget *card) { m_area->ensureWidgetVisible(card, 0, 16); });
}

GalleryPage::~GalleryPage()
{
    m_stop.request_stop();
    m_reading.waitForDone();
}

void GalleryPage::setOpen(const QString &title)
{
    m_hasOpen = !title.isEmpty();
    m_start->setOpen(title);
}

void GalleryPage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() != Qt::Key_Escape)
        QWidget::keyPressEvent(event);
    else if (!m_field->text().isEmpty())
        m_field->clear(); // clear an earlier search first
    else if (m_hasOpen)
        Q_EMIT backRequested();
}

void GalleryPage::showRecent()
{
    m_start->setRecent(recentFiles());
}

void GalleryPage::showEvent(QShowEvent *event)
{
    showRecent();
    if (!event->spontaneous()) { // another look at the page, which begins with all templates
        m_field->clear();
        m_languages->setCurrentIndex(0);
        m_area->verticalScrollBar()->setValue(0);
    }
    QWidget::showEvent(event);
}

void GalleryPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    constexpr int low = 640;
    if (const bool isLow = height() < low; isLow != m_isLow)
        setLow(isLow);
    layout()->activate();
    m_grid->setRoom(m_area->width() - 3 * Theme::grid);
}

void GalleryPage::setLow(bool isLow)
{
    m_isLow = isLow;
    m_main->setContentsMargins(6 * Theme::grid, (isLow ? 3 : 6) * Theme::grid, 3 * Theme::grid, 0);
    m_main->setSpacing((isLow ? 2 : 4) * Theme::grid);
    m_looks->setInOneRow(isLow);
}

void GalleryPage::search()
{
    const bool hasQuery = !m_field->text().trimmed().isEmpty();
    if (hasQuery && m_scenes == Scenes::NotRead)
        readScenes();
    const int count = m_grid->filter(m_field->text(), m_languages->currentData().toString());
    m_nothing->setVisible(count == 0 && (!hasQuery || m_scenes == Scenes::Known));
}

void GalleryPage::readScenes()
{
    m_scenes = Scenes::AreRead;
    std::vector<TemplateInfo> templates;
    for (const TemplateCard *card : m_grid->cards())
        templates.push_back(card->info());
    m_reading.setMaxThreadCount(1);
    base::runInBackground(m_reading, [this, templates, &plugins = m_plugins, stop = m_stop.get_token()] {
        const std::vector<TemplateInfo> scenes = sceneInfos(templates, plugins, stop);
        QMetaObject::invokeMethod(
            this,
            [this, scenes] {
                m_scenes = Scenes::Known;
                m_grid->addScenes(scenes);
                search();
            },
            Qt::QueuedConnection);
    });
}

} // namespace lectograph::editor
