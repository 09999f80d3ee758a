#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "sports/book/games/feed_group.hpp"
#include "sports/store/game_store.hpp"
#include "sports/store/joined_keys.hpp"

namespace chalkline::sports {

// Finds the game that a feed means among those that other feeds have listed: one of the same sport
// and teams that starts at about the same time. For one thread at a time.
class GameMatcher {
 public:
  // Both outlive the matcher.
  GameMatcher(GameStore& store, JoinedKeys& keys) : store_(store), keys_(keys) {}

  // A listing of the feed, and the game that it means.
  struct Match {
    const Listed* listed{};
    NamedGame game;
  };
  // For a listing, of which `game` holds the facts, among the other news of the moment. Where the
  // two teams meet twice on that day, and the feed lists as many games anew as it has not named,
  // the first is the first and the second the second, however late they are. Else it is the one
  // whose start is nearest, with home and away the other way round only where there is no other.
  std::vector<Match> match(const Feed& feed, const Listed& listed, const Game& game,
                           std::span<const FeedGroup::News> news);

  // Whether a feed of results, which names a game by one key for good, tells by a new key a game
  // that the two teams cannot play beside another one of the feed's, nor is its number another.
  bool is_told_twice(const Feed& feed, const Listed& listed, const Game& game,
                     std::span<const FeedGroup::News> news);

  // The game's start and number as the feed last reported them while it was to come; where it did
  // not, its start as it is known.
  ToldStart told(const Feed& feed, const Game& game);

  // The game of other feeds that this one has turned out to be, now that it has another start.
  std::optional<NamedGame> duplicate(const Game& game);

 private:
  std::vector<const Listed*> unnamed_listings(const Feed& feed, const Listed& like,
                                              std::span<const FeedGroup::News> news);
  std::vector<Game> unnamed(const Feed& feed, std::vector<Game> meetings);
  bool is_listed(const Feed& feed, const Game& game);

  GameStore& store_;
  JoinedKeys& keys_;
};

}  // namespace chalkline::sports
