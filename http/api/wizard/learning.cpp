#include "http/api/wizard/learning.hpp"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <chrono>
#include <set>

#include "sports/model/league.hpp"

namespace chalkline::http {
namespace {

// A player who has seen a price move finds the Wizard as up to date as that; to look costs some
// milliseconds.
constexpr std::chrono::seconds kNewsEvery{5};

}  // namespace

std::vector<wizard::PastResult> Learned::past(const wizard::Matchup& game) const {
  std::vector<wizard::PastResult> found;
  std::set<ledger::GameId> seen;
  for (const auto& team : {game.home, game.away}) {
    const auto results = past_.find({game.source, game.sport, team});
    if (results == past_.end()) continue;
    for (const auto& result : results->second) {
      if (seen.insert(result.matchup.game).second) found.push_back(result);
    }
  }
  std::ranges::sort(found, {}, [](const auto& result) {
    return std::pair{result.matchup.starts_at, result.matchup.game};
  });
  return found;
}

// Each stands with both of its teams, and is told with the home team's.
std::vector<sports::FinalGame> Learned::results() const {
  std::vector<sports::FinalGame> games;
  for (const auto& [team, results] : past_) {
    const auto& [source, sport, code] = team;
    const auto* home = sports::find_team(sport, code);
    if (home == nullptr) continue;
    for (const auto& [matchup, score] : results) {
      if (matchup.home != code) continue;
      const auto* away = sports::find_team(sport, matchup.away);
      if (away == nullptr) continue;
      games.push_back({.id = matchup.game,
                       .source = source,
                       .starts_at = matchup.starts_at,
                       .sport = sport,
                       .season = matchup.season,
                       .home = {std::string{home->name}, code},
                       .away = {std::string{away->name}, matchup.away},
                       .score = score});
    }
  }
  std::ranges::sort(games, [](const auto& one, const auto& other) {
    return std::pair{other.starts_at, one.id} < std::pair{one.starts_at, other.id};
  });
  return games;
}

wizard::Matchup Learned::matchup_of(const sports::Game& game) const {
  const auto season = seasons_.find(game.id);
  return {.game = game.id,
          .source = game.source,
          .sport = game.sport,
          .season = season == seasons_.end() ? 0 : season->second,
          .home = game.home.code,
          .away = game.away.code,
          .starts_at = game.starts_at};
}

void Learned::list(const wizard::Matchup& game) { seasons_[game.game] = game.season; }

void Learned::take(const PriceNews& news) {
  if (!news.result) {
    advisor.see(news.game, news.lines, news.at);
    return;
  }
  advisor.settle(news.game, *news.result);
  seasons_.erase(news.game.game);
  const wizard::PastResult result{.matchup = news.game, .score = *news.result};
  keep(news.game.home, result);
  keep(news.game.away, result);
}

void Learned::forget(ledger::GameId game) {
  advisor.forget(game);
  seasons_.erase(game);
}

void Learned::keep(const std::string& team, const wizard::PastResult& result) {
  auto& results = past_[{result.matchup.source, result.matchup.sport, team}];
  if (results.size() == kResultsKept) results.erase(results.begin());
  results.push_back(result);
}

void Learning::start() {
  thread_.start("learning", [this](const std::stop_token& stopping) { run(stopping); });
}

std::shared_ptr<const Learned> Learning::current() const {
  return is_ready_ ? published_.current() : nullptr;
}

// A database that cannot be read now is asked again: what has been learned stays.
void Learning::run(const std::stop_token& stopping) {
  std::optional<NewsFollower> follower;
  while (!stopping.stop_requested()) {
    try {
      if (!follower) follower.emplace(database_);
      if (!learn(*follower, stopping)) return;
    } catch (const sqlite::Error& failure) {
      spdlog::error("The Wizard learns of the latest games later: {}", failure.what());
    }
    pause(stopping, kNewsEvery);
  }
}

bool Learning::learn(NewsFollower& follower, const std::stop_token& stopping) {
  auto batch = follower.next();
  if (batch.is_corrected) {
    spdlog::info("A result was corrected: the Wizard learns all games anew");
    learned_ = {};
    follower.begin_anew();
    batch = follower.next();
  }
  for (const auto& game : batch.listed) learned_.list(game);
  for (const auto game : batch.dropped) learned_.forget(game);
  bool is_new = !batch.listed.empty() || !is_ready_;
  for (const auto& news : batch.news) {
    if (stopping.stop_requested()) return false;
    learned_.take(news);
    is_new |= news.result.has_value();
  }
  if (is_new) published_.publish(learned_);
  is_ready_ = true;
  return true;
}

}  // namespace chalkline::http
