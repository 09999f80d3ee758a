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
  static const PatternSet kCues{"who is/are ~ injured/hurt/out/suspended/starting/pitching",
                                "who starting/pitching/injured/out ~ for/at/in/tonight/today",
                                "injury/injuries report/reports/list/news/update/updates",
                                "injury/injuries ~ $team",
                                "$team ~ injury/injuries/injured/lineup/lineups",
                                "any/latest/recent injury/injuries",
                                "what/which channel/stadium/arena/network",
                                "will it rain/snow",
                                "how is/will ~ weather",
                                "how to? watch/stream ~ $team"};
  return kCues.in(tokens);
}

bool asks_of_others(const Tokens& tokens) {
  static const PatternSet kCues{
      "another/other user/users/player/players/persons/peoples ~ "
      "bet/bets/balance/coins/account/slip",
      "user/username ~ bet/bets/balance/coins",
      "somebody/someone elses ~ bet/bets/balance/coins/slip"};
  return kCues.in(tokens);
}

bool asks_part_of_game(const Tokens& tokens) {
  static const PatternSet kCues{
      "first/second/third/fourth/1st/2nd/3rd/4th half/quarter/period/inning/innings",
      "half/quarter/period/inning line/lines/spread/spreads/total/totals/odds/bet/bets/winner",
      "correct/exact score", "first/last/anytime ~ scorer", "who scores first"};
  return kCues.in(tokens);
}

bool asks_secret(const Tokens& tokens) {
  static const PatternSet kCues{"hidden/secret/true/underlying strength/strengths",
                                "hidden/secret seed",
                                "seed of/for",
                                "is/are the? odds/game/games/match/matches/simulator/chalkline/app/"
                                "site/this/it/results/coins ~ rigged",
                                "games/matches/simulator/chalkline ~ fixed",
                                "tomorrow result/results/score/scores/winner/winners",
                                "the/your/its/simulator seed .",
                                "you ~ know ~ result/results/outcome/winner ~ already/before/yet",
                                "you already know ~ result/results/outcome/winner/wins"};
  return kCues.in(tokens);
}

bool asks_to_undo_bet(const Tokens& tokens) {
  static const PatternSet kCues{
      "cancel/undo/retract/revoke/withdraw ~ bet/bets/wager/parlay",
      "take my/the/a/that bet/bets/wager back",
      "cash/cashing me? out ./early/my/a/the/this/it/now early/bet/bets/wager/parlay/ticket/now/.",
      "cashout/cashouts"};
  return kCues.in(tokens);
}

bool asks_settlement(const Tokens& tokens) {
  static const PatternSet kCues{
      "when ~ bet/bets/parlay/wager ~ settled/settle/settles/graded/decided"};
  return kCues.in(tokens);
}

}  // namespace chalkline::wizard
