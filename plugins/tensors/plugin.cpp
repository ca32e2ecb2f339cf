// SPDX-License-Identifier: GPL-3.0-or-later
#include "blocks/block.h"
#include "types.h"

#include <QObject>

namespace lectograph::tensors {

/// The mathematics of transformers, computed on matrices of numbers.
class TensorsPlugin : public QObject, public timeline::Plugin
{
    Q_OBJECT
    Q_INTERFACES(lectograph::timeline::Plugin)
    Q_PLUGIN_METADATA(IID LECTOGRAPH_PLUGIN_ID FILE "catalog.json")

public:
    base::Result<void> addTypes(timeline::Registry &registry) override
    {
        return blocks::addAll(registry, {matrix(),         random(),     relations(),  positionalEncoding(),
                                         rotaryEncoding(), fromFile(),   product(),    sum(),
                                         join(),           map(),        slice(),      entry(),
                                         transposed(),     choice(),     fit(),        mask(),
                                         softmax(),        attention(),  pairs(),      paddingMask(),
                                         shares(),         splitHeads(), joinHeads(),  normalize(),
                                         feedForward(),    logits(),     nextTokens(), parameters(),
                                         reduction(),      runningSum(), noise(),      principalComponents(),
                                         lowRank(),        convolution()});
    }
};

} // namespace lectograph::tensors

#include "plugin.moc"
