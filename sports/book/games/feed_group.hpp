#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "sports/feeds/feed.hpp"
#include "sports/store/asked_store.hpp"
#include "sports/store/world_store.hpp"

namespace chalkline::sports {

// How long a quote holds after its feed has stopped answering.
inline constexpr auto kQuotesOutliveFeed = std::chrono::minutes{10};

// Feed name stored for an operator's act; it outranks every feed.
inline constexpr std::string_view kOperatorFeed{"operator"};

// The ledger's key for a feed's game: two feeds of real leagues may use the same key.
std::string ledger_key(const Feed& feed, std::string_view source_key);

// Whether two feeds of the source may report the same game. Simulated games, and those of a season
// that is played again, belong to one feed, whatever teams meet in them.
bool shares_games(ledger::Source source);

// The state of a feed.
struct FeedStatus {
  std::string name;
  ledger::Source source{};
  FeedScope scope;
  FeedHealth health;
  // Since when it fails; its last answer of an earlier run where it has yet to answer in this one.
  std::optional<ledger::Timestamp> silent_since;

  bool works() const { return !silent_since; }

  // When its quotes no longer hold, unless it answers before.
  std::optional<ledger::Timestamp> quotes_until() const {
    if (!silent_since || !scope.prices) return std::nullopt;
    return *silent_since + kQuotesOutliveFeed;
  }
};

// The feeds of a server, in order of precedence: where two of them report the start, the price or
// the end of one game, the earlier one is right, and one that fails is ignored. A feed that fails
// stops none of the others, and is polled again later.
class FeedGroup {
 public:
  // The stores have when each of them last answered.
  FeedGroup(Feeds feeds, WorldStore& worlds, AskedStore& asked);

  struct News {
    const Feed* feed{};
    Update update;
  };
  // Updates of the feeds that work, in the order in which they take effect.
  std::vector<News> poll(ledger::Timestamp now);
  ledger::Timestamp next(ledger::Timestamp now) const;

  // Whether at the last poll a feed answered with all that it had, and had anything.
  bool any_works() const;
  // Stores that those feeds have answered.
  void note_answers(WorldStore& worlds, AskedStore& asked, ledger::Timestamp now) const;
  // Feeds whose quotes still hold: none that has been silent for longer than kQuotesOutliveFeed.
  std::set<std::string, std::less<>> quoting(ledger::Timestamp now) const;

  // Whether every feed that may report the game's end has answered since `time`.
  bool end_feeds_answered_since(const Game& game, ledger::Timestamp time) const;

  std::vector<FeedStatus> status() const;

  // Whether `feed` takes precedence over `before`, the source of the value held: a feed's name,
  // empty where there is none, or kOperatorFeed.
  bool counts(const Feed& feed, std::string_view before) const;

  // The one that has listed the game; null if none of them has.
  const Feed* lister(const Game& game) const;
  std::shared_ptr<const LivePlay> play(const Game& game) const;

  std::size_t size() const { return feeds_.size(); }
  // The sources and worlds that they report on, each once, in their order.
  std::vector<std::pair<ledger::Source, std::string>> worlds() const;

 private:
  struct Member {
    std::unique_ptr<Feed> feed;
    // Until when it has worked in an earlier run, and its last answer then.
    ledger::Timestamp worked_until{};
    std::optional<ledger::Timestamp> heard_before;
    bool has_answered{};  // since
    FeedHealth health;    // as of what was polled last
    std::optional<ledger::Timestamp> failing_since;
    ledger::Timestamp retry_at{};
    std::chrono::microseconds retry_after{};
  };
  std::vector<Update> poll(Member& member, ledger::Timestamp now);
  static std::optional<ledger::Timestamp> silent_since(const Member& member);
  std::size_t rank(std::string_view name) const;

  std::vector<Member> feeds_;
};

}  // namespace chalkline::sports
