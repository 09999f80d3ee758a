#pragma once

#include <doctest/doctest.h>

#include <cstdint>
#include <string>
#include <unordered_map>

#include "base/time_text.hpp"
#include "ledger/values/odds.hpp"
#include "tests/projections/memory_log.hpp"

namespace chalkline::projections::test {

inline constexpr ledger::AccountId kAnn{1000};
inline constexpr ledger::AccountId kBen{1001};
inline constexpr ledger::GameId kLakers{0xF000000000000001};  // above 2^63, as half of all games
inline constexpr ledger::GameId kBears{2};
inline constexpr ledger::GameId kReplayed{3};  // of a past season, once a test schedules it

inline ledger::Timestamp time(std::string_view iso) { return parse_iso(iso).value(); }

// The pick of a bet; a moneyline at -110 unless said.
struct On {
  ledger::GameId game{kLakers};
  ledger::Market market{ledger::Market::kMoneyline};
  ledger::Side side{ledger::Side::kHome};
  ledger::HalfPoints line{};
  ledger::AmericanOdds odds{-110};
};

// Tells a log, event by event, in which the caller keeps the rules:
//   LogBuilder log_builder;
//   log_builder.at("2026-11-21T10:00:00Z").join(kAnn);
//   const auto bet = log_builder.bet(kAnn, 110);
//   log_builder.settle(bet, BetOutcome::kWon);
class LogBuilder {
 public:
  MemoryLog log;

  LogBuilder() {
    at("2026-11-18T12:00:00Z");  // a Wednesday
    schedule(kLakers, ledger::Sport::kNba, "Lakers", "Celtics");
    schedule(kBears, ledger::Sport::kNfl, "Bears", "Packers");
  }

  LogBuilder& at(std::string_view iso) { return at(time(iso)); }
  LogBuilder& at(ledger::Timestamp now) {
    now_ = now;
    return *this;
  }
  ledger::Timestamp now() const { return now_; }
  // The clock was ahead, and an operator sets it back.
  LogBuilder& back_to(ledger::Timestamp now) {
    const auto from = now_;
    at(now).happens(ledger::ClockSet{from});
    return *this;
  }
  LogBuilder& back_to(std::string_view iso) { return back_to(time(iso)); }

  ledger::Position happens(const ledger::Event& event) {
    ledger::Record record;
    record.position = log.position() + 1;
    record.time = now_;
    record.postings = ledger::postings_of(event);
    record.event = event;
    log.add(record);
    return record.position;
  }

  void schedule(ledger::GameId game, ledger::Sport sport, const std::string& home,
                const std::string& away, ledger::Source source = ledger::Source::kSimulated) {
    happens(ledger::GameScheduled{game,
                                  sport,
                                  source,
                                  home,
                                  time("2026-11-22T18:00:00Z"),
                                  home,
                                  home.substr(0, 3),
                                  away,
                                  away.substr(0, 3),
                                  {}});
  }

  void schedule_replayed() {
    schedule(kReplayed, ledger::Sport::kNfl, "Jets", "Giants", ledger::Source::kReplay);
  }

  void join(ledger::AccountId account, ledger::Coins coins = 1'000) {
    happens(ledger::AccountOpened{account});
    happens(ledger::CoinsGranted{account, coins, ledger::GrantReason::kSignUp});
  }

  ledger::BetId bet(ledger::AccountId account, ledger::Coins stake, const On& on = {}) {
    ledger::BetPlaced placed;
    placed.account = account;
    placed.stake = stake;
    placed.profit = ledger::profit(stake, on.odds);
    placed.legs = {leg(on)};
    return place(placed);
  }

  ledger::Leg leg(const On& on) const {
    ledger::Leg leg;
    leg.game = on.game;
    leg.market = on.market;
    leg.side = on.side;
    leg.line = on.line;
    leg.odds = leg.other_odds = on.odds;
    leg.quoted_at = now_;
    return leg;
  }

  ledger::BetId place(const ledger::BetPlaced& placed) {
    const auto id = happens(placed);
    bets_[id] = placed;
    return id;
  }

  ledger::Position settle(ledger::BetId bet, ledger::BetOutcome outcome) {
    const auto& placed = bets_.at(bet);
    const auto credit = outcome == ledger::BetOutcome::kWon    ? placed.stake + placed.profit
                        : outcome == ledger::BetOutcome::kLost ? 0
                                                               : placed.stake;
    const ledger::BetSettled settled{placed.account, bet,          placed.legs.front().game,
                                     outcome,        placed.stake, credit};
    const auto position = happens(settled);
    settled_[bet] = {position, settled};
    return position;
  }

  ledger::Position reverse(ledger::BetId bet) {
    const auto& [position, settled] = settled_.at(bet);
    return happens(
        ledger::SettlementReversed{settled.account, bet, position, settled.stake, settled.credit});
  }

  // Bets and settles: `won` and `lost` bets of 100 coins.
  void record(ledger::AccountId account, int won, int lost, const On& on = {}) {
    for (int i = 0; i < won; ++i) settle(bet(account, 100, on), ledger::BetOutcome::kWon);
    for (int i = 0; i < lost; ++i) settle(bet(account, 100, on), ledger::BetOutcome::kLost);
  }

 private:
  ledger::Timestamp now_{};
  std::unordered_map<ledger::BetId, ledger::BetPlaced> bets_;
  std::unordered_map<ledger::BetId, std::pair<ledger::Position, ledger::BetSettled>> settled_;
};

}  // namespace chalkline::projections::test
