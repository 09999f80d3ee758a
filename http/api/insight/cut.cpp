#include "http/api/insight/cut.hpp"

#include <fmt/format.h>

#include "base/time_text.hpp"

namespace chalkline::http {
namespace {

// A period can begin and end anywhere: as many as a year has months.
constexpr std::size_t kPeriodCells = 12;

std::optional<ledger::Timestamp> time_of(QueryFields& query, std::string_view name) {
  const auto value = query.text(name);
  if (!value) return std::nullopt;
  const auto time = parse_iso(*value);
  if (time) return *time;
  query.problem(fmt::format("{} must be a UTC time like 2026-11-21T12:00:00Z", name));
  return std::nullopt;
}

bool truth_of(QueryFields& query, std::string_view name) {
  const auto value = query.text(name);
  if (value && *value != "true" && *value != "false")
    query.problem(fmt::format("{} must be true or false", name));
  return value == "true";
}

template <class E>
std::optional<E> word_in(QueryFields& query, std::string_view name) {
  const auto word = query.text(name);
  if (!word) return std::nullopt;
  const auto value = value_of<E>(*word);
  if (!value) query.problem(fmt::format("Unknown {}", name));
  return value;
}

}  // namespace

PriceBand band_of(ledger::AmericanOdds odds) {
  if (odds <= -200) return PriceBand::kTo200;
  if (odds <= -110) return PriceBand::kTo110;
  if (odds <= 120) return PriceBand::kToPlus120;
  return odds <= 250 ? PriceBand::kToPlus250 : PriceBand::kLonger;
}

Cut parse_cut(QueryFields& query) {
  Cut cut;
  cut.sport = word_in<ledger::Sport>(query, "sport");
  cut.market = word_in<ledger::BetKind>(query, "market");
  cut.price = word_in<PriceBand>(query, "price");
  cut.from = time_of(query, "from");
  cut.to = time_of(query, "to");
  cut.season = truth_of(query, "season");
  if (const auto as_of = query.text("asOf")) {
    cut.as_of = parse_digits(*as_of);
    if (!cut.as_of || *cut.as_of == 0) query.problem("asOf must be a position of the ledger");
  }
  return cut;
}

std::size_t cells_of(const Cut& cut) {
  std::size_t cells = 1;
  if (cut.sport) cells *= ledger::enum_names<ledger::Sport>.size();
  if (cut.market) cells *= ledger::enum_names<ledger::BetKind>.size();
  if (cut.price) cells *= kPriceBands.size();
  if (cut.from || cut.to) cells *= kPeriodCells;
  return cells;
}

insight::View view_of(const Cut& cut) {
  const auto cells = cells_of(cut);
  return cells == 1 ? insight::View{} : insight::cut_of(cells);
}

bool passes(const OwnBet& bet, const Cut& cut) {
  return bet.is_replayed == cut.season && (!cut.sport || bet.sport == cut.sport) &&
         (!cut.market || bet.kind == *cut.market) &&
         (!cut.price || band_of(bet.odds) == *cut.price) &&
         (!cut.from || bet.bet.placed_at >= *cut.from) && (!cut.to || bet.bet.placed_at < *cut.to);
}

}  // namespace chalkline::http
