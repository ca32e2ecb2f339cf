// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/timeline/sounds/soundcommands.h"

#include "editor/edits/lookup.h"
#include "editor/edits/sounds.h"
#include "editor/operations/soundchoice.h"
#include "editor/operations/animating.h"
#include "editor/operations/apply_edit.h"
#include "editor/edits/sound_arranging.h"
#include "editor/timeline/sounds/copiedsounds.h"

#include <QClipboard>
#include <QGuiApplication>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using base::Result;
using base::Time;
using lecture::Lecture;

void SoundCommands::apply(const QString &name, const std::function<Result<SoundsEdit>(const Lecture &)> &edit) const
{
    SoundIndices sounds;
    const bool done = applyEdit(session(), name, [&](const Lecture &lecture) -> Result<Lecture> {
        auto result = edit(lecture);
        if (!result)
            return tl::unexpected(result.error());
        sounds = std::move(result->sounds);
        return std::move(result->lecture);
    });
    if (done)
        session().selection.setSounds(sounds);
}

SoundLength SoundCommands::lengthIn(const Lecture &lecture) const
{
    return [this, &lecture](const lecture::Sound &sound) {
        const auto known = m_view.soundLength()(sound);
        return known ? known : soundLengthIn(lecture, fileOf(sound, session().preview.languages()));
    };
}

void SoundCommands::add(QWidget *parent) const
{
    const QStringList paths = chosenSoundFiles(parent, tr("Add sound"));
    if (!paths.isEmpty())
        addFiles(paths, m_view.playhead());
}

void SoundCommands::addFiles(const QStringList &paths, Time at) const
{
    Lecture with;
    const auto insert = [&](const Lecture &lecture) -> Result<SoundsEdit> {
        auto added = withSoundFiles(lecture, scene(), paths, at);
        if (!added)
            return tl::unexpected(added.error());
        with = added->lecture;
        return SoundsEdit{std::move(added->lecture), std::move(added->sounds)};
    };
    apply(tr("Add sound"), [&](const Lecture &lecture) {
        return withSoundsInserted(lecture, editContextOf(session()), at, lengthIn(with), insert);
    });
}

void SoundCommands::replaceFile(QWidget *parent) const
{
    const QString path = chosenSoundFile(parent, tr("Replace file"));
    if (path.isEmpty())
        return;
    const QString language = session().preview.language();
    const SoundIndices sounds = selected();
    applyEdit(session(), tr("Replace file"), [&](const Lecture &lecture) -> Result<Lecture> {
        auto kept = withSoundFile(lecture, path);
        if (!kept)
            return tl::unexpected(kept.error());
        return withSoundsInFile(kept->lecture, scene(), sounds, kept->file, language);
    });
}

void SoundCommands::setMuted(const SoundIndices &sounds, bool isMuted) const
{
    applyEdit(session(), isMuted ? tr("Mute sounds") : tr("Unmute sounds"),
              [&](const Lecture &lecture) { return withSoundsMuted(lecture, scene(), sounds, isMuted); });
}

void SoundCommands::remove() const
{
    removeSelected(session());
}

void SoundCommands::duplicate() const
{
    Time end;
    for (const int index : selected()) {
        if (const SoundBar *bar = m_view.soundOf(index))
            end = std::max(end, bar->end);
    }
    apply(tr("Duplicate sounds"), [&](const Lecture &lecture) {
        return withSoundsInserted(
            lecture, editContextOf(session()), end, m_view.soundLength(),
            [&](const Lecture &one) { return withSoundsDuplicated(one, scene(), selected(), m_view.soundLength()); });
    });
}

void SoundCommands::split() const
{
    apply(tr("Split sounds"), [&](const Lecture &lecture) {
        return withSoundsSplit(lecture, scene(), selected(), m_view.playhead(), m_view.soundLength());
    });
}

void SoundCommands::copy() const
{
    QGuiApplication::clipboard()->setMimeData(
        new CopiedSounds(copiedSounds(session().document.lecture(), scene(), selected())));
}

bool SoundCommands::paste() const
{
    const auto copied = CopiedSounds::in(QGuiApplication::clipboard()->mimeData());
    if (!copied)
        return false;
    const Time at = m_view.playhead();
    Lecture pasted;
    const auto insert = [&](const Lecture &lecture) {
        auto edit =
            copied->and_then([&](const Lecture &sounds) { return withSoundsPasted(lecture, scene(), sounds, at); });
        if (edit)
            pasted = edit->lecture;
        return edit;
    };
    apply(tr("Paste sounds"), [&](const Lecture &lecture) {
        return withSoundsInserted(lecture, editContextOf(session()), at, lengthIn(pasted), insert);
    });
    return true;
}

void SoundCommands::selectAll() const
{
    const lecture::Scene *open = m_view.scene();
    SoundIndices all;
    for (int i = 0; open && i < static_cast<int>(open->sounds.size()); ++i)
        all.push_back(i);
    session().selection.setSounds(all);
}

void SoundCommands::nudge(int frames) const
{
    const Time delta{frames < 0 ? -m_view.rate().at(-frames).flicks : m_view.rate().at(frames).flicks};
    applyEdit(session(), tr("Move by frames"), [&](const Lecture &lecture) {
        return withSoundsMoved(lecture, editContextOf(session()), selected(), delta);
    });
}

void SoundCommands::eachToPlayhead(const QString &name, ClipEdge edge, const EdgeChange &change) const
{
    applyEdit(session(), name, [&](const Lecture &lecture) {
        Result<Lecture> result = lecture;
        for (const int index : selected()) {
            const lecture::Scene *open = result ? sceneOf(*result, scene()) : nullptr;
            if (!open || index < 0 || index >= static_cast<int>(open->sounds.size()))
                continue;
            // Not where it was before: with ripple, those that went before have taken it along.
            const lecture::Sound &sound = *open->sounds[static_cast<std::size_t>(index)];
            const Time now = edge == ClipEdge::Start ? sound.start : endOf(sound, m_view.soundLength());
            result = change(*result, index, m_view.playhead() - now);
        }
        return result;
    });
}

void SoundCommands::moveEdgeToPlayhead(ClipEdge edge) const
{
    eachToPlayhead(tr("Move sounds to the playhead"), edge, [this](const Lecture &lecture, int index, Time delta) {
        return withSoundsMoved(lecture, editContextOf(session()), {index}, delta);
    });
}

void SoundCommands::trimToPlayhead(ClipEdge edge) const
{
    eachToPlayhead(tr("Trim sounds to the playhead"), edge, [&](const Lecture &lecture, int index, Time delta) {
        return withSoundsTrimmed(lecture, editContextOf(session()), {index}, edge, delta, m_view.soundLength());
    });
}

} // namespace lectograph::editor
