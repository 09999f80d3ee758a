#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "ledger/values/market.hpp"
#include "sports/model/feed_health.hpp"
#include "sports/model/game.hpp"
#include "sports/model/live_game.hpp"
#include "sports/model/updates.hpp"

// The sportsbook's view of every source of games.
namespace chalkline::sports {

// The uses of a feed. Without sports it may report on any.
struct FeedScope {
  std::vector<ledger::Sport> sports{};
  bool results = true;
  bool prices = true;
};

class Feed {
 public:
  virtual ~Feed() = default;

  // Which of the product's kinds of source it is of: what players and auditors are shown.
  virtual ledger::Source source() const = 0;

  // The provider: "nhl". Stored with what it reported, so that it never changes.
  virtual std::string name() const { return std::string{ledger::name_of(source())}; }

  virtual FeedScope scope() const { return {}; }

  // How it goes with its provider, of a feed that fetches on a thread of its own.
  virtual std::optional<FeedHealth> health() const { return std::nullopt; }

  // The world of the source that it reports on: the source keys of its games, and of no others,
  // end in this. Empty where there is one world.
  virtual std::string world() const { return {}; }

  // The worlds with results of their own, where it reports on several at once.
  virtual std::vector<std::string> worlds() const { return {world()}; }

  // News up to and including `now` that was not polled yet, by time. Does not wait for a network:
  // such a feed fetches on a thread of its own. Throws std::exception while the provider is down or
  // makes no sense.
  virtual std::vector<Update> poll(ledger::Timestamp now) = 0;

  // A game of this feed that has begun, tick by tick; null where it does not report play.
  virtual std::shared_ptr<const LivePlay> play(const Game&) const { return nullptr; }

  // When polling is next worth while; later than `now`.
  virtual ledger::Timestamp next(ledger::Timestamp now) const = 0;
};

using Feeds = std::vector<std::unique_ptr<Feed>>;

}  // namespace chalkline::sports
