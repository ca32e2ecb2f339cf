// SPDX-License-Identifier: GPL-3.0-or-later
#include "progress.h"

#include "command.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <cmath>
#include <cstdio>

#ifdef Q_OS_WIN
#include <io.h>
#else
#include <sys/ioctl.h>
#include <unistd.h>
#endif

namespace lectograph::app {

using namespace Qt::StringLiterals;

namespace {

bool isTerminal()
{
#ifdef Q_OS_WIN
    return _isatty(_fileno(stderr)) != 0;
#else
    return isatty(STDERR_FILENO) != 0;
#endif
}

int terminalWidth()
{
    constexpr int usual = 80;
#ifdef Q_OS_WIN
    return usual;
#else
    winsize window{};
    return ioctl(STDERR_FILENO, TIOCGWINSZ, &window) == 0 && window.ws_col > 0 ? window.ws_col : usual;
#endif
}

QString clock(double seconds)
{
    const auto whole = std::llround(std::min(seconds, 359999.0));
    return whole >= 3600 ? u"%1:%2:%3"_s.arg(whole / 3600)
                               .arg(whole / 60 % 60, 2, 10, QLatin1Char('0'))
                               .arg(whole % 60, 2, 10, QLatin1Char('0'))
                         : u"%1:%2"_s.arg(whole / 60).arg(whole % 60, 2, 10, QLatin1Char('0'));
}

} // namespace

Progress::Progress(bool json) : m_json(json), m_terminal(!json && isTerminal()) {}

Progress::~Progress()
{
    clear();
}

void Progress::show(const media::ExportProgress &progress)
{
    if (m_json) {
        say(QJsonDocument(QJsonObject{{u"frame"_s, progress.done},
                                      {u"frames"_s, progress.total},
                                      {u"frames_per_second"_s, progress.framesPerSecond},
                                      {u"seconds_left"_s, progress.secondsLeft}}),
            QJsonDocument::Compact);
        return;
    }
    if (!m_terminal)
        return;
    const double share = progress.total > 0 ? static_cast<double>(progress.done) / static_cast<double>(progress.total)
                                            : 0;
    const bool isKnown = progress.framesPerSecond > 0 || progress.done == progress.total;
    const QString numbers = u" %1 %  %2 of %3 frames  %4/s  %5 left"_s.arg(static_cast<int>(share * 100), 3)
                                .arg(progress.done)
                                .arg(progress.total)
                                .arg(progress.framesPerSecond, 0, 'f', 0)
                                .arg(isKnown ? clock(progress.secondsLeft) : u"–:––"_s);
    const int room = std::max(0, std::min(40, terminalWidth() - static_cast<int>(numbers.size()) - 1));
    const int filled = static_cast<int>(share * room);
    print(stderr, u"\r"_s + QString(filled, u'█') + QString(room - filled, u'░') + numbers + u"\x1b[K"_s);
    m_drawn = true;
}

void Progress::clear()
{
    if (m_drawn)
        print(stderr, u"\r\x1b[K"_s);
    m_drawn = false;
}

} // namespace lectograph::app
