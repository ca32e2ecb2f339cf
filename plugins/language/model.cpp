// SPDX-License-Identifier: GPL-3.0-or-later
#include "model.h"

#include "base/sentence.h"
#include "shelf.h"

#include <QFile>
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <mutex>
#include <utility>

namespace lectograph::language {

using namespace Qt::StringLiterals;
using base::Result;
using base::Sentence;
using tensor::Safetensors;
using tensor::Tensor;

namespace {

QJsonDocument jsonOf(const Safetensors &file, const QString &key)
{
    return QJsonDocument::fromJson(file.metadata().value(key).toUtf8());
}

QStringList listOf(const Safetensors &file, const QString &key)
{
    QStringList list;
    for (const QJsonValue &value : jsonOf(file, key).array())
        list.append(value.toString());
    return list;
}

HeadWeights takeHead(Shelf &shelf, const QString &prefix, int d)
{
    HeadWeights head;
    head.query = shelf.take(prefix + u"W_Q"_s, d, 0);
    head.key = shelf.take(prefix + u"W_K"_s, d, head.query.columns());
    head.value = shelf.take(prefix + u"W_V"_s, d, 0);
    head.output = shelf.take(prefix + u"W_O"_s, head.value.columns(), d);
    return head;
}

Result<ModelPtr> load(const QString &path)
{
    if (!QFile::exists(path))
        return base::failure(Sentence::tr("There is no small language model for this language yet."),
                             Sentence::tr("Write the sentence in English, Korean or Chinese."));
    const auto file = Safetensors::open(path);
    if (!file)
        return tl::unexpected(file.error());
    auto model = std::make_shared<Model>();
    model->vocabulary = listOf(*file, u"vocabulary"_s);
    model->senses = listOf(*file, u"senses"_s);
    model->positions = file->metadata().value(u"positions"_s).toInt();
    model->tokenizer = Tokenizer(jsonOf(*file, u"tokenizer"_s).object(), model->vocabulary);

    Shelf shelf(*file);
    model->embedding = shelf.take(u"W_E"_s, model->vocabulary.size(), 0);
    const int d = model->embedding.columns();
    for (int head = 1; file->contains(u"block1.head%1.W_Q"_s.arg(head)); ++head)
        model->heads.push_back(takeHead(shelf, u"block1.head%1."_s.arg(head), d));
    model->inner = shelf.take(u"block1.W_1"_s, d, 0);
    model->innerBias = shelf.take(u"block1.b_1"_s, 1, model->inner.columns());
    model->outer = shelf.take(u"block1.W_2"_s, model->inner.columns(), d);
    model->outerBias = shelf.take(u"block1.b_2"_s, 1, d);
    model->attentionNorm = {shelf.take(u"block1.norm1.gain"_s, 1, d), shelf.take(u"block1.norm1.bias"_s, 1, d)};
    model->mlpNorm = {shelf.take(u"block1.norm2.gain"_s, 1, d), shelf.take(u"block1.norm2.bias"_s, 1, d)};
    model->unembedding = shelf.take(u"W_U"_s, d, model->vocabulary.size());
    model->senseReadout = shelf.take(u"read.meaning"_s, d, model->senses.size());
    if (shelf.error())
        return base::within(path, *shelf.error());
    if (model->vocabulary.size() <= specialWords || model->positions < 1 || model->heads.size() < 3)
        return base::failure(Sentence::tr("The file contains no small language model."), {}, path);
    return ModelPtr(std::move(model));
}

} // namespace

Result<ModelPtr> modelOf(const QString &language)
{
    static std::mutex mutex;
    static QHash<QString, Result<ModelPtr>> models;
    const std::scoped_lock lock(mutex);
    auto known = models.find(language);
    if (known == models.end())
        known = models.insert(language, load(u":/lectograph/models/%1.safetensors"_s.arg(language)));
    return *known;
}

} // namespace lectograph::language
