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
    std::ranges::sort(listings, {}, &Listed::starts_at);
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

std::optional<NamedGame> GameMatcher::duplicate(const Game& game) {
  if (!shares_games(game.source)) return std::nullopt;
  const auto own = store_.listing_feeds(game.id);
  for (const auto& meeting : store_.meetings(game, traits_of(game.sport).meeting_window)) {
    if (meeting.id == game.id) continue;
    // A feed does not list a game twice.
    if (std::ranges::find_first_of(own, store_.listing_feeds(meeting.id)) != own.end()) continue;
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
    if (!store_.knows(id) && !store_.joined_game(feed.name(), other->source_key)) {
      listings.push_back(other);
    }
  }
  return listings;
}

// Meetings for which the feed has no key that it lists still.
std::vector<Game> GameMatcher::unnamed(const Feed& feed, std::vector<Game> meetings) {
  std::erase_if(meetings, [&](const Game& game) {
    const auto feeds = store_.listing_feeds(game.id);
    return std::ranges::find(feeds, feed.name()) != feeds.end();
  });
  return meetings;
}

}  // namespace chalkline::sports
