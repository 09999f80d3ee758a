#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/sqlite/sqlite.hpp"
#include "ledger/events/events.hpp"
#include "projections/models/rows.hpp"
#include "projections/models/schema.hpp"

namespace chalkline::projections {

// The read model `estimates`: daily lines, the chances that people gave, and each end of the games
// that these are of, so that they can be told as of any position. How one came out follows from its
// game, so that a corrected result corrects it. Each is written at once: a person gives ten a day.
class Estimates {
 public:
  static const Schema kSchema;

  explicit Estimates(const ModelSource& source);
  void on(const ledger::DailyLineSet& line, const ledger::Record& record);
  void on(const ledger::EstimateGiven& estimate, const ledger::Record& record);
  void on(const ledger::ResultRecorded& result, const ledger::Record& record);
  void on(const ledger::GameCancelled& cancelled, const ledger::Record& record);

 private:
  sqlite::Statement set_;
  sqlite::Statement give_;
  sqlite::Statement end_;
};

// A game that people were asked of.
struct AskedGame {
  ledger::Sport sport{};
  ledger::Source source{};
  ledger::Timestamp starts_at{};
  std::string home_name;
  std::string home_code;
  std::string away_name;
  std::string away_code;
  std::optional<ledger::Score> score;  // once it is final
  bool is_cancelled{};
};

// A result of a game that people were asked of, or its cancellation.
struct AskedEnd {
  ledger::Position position{};
  ledger::Timestamp at{};
  std::optional<ledger::Score> score;  // absent: cancelled
};

struct EstimateRow {
  ledger::Position id{};
  ledger::Timestamp at{};
  ledger::AskedSide asked;
  std::uint8_t chance{};  // in percent
  bool is_daily{};
  bool unseen{};
  ledger::Date date{};
  AskedGame game;
  std::vector<AskedEnd> ends{};  // by position; of a history alone
};

// All that a person gave, the oldest first.
struct EstimateHistory {
  ledger::Position position{};  // up to which the models have applied the log
  std::vector<EstimateRow> estimates;
};

struct DailyLineRow {
  ledger::AskedSide asked;
  AskedGame game;
};

// Pending until the game has ended.
BetStatus status_of(const ledger::AskedSide& asked, const AskedGame& game);
BetStatus status_of(const ledger::AskedSide& asked, const AskedEnd& end);

class EstimateQueries {
 public:
  explicit EstimateQueries(const sqlite::Connection& db);
  // The last so many, the newest first.
  std::vector<EstimateRow> of(ledger::AccountId account, std::int64_t limit);
  EstimateHistory history(ledger::AccountId account);
  std::optional<DailyLineRow> daily(ledger::Date date);
  // From the first daily line on, before `until`: the dates on which there was no game to ask of.
  std::vector<ledger::Date> dates_without_line(ledger::Date until);

 private:
  sqlite::Statement position_;
  sqlite::Statement of_;
  sqlite::Statement ends_;
  sqlite::Statement daily_;
  sqlite::Statement dates_;
};

}  // namespace chalkline::projections
