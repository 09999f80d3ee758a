#include <fmt/format.h>

#include <algorithm>

#include "ledger/values/game_id.hpp"
#include "sports/book/games/game_book.hpp"
#include "sports/model/meetings.hpp"
#include "sports/model/sport_traits.hpp"

// News from before a game can be in play or over. It settles nothing as long as that is so, and the
// game is not sold.
namespace chalkline::sports {

ledger::Timestamp earliest_end(const Game& game) {
  return game.starts_at + traits_of(game.sport).shortest_game;
}

ledger::Timestamp GameBook::start_by_row(const FeedGame& game, Moment moment) {
  const auto known = game.game.starts_at;
  return game.scheduled_by == kOperatorFeed ? known : moment.start.value_or(known);
}

bool GameBook::tells_play(const Feed& feed, const std::string& source_key,
                          std::span<const FeedGroup::News> news) {
  return std::ranges::any_of(news, [&](const FeedGroup::News& item) {
    return item.feed == &feed && std::visit(
                                     [&]<class What>(const What& what) {
                                       return kIsOfPlay<What> && what.source_key == source_key;
                                     },
                                     item.update.what);
  });
}

bool GameBook::is_unconfirmed(const Feed& feed, const FeedGame& game, ledger::Timestamp told) {
  if (game.scheduled_by == kOperatorFeed || game.game.starts_at - told <= kEarlyStart) return false;
  const auto starts = keys_.told_starts(game.game.id);
  return std::ranges::none_of(starts, [&](const ToldStart& other) {
    return other.feed != feed.name() && is_within(other.starts_at, told, kSameStart);
  });
}

bool GameBook::is_near_start(const FeedGame& game, ledger::Timestamp told,
                             std::chrono::hours window) {
  const auto start = game.game.starts_at;
  // One that begins later than this was void before (RULES 13).
  if (told > start + ledger::kVoidAfter) return false;
  if (game.scheduled_by == kOperatorFeed) return told >= start - kBeforeMoved;
  return is_within(told, start, window) ||
         is_within(told, std::max(start, game.scheduled_at), window);
}

ledger::Timestamp GameBook::earliest_end_by_row(const Feed& feed, const FeedGame& game,
                                                Moment moment) {
  const auto& traits = traits_of(game.game.sport);
  const auto start = start_by_row(game, moment);
  // The game is over by either start, and the row is still there.
  if (is_unconfirmed(feed, game, start)) return game.game.starts_at + traits.longest_game;
  return start + traits.shortest_game;
}

bool GameBook::is_too_early(const Feed& feed, ledger::GameId id, ledger::Score score,
                            Moment moment) {
  const auto at = moment.at;
  auto* game = find(id);
  if (game == nullptr || !shares_games(game->game.source)) return false;
  const auto& facts = game->game;
  if (facts.status != GameStatus::kScheduled && facts.status != GameStatus::kLive) return false;
  auto& standing = game->unofficial;
  const auto earliest = earliest_end_by_row(feed, *game, moment);
  if (at >= earliest) {
    if (standing && standing->since < earliest) standing.reset();
    return false;
  }
  if (standing && standing->score == score) return true;
  standing = {score, at};
  store_.update(*game);
  hold(feed, *game, at);
  said_.warn(
      fmt::format("the feed {} has {}-{} as the end of game {} ({} at {}) before it can be "
                  "over: it counts if the feed still says so when it can",
                  feed.name(), score.home, score.away, ledger::to_string(id), facts.away.name,
                  facts.home.name));
  return true;
}

void GameBook::take_back_early_news(const Feed& feed, FeedGame& game) {
  auto& facts = game.game;
  const bool is_scheduled = facts.status == GameStatus::kScheduled;
  if (is_scheduled && !feeds_.counts(feed, game.held_by)) return;
  const bool has_early_end = (is_scheduled || facts.status == GameStatus::kLive) &&
                             game.unofficial && game.unofficial->since < earliest_end(facts);
  if (!has_early_end && game.held_by.empty()) return;
  if (has_early_end) game.unofficial.reset();
  game.held_by.clear();
  store_.update(game);
}

void GameBook::hold(const Feed& feed, FeedGame& game, ledger::Timestamp at) {
  if (game.game.status != GameStatus::kScheduled) return;
  if (game.held_by.empty()) {
    game.held_by = feed.name();
    store_.update(game);
  }
  withdraw(game, at);
}

void GameBook::hold_if_scheduled(const Feed& feed, ledger::GameId id, Moment moment) {
  auto* game = find(id);
  if (game == nullptr || game->game.status != GameStatus::kScheduled) return;
  hold(feed, *game, moment.at);
  const auto& facts = game->game;
  said_.warn(
      fmt::format("the feed {} has game {} ({} at {}) in play before it can have begun: it is not "
                  "sold until the feed takes that back",
                  feed.name(), ledger::to_string(id), facts.away.name, facts.home.name));
}

void GameBook::withdraw(FeedGame& game, ledger::Timestamp at) {
  auto& facts = game.game;
  if (facts.status != GameStatus::kScheduled || facts.current.lines == ledger::Lines{}) return;
  facts.current = {{}, at};
  store_.quotes.insert(facts.id, game.quoted_by, facts.current);
  changes_.games = true;
}

}  // namespace chalkline::sports
