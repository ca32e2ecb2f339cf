// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/decoded_text.h"

#include "base/sentence.h"

#include <QStringDecoder>

#include <algorithm>
#include <array>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace lectograph::base {

using namespace Qt::StringLiterals;

namespace {

/// The letters of which most of a text consists, and those of tables of words, numbers and grades.
constexpr QStringView commonKorean = u"이다의는가을에은고지하어도사기나로리를자대한해있정시과인스서게그것일수주아부장보"
                                     u"들만라전우성구었원세상여동소조무마면습요미"
                                     u"연실와안제니적개비유내모생물계신드려화용국경오바러관문양예진분더학래간명발년위중"
                                     u"할되까치입방금직단말날때거같회두영식음"
                                     u"당불트없선체통민공결절현력점책최강행재남북외후름품층헤값열률토큰질키번호합균목월"
                                     u"형태출달군순심심노속독표터태크프그림평";
constexpr QStringView commonChinese =
    u"的一是不了在人有我他这个们中来上大为和国地到以说时要就出会可也你对生能而子那得于着下自之年过发后作里用道行所然家"
    u"种事成方"
    u"多经么去法学如都同现当没动面起看定天分还进好小部其些主样理心她本前开但因只从想实日军者意无力它与长把机十民第公此"
    u"已工使情"
    u"明性知全三又关点正业外将两高间由问很最重并物手应向头文体政美相见被利什二等产或新己制身果加西月话合回特代内信表化"
    u"老给世位"
    u"次度门任常先海通教儿原东声提立及比员解水名真论处走义各入几口认条平系气题活更别打女变四神总何电数安少报才结反受目"
    u"太量再感"
    u"建做接必场件计管期市直德资命金指统区保至队形社便空决治展科司五基眼书非则听白界达光放强即像难且权思完设式色路记南"
    u"品住类求"
    u"据程北边死张该交规万取格望觉术领共确师观清今切院让识候带争运词单值键层查询注力猫狗跑快卖总均序号编班级成绩姓語詞"
    u"個們來"
    u"為國說時會對後過發學開無與長現動關點應書見話電這裡將間問產給數總變類據權層單號編級績貓種經當實機失率损損準额額销"
    u"售销銷价價城头頭度频頻参參维維码碼训訓练練测測试試误誤差样樣";
constexpr QStringView commonLatin = u"äöüÄÖÜßéèêëàáâãçñóòôõíìîïúùûøåæœÉÈÀÇÑØÅ";

constexpr char16_t firstNotAscii = 0x80;
/// A letter that is cut off at the end is an error.
constexpr auto whole = QStringConverter::Flag::Stateless;

/// How much a part of a text of `bytes` bytes looks like one, between −bytes and bytes.
using Likeness = double (*)(QStringView text, qsizetype index);

bool isControl(QChar c)
{
    return c.category() == QChar::Other_Control || c.category() == QChar::Other_PrivateUse
        || c.category() == QChar::Other_NotAssigned || c == QChar::ReplacementCharacter;
}

/// Of two bytes in an encoding of East Asia.
double wideLikeness(QChar c, QStringView common, bool isScript)
{
    const bool isPunctuation = (c.unicode() >= 0x3000 && c.unicode() < 0x3040) || c.unicode() >= 0xff00;
    return common.contains(c) ? 2 : isControl(c) ? -4 : isScript ? 0.3 : isPunctuation ? 1 : c.isLetter() ? -0.5 : 0;
}

double koreanLikeness(QStringView text, qsizetype index)
{
    const QChar c = text[index];
    return wideLikeness(c, commonKorean, c.script() == QChar::Script_Hangul);
}

double chineseLikeness(QStringView text, qsizetype index)
{
    const QChar c = text[index];
    return wideLikeness(c, commonChinese, c.script() == QChar::Script_Han);
}

/// Of one byte: letters with accents stand among others, signs alone.
double latinLikeness(QStringView text, qsizetype index)
{
    const auto isFar = [&](qsizetype i) { return i >= 0 && i < text.size() && text[i].unicode() >= firstNotAscii; };
    const QChar c = text[index];
    const int neighbours = int(isFar(index - 1)) + int(isFar(index + 1));
    if (isControl(c) || neighbours == 2)
        return -1;
    if (commonLatin.contains(c))
        return 1;
    return neighbours > 0 ? -1 : 0.7;
}

struct Encoding
{
    const char *name;
    QString (*title)();
    Likeness likeness;
};

const std::array<Encoding, 4> encodings{
    {{"windows-949", [] { return Sentence::tr("Korean (CP949)"); }, koreanLikeness},
     {"GB18030", [] { return Sentence::tr("Chinese (GB18030)"); }, chineseLikeness},
     {"Big5", [] { return Sentence::tr("Chinese (Big5)"); }, chineseLikeness},
     {"windows-1252", [] { return Sentence::tr("Western European (Windows-1252)"); }, latinLikeness}}};

/// Nothing if some bytes are no letters of a text.
std::optional<QString> decodedAs(QStringDecoder decoder, const QByteArray &bytes)
{
    if (!decoder.isValid())
        return std::nullopt;
    QString text = decoder(bytes);
    const bool isText = !decoder.hasError() && !text.contains(QChar::Null);
    return isText ? std::optional(std::move(text)) : std::nullopt;
}

/// Whether most of what is not ASCII is UTF-8 nevertheless: such a file is damaged, not in another encoding.
bool isMostlyUtf8(const QByteArray &bytes)
{
    const QString text = QString::fromUtf8(bytes);
    const auto wrong = text.count(QChar::ReplacementCharacter);
    const auto far = std::ranges::count_if(text, [](QChar c) { return c.unicode() >= firstNotAscii; });
    return far > 3 * wrong;
}

double likenessOf(const QString &text, Likeness likeness)
{
    double sum = 0;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text[i].unicode() >= firstNotAscii)
            sum += likeness(text, i);
    }
    return sum;
}

/// Whole lines.
QByteArray startOf(const QByteArray &bytes)
{
    constexpr qsizetype enough = 65'536;
    return bytes.size() <= enough ? bytes : bytes.first(bytes.lastIndexOf('\n', enough) + 1);
}

} // namespace

std::vector<DecodedText> decodedTexts(const QByteArray &bytes)
{
    const auto marked = QStringConverter::encodingForData(bytes);
    if (auto text = decodedAs(QStringDecoder(marked.value_or(QStringConverter::Utf8), whole), bytes))
        return {DecodedText{std::move(*text)}};
    if (marked || isMostlyUtf8(bytes))
        return {};
    const QByteArray start = startOf(bytes);
    std::vector<std::pair<double, const Encoding *>> ranked;
    for (const Encoding &encoding : encodings) {
        const auto text = decodedAs(QStringDecoder(encoding.name, whole), start);
        const double likeness = text ? likenessOf(*text, encoding.likeness) : 0;
        if (likeness > 0)
            ranked.emplace_back(likeness, &encoding);
    }
    std::ranges::stable_sort(ranked, std::greater(), &std::pair<double, const Encoding *>::first);
    constexpr double nearly = 0.7;
    std::vector<DecodedText> texts;
    double best = 0;
    for (const auto &[likeness, encoding] : ranked) {
        if (likeness < nearly * best)
            break;
        auto text = decodedAs(QStringDecoder(encoding->name, whole), bytes);
        if (!text)
            continue;
        best = std::max(best, likeness);
        const bool isKnown = std::ranges::any_of(texts, [&](const DecodedText &one) { return one.text == *text; });
        if (!isKnown)
            texts.push_back({std::move(*text), encoding->title()});
    }
    return texts;
}

Result<DecodedText> decodedText(const QByteArray &bytes)
{
    std::vector<DecodedText> texts = decodedTexts(bytes);
    if (texts.empty())
        return failure(
            Sentence::tr("The letters of the file cannot be read: it is damaged, or in an unknown encoding."),
            Sentence::tr("Save it as UTF-8."));
    return std::move(texts.front());
}

} // namespace lectograph::base
