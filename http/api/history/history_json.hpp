#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/json/writer.hpp"
#include "http/json/bet_json.hpp"

// What has happened to an account and to its bets, as schemas/openapi.yaml has it.
namespace chalkline::http {

namespace wire {

struct BetIdRequest {
  std::string bet_id{};
  static constexpr auto fields = std::tuple{field("betId", &BetIdRequest::bet_id, {.max = 19})};
};

struct StatementEntry {
  Digits position{};
  ledger::Timestamp time{};
  std::string_view kind{};
  std::string_view reason{};
  std::string_view counter_account{};
  ledger::Coins amount{};
  ledger::Coins balance_before{};
  ledger::Coins balance_after{};
  std::optional<Activity> bet{};
  static constexpr auto fields =
      std::tuple{field("position", &StatementEntry::position),
                 field("time", &StatementEntry::time),
                 field("kind", &StatementEntry::kind),
                 field("reason", &StatementEntry::reason),
                 field("counterAccount", &StatementEntry::counter_account),
                 field("amount", &StatementEntry::amount),
                 field("balanceBefore", &StatementEntry::balance_before),
                 field("balanceAfter", &StatementEntry::balance_after),
                 field("bet", &StatementEntry::bet)};
};

struct StatementPage {
  std::vector<StatementEntry> entries{};
  std::optional<Digits> next_cursor{};
  static constexpr auto fields = std::tuple{field("entries", &StatementPage::entries),
                                            field("nextCursor", &StatementPage::next_cursor)};
};

struct BankrollPoint {
  ledger::Timestamp time{};
  ledger::Coins balance{};
  ledger::Coins held{};
  ledger::Coins grant{};
  static constexpr auto fields =
      std::tuple{field("time", &BankrollPoint::time), field("balance", &BankrollPoint::balance),
                 field("held", &BankrollPoint::held), field("grant", &BankrollPoint::grant)};
};

struct BetsSummary {
  std::int64_t count{};
  std::int64_t pending{};
  std::int64_t won{};
  std::int64_t lost{};
  std::int64_t pushed{};
  std::int64_t voided{};
  ledger::Coins staked{};
  ledger::Coins returned{};
  ledger::Coins profit{};
  ledger::Coins open{};
  static constexpr auto fields =
      std::tuple{field("count", &BetsSummary::count),   field("pending", &BetsSummary::pending),
                 field("won", &BetsSummary::won),       field("lost", &BetsSummary::lost),
                 field("push", &BetsSummary::pushed),   field("void", &BetsSummary::voided),
                 field("staked", &BetsSummary::staked), field("returned", &BetsSummary::returned),
                 field("profit", &BetsSummary::profit), field("open", &BetsSummary::open)};
};

using Ratio = Rounded<6>;

struct ClosingQuote {
  Halves line{};
  ledger::AmericanOdds odds{};
  ledger::AmericanOdds other_odds{};
  Ratio no_vig_chance{};
  static constexpr auto fields =
      std::tuple{field("line", &ClosingQuote::line), field("odds", &ClosingQuote::odds),
                 field("otherOdds", &ClosingQuote::other_odds),
                 field("noVigChance", &ClosingQuote::no_vig_chance)};
};

struct LegWorth {
  projections::BetStatus status{};
  Ratio implied_chance{};
  Ratio no_vig_chance{};
  std::optional<ClosingQuote> closing{};
  std::optional<Ratio> closing_line_value{};
  Ratio margin{};
  bool has_one_price{};
  static constexpr auto fields =
      std::tuple{field("status", &LegWorth::status),
                 field("impliedChance", &LegWorth::implied_chance),
                 field("noVigChance", &LegWorth::no_vig_chance),
                 field("closing", &LegWorth::closing),
                 field("closingLineValue", &LegWorth::closing_line_value),
                 field("margin", &LegWorth::margin),
                 field("hasOnePrice", &LegWorth::has_one_price)};
};

struct ConditionEnd {
  projections::BetStatus status{};
  std::optional<ledger::Score> score{};
  static constexpr auto fields =
      std::tuple{field("status", &ConditionEnd::status), field("score", &ConditionEnd::score)};
};

struct PostMortem {
  Bet bet{};
  Ratio implied_chance{};
  std::optional<Ratio> no_vig_chance{};
  std::optional<Ratio> stated_chance{};
  std::optional<Ratio> edge{};
  std::optional<ClosingQuote> closing{};
  std::optional<Ratio> closing_line_value{};
  std::optional<Ratio> margin{};
  std::optional<Ratio> expected_profit{};
  std::optional<Ratio> luck{};
  std::optional<ConditionEnd> condition{};
  std::vector<LegWorth> legs{};
  ledger::Coins bankroll{};
  std::int32_t awarded{};
  static constexpr auto fields =
      std::tuple{field("bet", &PostMortem::bet),
                 field("impliedChance", &PostMortem::implied_chance),
                 field("noVigChance", &PostMortem::no_vig_chance),
                 field("statedChance", &PostMortem::stated_chance),
                 field("edge", &PostMortem::edge),
                 field("closing", &PostMortem::closing),
                 field("closingLineValue", &PostMortem::closing_line_value),
                 field("margin", &PostMortem::margin),
                 field("expectedProfit", &PostMortem::expected_profit),
                 field("luck", &PostMortem::luck),
                 field("condition", &PostMortem::condition),
                 field("legs", &PostMortem::legs),
                 field("bankroll", &PostMortem::bankroll),
                 field("awarded", &PostMortem::awarded)};
};

struct BalanceAnswer {
  ledger::Coins user_balance{};
  static constexpr auto fields = std::tuple{field("userBalance", &BalanceAnswer::user_balance)};
};

}  // namespace wire

}  // namespace chalkline::http
