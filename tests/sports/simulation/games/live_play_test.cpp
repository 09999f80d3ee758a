#include "sports/simulation/games/live_play.hpp"

#include <doctest/doctest.h>

#include <array>
#include <cmath>
#include <map>
#include <tuple>
#include <utility>

#include "ledger/rules/rules.hpp"
#include "sports/book/live/live_games.hpp"
#include "sports/feeds/simulated/quotes.hpp"
#include "sports/model/league.hpp"
#include "sports/simulation/games/innings.hpp"
#include "sports/simulation/prices/pricing.hpp"
#include "sports/simulation/season/sport_model.hpp"
#include "tests/sports/verbs.hpp"

// Live quotes: what they say at each tick, and that nobody beats them by looking on.
namespace chalkline::sports::simulated {
namespace {

using namespace test;
using ledger::Market;

constexpr std::array kMarkets{Market::kMoneyline, Market::kSpread, Market::kTotal};

// Until when games were listed without innings: all of them, or none.
constexpr ListedUntil kNever{};
constexpr ListedUntil kAlways{ledger::Timestamp::min(), ledger::Timestamp::max()};

SimulatedGame drawn(ledger::Sport sport, std::int64_t number, ListedUntil without = kNever) {
  return simulated_game(World{2'026, without}, {sport, 1'200'000 + number});
}

SimulatedPlay play_of(const SimulatedGame& game) {
  Game facts = game_between(game.parameters.home.code, game.parameters.away.code);
  facts.id = ledger::GameId{1};
  facts.sport = game.parameters.sport;
  facts.starts_at = game.parameters.starts_at;
  facts.status = GameStatus::kLive;
  return {facts, game};
}

bool operator==(const LiveGame& a, const LiveGame& b) {
  return a.tick == b.tick && a.period == b.period && a.clock_s == b.clock_s && a.score == b.score &&
         a.lines == b.lines && a.suspended == b.suspended && a.at == b.at;
}

// Coins for each one staked on the first side, or on the second.
double returned(const ledger::TwoWay& prices, bool first, Market market, ledger::Score score) {
  const auto doubled = market == Market::kTotal ? 2 * (score.home + score.away) - prices.line
                                                : 2 * (score.home - score.away) + prices.line;
  if (doubled == 0) return 1;
  if ((doubled > 0) != first) return 0;
  return ledger::decimal(first ? prices.first : prices.second).value();
}

TEST_CASE(
    "the same seed plays the same game at the same quotes, whatever tick is asked for first") {
  for (const auto sport : kSports) {
    const auto once = play_of(drawn(sport, 1));
    const auto again = play_of(drawn(sport, 1));
    const auto other = play_of(drawn(sport, 2));
    int same = 0;
    for (int tick = 0; tick <= kGameTicks; ++tick) {
      const auto back = kGameTicks - tick;
      CHECK(once.at(back) == again.at(back));
      CHECK(once.at(tick) == again.at(tick));
      CHECK(once.moneyline(tick) == once.at(tick).lines.moneyline);
      same += once.at(tick) == other.at(tick) ? 1 : 0;
    }
    CHECK(same == 0);
  }
}

TEST_CASE("a live game shows the game clock, the play's score and the time of its tick") {
  const auto game = drawn(ledger::Sport::kNba, 3);
  const auto play = play_of(game);
  const auto scores = scoring(game.match);
  for (int tick = 0; tick <= kGameTicks; ++tick) {
    CAPTURE(tick);
    const auto live = play.at(tick);
    CHECK(live.tick == tick);
    CHECK(live.period == game_clock(tick).period);
    CHECK(live.clock_s == game_clock(tick).clock_s);
    CHECK(live.score == state_at(scores, tick).score);
    CHECK(live.at == game.parameters.starts_at + tick * kLiveTick);
    CHECK(live.game.status == GameStatus::kLive);
  }
}

TEST_CASE("the first live lines are the closing lines") {
  for (const auto sport : kSports) {
    for (int number = 0; number < 50; ++number) {
      const auto game = drawn(sport, number);
      const auto closing = quote(game, kQuotes - 1);
      const auto first = play_of(game).at(0).lines;
      for (const auto market : kMarkets) {
        // But for what is decided before it begins.
        if (market_of(first, market)) CHECK(market_of(first, market) == market_of(closing, market));
      }
      CHECK(first.total);
    }
  }
}

TEST_CASE("prices are American within their bounds, and keep the margin of before the game") {
  for (const auto sport : kSports) {
    CAPTURE(ledger::name_of(sport));
    double sum = 0;
    int markets = 0;
    for (int number = 0; number < 30; ++number) {
      const auto play = play_of(drawn(sport, number));
      for (int tick = 0; tick < kGameTicks; ++tick) {
        const auto live = play.at(tick);
        for (const auto market : kMarkets) {
          const auto& prices = market_of(live.lines, market);
          if (!prices) continue;
          for (const auto odds : {prices->first, prices->second}) {
            CHECK(ledger::is_american(odds));
            CHECK(odds >= -2'500);
            CHECK(odds <= 1'200);
          }
          const auto overround = ledger::overround(prices->first, prices->second);
          CHECK(overround > 0.03);
          CHECK(overround < 0.06);
          sum += overround;
          ++markets;
          if (market == Market::kTotal) {
            CHECK(prices->line >= 2 * (live.score.home + live.score.away));
            CHECK(ledger::is_pick(market, ledger::Side::kOver, prices->line));
          } else {
            CHECK(ledger::is_pick(market, ledger::Side::kHome, prices->line));
          }
        }
      }
    }
    CHECK(sum / markets == doctest::Approx(kOverround).epsilon(0.05));
  }
}

TEST_CASE("bets wait for a tick after a score, and for the end") {
  for (const auto sport : kSports) {
    for (int number = 0; number < 20; ++number) {
      const auto play = play_of(drawn(sport, number));
      auto before = play.at(0);
      CHECK_FALSE(before.suspended);
      for (int tick = 1; tick <= kGameTicks; ++tick) {
        CAPTURE(tick);
        const auto live = play.at(tick);
        const auto end = regulation_ticks(live.timetable);
        const bool near_the_end = tick >= end - kEndTicks;
        CHECK(live.suspended == (near_the_end || live.score != before.score));
        before = live;
      }
    }
  }
}

TEST_CASE("every quote that can still be bet on was made while the result was open") {
  for (int tick = 0; tick < kGameTicks; ++tick) {
    const auto play = play_of(drawn(ledger::Sport::kNhl, 1));
    if (play.at(tick).suspended) continue;
    CHECK(play.at(tick).at + ledger::latest_rules().quotes.live_life < play.at(kGameTicks).at);
  }
  CHECK(play_of(drawn(ledger::Sport::kNhl, 1)).at(kGameTicks).lines == ledger::Lines{});
}

// Of both derivations of a sport; those that are drawn by possessions.
std::vector<Match> matches_by_possessions(ledger::Sport sport) {
  std::vector<Match> matches;
  for (int number = 0; number < 20; ++number) {
    for (const auto& without : {kAlways, kNever}) {
      const auto match = drawn(sport, number, without).match;
      if (!match.model().by_innings) matches.push_back(match);
    }
  }
  return matches;
}

TEST_CASE("what is left to play: as many possessions for each side, and fewer by the tick") {
  for (const auto sport : kSports) {
    for (const auto& match : matches_by_possessions(sport)) {
      const auto scores = scoring(match);
      const auto each = kick_off(match.model()).home.possessions;
      const auto first = situation(match, scores, 0);
      CHECK(first.home.possessions == each);
      CHECK(first.away.possessions == each);
      auto before = first;
      for (int tick = 1; tick < regulation_ticks(match.model().timetable); ++tick) {
        CAPTURE(tick);
        const auto now = situation(match, scores, tick);
        CHECK(now.score == state_at(scores, tick).score);
        CHECK(now.home.possessions <= before.home.possessions);
        CHECK(now.away.possessions <= before.away.possessions);
        CHECK(std::abs(now.home.possessions - now.away.possessions) <= 1);
        // The side that scores was to play: a possession more, or the one under way.
        const auto played = [](const SideLeft& was, const SideLeft& is) {
          return was.possessions > is.possessions || was.gone > 0;
        };
        if (now.score.home > before.score.home) CHECK(played(before.home, now.home));
        if (now.score.away > before.score.away) CHECK(played(before.away, now.away));
        before = now;
      }
    }
  }
}

TEST_CASE("the outcome becomes sure: at the end its side is favoured, and at last not quoted") {
  for (const auto sport : kSports) {
    CAPTURE(ledger::name_of(sport));
    std::map<int, double> error;  // of the winner's chance, by tick
    int quoted_late = 0;
    constexpr int kGames = 300;
    for (int number = 0; number < kGames; ++number) {
      const auto play = play_of(drawn(sport, number));
      const auto score = play.at(kGameTicks).score;
      for (const auto tick : {0, 120, 250, 300}) {
        const auto prices = play.moneyline(tick);
        const auto lead = play.at(tick).score.home - play.at(tick).score.away;
        const auto home = prices     ? ledger::no_vig(prices->first, prices->second).value()
                          : lead > 0 ? 1.0
                                     : 0.0;
        error[tick] += std::abs(home - (score.home > score.away ? 1 : 0)) / kGames;
      }
      quoted_late += play.moneyline(300) ? 1 : 0;
    }
    CHECK(error[120] < error[0]);
    CHECK(error[250] < error[120]);
    CHECK(error[300] < error[250]);
    CHECK(error[300] < 0.15);
    CHECK(quoted_late < kGames / 2);
  }
}

// Bets at every fortieth open tick of many games: who takes either side, or always the favourite,
// the outsider, the leader or the trailer, pays about the margin. A right model is beyond 4
// deviations once in 16,000 figures; bets on one game are kept apart by their game.
TEST_CASE("whoever bets on what is seen loses about the margin") {
  struct Strategy {
    const char* name;
    bool (*takes_first)(const LiveGame&, const ledger::TwoWay&, Market);
  };
  constexpr std::array<Strategy, 6> kStrategies{{
      {"first", [](const auto&, const auto&, Market) { return true; }},
      {"second", [](const auto&, const auto&, Market) { return false; }},
      {"favourite", [](const auto&, const auto& p, Market) { return p.first < p.second; }},
      {"outsider", [](const auto&, const auto& p, Market) { return p.first >= p.second; }},
      {"leader", [](const auto& g, const auto&, Market) { return g.score.home > g.score.away; }},
      {"trailer", [](const auto& g, const auto&, Market) { return g.score.home < g.score.away; }},
  }};
  constexpr int kGames = 1'500;
  std::vector<std::pair<ledger::Sport, ListedUntil>> played{{ledger::Sport::kMlb, kAlways}};
  for (const auto sport : kSports) played.emplace_back(sport, kNever);
  for (const auto& [sport, without] : played) {
    CAPTURE(ledger::name_of(sport));
    std::array<std::array<double, 3>, kStrategies.size()> sum{};
    std::array<std::array<double, 3>, kStrategies.size()> squares{};
    std::array<std::array<int, 3>, kStrategies.size()> bets{};
    for (int number = 0; number < kGames; ++number) {
      const auto play = play_of(drawn(sport, number, without));
      const auto score = play.at(kGameTicks).score;
      // A moment of each game, so that the bets are independent.
      const auto live =
          play.at(static_cast<int>(Seed{5}.of(static_cast<std::uint64_t>(number)).below(310)));
      if (live.suspended) continue;
      for (std::size_t m = 0; m < kMarkets.size(); ++m) {
        const auto& prices = market_of(live.lines, kMarkets[m]);
        if (!prices) continue;
        for (std::size_t s = 0; s < kStrategies.size(); ++s) {
          const bool first = kStrategies[s].takes_first(live, *prices, kMarkets[m]);
          const auto profit = returned(*prices, first, kMarkets[m], score) - 1;
          sum[s][m] += profit;
          squares[s][m] += profit * profit;
          ++bets[s][m];
        }
      }
    }
    for (std::size_t s = 0; s < kStrategies.size(); ++s) {
      CAPTURE(kStrategies[s].name);
      for (std::size_t m = 0; m < kMarkets.size(); ++m) {
        CAPTURE(ledger::name_of(kMarkets[m]));
        const auto n = static_cast<double>(bets[s][m]);
        REQUIRE(n > kGames / 4.0);
        const auto mean = sum[s][m] / n;
        const auto deviation = std::sqrt(squares[s][m] / n - mean * mean) / std::sqrt(n);
        CAPTURE(mean);
        CAPTURE(deviation);
        const auto expected = -kOverround / (1 + kOverround);
        CHECK(std::abs(mean - expected) < 4 * deviation);
        CHECK(mean < 2 * deviation);
      }
    }
  }
}

TEST_CASE(
    "a baseball game under way knows when its half-innings began, and other games have none") {
  for (int number = 0; number < 50; ++number) {
    const auto game = drawn(ledger::Sport::kMlb, number);
    const auto play = play_of(game);
    const auto innings = innings_of(game.match);
    for (int tick = 0; tick <= kGameTicks; ++tick) {
      const auto begun = play.at(tick).half_innings;
      REQUIRE(std::cmp_equal(begun.size(), innings.at(tick) + 1));
      REQUIRE(begun.back() <= tick);
    }
  }
  CHECK(play_of(drawn(ledger::Sport::kNba, 1)).at(100).half_innings.empty());
}

// A quote lives for two ticks. A bettor who waits, with every price before them, for the moment at
// which the older one is worth most by the newer: that pays, unless what has moved against the book
// is refused.
TEST_CASE("an old quote is worth nothing to whoever watches the price move") {
  constexpr int kGames = 2'000;
  constexpr int kWatched = 40;
  const auto profit = [](bool all_quotes) {
    double sum = 0;
    double squares = 0;
    double worths = 0;  // by the newer price
    int bets = 0;
    for (int number = 0; number < kGames; ++number) {
      const auto play = play_of(drawn(ledger::Sport::kNba, number));
      const auto score = play.at(kGameTicks).score;
      const auto from = static_cast<int>(Seed{9}.of(static_cast<std::uint64_t>(number)).below(250));
      double best = 0;
      double won = 0;
      std::vector<LiveGame> ticks;
      for (int tick = from; tick < from + kWatched; ++tick) ticks.push_back(play.at(tick));
      for (std::size_t i = 2; i < ticks.size(); ++i) {
        const auto& seen = ticks[i - 2];
        const auto& now = ticks[i];
        if (seen.suspended || now.suspended || seen.score != now.score) continue;
        if (!seen.lines.moneyline || !now.lines.moneyline) continue;
        for (const auto side : {ledger::Side::kHome, ledger::Side::kAway}) {
          if (!all_quotes && !is_still_good(seen, now, Market::kMoneyline, side)) continue;
          const bool home = side == ledger::Side::kHome;
          const auto& [line, first, second] = *now.lines.moneyline;
          const auto chance =
              (home ? ledger::no_vig(first, second) : ledger::no_vig(second, first)).value();
          const auto odds = home ? seen.lines.moneyline->first : seen.lines.moneyline->second;
          const auto worth = chance * ledger::decimal(odds).value();
          if (worth <= best) continue;
          best = worth;
          won = returned(*seen.lines.moneyline, home, Market::kMoneyline, score) - 1;
        }
      }
      sum += won;
      squares += won * won;
      if (best == 0) continue;  // nothing was on offer
      worths += best - 1;
      ++bets;
    }
    const auto mean = sum / kGames;
    return std::tuple{mean, std::sqrt((squares / kGames - mean * mean) / kGames), worths / bets};
  };
  const auto [free_mean, free_deviation, free_worth] = profit(true);
  CHECK(free_worth > 0.02);
  CHECK(free_mean > free_deviation);
  const auto [mean, deviation, worth] = profit(false);
  CHECK(worth < 0);
  CHECK(mean < deviation);
}

}  // namespace
}  // namespace chalkline::sports::simulated
