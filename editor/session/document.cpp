// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/session/document.h"

#include "editor/edits/lookup.h"
#include "editor/edits/one_by_one.h"
#include "lecture/files.h"
#include "lecture/files_beside.h"
#include "lecture/types.h"

#include <QDateTime>
#include <QFileInfo>
#include <QSignalBlocker>

#include <algorithm>
#include <tuple>
#include <utility>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

/// Changes when the file does; for a folder when its lecture.json or scenes do.
QByteArray stampOf(const QString &path)
{
    if (path.isEmpty())
        return {};
    const auto one = [](const QString &file) {
        const QFileInfo info(file);
        return info.exists()
            ? QByteArray::number(info.lastModified().toMSecsSinceEpoch()) + ':' + QByteArray::number(info.size()) + ';'
            : QByteArray("-;");
    };
    QByteArray stamp = one(path);
    if (QFileInfo(path).isDir())
        stamp += one(path + u"/lecture.json"_s) + one(path + u"/scenes"_s);
    return stamp;
}

/// Whether other scenes may change too: apart from sharing nodes or no longer sharing them.
bool changesShared(const lecture::Lecture &before, const lecture::Lecture &after)
{
    const auto idOf = [](const graph::NodePtr &node) -> const QString & { return node->id; };
    return before.nodes != after.nodes && std::ranges::equal(before.nodes, after.nodes, {}, idOf, idOf);
}

} // namespace

bool isSame(const lecture::Lecture &one, const lecture::Lecture &other)
{
    const auto file = [](const auto &it) { return std::tie(it.first, it.second.content); };
    const auto parameter = [](const lecture::Parameter &it) {
        return std::tie(it.id, it.label, it.scene, it.node, it.property, it.extra);
    };
    const auto rest = [](const lecture::Lecture &it) {
        return std::tie(it.title, it.language, it.languages, it.frameWidth, it.frameHeight, it.rate, it.dialect,
                        it.font, it.credits, it.scenes, it.extra, it.nodes, it.master, it.look, it.blocks,
                        it.animations);
    };
    return rest(one) == rest(other) && std::ranges::equal(one.parameters, other.parameters, {}, parameter, parameter)
        && std::ranges::equal(one.assets, other.assets, {}, file, file)
        && std::ranges::equal(one.attachments, other.attachments, {}, file, file);
}

struct Document::StepContent
{
    QString name;
    lecture::Lecture before;
    lecture::Lecture after;
    Selection::Snapshot selectedBefore;
    Selection::Snapshot selectedAfter = {}; ///< null until the step is undone
    Gesture gesture;
};

/// The only undo command.
class Document::Step : public QUndoCommand
{
public:
    Step(Document &document, StepContent content)
        : QUndoCommand(content.name), m_document(document), m_content(std::move(content))
    {}

    const StepContent &content() const { return m_content; }

    void undo() override
    {
        if (m_document.m_isRestoring)
            return;
        // Recorded only now: edits select their result afterwards.
        m_content.selectedAfter = m_document.selected();
        setObsolete(m_document.m_isCancelling);
        m_document.show(m_content.before, m_content.selectedBefore);
    }
    void redo() override
    {
        if (!m_document.m_isRestoring)
            m_document.show(m_content.after, m_content.selectedAfter);
    }
    int id() const override { return m_content.gesture.id ? m_content.gesture.id : -1; }
    bool mergeWith(const QUndoCommand *next) override
    {
        if (m_document.m_isRestoring)
            return false;
        m_content.after = static_cast<const Step *>(next)->m_content.after;
        // A gesture that returned to its beginning leaves no step.
        setObsolete(isSame(m_content.before, m_content.after));
        return true;
    }

private:
    Document &m_document;
    StepContent m_content;
};

Gesture Gesture::begin()
{
    static int last = 0;
    return {++last};
}

Document::Document(const timeline::Registry &plugins, Selection *selection, QObject *parent)
    : QObject(parent), m_plugins(plugins), m_selection(selection), m_types(std::shared_ptr<const void>(), &plugins)
{
    m_history.setUndoLimit(1000);
    connect(&m_history, &QUndoStack::cleanChanged, this, &Document::modifiedChanged);
}

Document::StepLectures Document::step(int index) const
{
    const StepContent &content = static_cast<const Step *>(m_history.command(index))->content();
    return {content.before, content.after};
}

const lecture::Scene *Document::scene(const QString &id) const
{
    return sceneOf(m_lecture, id);
}

const graph::Node *Document::node(const QString &sceneId, const QString &id) const
{
    return nodeOf(scene(sceneId), id);
}

bool Document::edit(const QString &name, const Edit &edit, Gesture gesture)
{
    auto after = edit(m_lecture);
    if (!after) {
        Q_EMIT refused(after.error());
        return false;
    }
    if (gesture.id && m_history.canUndo() && !m_history.canRedo()
        && m_history.command(m_history.index() - 1)->id() == gesture.id) // as of typing, whose updates begin anew
        *after = withTurnsFollowing(step(m_history.index() - 1).before, std::move(*after), m_plugins);
    *after = withTurnsFollowing(m_lecture, std::move(*after), m_plugins);
    keepRedoable(gesture);
    m_history.push(new Step(*this,
                            {.name = changesShared(m_lecture, *after) ? tr("%1 in all scenes").arg(name) : name,
                             .before = m_lecture,
                             .after = std::move(*after),
                             .selectedBefore = selected(),
                             .gesture = gesture}));
    restoreRedoable();
    return true;
}

void Document::cancel(Gesture gesture)
{
    const auto isLast = [&] {
        const int index = m_history.index();
        return index > 0 && index == m_history.count() && m_history.command(index - 1)->id() == gesture.id;
    };
    m_isCancelling = true;
    // Saving in between splits a gesture into two steps.
    while (gesture.id && isLast())
        m_history.undo();
    m_isCancelling = false;
    restoreRedoable();
}

void Document::keepRedoable(Gesture gesture)
{
    if (!m_history.canRedo() || !gesture.id) {
        if (m_redoable.gesture.id != gesture.id)
            m_redoable = {};
        return;
    }
    const int index = m_history.index();
    m_redoable = {.gesture = gesture, .index = index};
    if (m_history.cleanIndex() > index)
        m_redoable.saved = m_history.cleanIndex();
    for (int i = index; i < m_history.count(); ++i)
        m_redoable.steps.push_back(
            std::make_shared<const StepContent>(static_cast<const Step *>(m_history.command(i))->content()));
}

void Document::restoreRedoable()
{
    if (m_redoable.steps.empty() || m_history.index() != m_redoable.index || m_history.canRedo())
        return;
    const Redoable redoable = std::exchange(m_redoable, {});
    m_isRestoring = true;
    {
        const QSignalBlocker blocker(m_history); // the final setIndex() below notifies
        for (const auto &content : redoable.steps) {
            m_history.push(new Step(*this, *content));
            if (m_history.index() == redoable.saved)
                m_history.setClean();
        }
        m_history.setIndex(redoable.index + 1);
    }
    m_history.setIndex(redoable.index);
    m_isRestoring = false;
}

void Document::open(const lecture::Lecture &lecture, const QString &path, bool isModified)
{
    const bool otherPath = path != m_path;
    m_path = path;
    m_beside = lecture::filesBeside(path);
    m_stamp = stampOf(path);
    setLecture(lecture);
    m_history.clear();
    m_redoable = {};
    if (isModified)
        m_history.resetClean();
    Q_EMIT opened();
    Q_EMIT changed();
    if (otherPath)
        Q_EMIT pathChanged();
    Q_EMIT modifiedChanged();
}

base::Result<void> Document::save(const QString &path)
{
    if (const auto done = lecture::save(m_lecture, path); !done)
        return done;
    m_stamp = stampOf(path);
    m_history.setClean();
    m_redoable.saved = -1;
    if (path != m_path) {
        m_path = path;
        m_lecture.beside = m_beside = lecture::filesBeside(path);
        Q_EMIT pathChanged();
    }
    Q_EMIT saved();
    return {};
}

QString Document::title() const
{
    const QString own =
        graph::localized(m_lecture.title, lecture::languageOrder(m_lecture, m_lecture.language)).value_or(QString());
    return own.isEmpty() ? QFileInfo(m_path).completeBaseName() : own;
}

bool Document::isChangedOnDisk() const
{
    return !m_path.isEmpty() && stampOf(m_path) != m_stamp;
}

void Document::acceptDisk()
{
    m_stamp = stampOf(m_path);
}

void Document::setLecture(const lecture::Lecture &lecture)
{
    m_lecture = lecture;
    m_lecture.beside = m_beside;
    m_types = lecture::sharedTypesOf(m_lecture, m_plugins);
}

Selection::Snapshot Document::selected() const
{
    return m_selection ? m_selection->snapshot() : nullptr;
}

Selection::Snapshot Document::selectedIn(const lecture::Lecture &lecture, const Selection::Snapshot &recorded) const
{
    const Selected &now = *m_selection->snapshot();
    if (!recorded)
        return std::make_shared<const Selected>(followed(now, m_lecture, lecture));
    if (m_isCancelling) // the gesture has opened no other scene
        return recorded;
    Selected selected = restored(*recorded, now, m_lecture, lecture);
    return selected == *recorded ? recorded : std::make_shared<const Selected>(std::move(selected));
}

void Document::show(const lecture::Lecture &lecture, const Selection::Snapshot &recorded)
{
    // Listeners never see the selection of one lecture together with the other lecture.
    if (m_selection)
        m_selection->replace(selectedIn(lecture, recorded));
    setLecture(lecture);
    Q_EMIT replaced();
    Q_EMIT changed();
    if (m_selection)
        m_selection->tell();
}

} // namespace lectograph::editor
