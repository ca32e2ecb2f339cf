// SPDX-License-Identifier: GPL-3.0-or-later
#include "typeset/emoji.h"

#include "base/graphemes.h"

#include <algorithm>
#include <array>

namespace lectograph::typeset {

namespace {

struct Block
{
    char32_t first;
    char32_t last;
};

// Emoji_Presentation of the Basic Multilingual Plane and the blocks of pictographs (emoji-data.txt, Unicode 15).
constexpr std::array pictures = std::to_array<Block>({
    {0x231A, 0x231B},   {0x23E9, 0x23EC},   {0x23F0, 0x23F0},   {0x23F3, 0x23F3},   {0x25FD, 0x25FE},
    {0x2614, 0x2615},   {0x2648, 0x2653},   {0x267F, 0x267F},   {0x2693, 0x2693},   {0x26A1, 0x26A1},
    {0x26AA, 0x26AB},   {0x26BD, 0x26BE},   {0x26C4, 0x26C5},   {0x26CE, 0x26CE},   {0x26D4, 0x26D4},
    {0x26EA, 0x26EA},   {0x26F2, 0x26F3},   {0x26F5, 0x26F5},   {0x26FA, 0x26FA},   {0x26FD, 0x26FD},
    {0x2705, 0x2705},   {0x270A, 0x270B},   {0x2728, 0x2728},   {0x274C, 0x274C},   {0x274E, 0x274E},
    {0x2753, 0x2755},   {0x2757, 0x2757},   {0x2795, 0x2797},   {0x27B0, 0x27B0},   {0x27BF, 0x27BF},
    {0x2B1B, 0x2B1C},   {0x2B50, 0x2B50},   {0x2B55, 0x2B55},   {0x1F004, 0x1F004}, {0x1F0CF, 0x1F0CF},
    {0x1F18E, 0x1F18E}, {0x1F191, 0x1F19A}, {0x1F1E6, 0x1F1FF}, {0x1F201, 0x1F201}, {0x1F21A, 0x1F21A},
    {0x1F22F, 0x1F22F}, {0x1F232, 0x1F236}, {0x1F238, 0x1F23A}, {0x1F250, 0x1F251}, {0x1F300, 0x1F320},
    {0x1F32D, 0x1F335}, {0x1F337, 0x1F37C}, {0x1F37E, 0x1F393}, {0x1F3A0, 0x1F3CA}, {0x1F3CF, 0x1F3D3},
    {0x1F3E0, 0x1F3F0}, {0x1F3F4, 0x1F3F4}, {0x1F3F8, 0x1F43E}, {0x1F440, 0x1F440}, {0x1F442, 0x1F4FC},
    {0x1F4FF, 0x1F53D}, {0x1F54B, 0x1F54E}, {0x1F550, 0x1F567}, {0x1F57A, 0x1F57A}, {0x1F595, 0x1F596},
    {0x1F5A4, 0x1F5A4}, {0x1F5FB, 0x1F64F}, {0x1F680, 0x1F6C5}, {0x1F6CC, 0x1F6CC}, {0x1F6D0, 0x1F6D2},
    {0x1F6D5, 0x1F6D7}, {0x1F6DC, 0x1F6DF}, {0x1F6EB, 0x1F6EC}, {0x1F6F4, 0x1F6FC}, {0x1F7E0, 0x1F7EB},
    {0x1F7F0, 0x1F7F0}, {0x1F90C, 0x1F93A}, {0x1F93C, 0x1F945}, {0x1F947, 0x1F9FF}, {0x1FA70, 0x1FAFF},
});

constexpr char32_t textStyle = 0xFE0E;
constexpr char32_t pictureStyle = 0xFE0F;
constexpr char32_t keycap = 0x20E3;
constexpr char32_t joiner = 0x200D;

bool isPicture(char32_t character)
{
    return std::any_of(pictures.begin(), pictures.end(),
                       [=](const Block &block) { return character >= block.first && character <= block.last; });
}

bool isSkinColor(char32_t character)
{
    return character >= 0x1F3FB && character <= 0x1F3FF;
}

/// Whether a character as readers see it is a picture. One that is text by default is a picture by its selector, by a
/// colour of skin, in a keycap and as the first of a sequence.
bool isEmoji(const QList<uint> &characters)
{
    const uint base = characters.front();
    if (characters.size() > 1 && characters[1] == textStyle)
        return false;
    if (isPicture(base))
        return true;
    if (characters.size() == 1)
        return false;
    if (base < 0x80) // digits, # and * are letters of keycaps only
        return characters.contains(keycap);
    return characters.contains(pictureStyle) || isSkinColor(characters[1]) || characters[1] == joiner;
}

} // namespace

std::vector<shape::SourceRange> emojiIn(const QString &text)
{
    std::vector<shape::SourceRange> found;
    // Fast path for most texts: finding the boundaries of characters is expensive.
    if (std::none_of(text.begin(), text.end(), [](QChar c) {
            return c.isHighSurrogate() || c.unicode() == pictureStyle || c.unicode() == keycap || c.unicode() == joiner
                || c.row() == 0x2B || (c.row() >= 0x23 && c.row() <= 0x27);
        }))
        return found;
    const std::vector<qsizetype> boundaries = base::graphemeBoundaries(text);
    for (std::size_t i = 1; i < boundaries.size(); ++i) {
        const qsizetype start = boundaries[i - 1];
        const qsizetype end = boundaries[i];
        if (isEmoji(QStringView(text).mid(start, end - start).toUcs4()))
            found.push_back({static_cast<int>(start), static_cast<int>(end)});
    }
    return found;
}

} // namespace lectograph::typeset
