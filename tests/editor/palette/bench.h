// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../prepare.h"
#include "../registry.h"
#include "editor/edits/blocks.h"
#include "editor/palette/cardview.h"
#include "editor/palette/palettepanel.h"
#include "editor/session/session.h"

#include <QTest>

#include <algorithm>
#include <array>

namespace lectograph::test {

using namespace Qt::StringLiterals;

inline bool isInThreeScripts(const QStringList &words)
{
    return std::ranges::all_of(
        std::array{QChar::Script_Latin, QChar::Script_Hangul, QChar::Script_Han}, [&](QChar::Script script) {
            return std::ranges::any_of(words, [&](const QString &word) { return word.front().script() == script; });
        });
}

/// A palette for an empty lecture in a window.
class PaletteBench : public QObject
{
    Q_OBJECT

protected:
    static QModelIndex cardOf(editor::CardView &view, const QString &type)
    {
        const auto found = view.cards().match(view.cards().index(0, 0), editor::Cards::TypeRole, type, 1,
                                              Qt::MatchExactly);
        return found.isEmpty() ? QModelIndex() : found.first();
    }
    static void clickCard(editor::CardView &view, const QString &type, bool isDouble)
    {
        const QModelIndex index = cardOf(view, type);
        QVERIFY(index.isValid());
        view.scrollTo(index);
        const QPoint at = view.visualRect(index).center();
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, at);
        if (isDouble)
            QTest::mouseDClick(view.viewport(), Qt::LeftButton, {}, at);
    }
    const lecture::Scene &scene() const { return *m_session->document.lecture().scenes.front(); }

    std::unique_ptr<editor::Session> m_session;
    std::unique_ptr<QWidget> m_window;
    editor::PalettePanel *m_panel = nullptr;

protected Q_SLOTS:
    void initTestCase() { prepare(); }
    void init()
    {
        m_session = std::make_unique<editor::Session>(registry());
        m_session->document.open(editor::emptyLecture(u"en"_s), {});
        m_window = std::make_unique<QWidget>();
        m_panel = new editor::PalettePanel(*m_session, m_window.get());
        m_window->resize(230, 640);
        m_panel->resize(m_window->size());
        m_window->show();
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }
    void cleanup()
    {
        m_window.reset();
        m_session.reset();
    }
};

} // namespace lectograph::test
