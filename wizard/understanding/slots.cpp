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
  if (prop_in(tokens)) return Market::kProp;
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

std::optional<When> when_in(const Tokens& tokens, const Days& days) {
  using std::chrono_literals::operator""h;
  static const PatternSet kTonight{"tonight", "this evening", "to night"};
  static const PatternSet kToday{"today", "this afternoon", "this morning", "right now", "rn"};
  static const PatternSet kTomorrow{"tomorrow"};
  static const PatternSet kWeekend{"this/the weekend", "weekend"};
  static const PatternSet kWeek{"this/the week", "next few days"};
  static const std::array<std::pair<unsigned, PatternSet>, 7> kWeekdays{{
      {0, {"sunday", "sundays"}},
      {1, {"monday", "mondays", "mnf"}},
      {2, {"tuesday"}},
      {3, {"wednesday"}},
      {4, {"thursday", "tnf"}},
      {5, {"friday"}},
      {6, {"saturday"}},
  }};
  static constexpr std::array<std::string_view, 7> kOnDays{
      "on Sunday",   "on Monday", "on Tuesday", "on Wednesday",
      "on Thursday", "on Friday", "on Saturday"};
  const auto& begin = days.begin;
  const auto day = [&](std::string words, std::size_t from, std::size_t until) {
    return When{std::move(words), begin.at(from), begin.at(until)};
  };
  // Games of an evening in America start after midnight elsewhere, and go on in the West.
  if (kTonight.in(tokens)) return When{"tonight", begin.at(0) + 12h, begin.at(1) + 6h};
  if (kToday.in(tokens)) return day("today", 0, 1);
  if (kTomorrow.in(tokens)) return day("tomorrow", 1, 2);
  const auto today = days.today.c_encoding();
  if (kWeekend.in(tokens)) {
    const auto saturday = today == 0 ? 0 : 6 - today;
    return day("this weekend", saturday, today == 0 ? 1 : saturday + 2);
  }
  if (kWeek.in(tokens)) return day("this week", 0, 7);
  const auto weekday = first_of(kWeekdays, tokens);
  if (!weekday) return std::nullopt;
  const auto ahead = (*weekday + 7 - today) % 7;
  return day(std::string{kOnDays.at(*weekday)}, ahead, ahead + 1);
}

RecordFilter filter_in(const Tokens& tokens) {
  static const std::array<std::pair<RecordFilter, PatternSet>, 5> kTable{{
      {RecordFilter::kFavourites, {"favourites", "favourite", "chalk"}},
      {RecordFilter::kUnderdogs, {"underdogs", "underdog", "long shots", "longshots", "outsiders"}},
      {RecordFilter::kSingles, {"singles", "single bets", "straight bets"}},
      {RecordFilter::kParlays, {"parlay", "accumulators", "multis", "combos"}},
      {RecordFilter::kLive, {"live", "in play"}},
  }};
  return first_of(kTable, tokens).value_or(RecordFilter::kAll);
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
