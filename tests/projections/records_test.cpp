#include <doctest/doctest.h>

#include "tests/projections/fixture.hpp"

// Figures that players look up about themselves: totals, grants, badges, tier and skill.
namespace chalkline::projections {
namespace {

using namespace test;

TEST_CASE("bets are found by time and by any part of a team's name or code") {
  Fixture models;
  models.log_builder.join(kAnn);
  const auto nba = models.log_builder.at("2026-11-19T10:00:00Z").bet(kAnn, 10);
  const auto nfl = models.log_builder.at("2026-11-20T10:00:00Z").bet(kAnn, 20, {.game = kBears});
  const auto found = [&](BetFilter filter) { return models.bets(kAnn, filter); };
  CHECK(found({.from = time("2026-11-20T10:00:00Z")}) == std::vector{nfl});
  CHECK(found({.to = time("2026-11-20T10:00:00Z")}) == std::vector{nba});
  for (const auto* part : {"lak", "CELT", "Lakers"})
    CHECK(found({.search = part}) == std::vector{nba});
  CHECK(found({.search = "pac"}) == std::vector{nfl});
  CHECK(found({.search = "%"}).empty());
}

TEST_CASE("totals are those of the bets that the filter lets through") {
  Fixture models;
  models.log_builder.join(kAnn);
  models.log_builder.record(kAnn, 2, 1);
  models.log_builder.settle(models.log_builder.bet(kAnn, 30), BetOutcome::kPush);
  models.log_builder.settle(models.log_builder.bet(kAnn, 40, {.game = kBears}), BetOutcome::kVoid);
  models.log_builder.bet(kAnn, 7);
  models.log_builder.bet(kBen, 999);
  const auto all = models.ask<BetQueries>().totals(kAnn, {});
  CHECK(all.won == 2);
  CHECK(all.lost == 1);
  CHECK(all.pushed == 1);
  CHECK(all.voided == 1);
  CHECK(all.pending == 1);
  CHECK(all.staked == 370);
  CHECK(all.returned == 2 * 191 + 70);
  CHECK(all.open == 7);
  const auto nfl = models.ask<BetQueries>().totals(kAnn, {.sport = ledger::Sport::kNfl});
  CHECK(nfl.voided == 1);
  CHECK(nfl.staked == 40);
  CHECK(nfl.pending == 0);
}

TEST_CASE("grants and what bets moved are listed by time") {
  Fixture models;
  models.log_builder.join(kAnn);
  const auto bet = models.log_builder.at("2026-11-19T10:00:00Z").bet(kAnn, 100);
  models.log_builder.happens(ledger::CoinsGranted{kAnn, 500, ledger::GrantReason::kTierUpgrade});
  models.log_builder.at("2026-11-20T10:00:00Z").settle(bet, BetOutcome::kWon);
  const auto grants = models.ask<GrantQueries>().of(kAnn);
  REQUIRE(grants.size() == 2);
  CHECK(grants[0].amount == 1'000);
  CHECK(grants[1].amount == 500);
  const auto moves = models.ask<BetQueries>().moves(kAnn);
  REQUIRE(moves.size() == 1);
  CHECK(moves[0].stake == 100);
  CHECK(moves[0].payout == 191);
  CHECK(moves[0].settled_at == time("2026-11-20T10:00:00Z"));
}

TEST_CASE("badges, tier and skill stand with the account, Pro is not lowered by a later quiz") {
  Fixture models;
  models.log_builder.join(kAnn);
  models.log_builder.join(kBen);
  CHECK(models.ask<StandingQuery>().members().empty());
  models.log_builder.happens(ledger::BadgeEarned{kAnn, ledger::Badge::kUnderdog});
  models.log_builder.happens(ledger::MembershipUpgraded{kAnn, ledger::Tier::kVip});
  models.log_builder.happens(ledger::SkillReached{kAnn, ledger::SkillLevel::kPro});
  models.log_builder.happens(ledger::QuizCompleted{kAnn, {}, 100, 0, ledger::SkillLevel::kNovice});
  const auto ann = models.standing(kAnn);
  CHECK(ann.badges.has(ledger::Badge::kUnderdog));
  CHECK(ann.badges.count() == 1);
  CHECK(ann.tier == ledger::Tier::kVip);
  CHECK(ann.skill == ledger::SkillLevel::kPro);
  CHECK(ann.quiz.has_value());
  CHECK(!models.standing(kBen).tier);
  CHECK(models.ask<StandingQuery>().members() == std::vector{kAnn});
}

}  // namespace
}  // namespace chalkline::projections
