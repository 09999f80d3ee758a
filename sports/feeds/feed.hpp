#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "ledger/events/events.hpp"
#include "sports/feeds/feed_health.hpp"
#include "sports/model/game.hpp"
#include "sports/model/live_game.hpp"

// The sportsbook's view of every source of games. An update says how things stand at its time; told
// again it is no news, so that a feed need not remember what it has told. Updates name a game by
// the feed's own key and may come in any order once the game is listed.
namespace chalkline::sports {

// The feed lists the game no more: its prices are gone, and another of its keys may come to name
// the same game.
struct Delisted {
  std::string source_key;
};

// A game. Told again with another start it is left as it is: see Rescheduled.
struct Listed {
  std::string source_key;
  ledger::Sport sport{};
  std::int32_t season{};
  ledger::Timestamp starts_at{};
  Team home;  // of a live feed: its name or its code, as the feed writes them (league.hpp)
  Team away;
  ledger::GameProof proof{};  // what ties it to something outside the ledger, if anything does
  std::optional<ledger::Timestamp> recorded_start{};  // of a replayed game: as it was
};

// The game starts at this time, which may not be the one that was told before.
struct Rescheduled {
  std::string source_key;
  ledger::Timestamp starts_at{};
};

// The prices of a game; without any, it is not sold until there are some again.
struct Quoted {
  std::string source_key;
  ledger::Lines lines;
};

// The score of a game under way. It is shown, and nothing is settled by it.
struct Scored {
  std::string source_key;
  ledger::Score score;
  Period period;
  std::optional<std::int32_t> clock_s{};
};

// The game is over by this score, which may still change: it is final if the feed still says so
// kFinalStands later.
struct Unofficial {
  std::string source_key;
  ledger::Score score;
  Period period;
  std::optional<std::int32_t> clock_s{};
};
inline constexpr auto kFinalStands = std::chrono::minutes{10};

// A player's figure in a game.
struct PlayerLine {
  std::string team_code;
  std::string player;
  std::string stat;  // "points"
  double value{};
  friend bool operator==(const PlayerLine&, const PlayerLine&) = default;
};

struct Result {
  ledger::Score score;
  std::vector<PlayerLine> players{};
  ledger::PeriodScores periods{};                // as far as the source has them
  std::vector<ledger::PlayerFigures> figures{};  // what props are settled by; ascending by player
  std::string reveal{};  // what the game's commitment was made to; empty without one
};

// The game is final. A feed that tells another result later takes its own back.
struct Ended {
  std::string source_key;
  Result result;
};

// A result that was told before, by whichever feed, was wrong: this is the official one, against
// which no Ended counts any more.
struct Corrected {
  std::string source_key;
  Result result;
};

// The game will not be played.
struct Cancelled {
  std::string source_key;
};

struct Update {
  ledger::Timestamp at{};
  std::variant<Delisted, Listed, Rescheduled, Quoted, Scored, Unofficial, Ended, Corrected,
               Cancelled>
      what;
};

// The order in which updates take effect: at one moment a game is listed before it is quoted,
// and one that is gone makes room before.
constexpr auto order_of(const Update& update) { return std::pair{update.at, update.what.index()}; }

// What a feed is heard for. Without sports it may tell of any.
struct FeedScope {
  std::vector<ledger::Sport> sports{};
  bool results = true;
  bool prices = true;
};

class Feed {
 public:
  virtual ~Feed() = default;

  // Which of the product's kinds of source it is of: what players and auditors are told.
  virtual ledger::Source source() const = 0;

  // The provider: "nhl". Stored with what it told, so that it never changes.
  virtual std::string name() const { return std::string{ledger::name_of(source())}; }

  virtual FeedScope scope() const { return {}; }

  // How it goes with its provider, of a feed that fetches on a thread of its own.
  virtual std::optional<FeedHealth> health() const { return std::nullopt; }

  // Which of the source's worlds it tells of: the source keys of its games, and of no others, end
  // in this. Empty where there is one world.
  virtual std::string world() const { return {}; }

  // The worlds whose results are looked at apart, where it tells of several at once.
  virtual std::vector<std::string> worlds() const { return {world()}; }

  // News up to and including `now` that was not polled yet, by time. Does not wait for a network:
  // such a feed fetches on a thread of its own. Throws std::exception while the provider is down or
  // makes no sense.
  virtual std::vector<Update> poll(ledger::Timestamp now) = 0;

  // A game of this feed that has begun, tick by tick; null when it does not tell how a game goes.
  virtual std::shared_ptr<const LivePlay> play(const Game&) const { return nullptr; }

  // When polling is next worth while; later than `now`.
  virtual ledger::Timestamp next(ledger::Timestamp now) const = 0;
};

using Feeds = std::vector<std::unique_ptr<Feed>>;

}  // namespace chalkline::sports
