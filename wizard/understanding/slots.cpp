#include "wizard/understanding/slots.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "wizard/understanding/text/patterns.hpp"

namespace chalkline::wizard {
namespace {

using ledger::Market;
using ledger::PropType;
using ledger::Side;
using ledger::Sport;

// The value whose words stand first.
template <class Value, std::size_t N>
std::optional<Value> first_of(const std::array<std::pair<Value, PatternSet>, N>& table,
                              const Tokens& tokens) {
  std::optional<Value> value;
  auto first = tokens.size();
  for (const auto& [candidate, patterns] : table) {
    const auto at = patterns.find(tokens);
    if (!at || *at >= first) continue;
    first = *at;
    value = candidate;
  }
  return value;
}

// "over the last ten games", "over time", "under 5 dollars": neither is a side.
const PatternSet& prepositions() {
  static const PatternSet kPrepositions{
      "over the? last/past/years/season/weekend/week/month/course/long",
      "over time/again/and/all/here/there",
      "game/games/season/it/match over",
      "is/are/was over .",
      "over/under # bucks/dollars/coins/percent/units",
      "over betting/bet/stake/confident",
      "over/under a",
      "over my/your/his/their",
      "under pressure/review/control/the weather/way",
      "win/wins/won/beat/victory/favoured/chosen ~ over $team",
      "over $team",
      "all over",
      "left over",
      "over or? under",
      "over/under ~ rule/law"};
  return kPrepositions;
}

}  // namespace

std::optional<Sport> sport_in(const Tokens& tokens) {
  static const std::array<std::pair<Sport, PatternSet>, 4> kTable{{
      {Sport::kNba, {"nba", "basketball", "hoops"}},
      {Sport::kNfl, {"nfl", "football", "touchdown/touchdowns", "quarterback/quarterbacks"}},
      {Sport::kMlb,
       {"mlb", "baseball", "run line/lines", "runline", "pitcher/pitchers", "innings"}},
      {Sport::kNhl, {"nhl", "hockey", "puck line/lines", "puckline", "goalie/goalies"}},
  }};
  return first_of(kTable, tokens);
}

std::optional<ledger::PropType> prop_in(const Tokens& tokens) {
  static const std::array<std::pair<PropType, PatternSet>, 14> kTable{{
      {PropType::kRebounds, {"rebounds", "boards"}},
      {PropType::kAssists, {"assists"}},
      {PropType::kThrees, {"threes", "three pointers", "3 pointers"}},
      {PropType::kMinutes, {"minutes played"}},
      {PropType::kPassingYards, {"passing yards"}},
      {PropType::kRushingYards, {"rushing yards"}},
      {PropType::kReceivingYards, {"receiving yards"}},
      {PropType::kReceptions, {"receptions"}},
      {PropType::kTouchdowns, {"touchdowns", "anytime touchdown"}},
      {PropType::kStrikeouts, {"strikeouts", "ks"}},
      {PropType::kHitsAllowed, {"hits allowed"}},
      {PropType::kHits, {"hits"}},
      {PropType::kShotsOnGoal, {"shots on goal", "shots"}},
      {PropType::kSaves, {"saves"}},
  }};
  return first_of(kTable, tokens);
}

std::optional<Market> market_in(const Tokens& tokens) {
  static const std::array<std::pair<Market, PatternSet>, 4> kTable{{
      {Market::kMoneyline,
       {"moneyline", "money line", "ml", "straight up", "outright", "win/wins/winner/winning",
        "beat/beats/beating", "upset", "lose/loses"}},
      {Market::kSpread,
       {"spread", "cover/covers/covering", "handicap", "puck line/lines", "puckline",
        "run line/lines", "runline", "ats", "laying/getting ~ points", "win/wins/lose/loses by",
        "by a touchdown/goal/run/point/score/basket", "by #", "keep/stay ~ within"}},
      {Market::kTotal,
       {"total", "over under", "over or under", "ou", "combined score/points", "high/low scoring",
        "points/goals/runs ~ scored", "how many points/goals/runs",
        "lots/lot/many/few/more of? points/goals/runs", "o ~ u"}},
      {Market::kProp, {"prop/props", "player prop/props"}},
  }};
  // "Win by" is a spread though "win" stands as early.
  static const PatternSet kWinBy{"win/wins/lose/loses/winning by", "by #", "spread",
                                 "cover/covers/covering"};
  // "How many points are the Lakers favoured by?" is about the head start.
  static const PatternSet kHeadStart{
      "take/taking/give/giving/lay/laying/get/getting the? points ./with/on/and/or/today/tonight",
      "points ~ to give/lay/get", "favoured by",
      "how many points/goals/runs ~ "
      "favoured/favourites/favourite/underdogs/underdog/laying/getting"};
  if (prop_in(tokens)) return Market::kProp;
  if (kHeadStart.in(tokens)) return Market::kSpread;
  const auto market = first_of(kTable, tokens);
  if (market == Market::kMoneyline && kWinBy.in(tokens)) return Market::kSpread;
  if (market && market != Market::kMoneyline) return market;
  if (over_or_under(tokens)) return Market::kTotal;
  return market;
}

std::optional<Side> over_or_under(const Tokens& tokens) {
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    const auto& text = tokens.at(at).text;
    const bool is_over = text == "over" || text == "o";
    if (!is_over && text != "under" && text != "u") continue;
    const bool has_line = at + 1 < tokens.size() && tokens.at(at + 1).number;
    if (prepositions().covers(tokens, at) || (text.size() == 1 && !has_line)) continue;
    return is_over ? Side::kOver : Side::kUnder;
  }
  return std::nullopt;
}

std::optional<int> own_percent_in(const Tokens& tokens) {
  static const PatternSet kSaid{"my ~ estimate/chance/probability/number/guess ~ #",
                                "i ~ think/believe/say/guess/reckon/give/estimate/put ~ ~ #",
                                "i am # sure/confident/certain", "i have it/them/the? ~ at #"};
  constexpr int kInPercent = 100;
  const auto said = kSaid.find(tokens);
  if (!said) return std::nullopt;
  for (std::size_t at = *said; at < tokens.size(); ++at) {
    const auto& number = tokens.at(at).number;
    if (!number) continue;
    const auto percent = number->hundredths / kInPercent;
    if (number->is_percent && number->sign == 0 && percent >= 1 && percent < 100)
      return static_cast<int>(percent);
  }
  return std::nullopt;
}

RecordFilter filter_in(const Tokens& tokens) {
  static const std::array<std::pair<RecordFilter, PatternSet>, 5> kTable{{
      {RecordFilter::kFavourites, {"favourites", "favourite", "favoured", "chalk"}},
      {RecordFilter::kUnderdogs, {"underdogs", "underdog", "long shots", "longshots", "outsiders"}},
      {RecordFilter::kSingles, {"singles", "single bets", "straight bets"}},
      {RecordFilter::kParlays, {"parlay", "accumulators", "multis", "combos"}},
      {RecordFilter::kLive, {"live", "in play"}},
  }};
  // "One that is not a favourite."
  static const PatternSet kNoFavourite{
      "not/isnt/no/except/without/besides a/an/the? "
      "big/heavy? favourite/favourites"};
  static const PatternSet kNoUnderdog{
      "not/isnt/no/except/without/besides a/an/the? "
      "big? underdog/underdogs"};
  if (kNoFavourite.in(tokens)) return RecordFilter::kUnderdogs;
  if (kNoUnderdog.in(tokens)) return RecordFilter::kFavourites;
  return first_of(kTable, tokens).value_or(RecordFilter::kAll);
}

std::optional<Listing> listing_in(const Tokens& tokens) {
  static const std::array<std::pair<Listing, PatternSet>, 6> kTable{{
      {Listing::kMoves,
       {"biggest/largest/sharpest/most ~ line/odds/price/spread/total/moneyline "
        "move/moves/movement/movements/movers/change/changes/swing/swings",
        "which/what lines/odds/prices/spread/total/moneyline/line/price have/are/has/is/did ~ "
        "moved/moving/move/changed/changing/change/steaming",
        "line/lines/odds/price/prices/spread/total/moneyline ~ moved/moving/changed ~ most",
        "biggest/largest movers/mover/move/moves ./on/today/tonight/tomorrow/in",
        "what/which ~ moved/moving ~ most", "any ~ line move/moves/movement"}},
      {Listing::kFavourites,
       {"biggest/heaviest/strongest/shortest/largest/clearest ~ favourite/favourites",
        "most likely ~ win/winner/winners"}},
      {Listing::kUnderdogs,
       {"biggest/longest/largest/most ~ underdog/underdogs/outsider/outsiders/longshot/longshots",
        "longest/highest ~ odds/price", "least likely ~ win"}},
      {Listing::kHighestTotals,
       {"highest/biggest/largest ~ total", "highest scoring", "most points/goals/runs"}},
      {Listing::kLowestTotals,
       {"lowest/smallest ~ total", "lowest scoring", "fewest/least points/goals/runs"}},
      {Listing::kClosest,
       {"closest/evenest ~ ./game/games/match/matches/matchup/line/price",
        "closest/tightest game/games/match/matches/matchup", "most even/evenly",
        "closest/tightest/smallest/narrowest ~ spread"}},
  }};
  return first_of(kTable, tokens);
}

std::optional<std::size_t> ordinal_in(const Tokens& tokens) {
  static const std::array<std::pair<std::size_t, PatternSet>, 4> kTable{{
      {1, {"first/1st leg/selection/pick/bet"}},
      {2, {"second/2nd leg/selection/pick/bet"}},
      {3, {"third/3rd leg/selection/pick/bet"}},
      {kLastPick, {"last leg/selection/pick/bet"}},
  }};
  return first_of(kTable, tokens);
}

}  // namespace chalkline::wizard
