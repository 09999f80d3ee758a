#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "ledger/events/events.hpp"
#include "sports/model/game.hpp"
#include "sports/model/period.hpp"
#include "sports/model/result.hpp"

// Reports of feeds on games. An update says how things stand at its time; repeated, it changes
// nothing, so that a feed need not remember what it has reported. Updates name a game by the feed's
// own key and may come in any order once the game is listed.
namespace chalkline::sports {

// The feed no longer lists the game: its prices are gone, and another of its keys may come to name
// the same game.
struct Delisted {
  std::string source_key;
};

// A game. Listed again with another start it is left as it is: see Rescheduled.
struct Listed {
  std::string source_key;
  ledger::Sport sport{};
  std::int32_t season{};
  ledger::Timestamp starts_at{};
  Team home;  // of a live feed: its name or its code, as the feed writes them (league.hpp)
  Team away;
  ledger::GameProof proof{};  // what ties it to something outside the ledger, if anything does
  std::optional<ledger::Timestamp> recorded_start{};  // of a replayed game: as it was
  std::int32_t number{};  // which of a doubleheader's two games it is; 0 where that is not said
};

// The game starts at this time, which may differ from the one reported before.
struct Rescheduled {
  std::string source_key;
  ledger::Timestamp starts_at{};
};

// The prices of a game; without any, it is not sold until there are some again.
struct Quoted {
  std::string source_key;
  ledger::Lines lines;
  Consensus consensus{};  // of the bookmakers of one answer
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
  std::vector<ledger::PlayerFigures> figures{};  // Result's; empty until they are known
};
inline constexpr auto kFinalStands = std::chrono::minutes{10};

// The game is final. A feed that reports another result later replaces its own.
struct Ended {
  std::string source_key;
  Result result;
};

// A result reported before, by whichever feed, was wrong: this is the official one, against
// which no Ended counts any more.
struct Corrected {
  std::string source_key;
  Result result;
};

// The game will not be played.
struct Cancelled {
  std::string source_key;
};

// The game was forfeited: an operator decides it, for a score of its own is not what was played.
struct Forfeited {
  std::string source_key;
};

struct Update {
  ledger::Timestamp at{};
  std::variant<Delisted, Listed, Rescheduled, Quoted, Scored, Unofficial, Ended, Corrected,
               Cancelled, Forfeited>
      what;
};

// The updates that have a game under way or over.
template <class What>
inline constexpr bool kIsOfPlay =
    std::is_same_v<What, Scored> || std::is_same_v<What, Unofficial> ||
    std::is_same_v<What, Ended> || std::is_same_v<What, Corrected>;

// The order in which updates take effect: at one moment a game is listed before it is quoted,
// and one that is gone makes room before.
constexpr auto order_of(const Update& update) { return std::pair{update.at, update.what.index()}; }

}  // namespace chalkline::sports
