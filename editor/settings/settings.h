// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/settings/settingsfile.h"

#include <QSize>
#include <QString>
#include <QStringList>

#include <utility>
#include <vector>

namespace lectograph::editor {

/// A value that is stored between sessions.
template <class T>
class Setting
{
public:
    explicit Setting(QString key, T preset = {}) : m_key(std::move(key)), m_preset(std::move(preset)) {}

    const QString &key() const { return m_key; }
    bool isSet() const { return QSettings().contains(m_key); }
    T value() const { return isSet() ? QSettings().value(m_key).template value<T>() : m_preset; }
    void set(const T &value) const { QSettings().setValue(m_key, QVariant::fromValue(value)); }

private:
    QString m_key;
    T m_preset;
};

/// A setting per name: the shortcuts of each action, the state of each section.
template <class T>
class SettingGroup
{
public:
    explicit SettingGroup(QString prefix, T preset = {}) : m_prefix(std::move(prefix)), m_preset(std::move(preset)) {}

    Setting<T> of(const QString &name) const { return Setting<T>(m_prefix + name, m_preset); }

private:
    QString m_prefix;
    T m_preset;
};

/// A named easing of the user.
struct EasingPreset
{
    QString name;
    QString easing;
};

/// Easings in the user's order, stored as an array.
class EasingPresetList
{
public:
    explicit EasingPresetList(QString key) : m_key(std::move(key)) {}

    std::vector<EasingPreset> value() const
    {
        std::vector<EasingPreset> presets;
        QSettings settings;
        const int count = settings.beginReadArray(m_key);
        for (int i = 0; i < count; ++i) {
            settings.setArrayIndex(i);
            presets.push_back({settings.value(nameKey).toString(), settings.value(easingKey).toString()});
        }
        settings.endArray();
        return presets;
    }
    /// Saves now. On an error the previous file is kept.
    base::Result<void> set(const std::vector<EasingPreset> &presets) const
    {
        QSettings settings;
        settings.remove(m_key);
        settings.beginWriteArray(m_key, static_cast<int>(presets.size()));
        for (int i = 0; const EasingPreset &preset : presets) {
            settings.setArrayIndex(i++);
            settings.setValue(nameKey, preset.name);
            settings.setValue(easingKey, preset.easing);
        }
        settings.endArray();
        return kept(settings);
    }

private:
    static constexpr QLatin1StringView nameKey{"name"};
    static constexpr QLatin1StringView easingKey{"easing"};

    QString m_key;
};

/// All settings. The keys are those of earlier versions' files.
namespace setting {

inline const Setting<QString> language(QStringLiteral("language")); ///< "ko"; empty: the system language
inline const Setting<QString> theme(QStringLiteral("theme"));       ///< "dark", "light"; empty: the system theme
inline const Setting<QString> textSize(QStringLiteral("textSize")); ///< in per cent: "125", "150"; empty: 100
inline const Setting<bool> reducedMotion(QStringLiteral("reducedMotion"));
inline const Setting<QByteArray> windowLayout(QStringLiteral("window/layout"));
inline const Setting<QByteArray> helpGeometry(QStringLiteral("help/geometry"));
inline const SettingGroup<QStringList> shortcuts(QStringLiteral("keys/")); ///< by action id

inline const Setting<QStringList> recentFiles(QStringLiteral("recentFiles"));
inline const Setting<QString> fileFolder(QStringLiteral("files/folder"));
inline const Setting<QString> pictureFolder(QStringLiteral("folders/pictures"));
inline const Setting<QString> tensorFolder(QStringLiteral("folders/tensors"));
inline const Setting<QString> soundFolder(QStringLiteral("sound/folder"));
inline const Setting<QStringList> recentCommands(QStringLiteral("palette/recent"));
inline const Setting<QStringList> recentAnimations(QStringLiteral("animations/recent"));

inline const Setting<bool> showsInherited(QStringLiteral("graph/inherited"), true);
inline const Setting<bool> snapsInTime(QStringLiteral("timeline/snaps"), true);
inline const Setting<bool> ripples(QStringLiteral("timeline/ripples"));
inline const Setting<bool> countsFrames(QStringLiteral("timeline/frames"));
inline const Setting<bool> showsDroppedFrames(QStringLiteral("playback/dropped"));

inline const Setting<double> volume(QStringLiteral("sound/volume"), 1);
inline const Setting<bool> isMuted(QStringLiteral("sound/muted"));
inline const Setting<bool> isHeardWhileScrubbing(QStringLiteral("sound/scrubs"), true);

inline const Setting<bool> showsGrid(QStringLiteral("stage/grid"));
inline const Setting<bool> showsSafeAreas(QStringLiteral("stage/safeAreas"));
inline const Setting<bool> showsGhosts(QStringLiteral("stage/ghosts"));
inline const Setting<bool> showsRulers(QStringLiteral("stage/rulers"));
inline const Setting<bool> showsGuides(QStringLiteral("stage/guides"), true);
inline const Setting<bool> locksGuides(QStringLiteral("stage/locksGuides"));
inline const Setting<bool> snapsOnStage(QStringLiteral("stage/snap"), true);
inline const Setting<double> stageGap(QStringLiteral("stage/gap"), 0.5); ///< scene units
inline const Setting<bool> centresSpaced(QStringLiteral("stage/centresSpaced"));
inline const Setting<QString> renderer(QStringLiteral("stage/renderer"), QStringLiteral("auto"));

inline const Setting<QStringList> recentFonts(QStringLiteral("fonts/recent"));

inline const Setting<QStringList> recentFormulas(QStringLiteral("formulas/recent")); ///< commands, the last one first
inline const Setting<QStringList> ownFormulas(QStringLiteral("formulas/own"));

inline const EasingPresetList easingPresets(QStringLiteral("easings"));

inline const SettingGroup<bool> isSectionOpen(QStringLiteral("inspector/open/"), true);
inline const SettingGroup<bool> showsMore(QStringLiteral("inspector/more/"));

inline const Setting<QString> exportFormat(QStringLiteral("export/format"), QStringLiteral("mp4"));
inline const Setting<QSize> exportSize(QStringLiteral("export/size"));
inline const Setting<double> exportFrameRatio(QStringLiteral("export/frame"), 16.0 / 9);
inline const Setting<int> exportRateNumerator(QStringLiteral("export/rateNumerator"), 60);
inline const Setting<int> exportRateDenominator(QStringLiteral("export/rateDenominator"), 1);
inline const Setting<int> exportQuality(QStringLiteral("export/quality"), 1);
inline const Setting<bool> exportsTransparency(QStringLiteral("export/transparent"));
inline const Setting<bool> exportsSound(QStringLiteral("export/sound"), true);
inline const Setting<QString> exportFolder(QStringLiteral("export/folder"));
/// Measured cost of exporting, by format and quality.
inline const SettingGroup<double> exportCost(QStringLiteral("export/cost/"));

} // namespace setting
} // namespace lectograph::editor
