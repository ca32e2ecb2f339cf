// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/animations/effects.h"

#include "editor/widgets/theme.h"

namespace lectograph::editor {

using namespace Qt::StringLiterals;

EffectKind effectOf(const timeline::AnimationType &type)
{
    using timeline::Presence;
    if (type.presence == Presence::Enters)
        return EffectKind::Enter;
    if (type.presence == Presence::Leaves)
        return EffectKind::Exit;
    if (type.presence == Presence::Passes || type.isEmphasis)
        return EffectKind::Emphasis;
    return type.channels == timeline::Place ? EffectKind::Move : EffectKind::Change;
}

EffectKind effectOf(const timeline::Clip &clip, const timeline::AnimationRegistry &registry)
{
    if (clip.isGroup())
        return EffectKind::Group;
    const timeline::AnimationType *type = registry.find(clip.type);
    return type ? effectOf(*type) : EffectKind::Change;
}

QIcon iconOf(EffectKind kind)
{
    // Slides have green for entrances, yellow for emphasis and red for exits.
    switch (kind) {
    case EffectKind::Enter: return icon(u"log-in"_s, theme().good);
    case EffectKind::Emphasis: return icon(u"sparkles"_s, theme().keyframe);
    case EffectKind::Exit: return icon(u"log-out"_s, theme().error);
    case EffectKind::Move: return icon(u"move"_s, theme().accent);
    case EffectKind::Change: return icon(u"blend"_s, theme().accent);
    case EffectKind::Group: return icon(u"group"_s, theme().muted);
    }
    return {};
}

} // namespace lectograph::editor
