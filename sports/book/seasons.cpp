#include "sports/book/seasons.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "sports/store/schema.hpp"

namespace chalkline::sports {
namespace {

constexpr ledger::AccountId kOperator{0};

SeasonRun run_of(const Season& season, const BeginSeason& request, ledger::Timestamp now) {
  const auto first = request.first_start_at.value_or(now + kFirstStartAfter);
  return {.sport = season.sport,
          .year = season.year,
          .began_at = now,
          .begun_by = request.player.value_or(kOperator),
          .starts_at = std::chrono::ceil<std::chrono::minutes>(first),
          .recorded_from = season.first_start,
          .recorded_to = season.last_start,
          .pace = request.pace,
          .name = fmt::format(
              "{}{}-{}-{}", request.in_class ? ledger::class_run_prefix(*request.in_class) : "",
              ledger::name_of(season.sport), season.year, now.time_since_epoch().count())};
}

std::optional<SeasonRefusal> refuse_class_run(const ledger::ClassId& in_class,
                                              const std::vector<SeasonRun>& runs,
                                              ledger::Timestamp now) {
  std::size_t under_way = 0;
  std::int64_t begun = 0;
  for (const auto& run : runs) {
    const auto owner = run.in_class();
    if (!owner) continue;
    if (!run.stopped_at && *owner == in_class) return SeasonRefusal::kUnderWay;
    if (!run.stopped_at) ++under_way;
    if (*owner == in_class && run.began_at > now - std::chrono::days{1}) ++begun;
  }
  if (begun >= kRunsPerPlayerAndDay) return SeasonRefusal::kTooMany;
  if (under_way >= kClassRunsMax) return SeasonRefusal::kTooManyClasses;
  return std::nullopt;
}

}  // namespace

Seasons::Seasons(const std::string& database, std::function<void()> changed)
    : changed_(std::move(changed)), db_(open_sports_db(database)), store_(db_) {}

SeasonOnOffer Seasons::offer(const Season& season, const std::vector<SeasonRun>& runs,
                             const std::optional<ledger::ClassId>& in_class,
                             ledger::Timestamp now) {
  SeasonOnOffer offer{season, std::nullopt};
  const auto run = std::ranges::find_if(runs, [&](const SeasonRun& candidate) {
    return candidate.sport == season.sport && candidate.year == season.year &&
           !candidate.stopped_at && candidate.in_class() == in_class;
  });
  if (run != runs.end()) offer.under_way = {*run, store_.progress(*run, now)};
  return offer;
}

std::vector<SeasonOnOffer> Seasons::all(ledger::Timestamp now,
                                        const std::optional<ledger::ClassId>& in_class) {
  const std::scoped_lock lock{mutex_};
  const sqlite::Transaction one_state{db_, sqlite::Access::kRead};
  const auto runs = store_.runs(now);
  std::vector<SeasonOnOffer> offers;
  for (const auto& season : store_.seasons()) offers.push_back(offer(season, runs, in_class, now));
  return offers;
}

std::optional<SeasonSoFar> Seasons::so_far(std::string_view name, ledger::Timestamp now) {
  const std::scoped_lock lock{mutex_};
  const sqlite::Transaction one_state{db_, sqlite::Access::kRead};
  for (const auto& run : store_.runs(now)) {
    if (run.name != name || run.in_class() || run.stopped_at) continue;
    return season_so_far(run, store_.games(run.sport, run.year), now);
  }
  return std::nullopt;
}

std::expected<Season, SeasonRefusal> Seasons::find(ledger::Sport sport, std::int32_t year) {
  for (const auto& season : store_.seasons()) {
    if (season.sport == sport && season.year == year) return season;
  }
  return std::unexpected{SeasonRefusal::kNotImported};
}

std::optional<SeasonRefusal> Seasons::refuse(const BeginSeason& request,
                                             const std::vector<SeasonRun>& runs,
                                             ledger::Timestamp now) {
  if (request.in_class) return refuse_class_run(*request.in_class, runs, now);
  const auto is_same = [&](const SeasonRun& run) {
    return run.sport == request.sport && run.year == request.year && !run.stopped_at &&
           !run.in_class();
  };
  if (std::ranges::any_of(runs, is_same)) return SeasonRefusal::kUnderWay;
  if (request.player &&
      store_.runs_begun(*request.player, now - std::chrono::days{1}) >= kRunsPerPlayerAndDay) {
    return SeasonRefusal::kTooMany;
  }
  return std::nullopt;
}

std::expected<SeasonOnOffer, SeasonRefusal> Seasons::begin(const BeginSeason& request,
                                                           ledger::Timestamp now) {
  if (std::chrono::abs(request.first_start_at.value_or(now) - now) > kFirstStartWithin) {
    return std::unexpected{SeasonRefusal::kStartTooFar};
  }
  const std::scoped_lock lock{mutex_};
  sqlite::Transaction transaction{db_, sqlite::Access::kWrite};
  const auto season = find(request.sport, request.year);
  if (!season) return std::unexpected{season.error()};
  if (const auto no = refuse(request, store_.runs(now), now)) return std::unexpected{*no};
  const auto run = run_of(*season, request, now);
  store_.insert_run(run);
  transaction.commit();
  changed_();
  return offer(*season, {run}, request.in_class, now);
}

std::expected<SeasonOnOffer, SeasonRefusal> Seasons::stop(const StopSeason& request,
                                                          ledger::Timestamp now) {
  const std::scoped_lock lock{mutex_};
  sqlite::Transaction transaction{db_, sqlite::Access::kWrite};
  const auto season = find(request.sport, request.year);
  if (!season) return std::unexpected{season.error()};
  const auto under_way = offer(*season, store_.runs(now), request.in_class, now).under_way;
  if (!under_way) return std::unexpected{SeasonRefusal::kNotUnderWay};
  if (request.player.value_or(under_way->run.begun_by) != under_way->run.begun_by) {
    return std::unexpected{SeasonRefusal::kNotOwn};
  }
  store_.stop_run(under_way->run, now);
  transaction.commit();
  changed_();
  return offer(*season, {}, request.in_class, now);
}

}  // namespace chalkline::sports
