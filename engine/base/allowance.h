// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QDeadlineTimer>
#include <QtGlobal>

#include <limits>
#include <memory>
#include <new>
#include <stop_token>

namespace lectograph::base {

/// Memory that is reserved from an allowance until the end of its life. Thread-safe.
class Lease
{
public:
    struct Account;

    Lease() = default;
    Lease(std::shared_ptr<Account> account, quint64 bytes) : m_account(std::move(account)), m_bytes(bytes) {}
    Lease(Lease &&other) noexcept : m_account(std::move(other.m_account)), m_bytes(other.m_bytes) {}
    Lease &operator=(Lease &&other) noexcept
    {
        std::swap(m_account, other.m_account);
        std::swap(m_bytes, other.m_bytes);
        return *this;
    }
    ~Lease();

private:
    std::shared_ptr<Account> m_account;
    quint64 m_bytes = 0;
};

/// What an evaluation may use: work, in units of about a nanosecond, and bytes that it holds at the same time. Spent
/// before the work is done and before the memory is allocated, in the thread in which an AllowanceScope has made it the
/// current one; where none is, everything is granted. What is spent of it is spent of the one around it, too.
class Allowance
{
public:
    struct Limits
    {
        quint64 work = std::numeric_limits<quint64>::max();
        quint64 bytes = std::numeric_limits<quint64>::max();
    };

    /// Thrown by what is refused. It counts as a lack of memory: who survives that survives this.
    class UsedUp : public std::bad_alloc
    {
    public:
        explicit UsedUp(Error reason) : m_reason(std::move(reason)) {}
        const Error &reason() const { return m_reason; }
        const char *what() const noexcept override { return "the allowance is used up"; }

    private:
        Error m_reason;
    };

    explicit Allowance(const Limits &limits, Allowance *around = nullptr);

    void spend(quint64 work);
    Lease reserve(quint64 bytes);
    /// Spends what is known to be refused.
    [[noreturn]] void refuse(quint64 work, const Error &reason);
    /// Grants so much more work.
    void add(quint64 work);

    quint64 spent() const { return m_spent; }
    /// Of this one and those around it.
    Limits left() const;
    quint64 held() const; ///< bytes
    /// Whether something was refused.
    bool isUsedUp() const { return m_isUsedUp; }

private:
    void markUsedUp();
    quint64 leftHere() const { return m_spent < m_work ? m_work - m_spent : 0; }

    Allowance *m_around;
    quint64 m_work;
    quint64 m_spent = 0;
    bool m_isUsedUp = false;
    std::shared_ptr<Lease::Account> m_account;
};

/// The allowance of the current thread; null if there is none.
Allowance *currentAllowance();

/// Makes an allowance the current one.
class AllowanceScope
{
public:
    explicit AllowanceScope(Allowance *allowance);
    ~AllowanceScope();
    Q_DISABLE_COPY_MOVE(AllowanceScope)

private:
    Allowance *m_before;
};

/// Lets what this thread evaluates be stopped: by another thread, or after some time. What is stopped has no result, and
/// is neither remembered nor reported.
class StopScope
{
public:
    explicit StopScope(std::stop_token token, QDeadlineTimer deadline = QDeadlineTimer(QDeadlineTimer::Forever));
    ~StopScope();
    Q_DISABLE_COPY_MOVE(StopScope)

    struct Condition
    {
        std::stop_token token;
        QDeadlineTimer deadline;
        bool hasStopped = false;
    };
    /// Whether something was stopped, so that what was evaluated meanwhile is incomplete.
    bool hasStopped() const { return m_condition.hasStopped; }

private:
    Condition m_condition;
    Condition *m_before;
};

/// Whether what this thread evaluates is to stop.
bool isStopping();

/// Spends work of the current allowance. Throws Allowance::UsedUp if there is too little left, or if the work is to stop.
void spend(quint64 work);
/// The same for memory.
Lease reserveMemory(quint64 bytes);

} // namespace lectograph::base
