#include "sports/book/games/game_page.hpp"

#include <algorithm>

#include "sports/hub/hockey_box.hpp"
#include "sports/store/replay_store.hpp"

namespace chalkline::sports {
namespace {

PastOutcome outcome_of(const PastGame& game, const std::optional<hub::Box>& box) {
  if (game.scored == game.conceded) return PastOutcome::kTied;
  if (game.scored > game.conceded) return PastOutcome::kWon;
  const bool went_on = box && std::ranges::any_of(box->parts, [](const auto& period) {
                         return period.part >= hub::kOvertimePeriod;
                       });
  return went_on ? PastOutcome::kLostInOvertime : PastOutcome::kLost;
}

}  // namespace

GamePages::GamePages(const std::string& database, const hub::DataHub* hub)
    : hub_(hub), db_(database, sqlite::Access::kRead), store_(db_) {}

std::vector<PastGame> GamePages::last_games(const Game& before, const Team& team,
                                            ledger::Timestamp now) {
  std::vector<PastGame> last;
  for (const auto& game : store_.last_games(before, team.code, kLastGames)) {
    const bool is_home = game.home.code == team.code;
    const auto& [home, away] = *game.score;
    auto& past = last.emplace_back(PastGame{.starts_at = game.starts_at,
                                            .opponent = is_home ? game.away.code : game.home.code,
                                            .is_home = is_home,
                                            .scored = is_home ? home : away,
                                            .conceded = is_home ? away : home});
    // Only hockey counts losses in overtime apart.
    const bool asks = hub_ != nullptr && game.sport == kHockey;
    past.outcome = outcome_of(past, asks ? hub_->box(game, now) : std::nullopt);
  }
  return last;
}

std::vector<RecordedStart> GamePages::recorded_starts() {
  const std::scoped_lock lock{mutex_};
  return ReplayStore{db_}.recorded_starts();
}

bool GamePages::has(ledger::GameId id) {
  const std::scoped_lock lock{mutex_};
  return store_.knows(id);
}

std::optional<GamePage> GamePages::find(ledger::GameId id, ledger::Timestamp now) {
  const std::scoped_lock lock{mutex_};
  auto known = store_.find(id);
  if (known && known->same_as) known = store_.find(*known->same_as);
  if (!known) return std::nullopt;
  GamePage page;
  page.game = std::move(known->game);
  const auto& game = page.game;
  page.quotes = store_.quotes(game.id);
  if (hub_ != nullptr) {
    page.venue = hub_->venue(game);
    page.box = hub_->box(game, now);
  }
  page.home_last = last_games(game, game.home, now);
  page.away_last = last_games(game, game.away, now);
  return page;
}

}  // namespace chalkline::sports
