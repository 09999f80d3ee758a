#include <fmt/format.h>

#include <algorithm>

#include "ledger/values/game_id.hpp"
#include "sports/book/games/game_book.hpp"
#include "sports/model/meetings.hpp"
#include "sports/model/sport_traits.hpp"

// Which rows may settle a game (decision 25). A league names a game by one key for good, and its
// row counts unless it may be another game's. The play and the result in such a row count for no
// game.
namespace chalkline::sports {
namespace {

// Whether the rows of two games, of which `row` is the first game's or the second one's, tell them
// apart: by their starts, unless these are too near for two games, and by their numbers.
bool are_told_apart(const Listed& row, const Listed& beside, bool is_first,
                    std::chrono::minutes shortest_game) {
  const bool is_numbered = row.number != 0 && beside.number != 0 && row.number != beside.number;
  if (is_numbered && (row.number < beside.number) != is_first) return false;
  if (std::chrono::abs(row.starts_at - beside.starts_at) < shortest_game) return is_numbered;
  return (row.starts_at < beside.starts_at) == is_first;
}

}  // namespace

bool GameBook::is_misplaced(const Feed& feed, const Listed& row,
                            std::span<const FeedGroup::News> news) {
  if (!shares_games(feed.source())) return false;
  return std::ranges::any_of(named_by(feed, row.source_key), [&](const NamedGame& named) {
    const auto known = find_stored(named.id);
    if (!known) return false;
    // After a game only a correction of it counts, which has to be of its start.
    const bool is_of_other_day = known->game.status != GameStatus::kFinal &&
                                 !is_near_start(*known, row.starts_at, kMeetingDay);
    const auto number = matcher_.told(feed, known->game).number;
    const bool has_other_number = number != 0 && row.number != 0 && number != row.number;
    return is_of_other_day || has_other_number || is_of_other_game(feed, row, known->game, news);
  });
}

bool GameBook::is_of_other_game(const Feed& feed, const Listed& row, const Game& game,
                                std::span<const FeedGroup::News> news) {
  const auto& traits = traits_of(game.sport);
  const auto named = named_by(feed, row.source_key);
  const auto start = matcher_.told(feed, game).starts_at;
  return std::ranges::any_of(store_.meetings(game, kMeetingDay), [&](const Game& other) {
    const auto other_start = matcher_.told(feed, other).starts_at;
    // Starts so near to one another do not tell two games apart: the key decides.
    if (is_within(start, other_start, traits.meeting_window) ||
        std::ranges::count(named, other.id, &NamedGame::id) > 0 ||
        find_stored(other.id)->game.status == GameStatus::kCancelled) {
      return false;
    }
    if (const auto* beside = row_of(feed, other.id, news))
      return !are_told_apart(row, *beside, start < other_start, traits.shortest_game);
    return std::chrono::abs(other_start - row.starts_at) < std::chrono::abs(start - row.starts_at);
  });
}

const Listed* GameBook::row_of(const Feed& feed, ledger::GameId game,
                               std::span<const FeedGroup::News> news) {
  const Listed* found = nullptr;
  for (const auto& item : news) {
    const auto* row = std::get_if<Listed>(&item.update.what);
    if (item.feed == &feed && row != nullptr &&
        std::ranges::count(named_by(feed, row->source_key), game, &NamedGame::id) > 0) {
      found = row;
    }
  }
  return found;
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
