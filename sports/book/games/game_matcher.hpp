#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "sports/book/games/feed_group.hpp"
#include "sports/store/game_store.hpp"

namespace chalkline::sports {

// Tells which of the games that other feeds have listed a feed means: one of the same sport and
// teams that starts at about the same time. For one thread at a time.
class GameMatcher {
 public:
  // Both outlive the matcher.
  GameMatcher(GameStore& store, const FeedGroup& feeds) : store_(store), feeds_(feeds) {}

  // A listing of the feed, and the game that it means.
  struct Match {
    const Listed* listed{};
    NamedGame game;
  };
  // For a listing, of which `game` holds the facts, among the other news of the moment. Where the
  // feed lists as many meetings of the two teams on that day as others do, two at least, the first
  // is the first and the second the second, however late they are. Else it is the one whose start
  // is nearest, with home and away the other way round only where there is no other.
  std::vector<Match> match(const Feed& feed, const Listed& listed, const Game& game,
                           std::span<const FeedGroup::News> news);

  // The game of other feeds that this one has turned out to be, now that it has another start.
  std::optional<NamedGame> duplicate(const Game& game);

 private:
  std::vector<const Listed*> unnamed_listings(const Feed& feed, const Listed& like,
                                              std::span<const FeedGroup::News> news);
  std::vector<Game> unnamed_meetings(const Feed& feed, const Game& like);
  std::vector<std::string> feeds_of(const Game& game);

  GameStore& store_;
  const FeedGroup& feeds_;
};

}  // namespace chalkline::sports
