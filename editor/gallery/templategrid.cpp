// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/gallery/templategrid.h"

#include "editor/language/searchwords.h"
#include "editor/widgets/theme.h"

#include <algorithm>
#include <limits>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {
constexpr int gap = 4 * Theme::grid;
}

TemplateGrid::TemplateGrid(const std::vector<TemplateInfo> &infos, LecturePictures &pictures, QWidget *parent)
    : QWidget(parent), m_pictures(pictures)
{
    QStringList topics;
    for (const TemplateInfo &info : infos)
        topics.append(info.topic);
    topics.removeDuplicates();
    for (const QString &name : topics) {
        Topic topic{nullptr, {}};
        if (topics.size() > 1) {
            topic.heading = new QLabel(name.isEmpty() ? tr("Other lectures") : name, this);
            topic.heading->setFont(uiFont(13, true));
        }
        for (const TemplateInfo &info : infos) {
            if (info.topic == name)
                topic.cards.push_back(addCard(info));
        }
        topic.place = static_cast<int>(m_topics.size());
        m_topics.push_back(std::move(topic));
    }
    filter({}, {});
}

TemplateCard *TemplateGrid::addCard(const TemplateInfo &info)
{
    auto *card = new TemplateCard(info, m_pictures, this);
    card->hide();
    connect(card, &TemplateCard::clicked, this, [this, id = info.id, scene = info.scene] { Q_EMIT chosen(id, scene); });
    connect(card, &TemplateCard::walked, this, [this, card](int key) { walk(card, key); });
    m_all.push_back(card);
    return card;
}

void TemplateGrid::addScenes(const std::vector<TemplateInfo> &infos)
{
    Topic topic{new QLabel(tr("Single scenes"), this), {}, static_cast<int>(m_topics.size())};
    topic.heading->setFont(uiFont(13, true));
    topic.heading->hide();
    for (const TemplateInfo &info : infos) {
        if (!info.scene.isEmpty()) {
            topic.cards.push_back(addCard(info));
            continue;
        }
        for (TemplateCard *card : m_all) {
            if (card->info().id == info.id && card->info().scene.isEmpty())
                card->addWords(info.words);
        }
    }
    if (topic.cards.empty())
        topic.heading->deleteLater();
    else
        m_topics.push_back(std::move(topic));
}

/// Topics are not split, and come where their best card would.
void TemplateGrid::sortByFit(const QString &query)
{
    const auto fit = [query = query.trimmed()](const TemplateCard *card) {
        return query.isEmpty() ? Fit::None : fitOf(query, card->info().titles);
    };
    const auto place = [this](const TemplateCard *card) { return std::ranges::find(m_all, card) - m_all.begin(); };
    const auto rank = [&](const TemplateCard *card) { return std::pair(fit(card), place(card)); };
    for (Topic &topic : m_topics)
        std::ranges::sort(topic.cards, {}, rank);
    std::ranges::sort(m_topics, {},
                      [&](const Topic &topic) { return std::pair(fit(topic.cards.front()), topic.place); });
    m_cards.clear();
    for (const Topic &topic : m_topics) {
        for (TemplateCard *card : topic.cards) {
            if (!m_cards.empty())
                setTabOrder(m_cards.back(), card);
            m_cards.push_back(card);
        }
    }
}

int TemplateGrid::filter(const QString &query, const QString &language)
{
    sortByFit(query);
    int count = 0;
    for (TemplateCard *card : m_cards) {
        const TemplateInfo &info = card->info();
        const bool isShown = isFoundBy(info, query) && (language.isEmpty() || info.languages.contains(language));
        card->setVisible(isShown);
        count += isShown;
    }
    arrange();
    return count;
}

void TemplateGrid::arrange()
{
    const int room = std::min(width(), m_room);
    const int columns = std::max(1, (room + gap) / (TemplateCard::leastWidth + gap));
    const int cardWidth = (room - gap * (columns - 1)) / columns;
    int y = 0;
    for (const Topic &topic : m_topics) {
        std::vector<TemplateCard *> shown;
        std::ranges::copy_if(topic.cards, std::back_inserter(shown), [](auto *card) { return !card->isHidden(); });
        if (topic.heading) {
            topic.heading->setVisible(!shown.empty());
            topic.heading->setGeometry(0, y, room, Theme::row);
        }
        if (shown.empty())
            continue;
        y += topic.heading ? Theme::row + Theme::grid : 0;
        const int cardHeight = shown.front()->heightForWidth(cardWidth);
        for (std::size_t i = 0; i < shown.size(); ++i) {
            const int column = static_cast<int>(i) % columns;
            const int row = static_cast<int>(i) / columns;
            shown[i]->setGeometry(column * (cardWidth + gap), y + row * (cardHeight + gap), cardWidth, cardHeight);
        }
        y += (static_cast<int>(shown.size() + static_cast<std::size_t>(columns) - 1) / columns) * (cardHeight + gap);
    }
    setMinimumHeight(y);
}

void TemplateGrid::setRoom(int width)
{
    m_room = width;
    arrange();
}

void TemplateGrid::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void TemplateGrid::walk(TemplateCard *from, int key)
{
    std::vector<TemplateCard *> shown;
    std::ranges::copy_if(m_cards, std::back_inserter(shown), [](auto *card) { return !card->isHidden(); });
    const auto at = std::ranges::find(shown, from) - shown.begin();
    TemplateCard *to = from;
    if (key == Qt::Key_Home) {
        to = shown.front();
    } else if (key == Qt::Key_End) {
        to = shown.back();
    } else if (key == Qt::Key_Left || key == Qt::Key_Right) {
        const auto next = at + (key == Qt::Key_Right ? 1 : -1);
        if (next >= 0 && next < std::ssize(shown))
            to = shown[static_cast<std::size_t>(next)];
    } else {
        // The nearest card in the next row, regardless of its topic.
        int best = std::numeric_limits<int>::max();
        for (TemplateCard *card : shown) {
            const int down = (card->y() - from->y()) * (key == Qt::Key_Down ? 1 : -1);
            const int distance = down * 16 + std::abs(card->x() - from->x());
            if (down > 0 && distance < best) {
                best = distance;
                to = card;
            }
        }
    }
    to->setFocus(Qt::TabFocusReason);
    Q_EMIT walkedTo(to);
}

} // namespace lectograph::editor
