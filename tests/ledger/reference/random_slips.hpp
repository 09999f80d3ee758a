#pragma once

#include <functional>
#include <random>

#include "tests/ledger/verbs.hpp"

namespace chalkline::ledger::test {

// Slips that mostly make sense, and sometimes break each rule there is; and results to settle them.
class RandomSlips {
 public:
  // `game` names a game to bet on.
  RandomSlips(std::mt19937& random, std::function<GameId()> game)
      : random_(random), game_(std::move(game)) {}

  // Makes a slip of bets of `stake` coins, each drawn anew.
  PlaceSlip slip(AccountId account, Timestamp now, const std::function<Coins()>& stake) {
    now_ = now;
    PlaceSlip command{account, {}, {}};
    const auto bets = one_in(150) ? 21 * below(2) : one_in(4) ? 1 + below(4) : 1;
    while (command.bets.size() < bets) command.bets.push_back(bet(stake()));
    return command;
  }

  // Makes the slips from here on mostly make sense under that version.
  void set_rules(int rules) { rules_ = rules; }

  RecordResult result(GameId game) {
    RecordResult command{game, {points(), points()}};
    if (one_in(2)) command.periods.halftime = Score{points(), points()};
    if (one_in(2)) command.periods.fourth_quarter = Score{points(), points()};
    if (one_in(2)) return command;
    for (const auto* player : kPlayers) {
      if (one_in(4)) continue;
      auto& figures = command.players.emplace_back(PlayerFigures{player, !one_in(6), {}});
      for (std::size_t type = 1; type <= enum_names<PropType>.size(); ++type)
        figures.figures.push_back(
            {static_cast<PropType>(type), static_cast<std::uint16_t>(below(6))});
    }
    command.simulated = one_in(2);
    if (one_in(20) && !command.players.empty()) command.players.push_back(command.players.front());
    return command;
  }

 private:
  static constexpr const char* kPlayers[] = {"p1", "p2", "p3"};

  std::size_t below(std::size_t n) { return random_() % n; }
  bool one_in(std::size_t n) { return below(n) == 0; }
  std::int32_t points() { return one_in(60) ? -1 : static_cast<std::int32_t>(below(9)); }
  template <class E>
  E any() {
    return static_cast<E>(1 + below(enum_names<E>.size()));
  }

  SlipBet bet(Coins stake) {
    SlipBet bet{stake, {}};
    const auto legs = one_in(200) ? 11 * below(2) : one_in(4) ? 2 + below(3) : 1;
    while (bet.picks.size() < legs) bet.picks.push_back(pick());
    if (one_in(9)) bet.stated_chance = static_cast<std::uint8_t>(10 * below(10));
    if (legs == 1 ? one_in(6) : one_in(60)) bet.condition = condition();
    return bet;
  }

  Pick pick() {
    static constexpr AmericanOdds kOdds[] = {-110, 100, -100, 250, -333, 400, 99};
    const auto odds = kOdds[below(one_in(30) ? 7 : 6)];
    const auto line = static_cast<HalfPoints>(below(20));
    const auto team = one_in(2) ? Side::kHome : Side::kAway;
    const auto half = one_in(2) ? Side::kOver : Side::kUnder;
    auto pick = one_in(30)  ? moneyline(game_(), half, odds)
                : one_in(3) ? moneyline(game_(), team, odds)
                : one_in(2) ? spread(game_(), team, line - 10, odds)
                            : total(game_(), half, line, odds);
    if (one_in(6)) {
      pick = total(game_(), half, static_cast<HalfPoints>(below(12)), odds);
      pick.market = Market::kProp;
      pick.prop = PropSubject{kPlayers[below(3)], "Somebody", any<PropType>()};
      pick.quoted_at = now_ - std::chrono::seconds{below(one_in(5) ? 200 : 121)};
      if (rules_ > 1 && !one_in(9)) {
        static constexpr AmericanOdds kPropOdds[] = {-130, -110, 100, 119};
        pick.odds = kPropOdds[below(4)];
      }
      if (one_in(30)) pick.prop.reset();
    }
    if (one_in(12)) {
      pick.live = true;
      pick.quoted_at = now_ - std::chrono::seconds{below(9)};
    }
    return pick;
  }

  Condition condition() {
    Condition condition{any<ConditionType>(), one_in(2) ? Side::kHome : Side::kAway};
    if (condition.type == ConditionType::kIfCover)
      condition.line = static_cast<HalfPoints>(below(13)) - 6;
    if (condition.type == ConditionType::kIfTime) condition.mark = any<TimeMark>();
    if (one_in(30)) condition.line = 3;
    static constexpr AmericanOdds kOwnOdds[] = {-1'000, -250, -110, 120, 400};
    if (rules_ > 1) condition.odds = condition.mark ? 150 : kOwnOdds[below(5)];
    if (rules_ > 1 && one_in(20)) condition.odds = static_cast<AmericanOdds>(below(2));
    return condition;
  }

  std::mt19937& random_;
  std::function<GameId()> game_;
  Timestamp now_{};
  int rules_ = 1;
};

}  // namespace chalkline::ledger::test
