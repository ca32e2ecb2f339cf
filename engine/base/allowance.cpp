// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/allowance.h"

#include "base/sentence.h"

#include <algorithm>
#include <atomic>
#include <utility>

namespace lectograph::base {

namespace {

thread_local Allowance *currentOne = nullptr;
thread_local StopScope::Condition *currentStop = nullptr;

quint64 sumOf(quint64 a, quint64 b)
{
    return a > std::numeric_limits<quint64>::max() - b ? std::numeric_limits<quint64>::max() : a + b;
}

Error tooMuchWork()
{
    return {Sentence::tr("Together with the rest of the scene, this is too much to compute."),
            Sentence::tr("Make it smaller, repeat fewer, or divide the scene into several."),
            {}};
}

Error tooMuchMemory()
{
    return {Sentence::tr("Together with the rest of the scene, this needs too much memory."),
            Sentence::tr("Make it smaller, or divide the scene into several."),
            {}};
}

void throwIfStopping()
{
    if (!isStopping())
        return;
    currentStop->hasStopped = true;
    throw Allowance::UsedUp({Sentence::tr("This was not computed to its end."), {}, {}});
}

} // namespace

struct Lease::Account
{
    Account(quint64 most, std::shared_ptr<Account> outer) : limit(most), around(std::move(outer)) {}

    quint64 limit;
    std::shared_ptr<Account> around;
    std::atomic<quint64> held = 0;
};

Lease::~Lease()
{
    for (Account *account = m_account.get(); account; account = account->around.get())
        account->held -= m_bytes;
}

Allowance::Allowance(const Limits &limits, Allowance *around)
    : m_around(around),
      m_work(limits.work),
      m_account(std::make_shared<Lease::Account>(limits.bytes, around ? around->m_account : nullptr))
{}

void Allowance::markUsedUp()
{
    for (Allowance *one = this; one; one = one->m_around)
        one->m_isUsedUp = true;
}

void Allowance::spend(quint64 work)
{
    for (const Allowance *one = this; one; one = one->m_around) {
        if (work > one->leftHere()) {
            markUsedUp();
            throw UsedUp(tooMuchWork());
        }
    }
    for (Allowance *one = this; one; one = one->m_around)
        one->m_spent += work;
}

Lease Allowance::reserve(quint64 bytes)
{
    for (const Lease::Account *one = m_account.get(); one; one = one->around.get()) {
        if (sumOf(one->held, bytes) > one->limit) {
            markUsedUp();
            throw UsedUp(tooMuchMemory());
        }
    }
    for (Lease::Account *one = m_account.get(); one; one = one->around.get())
        one->held += bytes;
    return {m_account, bytes};
}

void Allowance::refuse(quint64 work, const Error &reason)
{
    const quint64 granted = std::min(work, left().work);
    for (Allowance *one = this; one; one = one->m_around)
        one->m_spent += granted;
    markUsedUp();
    throw UsedUp(reason);
}

Allowance::Limits Allowance::left() const
{
    Limits least;
    for (const Allowance *one = this; one; one = one->m_around)
        least.work = std::min(least.work, one->leftHere());
    for (const Lease::Account *one = m_account.get(); one; one = one->around.get())
        least.bytes = std::min(least.bytes, one->limit - std::min<quint64>(one->limit, one->held));
    return least;
}

void Allowance::add(quint64 work)
{
    m_work = sumOf(m_work, work);
}

quint64 Allowance::held() const
{
    return m_account->held;
}

Allowance *currentAllowance()
{
    return currentOne;
}

AllowanceScope::AllowanceScope(Allowance *allowance) : m_before(std::exchange(currentOne, allowance)) {}

AllowanceScope::~AllowanceScope()
{
    currentOne = m_before;
}

StopScope::StopScope(std::stop_token token, QDeadlineTimer deadline)
    : m_condition{.token = std::move(token), .deadline = deadline}, m_before(std::exchange(currentStop, &m_condition))
{}

StopScope::~StopScope()
{
    currentStop = m_before;
}

bool isStopping()
{
    return currentStop
        && (currentStop->token.stop_requested()
            || (!currentStop->deadline.isForever() && currentStop->deadline.hasExpired()));
}

void spend(quint64 work)
{
    throwIfStopping();
    if (currentOne)
        currentOne->spend(work);
}

Lease reserveMemory(quint64 bytes)
{
    throwIfStopping();
    return currentOne ? currentOne->reserve(bytes) : Lease();
}

} // namespace lectograph::base
