#include "wizard/advice/advisor.hpp"

#include <algorithm>
#include <chrono>

#include "insight/closing_line.hpp"
#include "sports/model/eastern_time.hpp"

namespace chalkline::wizard {
namespace {

using ledger::Side;

// Games of one evening in the leagues' own country are of one day.
std::uint64_t day_of(const Matchup& game) {
  const std::chrono::sys_days day{sports::eastern_date(game.starts_at)};
  return static_cast<std::uint64_t>(day.time_since_epoch().count());
}

// Twice the points by which the first side is ahead of its line.
std::int64_t ahead(const Assessment& assessment, ledger::Score score) {
  const auto line = assessment.quote.line;
  if (assessment.market == ledger::Market::kTotal) return 2 * (score.home + score.away) - line;
  return 2 * (score.home - score.away) + line;
}

bool is_first(Side side) { return side == Side::kHome || side == Side::kOver; }

// The closing chance of the first side at the line that was taken.
double closing_chance(const Assessment& taken, const ledger::TwoWay& closing) {
  const auto chance = insight::no_vig(kNoVig, closing);
  if (taken.quote.line == closing.line) return chance;
  const auto moved = (taken.quote.line - closing.line) / 2.0;
  const auto better = taken.market == ledger::Market::kTotal ? -moved : moved;
  return insight::chance_at_moved_line(chance, better, taken.deviation);
}

const EdgeRecord& none() {
  static const EdgeRecord record;
  return record;
}

}  // namespace

std::optional<Assessment> Advisor::assess(const Matchup& game, const ledger::Lines& lines,
                                          ledger::Timestamp at, ledger::Market market) const {
  const auto& quote = ledger::market_of(lines, market);
  if (!quote) return std::nullopt;
  const auto price = insight::no_vig(kNoVig, *quote);
  Assessment assessment{.market = market,
                        .quote = *quote,
                        .lead = ledger::lead_of(at, game.starts_at),
                        .price = price,
                        .model = price,
                        .chance = price};
  const auto league = ratings_.find({game.source, game.sport});
  if (league == ratings_.end()) return assessment;
  assessment.league_games = league->second.games();
  const auto forecast = league->second.forecast(game);
  assessment.team_games = forecast.games_known;
  assessment.deviation =
      market == ledger::Market::kTotal ? forecast.total_deviation : forecast.margin_deviation;
  if (!speaks(assessment)) return assessment;
  assessment.model = forecast.of(market, quote->line).chance();
  const auto record = blends_.find({game.source, game.sport, market, assessment.lead});
  if (record == blends_.end()) return assessment;
  assessment.weight = record->second.weight();
  assessment.chance = blend(price, assessment.model, assessment.weight);
  return assessment;
}

Advice Advisor::advise(const Matchup& game, const Assessment& assessment, Side side) const {
  const auto record = edges_.find({game.source, game.sport, assessment.market, assessment.lead});
  return wizard::advise(assessment, side, record == edges_.end() ? none() : record->second);
}

void Advisor::see(const Matchup& game, const ledger::Lines& lines, ledger::Timestamp at) {
  auto& seen = pending_[game.game];
  seen.last = lines;
  for (const auto market : kMarkets) {
    const auto assessment = assess(game, lines, at, market);
    if (!assessment) continue;
    const auto seen_before = std::ranges::find_if(seen.cases, [&](const auto& before) {
      return before.first.market == market && before.first.lead == assessment->lead;
    });
    const std::pair one{*assessment, advise(game, *assessment, better_side(*assessment))};
    if (seen_before == seen.cases.end()) {
      seen.cases.push_back(one);
    } else if (assessment->lead == Lead::kLate) {
      *seen_before = one;
    }
  }
}

std::vector<SettledCase> Advisor::settle(const Matchup& game, ledger::Score score) {
  const auto seen = std::move(pending_[game.game]);
  pending_.erase(game.game);
  std::vector<SettledCase> cases;
  for (const auto& [assessment, advice] : seen.cases) {
    const auto points = ahead(assessment, score);
    SettledCase one{
        .matchup = game, .assessment = assessment, .advice = advice, .day = day_of(game)};
    if (points != 0) {
      one.won = points > 0;
      one.realised = *one.won == is_first(advice.side) ? advice.chances.decimal - 1 : -1;
    }
    const auto& closing = ledger::market_of(seen.last, assessment.market);
    if (assessment.lead == Lead::kEarly && closing) {
      const auto chance = closing_chance(assessment, *closing);
      one.close = insight::closing_line_value(advice.chances.decimal,
                                              is_first(advice.side) ? chance : 1 - chance);
    }
    cases.push_back(std::move(one));
  }
  for (const auto& one : cases) {
    if (speaks(one.assessment)) count(one);
  }
  const League league{game.source, game.sport};
  ratings_.try_emplace(league, game.sport).first->second.learn(game, score, seen.last);
  return cases;
}

void Advisor::count(const SettledCase& one) {
  const auto& [assessment, advice] = std::tie(one.assessment, one.advice);
  const auto& game = one.matchup;
  const Cell cell{game.source, game.sport, assessment.market, assessment.lead};
  if (one.won) {
    blends_[cell].add({assessment.price, assessment.model, *one.won, one.day});
  }
  if (advice.claimed > 0) {
    edges_[cell].add(
        {advice.claimed, advice.chances.decimal * advice.chances.price - 1, one.realised, one.day});
  }
}

}  // namespace chalkline::wizard
