#include "wizard/understanding/cues/past.hpp"

#include <array>
#include <utility>

#include "wizard/understanding/text/patterns.hpp"

namespace chalkline::wizard {
namespace {

// What a team scores in a game.
bool asks_average(const Tokens& tokens) {
  static const PatternSet kCues{
      "how many ~ points/goals/runs ~ average/averages/averaged/averaging/per",
      "how many ~ points/goals/runs ~ score/scores/scored/allow/allows/concede/concedes ~ a/each/"
      "every game",
      "average/averages ~ points/goals/runs/score ~ $team",
      "$team ~ average/averages ~ points/goals/runs",
      "$team points/goals/runs per game",
      "how many ~ points/goals/runs ~ $team ~ per/a/each/every game",
      "ppg"};
  return kCues.in(tokens);
}

// How a team has done.
bool asks_team_form(const Tokens& tokens) {
  static const PatternSet kCues{
      "how have/has ~ $team/they ~ been/done/played/performed/looked/doing/playing",
      "how are/is ~ $team/they doing/playing/looking ./lately/recently/this/so/now",
      "is/are the? $team/they any? good ./lately/recently/this/now",
      "is/are the? $team/they hot/cold/slumping/streaking/struggling",
      "how good/bad/hot/cold are/is ~ $team/they",
      "$team ~ form ./lately/recently/this",
      "form of the? $team",
      "$team/they ~ won/lost # straight/games/in ./straight/row/a",
      "$team/they ~ won/lost ~ straight/row",
      "^ the? $team record/streak/standing/standings ./this/so/now/today",
      "what is? ~ $team ~ record/streak ./this/so/now",
      "$team ~ winning/losing streak",
      "$team lately/recently ."};
  // The form of bets on a team is the person's own.
  static const PatternSet kOther{"my/your/i/bet/bets/betting"};
  return kCues.in(tokens) && !kOther.in(tokens);
}

}  // namespace

bool asks_result(const Tokens& tokens) {
  static const PatternSet kCues{
      "$team score/scores .",
      "what is/was? the? final? score ~ $team",
      "what is/was? the? score .",
      "is/are the? $team/they winning/losing/leading/ahead ./right/now/at",
      "final score",
      "did ~ $team/they win/lose/cover/beat/score",
      "who won",
      "how did ~ $team/they ~ do/play/perform/fare/look/finish/go",
      "how did ~ game/games/match/finals/season/series ~ go/end/finish",
      "$team last week/month/night/year/season/monday/tuesday/wednesday/thursday/friday/"
      "saturday/sunday .",
      "^ the? $team yesterday",
      "score/scores/result/results ~ yesterday/night/today",
      "last/latest ~ score/scores/result/results",
      "which/what teams won/lost",
      "what happened ~ game/games/match/$team",
      "who did ~ $team/they beat/play/face",
      "when did ~ $team/they ~ play/win/lose"};
  // "What happened to the Lakers' price?"
  static const PatternSet kOther{"price/prices/odds/line/lines/spread/total/moneyline",
                                 "your score/scores/result/results/picks",
                                 "my score/scores/result/results/picks/bet/bets"};
  return kCues.in(tokens) && !kOther.in(tokens);
}

std::optional<FormBy> form_asked(const Tokens& tokens) {
  static const PatternSet kBehind{"games back/behind ./is/are/of/from",
                                  "how far back/behind ~ $team/they/we"};
  static const std::array<std::pair<FormBy, PatternSet>, 4> kTable{{
      {FormBy::kHottest,
       {"who/which ~ ~ hot/hottest/streaking ./now/right/lately/today/in",
        "hot/hottest ~ team/teams/club/clubs", "who/which ~ ~ on fire", "best/good ~ form",
        "who/which ~ ~ in form", "longest ~ winning streak",
        "who/which ~ won ~ most ~ last/lately/recently", "who/which ~ ~ on a roll"}},
      {FormBy::kColdest,
       {"who/which ~ ~ cold/coldest/slumping ./now/right/lately/today/in",
        "cold/coldest ~ team/teams/club/clubs", "worst/bad ~ form", "who/which ~ ~ out of form",
        "longest ~ losing streak"}},
      {FormBy::kBest,
       {"best/top/strongest/greatest ~ team/teams/club/clubs", "best ~ record/records",
        "who/which ~ best ~ in/at ~ nba/nfl/mlb/nhl/league/basketball/football/"
        "baseball/hockey",
        "in? first place", "who leads/tops", "who/which ~ leading the? nba/nfl/mlb/nhl/league",
        "standings"}},
      {FormBy::kWorst,
       {"worst/weakest/bottom ~ team/teams/club/clubs", "worst ~ record/records",
        "who/which ~ worst ~ in/at ~ nba/nfl/mlb/nhl/league/basketball/football/"
        "baseball/hockey",
        "in? last place"}},
  }};
  // Of bets, and of the person: "best team to bet on", "my worst team", "your best record".
  static const PatternSet kOther{"my/your/i/you",
                                 "bet/bets/betting/back/pick/picks/play/value/parlay"};
  if (kBehind.in(tokens)) return FormBy::kGamesBack;
  if (kOther.in(tokens)) return std::nullopt;
  for (const auto& [by, cues] : kTable) {
    if (cues.in(tokens)) return by;
  }
  if (asks_average(tokens) || asks_team_form(tokens)) return FormBy::kTeam;
  return std::nullopt;
}

std::optional<FormBy> other_form_asked(const Tokens& tokens) {
  static const std::array<std::pair<FormBy, PatternSet>, 4> kTable{{
      {FormBy::kHottest, {"^ and/what/how ~ hot/hottest ~ ."}},
      {FormBy::kColdest, {"^ and/what/how ~ cold/coldest ~ ."}},
      {FormBy::kBest, {"^ and/what/how ~ best/top ~ ."}},
      {FormBy::kWorst, {"^ and/what/how ~ worst/bottom ~ ."}},
  }};
  for (const auto& [by, cues] : kTable) {
    if (cues.in(tokens)) return by;
  }
  return std::nullopt;
}

bool asks_placed_bet(const Tokens& tokens) {
  static const PatternSet kCues{
      "my open/pending/running/active/placed/current/latest/newest ~ "
      "bet/bets/wager/wagers/parlay/ticket/tickets",
      "where ~ see/find/are ~ my ~ bets",
      "how is my bet/wager/parlay/ticket on",
      "how is my ~ bet/wager/parlay/ticket ~ doing/going/looking",
      "did/has my ~ bet/wager/parlay/ticket ~ win/won/lose/lost/hit/cash/cashed/settle/settled",
      "what happened to/with my ~ bet/bets/wager/parlay/ticket",
      "what/who/which ~ did/have/had/am i ~ bet/bets/betted/betting/wager/wagered/backed/put/"
      "back ~ ./on/yesterday/last/today/this",
      "what/which bets did/do/have i ~ place/placed/make/made/have/got",
      "what are my bets",
      "what is/was? my ~ last/latest/newest bet .",
      "list/show ~ my ~ bets",
      "do i have ~ bet/bets ~ on/open/pending/running",
      "do i have ~ open/pending/running/active ~ bet/bets"};
  // "What did I bet on average?", "what do I bet on best", "show me my best bets".
  static const PatternSet kOther{"average/usual/usually/typically/best/worst/most/biggest/largest",
                                 "how much", "won/lost/good/bad"};
  return kCues.in(tokens) && !kOther.in(tokens);
}

bool says_open(const Tokens& tokens) {
  static const PatternSet kCues{"open/pending/running/active/current/unsettled", "still going/on"};
  return kCues.in(tokens);
}

bool compares_sides(const Tokens& tokens) {
  static const PatternSet kCues{
      "favourite/favourites ~ vs/or/and/than/with/against/to/beside/over ~ underdog/underdogs",
      "underdog/underdogs ~ vs/or/and/than/with/against/to/beside/over ~ favourite/favourites"};
  return kCues.in(tokens);
}

bool compares_own_sides(const Tokens& tokens) {
  static const PatternSet kAlone{
      "^ my? favourite/favourites vs/or/against my? underdog/underdogs .",
      "^ my? underdog/underdogs vs/or/against my? favourite/favourites ."};
  static const PatternSet kOwn{"my/i/me/mine"};
  static const PatternSet kBet{"should/shall/would/could i", "what/which is/are", "difference"};
  if (kAlone.in(tokens)) return true;
  return compares_sides(tokens) && kOwn.in(tokens) && !kBet.in(tokens);
}

RecordPart record_part_in(const Tokens& tokens) {
  static const PatternSet kStakes{
      "average/mean/usual/typical/median/normal/biggest/largest/highest/smallest/lowest ~ "
      "stake/stakes/bet/bets/wager/wagers",
      "my stakes",
      "bet/stake sizes/sizing",
      "how much ~ i ~ bet/stake/wager/risk",
      "how big/large/small ~ my ~ bets/stakes",
      "most/least ~ i ~ bet/staked/risked/wagered"};
  static const PatternSet kRuns{"streak/streaks", "longest ~ run/runs", "winning/losing run/runs",
                                "in a row"};
  if (compares_sides(tokens)) return RecordPart::kSides;
  if (kRuns.in(tokens)) return RecordPart::kRuns;
  return kStakes.in(tokens) ? RecordPart::kStakes : RecordPart::kResult;
}

}  // namespace chalkline::wizard
