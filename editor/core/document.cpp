// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/core/document.h"

#include "editor/core/lookup.h"
#include "lecture/files.h"

#include <QDateTime>
#include <QFileInfo>

#include <algorithm>
#include <tuple>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

/// Changes when the file does; of a folder that of its lecture.json and scenes.
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

/// The very same content, not just an equal one: between the two nothing was done.
bool isSame(const lecture::Lecture &a, const lecture::Lecture &b)
{
    const auto isSameFile = [](const auto &one, const auto &other) {
        return one.first == other.first && one.second.content == other.second.content;
    };
    const auto isSameParameter = [](const lecture::Parameter &one, const lecture::Parameter &other) {
        const auto all = [](const lecture::Parameter &it) {
            return std::tie(it.id, it.label, it.scene, it.node, it.property, it.extra);
        };
        return all(one) == all(other);
    };
    const auto rest = [](const lecture::Lecture &it) {
        return std::tie(it.title, it.language, it.languages, it.frameWidth, it.frameHeight, it.rate, it.dialect,
                        it.font, it.credits, it.scenes, it.extra);
    };
    return rest(a) == rest(b) && std::ranges::equal(a.parameters, b.parameters, isSameParameter)
        && std::ranges::equal(a.assets, b.assets, isSameFile)
        && std::ranges::equal(a.attachments, b.attachments, isSameFile);
}

} // namespace

/// The only undo command there is.
class Document::Step : public QUndoCommand
{
public:
    Step(Document &document, const QString &name, lecture::Lecture after, Gesture gesture)
        : QUndoCommand(name),
          m_document(document),
          m_before(document.m_lecture),
          m_after(std::move(after)),
          m_selectedBefore(document.selected()),
          m_gesture(gesture)
    {}

    void undo() override
    {
        // Only now is it known: what came of an edit is selected after it.
        m_selectedAfter = m_document.selected();
        setObsolete(m_document.m_isCancelling);
        m_document.show(m_before, m_selectedBefore);
    }
    void redo() override { m_document.show(m_after, m_selectedAfter); }
    int id() const override { return m_gesture.id ? m_gesture.id : -1; }
    bool mergeWith(const QUndoCommand *next) override
    {
        m_after = static_cast<const Step *>(next)->m_after;
        setObsolete(isSame(m_before, m_after)); // a gesture that came back to where it began leaves no step
        return true;
    }

private:
    Document &m_document;
    lecture::Lecture m_before;
    lecture::Lecture m_after;
    Selection::Snapshot m_selectedBefore;
    Selection::Snapshot m_selectedAfter; ///< null until it is undone
    Gesture m_gesture;
};

Gesture Gesture::begin()
{
    static int last = 0;
    return {++last};
}

Document::Document(const timeline::Registry &registry, Selection *selection, QObject *parent)
    : QObject(parent), m_registry(registry), m_selection(selection)
{
    m_history.setUndoLimit(1000);
    connect(&m_history, &QUndoStack::cleanChanged, this, &Document::modifiedChanged);
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
    m_history.push(new Step(*this, name, std::move(*after), gesture));
    return true;
}

void Document::cancel(Gesture gesture)
{
    const auto isLast = [&] {
        const int index = m_history.index();
        return index > 0 && index == m_history.count() && m_history.command(index - 1)->id() == gesture.id;
    };
    m_isCancelling = true;
    // Two steps if it was saved in between.
    while (gesture.id && isLast())
        m_history.undo();
    m_isCancelling = false;
}

void Document::open(lecture::Lecture lecture, const QString &path, bool isModified)
{
    const bool otherPath = path != m_path;
    m_path = path;
    m_stamp = stampOf(path);
    m_lecture = std::move(lecture);
    m_history.clear();
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
    if (path != m_path) {
        m_path = path;
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

Selection::Snapshot Document::selected() const
{
    return m_selection ? m_selection->snapshot() : nullptr;
}

void Document::show(const lecture::Lecture &lecture, const Selection::Snapshot &selected)
{
    // Nobody ever sees a selection of the one lecture and the other lecture.
    if (m_selection)
        m_selection->replace(
            selected ? selected
                     : std::make_shared<const Selected>(followed(*m_selection->snapshot(), m_lecture, lecture)));
    m_lecture = lecture;
    Q_EMIT changed();
    if (m_selection)
        m_selection->tell();
}

} // namespace lectograph::editor
