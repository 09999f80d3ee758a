#include "wizard/understanding/cues/cues.hpp"
#include "wizard/understanding/text/patterns.hpp"

namespace chalkline::wizard {

bool is_other_sport(const Tokens& tokens) {
  static const PatternSet kCues{
      "soccer/mls/epl/fifa/laliga/bundesliga/tennis/wimbledon/golf/pga/ufc/mma/boxing/cricket/"
      "rugby/"
      "nascar/wnba/ncaa/ncaab/ncaaf/cfb/esports/darts/snooker/f1/volleyball/olympics/cycling",
      "premier/champions league",
      "world cup",
      "formula one/1",
      "horse/horses/greyhound race/races/racing/track",
      "horse/horses",
      "march madness",
      "college football/basketball/ball",
      "real madrid",
      "manchester united/city"};
  return kCues.in(tokens);
}

bool is_elsewhere(const Tokens& tokens) {
  static const PatternSet kCues{
      "bear/bull market",
      "stock/stocks/share/shares market/price/prices/tip/tips",
      "stocks",
      "nasdaq/forex/tesla/nvidia",
      "bitcoin/crypto/ethereum/dogecoin",
      "roulette/blackjack/poker/casino/slots/lottery/lotto/baccarat/craps/bingo/keno",
      "weather/restaurant/restaurants/hotel/hotels/flight/flights/population/pizza",
      "president/election/elections/politics",
      "trump/biden/senate vote/votes",
      "recipe/recipes/cook/poem/poetry/song/joke/jokes/essay/story/homework/translate/movie/movies/"
      "lyrics",
      "python/javascript/sql/program/programming",
      "write/fix/debug ~ code",
      "capital of",
      "meaning of life",
      "paypal",
      "credit card",
      "password/email/login/username",
      "date me",
      "match fixing",
      "fix/fixed/rig/rigged a/the game/match",
      "insider",
      "fixed match/matches/game/games",
      "match/matches/games/simulator/chalkline ~ rigged/fixed",
      "is this/it/that/chalkline ~ legal/illegal",
      "what day/date is it/today",
      "coin/win ~ toss",
      "hack/hacking/exploit/cheat/jailbreak",
      "ignore ~ instructions",
      "system prompt",
      "medical/legal/lawyer advice",
      "doctor/lawyer"};
  return kCues.in(tokens);
}

bool asks_season_outcome(const Tokens& tokens) {
  static const PatternSet kCues{
      "stanley cup",
      "super bowl",
      "superbowl",
      "world series",
      "nba/nfl/mlb/nhl ~ finals/final/champion/champions/championship/title/mvp/cup",
      "mvp",
      "win/wins/winning/take/takes ~ championship/title/cup/division/conference/league/pennant/"
      "finals",
      "championship/title/division/conference ~ odds/price/winner/winners/favourites/favourite",
      "make/miss/reach the? playoffs/postseason/finals",
      "rookie of the year"};
  return kCues.in(tokens);
}

bool asks_unknown_fact(const Tokens& tokens) {
  static const PatternSet kCues{
      "who is/are ~ injured/hurt/out/suspended/starting/pitching",
      "injury/injuries report/reports/list/news/update/updates",
      "injury/injuries ~ $team",
      "$team ~ injury/injuries/injured/lineup/lineups",
      "any/latest/recent injury/injuries",
      "where is/are/do/does/will ~ play/plays/played/playing/held",
      "what/which channel/stadium/arena/network",
      "will it rain/snow",
      "how is/will ~ weather",
      "another/other user/users/persons/peoples ~ bet/bets/balance/coins/account/slip",
      "user/username ~ bet/bets/balance/coins",
      "somebody/someone elses ~ bet/bets/balance/coins/slip",
      "how to? watch/stream ~ $team",
  };
  return kCues.in(tokens);
}

bool asks_part_of_game(const Tokens& tokens) {
  static const PatternSet kCues{
      "first/second/third/fourth/1st/2nd/3rd/4th half/quarter/period/inning/innings",
      "half/quarter/period/inning line/lines/spread/spreads/total/totals/odds/bet/bets/winner",
      "correct/exact score", "first/last/anytime ~ scorer", "who scores first"};
  return kCues.in(tokens);
}

bool asks_result(const Tokens& tokens) {
  static const PatternSet kCues{"$team score/scores .",
                                "what is/was the? final? score ~ $team",
                                "what is? the? score .",
                                "is/are the? $team winning/losing/leading/ahead ./right/now/at",
                                "final score",
                                "did ~ $team win/lose/cover/beat/score",
                                "who won",
                                "how did ~ $team ~ do/play/perform/fare/look/finish/go",
                                "how have/has ~ $team ~ been/done/played/performed/looked",
                                "how did ~ game/games/match/finals/season/series ~ go/end/finish",
                                "$team last week/month/night/year/season .",
                                "^ the? $team yesterday",
                                "score/scores/result/results ~ yesterday",
                                "what happened ~ game/games/match/$team"};
  // "What happened to the Lakers' price?"
  static const PatternSet kPrice{"price/prices/odds/line/lines/spread/total/moneyline"};
  return kCues.in(tokens) && !kPrice.in(tokens);
}

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

bool asks_secret(const Tokens& tokens) {
  static const PatternSet kCues{"hidden/secret/true/underlying strength/strengths", "seed of/for",
                                "the/your/its/simulator seed .",
                                "you ~ know ~ result/results/outcome/winner ~ already/before/yet",
                                "you already know ~ result/results/outcome/winner/wins"};
  return kCues.in(tokens);
}

bool asks_to_undo_bet(const Tokens& tokens) {
  static const PatternSet kCues{
      "cancel/undo/retract/revoke/withdraw ~ bet/bets/wager/parlay",
      "take my/the/a/that bet/bets/wager back",
      "cash/cashing out ./early/my/a/the/this early/bet/bets/wager/parlay/ticket/."};
  return kCues.in(tokens);
}

bool asks_settlement(const Tokens& tokens) {
  static const PatternSet kCues{
      "when ~ bet/bets/parlay/wager ~ settled/settle/settles/graded/decided"};
  return kCues.in(tokens);
}

bool asks_line_moves(const Tokens& tokens) {
  static const PatternSet kCues{
      "biggest/largest/sharpest/most ~ line/odds/price move/moves/movement/movements/movers",
      "which/what lines/odds/prices have/are/has ~ moved/moving/changed/changing",
      "lines/odds/prices ~ moved/moving/changed ~ most"};
  return kCues.in(tokens);
}

bool asks_placed_bet(const Tokens& tokens) {
  static const PatternSet kCues{
      "my open/pending/running/active/placed ~ bet/bets/wager/wagers/parlay/ticket/tickets",
      "where ~ see/find/are ~ my ~ bets",
      "how is my bet/wager/parlay/ticket on",
      "how is my ~ bet/wager/parlay/ticket ~ doing/going/looking",
      "did/has my ~ bet/wager/parlay/ticket ~ win/won/lose/lost/hit/cash/cashed/settle/settled",
      "what happened to/with my ~ bet/bets/wager/parlay/ticket"};
  return kCues.in(tokens);
}

}  // namespace chalkline::wizard
