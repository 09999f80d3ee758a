#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include "ledger/values/game_id.hpp"
#include "sports/book/games/game_book.hpp"
#include "sports/model/meetings.hpp"
#include "sports/model/sport_traits.hpp"

// Results that cannot be, or may be another game's. They settle nothing: an operator decides, or
// the game is void in the end.
namespace chalkline::sports {

ledger::Timestamp earliest_end(const Game& game) {
  return game.starts_at + traits_of(game.sport).shortest_game;
}

ledger::Timestamp GameBook::told_start(const FeedGame& game, Moment moment) {
  const auto start = game.game.starts_at;
  if (!moment.start || game.scheduled_by == kOperatorFeed) return start;
  const auto told = *moment.start;
  return told < start && start - told <= kMeetingDay ? told : start;
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

bool GameBook::is_too_early(const Feed& feed, ledger::GameId id, ledger::Score score,
                            Moment moment) {
  const auto at = moment.at;
  auto* game = find(id);
  if (game == nullptr || !shares_games(game->game.source)) return false;
  const auto& facts = game->game;
  if (facts.status != GameStatus::kScheduled && facts.status != GameStatus::kLive) return false;
  auto& standing = game->unofficial;
  const bool is_same = standing && standing->score == score;
  const auto earliest = told_start(*game, moment) + traits_of(facts.sport).shortest_game;
  if (at >= earliest) return is_same && standing->since < earliest;
  if (is_same) return true;
  standing = {score, at};
  store_.update(*game);
  withdraw(*game, at);
  said_.warn(
      fmt::format("the feed {} has {}-{} as the end of game {} ({} at {}) before it can be over: "
                  "an operator decides it, unless the feed takes that back",
                  feed.name(), score.home, score.away, ledger::to_string(id), facts.away.name,
                  facts.home.name));
  return true;
}

void GameBook::take_back_early_news(FeedGame& game) {
  auto& facts = game.game;
  const bool is_scheduled = facts.status == GameStatus::kScheduled;
  const bool has_early_end = (is_scheduled || facts.status == GameStatus::kLive) &&
                             game.unofficial && game.unofficial->since < earliest_end(facts);
  const bool has_early_play = is_scheduled && facts.progress;
  if (!has_early_end && !has_early_play) return;
  if (has_early_end) game.unofficial.reset();
  if (has_early_play) facts.progress.reset();
  store_.update(game);
}

void GameBook::hold(const Feed& feed, ledger::GameId id, const Scored& scored, Moment moment) {
  auto* game = find(id);
  if (game == nullptr || game->game.status != GameStatus::kScheduled) return;
  auto& facts = game->game;
  if (facts.progress && facts.progress->at >= moment.at) return;
  facts.progress = Progress{scored.score, scored.period, scored.clock_s, moment.at};
  store_.update(*game);
  withdraw(*game, moment.at);
  said_.warn(fmt::format(
      "the feed {} has game {} ({} at {}) in play more than {} hour before its "
      "start: it is not sold until the feed takes that back",
      feed.name(), ledger::to_string(id), facts.away.name, facts.home.name, kEarlyStart.count()));
}

void GameBook::withdraw(FeedGame& game, ledger::Timestamp at) {
  auto& facts = game.game;
  if (facts.status != GameStatus::kScheduled || facts.current.lines == ledger::Lines{}) return;
  facts.current = {{}, at};
  store_.insert_quote(facts.id, game.quoted_by, facts.current);
  changes_.games = true;
}

bool GameBook::is_misplaced(const Feed& feed, const Listed& listed,
                            std::span<const FeedGroup::News> news) {
  if (!shares_games(feed.source())) return false;
  return std::ranges::any_of(named_by(feed, listed.source_key), [&](const NamedGame& named) {
    const auto known = find_stored(named.id);
    if (!known) return false;
    // Of a game that is over only a correction counts, which has to be of its start.
    const bool is_of_other_day = known->game.status != GameStatus::kFinal &&
                                 !is_near_start(*known, listed.starts_at, kMeetingDay);
    return is_of_other_day || is_other_of_doubleheader(feed, listed, known->game, news);
  });
}

bool GameBook::is_other_of_doubleheader(const Feed& feed, const Listed& listed, const Game& game,
                                        std::span<const FeedGroup::News> news) {
  auto meetings = store_.meetings(game, kMeetingDay);
  std::erase_if(meetings, [&](const Game& meeting) {
    const auto feeds = store_.listing_feeds(meeting.id);
    return std::ranges::find(feeds, feed.name()) == feeds.end();
  });
  if (meetings.size() < 2) return false;
  std::ranges::sort(meetings, {}, &Game::starts_at);
  const auto place = std::ranges::find(meetings, game.id, &Game::id) - meetings.begin() + 1;
  if (listed.number != 0 && listed.number != place) return true;
  // Whether another row of the page begins before this one, though its game begins after this
  // game, or the other way round.
  return std::ranges::any_of(news, [&](const FeedGroup::News& item) {
    const auto* other = std::get_if<Listed>(&item.update.what);
    if (item.feed != &feed || other == nullptr || other->sport != listed.sport ||
        other->source_key == listed.source_key) {
      return false;
    }
    for (const auto& named : named_by(feed, other->source_key)) {
      const auto meeting = std::ranges::find(meetings, named.id, &Game::id);
      if (meeting == meetings.end() || meeting->id == game.id) continue;
      const auto rows = listed.starts_at <=> other->starts_at;
      const auto games = game.starts_at <=> meeting->starts_at;
      if (rows != 0 && games != 0 && rows != games) return true;
    }
    return false;
  });
}

void GameBook::name_misplaced(const Feed& feed, const std::string& source_key) {
  for (const auto& named : named_by(feed, source_key)) {
    const auto known = find_stored(named.id);
    if (!known) continue;
    const auto& facts = known->game;
    said_.warn(fmt::format(
        "the feed {} has {} as game {} ({} at {}), but on another day or in "
        "another place of a doubleheader: an operator decides it",
        feed.name(), source_key, ledger::to_string(facts.id), facts.away.name, facts.home.name));
  }
}

}  // namespace chalkline::sports
