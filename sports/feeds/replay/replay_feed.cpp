#include "sports/feeds/replay/replay_feed.hpp"

#include <algorithm>
#include <utility>

#include "ledger/rules/game.hpp"

namespace chalkline::sports::replay {

void ReplayFeed::add_moments(Told& told, std::uint32_t nth) {
  const auto& [run, games, moments, _] = told;
  const auto& game = games->at(nth);
  const auto recorded = game.listed.starts_at;
  if (!run.lists(recorded)) return;
  const auto add = [&](ledger::Timestamp at, Kind kind) {
    told.moments.push_back({at, nth, kind});
  };
  const auto listed_at = run.listed_at(recorded);
  const bool is_called_off = run.calls_off(recorded);
  add(listed_at, Kind::kListed);
  if (game.lines != ledger::Lines{}) add(listed_at, Kind::kQuoted);
  if (game.closing != ledger::Lines{} && game.closing != game.lines) {
    // After it was quoted at its opening line.
    const auto soonest = listed_at + ledger::Timestamp::duration{1};
    const auto at = std::max(soonest, run.start_of(recorded) - kClosesBefore);
    if (!is_called_off || at < *run.stopped_at) add(at, Kind::kClosing);
  }
  if (is_called_off) {
    add(*run.stopped_at, Kind::kCancelled);
  } else if (game.score) {
    add(run.result_at(recorded), Kind::kEnded);
  }
}

Update ReplayFeed::update_of(const Told& told, const Moment& moment) {
  const auto& game = told.games->at(moment.game);
  const auto recorded = game.listed.starts_at;
  auto key = game.listed.source_key + told.run.world();
  switch (moment.kind) {
    case Kind::kQuoted:
      return {moment.at, Quoted{std::move(key), game.lines}};
    case Kind::kClosing:
      return {moment.at, Quoted{std::move(key), game.closing}};
    case Kind::kEnded:
      return {moment.at, Ended{std::move(key), {game.score.value()}}};
    case Kind::kCancelled:
      return {moment.at, Cancelled{std::move(key)}};
    case Kind::kListed:
      break;
  }
  auto listed = game.listed;
  listed.source_key = std::move(key);
  listed.starts_at = told.run.start_of(recorded);
  listed.recorded_start = recorded;
  return {moment.at, std::move(listed)};
}

std::vector<std::string> ReplayFeed::worlds() const {
  std::vector<std::string> worlds;
  for (const auto& [run, games, moments, told] : runs_) {
    if (!run.in_class()) worlds.push_back(run.world());
  }
  return worlds;
}

void ReplayFeed::take_up(const SeasonRun& run) {
  auto& told = runs_.emplace_back(run, seasons_.games(store_, run.sport, run.year));
  for (std::uint32_t nth = 0; nth < told.games->size(); ++nth) add_moments(told, nth);
  std::ranges::sort(told.moments);
  told.moments.shrink_to_fit();
}

std::vector<SeasonRun> ReplayFeed::runs(ledger::Timestamp time, ledger::Timestamp now) {
  auto runs = store_.runs(time);
  for (auto& run : runs) {
    const auto in_class = run.stopped_at ? std::nullopt : run.in_class();
    if (!in_class || !class_has_ended_(*in_class, now)) continue;
    run.stopped_at = now;
    store_.stop_run(run, now);
  }
  return runs;
}

std::vector<Update> ReplayFeed::poll(ledger::Timestamp now) {
  // A game without a result is void by then (RULES 13): there is nothing left to report.
  const auto known = runs(seen_until_ - ledger::kVoidAfter, now);
  seen_until_ = now;
  std::erase_if(
      runs_, [&](const Told& told) { return std::ranges::find(known, told.run) == known.end(); });
  for (const auto& run : known) {
    if (std::ranges::find(runs_, run, &Told::run) == runs_.end()) take_up(run);
  }
  std::vector<Update> news;
  for (auto& run : runs_) {
    const auto& moments = run.moments;
    for (; run.told < moments.size() && moments[run.told].at <= now; ++run.told)
      news.push_back(update_of(run, moments[run.told]));
  }
  return news;
}

ledger::Timestamp ReplayFeed::next(ledger::Timestamp now) const {
  auto soonest = ledger::Timestamp::max();
  for (const auto& [run, games, moments, told] : runs_) {
    const auto next = std::ranges::upper_bound(moments, now, {}, &Moment::at);
    if (next != moments.end()) soonest = std::min(soonest, next->at);
  }
  return soonest;
}

}  // namespace chalkline::sports::replay
