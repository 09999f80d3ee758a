#pragma once

#include <boost/describe/class.hpp>
#include <cstdint>
#include <optional>
#include <string>

#include "sports/store/feed_game.hpp"

// A game's row in sports.db as columns (base/sqlite/columns.hpp).
namespace chalkline::sports {

// What is fixed when the game is listed.
struct FixedColumns {
  ledger::GameId id{};
  ledger::Sport sport{};
  ledger::Source source{};
  std::string source_key;
  std::int32_t season{};
  std::string home_name;
  std::string home_code;
  std::string away_name;
  std::string away_code;
  std::string proof;  // digest_column.hpp
  std::uint32_t proof_row{};
};
BOOST_DESCRIBE_STRUCT(FixedColumns, (),
                      (id, sport, source, source_key, season, home_name, home_code, away_name,
                       away_code, proof, proof_row))

// What may change after that.
struct ChangingColumns {
  ledger::Timestamp starts_at{};
  GameStatus status{};
  std::optional<std::int32_t> home_score{};
  std::optional<std::int32_t> away_score{};
  bool offered{};
  LedgerStage told{};
  std::optional<ledger::Timestamp> ended_at{};
  std::string reveal;
  std::string scheduled_by;
  ledger::Timestamp scheduled_at{};
  std::string ended_by;
  bool official{};
  std::optional<ledger::GameId> same_as{};
  std::string held_by;
  // Progress:
  std::optional<std::int32_t> live_home{};
  std::optional<std::int32_t> live_away{};
  std::optional<PeriodKind> live_period{};
  std::optional<int> live_number{};
  std::optional<std::int32_t> live_clock_s{};
  std::optional<ledger::Timestamp> live_at{};
  // StandingScore:
  std::optional<std::int32_t> unofficial_home{};
  std::optional<std::int32_t> unofficial_away{};
  std::optional<ledger::Timestamp> unofficial_since{};
};
BOOST_DESCRIBE_STRUCT(ChangingColumns, (),
                      (starts_at, status, home_score, away_score, offered, told, ended_at, reveal,
                       scheduled_by, scheduled_at, ended_by, official, same_as, held_by, live_home,
                       live_away, live_period, live_number, live_clock_s, live_at, unofficial_home,
                       unofficial_away, unofficial_since))

FixedColumns fixed_columns(const FeedGame& game);
ChangingColumns changing_columns(const FeedGame& game);

// The game without its quotes, its statistics and its recorded start.
FeedGame from_columns(FixedColumns fixed, ChangingColumns changing);

}  // namespace chalkline::sports
