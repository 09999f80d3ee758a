#include <doctest/doctest.h>

#include "tests/projections/fixture.hpp"

namespace chalkline::projections {
namespace {

using namespace test;

constexpr auto kNow = "2026-11-18T13:00:00Z";
constexpr ledger::AccountId kCat{1002};
constexpr ledger::AccountId kDan{1003};
using Accounts = std::vector<ledger::AccountId>;

TEST_CASE("a win rate ranks from 5 settled bets in the week, 10 in the month and 20 in all") {
  Fixture models;
  struct From {
    Period period;
    int bets;
  };
  const auto period_case = [&](const From& from) {
    Fixture fresh;
    fresh.log_builder.join(kAnn);
    fresh.log_builder.record(kAnn, from.bets - 1, 0);
    CHECK(fresh.ranking(from.period, Category::kWinRate, kNow).empty());
    fresh.log_builder.record(kAnn, 0, 1);
    CHECK(fresh.ranking(from.period, Category::kWinRate, kNow) == Accounts{kAnn});
  };
  period_case({Period::kWeek, 5});
  period_case({Period::kMonth, 10});
  period_case({Period::kAllTime, 20});
}

TEST_CASE("pushes and voids are neutral: they do not make a win rate rank") {
  Fixture models;
  models.log_builder.join(kAnn);
  models.log_builder.record(kAnn, 4, 0);
  models.log_builder.settle(models.log_builder.bet(kAnn, 10), BetOutcome::kPush);
  models.log_builder.settle(models.log_builder.bet(kAnn, 10), BetOutcome::kVoid);
  CHECK(models.ranking(Period::kWeek, Category::kWinRate, kNow).empty());
  CHECK(models.ranking(Period::kWeek, Category::kBalance, kNow) == Accounts{kAnn});
}

TEST_CASE("who is left out has no rank, and the others close up") {
  Fixture models;
  for (const auto account : {kAnn, kBen, kCat}) {
    models.log_builder.join(account, 5'000);
    models.log_builder.record(account, 5, 0);
  }
  models.unranked = {kBen};
  const auto board = models.board(Period::kWeek, Category::kWinRate, kNow);
  REQUIRE(board->top().size() == 2);
  CHECK(board->row(kCat)->rank == 2);
  CHECK_FALSE(board->row(kBen));
}

TEST_CASE("the best win rate is first") {
  Fixture models;
  for (const auto account : {kAnn, kBen, kCat}) models.log_builder.join(account, 5'000);
  models.log_builder.record(kAnn, 3, 3);
  models.log_builder.record(kBen, 5, 1);
  models.log_builder.record(kCat, 4, 2);
  const auto board = models.board(Period::kWeek, Category::kWinRate, kNow);
  REQUIRE(board->top().size() == 3);
  CHECK(board->top()[0].account == kBen);
  CHECK(board->top()[0].rank == 1);
  CHECK(win_rate_tenths(board->top()[0].record.won, board->top()[0].record.lost) == 833);
  CHECK(board->top()[1].account == kCat);
  CHECK(board->top()[1].rank == 2);
  CHECK(board->top()[2].account == kAnn);
  CHECK(board->position() == models.log_builder.log.position());
}

TEST_CASE("equal win rates: more settled bets, then higher profit, then the lower id") {
  Fixture models;
  for (const auto account : {kAnn, kBen, kCat, kDan}) models.log_builder.join(account, 5'000);
  const auto five = [&](ledger::AccountId account, ledger::Coins first_stake) {
    models.log_builder.settle(models.log_builder.bet(account, first_stake), BetOutcome::kWon);
    models.log_builder.record(account, 3, 1);
  };
  five(kDan, 100);
  five(kBen, 200);                        // the same rate at a higher profit
  five(kAnn, 100);                        // equal to Dan in everything
  models.log_builder.record(kCat, 8, 2);  // the same rate over more bets
  CHECK(models.ranking(Period::kWeek, Category::kWinRate, kNow) ==
        Accounts{kCat, kBen, kAnn, kDan});
}

TEST_CASE("win rates that show the same figure are equal") {
  Fixture models;
  models.log_builder.join(kAnn, 100'000);
  models.log_builder.join(kBen, 100'000);
  models.log_builder.record(kAnn, 333, 167);  // 66.60 percent
  models.log_builder.record(kBen, 667, 334);  // 66.63 percent: the same to a tenth, over more bets
  models.log_builder.record(kAnn, 333, 167);
  models.log_builder.record(kAnn, 333, 167);
  CHECK(models.ranking(Period::kAllTime, Category::kWinRate, kNow) == Accounts{kAnn, kBen});
}

TEST_CASE("win rates are ordered as they are shown, rounded half up to a tenth") {
  const auto order = [](std::pair<int, int> ann, std::pair<int, int> ben) {
    Fixture models;
    for (const auto account : {kAnn, kBen}) models.log_builder.join(account, 5'000);
    models.log_builder.record(kAnn, ann.first, ann.second);
    models.log_builder.record(kBen, ben.first, ben.second);
    return models.ranking(Period::kAllTime, Category::kWinRate, kNow);
  };
  // 80.65% and 80.56%: both show 80.6%, so more bets are first.
  CHECK(order({25, 6}, {29, 7}) == Accounts{kBen, kAnn});
  // 92.59% and 92.50%: they show 92.6% and 92.5%.
  CHECK(order({25, 2}, {37, 3}) == Accounts{kAnn, kBen});
}

TEST_CASE("a push or a void alone is a settlement too, by which one takes part") {
  Fixture models;
  for (const auto account : {kAnn, kBen, kCat}) models.log_builder.join(account);
  models.log_builder.settle(models.log_builder.bet(kAnn, 10), BetOutcome::kVoid);
  models.log_builder.settle(models.log_builder.bet(kBen, 10), BetOutcome::kPush);
  models.log_builder.bet(kCat, 10);  // open
  for (const auto category : {Category::kBalance, Category::kLevel})
    CHECK(models.ranking(Period::kWeek, category, kNow) == Accounts{kAnn, kBen});
}

TEST_CASE("balance and level are today's, of those with a settlement in the window") {
  Fixture models;
  for (const auto account : {kAnn, kBen, kCat}) models.log_builder.join(account, 1'000);
  models.log_builder.at("2026-11-16T12:00:00Z").record(kAnn, 1, 0);
  models.log_builder.at("2026-11-16T12:00:00Z").record(kBen, 0, 1);
  models.log_builder.happens(ledger::XpAwarded{kBen, 300, ledger::XpReason::kQuiz});
  models.log_builder.bet(kCat, 10);  // open: no settlement
  CHECK(models.ranking(Period::kWeek, Category::kBalance, kNow) == Accounts{kAnn, kBen});
  CHECK(models.ranking(Period::kWeek, Category::kLevel, kNow) == Accounts{kBen, kAnn});

  constexpr auto next_week = "2026-11-24T12:00:00Z";
  models.log_builder.at(next_week).record(kBen, 1, 0);
  CHECK(models.ranking(Period::kWeek, Category::kBalance, next_week) == Accounts{kBen});
  CHECK(models.ranking(Period::kMonth, Category::kBalance, next_week) == Accounts{kAnn, kBen});
  const auto ben = models.board(Period::kWeek, Category::kBalance, next_week)->top().front();
  CHECK(ben.balance == 991);
  CHECK(ben.level == 3);
  CHECK(win_rate_tenths(ben.record.won, ben.record.lost) == 1'000);  // of the week
}

TEST_CASE("a settlement that was taken back is none") {
  Fixture models;
  models.log_builder.join(kAnn);
  const auto bet = models.log_builder.bet(kAnn, 10);
  models.log_builder.settle(bet, BetOutcome::kWon);
  models.log_builder.reverse(bet);
  CHECK(models.ranking(Period::kAllTime, Category::kBalance, kNow).empty());
}

constexpr On kOnReplayed{.game = kReplayed};

TEST_CASE("bets on replayed games make nobody rank, in no window and no category") {
  Fixture models;
  models.log_builder.schedule_replayed();
  models.log_builder.join(kAnn, 10'000);
  models.log_builder.record(kAnn, 20, 0, kOnReplayed);
  models.log_builder.settle(models.log_builder.bet(kAnn, 10, kOnReplayed), BetOutcome::kPush);
  for (const auto period : {Period::kWeek, Period::kMonth, Period::kAllTime}) {
    for (const auto category :
         {Category::kWinRate, Category::kBalance, Category::kLevel, Category::kClosingLine})
      CHECK(models.ranking(period, category, kNow).empty());
  }
  CHECK(models.standing(kAnn).won == 20);  // the player's own record has them
}

TEST_CASE("bets on replayed games change neither a win rate nor what orders equal ones") {
  Fixture models;
  models.log_builder.schedule_replayed();
  for (const auto account : {kAnn, kBen}) models.log_builder.join(account, 10'000);
  models.log_builder.record(kAnn, 15, 5);
  models.log_builder.record(kBen, 15, 5);
  models.log_builder.record(kBen, 10, 0, kOnReplayed);
  for (const auto period : {Period::kWeek, Period::kMonth, Period::kAllTime}) {
    const auto board = models.board(period, Category::kWinRate, kNow);
    REQUIRE(board->top().size() == 2);
    CHECK(board->top()[0].account == kAnn);  // equal in everything that counts
    CHECK(win_rate_tenths(board->top()[1].record.won, board->top()[1].record.lost) == 750);
  }
}

TEST_CASE("a parlay with a replayed leg is left out, wherever the leg stands") {
  Fixture models;
  models.log_builder.schedule_replayed();
  models.log_builder.join(kAnn);
  ledger::BetPlaced parlay;
  parlay.account = kAnn;
  parlay.stake = 10;
  parlay.profit = 20;
  parlay.legs = {models.log_builder.leg({}), models.log_builder.leg(kOnReplayed)};
  const auto bet = models.log_builder.place(parlay);
  models.log_builder.settle(bet, BetOutcome::kWon);  // by the end of its first leg's game
  CHECK(models.ranking(Period::kAllTime, Category::kLevel, kNow).empty());
  CHECK(models.standing(kAnn).won == 1);

  parlay.legs = {models.log_builder.leg({}), models.log_builder.leg({.game = kBears})};
  models.log_builder.settle(models.log_builder.place(parlay), BetOutcome::kWon);
  CHECK(models.ranking(Period::kAllTime, Category::kLevel, kNow) == Accounts{kAnn});
}

TEST_CASE("a settlement on a replayed game that is taken back takes nothing from the board") {
  Fixture models;
  models.log_builder.schedule_replayed();
  models.log_builder.join(kAnn, 10'000);
  const auto bet = models.log_builder.bet(kAnn, 100, kOnReplayed);
  models.log_builder.record(kAnn, 5, 0);
  models.log_builder.settle(bet, BetOutcome::kWon);
  models.log_builder.reverse(bet);
  const auto board = models.board(Period::kWeek, Category::kWinRate, kNow);
  REQUIRE(board->top().size() == 1);
  CHECK(win_rate_tenths(board->top()[0].record.won, board->top()[0].record.lost) == 1'000);
}

TEST_CASE("a balance ranks by what bets have brought since the start, not by coins granted") {
  Fixture models;
  for (const auto account : {kAnn, kBen, kCat}) {
    models.log_builder.join(account, 1'000);
    models.log_builder.record(account, 0, 1);
  }
  models.log_builder.happens(ledger::CoinsGranted{kAnn, 99'000, ledger::GrantReason::kTierUpgrade});
  models.log_builder.record(kBen, 1, 0);
  models.log_builder.bet(kBen, 500);  // open: not lost yet
  const auto board = models.board(Period::kWeek, Category::kBalance, kNow);
  REQUIRE(board->top().size() == 3);
  CHECK(board->top().front().account == kBen);
  CHECK(board->row(kBen)->profit == -9);
  CHECK(board->row(kBen)->balance == 491);
  CHECK(board->row(kAnn)->profit == -100);
  CHECK(board->row(kAnn)->balance == 99'900);
  // Later months keep what earlier ones have brought.
  models.log_builder.at("2026-12-02T12:00:00Z").record(kAnn, 1, 0);
  const auto later = models.board(Period::kMonth, Category::kBalance, "2026-12-03T12:00:00Z");
  CHECK(later->row(kAnn)->profit == -9);
}

TEST_CASE("a balance ranks without replayed games") {
  Fixture models;
  models.log_builder.schedule_replayed();
  for (const auto account : {kAnn, kBen}) {
    models.log_builder.join(account, 1'000);
    models.log_builder.record(account, 1, 0);
  }
  models.log_builder.record(kAnn, 5, 0, kOnReplayed);
  models.log_builder.record(kBen, 0, 2, kOnReplayed);
  const auto board = models.board(Period::kWeek, Category::kBalance, kNow);
  for (const auto account : {kAnn, kBen}) CHECK(board->row(account)->profit == 91);
  CHECK(models.standing(kAnn).balance == 1'546);
}

// Settles so many lost singles, each with the closing-line value in millionths.
void settle_closed(Fixture& models, ledger::AccountId account, int bets, std::int32_t value,
                   const On& on = {}) {
  for (int i = 0; i < bets; ++i) {
    models.log_builder.happens(ledger::BetSettled{.account = account,
                                                  .bet = models.log_builder.bet(account, 10, on),
                                                  .game = on.game,
                                                  .outcome = BetOutcome::kLost,
                                                  .stake = 10,
                                                  .credit = 0,
                                                  .closing_line_value = value,
                                                  .kind = ledger::BetKind::kMoneyline});
  }
}

TEST_CASE("a closing-line value ranks from 20 singles that have one, in each period") {
  Fixture models;
  models.log_builder.join(kAnn, 10'000);
  settle_closed(models, kAnn, 19, -40'000);
  models.log_builder.record(kAnn, 5, 0);  // without a close
  for (const auto period : {Period::kWeek, Period::kMonth, Period::kAllTime})
    CHECK(models.ranking(period, Category::kClosingLine, kNow).empty());
  settle_closed(models, kAnn, 1, -40'000);
  for (const auto period : {Period::kWeek, Period::kMonth, Period::kAllTime})
    CHECK(models.ranking(period, Category::kClosingLine, kNow) == Accounts{kAnn});
}

TEST_CASE("the best mean closing-line value is first, whatever was won") {
  Fixture models;
  for (const auto account : {kAnn, kBen, kCat}) models.log_builder.join(account, 10'000);
  settle_closed(models, kAnn, 20, -41'000);
  models.log_builder.record(kAnn, 20, 0);
  settle_closed(models, kBen, 20, 12'000);
  settle_closed(models, kCat, 20, -39'000);
  CHECK(models.ranking(Period::kAllTime, Category::kClosingLine, kNow) ==
        Accounts{kBen, kCat, kAnn});
  const auto ben = models.board(Period::kAllTime, Category::kClosingLine, kNow)->top().front();
  CHECK(ben.record.close.bets == 20);
  CHECK(ben.record.close.mean == 12'000);
}

TEST_CASE("closing-line values that show the same figure are equal") {
  Fixture models;
  for (const auto account : {kAnn, kBen, kCat, kDan}) models.log_builder.join(account, 10'000);
  settle_closed(models, kAnn, 20, 12'300);
  settle_closed(models, kBen, 21, 12'200);  // 1.2%, as Ann's, over more bets
  settle_closed(models, kCat, 20, -30'400);
  settle_closed(models, kDan, 21, -30'300);  // -3.0%, too
  CHECK(models.ranking(Period::kAllTime, Category::kClosingLine, kNow) ==
        Accounts{kBen, kAnn, kDan, kCat});
}

TEST_CASE("a replayed game has no closing-line value: of most past seasons one price is known") {
  Fixture models;
  models.log_builder.schedule_replayed();
  models.log_builder.join(kAnn, 10'000);
  settle_closed(models, kAnn, 30, -41'000, {.game = kReplayed});
  CHECK(models.ranking(Period::kAllTime, Category::kClosingLine, kNow).empty());
  CHECK(models.standing(kAnn).lost == 30);
  CHECK(models.standing(kAnn).close.bets == 0);
}

TEST_CASE("a board shows 50, and everybody finds their own row") {
  Fixture models;
  constexpr std::uint64_t kPlayers = 60;
  for (std::uint64_t i = 0; i < kPlayers; ++i) {
    const ledger::AccountId account{1'000 + i};
    models.log_builder.join(account, 1'000);
    const auto bet = models.log_builder.bet(account, 100 - static_cast<ledger::Coins>(i));
    models.log_builder.settle(bet, BetOutcome::kLost);
  }
  const ledger::AccountId unranked{1'000 + kPlayers};
  models.log_builder.join(unranked);

  const auto board = models.board(Period::kMonth, Category::kBalance, kNow);
  CHECK(board->top().size() == 50);
  CHECK(board->top().front().account == ledger::AccountId{1'059});
  CHECK(board->top().back().rank == 50);
  CHECK(board->row(ledger::AccountId{1'059})->rank == 1);

  const auto last = board->row(ledger::AccountId{1'000});
  REQUIRE(last.has_value());
  CHECK(last->rank == 60);
  CHECK(last->account == ledger::AccountId{1'000});
  CHECK(last->balance == 900);
  CHECK(last->level == 1);
  CHECK(win_rate_tenths(last->record.won, last->record.lost) == 0);

  CHECK_FALSE(board->row(unranked).has_value());
  CHECK_FALSE(board->row(ledger::AccountId{1'000'000}).has_value());
}

TEST_CASE("the demo user is never ranked") {
  constexpr ledger::AccountId kDemo{999};
  Fixture models;
  models.log_builder.join(kDemo, 10'000);
  models.log_builder.record(kDemo, 20, 0);
  models.log_builder.join(kAnn);
  models.log_builder.record(kAnn, 0, 1);
  const auto board = models.board(Period::kAllTime, Category::kBalance, kNow);
  CHECK(board->top().size() == 1);
  CHECK(board->row(kAnn)->rank == 1);
  CHECK_FALSE(board->row(kDemo).has_value());
}

TEST_CASE("a board of nobody is empty") {
  Fixture models;
  const auto board = models.board(Period::kWeek, Category::kLevel, kNow);
  CHECK(board->top().empty());
  CHECK_FALSE(board->row(kAnn).has_value());
}

}  // namespace
}  // namespace chalkline::projections
