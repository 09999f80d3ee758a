#include "sports/book/games/game_page.hpp"

#include <algorithm>
#include <utility>

#include "sports/hub/hockey_box.hpp"
#include "sports/model/sport_traits.hpp"

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

std::vector<PastGame> GamePages::last_games(ledger::Sport sport, ledger::Source source,
                                            const Team& team, std::size_t count,
                                            ledger::Timestamp now) const {
  Game next;
  next.sport = sport;
  next.source = source;
  next.starts_at = now;
  return last_games(next, team, count, now);
}

std::vector<PastGame> GamePages::last_games(const Game& before, const Team& team, std::size_t count,
                                            ledger::Timestamp now) const {
  std::vector<PastGame> last;
  for (const auto& game : history_.last_games(before, team.code, count)) {
    const bool is_home = game.home.code == team.code;
    const auto& [home, away] = *game.score;
    auto& past = last.emplace_back(PastGame{.starts_at = game.starts_at,
                                            .opponent = is_home ? game.away.code : game.home.code,
                                            .is_home = is_home,
                                            .scored = is_home ? home : away,
                                            .conceded = is_home ? away : home});
    const bool asks = hub_ != nullptr && traits_of(game.sport).counts_overtime_losses;
    past.outcome = outcome_of(past, asks ? hub_->box(game, now) : std::nullopt);
  }
  return last;
}

std::optional<GamePage> GamePages::find(ledger::GameId id, ledger::Timestamp now) const {
  auto known = history_.find(id);
  if (!known) return std::nullopt;
  GamePage page;
  page.game = std::move(known->game);
  page.quotes = std::move(known->quotes);
  const auto& game = page.game;
  if (hub_ != nullptr) {
    page.venue = hub_->venue(game);
    page.box = hub_->box(game, now);
  }
  page.home_last = last_games(game, game.home, kLastGames, now);
  page.away_last = last_games(game, game.away, kLastGames, now);
  return page;
}

}  // namespace chalkline::sports
