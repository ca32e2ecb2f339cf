// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/fields/expressionfield.h"

#include "editor/inspector/fields/expressionedit.h"
#include "editor/inspector/fields/linkchip.h"
#include "editor/inspector/rows/expressions.h"
#include "editor/inspector/rows/links.h"
#include "editor/widgets/theme.h"
#include "editor/widgets/widgets.h"
#include "graph/binding.h"

#include <QGridLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t mostNames = 6;
constexpr int mostResultWidth = 96;

/// The place is counted in the text with ids, which may be longer or shorter than the one that is shown.
QString sentenceOf(const base::Error &error, bool hasPlace)
{
    const QString sentence = base::Error(error.what, error.remedy).text();
    return error.place.isEmpty() || !hasPlace ? sentence : u"%1 (%2)"_s.arg(sentence, error.place);
}

} // namespace

ExpressionField::ExpressionField(Session &session, const RowSource &source, QWidget *parent)
    : Field(parent),
      m_session(session),
      m_source(source),
      m_edit(new ExpressionEdit(
          [this](const QString &text, qsizetype cursor) { return namesAt(m_session, m_source, text, cursor); }, this)),
      m_result(new QLabel(this)),
      m_names(nullptr)
{
    m_names = columnLayout(this, 2);
    m_line = new QGridLayout;
    m_line->setSpacing(Theme::grid);
    m_line->setVerticalSpacing(0);
    m_line->setColumnStretch(1, 1);
    auto *sign = new QLabel(u"="_s, this);
    QPalette quiet = palette();
    quiet.setColor(QPalette::WindowText, theme().muted);
    sign->setPalette(quiet);
    sign->setFixedHeight(Theme::row);
    m_result->setPalette(quiet);
    m_result->setFixedHeight(Theme::row);
    m_result->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_result->setTextFormat(Qt::PlainText); // may contain texts of the lecture
    m_result->setObjectName(u"result"_s);
    m_line->addWidget(sign, 0, 0, Qt::AlignTop);
    m_line->addWidget(m_edit, 0, 1);
    m_names->addLayout(m_line);
    const bool isText = source.property->type == graph::ValueType::Text;
    m_edit->setObjectName(u"expression"_s);
    m_edit->setAccessibleName(tr("%1: expression").arg(source.spec.label));
    m_edit->setPlaceholderText(isText ? tr("Layer {number}") : tr("2 * gap + 1"));
    m_edit->setToolTip(tr("Names of blocks, numbers and functions; Ctrl+Space shows the names, Enter is done, Esc "
                          "restores what was before"));
    setFocusProxy(m_edit);
    connect(m_edit, &GrowingEdit::textEdited, this, [this] {
        if (m_isRefused && isSettled())
            Q_EMIT validationFailed({}); // restored by hand
        showResult();
    });
    connect(m_edit, &GrowingEdit::gestureBegan, this, &Field::gestureBegan);
    connect(m_edit, &GrowingEdit::gestureEnded, this, &ExpressionField::leave);
    connect(m_edit, &GrowingEdit::done, this, [this] {
        if (isSettled())
            Q_EMIT editingFinished();
    });
    connect(m_edit, &GrowingEdit::cancelled, this, [this] {
        m_edit->setShownText(m_shown);
        Q_EMIT validationFailed({});
        Q_EMIT cancelled();
    });
    connect(m_edit, &GrowingEdit::menuOpening, this, &Field::menuOpening);
}

bool ExpressionField::isSettled() const
{
    return m_edit->toPlainText() == m_shown;
}

void ExpressionField::display(const Reading &reading)
{
    const bool isTyping = m_edit->hasFocus() && !isSettled();
    if (reading.kind == PropertyKind::Computed) {
        m_written = reading.written;
        m_shown = withGivenNames(m_session, scene(), expressionText(m_session, reading.written));
    }
    if (!isTyping)
        m_edit->setShownText(m_shown);
    showResult();
}

void ExpressionField::begin(const QString &text)
{
    m_edit->setShownText(withGivenNames(m_session, scene(), text));
    m_edit->setBeginning(true);
    m_edit->selectAll();
    m_edit->setFocus();
    showResult();
}

void ExpressionField::insertName(const QString &output)
{
    const graph::LinkText link = graph::parseLink(output);
    QString name = graph::expressionNameOf(link.node);
    if (!link.port.isEmpty())
        name += u'.' + link.port;
    name = withGivenNames(m_session, scene(), name);
    const bool isPlace = m_source.property->type == graph::ValueType::Text;
    m_edit->insertName(isPlace ? placeWith(name, *m_source.property, m_edit->toPlainText()) : name);
    m_edit->setFocus();
}

void ExpressionField::commit()
{
    m_edit->endComposing();
    const QString text = m_edit->toPlainText().trimmed();
    if (text == m_shown || (text.isEmpty() && m_shown.isEmpty())) {
        if (std::exchange(m_isRefused, false))
            Q_EMIT validationFailed({});
        return;
    }
    if (text.isEmpty()) { // as it was before there was an expression
        Q_EMIT edited(QJsonValue::Undefined);
        return;
    }
    const QString kept = withIds(m_session, scene(), text);
    QJsonValue json = expressionJson(kept);
    if (m_written.toObject().value(u"expression"_s).isObject()) { // of several languages
        QJsonObject all = m_written.toObject();
        QJsonObject texts = all.value(u"expression"_s).toObject();
        texts.insert(m_session.preview.language(), kept);
        all.insert(u"expression"_s, texts);
        json = all;
    }
    const auto value = expressionNow(m_session, m_source, json);
    m_isRefused = !value;
    Q_EMIT validationFailed(value ? QString() : sentenceOf(value.error(), kept == text));
    if (!value)
        return;
    m_shown = text;
    m_written = json;
    m_edit->setShownText(text);
    m_edit->setBeginning(false);
    Q_EMIT edited(json);
}

/// When the focus leaves, and by Enter.
void ExpressionField::leave()
{
    commit();
    if (!m_edit->hasFocus() && !isSettled()) {
        m_edit->setShownText(m_shown);
        showResult();
    }
    Q_EMIT gestureEnded();
}

void ExpressionField::showResult()
{
    const QString text = m_edit->toPlainText().trimmed();
    const QString kept = withIds(m_session, scene(), text);
    const auto value = text.isEmpty() ? base::Result<graph::Value>(base::failure({}))
                                      : expressionNow(m_session, m_source, expressionJson(kept));
    const QString result = value ? summaryOf(*value) : QString();
    m_resultText = text.isEmpty() ? QString() : value ? u"= "_s + result : u"?"_s;
    m_result->setToolTip(value ? result : sentenceOf(value.error(), kept == text));
    m_result->setVisible(!text.isEmpty());
    placeResult();
    m_edit->setAccessibleDescription(value ? tr("Result: %1").arg(result) : sentenceOf(value.error(), kept == text));
    showNames();
}

/// Beside the expression if both are short; otherwise below it, so that words are not broken and values not cut.
void ExpressionField::placeResult()
{
    constexpr int besideText = 28; // sign, gaps, frame
    const int resultWidth = m_result->fontMetrics().horizontalAdvance(m_resultText) + 1;
    int textWidth = 0;
    for (const QString &line : m_edit->toPlainText().split(u'\n'))
        textWidth = std::max(textWidth, m_edit->fontMetrics().horizontalAdvance(line));
    const bool isBeside = resultWidth <= mostResultWidth && textWidth + besideText + resultWidth <= width();
    if (isBeside && m_isBeside != isBeside)
        m_line->addWidget(m_result, 0, 2, Qt::AlignTop);
    else if (m_isBeside != isBeside)
        m_line->addWidget(m_result, 1, 1);
    m_isBeside = isBeside;
    m_result->setMinimumWidth(isBeside ? resultWidth : 0);
    m_result->setText(isBeside ? m_resultText
                               : m_result->fontMetrics().elidedText(m_resultText, Qt::ElideRight,
                                                                    std::max(mostResultWidth, width() - besideText)));
}

void ExpressionField::resizeEvent(QResizeEvent *event)
{
    Field::resizeEvent(event);
    placeResult();
}

/// The blocks behind the names, with their labels and values.
void ExpressionField::showNames()
{
    const QString &scene = this->scene();
    std::vector<QJsonObject> links = linksOfExpression(m_session, scene,
                                                       withIds(m_session, scene, m_edit->toPlainText()));
    if (links.size() > mostNames)
        links.resize(mostNames);
    while (m_chips.size() < links.size()) {
        m_chips.push_back(new LinkChip(this));
        m_names->addWidget(m_chips.back());
    }
    for (std::size_t i = 0; i < m_chips.size(); ++i) {
        LinkChip *chip = m_chips[i];
        chip->setVisible(i < links.size());
        chip->disconnect(this);
        if (i >= links.size())
            continue;
        const QString node = graph::parseLink(links[i].value(u"link"_s).toString()).node;
        const graph::ValueType type = outputTypeOf(m_session, scene, links[i]);
        const auto value = linkedNow(m_session, scene, links[i], type);
        const QString label = linkLabel(m_session, scene, links[i]);
        chip->display(label, value ? summaryOf(*value) : QString(), type);
        chip->setAccessibleName(tr("%1: uses %2").arg(m_source.spec.label, label));
        chip->setToolTip(tr("Go to “%1”").arg(label));
        connect(chip, &QAbstractButton::clicked, this, [this, node] { m_session.selection.setNodes({node}); });
    }
}

} // namespace lectograph::editor
