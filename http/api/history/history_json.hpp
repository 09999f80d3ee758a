#pragma once

#include <boost/describe/class.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/json/writer.hpp"
#include "http/json/bet_json.hpp"
#include "http/json/bet_note_json.hpp"

// The history of an account and of its bets, as schemas/openapi.yaml has it.
namespace chalkline::http {

namespace wire {

struct BetIdRequest {
  std::string bet_id{};
  static constexpr auto fields = std::tuple{field("betId", &BetIdRequest::bet_id, {.max = 19})};
};

struct BetNoteRequest {
  std::string bet_id{};
  std::string text{};  // without anything to see: the note is taken away
  static constexpr auto fields =
      std::tuple{field("betId", &BetNoteRequest::bet_id, {.max = 19}),
                 field("text", &BetNoteRequest::text, {.max = kBetNoteMax})};
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
};
BOOST_DESCRIBE_STRUCT(StatementEntry, (),
                      (position, time, kind, reason, counter_account, amount, balance_before,
                       balance_after, bet))

struct StatementPage {
  std::vector<StatementEntry> entries{};
  std::optional<Digits> next_cursor{};
};
BOOST_DESCRIBE_STRUCT(StatementPage, (), (entries, next_cursor))

struct BankrollPoint {
  ledger::Timestamp time{};
  ledger::Coins balance{};
  ledger::Coins held{};
  ledger::Coins grant{};
};
BOOST_DESCRIBE_STRUCT(BankrollPoint, (), (time, balance, held, grant))

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
};
BOOST_DESCRIBE_STRUCT(ClosingQuote, (), (line, odds, other_odds, no_vig_chance))

struct LegWorth {
  projections::BetStatus status{};
  Ratio implied_chance{};
  Ratio no_vig_chance{};
  std::optional<ClosingQuote> closing{};
  std::optional<Ratio> closing_line_value{};
  bool is_estimated{};
  Ratio margin{};
  bool has_one_price{};
};
BOOST_DESCRIBE_STRUCT(LegWorth, (),
                      (status, implied_chance, no_vig_chance, closing, closing_line_value,
                       is_estimated, margin, has_one_price))

struct ConditionEnd {
  projections::BetStatus status{};
  std::optional<ledger::Score> score{};
};
BOOST_DESCRIBE_STRUCT(ConditionEnd, (), (status, score))

struct BetPage {
  Bets bets{};
  std::vector<BetNote> notes{};
  std::vector<Digits> unread{};
  std::optional<Digits> next_cursor{};
};
BOOST_DESCRIBE_STRUCT(BetPage, (), (bets, notes, unread, next_cursor))

struct PostMortem {
  Bet bet{};
  std::string_view note{};
  Ratio implied_chance{};
  std::optional<Ratio> no_vig_chance{};
  std::optional<Ratio> stated_chance{};
  std::optional<Ratio> edge{};
  std::optional<ClosingQuote> closing{};
  std::optional<Ratio> closing_line_value{};
  bool is_estimated{};
  std::optional<Ratio> margin{};
  std::optional<Ratio> movement{};
  std::optional<Ratio> expected_profit{};
  std::optional<Ratio> luck{};
  std::optional<ConditionEnd> condition{};
  std::vector<LegWorth> legs{};
  ledger::Coins bankroll{};
  std::int32_t awarded{};
};
BOOST_DESCRIBE_STRUCT(PostMortem, (),
                      (bet, note, implied_chance, no_vig_chance, stated_chance, edge, closing,
                       closing_line_value, is_estimated, margin, movement, expected_profit, luck,
                       condition, legs, bankroll, awarded))

struct BalanceAnswer {
  ledger::Coins user_balance{};
};
BOOST_DESCRIBE_STRUCT(BalanceAnswer, (), (user_balance))

}  // namespace wire

}  // namespace chalkline::http
