#include "http/assignments/acts.hpp"

#include <doctest/doctest.h>

#include <vector>

#include "http/assignments/guide_checks.hpp"
#include "ledger/rules/limits.hpp"
#include "tests/ledger/shared_cases.hpp"

// What each recorded event says of a learner, one event after the other.
namespace chalkline::http {
namespace {

namespace acts = insight::assignments;
using ledger::Market;
using ledger::Side;

constexpr ledger::AccountId kAnnsAccount{1'000};
constexpr ledger::AccountId kAnnsPurse{raw(ledger::kFirstPurse) + 5};
constexpr ledger::GameId kGameOfActs{7};
constexpr ledger::GameId kCubs{8};
constexpr ledger::Date kDay = 20'000;
constexpr ledger::Timestamp kNoonOfActs{std::chrono::days{kDay} + std::chrono::hours{12}};
constexpr double kEvenMargin = 1 - 1 / (110.0 / 210 * 2);  // of -110 on both sides

// A day there begins 12 hours before UTC's.
const ActSources kEast{
    .day =
        [](ledger::Timestamp at) {
          const auto there = at + std::chrono::hours{12};
          return static_cast<ledger::Date>(
              std::chrono::floor<std::chrono::days>(there.time_since_epoch()).count());
        },
    .middle = [](ledger::GameId, ledger::Timestamp) { return std::optional{0.05}; }};

std::vector<ledger::Record> records(std::vector<ledger::Event> events) {
  std::vector<ledger::Record> all;
  for (auto& event : events) {
    auto& record = all.emplace_back();
    record.position = 100 + all.size();
    record.time = kNoonOfActs;
    record.event = std::move(event);
  }
  return all;
}

ReadActs of_purse(std::vector<ledger::Event> events, ledger::Coins held = 0) {
  return acts_of_purse(with_held(records(std::move(events)), held), kEast);
}
ReadActs of_person(std::vector<ledger::Event> events, ledger::Bits<ledger::Guide> read = {}) {
  return acts_of_person(with_held(records(std::move(events)), 0), read, kEast);
}

template <class What>
What only(const ReadActs& read) {
  REQUIRE(read.acts.size() == 1);
  return std::get<What>(read.acts.front().what);
}

ledger::AskedSide side(ledger::GameId game, ledger::AmericanOdds odds = -110,
                       ledger::AmericanOdds other = -110) {
  return {game, Market::kMoneyline, Side::kHome, 0, odds, other, kNoonOfActs};
}

ledger::BetPlaced bet(ledger::Coins stake, ledger::Coins after, std::size_t legs = 1) {
  ledger::BetPlaced placed;
  placed.account = kAnnsPurse;
  placed.stake = stake;
  placed.balance_after = after;
  for (std::size_t i = 0; i < legs; ++i) {
    auto& leg = placed.legs.emplace_back();
    leg.game = ledger::GameId{raw(kGameOfActs) + i};
    leg.market = Market::kMoneyline;
    leg.side = Side::kHome;
    leg.odds = -110;
    leg.other_odds = -110;
  }
  return placed;
}

TEST_CASE("a bet is a stake of all that the purse had, open bets among it") {
  auto placed = bet(50, 850);
  placed.stated_chance = 62;
  const auto staked = only<acts::Staked>(of_purse({placed}, 100));
  CHECK(staked.games == std::vector{raw(kGameOfActs)});
  CHECK(staked.stake == 50);
  CHECK(staked.bankroll == 1'000);
  CHECK(staked.at_risk == 150);
  CHECK(staked.odds == -110);
  CHECK(staked.stated == 62);
  CHECK(staked.market == 0.5);
  CHECK(staked.single);
  CHECK(staked.margin == doctest::Approx(kEvenMargin));
  CHECK(staked.middle == 0.05);
}

TEST_CASE("a parlay is no pick of one market, and has the price of all its legs") {
  const auto staked = only<acts::Staked>(of_purse({bet(50, 950, 2)}));
  CHECK_FALSE(staked.single);
  CHECK_FALSE(staked.middle);
  CHECK(staked.odds == 264);
}

TEST_CASE("a bet is on the games of all its legs that had not begun") {
  auto placed = bet(50, 950, 3);
  placed.legs[1].live = true;
  const auto staked = only<acts::Staked>(of_purse({placed}));
  CHECK(staked.games == std::vector{raw(kGameOfActs), raw(kGameOfActs) + 2});
  auto live = bet(50, 950);
  live.legs[0].live = true;
  CHECK(only<acts::Staked>(of_purse({live})).games.empty());
}

TEST_CASE("what is at risk falls with each settlement, and rises again where one is taken back") {
  const ledger::BetSettled lost{kAnnsPurse, 101, kGameOfActs, ledger::BetOutcome::kLost, 50, 0};
  const ledger::SettlementReversed back{kAnnsPurse, 101, 102, 50, 0, false};
  const auto read = of_purse({bet(50, 950), lost, bet(10, 940), back, bet(10, 930)});
  REQUIRE(read.acts.size() == 3);
  CHECK(std::get<acts::Staked>(read.acts[1].what).at_risk == 10);
  CHECK(std::get<acts::Staked>(read.acts[2].what).at_risk == 70);
  CHECK(read.last_reversed_at == 104);
}

TEST_CASE("a look back waits for its bet and its note, and has the day that it names") {
  const auto read = of_purse({bet(50, 950), ledger::BetReviewed{kAnnsPurse, 101, kDay - 1}});
  REQUIRE(read.look_backs.size() == 1);
  CHECK(read.look_backs.front().act == 1);
  CHECK(read.look_backs.front().bet == 101);
  CHECK(std::holds_alternative<acts::LookedBack>(read.acts[1].what));
  CHECK(read.acts[1].day == kDay - 1);
  CHECK(read.acts[0].day == kDay + 1);  // of an event without a day: where the person is
}

TEST_CASE("a pass is on its game, and leaving ends what counts") {
  CHECK(only<acts::GamePassed>(
            of_purse({ledger::GamePassed{kAnnsPurse, kCubs, ledger::PassReason::kPrice}}))
            .game == raw(kCubs));
  const auto read =
      of_purse({ledger::MemberLeft{kAnnsPurse, false}, ledger::MemberLeft{kAnnsPurse, true}});
  CHECK(read.acts.empty());
  CHECK(read.left_at == 101);
}

TEST_CASE("an estimate is a chance on its own day, with the margin of its price") {
  const auto read =
      of_person({ledger::EstimateGiven{kAnnsAccount, side(kCubs), 62, true, true, kDay}});
  const auto given = only<acts::ChanceGiven>(read);
  CHECK(given.game == raw(kCubs));
  CHECK(given.percent == 62);
  CHECK(given.daily);
  CHECK(given.unseen);
  CHECK(given.margin == doctest::Approx(kEvenMargin));
  CHECK(given.middle == 0.05);
  CHECK(read.acts.front().day == kDay);
  REQUIRE(read.estimates.size() == 1);
  CHECK(read.estimates.front().position == 101);
  CHECK(read.estimates.front().asked.game == kCubs);
}

TEST_CASE("a guide that was read before is read again with each answer to it") {
  const ledger::ReviewAnswered answer{kAnnsAccount, ledger::Guide::kLineShopping, 2, true, kDay};
  const auto checked = only<acts::CheckAnswered>(of_person({answer}));
  CHECK(checked.guide == 6);
  CHECK(checked.check == 2);
  CHECK(checked.right);
  const auto again = of_person({answer}, {ledger::Guide::kLineShopping});
  REQUIRE(again.acts.size() == 2);
  CHECK(std::get<acts::GuideRead>(again.acts.front().what).guide == 6);
  CHECK(of_person({answer}, {ledger::Guide::kArbitrage}).acts.size() == 1);
  CHECK(
      only<acts::GuideRead>(of_person({ledger::GuideRead{kAnnsAccount, ledger::Guide::kArbitrage}}))
          .guide == 11);
}

TEST_CASE("a mark has the margin of its market, a guess that of all its legs") {
  const auto marked =
      only<acts::Marked>(of_person({ledger::MarketMarked{kAnnsAccount, side(kGameOfActs)}}));
  CHECK(marked.game == raw(kGameOfActs));
  CHECK(marked.margin == doctest::Approx(kEvenMargin));
  const auto guessed = only<acts::MarginGuessed>(
      of_person({ledger::MarginGuessed{kAnnsAccount, {side(kGameOfActs), side(kCubs)}, 87}}));
  CHECK(guessed.games == std::vector<std::uint64_t>{raw(kGameOfActs), raw(kCubs)});
  CHECK(guessed.guess == doctest::Approx(0.087));
  CHECK(guessed.margin == doctest::Approx(1 - (1 - kEvenMargin) * (1 - kEvenMargin)));
}

TEST_CASE("a hunch is stated and closed, judged or not") {
  only<acts::HunchStated>(of_person({ledger::HunchStated{kAnnsAccount, {}, {}, 30}}));
  CHECK(only<acts::HunchClosed>(of_person({ledger::HunchClosed{kAnnsAccount, 55, false}})).stated ==
        55);
}

acts::LimitsChanged last_of(const std::vector<ledger::LimitsSet>& changes) {
  const auto read = of_person({changes.begin(), changes.end()});
  return std::get<acts::LimitsChanged>(read.acts.back().what);
}

TEST_CASE("limits that will loosen are loosened from the press on") {
  const ledger::LimitsSet none{kAnnsAccount, {}, {}, 30, {}};
  CHECK_FALSE(last_of({none}).limit);
  CHECK(last_of({none}).reality_check);
  ledger::LimitsSet strict{kAnnsAccount, {50, {}, {}}, {}, 30, {}};
  CHECK(last_of({strict}).limit);
  CHECK_FALSE(last_of({strict}).loosened);
  auto waits = strict;
  waits.pending = ledger::PendingLimits{{100, {}, {}}, kNoonOfActs};
  CHECK(last_of({strict, waits}).loosened);
  auto stricter = waits;
  stricter.current.max_bets_per_day = 3;
  CHECK_FALSE(last_of({strict, waits, stricter}).loosened);  // the same press still waits
  auto gone = strict;
  gone.pending = ledger::PendingLimits{{}, kNoonOfActs};
  CHECK_FALSE(last_of({strict, gone}).limit);
  auto rarer = strict;
  rarer.reality_check_minutes = 60;
  CHECK(last_of({strict, rarer}).loosened);
  rarer.reality_check_minutes = 15;
  CHECK_FALSE(last_of({strict, rarer}).loosened);
  rarer.reality_check_minutes = {};
  CHECK_FALSE(last_of({strict, rarer}).reality_check);
}

TEST_CASE("of the views the own calibration alone is an act") {
  only<acts::CalibrationOpened>(
      of_person({ledger::DataViewed{kAnnsAccount, ledger::DataView::kCalibration}}));
  CHECK(of_person({ledger::DataViewed{kAnnsAccount, ledger::DataView::kNhlRosters}}).acts.empty());
}

TEST_CASE("bets of the own account and coins are no acts") {
  auto own = bet(50, 950);
  own.account = kAnnsAccount;
  CHECK(of_person({own, ledger::CoinsGranted{kAnnsAccount, 5, ledger::GrantReason::kSignUp}})
            .acts.empty());
  CHECK(of_purse({ledger::CoinsGranted{kAnnsPurse, 5, ledger::GrantReason::kClassStart}})
            .acts.empty());
}

TEST_CASE("each guide asks as many questions as the client has for it") {
  const auto asked = ledger::test::shared_cases("guides.json").at("checksPerGuide").as_int64();
  for (const auto checks : kGuideChecks) CHECK(checks == asked);
}

TEST_CASE("the middle of a game's margins is of the markets that are quoted") {
  CHECK_FALSE(middle_margin({}));
  const ledger::TwoWay cheap{0, -105, -105};
  const ledger::TwoWay usual{0, -110, -110};
  const ledger::TwoWay dear{0, -120, -120};
  CHECK(middle_margin({.moneyline = dear, .spread = usual, .total = cheap}).value() ==
        doctest::Approx(kEvenMargin));
  CHECK(middle_margin({.moneyline = usual, .spread = {}, .total = usual}).value() ==
        doctest::Approx(kEvenMargin));
}

}  // namespace
}  // namespace chalkline::http
