// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/exporting/sizeestimate.h"

#include "editor/exporting/estimate.h"

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

/// What size and time of a file depend on.
QString sampleKeyOf(const exporting::ExportRequest &request)
{
    const auto flicks = [](const std::optional<base::Time> &time) { return time ? time->flicks : -1; };
    const media::ExportSettings &settings = request.settings;
    const auto format = media::formatFor(settings.path);
    return QStringList{request.scenes.join(u'/'),
                       QString::number(flicks(request.from)),
                       QString::number(flicks(request.to)),
                       QString::number(format ? static_cast<int>(*format) : -1),
                       QString::number(settings.size.width()),
                       QString::number(settings.size.height()),
                       QString::number(settings.rate.perSecond()),
                       QString::number(static_cast<int>(settings.quality)),
                       QString::number(settings.isTransparent ? 1 : 0),
                       request.language}
        .join(u'|');
}

} // namespace

SizeEstimate::SizeEstimate(ExportQueue &queue, QWidget *parent) : QLabel(parent), m_queue(queue)
{
    setObjectName(u"summary"_s);
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
    setMinimumWidth(280);
    m_soon.setSingleShot(true);
    m_soon.setInterval(std::chrono::milliseconds(300));
    connect(&m_soon, &QTimer::timeout, this, &SizeEstimate::sample);
}

void SizeEstimate::begin()
{
    m_hasBegun = true;
    m_soon.start();
}

void SizeEstimate::setExport(std::vector<exporting::ExportRequest> requests, qint64 frames)
{
    m_requests = std::move(requests);
    m_frames = frames;
    if (!m_requests.empty() && sampleKeyOf(m_requests.front()) != m_key) {
        m_key.clear();
        m_sample.reset();
        m_isMeasured = false;
        m_soon.start();
    }
    renew();
}

void SizeEstimate::sample()
{
    if (!m_hasBegun || m_requests.empty())
        return;
    const QString key = sampleKeyOf(m_requests.front());
    if (key == m_key)
        return;
    m_key = key;
    m_queue.sample(m_requests.front(), this, [this, key](const std::optional<exporting::Sample> &sample) {
        if (key != m_key)
            return;
        m_sample = sample;
        m_isMeasured = true;
        renew();
        Q_EMIT measured();
    });
}

std::optional<Estimate> SizeEstimate::estimate() const
{
    if (!m_isMeasured || m_requests.empty())
        return {};
    return estimateOf(m_frames, m_requests.front().settings, m_sample);
}

std::optional<double> SizeEstimate::bytes() const
{
    const std::optional<Estimate> one = estimate();
    return one ? std::optional(one->bytes * static_cast<double>(m_requests.size())) : std::nullopt;
}

void SizeEstimate::renew()
{
    if (m_requests.empty()) {
        clear();
        setToolTip({});
        return;
    }
    const auto files = static_cast<double>(m_requests.size());
    const std::optional<Estimate> one = estimate();
    QStringList parts{playingTimeText(static_cast<double>(m_frames) / m_requests.front().settings.rate.perSecond()),
                      tr("%Ln frame(s)", nullptr, static_cast<int>(m_frames))};
    if (one) {
        parts.append(tr("about %1").arg(sizeText(one->bytes * files)));
        parts.append(tr("about %1 on this computer").arg(roughWaitText(one->seconds * files)));
    } else {
        parts.append(u"…"_s);
    }
    if (m_requests.size() > 1)
        parts.prepend(tr("%n file(s)", nullptr, static_cast<int>(m_requests.size())));
    setText(parts.join(u" · "_s));
    setToolTip(!one           ? tr("Size and time are being measured in the background")
                   : m_sample ? tr("Size and time are estimated from short samples of what is chosen, made just now")
                   : one->isFromExperience
                   ? tr("Estimated from earlier exports on this computer")
                   : tr("A first guess; it becomes exact with your first exports on this computer"));
}

} // namespace lectograph::editor
