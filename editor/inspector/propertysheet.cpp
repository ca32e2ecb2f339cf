// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/propertysheet.h"

#include "editor/inspector/rows/definitionrows.h"
#include "editor/inspector/rows/documentrows.h"
#include "editor/inspector/rows/keyrows.h"
#include "editor/inspector/rows/row.h"
#include "editor/inspector/rows/section.h"
#include "editor/inspector/rows/selectionstructure.h"
#include "editor/inspector/rows/source.h"
#include "editor/inspector/rows/stylebar.h"
#include "editor/widgets/widgets.h"

#include <QApplication>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

/// The minimum width of labels, and their maximum share of the width together with the fields.
constexpr int leastLabelColumn = 88;
constexpr double mostLabelShare = 0.45;
/// Everything in a row besides these two: margins, diamond, reset button, gaps, scroll bar.
constexpr int besideLabelAndField = 2 * 2 + 18 + 20 + 3 * 2 + 10;

/// Appends what Tab stops at below `parent`, in the order in which it stands there.
void addTabStops(const QWidget &parent, QWidgetList &stops)
{
    for (QObject *child : parent.children()) {
        auto *widget = qobject_cast<QWidget *>(child);
        if (!widget || widget->isWindow())
            continue;
        if (auto *row = qobject_cast<Row *>(widget)) {
            stops += row->tabStops();
            continue;
        }
        if (widget->focusPolicy() & Qt::TabFocus)
            stops.append(widget);
        addTabStops(*widget, stops);
    }
}

} // namespace

PropertySheet::PropertySheet(Session &session, QWidget *parent)
    : QWidget(parent), m_session(session), m_sections(columnLayout(this))
{
    m_sections->setContentsMargins(2, 4, 2, 12);
    if (!session.selection.keys().empty())
        addSection(u"keyframe"_s, Words::tr("Keyframe"), keySources(session));
    if (hasItems(session.selection))
        addSelection();
    else if (session.selection.keys().empty())
        addDocument();
    m_sections->addStretch(1);
}

Row *PropertySheet::makeRow(RowSource source, QWidget *parent)
{
    auto *made = new Row(m_session, std::move(source), parent);
    connect(made, &Row::curvesRequested, this, &PropertySheet::curvesRequested);
    connect(made, &Row::editingFinished, this, &PropertySheet::editingFinished);
    connect(made, &Row::fieldReplaced, this, &PropertySheet::tabStopsChanged);
    m_rows.push_back(made);
    return made;
}

Section *PropertySheet::addSection(const QString &name, const QString &title, const std::vector<RowSource> &sources)
{
    auto *section = new Section(name, title, this);
    m_sections->addWidget(section);
    for (const RowSource &source : sources)
        section->add(makeRow(source, section->body()));
    return section;
}

void PropertySheet::addProperties(const std::vector<PropertyPlace> &owners)
{
    for (const RowGroup &group : groupedProperties(m_session, owners)) {
        m_propertyCount += group.rows.size() + group.seldom.size();
        Section *section = addSection(group.name, group.title, propertySources(m_session, owners, group.rows));
        if (group.seldom.empty())
            continue;
        section->setMore(static_cast<int>(group.seldom.size()), [this, owners, seldom = group.seldom](QWidget *parent) {
            std::vector<QWidget *> made;
            for (const RowSource &source : propertySources(m_session, owners, seldom))
                made.push_back(makeRow(source, parent));
            Q_EMIT rowsAdded();
            return made;
        });
    }
}

void PropertySheet::addSelection()
{
    const Selection &selection = m_session.selection;
    std::vector<PropertyPlace> nodes;
    for (const QString &node : selection.nodes())
        nodes.push_back({selection.scene(), node, {}, {}});
    if (!nodes.empty()) {
        m_style = new StyleBar(m_session, this);
        m_sections->addWidget(m_style);
        addProperties(nodes);
    }
    std::vector<PropertyPlace> clips;
    for (const ClipId clip : selection.clips())
        clips.push_back({selection.scene(), {}, clip, {}});
    if (!clips.empty()) {
        addSection(u"clip"_s, Words::tr("Clip"), clipSources(m_session));
        addProperties(clips);
    }
    if (!selection.sounds().empty())
        addSection(u"sound"_s, Words::tr("Sound"), soundSources(m_session));
}

void PropertySheet::addDocument()
{
    std::vector<RowSource> parameters = parameterSources(m_session);
    // The default of the block that holds a parameter is nothing that its author meant.
    std::ranges::transform(parameters, parameters.begin(), withoutDefault);
    if (!parameters.empty())
        addSection(u"parameters"_s, Words::tr("Parameters"), parameters);
    const QString scene = m_session.selection.scene();
    if (const QString block = lecture::blockIdOf(scene); !block.isEmpty()) {
        addSection(u"definition"_s, Words::tr("Block"), definitionSources(m_session, block));
        if (const auto published = publishedSources(m_session, block); !published.empty())
            addSection(u"published"_s, Words::tr("Published properties"), published);
        if (const auto presets = presetSources(m_session, block); !presets.empty())
            addSection(u"presets"_s, Words::tr("Default values"), presets);
        return;
    }
    if (m_session.document.scene(scene))
        addSection(u"scene"_s, Words::tr("Scene"), sceneSources(m_session, scene));
    addSection(u"lecture"_s, Words::tr("Lecture"), lectureSources(m_session));
}

Row *PropertySheet::row(const QString &key) const
{
    const auto found = std::ranges::find(m_rows, key, [](const Row *one) { return one->source().spec.key; });
    return found == m_rows.end() ? nullptr : *found;
}

Row *PropertySheet::unfoldedRow(const QString &key)
{
    const auto sections = findChildren<Section *>();
    for (Section *section : row(key) ? QList<Section *>() : sections)
        section->makeMore();
    Row *found = row(key);
    for (Section *section : sections) {
        if (found && section->isAncestorOf(found))
            section->unfold(*found);
    }
    return found;
}

Row *PropertySheet::rowWithFocus() const
{
    const QWidget *focused = QApplication::focusWidget();
    const auto found = std::ranges::find_if(
        m_rows, [focused](const Row *one) { return one == focused || one->isAncestorOf(focused); });
    return found == m_rows.end() ? nullptr : *found;
}

Row *PropertySheet::rowBeside(int by) const
{
    std::vector<Row *> shown;
    std::ranges::copy_if(m_rows, std::back_inserter(shown), [this](Row *one) { return one->isVisibleTo(this); });
    std::ranges::sort(shown, {}, [this](const Row *one) { return one->mapTo(this, QPoint()).y(); });
    const auto at = std::ranges::find(shown, rowWithFocus());
    const auto count = static_cast<std::ptrdiff_t>(shown.size());
    const std::ptrdiff_t next = at != shown.end() ? at - shown.begin() + by : by > 0 ? 0 : count - 1;
    if (next < 0 || next >= count)
        return nullptr;
    return shown[static_cast<std::size_t>(next)];
}

Row *PropertySheet::firstVisibleRow() const
{
    const auto first = std::ranges::find_if(m_rows, [this](const Row *one) { return one->isVisibleTo(this); });
    return first == m_rows.end() ? nullptr : *first;
}

void PropertySheet::refresh()
{
    if (m_style)
        m_style->refresh();
    for (Row *one : m_rows)
        one->refresh();
}

void PropertySheet::refreshTimed()
{
    for (Row *one : m_rows) {
        if (one->isTimed())
            one->refresh();
    }
}

void PropertySheet::alignLabels(int width)
{
    int widest = leastLabelColumn;
    for (const Row *one : m_rows)
        widest = std::max(widest, one->labelLineWidth());
    const auto most = static_cast<int>((width - besideLabelAndField) * mostLabelShare);
    const int column = std::max(leastLabelColumn, std::min(widest, most));
    for (Row *one : m_rows)
        one->setLabelColumn(column, width - besideLabelAndField - column);
}

bool PropertySheet::search(const QString &typed)
{
    const auto sections = findChildren<Section *>();
    if (m_style)
        m_style->setVisible(typed.isEmpty());
    for (Section *section : sections)
        section->setSearched(!typed.isEmpty()); // makes its seldom rows
    for (Row *one : m_rows) {
        const FieldSpec &spec = one->source().spec;
        one->setVisible(spec.label.contains(typed, Qt::CaseInsensitive)
                        || spec.key.contains(typed, Qt::CaseInsensitive));
    }
    for (Section *section : sections) {
        const auto rows = section->findChildren<Row *>();
        section->setVisible(typed.isEmpty()
                            || std::ranges::any_of(rows, [](const Row *row) { return !row->isHidden(); }));
    }
    return typed.isEmpty() || std::ranges::any_of(m_rows, [](const Row *row) { return !row->isHidden(); });
}

void PropertySheet::orderTabs(QWidgetList stops)
{
    addTabStops(*this, stops);
    for (Row *one : m_rows)
        one->setFocusPolicy(Qt::TabFocus); // setTabOrder() ignores widgets without it
    for (qsizetype i = 1; i < stops.size(); ++i)
        setTabOrder(stops.at(i - 1), stops.at(i));
    for (Row *one : m_rows)
        one->setFocusPolicy(Qt::NoFocus);
}

} // namespace lectograph::editor
