#include "sports/feeds/live/league_updates.hpp"

namespace chalkline::sports::live {

std::vector<Update> updates_of(const GamesByKey& games, ledger::Timestamp now) {
  std::vector<Update> updates;
  const auto report = [&](auto what) { updates.push_back({now, std::move(what)}); };
  for (const auto& [key, game] : games) {
    if (game.phase == Phase::kUnknown) continue;
    if (game.phase == Phase::kCancelled) {
      report(Cancelled{key});
      continue;
    }
    report(Listed{key, game.sport, game.season, game.starts_at, game.home, game.away});
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

void merge(GamesByKey& games, std::vector<LeagueGame> page) {
  GamesByKey of_page;
  for (auto& game : page) {
    const auto [known, is_new] = of_page.try_emplace(game.key, game);
    if (!is_new && game.phase != Phase::kUnknown) known->second = std::move(game);
  }
  for (auto& [key, game] : of_page) {
    const auto known = games.find(key);
    const bool has_moved = known != games.end() && known->second.day != game.day;
    if (has_moved && game.phase == Phase::kUnknown) continue;
    games.insert_or_assign(key, std::move(game));
  }
}

}  // namespace chalkline::sports::live
