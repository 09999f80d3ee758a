#include "wizard/evaluation/report.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <array>
#include <iterator>
#include <string_view>
#include <utility>

#include "insight/calibration.hpp"

namespace chalkline::wizard {
namespace {

using insight::Forecast;
using Out = std::back_insert_iterator<std::string>;

// A bootstrap of the evaluation is always drawn from this.
constexpr std::uint64_t kSeed = 1;

std::string league_of(ledger::Source source, ledger::Sport sport) {
  return fmt::format("{} {}", ledger::name_of(source), ledger::name_of(sport));
}

std::string_view word_of(PriceTime time) {
  return kPriceTimes.at(static_cast<std::size_t>(std::to_underlying(time)) - 1);
}

std::string percent(double share) { return fmt::format("{:+.1f}%", 100 * share); }

std::string between(const insight::Interval& interval) {
  return fmt::format("{} to {}", percent(interval.low), percent(interval.high));
}

void write_scores(Out out, const Evaluation& evaluation) {
  fmt::format_to(
      out,
      "| league | market | price | cases | log score: price | ratings | blend | Brier: "
      "price | ratings | blend | gain of the blend, nats per 1,000 | weight at the end |\n"
      "|---|---|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|\n");
  for (const auto& [key, cell] : evaluation.cells()) {
    const auto& [source, sport, market, time] = key;
    const auto gain = insight::ratio(cell.gain);
    if (!gain) continue;
    fmt::format_to(out,
                   "| {} | {} | {} | {} | {:.4f} | {:.4f} | {:.4f} | {:.4f} | {:.4f} | {:.4f} ",
                   league_of(source, sport), ledger::name_of(market), word_of(time), gain->n,
                   *log_score(cell.price), *log_score(cell.model), *log_score(cell.blend),
                   *brier(cell.price), *brier(cell.model), *brier(cell.blend));
    fmt::format_to(out, "| {:+.2f} ± {:.2f} | {:.2f} |\n", 1'000 * gain->value,
                   1'000 * insight::kZ95 * gain->error, cell.weight);
  }
}

std::string score_text(std::optional<double> score) {
  return score ? fmt::format("{:.4f}", *score) : "-";
}

void write_compared(Out out, const Evaluation& evaluation) {
  fmt::format_to(out,
                 "| league | price | cases | log score: price | ratings | Elo | Poisson | Brier: "
                 "price | ratings | Elo | Poisson |\n"
                 "|---|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|\n");
  for (const auto& [key, cell] : evaluation.cells()) {
    const auto& [source, sport, market, time] = key;
    if (cell.elo.empty()) continue;
    fmt::format_to(out, "| {} | {} | {} |", league_of(source, sport), word_of(time),
                   cell.elo.size());
    const std::array models{&cell.price, &cell.model, &cell.elo, &cell.poisson};
    for (const auto* forecasts : models)
      fmt::format_to(out, " {} |", score_text(log_score(*forecasts)));
    for (const auto* forecasts : models)
      fmt::format_to(out, " {} |", score_text(brier(*forecasts)));
    fmt::format_to(out, "\n");
  }
}

void write_no_vig(Out out, const Evaluation& evaluation) {
  fmt::format_to(out, "| league | market | price | cases |");
  for (const auto method : insight::kNoVigs) fmt::format_to(out, " {} |", insight::name_of(method));
  fmt::format_to(out, "\n|---|---|---|---:|---:|---:|---:|\n");
  for (const auto& [key, cell] : evaluation.cells()) {
    const auto& [source, sport, market, time] = key;
    if (cell.price.empty() || market != ledger::Market::kMoneyline) continue;
    fmt::format_to(out, "| {} | {} | {} | {} |", league_of(source, sport), ledger::name_of(market),
                   word_of(time), cell.price.size());
    for (const auto& forecasts : cell.no_vig) {
      fmt::format_to(out, " {:.5f} |", *log_score(forecasts));
    }
    fmt::format_to(out, "\n");
  }
}

void write_calibration(Out out, const Evaluation& evaluation) {
  fmt::format_to(out,
                 "| league | chance of | said, about | cases | said | happened | 95% |\n"
                 "|---|---|---:|---:|---:|---:|---|\n");
  for (const auto& [key, cell] : evaluation.cells()) {
    const auto& [source, sport, market, time] = key;
    if (market != ledger::Market::kMoneyline || time != PriceTime::kLate) continue;
    const auto write = [&](std::string_view of, const std::vector<Forecast>& forecasts) {
      for (const auto& bin : insight::calibration(forecasts)) {
        const auto band =
            bin.band ? fmt::format("{:.1f} to {:.1f}", 100 * bin.band->low, 100 * bin.band->high)
                     : std::string{"too few"};
        fmt::format_to(out, "| {} | {} | {}% | {} | {:.1f}% | {:.1f}% | {} |\n",
                       league_of(source, sport), of, 10 * bin.tenth, bin.n, 100 * bin.mean_chance,
                       100 * bin.hit_rate, band);
      }
    };
    write("price", cell.price);
    write("ratings", cell.model);
  }
}

std::string mean_close(const Bets& bets) {
  const auto close = insight::ratio(bets.closes);
  if (!close) return "no close";
  return fmt::format("{} ± {:.1f} on {}", percent(close->value), 100 * insight::kZ95 * close->error,
                     close->n);
}

void write_edges(Out out, const Evaluation& evaluation) {
  fmt::format_to(out,
                 "| league | market | price | edge claimed, from | cases | claimed | if the price "
                 "is right | closing-line value | realised | 90% |\n"
                 "|---|---|---|---:|---:|---:|---:|---:|---:|---|\n");
  for (const auto& [key, bets] : evaluation.edges()) {
    const auto& [cell, size] = key;
    const auto& [source, sport, market, time] = cell;
    std::vector<insight::Part> parts;
    for (const auto& bet : bets.settled) parts.push_back({bet.profit, bet.stake, bet.game});
    const auto n = static_cast<double>(parts.size());
    fmt::format_to(out, "| {} | {} | {} | {:.0f}% | {} | {} | {} | {} | {} | {} |\n",
                   league_of(source, sport), ledger::name_of(market), word_of(time),
                   100 * kEdgeSizes.at(size), parts.size(), percent(bets.claimed / n),
                   percent(bets.at_price / n), mean_close(bets),
                   percent(insight::ratio(parts)->value),
                   between(insight::between(insight::bootstrap(parts, kSeed), 0.05)));
  }
}

std::string return_text(const Bets& bets) {
  const auto result = insight::return_of(bets.settled, kSeed);
  if (!result) return "-";
  return result->interval
             ? fmt::format("{} ({})", percent(result->ratio.value), between(*result->interval))
             : fmt::format("{} (too few)", percent(result->ratio.value));
}

void write_bets(Out out, const Evaluation& evaluation) {
  fmt::format_to(out,
                 "| league | market | price | recommended | edge told | closing-line value | "
                 "return (95%) | untested blend bets | its return (95%) |\n"
                 "|---|---|---|---:|---:|---:|---|---:|---|\n");
  for (const auto& [key, cell] : evaluation.cells()) {
    const auto& [source, sport, market, time] = key;
    const auto& bets = cell.recommended;
    const auto n = bets.settled.size();
    fmt::format_to(out, "| {} | {} | {} | {} | {} | {} | {} | {} | {} |\n",
                   league_of(source, sport), ledger::name_of(market), word_of(time), n,
                   n > 0 ? percent(bets.claimed / static_cast<double>(n)) : "-",
                   n > 0 ? mean_close(bets) : "-", return_text(bets), cell.untested.settled.size(),
                   return_text(cell.untested));
  }
}

void write_passes(Out out, const Evaluation& evaluation) {
  fmt::format_to(out,
                 "| league | market | price | recommended | too few games | price is best | price "
                 "too short | edge unproven |\n"
                 "|---|---|---|---:|---:|---:|---:|---:|\n");
  for (const auto& [key, cell] : evaluation.cells()) {
    const auto& [source, sport, market, time] = key;
    fmt::format_to(out, "| {} | {} | {} | {} |\n", league_of(source, sport),
                   ledger::name_of(market), word_of(time), fmt::join(cell.passes, " | "));
  }
}

}  // namespace

std::string report(const Evaluation& evaluation) {
  std::string text;
  const Out out{text};
  fmt::format_to(out, "### Chances\n\n");
  write_scores(out, evaluation);
  fmt::format_to(out, "\n### Other models on the moneyline\n\n");
  write_compared(out, evaluation);
  fmt::format_to(out, "\n### Ways to take the margin out of a moneyline: log score\n\n");
  write_no_vig(out, evaluation);
  fmt::format_to(out, "\n### Edges: claimed and realised\n\n");
  write_edges(out, evaluation);
  fmt::format_to(out, "\n### Recommendations\n\n");
  write_bets(out, evaluation);
  fmt::format_to(out, "\n### Recommended and passed\n\n");
  write_passes(out, evaluation);
  fmt::format_to(out, "\n### Calibration of late moneylines\n\n");
  write_calibration(out, evaluation);
  return text;
}

}  // namespace chalkline::wizard
