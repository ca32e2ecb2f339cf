// SPDX-License-Identifier: GPL-3.0-or-later
#include "media/sound_check.h"

#include "media/sound_reader.h"

#include <map>

namespace lectograph::media {

using namespace Qt::StringLiterals;

namespace {

class Listening
{
public:
    explicit Listening(const lecture::Lecture &lecture) : m_lecture(lecture) {}

    void inspect(const QString &file, const QString &place)
    {
        const auto asset = m_lecture.assets.find(file);
        if (asset == m_lecture.assets.end())
            return; // lecture::check() reports it
        auto known = m_errors.find(file);
        if (known == m_errors.end()) {
            const auto reader = SoundReader::open(asset->second.content);
            known = m_errors.emplace(file, reader ? base::Error{} : reader.error()).first;
        }
        const base::Error &error = known->second;
        if (!error.what.isEmpty())
            m_found.push_back({graph::Severity::Failure, {u"“%1”: "_s.arg(file) + error.what, error.remedy, place}});
    }

    graph::Problems found() { return std::move(m_found); }

private:
    const lecture::Lecture &m_lecture;
    std::map<QString, base::Error> m_errors; ///< by opened file; empty error: none
    graph::Problems m_found;
};

} // namespace

graph::Problems undecodableSounds(const lecture::Lecture &lecture)
{
    Listening listening(lecture);
    for (const lecture::ScenePtr &scene : lecture.scenes) {
        for (std::size_t i = 0; i < scene->sounds.size(); ++i) {
            const QJsonValue &file = scene->sounds[i]->file;
            const QString place = u"scenes/%1.json: sounds/%2/file"_s.arg(scene->id).arg(i);
            if (file.isString())
                listening.inspect(file.toString(), place);
            const QJsonObject files = file.toObject();
            for (auto one = files.begin(); one != files.end(); ++one)
                listening.inspect(one.value().toString(), place + u'/' + one.key());
        }
    }
    return listening.found();
}

} // namespace lectograph::media
