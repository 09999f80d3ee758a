#include "sports/book/games/game_matcher.hpp"

#include <algorithm>

#include "ledger/values/game_id.hpp"

namespace chalkline::sports {
namespace {

// Two teams do not meet on two days within it.
constexpr std::chrono::hours kDay{12};

// How far two feeds may be apart about the start of one game. Baseball teams meet twice a day,
// three hours apart and more; others do not meet again before the next day.
std::chrono::hours join_window(ledger::Sport sport) {
  return sport == ledger::Sport::kMlb ? std::chrono::hours{2} : kDay;
}

bool is_within(ledger::Timestamp one, ledger::Timestamp other, std::chrono::hours window) {
  return std::chrono::abs(one - other) <= window;
}

bool is_swapped(const Game& one, const Game& other) { return one.home.code != other.home.code; }

}  // namespace

std::vector<GameMatcher::Match> GameMatcher::match(const Feed& feed, const Listed& listed,
                                                   const Game& game,
                                                   std::span<const FeedGroup::News> news) {
  if (!shares_games(feed.source())) return {};
  auto listings = unnamed_listings(feed, listed, news);
  auto meetings = unnamed_meetings(feed, game);
  const auto alike = std::ranges::count_if(
      meetings, [&](const Game& meeting) { return !is_swapped(meeting, game); });
  if (listings.size() > 1 && std::ssize(listings) == alike) {
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
    if (!is_within(meeting.starts_at, game.starts_at, join_window(game.sport))) continue;
    return {{&listed, {meeting.id, is_swapped(meeting, game)}}};
  }
  return {};
}

std::optional<NamedGame> GameMatcher::duplicate(const Game& game) {
  if (!shares_games(game.source)) return std::nullopt;
  const auto own = feeds_of(game);
  for (const auto& meeting : store_.meetings(game, join_window(game.sport))) {
    if (meeting.id == game.id) continue;
    // A feed does not list a game twice.
    if (std::ranges::find_first_of(own, feeds_of(meeting)) != own.end()) continue;
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
        !is_within(other->starts_at, like.starts_at, kDay)) {
      continue;
    }
    const auto id = game_id(feed.source(), ledger_key(feed, other->source_key));
    if (!store_.knows(id) && !store_.joined_game(feed.name(), other->source_key)) {
      listings.push_back(other);
    }
  }
  return listings;
}

// Nearest first, those with the same home team before the others.
std::vector<Game> GameMatcher::unnamed_meetings(const Feed& feed, const Game& like) {
  auto meetings = store_.meetings(like, kDay);
  std::erase_if(meetings, [&](const Game& game) {
    const auto feeds = feeds_of(game);
    return std::ranges::find(feeds, feed.name()) != feeds.end();
  });
  return meetings;
}

std::vector<std::string> GameMatcher::feeds_of(const Game& game) {
  auto names = store_.joined_feeds(game.id);
  if (const auto* lister = feeds_.lister(game)) names.push_back(lister->name());
  return names;
}

}  // namespace chalkline::sports
