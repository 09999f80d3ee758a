#include "sports/book/games/game_matcher.hpp"

#include <algorithm>

#include "ledger/values/game_id.hpp"
#include "sports/model/meetings.hpp"
#include "sports/model/sport_traits.hpp"

namespace chalkline::sports {
namespace {

bool is_swapped(const Game& one, const Game& other) { return one.home.code != other.home.code; }

}  // namespace

std::vector<GameMatcher::Match> GameMatcher::match(const Feed& feed, const Listed& listed,
                                                   const Game& game,
                                                   std::span<const FeedGroup::News> news) {
  if (!shares_games(feed.source())) return {};
  auto listings = unnamed_listings(feed, listed, news);
  const auto all = store_.meetings(game, kMeetingDay);
  auto meetings = unnamed(feed, all);
  const auto alike = std::ranges::count_if(
      meetings, [&](const Game& meeting) { return !is_swapped(meeting, game); });
  // Also where the others of a doubleheader are known already.
  if (all.size() > 1 && std::ssize(listings) == alike) {
    std::erase_if(meetings, [&](const Game& meeting) { return is_swapped(meeting, game); });
    std::ranges::sort(listings, {},
                      [](const Listed* each) { return std::pair{each->starts_at, each->number}; });
    std::ranges::sort(meetings, {}, &Game::starts_at);
    std::vector<Match> matches;
    for (std::size_t i = 0; i < listings.size(); ++i) {
      matches.push_back({listings[i], {meetings[i].id, false}});
    }
    return matches;
  }
  for (const auto& meeting : meetings) {
    if (!is_within(meeting.starts_at, game.starts_at, traits_of(game.sport).meeting_window))
      continue;
    return {{&listed, {meeting.id, is_swapped(meeting, game)}}};
  }
  return {};
}

bool GameMatcher::is_told_twice(const Feed& feed, const Listed& listed, const Game& game,
                                std::span<const FeedGroup::News> news) {
  if (!shares_games(feed.source()) || !feed.scope().results) return false;
  const auto& traits = traits_of(game.sport);
  const auto has_other_number = [&](std::int32_t number) {
    return number != 0 && listed.number != 0 && number != listed.number;
  };
  const auto is_known_one = [&](const Game& meeting) {
    const auto before = told(feed, meeting);
    return is_listed(feed, meeting) && !has_other_number(before.number) &&
           is_within(before.starts_at, game.starts_at, traits.meeting_window) &&
           store_.find(meeting.id)->game.status != GameStatus::kCancelled;
  };
  const auto is_new_one = [&](const Listed* other) {
    return other->source_key != listed.source_key && !has_other_number(other->number) &&
           std::chrono::abs(other->starts_at - listed.starts_at) < traits.shortest_game;
  };
  return std::ranges::any_of(store_.meetings(game, kMeetingDay), is_known_one) ||
         std::ranges::any_of(unnamed_listings(feed, listed, news), is_new_one);
}

ToldStart GameMatcher::told(const Feed& feed, const Game& game) {
  for (auto& start : keys_.told_starts(game.id)) {
    if (start.feed == feed.name()) return std::move(start);
  }
  return {feed.name(), game.starts_at};
}

std::optional<NamedGame> GameMatcher::duplicate(const Game& game) {
  if (!shares_games(game.source)) return std::nullopt;
  const auto own = keys_.listing_feeds(game.id);
  for (const auto& meeting : store_.meetings(game, traits_of(game.sport).meeting_window)) {
    if (meeting.id == game.id) continue;
    // A feed does not list a game twice.
    if (std::ranges::find_first_of(own, keys_.listing_feeds(meeting.id)) != own.end()) continue;
    return NamedGame{meeting.id, is_swapped(meeting, game)};
  }
  return std::nullopt;
}

std::vector<const Listed*> GameMatcher::unnamed_listings(const Feed& feed, const Listed& like,
                                                         std::span<const FeedGroup::News> news) {
  std::vector<const Listed*> listings;
  for (const auto& [teller, update] : news) {
    const auto* other = std::get_if<Listed>(&update.what);
    if (teller != &feed || other == nullptr || other->sport != like.sport ||
        other->home != like.home || other->away != like.away ||
        !is_within(other->starts_at, like.starts_at, kMeetingDay)) {
      continue;
    }
    const auto id = game_id(feed.source(), ledger_key(feed, other->source_key));
    if (!store_.knows(id) && !keys_.game(feed.name(), other->source_key)) {
      listings.push_back(other);
    }
  }
  return listings;
}

// Meetings for which the feed has no key that it lists still.
std::vector<Game> GameMatcher::unnamed(const Feed& feed, std::vector<Game> meetings) {
  std::erase_if(meetings, [&](const Game& game) { return is_listed(feed, game); });
  return meetings;
}

bool GameMatcher::is_listed(const Feed& feed, const Game& game) {
  return std::ranges::count(keys_.listing_feeds(game.id), feed.name()) > 0;
}

}  // namespace chalkline::sports
