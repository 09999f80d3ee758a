#pragma once

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
  static constexpr auto fields =
      std::tuple{field("playerId", &LegProp::player_id), field("playerName", &LegProp::player_name),
                 field("propType", &LegProp::prop_type), field("figure", &LegProp::figure)};
};

struct BetCondition {
  ledger::ConditionType type{};
  TeamSide team{};
  std::optional<Halves> line{};
  std::optional<ledger::TimeMark> time{};
  static constexpr auto fields =
      std::tuple{field("type", &BetCondition::type), field("team", &BetCondition::team),
                 field("line", &BetCondition::line), field("time", &BetCondition::time)};
};

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
  static constexpr auto fields = std::tuple{field("gameId", &BetLeg::game_id),
                                            field("eventName", &BetLeg::event_name),
                                            field("sport", &BetLeg::sport),
                                            field("source", &BetLeg::source),
                                            field("startTime", &BetLeg::start_time),
                                            field("recordedStart", &BetLeg::recorded_start),
                                            field("betType", &BetLeg::bet_type),
                                            field("side", &BetLeg::side),
                                            field("line", &BetLeg::line),
                                            field("prediction", &BetLeg::prediction),
                                            field("odds", &BetLeg::odds),
                                            field("status", &BetLeg::status),
                                            field("score", &BetLeg::score),
                                            field("prop", &BetLeg::prop),
                                            field("isLive", &BetLeg::is_live)};
};

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
  static constexpr auto fields = std::tuple{field("id", &Bet::id),
                                            field("gameId", &Bet::game_id),
                                            field("eventName", &Bet::event_name),
                                            field("sport", &Bet::sport),
                                            field("source", &Bet::source),
                                            field("startTime", &Bet::start_time),
                                            field("betType", &Bet::bet_type),
                                            field("prediction", &Bet::prediction),
                                            field("betAmount", &Bet::bet_amount),
                                            field("odds", &Bet::odds),
                                            field("potentialWinnings", &Bet::potential_winnings),
                                            field("statedChance", &Bet::stated_chance),
                                            field("status", &Bet::status),
                                            field("payout", &Bet::payout),
                                            field("score", &Bet::score),
                                            field("createdAt", &Bet::created_at),
                                            field("settledAt", &Bet::settled_at),
                                            field("isLive", &Bet::is_live),
                                            field("condition", &Bet::condition),
                                            field("legs", &Bet::legs)};
};

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
  static constexpr auto fields =
      std::tuple{field("id", &Activity::id),
                 field("betType", &Activity::bet_type),
                 field("gameId", &Activity::game_id),
                 field("eventName", &Activity::event_name),
                 field("source", &Activity::source),
                 field("prediction", &Activity::prediction),
                 field("condition", &Activity::condition),
                 field("betAmount", &Activity::bet_amount),
                 field("odds", &Activity::odds),
                 field("potentialWinnings", &Activity::potential_winnings),
                 field("status", &Activity::status),
                 field("payout", &Activity::payout),
                 field("score", &Activity::score),
                 field("legs", &Activity::legs),
                 field("createdAt", &Activity::created_at)};
};

// They show the row, which outlives them.
Bet bet_of(const projections::BetRow& row);
Activity activity_of(const projections::BetRow& row);
using Bets = ListOf<&bet_of, projections::BetRow>;
using Activities = ListOf<&activity_of, projections::BetRow>;

struct BetPlaced {
  ledger::Coins user_balance{};
  Bet bet{};
  static constexpr auto fields =
      std::tuple{field("userBalance", &BetPlaced::user_balance), field("bet", &BetPlaced::bet)};
};

struct BetPage {
  Bets bets{};
  std::optional<Digits> next_cursor{};
  static constexpr auto fields =
      std::tuple{field("bets", &BetPage::bets), field("nextCursor", &BetPage::next_cursor)};
};

}  // namespace wire

}  // namespace chalkline::http
