#pragma once

#include <boost/describe/class.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/json/reader.hpp"
#include "base/json/writer.hpp"
#include "http/json/game_json.hpp"
#include "http/json/wizard_json.hpp"
#include "ledger/rules/commands.hpp"
#include "ledger/values/market.hpp"
#include "projections/models/rows.hpp"

// The questions to the Wizard and its answers, as schemas/openapi.yaml has them.
namespace chalkline::http::wire {

inline constexpr std::int64_t kQuestionLengthMax = 500;                  // RULES 28
inline constexpr std::int64_t kLargestId = (std::int64_t{1} << 53) - 1;  // of a client's numbers

// A pick on the slip of who asks. Its price is the board's.
struct AskedPick {
  std::string game_id{};
  ledger::Market market{};
  ledger::Side side{};
  Halves line{};
  static constexpr auto fields = std::tuple{
      field("gameId", &AskedPick::game_id, {.max = 16}), field("betType", &AskedPick::market),
      field("side", &AskedPick::side),
      field("line", &AskedPick::line, {.min = -ledger::kLineMax, .max = ledger::kLineMax})};
};

struct WizardQuestion {
  std::string message{};
  std::optional<std::vector<AskedPick>> slip{};
  std::optional<std::string> time_zone{};  // the browser's
  static constexpr auto fields = std::tuple{
      field(
          "message", &WizardQuestion::message,
          {.min = 1, .max = kQuestionLengthMax, .says = "Write a question of 1 to 500 characters"}),
      field("slip", &WizardQuestion::slip, {.max = ledger::kSlipMax, .item = "Pick"}),
      field("timeZone", &WizardQuestion::time_zone, {.max = 64})};
};

struct MessageIdRequest {
  std::int64_t id{};
  static constexpr auto fields =
      std::tuple{field("id", &MessageIdRequest::id, {.min = 1, .max = kLargestId})};
};

struct WizardConversation {
  std::vector<WizardMessage> messages{};
  std::optional<std::int32_t> remaining_questions{};
  bool speaks_of_no_bets{};
};
BOOST_DESCRIBE_STRUCT(WizardConversation, (), (messages, remaining_questions, speaks_of_no_bets))

struct WizardAnswer {
  std::int64_t id{};
  std::optional<AdviceText> advice{};
  std::string_view content{};
  LinksText links{};
  SuggestionsText suggestions{};
  std::optional<std::int32_t> remaining_questions{};
  bool speaks_of_no_bets{};
};
BOOST_DESCRIBE_STRUCT(WizardAnswer, (),
                      (id, advice, content, links, suggestions, remaining_questions,
                       speaks_of_no_bets))

struct SavedGame {
  ledger::GameId id{};
  ledger::Sport sport{};
  ledger::Source source{};
  sports::Team home_team{};
  sports::Team away_team{};
  ledger::Timestamp start_time{};
  sports::GameStatus status{};
};
BOOST_DESCRIBE_STRUCT(SavedGame, (), (id, sport, source, home_team, away_team, start_time, status))

struct SavedAnalysis {
  std::int64_t id{};
  ledger::Timestamp saved_at{};
  std::string_view question{};
  AdviceText advice{};
  std::optional<SavedGame> game{};
  std::optional<projections::BetStatus> outcome{};
};
BOOST_DESCRIBE_STRUCT(SavedAnalysis, (), (id, saved_at, question, advice, game, outcome))

struct SavedAnalyses {
  std::vector<SavedAnalysis> analyses{};
};
BOOST_DESCRIBE_STRUCT(SavedAnalyses, (), (analyses))

}  // namespace chalkline::http::wire
