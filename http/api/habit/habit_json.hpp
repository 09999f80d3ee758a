#pragma once

#include <boost/describe/class.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/json/writer.hpp"
#include "http/api/shared/call/local_day.hpp"
#include "http/json/game_json.hpp"
#include "insight/habit/run_of_days.hpp"
#include "ledger/rules/habit/habit.hpp"
#include "ledger/values/asked_side.hpp"
#include "projections/models/estimates.hpp"

// The daily loop as schemas/openapi.yaml has it. A question has no price before it is answered.
namespace chalkline::http {

namespace wire {

struct HabitQuestion {
  ledger::GameId game_id{};
  ledger::Sport sport{};
  ledger::Source source{};
  ledger::Timestamp start_time{};
  Team home_team{};
  Team away_team{};
  ledger::Market market{};
  ledger::Side side{};
  Halves line{};
};
BOOST_DESCRIBE_STRUCT(HabitQuestion, (),
                      (game_id, sport, source, start_time, home_team, away_team, market, side,
                       line))

struct HabitEstimate {
  Digits id{};
  HabitQuestion question{};
  std::int32_t chance{};
  double market_chance{};
  ledger::AmericanOdds odds{};
  bool is_daily{};
  bool unseen{};
  std::string date{};
  projections::BetStatus status{};
  std::optional<ledger::Score> score{};
  std::optional<double> brier{};
  std::optional<double> market_brier{};
};
BOOST_DESCRIBE_STRUCT(HabitEstimate, (),
                      (id, question, chance, market_chance, odds, is_daily, unseen, date, status,
                       score, brier, market_brier))

struct HabitEndedRun {
  std::size_t days{};
  std::string last{};
};
BOOST_DESCRIBE_STRUCT(HabitEndedRun, (), (days, last))

struct HabitRun {
  std::size_t days{};
  std::size_t longest{};
  std::optional<HabitEndedRun> ended{};
  std::optional<std::string> paused_until{};
  bool is_hidden{};
};
BOOST_DESCRIBE_STRUCT(HabitRun, (), (days, longest, ended, paused_until, is_hidden))

struct HabitReview {
  ledger::Guide guide_id{};
  std::int32_t check{};
};
BOOST_DESCRIBE_STRUCT(HabitReview, (), (guide_id, check))

struct HabitToday {
  std::string date{};
  std::string time_zone{};
  std::optional<HabitQuestion> daily{};
  std::optional<HabitEstimate> daily_estimate{};
  bool daily_is_open{};
  std::vector<HabitQuestion> others{};
  std::int32_t left{};
  std::vector<HabitEstimate> recent{};
  HabitRun run{};
  std::vector<HabitReview> reviews{};
};
BOOST_DESCRIBE_STRUCT(HabitToday, (),
                      (date, time_zone, daily, daily_estimate, daily_is_open, others, left, recent,
                       run, reviews))

struct EstimateRequest {
  std::string game_id{};
  ledger::Market market{};
  ledger::Side side{};
  Halves line{};
  std::int64_t chance{};
  bool market_shown{};
  static constexpr auto fields = std::tuple{
      field("gameId", &EstimateRequest::game_id, {.max = 16}),
      field("market", &EstimateRequest::market),
      field("side", &EstimateRequest::side),
      field("line", &EstimateRequest::line, {.min = -ledger::kLineMax, .max = ledger::kLineMax}),
      field("chance", &EstimateRequest::chance, {.min = 1, .max = 99}),
      field("marketShown", &EstimateRequest::market_shown)};
};

struct EstimateAnswer {
  HabitEstimate estimate{};
  std::int32_t awarded{};
  std::int32_t left{};
};
BOOST_DESCRIBE_STRUCT(EstimateAnswer, (), (estimate, awarded, left))

struct ReviewRequest {
  ledger::Guide guide{};
  std::int64_t check{};
  bool right{};
  static constexpr auto fields =
      std::tuple{field("guideId", &ReviewRequest::guide, {.says = "guideId is none of the guides"}),
                 field("check", &ReviewRequest::check, {.min = 1, .max = ledger::kGuideChecksMax}),
                 field("right", &ReviewRequest::right)};
};

struct PauseRequest {
  std::int64_t days{};
  static constexpr auto fields =
      std::tuple{field("days", &PauseRequest::days, {.min = 1, .max = 60})};
};

struct HideRunRequest {
  bool is_hidden{};
  static constexpr auto fields = std::tuple{field("isHidden", &HideRunRequest::is_hidden)};
};

}  // namespace wire

// They show the names of the game, which outlives them.
wire::HabitQuestion question_of(const ledger::AskedSide& asked, const sports::Game& game);
wire::HabitQuestion question_of(const ledger::AskedSide& asked, const projections::AskedGame& game);
wire::HabitEstimate estimate_of(const projections::EstimateRow& row);
wire::HabitRun run_of(const insight::RunOfDays& run, bool is_hidden);

}  // namespace chalkline::http
