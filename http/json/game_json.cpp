#include "http/json/game_json.hpp"

#include <fmt/format.h>

#include <array>

namespace chalkline::http::wire {
namespace {

Team team_of(const sports::Team& team) { return {team.name, team.code}; }

LiveTeam live_team_of(const sports::Team& team, std::int32_t score) {
  return {team.name, team.code, score};
}

// The periods of the game clock (RULES 22). The pause after the last period of hockey is its end.
std::string_view period_name(sports::Period period, sports::Timetable timetable) {
  constexpr std::array<std::string_view, 4> kNames{"1st", "2nd", "3rd", "4th"};
  constexpr int kPeriodsWithPause = 2;
  if (period == sports::kFinalPeriod) return "Final";
  if (period.kind == sports::PeriodKind::kOvertime) return "OT";
  if (period.kind == sports::PeriodKind::kBreak && period.number <= kPeriodsWithPause)
    return timetable == sports::Timetable::kHalves ? "Halftime" : "Intermission";
  return kNames.at(static_cast<std::size_t>(period.number) - 1);
}

std::string_view timetable_name(sports::Timetable timetable) {
  return timetable == sports::Timetable::kHalves ? "halves" : "periods";
}

// The run of its season, with whose name the key of a replayed game ends.
std::optional<std::string_view> replay_run_of(const sports::Game& game) {
  if (game.source != ledger::Source::kReplay) return std::nullopt;
  return std::string_view{game.source_key}.substr(game.source_key.rfind('/') + 1);
}

}  // namespace

Odds odds_of(const ledger::Lines& lines) {
  Odds odds;
  if (const auto& quote = lines.moneyline) odds.moneyline = {quote->first, quote->second};
  if (const auto& quote = lines.spread)
    odds.spread = {{quote->line}, {-quote->line}, quote->first, quote->second};
  if (const auto& quote = lines.total) odds.total = {{quote->line}, quote->first, quote->second};
  return odds;
}

Game game_of(const sports::Game& game) {
  return {.id = game.id,
          .sport = game.sport,
          .source = game.source,
          .start_time = game.starts_at,
          .status = game.status,
          .home_team = team_of(game.home),
          .away_team = team_of(game.away),
          .odds = odds_of(game.current.lines),
          .opening_odds = odds_of(game.opening.lines),
          .quoted_at = game.current.at,
          .run = replay_run_of(game),
          .recorded_start = game.recorded_start};
}

PropOffer prop_offer_of(const sports::PropOffer& offer) {
  return {.quote_id = offer.quote_id,
          .player_id = offer.subject.player,
          .player_name = offer.subject.name,
          .team = offer.home ? TeamSide::kHome : TeamSide::kAway,
          .position = offer.position,
          .prop_type = offer.subject.type,
          .line = {offer.line},
          .over_odds = offer.over,
          .under_odds = offer.under,
          .expires_at = offer.expires_at};
}

LiveGame live_game_of(const sports::LiveGame& live) {
  const auto& game = live.game;
  LiveGame shown{.id = game.id,
                 .sport = game.sport,
                 .source = game.source,
                 .home_team = live_team_of(game.home, live.score.home),
                 .away_team = live_team_of(game.away, live.score.away),
                 .tick = live.tick,
                 .timetable = timetable_name(live.timetable),
                 .period = period_name(live.period, live.timetable),
                 .clock = fmt::format("{}:{:02}", live.clock_s / 60, live.clock_s % 60),
                 .suspended = live.suspended,
                 .quoted_at = live.at};
  if (!live.half_innings.empty()) shown.half_innings = live.half_innings;
  if (live.period != sports::kFinalPeriod) shown.odds = odds_of(live.lines);
  if (live.outlook) {
    const auto& [margin, total] = *live.outlook;
    shown.outlook = Outlook{{margin.from, margin.above}, {total.from, total.above}};
  }
  return shown;
}

LiveFigures live_figures_of(ledger::GameId game,
                            const std::vector<ledger::PlayerFigures>& players) {
  LiveFigures shown{.game_id = game};
  for (const auto& player : players) {
    auto& so_far = shown.players.emplace_back(PlayerSoFar{.player_id = player.player});
    for (const auto& [type, figure] : player.figures) so_far.figures.push_back({type, figure});
  }
  return shown;
}

}  // namespace chalkline::http::wire
