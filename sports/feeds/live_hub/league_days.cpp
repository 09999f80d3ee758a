#include "sports/feeds/live_hub/league_days.hpp"

#include "sports/model/eastern_time.hpp"

namespace chalkline::sports::live {
namespace {

// A game without an end after this is void (RULES 13).
constexpr std::chrono::hours kEndsWithin{48};

}  // namespace

std::chrono::sys_days league_today(ledger::Timestamp now) { return eastern_date(now); }

bool is_over(const LeagueGame& game) {
  return game.phase == Phase::kFinal || game.phase == Phase::kOfficial;
}

bool has_begun(const LeagueGame& game) {
  return game.score && (is_over(game) || game.phase == Phase::kPlaying);
}

GameStatus status_of(const LeagueGame& game) {
  if (game.phase == Phase::kCancelled) return GameStatus::kCancelled;
  if (is_over(game)) return GameStatus::kFinal;
  return game.phase == Phase::kPlaying ? GameStatus::kLive : GameStatus::kScheduled;
}

ledger::Timestamp worth_asking_at(const LeagueGame& game, ledger::Timestamp now) {
  if (game.starts_at > now) return game.starts_at;
  const bool waits = game.phase == Phase::kScheduled || game.phase == Phase::kPlaying;
  if (waits && now < game.starts_at + kEndsWithin) return now + kDayUnderWayEvery;
  return ledger::Timestamp::max();
}

ledger::Timestamp worth_asking_at(std::chrono::sys_days day, ledger::Timestamp now) {
  const bool is_past = day < league_today(now) - std::chrono::days{1};
  return is_past ? ledger::Timestamp::max() : now + kQuietDayEvery;
}

}  // namespace chalkline::sports::live
