// SPDX-License-Identifier: GPL-3.0-or-later
#include "typeset/formula_engine.h"

#include "base/sentence.h"
#include "typeset/host_text.h"
#include "typeset/script_thread.h"

#include <QJSEngine>

#include <algorithm>

namespace lectograph::typeset {

using namespace Qt::StringLiterals;

namespace {

using Json = base::Result<QByteArray>;

/// The callback object of the script.
class TextMeter : public QObject
{
    Q_OBJECT
public:
    Q_INVOKABLE QList<double> measure(const QString &text, const QString &cssFamily, bool italic, bool bold,
                                      const QString &language) const
    {
        const HBox box = lineOf(hostText(text, cssFamily, italic, bold, language), 0, text.size());
        const base::Box ink = inkOf(box);
        return {box.width, std::max(0.0, ink.isEmpty() ? 0 : ink.max.y), std::max(0.0, ink.isEmpty() ? 0 : -ink.min.y)};
    }
};

base::Error failureOf(const QString &what)
{
    return {base::Sentence::tr("Formulas cannot be set: ") + what, base::Sentence::tr("Reinstall the program."), {}};
}

/// The script engine and its module, used by one thread.
class FormulaScript
{
public:
    static constexpr const char *name = "formulas";
    struct Question
    {
        QString latex;
        bool display = true;
        QString language;
    };

    FormulaScript()
    {
        const QJSValue module = m_engine.importModule(u":/Lectograph/Formula/formula.mjs"_s);
        m_layout = module.property(u"layout"_s);
        QJSEngine::setObjectOwnership(&m_meter, QJSEngine::CppOwnership);
        const QJSValue set = module.property(u"setTextMeter"_s).call({m_engine.newQObject(&m_meter)});
        if (set.isError() || !m_layout.isCallable()) // a module that throws is not reported as an error
            m_failure = module.toString() + u'.';
    }

    Json answer(const Question &question)
    {
        if (!m_failure.isEmpty())
            return tl::unexpected(failureOf(m_failure));
        const QJSValue json = m_layout.call({question.latex, question.display, question.language});
        if (json.isError()) // nesting too deep for the stack, or out of memory
            return tl::unexpected(base::Error{base::Sentence::tr("The formula is too much for the formula engine: ")
                                                  + json.toString() + u'.',
                                              base::Sentence::tr("Split it or nest it less deeply."),
                                              {}});
        return json.toString().toUtf8();
    }

private:
    TextMeter m_meter;
    QJSEngine m_engine;
    QJSValue m_layout;
    QString m_failure;
};

} // namespace

Json formulaJson(const QString &latex, bool display, const QString &language)
{
    const auto answer = ScriptThread<FormulaScript>::ask({latex, display, language});
    return answer.value_or(tl::unexpected(failureOf(base::Sentence::tr("there is no application object."))));
}

} // namespace lectograph::typeset

#include "formula_engine.moc"
