// SPDX-License-Identifier: GPL-3.0-or-later
#include "lecture/animation_file.h"

#include "lecture/reading.h"
#include "lecture/scene_reader.h"
#include "lecture/writing.h"

#include <QSet>

using namespace Qt::StringLiterals;

namespace lectograph::lecture {

namespace {

const QString prefix = u"animation:"_s;

/// Roles stand where ids of nodes do.
void checkRoles(Fields &fields, const QStringList &roles)
{
    QSet<QString> known;
    for (const QString &role : roles) {
        if (role.isEmpty() || role.contains(u'/') || role.contains(u'.') || role.contains(u'*')) {
            fields.fail(u"roles"_s, Sentence::tr("“%1” cannot be the name of a role.").arg(role),
                        Sentence::tr("Use letters, digits and hyphens, such as “title-2”."));
        } else if (known.contains(role)) {
            fields.fail(u"roles"_s, Sentence::tr("The role “%1” is there twice.").arg(role),
                        Sentence::tr("Give each role another name."));
        }
        known.insert(role);
    }
}

} // namespace

QString animationType(const QString &animation)
{
    return prefix + animation;
}

QString animationIdOf(const QString &type)
{
    return type.startsWith(prefix) ? type.mid(prefix.size()) : QString();
}

base::Result<AnimationPtr> animationFrom(const QString &fileName, const QJsonObject &json, const Upgrades &upgrades)
{
    Fields fields(json);
    const QString fileId = idOfFile(fileName);
    Animation animation;
    animation.id = fields.text(u"id"_s, fileId);
    if (animation.id != fileId) {
        fields.fail(u"id"_s,
                    Sentence::tr("The animation says it is “%1”, but its file is %2.").arg(animation.id, fileName),
                    Sentence::tr("Write “%1” as its id, or rename the file.").arg(fileId));
    }
    animation.title = fields.localizable(u"title"_s);
    animation.help = fields.localizable(u"help"_s);
    animation.roles = fields.texts(u"roles"_s);
    checkRoles(fields, animation.roles);
    animation.clips = clipsFrom(fields, upgrades);
    animation.extra = fields.rest();
    return finished<AnimationPtr>(fields, std::make_shared<const Animation>(std::move(animation)));
}

QJsonObject jsonOf(const Animation &animation)
{
    QJsonObject json = animation.extra;
    insertText(json, u"id"_s, animation.id);
    insertNamed(json, u"title"_s, animation.title);
    insertNamed(json, u"help"_s, animation.help);
    insertUnless(json, u"roles"_s, QJsonArray::fromStringList(animation.roles), animation.roles.isEmpty());
    insertClips(json, animation.clips);
    return json;
}

} // namespace lectograph::lecture
