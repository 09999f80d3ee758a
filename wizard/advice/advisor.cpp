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

Assessment by_price_alone(const Matchup& game, const ledger::TwoWay& quote, ledger::Timestamp at,
                          ledger::Market market) {
  const auto price = insight::no_vig(kNoVig, quote);
  return {.market = market,
          .quote = quote,
          .time = price_time(at, game.starts_at),
          .price = price,
          .model = price,
          .chance = price};
}

const EdgeRecord& none() {
  static const EdgeRecord record;
  return record;
}

}  // namespace

const LeagueRatings* Advisor::ratings_of(const Matchup& game) const {
  const auto league = ratings_.find({game.source, game.sport});
  return league == ratings_.end() ? nullptr : &league->second;
}

const BlendRecord& Advisor::blend_of(const Matchup& game, const Assessment& assessment) const {
  static const BlendRecord kNone;
  const auto record = blends_.find({game.source, game.sport, assessment.market, assessment.time});
  return record == blends_.end() ? kNone : record->second;
}

void Advisor::rate(Assessment& assessment, const Matchup& game, const LeagueRatings& league,
                   const GameForecast& forecast) const {
  const auto market = assessment.market;
  assessment.league_games = league.games();
  assessment.team_games = forecast.games_known;
  assessment.deviation =
      market == ledger::Market::kTotal ? forecast.total_deviation : forecast.margin_deviation;
  if (!speaks(assessment)) return;
  const auto outcome = forecast.of(market, assessment.quote.line);
  assessment.model = outcome.chance();
  assessment.push = outcome.push;
  const auto& record = blend_of(game, assessment);
  assessment.weight = record.weight();
  assessment.tried = record.cases();
  assessment.chance = blend(assessment.price, assessment.model, assessment.weight);
}

std::optional<Assessment> Advisor::assess(const Matchup& game, const ledger::Lines& lines,
                                          ledger::Timestamp at, ledger::Market market) const {
  const auto& quote = ledger::market_of(lines, market);
  if (!quote) return std::nullopt;
  auto assessment = by_price_alone(game, *quote, at, market);
  if (const auto* league = ratings_of(game))
    rate(assessment, game, *league, league->forecast(game));
  return assessment;
}

std::vector<Assessment> Advisor::assess_all(const Matchup& game, const ledger::Lines& lines,
                                            ledger::Timestamp at, Rated rated) const {
  std::vector<Assessment> all;
  const auto* league = ratings_of(game);
  std::optional<GameForecast> forecast;
  for (const auto market : kMarkets) {
    const auto& quote = ledger::market_of(lines, market);
    if (!quote) continue;
    auto& one = all.emplace_back(by_price_alone(game, *quote, at, market));
    if (league == nullptr) continue;
    if (rated == Rated::kWhereWeighted && blend_of(game, one).weight() == 0) continue;
    if (!forecast) forecast = league->forecast(game);
    rate(one, game, *league, *forecast);
  }
  return all;
}

const EdgeRecord& Advisor::edges_of(const Matchup& game, const Assessment& assessment) const {
  const auto record = edges_.find({game.source, game.sport, assessment.market, assessment.time});
  return record == edges_.end() ? none() : record->second;
}

bool Advisor::may_recommend(const Matchup& game, const Assessment& assessment) const {
  const auto chances = chances_of(assessment, better_side(assessment));
  const auto claimed = chances.decimal * chances.chance - 1;
  // The decision rounds to millionths, and may find an edge where this finds none by a hair.
  constexpr double kHair = 1e-5;
  if (claimed < -kHair) return false;
  const auto is_proven = [&](double edge) {
    const auto worth = edges_of(game, assessment).worth(edge);
    return worth.cases >= static_cast<std::size_t>(ledger::kCasesForEdge) && worth.low > 0;
  };
  return is_proven(claimed - kHair) || is_proven(claimed + kHair);
}

Advice Advisor::advise(const Matchup& game, const Assessment& assessment, Side side) const {
  return wizard::advise(assessment, side, edges_of(game, assessment));
}

void Advisor::see(const Matchup& game, const ledger::Lines& lines, ledger::Timestamp at) {
  auto& seen = pending_[game.game];
  seen.last = lines;
  for (const auto& assessment : assess_all(game, lines, at)) {
    const auto seen_before = std::ranges::find_if(seen.cases, [&](const auto& before) {
      return before.first.market == assessment.market && before.first.time == assessment.time;
    });
    const std::pair one{assessment, advise(game, assessment, better_side(assessment))};
    if (seen_before == seen.cases.end()) {
      seen.cases.push_back(one);
    } else if (assessment.time != PriceTime::kOpening) {
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
    if (assessment.time != PriceTime::kLate && closing) {
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
  const Cell cell{game.source, game.sport, assessment.market, assessment.time};
  if (one.won) {
    blends_[cell].add({assessment.price, assessment.model, *one.won, one.day});
  }
  if (advice.claimed > 0) {
    edges_[cell].add(
        {advice.claimed, advice.chances.decimal * advice.chances.price - 1, one.realised, one.day});
  }
}

}  // namespace chalkline::wizard
