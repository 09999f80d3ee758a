#pragma once

#include <boost/describe/class.hpp>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "http/api/insight/own_hunches.hpp"
#include "http/json/progress_json.hpp"

// Hunches as schemas/openapi.yaml has them.
namespace chalkline::http::wire {

struct InsightHunch {
  Digits id{};
  ledger::Timestamp stated_at{};
  std::optional<ledger::Sport> sport{};
  std::optional<ledger::BetKind> market{};
  std::optional<ledger::PriceBand> price{};
  ledger::HunchDirection direction{};
  std::uint16_t bets{};
  insight::HunchMeasure measure{};
  std::size_t counted{};
  insight::HunchVerdict verdict{};
  bool is_given_up{};
  // Once it is judged: who sees how it goes may stop betting when it goes well.
  std::optional<InsightFigure> figure{};
};
BOOST_DESCRIBE_STRUCT(InsightHunch, (),
                      (id, stated_at, sport, market, price, direction, bets, measure, counted,
                       verdict, is_given_up, figure))

struct InsightHunches {
  std::vector<InsightHunch> hunches{};
};
BOOST_DESCRIBE_STRUCT(InsightHunches, (), (hunches))

InsightHunches insight_hunches_of(std::span<const OwnHunch> hunches);

struct StateHunchRequest {
  std::optional<ledger::Sport> sport{};
  std::optional<ledger::BetKind> market{};
  std::optional<ledger::PriceBand> price{};
  ledger::HunchDirection direction{};
  std::int32_t bets{};
  static constexpr auto fields = std::tuple{
      field("sport", &StateHunchRequest::sport), field("market", &StateHunchRequest::market),
      field("price", &StateHunchRequest::price), field("direction", &StateHunchRequest::direction),
      field("bets", &StateHunchRequest::bets, {.min = 30, .max = 300})};
};

struct HunchIdRequest {
  std::string hunch_id{};
  static constexpr auto fields =
      std::tuple{field("hunchId", &HunchIdRequest::hunch_id, {.max = 19})};
};

}  // namespace chalkline::http::wire
