#include "ledger/rules/conditional.hpp"

#include <doctest/doctest.h>

#include <cmath>

#include "tests/ledger/scores.hpp"
#include "tests/ledger/shared_cases.hpp"
#include "tests/ledger/verbs.hpp"

namespace chalkline::ledger {
namespace {

using namespace test;

constexpr std::int32_t kScores = 24;
// Lines up to half of the scores, so that what no score shows is not for want of scores.
constexpr HalfPoints kLinesMax = kScores;

std::vector<Condition> every_condition() {
  std::vector<Condition> all;
  for (const auto team : {Side::kHome, Side::kAway}) {
    all.push_back({ConditionType::kIfWin, team});
    all.push_back({ConditionType::kIfLose, team});
    all.push_back({ConditionType::kIfTime, team, 0, TimeMark::kHalftime});
    for (HalfPoints line = -kLinesMax; line <= kLinesMax; ++line)
      all.push_back({ConditionType::kIfCover, team, line});
  }
  return all;
}

std::vector<Leg> every_pick() {
  std::vector<Leg> all;
  for (const auto team : {Side::kHome, Side::kAway}) {
    all.push_back(leg(moneyline(kBears, team)));
    for (HalfPoints line = -kLinesMax; line <= kLinesMax; ++line)
      all.push_back(leg(spread(kBears, team, line)));
  }
  for (const auto side : {Side::kOver, Side::kUnder})
    for (HalfPoints line = 0; line <= kLinesMax; ++line)
      all.push_back(leg(total(kBears, side, line)));
  return all;
}

const auto& kUncapped = rules_of(1).conditionals;

AmericanOdds boost_of(ConditionType type) {
  return kUncapped.boosts.at(static_cast<std::size_t>(type) - 1);
}

TEST_CASE("the shared table: boosted odds, and pairs that contradict each other") {
  const auto table = shared_cases("conditional.json");
  const auto half_points = [](const boost::json::value& points) {
    return static_cast<HalfPoints>(std::lround(2 * points.to_number<double>()));
  };
  for (const auto& row : rows(table, "conditionals")) {
    CAPTURE(boost::json::serialize(row));
    const auto word = [&](const char* name) { return std::string{row.at(name).as_string()}; };
    Condition condition{*parse_name<ConditionType>(word("type")), *parse_name<Side>(word("team")),
                        half_points(row.at("handicap"))};
    if (condition.type == ConditionType::kIfTime) condition.mark = TimeMark::kHalftime;
    REQUIRE(is_condition(condition));
    const auto market = *parse_name<Market>(word("market"));
    const auto side = *parse_name<Side>(word("side"));
    const auto line = half_points(row.at("line"));
    const bool contradiction = row.at("result").is_string();
    CHECK(is_contradiction(condition, market, side, line) == contradiction);
    if (contradiction) continue;
    CHECK(conditional_odds(condition, market, side, line, row.at("odds").to_number<AmericanOdds>(),
                           kUncapped) == row.at("result").to_number<AmericanOdds>());
  }
}

TEST_CASE("the shared table: what bounds the odds of a conditional") {
  const auto table = shared_cases("conditional.json");
  for (const auto& row : rows(table, "capped")) {
    CAPTURE(boost::json::serialize(row));
    const auto word = [&](const char* name) { return std::string{row.at(name).as_string()}; };
    const auto halves = [&](const char* name) {
      return static_cast<HalfPoints>(std::lround(2 * row.at(name).to_number<double>()));
    };
    const auto odds = [&](const char* name) { return row.at(name).to_number<AmericanOdds>(); };
    Condition condition{*parse_name<ConditionType>(word("type")), *parse_name<Side>(word("team")),
                        halves("handicap"), std::nullopt, odds("own")};
    if (condition.type == ConditionType::kIfTime) condition.mark = TimeMark::kHalftime;
    CHECK(conditional_odds(condition, *parse_name<Market>(word("market")),
                           *parse_name<Side>(word("side")), halves("line"), odds("odds"),
                           rules_of(2).conditionals) == odds("result"));
  }
}

TEST_CASE("a condition on the winner comes true or not at every score") {
  for (std::int32_t home = 0; home <= kScores; ++home) {
    for (std::int32_t away = 0; away <= kScores; ++away) {
      const auto game = final_score(home, away);
      const auto holds = [&](ConditionType type, Side team, HalfPoints line = 0) {
        return condition_holds({type, team, line}, game);
      };
      REQUIRE(holds(ConditionType::kIfWin, Side::kHome) == better(home, away));
      REQUIRE(holds(ConditionType::kIfWin, Side::kAway) == better(away, home));
      REQUIRE(holds(ConditionType::kIfLose, Side::kHome) == better(away, home));
      REQUIRE(holds(ConditionType::kIfLose, Side::kAway) == better(home, away));
      for (HalfPoints line = -kLinesMax; line <= kLinesMax; ++line) {
        REQUIRE(holds(ConditionType::kIfCover, Side::kHome, line) ==
                better(home + line / 2.0, away));
        REQUIRE(holds(ConditionType::kIfCover, Side::kAway, line) ==
                better(away + line / 2.0, home));
      }
    }
  }
}

TEST_CASE("a condition on the time looks at the score at its mark, not at the end") {
  const TimeMark marks[] = {TimeMark::kFirstQuarter, TimeMark::kHalftime, TimeMark::kThirdQuarter,
                            TimeMark::kFourthQuarter};
  for (std::size_t at = 0; at < 4; ++at) {
    const Condition condition{ConditionType::kIfTime, Side::kHome, 0, marks[at]};
    for (std::int32_t home = 0; home <= kScores; ++home) {
      for (std::int32_t away = 0; away <= kScores; ++away) {
        auto game = final_score(99, 0);
        std::optional<Score>* const periods[] = {
            &game.periods.first_quarter, &game.periods.halftime, &game.periods.third_quarter,
            &game.periods.fourth_quarter};
        REQUIRE(condition_holds(condition, game) == BetOutcome::kVoid);
        *periods[at] = Score{home, away};
        const bool is_close = home - away <= 5 && away - home <= 5;
        REQUIRE(condition_holds(condition, game) ==
                (is_close ? BetOutcome::kWon : BetOutcome::kLost));
      }
    }
  }
}

TEST_CASE("a cancelled game voids every condition") {
  auto game = final_score(1, 0);
  game.phase = GamePhase::kCancelled;
  game.periods.halftime = Score{1, 0};
  for (const auto& condition : every_condition())
    REQUIRE(condition_holds(condition, game) == BetOutcome::kVoid);
}

// The final scores at which a pick wins, at which the condition can be true and at which it must.
struct Truth {
  bool can{};
  bool must{};
};

Truth truth(const Condition& condition, const GameState& game) {
  if (condition.type != ConditionType::kIfTime) {
    const bool holds = condition_holds(condition, game) == BetOutcome::kWon;
    return {holds, holds};
  }
  // At the mark it may have been 0:0, or one team had all of its points and the other none.
  return {true, std::max(game.score.home, game.score.away) <= kCloseGamePoints};
}

TEST_CASE("a boost is paid only where pick and condition can each come true without the other") {
  std::vector<GameState> games;
  for (std::int32_t home = 0; home <= 2 * kScores; ++home)
    for (std::int32_t away = 0; away <= 2 * kScores; ++away)
      games.push_back(final_score(home, away));
  const auto picks = every_pick();
  std::size_t checked = 0;
  for (const auto& condition : every_condition()) {
    for (const auto& pick : picks) {
      bool contradiction = true;
      bool implied = true;
      bool follows = true;
      for (const auto& game : games) {
        const auto [can, must] = truth(condition, game);
        if (outcome_of(pick, game) != BetOutcome::kWon) {
          follows = follows && !can;
          continue;
        }
        contradiction = contradiction && !can;
        implied = implied && must;
      }
      REQUIRE(is_contradiction(condition, pick.market, pick.side, pick.line) == contradiction);
      if (contradiction) continue;
      ++checked;
      const auto odds =
          conditional_odds(condition, pick.market, pick.side, pick.line, 150, kUncapped);
      REQUIRE(odds == (implied || follows ? 150 : 150 + boost_of(condition.type)));
    }
  }
  CHECK(checked > 10'000);
}

TEST_CASE("boosted odds are American odds, and longer than those without the boost") {
  for (AmericanOdds base = -kLongestOdds; base <= kLongestOdds; ++base) {
    if (!is_american(base)) continue;
    for (const auto type : {ConditionType::kIfWin, ConditionType::kIfLose, ConditionType::kIfCover,
                            ConditionType::kIfTime}) {
      const auto odds = boosted(base, boost_of(type));
      REQUIRE(is_american(odds));
      const auto before = decimal(base);
      const auto after = decimal(odds);
      REQUIRE((after.num * before.den > before.num * after.den || base == kLongestOdds));
    }
  }
}

bool is_within(AmericanOdds odds, AmericanOdds a, AmericanOdds b) {
  const auto first = decimal(a);
  const auto second = decimal(b);
  const auto price = decimal(odds);
  return price.num * first.den * second.den <= first.num * second.num * price.den;
}

TEST_CASE("version 2: the boosted price is the longest that the parlay of both still pays") {
  const auto& rules = rules_of(2).conditionals;
  const AmericanOdds all[] = {-100'000, -5'000, -640, -250, -110,   -100,
                              100,      105,    180,  640,  100'000};
  std::size_t capped = 0;
  for (const auto base : all) {
    for (const auto own : all) {
      for (const auto type : {ConditionType::kIfWin, ConditionType::kIfLose}) {
        const Condition condition{type, Side::kHome, 0, {}, own};
        const auto uncapped = boosted(base, boost_of(type));
        const auto odds = conditional_odds(condition, Market::kTotal, Side::kOver, 90, base, rules);
        REQUIRE(is_american(odds));
        REQUIRE(is_within(odds, base, own));
        REQUIRE(odds <= uncapped);
        REQUIRE(odds >= base);
        if (odds == uncapped) continue;
        ++capped;
        const auto next = odds == -101 ? 100 : odds + 1;
        REQUIRE(!is_within(next, base, own));
      }
    }
  }
  CHECK(capped > 30);
}

TEST_CASE("version 2: a condition has its own price, and a close game 2.50") {
  const auto& first = rules_of(1).conditionals;
  const auto& second = rules_of(2).conditionals;
  const auto at = [](ConditionType type, AmericanOdds odds) {
    return Condition{type, Side::kHome, 0, {}, odds};
  };
  using enum ConditionType;
  CHECK(is_priced(at(kIfWin, 0), first));
  CHECK(!is_priced(at(kIfWin, -110), first));
  CHECK(!is_priced(at(kIfTime, 150), first));
  CHECK(is_priced(at(kIfWin, -110), second));
  CHECK(!is_priced(at(kIfWin, 0), second));
  CHECK(!is_priced(at(kIfCover, 99), second));
  CHECK(is_priced(at(kIfTime, 150), second));
  CHECK(!is_priced(at(kIfTime, 151), second));
}

TEST_CASE("a condition has what its kind asks for and nothing else") {
  using enum ConditionType;
  const auto half = TimeMark::kHalftime;
  CHECK(is_condition({kIfWin, Side::kHome}));
  CHECK(is_condition({kIfLose, Side::kAway}));
  CHECK(is_condition({kIfCover, Side::kAway, -kLineMax}));
  CHECK(is_condition({kIfTime, Side::kHome, 0, half}));
  CHECK(!is_condition({kIfWin, Side::kHome, 1}));
  CHECK(!is_condition({kIfLose, Side::kHome, -1}));
  CHECK(!is_condition({kIfCover, Side::kHome, kLineMax + 1}));
  CHECK(!is_condition({kIfCover, Side::kHome, std::numeric_limits<HalfPoints>::min()}));
  CHECK(!is_condition({kIfTime, Side::kHome, 1, half}));
  CHECK(!is_condition({kIfTime, Side::kHome}));
  CHECK(!is_condition({kIfTime, Side::kHome, 0, TimeMark{0}}));
  CHECK(!is_condition({kIfTime, Side::kHome, 0, TimeMark{5}}));
  CHECK(!is_condition({kIfWin, Side::kHome, 0, half}));
  for (const auto side : {Side::kOver, Side::kUnder, Side{0}, Side{5}})
    CHECK(!is_condition({kIfWin, side}));
  for (const auto type : {ConditionType{0}, ConditionType{5}})
    CHECK(!is_condition({type, Side::kHome}));
}

}  // namespace
}  // namespace chalkline::ledger
