// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/timeline/transport/transportbar.h"

#include "base/particles.h"
#include "editor/language/keynames.h"
#include "editor/language/names.h"
#include "editor/settings/settings.h"
#include "editor/timeline/transport/actionids.h"
#include "editor/widgets/theme.h"
#include "editor/widgets/widgets.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QStackedLayout>

#include <algorithm>
#include <cmath>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr int leastTime = 84;
constexpr int timeAndLength = 170;
constexpr int barHeight = 36;
constexpr double fastest = 16;

/// Escape cancels editing.
class TimeField : public QLineEdit
{
public:
    using QLineEdit::QLineEdit;

protected:
    void keyPressEvent(QKeyEvent *event) override
    {
        if (event->key() == Qt::Key_Escape) {
            clear();
            clearFocus();
        } else {
            QLineEdit::keyPressEvent(event);
        }
    }
};

} // namespace

std::optional<Time> parseTime(const QString &text, base::FrameRate rate)
{
    QString trimmed = text.trimmed().toLower();
    bool isNumber = false;
    if (trimmed.endsWith(u'f')) {
        const qint64 frame = trimmed.chopped(1).trimmed().toLongLong(&isNumber);
        return isNumber && frame >= 0 ? std::optional(rate.at(frame)) : std::nullopt;
    }
    if (trimmed.endsWith(u's'))
        trimmed.chop(1);
    double seconds = 0;
    for (const QString &part : trimmed.trimmed().replace(u',', u'.').split(u':')) {
        const double value = part.trimmed().toDouble(&isNumber);
        if (!isNumber || value < 0)
            return std::nullopt;
        seconds = seconds * 60 + value;
    }
    return seconds <= 1e6 ? std::optional(Time::fromSeconds(seconds)) : std::nullopt;
}

TransportBar::TransportBar(Session &session, QWidget *parent, QWidget *shortcutPlace)
    : QWidget(parent),
      m_session(session),
      m_left(new QWidget(this)),
      m_right(new QWidget(this)),
      m_poster(new QLabel(m_left)),
      m_dropped(new QLabel(m_right))
{
    setObjectName(u"transportBar"_s);
    setAttribute(Qt::WA_StyledBackground);
    setAccessibleName(tr("Playback"));
    setFixedHeight(barHeight);
    addActions(shortcutPlace ? shortcutPlace : this);
    QHBoxLayout *layout = rowLayout(this, Theme::grid, {2 * Theme::grid, 0, 3 * Theme::grid, 0});
    QHBoxLayout *left = rowLayout(m_left, Theme::grid);
    left->addWidget(makeTime());
    m_poster->setObjectName(u"posterNote"_s);
    left->addWidget(m_poster);
    left->addStretch(1);
    layout->addWidget(m_left, 1);
    const auto addButton = [&](ActionId id) {
        QToolButton *button = toolButton(m_session.actions.find(id), this);
        layout->addWidget(button);
        return button;
    };
    addButton(playbackaction::start);
    addButton(playbackaction::frameBack);
    QToolButton *play = addButton(playbackaction::toggle);
    play->setObjectName(u"playButton"_s);
    play->setFixedSize(40, Theme::row);
    addButton(playbackaction::frameForward);
    addButton(playbackaction::end);
    layout->addWidget(separator(this));
    addButton(playbackaction::loop);
    QHBoxLayout *right = rowLayout(m_right, Theme::grid);
    m_range = makeRange();
    right->addWidget(m_range);
    right->addStretch(1);
    m_dropped->setMinimumWidth(0);
    right->addWidget(m_dropped);
    layout->addWidget(m_right, 1);
    for (QLabel *label : {m_dropped, m_poster}) {
        label->setProperty("muted", true);
        label->setFont(uiFont(12));
    }
    m_poster->setMinimumWidth(1); // the window is as narrow as without it
    m_poster->hide();
    setDroppedFramesShown(m_session.actions.find(playbackaction::dropped)->isChecked());
    connect(&session.playhead, &Playhead::timeChanged, this, &TransportBar::showTime);
    connect(&session.playhead, &Playhead::lengthChanged, this, &TransportBar::showTime);
    connect(&session.playhead, &Playhead::playingChanged, this, &TransportBar::showState);
    connect(&session.playhead, &Playhead::rangeChanged, this, &TransportBar::showState);
    connect(&session.playhead, &Playhead::posterChanged, this, &TransportBar::showPoster);
    showTime();
    showState();
    showPoster();
}

QWidget *TransportBar::makeTime()
{
    auto *place = new QWidget(m_left);
    place->setFixedSize(timeAndLength, Theme::row); // other digits must not lay out the window, in each frame
    m_timeStack = new QStackedLayout(place);
    auto *told = new QWidget(place);
    QHBoxLayout *row = rowLayout(told, 2);
    m_time = new QToolButton(told);
    m_time->setAutoRaise(true);
    m_time->setFont(uiFont(13, true));
    m_time->setFixedHeight(Theme::row);
    m_length = new QLabel(told);
    m_length->setProperty("muted", true);
    row->addWidget(m_time);
    row->addWidget(m_length);
    row->addStretch();
    m_typed = new TimeField(place);
    m_typed->setAccessibleName(tr("Go to the time"));
    m_timeStack->addWidget(told);
    m_timeStack->addWidget(m_typed);
    connect(m_time, &QToolButton::clicked, this, &TransportBar::editTime);
    connect(m_typed, &QLineEdit::editingFinished, this, &TransportBar::takeTime);
    return place;
}

QToolButton *TransportBar::makeRange()
{
    auto *range = new QToolButton(m_right);
    range->setObjectName(u"playedRange"_s);
    range->setAutoRaise(true);
    range->setFont(uiFont(12));
    range->setFixedHeight(Theme::row);
    range->setFocusPolicy(Qt::TabFocus);
    range->setIcon(icon(u"x"_s));
    range->setIconSize({14, 14});
    range->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    range->setToolTip(tr("Only what is between the in point and the out point is played. Click to play everything."));
    connect(range, &QToolButton::clicked, this, [this] {
        m_session.playhead.setIn({});
        m_session.playhead.setOut({});
    });
    return range;
}

void TransportBar::addActions(QWidget *place)
{
    using namespace playbackaction;
    Playhead &playhead = m_session.playhead;
    const auto add = [&, category = tr("Playback")](ActionId id, const QString &text, const QList<QKeySequence> &keys,
                                                    const QString &iconName, const std::function<void()> &run,
                                                    bool isCheckable = false) {
        return m_session.actions.add(place, {id, category, text, keys, iconName, isCheckable}, run);
    };
    const auto step = [&](int frames) { return [&playhead, frames] { playhead.step(frames); }; };
    const auto stepSecond = [&](int direction) {
        return [&playhead, direction] {
            playhead.step(direction * static_cast<int>(std::lround(playhead.rate().perSecond())));
        };
    };
    // Ignores a letter meant for a panel that takes letters: nobody would find out why only a part of the lecture
    // plays.
    const auto unlessTyped = [this](const std::function<void()> &run) {
        return [this, run] {
            if (m_session.actions.isTypedAtPanel())
                Q_EMIT m_session.document.statusMessage(
                    tr("The graph has letters of its own. In and out points are set over the stage or the timeline."));
            else
                run();
        };
    };
    add(toggle, tr("Play or pause"), {Qt::Key_Space}, u"play"_s, [&] { playhead.togglePlaying(); });
    add(backwards, tr("Play backwards; again: twice as fast"), {u"J"_s}, {}, [this] { shuttle(-1); });
    add(stop, tr("Stop"), {u"K"_s}, {}, [&] { playhead.stop(); });
    add(forwards, tr("Play forwards; again: twice as fast"), {u"L"_s}, {}, [this] { shuttle(1); });
    add(frameBack, tr("One frame back"), {Qt::Key_Left}, u"step-back"_s, step(-1));
    add(frameForward, tr("One frame forward"), {Qt::Key_Right}, u"step-forward"_s, step(1));
    add(secondBack, tr("One second back"), {u"Shift+Left"_s}, {}, stepSecond(-1));
    add(secondForward, tr("One second forward"), {u"Shift+Right"_s}, {}, stepSecond(1));
    add(start, tr("To the start"), {Qt::Key_Home}, u"skip-back"_s, [&] { playhead.setFrame(0); });
    add(end, tr("To the end"), {Qt::Key_End}, u"skip-forward"_s, [&] { playhead.setFrame(playhead.frameCount() - 1); });
    add(setIn, tr("Set in point at the playhead"), {u"I"_s}, {},
        unlessTyped([&playhead] { playhead.setIn(playhead.time()); }));
    add(setOut, tr("Set out point at the playhead"), {u"O"_s}, {}, unlessTyped([&playhead] { playhead.setOutHere(); }));
    add(clearIn, tr("Clear in point"), {u"Alt+I"_s}, {}, [&] { playhead.setIn({}); });
    add(clearOut, tr("Clear out point"), {u"Alt+O"_s}, {}, [&] { playhead.setOut({}); });
    add(previousScene, tr("Previous scene"), {Qt::Key_PageUp}, {}, [this] { goToScene(-1); });
    add(nextScene, tr("Next scene"), {Qt::Key_PageDown}, {}, [this] { goToScene(1); });
    const auto nothing = [] {}; // the state says it
    QAction *loops = add(loop, tr("Loop"), {u"Ctrl+L"_s}, u"repeat"_s, nothing, true);
    connect(loops, &QAction::toggled, &playhead, &Playhead::setLooping);
    QAction *showsDropped = add(dropped, tr("Show how many frames were dropped"), {}, {}, nothing, true);
    showsDropped->setChecked(setting::showsDroppedFrames.value());
    connect(showsDropped, &QAction::toggled, this, [this](bool on) {
        setting::showsDroppedFrames.set(on);
        setDroppedFramesShown(on);
    });
}

QSize TransportBar::minimumSizeHint() const
{
    return QWidget::minimumSizeHint() - QSize(m_timeStack->parentWidget()->width() - leastTime, 0);
}

/// In a narrow window the buttons need the room of the lecture's length.
void TransportBar::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const bool hasRoom = width() >= minimumSizeHint().width() - leastTime + timeAndLength;
    m_timeStack->parentWidget()->setFixedWidth(hasRoom ? timeAndLength : leastTime);
    m_length->setVisible(hasRoom);
    m_left->layout()->activate(); // or the least width of the bar would be that with the other time
    showPoster();
}

void TransportBar::showPoster()
{
    const bool isAtPoster = m_session.playhead.isAtPoster();
    const QAction *toggle = m_session.actions.find(playbackaction::toggle);
    const QString why = base::withParticles(tr("Open where something is seen; %1 plays from the start")
                                                .arg(toggle ? keyText(toggle->shortcut()) : QString()));
    const QString click = tr("Click to type a time");
    m_time->setToolTip(isAtPoster ? why + u'\n' + click : click);
    m_poster->setText(why);
    const int room = m_left->width() - timeAndLength - 3 * Theme::grid;
    m_poster->setVisible(isAtPoster && room >= m_poster->sizeHint().width());
}

void TransportBar::add(QWidget *widget)
{
    m_right->layout()->addWidget(widget);
}

void TransportBar::setDroppedFramesShown(bool shown)
{
    m_tellsDropped = shown;
    m_dropped->setVisible(shown);
    showTime();
}

void TransportBar::shuttle(int direction)
{
    Playhead &playhead = m_session.playhead;
    const bool goesOn = playhead.speed() * direction > 0;
    playhead.play(direction * (goesOn ? std::min(fastest, std::abs(playhead.speed()) * 2) : 1));
}

void TransportBar::goToScene(int step)
{
    const auto &spans = m_session.preview.show().scenes();
    const auto open = std::ranges::find(spans, m_session.selection.scene(), &picture::Show::SceneSpan::id);
    if (open == spans.end())
        return;
    const auto index = static_cast<int>(open - spans.begin());
    // Going back stops first at the beginning of the open scene.
    const bool isInside = m_session.playhead.time() > open->start + m_session.playhead.rate().at(1);
    const int wanted = step < 0 && isInside ? index : index + step;
    if (wanted < 0 || wanted >= static_cast<int>(spans.size()))
        return;
    const picture::Show::SceneSpan &span = spans[static_cast<std::size_t>(wanted)];
    m_session.playhead.setFrame(m_session.playhead.rate().framesIn(span.start));
    m_session.preview.enter(span.id);
}

void TransportBar::showTime()
{
    const Playhead &playhead = m_session.playhead;
    m_time->setText(timeText(playhead.time()));
    m_time->setAccessibleName(tr("Time %1").arg(timeText(playhead.time())));
    m_length->setText(u"/ "_s + timeText(playhead.duration()));
    if (m_tellsDropped)
        m_dropped->setText(tr("%n frames dropped", "", static_cast<int>(playhead.droppedFrames())));
}

void TransportBar::showState()
{
    const Playhead &playhead = m_session.playhead;
    if (QAction *toggle = m_session.actions.find(playbackaction::toggle))
        toggle->setIcon(icon(playhead.isPlaying() ? u"pause"_s : u"play"_s));
    if (QAction *loop = m_session.actions.find(playbackaction::loop))
        loop->setChecked(playhead.isLooping());
    const QString begin = timeText(playhead.in().value_or(Time()));
    const QString end = timeText(playhead.out().value_or(playhead.duration()));
    m_range->setText(begin + u" – "_s + end);
    m_range->setAccessibleName(tr("Played from %1 to %2; press to play everything").arg(begin, end));
    m_range->setVisible(playhead.in() || playhead.out());
    showTime();
}

void TransportBar::editTime()
{
    m_session.playhead.stop();
    m_typed->setText(timeText(m_session.playhead.time()));
    m_timeStack->setCurrentIndex(1);
    m_typed->setFocus();
    m_typed->selectAll();
}

void TransportBar::takeTime()
{
    if (m_timeStack->currentIndex() == 0)
        return;
    const QString text = m_typed->text();
    m_timeStack->setCurrentIndex(0);
    if (const auto time = parseTime(text, m_session.playhead.rate()))
        m_session.playhead.setTime(*time);
}

} // namespace lectograph::editor
