#pragma once

#include <array>
#include <random>
#include <vector>

#include "tests/projections/log_builder.hpp"

namespace chalkline::projections::test {

// `events` random events or a few more, in an order that could have happened: bets on open games
// are placed, settled, reversed and settled anew, over several weeks, some of which come again.
inline void tell_random(LogBuilder& log_builder, std::uint32_t seed, ledger::Position events) {
  std::mt19937 random{seed};
  const auto below = [&](std::size_t n) { return static_cast<std::size_t>(random() % n); };
  const auto game = [&] { return std::array{kLakers, kBears, kReplayed}.at(below(3)); };
  const auto account = [&] { return ledger::AccountId{1'000 + below(8)}; };
  for (std::uint64_t i = 0; i < 8; ++i) log_builder.join(ledger::AccountId{1'000 + i}, 100'000);
  log_builder.schedule_replayed();

  std::vector<ledger::BetId> open;
  std::vector<ledger::BetId> settled;
  const auto move_one = [&](std::vector<ledger::BetId>& from, std::vector<ledger::BetId>& to) {
    const auto at = from.begin() + static_cast<std::ptrdiff_t>(below(from.size()));
    const auto bet = *at;
    from.erase(at);
    to.push_back(bet);
    return bet;
  };
  const auto end = log_builder.log.position() + events;
  while (log_builder.log.position() < end) {
    log_builder.at(log_builder.now() + std::chrono::minutes{below(240)});
    if (below(60) == 0) log_builder.back_to(log_builder.now() - std::chrono::hours{below(480)});
    switch (below(12)) {
      case 0:
        log_builder.happens(ledger::XpAwarded{account(), 10, ledger::XpReason::kBetPlaced});
        break;
      case 1:
        log_builder.happens(
            ledger::GameRescheduled{kBears, log_builder.now() + std::chrono::hours{48}});
        break;
      case 2:
        if (!settled.empty()) log_builder.reverse(move_one(settled, open));
        break;
      case 3:
      case 4:
      case 5:
        if (!open.empty())
          log_builder.settle(move_one(open, settled),
                             static_cast<ledger::BetOutcome>(1 + below(4)));
        break;
      case 6: {
        ledger::BetPlaced parlay;
        parlay.account = account();
        parlay.stake = static_cast<ledger::Coins>(1 + below(500));
        parlay.legs = {log_builder.leg({.game = game()}),
                       log_builder.leg({.game = kBears,
                                        .market = ledger::Market::kProp,
                                        .side = ledger::Side::kOver,
                                        .line = 9})};
        parlay.legs.back().prop = {"chi-" + std::to_string(below(3)), "Sam Sample",
                                   ledger::PropType::kThrees};
        open.push_back(log_builder.place(parlay));
        break;
      }
      case 7:
        log_builder.happens(ledger::StatisticsRecorded{
            kBears,
            true,
            {{"chi-1",
              below(2) == 0,
              {{ledger::PropType::kThrees, static_cast<std::uint16_t>(below(9))}}}}});
        break;
      case 8:
        log_builder.happens(ledger::ResultRecorded{
            kBears, {static_cast<std::int32_t>(below(40)), static_cast<std::int32_t>(below(40))}});
        break;
      default:
        open.push_back(log_builder.bet(account(), static_cast<ledger::Coins>(1 + below(500)),
                                       {.game = game()}));
    }
  }
}

// The same of a class of three of them, which bet from its purses and learn beside it; its members
// leave one after the other, or it ends for all.
inline void tell_random_class(LogBuilder& log_builder, std::uint32_t seed,
                              ledger::Position events) {
  std::mt19937 random{seed};
  const auto below = [&](std::size_t n) { return static_cast<std::size_t>(random() % n); };
  constexpr ledger::ClassId kClass{7};
  const auto purse = [](std::size_t nth) {
    return ledger::AccountId{raw(ledger::kFirstPurse) + nth};
  };
  const auto owner = [](std::size_t nth) { return ledger::AccountId{1'000 + nth}; };
  log_builder.happens(ledger::ClassOpened{
      kClass, {10'000, {}, 0b11'1111, log_builder.now() + std::chrono::hours{24 * 40}}});
  std::vector<std::size_t> members{0, 1, 2};
  for (const auto nth : members) {
    log_builder.happens(ledger::PurseOpened{purse(nth), owner(nth), kClass, 0b11});
    log_builder.happens(ledger::CoinsGranted{purse(nth), 10'000, ledger::GrantReason::kClassStart});
  }
  std::vector<ledger::BetId> open;
  std::vector<ledger::BetId> settled;
  const auto end = log_builder.log.position() + events;
  while (log_builder.log.position() < end && !members.empty()) {
    log_builder.at(log_builder.now() + std::chrono::minutes{below(240)});
    const auto place = below(members.size());
    const auto nth = members.at(place);
    switch (below(10)) {
      case 0:
        log_builder.happens(
            ledger::GuideRead{owner(nth), static_cast<ledger::Guide>(1 + below(9))});
        break;
      case 1:
        log_builder.happens(
            ledger::EstimateGiven{owner(nth),
                                  {kLakers, ledger::Market::kMoneyline, ledger::Side::kHome, 0,
                                   -110, -110, log_builder.now()},
                                  static_cast<std::uint8_t>(1 + below(99)),
                                  false,
                                  true,
                                  20'000});
        break;
      case 2:
        if (!settled.empty()) {
          const auto bet = settled.at(below(settled.size()));
          log_builder.reverse(bet);
          log_builder.settle(bet, static_cast<ledger::BetOutcome>(1 + below(4)));
        }
        break;
      case 3:
      case 4:
        if (!open.empty()) {
          log_builder.settle(open.back(), static_cast<ledger::BetOutcome>(1 + below(4)));
          settled.push_back(open.back());
          open.pop_back();
        }
        break;
      case 5:
        if (below(8) == 0) {
          log_builder.happens(ledger::MemberLeft{purse(nth), below(2) == 0});
          members.erase(members.begin() + static_cast<std::ptrdiff_t>(place));
        }
        if (below(30) == 0) log_builder.happens(ledger::ClassEnded{kClass});
        break;
      default:
        open.push_back(log_builder.bet(purse(nth), static_cast<ledger::Coins>(1 + below(500))));
    }
  }
}

}  // namespace chalkline::projections::test
