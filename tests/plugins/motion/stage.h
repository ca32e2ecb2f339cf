// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "blockbench.h"
#include "nearness.h"
#include "picture/picture.h"
#include "timeline/scene.h"

namespace lectograph {

/// A scene with the built plugins: {"ID": {"type": …}} and {"clips": […]}; single quotes are allowed.
class Stage
{
public:
    explicit Stage(const QByteArray &nodes, const QByteArray &clips = "{'clips': []}",
                   base::Dialect dialect = base::Dialect::Gl)
        : m_nodes(nodesOf(nodes)),
          m_score(m_nodes, TestScene::idsOf(m_nodes), tracksOf(clips), builtPlugins(), settingOf(dialect),
                  std::make_shared<graph::Memo>(), QStringLiteral("s"))
    {}

    /// Where the scene's camera stands; without it, it is at rest.
    void setCamera(timeline::Score::Camera camera) { m_score.setCamera(std::move(camera)); }
    /// Aborts the test on an error.
    shape::Shape at(double seconds, const QString &actor = QStringLiteral("it"))
    {
        const auto state = m_score.state(m_score.evaluator().indexOf(actor), base::Time::fromSeconds(seconds));
        if (!state)
            qFatal("%s", qPrintable(state.error().text()));
        return *state;
    }
    shape::Shape part(const QString &pattern, double seconds)
    {
        const auto part = shape::selected(at(seconds), pattern);
        if (!part)
            qFatal("%s", qPrintable(part.error().text()));
        return *part;
    }
    base::Vec3 centre(double seconds, const QString &pattern = {}) { return part(pattern, seconds).bounds().centre(); }
    /// The visible items of "it".
    std::vector<picture::Item> seen(double seconds)
    {
        picture::Picture picture;
        append(picture, at(seconds));
        return picture.items;
    }
    QStringList problems() const
    {
        QStringList texts;
        for (const graph::Problem &problem : m_score.problems())
            texts.append(problem.error.text());
        return texts;
    }

private:
    static graph::Setting settingOf(base::Dialect dialect)
    {
        graph::Setting setting;
        setting.dialect = dialect;
        setting.asset = [](const QString &) -> base::Result<QByteArray> {
            QImage image(8, 4, QImage::Format_RGBA8888);
            image.fill(Qt::red);
            QByteArray content;
            QBuffer buffer(&content);
            image.save(&buffer, "PNG");
            return content;
        };
        return setting;
    }

    std::vector<graph::NodePtr> m_nodes;
    timeline::Score m_score;
};

/// One clip of "it", which keeps one pace.
inline QByteArray linearClip(const QByteArray &type, const QByteArray &properties, const QByteArray &more = {})
{
    return "{'clips': [{'type': 'motion." + type + "', 'target': 'it', 'ease': 'linear', 'properties': " + properties
        + more + "}]}";
}

// Less exact, for what is computed from angles or along curves.

inline bool isAbout(double a, double b)
{
    return isNear(a, b, 1e-6);
}

inline bool isAbout(const QPointF &a, const QPointF &b)
{
    return isNear(a, b, 1e-6);
}

inline bool isAbout(const base::Vec3 &a, const base::Vec3 &b)
{
    return isNear(a, b, 1e-6);
}

} // namespace lectograph
