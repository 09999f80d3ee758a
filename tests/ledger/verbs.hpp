#pragma once

#include <algorithm>
#include <chrono>
#include <map>
#include <string>

#include "ledger/events/bytes.hpp"
#include "ledger/log/merkle.hpp"
#include "ledger/rules/commands.hpp"
#include "ledger/rules/game.hpp"
#include "ledger/values/game_id.hpp"

// The words in which the ledger's tests are written.
namespace chalkline::ledger::test {

using namespace std::chrono_literals;

// The day on which the tests take place.
inline constexpr Timestamp kNoon = std::chrono::sys_days{std::chrono::year{2026} / 11 / 21} + 12h;

inline constexpr Date kToday =
    std::chrono::floor<std::chrono::days>(kNoon).time_since_epoch().count();

inline constexpr AccountId kAlice{1000};
inline constexpr AccountId kBob{1001};
inline constexpr AccountId kStranger{4242};  // nobody ever opens this account

// The classes of the tests, and purses in them.
inline constexpr ClassId kEcon{0xec, 0x01};
inline constexpr ClassId kStats{0x57, 0xa7};
inline constexpr AccountId purse_number(std::uint64_t number) {
  return AccountId{raw(kFirstPurse) + number};
}
inline constexpr AccountId kEconPurse = purse_number(1);
inline constexpr AccountId kStatsPurse = purse_number(2);
inline constexpr std::uint16_t kAllKinds = 0b11'1111;
inline constexpr std::uint8_t kUsualConsent = 0b11;

// 10,000 coins, everything allowed, for 100 days.
inline ClassTerms open_terms() {
  return {10'000, std::nullopt, kAllKinds, kNoon + std::chrono::days{100}};
}

// The source keys of the tests' games, by the ids that follow from them.
inline std::map<GameId, std::string>& source_keys() {
  static std::map<GameId, std::string> keys;
  return keys;
}
inline GameId game_of(const std::string& source_key) {
  const auto id = game_id(Source::kSimulated, source_key);
  source_keys()[id] = source_key;
  return id;
}
inline GameId game_number(std::uint64_t number) { return game_of("nfl-" + std::to_string(number)); }

inline const GameId kBears = game_of("bears");
inline const GameId kLakers = game_of("lakers");
inline constexpr GameId kNowhere{0xdead'dead'dead'dead};  // nobody ever schedules this game

inline constexpr auto kTipOff = kNoon + 2h;

// At 14:00 unless said. To be scheduled by a command the game has to be one of game_of().
inline GameScheduled scheduled(GameId game, Timestamp starts_at = kTipOff) {
  const auto key = source_keys().find(game);
  return {game,
          Sport::kNfl,
          Source::kSimulated,
          key == source_keys().end() ? to_string(game) : key->second,
          starts_at,
          "Chicago Bears",
          "CHI",
          "Green Bay Packers",
          "GB",
          {}};
}

// With a commitment to `reveal`.
inline GameScheduled committed(GameScheduled game, std::string_view reveal) {
  game.proof.digest = sha256(reveal);
  return game;
}

inline Pick moneyline(GameId game, Side side, AmericanOdds odds = -110, AmericanOdds other = -110) {
  return {game, Market::kMoneyline, side, 0, odds, other, kNoon - 1min};
}
// An operator's act.
inline OperatorActed acted(GameId game, OperatorAct act) {
  return {game, act, 1'000, "The league says so"};
}
inline ActAsOperator cancel_as_operator(GameId game) {
  return {acted(game, OperatorAct::kCancelled)};
}
inline ActAsOperator set_result(GameId game, Score score) {
  return {acted(game, OperatorAct::kResultSet), score};
}
inline ActAsOperator reschedule(GameId game, Timestamp starts_at) {
  return {acted(game, OperatorAct::kRescheduled), {}, starts_at};
}

// The pick of most bets of these tests.
inline const Pick kPick = moneyline(kBears, Side::kHome, 150, -170);
// `line` in half points, of the picked side.
inline Pick spread(GameId game, Side side, HalfPoints line, AmericanOdds odds = -110) {
  return {game, Market::kSpread, side, line, odds, -110, kNoon - 1min};
}
inline Pick total(GameId game, Side side, HalfPoints line, AmericanOdds odds = -110) {
  return {game, Market::kTotal, side, line, odds, -110, kNoon - 1min};
}

inline PlaceSlip bet(AccountId account, Coins stake, Pick pick, IdempotencyKey key = {}) {
  return {account, key, {SlipBet{stake, {std::move(pick)}}}};
}

// What the Wizard may have known of the pick: a model that thinks more of it, and edges of that
// size that made money.
inline AdviceInputs well_rated(AmericanOdds odds = -110, AmericanOdds other_odds = -110) {
  return {.odds = odds,
          .other_odds = other_odds,
          .rated = 640'000,
          .deviation = 12'500'000,
          .weight = 10,
          .league_games = 320,
          .team_games = 9,
          .past = {450, 70'000, -44'000, 52'000, 31'000}};
}
inline GiveAdvice advice(AccountId account, const Pick& pick) {
  return {account,
          pick.game,
          pick.market,
          pick.side,
          pick.line,
          pick.quoted_at,
          well_rated(pick.odds, pick.other_odds)};
}

// Keys that differ where the numbers do.
constexpr IdempotencyKey key(std::uint64_t number) {
  IdempotencyKey bytes{0xcc};
  for (std::size_t i = 0; i < sizeof number; ++i)
    bytes.at(8 + i) = static_cast<std::uint8_t>(number >> (8 * i));
  return bytes;
}

// Salts that differ where the numbers do.
constexpr Salt salt_number(std::uint64_t number) {
  Salt salt{0x5a};
  for (std::size_t i = 0; i < sizeof number; ++i)
    salt.at(8 + i) = static_cast<std::uint8_t>(number >> (8 * i));
  return salt;
}

// A slip as a client sends it: with the digest of what it asks for.
inline PlaceSlip asked(PlaceSlip slip) {
  std::string bytes;
  ByteWriter out{bytes};
  for (const auto& bet : slip.bets) {
    out.put(bet.stake);
    out.put(bet.stated_chance);
    out.put(bet.condition);
    for (const auto& pick : bet.picks) {
      for (const auto number : {pick.line, pick.odds}) out.put(number);
      out.put(pick.game);
      out.put(pick.market);
      out.put(pick.side);
      out.put(pick.live);
      out.put(pick.prop);
    }
    out.put(std::string_view{"next bet"});
  }
  const auto digest = leaf_hash(bytes);
  std::copy_n(digest.begin(), slip.request.size(), slip.request.begin());
  return slip;
}

// The leg that `pick` becomes when the bet before it on the game is at `previous`.
inline Leg leg(const Pick& pick, Position previous = 0) { return {pick, previous}; }

}  // namespace chalkline::ledger::test
