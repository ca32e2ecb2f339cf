// SPDX-License-Identifier: GPL-3.0-or-later
// What AddressSanitizer finds in Qt itself, which is not ours to mend; in every sanitized program.

extern "C" const char *__asan_default_suppressions(); // called by the sanitizer before main()
const char *__asan_default_suppressions()
{
    // A tail call of a script copies its arguments with memcpy() to a place that may overlap theirs (Qt 6.4).
    return "interceptor_via_fun:QV4::Runtime::TailCall::call\n";
}
