#pragma once

#include <boost/describe/class.hpp>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/json/writer.hpp"
#include "http/json/team_side.hpp"
#include "ledger/events/bet_events.hpp"
#include "ledger/rules/commands.hpp"
#include "ledger/values/market.hpp"
#include "ledger/values/money.hpp"

// A slip, and the answers to it, as schemas/openapi.yaml has them.
namespace chalkline::http {

namespace wire {

inline constexpr Bounds kGameId{.max = 16};
inline constexpr Bounds kOdds{.min = -ledger::kLongestOdds, .max = ledger::kLongestOdds};
inline constexpr Bounds kChance{.min = 1, .max = 99, .absent = Absent::kEither};
inline constexpr Bounds kLine{.min = -ledger::kLineMax, .max = ledger::kLineMax};
inline constexpr Bounds kStake{.min = 1, .max = ledger::kStakeMax};
inline constexpr Bounds kWinnings{.min = 0, .max = ledger::kBalanceMax};

// The markets whose sides have labels. The numbers are those of ledger::Market.
enum class LabelledMarket : std::uint8_t { kMoneyline = 1, kSpread, kTotal };
constexpr Names names_of(LabelledMarket /*market*/) {
  return {std::span{ledger::enum_names<ledger::Market>}.first(3)};
}

// The fields of requests stand in the order in which a problem with them is said.
struct BetRequest {
  std::string game_id{};
  LabelledMarket market{};
  ledger::AmericanOdds odds{};
  std::optional<Hundredths> stated_chance{};
  std::string prediction{};
  ledger::Coins stake{};
  ledger::Coins potential_winnings{};
  static constexpr auto fields =
      std::tuple{field("gameId", &BetRequest::game_id, kGameId),
                 field("betType", &BetRequest::market), field("odds", &BetRequest::odds, kOdds),
                 field("statedChance", &BetRequest::stated_chance, kChance),
                 // Two names of the longest and a figure.
                 field("prediction", &BetRequest::prediction, {.max = 200}),
                 field("betAmount", &BetRequest::stake, kStake),
                 field("potentialWinnings", &BetRequest::potential_winnings, kWinnings)};
};

struct Condition {
  static constexpr std::string_view kTime{
      "time must be first_quarter, halftime, third_quarter or fourth_quarter, of if_time alone"};
  ledger::ConditionType type{};
  TeamSide team{};
  std::optional<Halves> line{};
  std::optional<ledger::TimeMark> time{};
  static constexpr auto fields = std::tuple{
      field("type", &Condition::type), field("team", &Condition::team),
      field("line", &Condition::line, kLine), field("time", &Condition::time, {.says = kTime})};
};

struct SlipItem {
  static constexpr std::string_view kSide{"side and line must be those of a pick on this market"};
  static constexpr std::string_view kProp{
      "quoteId, playerId and propType are those of a prop, and of no other bet"};
  std::string game_id{};
  ledger::Market market{};
  ledger::AmericanOdds odds{};
  std::optional<Hundredths> stated_chance{};
  ledger::Side side{};
  Halves line{};
  std::optional<ledger::Coins> stake{};
  std::optional<ledger::Coins> potential_winnings{};
  std::optional<bool> live{};
  std::optional<ledger::Timestamp> quoted_at{};
  std::optional<std::string> quote_id{};
  std::optional<std::string> player{};
  std::optional<ledger::PropType> prop{};
  std::optional<Condition> condition{};
  static constexpr auto fields =
      std::tuple{field("gameId", &SlipItem::game_id, kGameId),
                 field("betType", &SlipItem::market),
                 field("odds", &SlipItem::odds, kOdds),
                 field("statedChance", &SlipItem::stated_chance, kChance),
                 field("side", &SlipItem::side, {.says = kSide}),
                 field("line", &SlipItem::line, kLine),
                 field("betAmount", &SlipItem::stake, kStake),
                 field("potentialWinnings", &SlipItem::potential_winnings, kWinnings),
                 field("isLive", &SlipItem::live),
                 field("quotedAt", &SlipItem::quoted_at, {.max = 32}),
                 field("quoteId", &SlipItem::quote_id, {.min = 1, .max = 200, .says = kProp}),
                 field("playerId", &SlipItem::player, {.min = 1, .max = 64, .says = kProp}),
                 field("propType", &SlipItem::prop),
                 field("condition", &SlipItem::condition)};
};

struct ParlayStake {
  ledger::Coins stake{};
  ledger::Coins potential_winnings{};
  std::optional<Hundredths> stated_chance{};
  static constexpr auto fields =
      std::tuple{field("betAmount", &ParlayStake::stake, kStake),
                 field("potentialWinnings", &ParlayStake::potential_winnings, kWinnings),
                 field("statedChance", &ParlayStake::stated_chance, kChance)};
};

struct SlipRequest {
  std::optional<ParlayStake> parlay{};
  std::vector<SlipItem> items{};
  static constexpr auto fields = std::tuple{
      field("parlay", &SlipRequest::parlay),
      field("items", &SlipRequest::items, {.min = 1, .max = ledger::kSlipMax, .item = "Bet"})};
};

// Slips of one account, each all or none and each for itself.
inline constexpr std::size_t kBatchBetsMax = 1'000;
struct BatchRequest {
  std::vector<SlipRequest> slips{};
  static constexpr auto fields = std::tuple{
      field("slips", &BatchRequest::slips, {.min = 1, .max = kBatchBetsMax, .item = "Slip"})};
};

struct SlipPlaced {
  ledger::Coins user_balance{};
  std::vector<Digits> bet_ids{};
};
BOOST_DESCRIBE_STRUCT(SlipPlaced, (), (user_balance, bet_ids))

struct SlipOffer {
  std::string_view prediction{};
  Halves line{};
  ledger::AmericanOdds odds{};
  std::optional<ledger::Timestamp> quoted_at{};
  std::optional<std::string_view> quote_id{};
};
BOOST_DESCRIBE_STRUCT(SlipOffer, (), (prediction, line, odds, quoted_at, quote_id))

struct MovedItem {
  std::uint64_t item{};
  std::string_view reason{};
  std::optional<SlipOffer> offer{};
};
BOOST_DESCRIBE_STRUCT(MovedItem, (), (item, reason, offer))

struct SlipMoved {
  std::string_view message{};
  std::vector<MovedItem> moved{};
};
BOOST_DESCRIBE_STRUCT(SlipMoved, (), (message, moved))

// What POST /api/bets/slip would have answered to this slip.
struct BatchSlip {
  std::int32_t status{};
  std::vector<Digits> bet_ids{};
  std::optional<std::string> message{};
  std::vector<MovedItem> moved{};
};
BOOST_DESCRIBE_STRUCT(BatchSlip, (), (status, bet_ids, message, moved))

struct BatchPlaced {
  std::optional<ledger::Coins> user_balance{};
  std::vector<BatchSlip> slips{};
};
BOOST_DESCRIBE_STRUCT(BatchPlaced, (), (user_balance, slips))

}  // namespace wire

}  // namespace chalkline::http
