#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ledger/engine/engine.hpp"
#include "sports/book/book_status.hpp"
#include "sports/book/games/game_page.hpp"
#include "sports/book/live/live_games.hpp"
#include "sports/book/odds_board.hpp"
#include "sports/book/seasons.hpp"
#include "sports/hub/data_hub.hpp"
#include "sports/model/form.hpp"
#include "sports/model/game.hpp"
#include "sports/model/labels.hpp"
#include "sports/model/props.hpp"
#include "sports/simulation/draws/master_seed.hpp"

// The sports room as the rest of the product sees it.
namespace chalkline::sports {

enum class SourceKind : std::uint8_t { kSimulated, kReplay, kLive };

struct SportsbookOptions {
  std::string database;  // path of sports.db; created if missing
  SourceKind source{SourceKind::kSimulated};
  simulated::MasterSeed seed{0};  // of the simulated source
  std::string odds_api_key{};     // of the live source; without it every sport is simulated
  std::string live_from{};        // of the live source, asked in the providers' place: tests alone
};

// Runs the feeds: schedules games, moves lines, closes them at the start, records results and
// cancellations in the ledger, keeps every quote with its source and time in sports.db. Restartable
// at any point: what the ledger already knows is not written again. The calls are for any thread
// and never wait for the feed.
class Sportsbook {
 public:
  // Returns with the first board in place. Throws std::runtime_error if sports.db cannot be used; a
  // first step that fails otherwise is retried by the feed's own thread. `clock` tells the
  // product's time, which runs `clock_speed` times as fast as the machine's. `engine` and `state`
  // outlive the sportsbook.
  static std::unique_ptr<Sportsbook> open(const SportsbookOptions& options, ledger::Engine& engine,
                                          const ledger::State& state, ledger::Clock clock,
                                          double clock_speed);
  virtual ~Sportsbook() = default;
  virtual std::shared_ptr<const OddsBoard> board() const = 0;
  // The games under way on which live bets are taken: those that the ledger knows as offered.
  virtual std::shared_ptr<const LiveBoard> live() const = 0;
  // The game at exactly the tick of `quoted_at`, if it was shown then, within the last
  // Rules::Quotes: what a client saw.
  virtual std::optional<LiveGame> live_at(ledger::GameId game,
                                          ledger::Timestamp quoted_at) const = 0;
  // Calls `told` with each live board, in order, on the thread that makes them, until what is
  // returned is gone; a call under way is waited for.
  using Subscription = std::shared_ptr<void>;
  [[nodiscard]] virtual Subscription on_live(
      std::function<void(const std::shared_ptr<const LiveBoard>&)> told) = 0;

  virtual std::vector<HotTeam> hot_teams() const = 0;        // at most kFormShown
  virtual std::vector<PlayerStat> player_stats() const = 0;  // at most kFormShown
  // Empty when the game is unknown, has started, or is of a sport without props.
  virtual std::vector<PropOffer> props(ledger::GameId game, ledger::Timestamp now) const = 0;
  // The offer that had this id, within its life.
  virtual std::expected<PropOffer, PropProblem> prop_quote(ledger::GameId game,
                                                           std::string_view quote_id,
                                                           ledger::Timestamp now) const = 0;
  // Null where the source has no more than games to bet on.
  virtual const hub::DataHub* data_hub() const = 0;
  // Waits for the disk. Absent when the game is unknown; throws sqlite::Error.
  virtual std::optional<GamePage> game_page(ledger::GameId game, ledger::Timestamp now) const = 0;
  // These wait for the disk, and throw sqlite::Error.
  virtual std::vector<SeasonOnOffer> seasons(ledger::Timestamp now) const = 0;
  virtual std::expected<SeasonOnOffer, SeasonRefusal> begin_season(const BeginSeason& wish,
                                                                   ledger::Timestamp now) = 0;
  virtual std::expected<SeasonOnOffer, SeasonRefusal> stop_season(const StopSeason& wish,
                                                                  ledger::Timestamp now) = 0;
  // Of a replayed game: when it was really played. Never waits for the disk.
  virtual std::optional<ledger::Timestamp> recorded_start(ledger::GameId game) const = 0;
  // Whether there is one; as game_page().
  virtual bool has_page(ledger::GameId game) const = 0;
  // The last step succeeded, and a feed told what it knew.
  virtual bool healthy() const = 0;
  // As of the last step that succeeded.
  virtual std::shared_ptr<const BookStatus> status() const = 0;
  // Commands of the feeds that the ledger has refused since the start, each named in the log.
  virtual std::uint64_t refusals() const = 0;
  // An operator has decided the game in the ledger: the book follows with its next step, at once.
  virtual void decided_by_hand(ledger::GameId game) = 0;
  virtual void stop() = 0;  // ends the thread; idempotent
};

}  // namespace chalkline::sports
