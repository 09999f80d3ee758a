#pragma once

#include <boost/describe/class.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/json/writer.hpp"
#include "http/json/team_side.hpp"
#include "projections/read_models.hpp"

// Bets as schemas/openapi.yaml has them.
namespace chalkline::http {

namespace wire {

struct LegProp {
  std::string_view player_id{};
  std::string_view player_name{};
  ledger::PropType prop_type{};
  std::optional<std::int32_t> figure{};
};
BOOST_DESCRIBE_STRUCT(LegProp, (), (player_id, player_name, prop_type, figure))

struct BetCondition {
  ledger::ConditionType type{};
  TeamSide team{};
  std::optional<Halves> line{};
  std::optional<ledger::TimeMark> time{};
};
BOOST_DESCRIBE_STRUCT(BetCondition, (), (type, team, line, time))

std::optional<BetCondition> condition_of(const std::optional<ledger::Condition>& condition);

struct BetLeg {
  ledger::GameId game_id{};
  std::string_view event_name{};
  ledger::Sport sport{};
  ledger::Source source{};
  ledger::Timestamp start_time{};
  std::optional<ledger::Timestamp> recorded_start{};
  ledger::Market bet_type{};
  ledger::Side side{};
  Halves line{};
  std::string_view prediction{};
  ledger::AmericanOdds odds{};
  projections::BetStatus status{};
  std::optional<ledger::Score> score{};
  std::optional<LegProp> prop{};
  bool is_live{};
};
BOOST_DESCRIBE_STRUCT(BetLeg, (),
                      (game_id, event_name, sport, source, start_time, recorded_start, bet_type,
                       side, line, prediction, odds, status, score, prop, is_live))

BetLeg leg_of(const projections::LegRow& row);
using BetLegs = ListOf<&leg_of, projections::LegRow>;

struct Bet {
  Digits id{};
  ledger::GameId game_id{};
  std::string event_name{};
  ledger::Sport sport{};
  ledger::Source source{};
  ledger::Timestamp start_time{};
  projections::BetType bet_type{};
  std::string prediction{};
  ledger::Coins bet_amount{};
  ledger::AmericanOdds odds{};
  ledger::Coins potential_winnings{};
  std::optional<Hundredths> stated_chance{};
  projections::BetStatus status{};
  std::optional<ledger::Coins> payout{};
  std::optional<ledger::Score> score{};
  ledger::Timestamp created_at{};
  std::optional<ledger::Timestamp> settled_at{};
  bool is_live{};
  std::optional<BetCondition> condition{};
  BetLegs legs{};
};
BOOST_DESCRIBE_STRUCT(Bet, (),
                      (id, game_id, event_name, sport, source, start_time, bet_type, prediction,
                       bet_amount, odds, potential_winnings, stated_chance, status, payout, score,
                       created_at, settled_at, is_live, condition, legs))

struct Activity {
  Digits id{};
  projections::BetType bet_type{};
  ledger::GameId game_id{};
  std::string event_name{};
  ledger::Source source{};
  std::string prediction{};
  std::optional<BetCondition> condition{};
  ledger::Coins bet_amount{};
  ledger::AmericanOdds odds{};
  ledger::Coins potential_winnings{};
  projections::BetStatus status{};
  std::optional<ledger::Coins> payout{};
  std::optional<ledger::Score> score{};
  BetLegs legs{};
  ledger::Timestamp created_at{};
};
BOOST_DESCRIBE_STRUCT(Activity, (),
                      (id, bet_type, game_id, event_name, source, prediction, condition, bet_amount,
                       odds, potential_winnings, status, payout, score, legs, created_at))

// They show the row, which outlives them.
Bet bet_of(const projections::BetRow& row);
Activity activity_of(const projections::BetRow& row);
using Bets = ListOf<&bet_of, projections::BetRow>;
using Activities = ListOf<&activity_of, projections::BetRow>;

struct BetPlaced {
  ledger::Coins user_balance{};
  Bet bet{};
};
BOOST_DESCRIBE_STRUCT(BetPlaced, (), (user_balance, bet))

}  // namespace wire

}  // namespace chalkline::http
