#pragma once

#include <expected>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/sqlite/sqlite.hpp"
#include "sports/book/season_so_far.hpp"
#include "sports/model/season_run.hpp"
#include "sports/store/replay_store.hpp"

namespace chalkline::sports {

// An imported season, and its run if one is under way.
struct SeasonOnOffer {
  Season season;
  struct UnderWay {
    SeasonRun run;
    RunProgress progress;
  };
  std::optional<UnderWay> under_way;
};

// A request to replay a season.
struct BeginSeason {
  ledger::Sport sport{};
  std::int32_t year{};
  Pace pace{Pace::kDayAnHour};
  std::optional<ledger::AccountId> player{};          // absent: the operator, or an educator
  std::optional<ledger::ClassId> in_class{};          // whose own run it is to be
  std::optional<ledger::Timestamp> first_start_at{};  // absent: kFirstStartAfter
};

// A request to end a run before its season is over.
struct StopSeason {
  ledger::Sport sport{};
  std::int32_t year{};
  std::optional<ledger::AccountId> player{};  // absent: the operator, or an educator
  std::optional<ledger::ClassId> in_class{};  // whose own run it is
};

enum class SeasonRefusal : std::uint8_t {
  kNotImported,
  kUnderWay,
  kTooMany,
  kTooManyClasses,
  kNotUnderWay,
  kNotOwn,
  kStartTooFar
};

// Time to look at the first games before they begin.
inline constexpr auto kFirstStartAfter = std::chrono::minutes{15};

// The first game of a run starts within a year, before or after: any other start is a mistake, and
// an end in a year of five digits cannot be written down.
inline constexpr std::chrono::days kFirstStartWithin{366};

// A season brings hundreds of games into the ledger. Two a day let a player try another one, and
// keep one player from beginning all that there are. A class begins as many.
inline constexpr std::int64_t kRunsPerPlayerAndDay = 2;

// Runs of classes at a time. The feed holds each season in memory, and reports it from its
// beginning at each start of the server: those of baseball, the longest ones, are 4 MB each.
inline constexpr std::size_t kClassRunsMax = 16;

// The seasons of sports.db, for any thread, by a connection of its own. A server that runs takes a
// run up within half a minute, also one that another process began.
class Seasons {
 public:
  // Calls `changed` after a run has begun or was stopped. Throws sqlite::Error, as all calls do.
  explicit Seasons(const std::string& database, std::function<void()> changed = [] {});

  // With everybody's runs, or with that of the class.
  std::vector<SeasonOnOffer> all(ledger::Timestamp now,
                                 const std::optional<ledger::ClassId>& in_class = std::nullopt);
  // Of everybody's run of that name, while it is under way.
  std::optional<SeasonSoFar> so_far(std::string_view run, ledger::Timestamp now);
  // Everybody has one run of a season at a time, and a class one run of all seasons, so that all of
  // it bet on the same games. kStartTooFar, kNotImported, kUnderWay, kTooMany, kTooManyClasses.
  std::expected<SeasonOnOffer, SeasonRefusal> begin(const BeginSeason& request,
                                                    ledger::Timestamp now);
  // Lists no further game, and the season can be begun again at once. Everybody's games that are
  // listed are played to their ends, so that no bet is void by it; of a class's those that have yet
  // to begin are cancelled. A player stops own runs alone.
  std::expected<SeasonOnOffer, SeasonRefusal> stop(const StopSeason& request,
                                                   ledger::Timestamp now);

 private:
  std::expected<Season, SeasonRefusal> find(ledger::Sport sport, std::int32_t year);
  SeasonOnOffer offer(const Season& season, const std::vector<SeasonRun>& runs,
                      const std::optional<ledger::ClassId>& in_class, ledger::Timestamp now);
  std::optional<SeasonRefusal> refuse(const BeginSeason& request,
                                      const std::vector<SeasonRun>& runs, ledger::Timestamp now);

  const std::function<void()> changed_;
  std::mutex mutex_;
  sqlite::Connection db_;
  ReplayStore store_;
};

}  // namespace chalkline::sports
