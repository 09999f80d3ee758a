#include "http/json/season_json.hpp"

namespace chalkline::http::wire {
namespace {

SeasonRun run_under_way(const sports::SeasonOnOffer::UnderWay& under_way,
                        std::optional<ledger::AccountId> asker) {
  const auto& [run, progress] = under_way;
  return {.name = run.name,
          .pace = run.pace,
          .starts_at = run.starts_at,
          .ends_at = run.ends_at(),
          .next_start = progress.next_start,
          .games_played = progress.played,
          .begun_by_you = asker == run.begun_by};
}

}  // namespace

Season season_of(const sports::SeasonOnOffer& offer, std::optional<ledger::AccountId> asker) {
  const auto& season = offer.season;
  return {.sport = season.sport,
          .season = season.year,
          .games = season.games,
          .first_start = season.first_start,
          .last_start = season.last_start,
          .run = offer.under_way.transform(
              [&](const auto& under_way) { return run_under_way(under_way, asker); })};
}

SeasonSoFar so_far_of(const sports::SeasonSoFar& so_far) {
  SeasonSoFar shown;
  for (const auto& [team, won, lost, tied, scored, allowed] : so_far.teams)
    shown.teams.push_back({team, won, lost, tied, scored, allowed});
  if (so_far.next) {
    const auto& [id, home, away, starts_at, recorded_start, is_listed] = *so_far.next;
    shown.next = {id, home, away, starts_at, recorded_start, is_listed};
  }
  return shown;
}

Seasons seasons_of(const std::vector<sports::SeasonOnOffer>& offers,
                   std::optional<ledger::AccountId> asker) {
  Seasons seasons;
  for (const auto& offer : offers) seasons.seasons.push_back(season_of(offer, asker));
  return seasons;
}

}  // namespace chalkline::http::wire
