#include "wizard/understanding/names/unknown_name.hpp"

#include <algorithm>
#include <string_view>

#include "wizard/understanding/text/patterns.hpp"

namespace chalkline::wizard {

bool is_common(const Token& token) {
  static const PatternSet kCommon{
      "i/you/we/they/it/he/she/this/that/these/those/who/which/what/there/one/anyone/someone/"
      "everyone/nobody/home/away/favourite/favourites/underdog/underdogs/over/under/team/teams/"
      "side/game/games/match/bet/bets/betting/wizard/point/points/goals/runs/both/either/total/"
      "spread/moneyline/ml/a/an/the/my/your/his/her/their/our/to/and/or/not/be/have/do/is/are/all/"
      "any/nba/nfl/mlb/nhl/today/tonight/tomorrow/sunday/monday/tuesday/wednesday/thursday/friday/"
      "saturday/thanksgiving/christmas/clv/ev/roi/ats/kelly/elo/vegas/prop/props/parlay/will/can/"
      "should/would/could/how/why/when/where/if/in/on/at/for/of/with/win/good/best/value/line/odds/"
      "price/still/ever/always/people/players/player/much/many/often/#/hi/hello/hey/thanks/ok/okay/"
      "yes/no/please/give/tell/show/explain/$team/football/hockey/basketball/baseball/am/was/"
      "does/did/has/had/about/most/more/against/vs/from/by/so/but/then/than/just/take/pick/back/"
      "like"};
  return token.number || token.text.size() < 2 || kCommon.begins_at({token}, 0);
}

namespace {

// The most words of a name that is repeated.
constexpr std::size_t kNameWords = 3;

// The words from there that may be a name, so many at most.
std::string name_from(const Tokens& tokens, std::size_t at, std::size_t words, bool in_capitals) {
  std::string name;
  for (std::size_t i = at; i < std::min(at + words, tokens.size()); ++i) {
    if (is_common(tokens.at(i)) || (in_capitals && !tokens.at(i).is_capital)) break;
    if (!name.empty()) name += ' ';
    name += tokens.at(i).text;
  }
  return name;
}

bool is_shouted_or_small(const Tokens& tokens) {
  const auto is_large = [](const Token& token) { return token.is_capital; };
  const auto letters = std::ranges::count_if(
      tokens, [](const Token& token) { return !token.number && token.text.size() > 1; });
  return std::ranges::count_if(tokens, is_large) >= letters && letters > 2;
}

}  // namespace

std::string other_name(const Tokens& tokens) {
  static const PatternSet kOpposed{"vs/versus"};
  static const PatternSet kFigure{
      "over/under # point/points/pts/rebounds/assists/threes/goals/saves/shots/strikeouts/hits/"
      "touchdowns/receptions/yards/passing/rushing/receiving/runs"};
  // "Go over 45 points" is said of a game.
  static const PatternSet kVerb{
      "go/goes/going/hit/hits/score/scores/it/think/say/maybe/them/prefer/bet/stay/stays/land/"
      "lands/come/comes/finish/end/be/combined/together/combine/well/way/safe/even/game/likes"};
  for (std::size_t at = 1; at < tokens.size(); ++at) {
    const auto& before = tokens.at(at - 1);
    if (is_common(before) || kVerb.begins_at({before}, 0)) continue;
    const bool is_opponent =
        kOpposed.begins_at(tokens, at) && at + 1 < tokens.size() && !is_common(tokens.at(at + 1));
    if (is_opponent || kFigure.begins_at(tokens, at)) return before.text;
  }
  return {};
}

std::string name_beside_team(const Tokens& tokens) {
  static const PatternSet kAfter{"$team and/or/vs/@ the?"};
  static const PatternSet kBefore{"and/or/vs/@ the? $team"};
  if (is_shouted_or_small(tokens)) return {};
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    if (is_common(tokens.at(at)) || !tokens.at(at).is_capital) continue;
    const auto before = at > 0 && tokens.at(at - 1).text == "the" ? at - 1 : at;
    const bool is_after = before > 1 && kAfter.begins_at(tokens, before - 2);
    if (is_after || kBefore.begins_at(tokens, at + 1)) return tokens.at(at).text;
  }
  return {};
}

std::string unknown_name(const Tokens& tokens) {
  // "Will the Sonics win": one word between both, whatever its letters.
  static const PatternSet kBeforeName{"will/can/could/do/does/should/would/did the?"};
  static const PatternSet kVerb{"win/beat/cover/lose/score/upset/have/get/throw/hit/make"};
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    if (!kBeforeName.begins_at(tokens, at)) continue;
    const auto first = at + (at + 1 < tokens.size() && tokens.at(at + 1).text == "the" ? 2 : 1);
    for (std::size_t words = 1; words <= 2; ++words) {
      if (first + words >= tokens.size() || is_common(tokens.at(first)) ||
          !kVerb.begins_at(tokens, first + words))
        continue;
      return name_from(tokens, first, words, false);
    }
  }
  if (is_shouted_or_small(tokens)) return {};
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    if (!tokens.at(at).is_capital) continue;
    const bool begins = at == 0 || tokens.at(at - 1).text == "." || tokens.at(at - 1).text == "?";
    const auto name = name_from(tokens, at, kNameWords, true);
    // A sentence begins with a capital: only a market behind it makes that word a name.
    static const PatternSet kMarket{
        "ml/moneyline/spread/total/over/under/game/props/#/odds/vs/@/passing/rushing/receiving/"
        "rebounds/assists/threes/strikeouts/touchdowns"};
    const auto words = static_cast<std::size_t>(std::ranges::count(name, ' ')) + 1;
    if (!name.empty() && (!begins || words > 1 || kMarket.begins_at(tokens, at + words)))
      return name;
  }
  return {};
}

}  // namespace chalkline::wizard
