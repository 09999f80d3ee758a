#include "projections/models/learners.hpp"

#include <doctest/doctest.h>

#include <array>
#include <map>
#include <random>

#include "projections/models/learner_acts.hpp"
#include "tests/projections/fixture.hpp"

namespace chalkline::projections {
namespace {

using namespace test;

constexpr ledger::AccountId kAnnsPurse{raw(ledger::kFirstPurse) + 5};
constexpr ledger::AccountId kBensPurse{raw(ledger::kFirstPurse) + 9};
constexpr ledger::ClassId kEcon{1, 2, 3};

struct ClassFixture : Fixture {
  ClassFixture() {
    log_builder.join(kAnn);
    log_builder.join(kBen);
    log_builder.happens(
        ledger::ClassOpened{kEcon, {1'000, {}, 0b111, time("2027-01-01T00:00:00Z")}});
    open(kAnnsPurse, kAnn);
  }

  void open(ledger::AccountId purse, ledger::AccountId owner) {
    log_builder.happens(ledger::PurseOpened{purse, owner, kEcon, 0b11});
    log_builder.happens(ledger::CoinsGranted{purse, 1'000, ledger::GrantReason::kClassStart});
  }

  ledger::BetId bet(ledger::Coins stake, std::optional<std::uint8_t> stated,
                    ledger::GameId game = kLakers) {
    ledger::BetPlaced placed;
    placed.account = kAnnsPurse;
    placed.stake = stake;
    placed.profit = stake;
    placed.legs = {log_builder.leg({.game = game})};
    placed.stated_chance = stated;
    return log_builder.place(placed);
  }

  LearnerRow row(ledger::AccountId purse = kAnnsPurse) {
    return ask<LearnerQueries>().of(std::array{purse}).rows.at(0);
  }
};

TEST_CASE("a learner's stakes are judged by the coins of the purse before them") {
  ClassFixture models;
  const auto first = models.bet(50, 60);  // 5% of 1,000
  models.bet(51, {});
  models.log_builder.settle(first, BetOutcome::kWon);
  models.bet(52, 70);  // of 1,050, 998 of them in open bets or not
  models.bet(53, {});
  const auto row = models.row();
  CHECK(row.bets == 4);
  CHECK(row.small_stakes == 2);
  CHECK(row.chances == 2);
  CHECK(row.acted_at == models.log_builder.now());
  CHECK(row.recent.at(0).has_small_stake);
  CHECK_FALSE(row.recent.at(1).has_small_stake);
  CHECK(row.recent.at(2).has_chance);
  CHECK(models.ask<LearnerQueries>().of(std::array{kAnn, kBensPurse}).rows.empty());
}

// As it is defined, from all that has happened.
LearnerGap gap_of(const std::map<ledger::GameId, std::vector<std::pair<int, bool>>>& games) {
  LearnerGap gap;
  for (const auto& [_, chances] : games) {
    std::int64_t sum = 0;
    std::int64_t variances = 0;
    for (const auto& [stated, is_won] : chances) {
      sum += stated - (is_won ? 100 : 0);
      variances += stated * (100 - stated);
    }
    const auto n = static_cast<std::int64_t>(chances.size());
    if (n == 0) continue;
    gap.n += n;
    gap.sum += sum;
    ++gap.games;
    gap.sizes += n * n;
    gap.products += n * sum;
    gap.squares += sum * sum;
    gap.luck += n * variances;
  }
  return gap;
}

TEST_CASE("a learner's sums are those of the settlements in force") {
  ClassFixture models;
  std::mt19937 random{7};
  std::map<ledger::GameId, std::vector<std::pair<int, bool>>> games;
  for (int i = 0; i < 200; ++i) {
    const auto game = std::array{kLakers, kBears}.at(random() % 2);
    const auto stated = static_cast<std::uint8_t>(1 + random() % 99);
    const auto bet = models.bet(1, stated, game);
    const auto outcome = static_cast<BetOutcome>(1 + random() % 4);
    models.log_builder.settle(bet, outcome);
    if (random() % 3 == 0) {
      models.log_builder.reverse(bet);
      continue;
    }
    if (outcome == BetOutcome::kWon || outcome == BetOutcome::kLost)
      games[game].emplace_back(stated, outcome == BetOutcome::kWon);
  }
  CHECK(models.row().gap == gap_of(games));
}

TEST_CASE("a past season's bets count in how a learner goes about it, and not in their chances") {
  ClassFixture models;
  models.log_builder.schedule_replayed();
  const auto bet = models.bet(1, 70, kReplayed);
  models.log_builder.settle(bet, BetOutcome::kLost);
  models.log_builder.reverse(bet);
  models.log_builder.settle(bet, BetOutcome::kWon);
  const auto row = models.row();
  CHECK(row.gap == LearnerGap{});
  CHECK(row.bets == 1);
  CHECK(row.small_stakes == 1);
  CHECK(row.chances == 1);
}

TEST_CASE("the last ninety bets are kept in their order, and a look back follows the newest") {
  ClassFixture models;
  models.log_builder.settle(models.bet(1, {}), BetOutcome::kLost);
  for (int i = 1; i < 95; ++i)
    models.bet(1, i == 90 ? std::optional<std::uint8_t>{60} : std::nullopt);
  models.log_builder.happens(ledger::BetReviewed{kAnnsPurse, 1, {}});
  models.bet(1, {});
  const auto row = models.row();
  CHECK(row.look_backs == 1);
  REQUIRE(row.recent.size() == kLearnerRecent);  // the 6th to the 95th, from 0
  for (std::size_t i = 0; i < kLearnerRecent; ++i) {
    CAPTURE(i);
    CHECK(row.recent.at(i).has_chance == (i + 6 == 90));
    CHECK(row.recent.at(i).is_followed == (i + 6 == 94));
  }
}

TEST_CASE("what a member shares is known as of the same position as their sums") {
  ClassFixture models;
  CHECK(models.row().consent ==
        ledger::Bits{ledger::ConsentRow::kBets, ledger::ConsentRow::kLearning});
  models.log_builder.happens(ledger::ConsentChanged{kAnnsPurse, 0b1});
  CHECK(models.row().consent == ledger::Bits{ledger::ConsentRow::kBets});
  CHECK_FALSE(models.row().left);
  models.log_builder.happens(ledger::MemberLeft{kAnnsPurse, false});
  CHECK(models.row().left);
  CHECK_FALSE(models.row().taken_back);
  models.log_builder.happens(ledger::MemberLeft{kAnnsPurse, true});
  CHECK(models.row().taken_back);
}

TEST_CASE("the class learns what its members learn while they are in it and it goes on") {
  ClassFixture models;
  models.open(kBensPurse, kBen);
  const auto answer = [&](ledger::AccountId person, bool right) {
    models.log_builder.happens(
        ledger::ReviewAnswered{person, ledger::Guide::kOddsFormats, 2, right, 20'000});
  };
  for (int i = 0; i < 3; ++i) answer(kAnn, false);
  answer(kBen, false);
  CHECK(models.row().wrong_in_a_row == 3);
  CHECK(models.row(kBensPurse).wrong_in_a_row == 1);
  CHECK(models.row().learned_at == models.log_builder.now());
  CHECK_FALSE(models.row().acted_at);
  answer(kAnn, true);
  CHECK(models.row().wrong_in_a_row == 0);

  const auto then = models.log_builder.now();
  models.log_builder.happens(ledger::MemberLeft{kAnnsPurse, false});
  models.log_builder.at(then + std::chrono::hours{1});
  models.log_builder.happens(ledger::GuideRead{kAnn, ledger::Guide::kArbitrage});
  models.log_builder.happens(ledger::GuideRead{kBen, ledger::Guide::kArbitrage});
  models.log_builder.happens(ledger::BetReviewed{kAnnsPurse, 1, {}});
  CHECK(models.row().learned_at == then);
  CHECK(models.row().look_backs == 0);
  CHECK_FALSE(models.row().acted_at);
  CHECK(models.row(kBensPurse).learned_at == models.log_builder.now());

  models.log_builder.happens(ledger::ClassEnded{kEcon});
  const auto end = models.log_builder.now();
  models.log_builder.at(end + std::chrono::hours{1});
  models.log_builder.happens(ledger::GuideRead{kBen, ledger::Guide::kOddsFormats});
  CHECK(models.row(kBensPurse).learned_at == end);
}

TEST_CASE("two who estimate alike within a minute on five lines are named, whoever was first") {
  ClassFixture models;
  auto& log = models.log_builder;
  models.open(kBensPurse, kBen);
  const auto estimate = [&](ledger::AccountId person, std::uint64_t game, std::uint8_t chance) {
    log.happens(ledger::EstimateGiven{
        person,
        {ledger::GameId{game}, ledger::Market::kTotal, ledger::Side::kOver, 441, -110, -110, {}},
        chance,
        true,
        false,
        20'000});
  };
  for (std::uint64_t game = 1; game <= 6; ++game) {
    const bool is_anns_first = game % 2 == 0;
    estimate(is_anns_first ? kAnn : kBen, game, 62);
    const bool is_late = game == 6;
    log.at(log.now() + std::chrono::seconds{is_late ? 61 : 60});
    estimate(is_anns_first ? kBen : kAnn, game, game == 5 ? 61 : 62);
    log.at(log.now() + std::chrono::hours{1});
  }
  CHECK(models.row().alike.empty());  // four
  estimate(kAnn, 7, 40);
  estimate(kBen, 7, 40);
  CHECK(models.row().alike == std::vector{kBensPurse});
  CHECK(models.row(kBensPurse).alike == std::vector{kAnnsPurse});
}

TEST_CASE("whatever an assignment asks for is an act of a learner's") {
  ClassFixture models;
  auto& log = models.log_builder;
  const auto later = [&] { log.at(log.now() + std::chrono::hours{1}); };
  const auto learned = [&](const ledger::Event& event) {
    later();
    log.happens(event);
    CHECK(models.row().learned_at == log.now());
  };
  const ledger::AskedSide asked{
      kLakers, ledger::Market::kTotal, ledger::Side::kOver, 441, -110, -110, {}};
  learned(ledger::MarketMarked{kAnn, asked});
  learned(ledger::MarginGuessed{kAnn, {asked, asked}, 87});
  learned(ledger::HunchStated{kAnn,
                              {ledger::Sport::kNba, ledger::BetKind::kTotal, {}},
                              ledger::HunchDirection::kWorse,
                              100});
  learned(ledger::LimitsSet{kAnn, {}, {}, {}, {}});
  CHECK_FALSE(models.row().acted_at);
  later();
  log.happens(ledger::GamePassed{kAnnsPurse, kLakers, ledger::PassReason::kUnsure});
  CHECK(models.row().acted_at == log.now());
}

TEST_CASE("what a member does is kept from joining to leaving, and looks until they take back") {
  ClassFixture models;
  auto& log = models.log_builder;
  const auto bet = models.bet(50, {});
  log.settle(bet, BetOutcome::kWon);
  log.happens(ledger::BetReviewed{kAnnsPurse, bet, {}});
  log.happens(ledger::GuideRead{kAnn, ledger::Guide::kOddsFormats});
  log.happens(ledger::ReviewAnswered{kAnn, ledger::Guide::kOddsFormats, 2, true, {}});
  log.happens(ledger::RecordOpened{kAnnsPurse, kEcon, kBen, false});
  log.happens(ledger::OverviewOpened{kEcon, kBen, true});
  const auto left_at = log.now();
  log.happens(ledger::MemberLeft{kAnnsPurse, false});
  log.at(left_at + std::chrono::hours{1});
  log.happens(ledger::GuideRead{kAnn, ledger::Guide::kArbitrage});
  log.happens(ledger::RecordOpened{kAnnsPurse, kEcon, kBen, false});
  log.happens(ledger::MemberLeft{kAnnsPurse, true});
  log.happens(ledger::OverviewOpened{kEcon, kBen, false});

  auto& queries = models.ask<LearnerActQueries>();
  const auto [acts, left] = queries.of(kAnnsPurse);
  REQUIRE(acts.size() == 3);
  CHECK(acts[0].kind == LearnerActKind::kLookBack);
  CHECK(acts[0].bet == bet);
  CHECK(acts[1].kind == LearnerActKind::kRead);
  CHECK(acts[2].guide == ledger::Guide::kOddsFormats);
  CHECK(acts[2].check == 2);
  CHECK(acts[2].is_right);
  CHECK(left == left_at);
  const auto looks = queries.looks(kAnnsPurse, 9);
  REQUIRE(looks.size() == 3);
  CHECK_FALSE(looks[0].is_overview);
  CHECK(looks[1].is_overview);
  CHECK(looks[1].is_export);
  CHECK(looks[0].at > looks[2].at);
}

}  // namespace
}  // namespace chalkline::projections
