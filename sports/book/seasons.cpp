#include "sports/book/seasons.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "sports/store/schema.hpp"

namespace chalkline::sports {
namespace {

constexpr ledger::AccountId kOperator{0};

SeasonRun run_of(const Season& season, const BeginSeason& wish, ledger::Timestamp now) {
  const auto first = wish.first_start_at.value_or(now + kFirstStartAfter);
  const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(now.time_since_epoch());
  return {
      .sport = season.sport,
      .year = season.year,
      .began_at = now,
      .begun_by = wish.player.value_or(kOperator),
      .starts_at = std::chrono::ceil<std::chrono::minutes>(first),
      .recorded_from = season.first_start,
      .recorded_to = season.last_start,
      .pace = wish.pace,
      .name = fmt::format("{}-{}-{}", ledger::name_of(season.sport), season.year, seconds.count())};
}

}  // namespace

Seasons::Seasons(const std::string& database) : db_(open_sports_db(database)), store_(db_) {}

SeasonOnOffer Seasons::offer(const Season& season, const std::vector<SeasonRun>& runs,
                             ledger::Timestamp now) {
  SeasonOnOffer offer{season, std::nullopt};
  const auto run = std::ranges::find_if(runs, [&](const SeasonRun& candidate) {
    return candidate.sport == season.sport && candidate.year == season.year;
  });
  if (run != runs.end()) offer.under_way = {*run, store_.progress(*run, now)};
  return offer;
}

std::vector<SeasonOnOffer> Seasons::all(ledger::Timestamp now) {
  const std::scoped_lock lock{mutex_};
  const sqlite::Transaction one_state{db_, sqlite::Access::kRead};
  const auto runs = store_.runs(now);
  std::vector<SeasonOnOffer> offers;
  for (const auto& season : store_.seasons()) offers.push_back(offer(season, runs, now));
  return offers;
}

std::expected<SeasonOnOffer, SeasonRefusal> Seasons::begin(const BeginSeason& wish,
                                                           ledger::Timestamp now) {
  const std::scoped_lock lock{mutex_};
  sqlite::Transaction transaction{db_, sqlite::Access::kWrite};
  const auto seasons = store_.seasons();
  const auto season = std::ranges::find_if(seasons, [&](const Season& candidate) {
    return candidate.sport == wish.sport && candidate.year == wish.year;
  });
  if (season == seasons.end()) return std::unexpected{SeasonRefusal::kNotImported};
  if (offer(*season, store_.runs(now), now).under_way) {
    return std::unexpected{SeasonRefusal::kUnderWay};
  }
  if (wish.player &&
      store_.runs_begun(*wish.player, now - std::chrono::days{1}) >= kRunsPerPlayerAndDay) {
    return std::unexpected{SeasonRefusal::kTooMany};
  }
  const auto run = run_of(*season, wish, now);
  store_.insert_run(run);
  transaction.commit();
  return offer(*season, {run}, now);
}

}  // namespace chalkline::sports
