#pragma once

#include <array>
#include <boost/describe/class.hpp>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/json/writer.hpp"
#include "http/identity/personal/conversation.hpp"

// The Wizard's advice and conversations as schemas/openapi.yaml has them. Advice is kept as the
// text that it was answered with, so that it is shown as it was given.
namespace chalkline::http::wire {

struct PageLink {
  std::string label{};
  std::string path{};
};
BOOST_DESCRIBE_STRUCT(PageLink, (), (label, path))

// A past game that a figure is counted from.
struct FactorGame {
  ledger::GameId id{};
  std::string date{};
  std::string away{};
  std::string home{};
  std::int32_t away_score{};
  std::int32_t home_score{};
};
BOOST_DESCRIBE_STRUCT(FactorGame, (), (id, date, away, home, away_score, home_score))

struct KeyFactor {
  std::string text{};
  std::optional<std::string> path{};
  std::vector<FactorGame> games{};
};
BOOST_DESCRIBE_STRUCT(KeyFactor, (), (text, path, games))

enum class RiskLevel : std::uint8_t { kHigh = 1, kMedium = 2, kLow = 3 };
inline constexpr std::array<std::string_view, 3> kRiskLevels{"high", "medium", "low"};
constexpr Names names_of(RiskLevel /*level*/) { return {kRiskLevels}; }

struct AdviceAnalysis {
  RiskLevel risk_level{};
  Rounded<1> expected_value{};
  std::vector<KeyFactor> key_factors{};
  std::vector<std::string> alternative_options{};
};
BOOST_DESCRIBE_STRUCT(AdviceAnalysis, (),
                      (risk_level, expected_value, key_factors, alternative_options))

struct HistoricalAccuracy {
  std::int64_t similar_situations{};
  Rounded<3> success_rate{};
  std::int64_t sample_size{};
  std::optional<Rounded<4>> closing_line_value{};
  std::int64_t closes{};
  std::optional<Rounded<3>> success_rate_low{};
  std::optional<Rounded<3>> success_rate_high{};
};
BOOST_DESCRIBE_STRUCT(HistoricalAccuracy, (),
                      (similar_situations, success_rate, sample_size, closing_line_value, closes,
                       success_rate_low, success_rate_high))

struct AdvicePick {
  ledger::GameId game_id{};
  std::optional<ledger::Source> source{};  // of answers since version 2 of the advice
  ledger::Market bet_type{};
  ledger::Side side{};
  Halves line{};
  ledger::AmericanOdds odds{};
  std::string prediction{};
  std::string event{};
  ledger::Coins stake_kelly{};
  ledger::Coins stake_half_kelly{};
  ledger::Timestamp starts_at{};
};
BOOST_DESCRIBE_STRUCT(AdvicePick, (),
                      (game_id, source, bet_type, side, line, odds, prediction, event, stake_kelly,
                       stake_half_kelly, starts_at))

struct Advice {
  std::string message{};
  std::string recommendation{};
  Rounded<2> confidence{};
  std::string reasoning{};
  AdviceAnalysis analysis{};
  std::vector<std::string> additional_insights{};
  std::optional<HistoricalAccuracy> historical_accuracy{};
  std::optional<AdvicePick> pick{};
  std::vector<PageLink> links{};
  std::vector<std::string> suggestions{};
};
BOOST_DESCRIBE_STRUCT(Advice, (),
                      (message, recommendation, confidence, reasoning, analysis,
                       additional_insights, historical_accuracy, pick, links, suggestions))

using AdviceText = JsonOf<Advice>;
using LinksText = JsonOf<std::vector<PageLink>>;
using SuggestionsText = JsonOf<std::vector<std::string>>;

struct WizardMessage {
  std::int64_t id{};
  Speaker role{};
  std::string_view content{};
  ledger::Timestamp at{};
  std::optional<AdviceText> advice{};
  LinksText links{};
  SuggestionsText suggestions{};
  bool saved{};
};
BOOST_DESCRIBE_STRUCT(WizardMessage, (), (id, role, content, at, advice, links, suggestions, saved))

struct ExportedAnalysis {
  std::int64_t id{};
  ledger::Timestamp saved_at{};
  std::string_view question{};
  AdviceText advice{};
};
BOOST_DESCRIBE_STRUCT(ExportedAnalysis, (), (id, saved_at, question, advice))

struct WizardExport {
  std::vector<WizardMessage> messages{};
  std::vector<ExportedAnalysis> saved{};
};
BOOST_DESCRIBE_STRUCT(WizardExport, (), (messages, saved))

// They show what they are made of, which outlives them.
std::vector<WizardMessage> messages_of(std::span<const http::WizardMessage> messages);
WizardExport wizard_export_of(std::span<const http::WizardMessage> messages,
                              std::span<const SavedAnalysis> saved);

}  // namespace chalkline::http::wire
