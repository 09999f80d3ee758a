#include "sports/feeds/live/league_updates.hpp"

#include <fmt/format.h>

#include <set>
#include <utility>

namespace chalkline::sports::live {
namespace {

bool has_result(const LeagueGame& game) { return game.score && is_over(game.phase); }

bool have_two_results(const LeagueGame& one, const LeagueGame& other) {
  return has_result(one) && has_result(other) && one.score != other.score;
}

}  // namespace

std::vector<Update> updates_of(const GamesByKey& games, ledger::Timestamp now) {
  std::vector<Update> updates;
  const auto report = [&](auto what) { updates.push_back({now, std::move(what)}); };
  for (const auto& [key, game] : games) {
    if (game.phase == Phase::kUnknown) continue;
    if (game.phase == Phase::kCancelled) {
      report(Cancelled{key});
      continue;
    }
    if (game.phase == Phase::kForfeited) {
      report(Forfeited{key});
      continue;
    }
    report(Listed{.source_key = key,
                  .sport = game.sport,
                  .season = game.season,
                  .starts_at = game.starts_at,
                  .home = game.home,
                  .away = game.away,
                  .number = game.number});
    if (game.phase == Phase::kScheduled) {
      report(Rescheduled{key, game.starts_at});
    } else if (!game.score) {
      continue;
    } else if (game.phase == Phase::kOfficial) {
      // Overrides what other feeds reported; as the first report it is a result like any other.
      report(Corrected{key, {*game.score}});
    } else if (game.phase == Phase::kFinal) {
      report(Unofficial{key, *game.score, game.period, game.clock_s});
    } else {
      report(Scored{key, *game.score, game.period, game.clock_s});
    }
  }
  return updates;
}

void merge(GamesByKey& games, std::vector<LeagueGame> page, LeftOut* left_out) {
  GamesByKey of_page;
  std::set<std::string> contradicted;
  for (auto& game : page) {
    const auto [known, is_new] = of_page.try_emplace(game.key, game);
    if (is_new || game.phase == Phase::kUnknown || contradicted.contains(game.key)) continue;
    if (!have_two_results(known->second, game)) {
      known->second = std::move(game);
      continue;
    }
    const auto& [one, other] = std::pair{*known->second.score, *game.score};
    if (left_out != nullptr)
      left_out->add(fmt::format("{} has two results on one page, {}-{} and {}-{}", game.key,
                                one.home, one.away, other.home, other.away));
    known->second.phase = Phase::kUnknown;
    contradicted.insert(game.key);
  }
  for (auto& [key, game] : of_page) {
    const auto known = games.find(key);
    const bool has_moved = known != games.end() && known->second.day != game.day;
    if (has_moved && game.phase == Phase::kUnknown) continue;
    games.insert_or_assign(key, std::move(game));
  }
}

}  // namespace chalkline::sports::live
