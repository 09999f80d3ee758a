#include "insight/learners/overview.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <random>

#include "insight/progress/calibration_gap.hpp"

namespace chalkline::insight {
namespace {

constexpr ledger::Timestamp kNow{std::chrono::sys_days{std::chrono::year{2026} / 11 / 26}};

TEST_CASE("a mean from kept sums is that of the values themselves") {
  std::mt19937_64 random{11};
  MeanSums sums;
  std::map<std::uint64_t, ClusterSum> games;
  std::vector<Part> parts;
  std::vector<StatedChance> chances;
  for (int i = 0; i < 1'000; ++i) {
    const auto game = random() % 300;
    const auto stated = static_cast<std::int64_t>(random() % 99) + 1;
    const bool is_won = random() % 2 == 0;
    const auto gap = stated - (is_won ? 100 : 0);
    const auto before = games[game];
    games[game] = {before.n + 1, before.sum + gap, before.variances + stated * (100 - stated)};
    sums.replace(before, games[game]);
    parts.push_back({static_cast<double>(gap) / 100, 1, game});
    chances.push_back({static_cast<double>(stated) / 100, is_won ? 1.0 : 0.0, game});
    REQUIRE(std::abs(luck_of(sums, 0.01) - luck_of(chances)) < 1e-9);
    const auto wanted = ratio(parts).value();
    const auto found = mean_of(sums, 0.01).value();
    REQUIRE(std::abs(found.value - wanted.value) < 1e-9);
    REQUIRE(std::abs(found.error - wanted.error) < 1e-9);
    REQUIRE(std::abs(found.effective_n - wanted.effective_n) < 1e-9 * wanted.effective_n);
    REQUIRE(found.clusters == wanted.clusters);
  }
  for (auto& [_, game] : games) sums.replace(game, {});
  CHECK(sums == MeanSums{});
  CHECK_FALSE(mean_of(sums, 0.01));
}

TEST_CASE("nobody is called too sure while what is seldom has not come") {
  const auto gap_of = [](std::int64_t n, std::int64_t stated) {
    LearnerActs acts;
    for (std::int64_t i = 0; i < n; ++i) {
      const auto chance = stated + i % 2;
      acts.gap.replace({}, {1, chance, chance * (100 - chance)});
    }
    return overview_of(acts, kNow).gap;
  };
  CHECK(gap_of(60, 5).state == FigureState::kCannotTell);
  CHECK(gap_of(400, 5).state == FigureState::kTells);
}

// The first `before` of 30 bets have small stakes, and `after` of the next 30; `on` bets a game.
std::vector<RecentBet> bets_with(std::size_t before, std::size_t after, std::size_t on = 1) {
  std::vector<RecentBet> bets;
  for (std::size_t i = 0; i < 2 * kChangeOf; ++i) {
    bets.push_back({.game = i / on,
                    .has_small_stake = i < kChangeOf ? i < before : i < kChangeOf + after,
                    .has_chance = false,
                    .is_followed = false});
  }
  return bets;
}

Change small_stakes(const std::vector<RecentBet>& bets) {
  return change_of(bets, bets.size(), &RecentBet::has_small_stake);
}

TEST_CASE("a change is told from three and a half standard errors on") {
  // 14 and 27 of 30: 0.4333 apart, with an error of 0.12.
  CHECK(small_stakes(bets_with(14, 27)).state == FigureState::kTells);
  CHECK(small_stakes(bets_with(14, 26)).state == FigureState::kCannotTell);
  CHECK(is_worse(small_stakes(bets_with(27, 14))));
  CHECK_FALSE(is_worse(small_stakes(bets_with(14, 27))));
  CHECK_FALSE(is_worse(small_stakes(bets_with(26, 14))));
  // All that can be: the pooled error is not 0.
  CHECK(is_worse(small_stakes(bets_with(30, 0))));
  CHECK(small_stakes(bets_with(30, 30)).state == FigureState::kCannotTell);
}

TEST_CASE("bets on one game count as one, and fewer than sixty are too few") {
  CHECK(small_stakes(bets_with(26, 15, 5)).state == FigureState::kCannotTell);
  auto bets = bets_with(30, 0);
  bets.pop_back();
  CHECK(small_stakes(bets).state == FigureState::kTooFew);
  CHECK(small_stakes({}).state == FigureState::kNone);
}

TEST_CASE("a word stands from one thirtieth bet to the next") {
  auto bets = bets_with(30, 0);
  for (std::size_t i = 1; i < kChangeOf; ++i) {
    bets.push_back({.game = 100 + i, .has_small_stake = true});
    CHECK(is_worse(small_stakes(bets)));
  }
  bets.push_back({.game = 200, .has_small_stake = true});
  const auto next = small_stakes(bets);
  CHECK(next.before == 0);
  CHECK(next.after == 1);
  CHECK_FALSE(is_worse(next));
}

TEST_CASE("sixty bets are compared, up to the last thirtieth") {
  std::vector<RecentBet> bets(kRecentBets + 1);
  for (std::size_t n = 0; n <= bets.size(); ++n) {
    CAPTURE(n);
    const auto all = std::span<const RecentBet>{bets}.first(n);
    const auto compared = compared_of(all, n);
    REQUIRE(compared.size() == (n < 2 * kChangeOf ? 0 : 2 * kChangeOf));
    if (n >= 2 * kChangeOf) CHECK(compared.data() == &bets.at(n < 3 * kChangeOf ? 0 : kChangeOf));
  }
  // The last 90 of 100 bets are known.
  CHECK(compared_of<RecentBet>(bets, 100).data() == &bets.at(20));
}

// Looked at with each 30th bet, as change_of() does.
TEST_CASE("of learners who never change 5% at most are called changed in 1,000 bets") {
  constexpr int kLearners = 1'000;
  constexpr std::size_t kBets = 1'000;
  std::mt19937_64 random{12};
  std::uniform_real_distribution<double> uniform;
  int changed = 0;
  for (int learner = 0; learner < kLearners; ++learner) {
    std::vector<RecentBet> bets;
    bool is_changed = false;
    for (std::size_t i = 0; i < kBets; ++i) {
      bets.push_back({.game = i,
                      .has_small_stake = uniform(random) < 0.7,
                      .has_chance = uniform(random) < 0.3,
                      .is_followed = uniform(random) < 0.5});
      if (bets.size() % kChangeOf != 0) continue;
      const auto first = bets.size() - std::min(bets.size(), kRecentBets);
      const auto recent = std::span<const RecentBet>{bets}.subspan(first);
      for (const auto what :
           {&RecentBet::has_small_stake, &RecentBet::has_chance, &RecentBet::is_followed})
        is_changed |= change_of(recent, bets.size(), what).state == FigureState::kTells;
    }
    changed += is_changed ? 1 : 0;
  }
  CHECK(changed <= kLearners * 5 / 100);
}

TEST_CASE("a learner is stuck by silence when late, and by a check that stays wrong") {
  LearnerActs acts{.joined_at = kNow - std::chrono::days{20}};
  acts.last_act = kNow - kSilence;
  CHECK_FALSE(overview_of(acts, kNow).stuck);
  acts.assignments = {.met = 1, .begun = 1, .late = 1};
  CHECK(overview_of(acts, kNow).stuck == StuckBy::kSilence);
  acts.last_act = kNow - kSilence + std::chrono::seconds{1};
  CHECK_FALSE(overview_of(acts, kNow).stuck);
  CHECK(overview_of(acts, kNow).need == Need::kLate);
  acts.wrong_in_a_row = kWrongInARow;
  CHECK(overview_of(acts, kNow).stuck == StuckBy::kCheck);
}

TEST_CASE("who asks for help stands on top, and among equals who was not seen for longest") {
  const auto seen = [](int days) {
    LearnerActs acts{.joined_at = kNow - std::chrono::days{40}};
    acts.last_act = kNow - std::chrono::days{days};
    return acts;
  };
  auto asks = seen(0);
  asks.asks_for_help = true;
  auto stuck = seen(1);
  stuck.wrong_in_a_row = 3;
  auto worse = seen(1);
  worse.recent = bets_with(30, 0);
  worse.bets = worse.recent.size();
  auto late = seen(2);
  late.assignments = {.met = 0, .begun = 0, .late = 1};
  const LearnerActs never{.joined_at = kNow - std::chrono::days{40}};
  const std::vector<LearnerActs> in_order{asks, stuck, worse, late, never, seen(3), seen(1)};
  std::vector<ByNeed> keys;
  for (const auto& acts : in_order) keys.push_back(by_need(acts, overview_of(acts, kNow)));
  CHECK(std::ranges::is_sorted(keys));
  CHECK(keys[3].need == Need::kLate);
  CHECK(keys[4].need == Need::kNone);
}

}  // namespace
}  // namespace chalkline::insight
