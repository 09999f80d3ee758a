#include "sports/feeds/replay/replay_feed.hpp"

#include <algorithm>
#include <iterator>

#include "ledger/rules/game.hpp"

namespace chalkline::sports::replay {
namespace {

void tell(const SeasonRun& run, const ReplayGame& game, std::vector<Update>& updates) {
  auto listed = game.listed;
  const auto recorded = listed.starts_at;
  const auto listed_at = run.listed_at(recorded);
  listed.source_key += run.world();
  listed.starts_at = run.start_of(recorded);
  listed.recorded_start = recorded;
  const auto& key = listed.source_key;
  const bool is_called_off = run.calls_off(recorded);
  if (game.lines != ledger::Lines{}) updates.push_back({listed_at, Quoted{key, game.lines}});
  if (game.closing != ledger::Lines{} && game.closing != game.lines) {
    // After it was quoted at its opening line.
    const auto soonest = listed_at + ledger::Timestamp::duration{1};
    const auto at = std::max(soonest, listed.starts_at - kClosesBefore);
    if (!is_called_off || at < *run.stopped_at) updates.push_back({at, Quoted{key, game.closing}});
  }
  if (is_called_off) {
    updates.push_back({*run.stopped_at, Cancelled{key}});
  } else if (game.score) {
    updates.push_back({run.result_at(recorded), Ended{key, {*game.score}}});
  }
  updates.push_back({listed_at, std::move(listed)});
}

}  // namespace

std::vector<std::string> ReplayFeed::worlds() const {
  std::vector<std::string> worlds;
  for (const auto& [run, updates, told] : runs_) {
    if (!run.in_class()) worlds.push_back(run.world());
  }
  return worlds;
}

void ReplayFeed::take_up(const SeasonRun& run) {
  auto& [same, updates, told] = runs_.emplace_back(run);
  for (const auto& game : store_.games(run.sport, run.year)) {
    if (run.lists(game.listed.starts_at)) tell(run, game, updates);
  }
  std::ranges::sort(updates, {}, order_of);
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
  for (auto& [run, updates, told] : runs_) {
    const auto from = updates.begin() + static_cast<std::ptrdiff_t>(told);
    const auto until = std::ranges::upper_bound(from, updates.end(), now, {}, &Update::at);
    told = static_cast<std::size_t>(until - updates.begin());
    news.insert(news.end(), from, until);
  }
  return news;
}

ledger::Timestamp ReplayFeed::next(ledger::Timestamp now) const {
  auto soonest = ledger::Timestamp::max();
  for (const auto& [run, updates, told] : runs_) {
    const auto next = std::ranges::upper_bound(updates, now, {}, &Update::at);
    if (next != updates.end()) soonest = std::min(soonest, next->at);
  }
  return soonest;
}

}  // namespace chalkline::sports::replay
