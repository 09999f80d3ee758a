#pragma once

#include <boost/describe/class.hpp>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "base/json/writer.hpp"
#include "ledger/values/settled_advice.hpp"

// The Wizard's track record as schemas/openapi.yaml has it.
namespace chalkline::http::wire {

// A row of either table. Figures that there is too little of are absent.
struct WizardRecordRow {
  ledger::Source source{};
  std::optional<ledger::Sport> sport{};
  std::optional<ledger::Market> market{};
  std::optional<std::uint16_t> model{};
  ledger::Recommendation recommendation{};
  std::size_t decided{};
  std::size_t pushed{};
  std::size_t games{};
  std::optional<double> log_score{};
  std::optional<double> log_score_of_price{};
  std::optional<double> brier{};
  std::optional<double> brier_of_price{};
  std::optional<double> hit_rate{};
  std::optional<double> hit_rate_low{};
  std::optional<double> hit_rate_high{};
  std::optional<double> stated{};
  std::optional<double> needed{};
  std::optional<double> flat_return{};
  std::optional<double> return_low{};
  std::optional<double> return_high{};
  std::optional<double> closing_line_value{};
  std::size_t closes{};
  std::optional<std::string_view> verdict{};
};
BOOST_DESCRIBE_STRUCT(WizardRecordRow, (),
                      (source, sport, market, model, recommendation, decided, pushed, games,
                       log_score, log_score_of_price, brier, brier_of_price, hit_rate, hit_rate_low,
                       hit_rate_high, stated, needed, flat_return, return_low, return_high,
                       closing_line_value, closes, verdict))

struct WizardCalibration {
  ledger::Source source{};
  ledger::Recommendation recommendation{};
  std::int32_t about_percent{};
  std::size_t decided{};
  double stated{};
  double happened{};
  double effective_n{};
  std::optional<double> low{};
  std::optional<double> high{};
};
BOOST_DESCRIBE_STRUCT(WizardCalibration, (),
                      (source, recommendation, about_percent, decided, stated, happened,
                       effective_n, low, high))

struct WizardRecord {
  ledger::Position position{};
  std::size_t advice{};
  std::vector<WizardRecordRow> all{};
  std::vector<WizardRecordRow> kinds{};
  std::vector<WizardCalibration> calibration{};
};
BOOST_DESCRIBE_STRUCT(WizardRecord, (), (position, advice, all, kinds, calibration))

// `position`: of the ledger, up to which `advice` is all on games that have ended.
WizardRecord wizard_record_of(ledger::Position position,
                              std::span<const ledger::SettledAdvice> advice);

}  // namespace chalkline::http::wire
