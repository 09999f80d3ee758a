#include "http/json/season_json.hpp"

namespace chalkline::http::wire {
namespace {

SeasonRun run_under_way(const sports::SeasonOnOffer::UnderWay& under_way) {
  const auto& [run, progress] = under_way;
  return {.name = run.name,
          .pace = run.pace,
          .starts_at = run.starts_at,
          .ends_at = run.ends_at(),
          .next_start = progress.next_start,
          .games_played = progress.played};
}

}  // namespace

Season season_of(const sports::SeasonOnOffer& offer) {
  const auto& season = offer.season;
  return {.sport = season.sport,
          .season = season.year,
          .games = season.games,
          .first_start = season.first_start,
          .last_start = season.last_start,
          .run = offer.under_way.transform(run_under_way)};
}

Seasons seasons_of(const std::vector<sports::SeasonOnOffer>& offers) {
  Seasons seasons;
  for (const auto& offer : offers) seasons.seasons.push_back(season_of(offer));
  return seasons;
}

}  // namespace chalkline::http::wire
