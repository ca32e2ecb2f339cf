// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/operations/pasting.h"

#include "editor/customblocks/customblocks.h"
#include "editor/edits/copied_nodes.h"
#include "editor/edits/filedrop.h"
#include "editor/edits/foreign_data.h"
#include "editor/edits/foreign_text.h"
#include "editor/edits/mime.h"
#include "editor/language/translated.h"
#include "editor/operations/code_offer.h"
#include "editor/operations/sound_offers.h"
#include "editor/operations/table_offers.h"
#include "editor/operations/tabledialog.h"
#include "editor/session/session.h"

#include <QClipboard>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMimeData>
#include <QTimer>

#include <algorithm>
#include <memory>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

using Adding = std::function<Result<AddedFiles>(const Lecture &lecture, const ForeignContent &how)>;

ForeignContent contentAt(Session &session, const ContentPlace &place, const TableChoices &tables = {})
{
    return {session.selection.scene(),
            session.preview.language(),
            session.preview.localTime(),
            place.at,
            place.canvas,
            tables};
}

void add(Session &session, const QString &name, const ContentPlace &place, const Adding &adding,
         const TableChoices &tables = {})
{
    const ForeignContent how = contentAt(session, place, tables);
    if (!tables.empty()) {
        const QString file = tables.size() == 1 ? tables.begin()->first : QString();
        std::make_shared<TableOffer>(session, name, file, how, adding)->add();
        return;
    }
    AddedFiles added;
    const bool done = session.document.edit(name, [&](const Lecture &lecture) {
        return adding(lecture, how).map([&](AddedFiles &&with) {
            added = std::move(with);
            return added.lecture;
        });
    });
    if (!done)
        return;
    if (added.nodes.isEmpty())
        session.selection.setSounds(added.sounds);
    else
        session.selection.setNodes(added.nodes);
    if (!added.notes.isEmpty())
        Q_EMIT session.document.statusMessage(added.notes.join(u' '));
    offerRoomForSounds(session, added.sounds);
}

QString nameOfPasting(TextKind kind)
{
    switch (kind) {
    case TextKind::Words: return translated("Paste words");
    case TextKind::Formula: return translated("Paste formula");
    case TextKind::WordsWithFormulas: return translated("Paste words with formulas");
    case TextKind::Drawing: return translated("Paste drawing");
    case TextKind::Code: return translated("Paste code");
    case TextKind::Table: return translated("Paste table");
    }
    return {};
}

bool isPictureIn(const QMimeData &data)
{
    return (data.hasImage() && !data.hasText()) || data.hasFormat(u"image/svg+xml"_s);
}

void addContent(Session &session, const QMimeData &data, const ContentPlace &place)
{
    const bool isPicture = isPictureIn(data);
    const QString text = isPicture ? QString() : data.text();
    const TextKind kind = kindOf(text);
    const bool isCode = kind == TextKind::Code
        || (kind == TextKind::Words && isFromCodeEditor(data) && text.trimmed().contains(u'\n'));
    if (isCode && !place.canvas) {
        std::make_shared<CodeOffer>(session, text, contentAt(session, place))->add();
        return;
    }
    const auto adding = [&](const Lecture &lecture, const ForeignContent &how) {
        return withForeignContent(lecture, data, how, session.registry());
    };
    add(session, isPicture ? translated("Paste picture") : nameOfPasting(kind), place, adding);
    if (const auto why = brokenFormulaIn(text))
        Q_EMIT session.document.statusMessage(
            translated("This reads like a formula, but it cannot be typeset, so it became words: %1").arg(why->what));
}

/// How tables in files can be read, the likeliest way first; a text may be words as well.
std::vector<std::pair<QString, std::vector<TableChoice>>> tablesAmong(const QStringList &paths)
{
    std::vector<std::pair<QString, std::vector<TableChoice>>> tables;
    for (const QString &path : paths) {
        auto choices = tableChoicesOf(path);
        const bool isText = QFileInfo(path).suffix().compare("txt"_L1, Qt::CaseInsensitive) == 0;
        if (!choices.empty() && (!isText || kindOf(choices.front().text) == TextKind::Table))
            tables.emplace_back(path, std::move(choices));
    }
    return tables;
}

} // namespace

void addFiles(Session &session, QStringList paths, const ContentPlace &place)
{
    QStringList blocks;
    std::ranges::copy_if(paths, std::back_inserter(blocks), isCustomBlockFile);
    importCustomBlocks(session, blocks);
    paths.removeIf([&](const QString &path) { return blocks.contains(path); });
    if (paths.isEmpty())
        return;
    const auto addAll = [&session, paths, place](const TableChoices &tables) {
        const auto adding = [&session, paths](const Lecture &lecture, const ForeignContent &how) {
            return withForeignFiles(lecture, paths, how, session.registry());
        };
        add(session, translated("Add files"), place, adding, tables);
    };
    const auto tables = tablesAmong(paths);
    TableChoices likeliest;
    for (const auto &[path, choices] : tables)
        likeliest.emplace(path, choices.front());
    if (std::ranges::all_of(tables, [](const auto &table) { return table.second.size() < 2; })) {
        addAll(likeliest);
        return;
    }
    // A modal dialog during a drop would keep the pointer grabbed.
    QTimer::singleShot(0, &session.document, [&session, tables, likeliest, addAll] {
        TableChoices chosen = likeliest;
        for (const auto &[path, choices] : tables) {
            const TableAnswer answer = askForTable(session, choices, QFileInfo(path).fileName());
            if (answer.isCancelled)
                return;
            if (answer.choice)
                chosen.insert_or_assign(path, *answer.choice);
        }
        addAll(chosen);
    });
}

void addForeignContent(Session &session, const QMimeData *data, const ContentPlace &place)
{
    if (!holdsForeignContent(data)) {
        Q_EMIT session.document.refused(
            {translated("There is nothing in the clipboard that could be put into the scene."),
             translated("Copy blocks, words, a picture or a file first."),
             {}});
        return;
    }
    if (const QString lecture = lectureIn(data); !lecture.isEmpty() && session.openLecture) {
        session.openLecture(lecture);
        return;
    }
    if (const QStringList files = filesIn(data); !files.isEmpty()) {
        addFiles(session, files, place);
        return;
    }
    const QString text = isPictureIn(*data) ? QString() : wordsIn(*data).value_or(QString());
    const std::vector<TableChoice> choices = tableChoicesInText(text);
    if (choices.empty()) {
        addContent(session, *data, place);
        return;
    }
    // What the clipboard has may be gone when another form is chosen.
    const auto content = std::make_shared<QMimeData>();
    if (data->hasText())
        content->setText(data->text());
    if (data->hasHtml())
        content->setHtml(data->html());
    const auto addTable = [&session, content, place](const TableChoice &choice) {
        const auto adding = [&session, content](const Lecture &lecture, const ForeignContent &how) {
            return withForeignContent(lecture, *content, how, session.registry());
        };
        add(session, translated("Paste table"), place, adding, {{QString(), choice}});
    };
    if (choices.size() < 2) {
        addTable(choices.front());
        return;
    }
    // Asked later, as in addFiles().
    QTimer::singleShot(0, &session.document, [&session, choices, addTable] {
        const TableAnswer answer = askForTable(session, choices);
        if (!answer.isCancelled)
            addTable(answer.choice.value_or(choices.front()));
    });
}

void pasteClipboard(Session &session, const CopyWish &blocks, const ContentPlace &place)
{
    if (blocks.colors == PastedColors::AsTheyWere && keepPastedColors(session))
        return;
    const QMimeData *held = QGuiApplication::clipboard()->mimeData();
    if (const auto scenes = CopiedScenes::in(held))
        pasteScenes(session, *scenes, blocks.colors);
    else if (const auto nodes = CopiedNodes::in(held))
        pasteBlocks(session, *nodes, blocks);
    else if (const auto items = CopiedItems::in(held); items && !(*items && (*items)->isEmpty()))
        pasteItems(session, *items);
    else
        addForeignContent(session, held, place);
}

bool canPaste(const QMimeData *data)
{
    const auto holds = [data](const char *type) { return data->hasFormat(QString::fromLatin1(type)); };
    return data
        && (holds(mime::nodes) || holds(mime::scenes) || holds(mime::clips) || holds(mime::keys) || holds(mime::sounds)
            || holdsForeignContent(data));
}

} // namespace lectograph::editor
