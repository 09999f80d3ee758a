#include "wizard/understanding/names/weak_names.hpp"

#include <algorithm>
#include <array>

#include "wizard/understanding/text/patterns.hpp"

namespace chalkline::wizard {
namespace {

using Words = std::string_view;

// Lists are parted and enclosed by blanks.
bool is_in(Words list, std::string_view word) {
  for (auto at = list.find(word); at != Words::npos && !word.empty();
       at = list.find(word, at + 1)) {
    const bool begins = at == 0 || list.at(at - 1) == ' ';
    const auto end = at + word.size();
    if (begins && (end == list.size() || list.at(end) == ' ')) return true;
  }
  return false;
}

// Things in the singular, which are talked about without a team in mind.
constexpr Words kThings =
    "heat magic jazz wild thunder lightning avalanche mammoth vegas jersey pack";
// Codes and short names that are words: of English, and of the languages in which people ask, such
// as the Spanish "mil" and "mia", the Italian "chi" and "dal", the German "den".
constexpr Words kCodes =
    "car sea den pit van min col mil ind sac det phi tor bal ana cha mia ari tex chi dal hou "
    "sa oak cub kan tam gb tb gs";
// Those without which no sentence is: a team only where nothing else can be meant.
constexpr Words kCodesOfGrammar = "no was ten los la por ne";
// People, animals and things in the plural: with "the" before them they are a team.
constexpr Words kMany =
    "kings sharks bears bulls bucks stars suns nets hawks hornets rockets spurs jets giants bills "
    "browns chiefs eagles lions rams saints titans raiders ravens colts cowboys dolphins falcons "
    "panthers patriots jaguars angels braves brewers cardinals cards cubs guardians marlins "
    "mariners nationals orioles padres pirates rangers rays reds royals tigers twins athletics "
    "blues capitals caps devils ducks flames flyers hurricanes islanders penguins pens predators "
    "senators wings jackets knights jays warriors wizards wolves pistons pacers pelicans nuggets "
    "clippers raptors blazers cavaliers commanders vikings bolts fins clips raps canes texans "
    "oilers packers";

// Words that stand beside the name of a team.
constexpr Words kBeside =
    "game games vs @ win wins winning won beat beats beating cover covers lose loses losing "
    "tonight today tomorrow spread total moneyline ml line odds price bet bets betting play plays "
    "playing against pick back take team favourites underdogs favourite underdog favoured nba nfl "
    "mlb nhl parlay worth about versus hosting visiting at over under win on minus plus";
// Words that stand after a word that is no team.
constexpr Words kAfterThings = "of affect affects matter matters wave index and delay in";
// Words that stand before a word that is no team.
constexpr Words kBeforeThings =
    "a an some any this that these those my more much real pure black so too very really is be "
    "been go gone going in your his her their our of what's such little bit weather";
// Words that stand behind a code, and seldom behind the word that it is too.
constexpr Words kMarketsOfCode =
    "moneyline ml spread total game games over under win wins cover covers hockey basketball "
    "football baseball nba nfl mlb nhl";
constexpr Words kTimesOfCode = "tonight today tomorrow on";
constexpr Words kAfterCodesLine =
    "tonight today tomorrow on vs @ at and or over under ml moneyline spread nba nfl mlb nhl";
constexpr Words kBeforeMoney =
    "few couple some hundred thousand grand million big extra more many "
    "couple my your a of";

const PatternSet& idioms() {
  static const PatternSet kIdioms{
      "heat of",
      "play/playing/run/running in the heat",
      "bulls/bears and/or bears/bulls",
      "heat wave",
      "feel/take/turn the/up heat",
      "magic number/numbers",
      "magic trick/wand/ball/formula/words/bullet/eight",
      "all that jazz",
      "jazz up",
      "wild guess/card/swing/swings/ride/west/goose/idea/ideas/dream/dreams",
      "wild wild",
      "bear/bears market/markets",
      "bull/bulls market/markets",
      "kings/king of",
      "loan sharks",
      "card sharks",
      "swim/swimming with the? sharks",
      "stars align/aligned",
      "rays of",
      "the blues away",
      "in the red/reds",
      "lightning speed/fast/strike/strikes/bolt",
      "thunder and/storm",
      "angels and demons",
      "cards on the table",
      "house of cards",
      "play my/your/the cards",
      "credit/debit cards",
      "bills to pay",
      "pay my/the/his bills/bill",
      "vegas say/says/think/thinks/odds/line/lines/price/prices/has/know/knows/set/sets/book",
      "in vegas",
      "pack of/it/up",
      "my bills",
      "ducks in",
      "giants of",
      "nets out",
      "spurs me",
      "to/in/from jersey",
      "a jersey",
      "titans of",
      "saints and"};
  return kIdioms;
}

std::string_view text_at(const Tokens& tokens, std::size_t at, int away) {
  const auto i = static_cast<std::ptrdiff_t>(at) + away;
  if (i < 0 || i >= std::ssize(tokens)) return {};
  return tokens.at(static_cast<std::size_t>(i)).text;
}

bool has_number(const Tokens& tokens, std::size_t at, int away, bool with_sign) {
  const auto i = static_cast<std::ptrdiff_t>(at) + away;
  if (i < 0 || i >= std::ssize(tokens)) return false;
  const auto& number = tokens.at(static_cast<std::size_t>(i)).number;
  return number && (!with_sign || number->sign != 0);
}

bool is_shouted(const Tokens& tokens) {
  return std::ranges::none_of(tokens, [](const Token& token) {
    return !token.number && token.text.size() > 1 && !token.is_all_capital;
  });
}

// "Heat" within a sentence that has small letters.
bool is_written_as_name(const Tokens& tokens, std::size_t at) {
  const auto before = text_at(tokens, at, -1);
  return tokens.at(at).is_capital && !is_shouted(tokens) && !before.empty() && before != "." &&
         before != "?";
}

bool stands_beside(const Tokens& tokens, std::size_t at, int from, int to) {
  for (int away = from; away <= to; ++away) {
    if (is_in(kBeside, text_at(tokens, at, away)) || has_number(tokens, at, away, true))
      return true;
  }
  return false;
}

bool ends(const Tokens& tokens, std::size_t at, int away) {
  const auto text = text_at(tokens, at, away);
  return text.empty() || text == "." || text == "?" || text == ",";
}

// "was -3", "den +4.5 tonight": and not "was -110 a good price".
bool has_own_line(const Tokens& tokens, std::size_t at) {
  return has_number(tokens, at, 1, true) &&
         (ends(tokens, at, 2) || is_in(kAfterCodesLine, text_at(tokens, at, 2)));
}

bool stands_before_market(const Tokens& tokens, std::size_t at) {
  return is_in(kMarketsOfCode, text_at(tokens, at, 1)) &&
         !is_in("a an my your his her our this", text_at(tokens, at, -1));
}

// "NO -3 tonight", "MIN @ GB", "LAL vs was".
bool is_word_of_grammar_meant(const Tokens& tokens, std::size_t at, bool is_in_capitals) {
  const auto& name = tokens.at(at).text;
  const auto before = text_at(tokens, at, -1);
  const bool begins = ends(tokens, at, -1) || is_in("and or", before);
  if (has_own_line(tokens, at) && (begins || is_in_capitals)) return true;
  // "En la NBA" is Spanish.
  if (name == "la")
    return is_in_capitals ||
           (stands_before_market(tokens, at) && !is_in("en de a por para es con", before));
  return is_in_capitals &&
         (stands_before_market(tokens, at) || is_in(kTimesOfCode, text_at(tokens, at, 1)) ||
          is_in("on take back fade like about", before));
}

bool is_code_meant(const Tokens& tokens, std::size_t at) {
  const auto& name = tokens.at(at).text;
  const auto before = text_at(tokens, at, -1);
  const auto after = text_at(tokens, at, 1);
  if (is_in("vs @", before) || is_in("vs @", after)) return true;
  const bool is_counted = has_number(tokens, at, -1, false) && !has_number(tokens, at, -1, true);
  if (is_counted) return false;  // "10 min", "64 gb"
  const bool is_in_capitals = tokens.at(at).is_all_capital && !is_shouted(tokens);
  const bool is_alone = ends(tokens, at, -1) && ends(tokens, at, 1) && tokens.size() <= 2;
  if (is_in(kCodesOfGrammar, name))
    return (is_alone && name == "la") || is_word_of_grammar_meant(tokens, at, is_in_capitals);
  return is_in_capitals || is_alone || has_own_line(tokens, at) ||
         stands_before_market(tokens, at) || is_in(kTimesOfCode, after) ||
         (is_in("on take back fade like about", before) && ends(tokens, at, 1));
}

bool is_thing_meant(const Tokens& tokens, std::size_t at) {
  if (is_written_as_name(tokens, at)) return true;
  const auto before = text_at(tokens, at, -1);
  if (is_in(kBeforeThings, before) || is_in(kAfterThings, text_at(tokens, at, 1))) return false;
  const int ahead = before == "the" ? 4 : 2;  // "Is the magic a good bet"
  return stands_beside(tokens, at, 1, ahead) || stands_beside(tokens, at, -2, -1);
}

bool are_many_meant(const Tokens& tokens, std::size_t at) {
  if (is_written_as_name(tokens, at)) return true;
  const auto before = text_at(tokens, at, -1);
  const auto after = text_at(tokens, at, 1);
  if (is_in("my your his her our a some", before))
    return before == "my" && is_in("bet bets pick picks leg ticket wager", after);
  if (after == "by") return true;                         // "Packers by a touchdown"
  if (before == "," && ends(tokens, at, 1)) return true;  // "One last thing: Bulls?"
  return before == "the" || before == "da" || stands_beside(tokens, at, -3, 3);
}

}  // namespace

bool is_weak_name(std::string_view name) {
  return is_in(kThings, name) || is_code_and_word(name) || is_in(kMany, name);
}

bool is_code_and_word(std::string_view name) {
  return is_in(kCodes, name) || is_in(kCodesOfGrammar, name);
}

bool joins_codes(const Tokens& tokens, std::size_t code, std::size_t from, std::size_t until,
                 bool is_sure) {
  const auto& token = tokens.at(code);
  const bool is_word = is_in(kCodesOfGrammar, token.text) && !token.is_all_capital;
  if (!is_code_and_word(token.text) || is_word) return false;
  if (from == until) {
    const auto last = std::max(code, until);
    return is_sure && (ends(tokens, last, 1) || is_in(kMarketsOfCode, text_at(tokens, last, 1)) ||
                       is_in(kTimesOfCode, text_at(tokens, last, 1)));
  }
  const auto& between = tokens.at(from).text;
  if (until != from + 1) return false;
  if (is_in("and or", between)) return is_sure || (from == 1 && ends(tokens, until, 1));
  return is_in("at /", between) && (is_sure || from == 1);
}

bool is_team_meant(const Tokens& tokens, std::size_t at, bool other_team_is_named) {
  const auto& name = tokens.at(at).text;
  const auto before = text_at(tokens, at, -1);
  if (is_code_and_word(name)) return is_code_meant(tokens, at);
  if (idioms().covers(tokens, at)) return false;
  const bool is_money = has_number(tokens, at, -1, false) || is_in(kBeforeMoney, before);
  if (name == "bucks" && is_money) return false;
  const auto words = std::ranges::count_if(
      tokens, [](const Token& token) { return token.text.size() > 1 && token.text != "the"; });
  if (other_team_is_named || words == 1) return true;
  return is_in(kThings, name) ? is_thing_meant(tokens, at) : are_many_meant(tokens, at);
}

}  // namespace chalkline::wizard
