// SPDX-License-Identifier: GPL-3.0-or-later
#include "testmain.h"

#include <cstdio>
#include <map>
#include <string>
#include <string_view>

namespace lectograph::test {
namespace {

std::map<std::string, Main, std::less<>> &tests()
{
    static std::map<std::string, Main, std::less<>> all;
    return all;
}

std::string_view nameOf(std::string_view file)
{
    file.remove_prefix(file.find_last_of("/\\") + 1); // npos + 1 is 0
    return file.substr(0, file.rfind('.'));
}

} // namespace

Registration::Registration(const char *file, Main main)
{
    tests().emplace(nameOf(file), main);
}

} // namespace lectograph::test

int main(int argc, char **argv)
{
    const auto &tests = lectograph::test::tests();
    const auto test = argc > 1 ? tests.find(std::string_view(argv[1])) : tests.end();
    if (test != tests.end())
        return test->second(argc - 1, argv + 1); // the application is named after the test, and has separate folders

    std::fprintf(stderr, "%s TEST [OPTION…], where TEST is one of\n", argv[0]);
    for (const auto &[name, main] : tests)
        std::fprintf(stderr, "  %s\n", name.c_str());
    return 2;
}
