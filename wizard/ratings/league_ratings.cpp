#include "wizard/ratings/league_ratings.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "insight/no_vig.hpp"
#include "insight/normal.hpp"
#include "ledger/values/sport_rows.hpp"

namespace chalkline::wizard {
namespace {

struct LeagueStart {
  ledger::Sport sport{};
  Start margin;
  Start total;
};

// Round numbers of one digit, of no season: no home edge, and deviations that are rather too wide.
// The first games of a league outweigh them (kGamesOfStart).
constexpr std::array kStarts{LeagueStart{ledger::Sport::kNba, {0, 20}, {200, 20}},
                             LeagueStart{ledger::Sport::kNfl, {0, 20}, {40, 20}},
                             LeagueStart{ledger::Sport::kMlb, {0, 5}, {10, 5}},
                             LeagueStart{ledger::Sport::kNhl, {0, 5}, {5, 5}}};
static_assert(ledger::has_row_by_sport(kStarts));

const LeagueStart& start_of(ledger::Sport sport) { return ledger::row_of(kStarts, sport); }

// The chance of the first side less a half, by distance.
double off_even(const ledger::TwoWay& quote) {
  return std::abs(insight::no_vig(insight::NoVig::kProportional, quote) - 0.5);
}

// The mean of a normal distribution that is above `line` half points with the price's chance.
double mean_of(const ledger::TwoWay& quote, ledger::HalfPoints line, double deviation) {
  const auto chance = insight::no_vig(insight::NoVig::kProportional, quote);
  return line / 2.0 + deviation * insight::normal_quantile(chance);
}

// The margin that the prices expect: of moneyline and spread the one nearer to evens says it more
// exactly.
std::optional<double> priced_margin(const ledger::Lines& lines, double deviation) {
  const auto& [moneyline, spread, _] = lines;
  if (moneyline && (!spread || off_even(*moneyline) <= off_even(*spread))) {
    return mean_of(*moneyline, 0, deviation);
  }
  if (spread) return mean_of(*spread, -spread->line, deviation);
  return std::nullopt;
}

std::optional<double> priced_total(const ledger::Lines& lines, double deviation) {
  if (!lines.total) return std::nullopt;
  return mean_of(*lines.total, lines.total->line, deviation);
}

}  // namespace

Outcome GameForecast::of(ledger::Market market, ledger::HalfPoints line) const {
  return market == ledger::Market::kTotal ? total.around(line) : margin.around(-line);
}

LeagueRatings::LeagueRatings(ledger::Sport sport)
    : margin_{Figure::kMargin, start_of(sport).margin},
      total_{Figure::kTotal, start_of(sport).total} {}

// A team that is not known yet is rated as any other that is not.
LeagueRatings::Team LeagueRatings::team(const std::string& code) const {
  const auto known = teams_.find(code);
  return known != teams_.end() ? known->second : Team{teams_.size(), 0};
}

GameForecast LeagueRatings::forecast(const Matchup& game) const {
  const auto home = team(game.home);
  const auto away = team(game.away);
  const auto margin = margin_.predict(home.number, away.number, is_turned(game));
  const auto total = total_.predict(home.number, away.number, is_turned(game));
  return {margin_shape_.bend(margin), total_shape_.bend(total), margin.deviation, total.deviation,
          is_turned(game) ? 0 : std::min(home.games, away.games)};
}

void LeagueRatings::learn(const Matchup& game, ledger::Score score, const ledger::Lines& lines) {
  if (is_turned(game)) {
    margin_.turn_season();
    total_.turn_season();
    for (auto& [_, team] : teams_) team.games = 0;
  }
  season_ = std::max(season_.value_or(game.season), game.season);
  auto& home = teams_.try_emplace(game.home, teams_.size(), 0).first->second;
  auto& away = teams_.try_emplace(game.away, teams_.size(), 0).first->second;
  const auto margin = score.home - score.away;
  const auto total = score.home + score.away;
  const auto expected_margin = margin_.predict(home.number, away.number, false);
  const auto expected_total = total_.predict(home.number, away.number, false);
  margin_shape_.learn(expected_margin, margin);
  total_shape_.learn(expected_total, total);
  margin_.learn(home.number, away.number, margin, priced_margin(lines, expected_margin.deviation));
  total_.learn(home.number, away.number, total, priced_total(lines, expected_total.deviation));
  ++home.games;
  ++away.games;
  ++games_;
}

}  // namespace chalkline::wizard
