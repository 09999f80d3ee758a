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

// The read model `estimates`: daily lines, and the chances that people gave. How one came out
// follows from its game (games.hpp), so that a corrected result corrects it. Each is written at
// once: a person gives ten a day.
class Estimates {
 public:
  static const Schema kSchema;

  explicit Estimates(const ModelSource& source);
  void on(const ledger::DailyLineSet& line, const ledger::Record& record);
  void on(const ledger::EstimateGiven& estimate, const ledger::Record& record);

 private:
  sqlite::Statement set_;
  sqlite::Statement give_;
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

struct EstimateRow {
  ledger::Position id{};
  ledger::Timestamp at{};
  ledger::AskedSide asked;
  std::uint8_t chance{};  // in percent
  bool is_daily{};
  bool unseen{};
  ledger::Date date{};
  AskedGame game;
};

struct DailyLineRow {
  ledger::AskedSide asked;
  AskedGame game;
};

// Pending until the game has ended.
BetStatus status_of(const ledger::AskedSide& asked, const AskedGame& game);

class EstimateQueries {
 public:
  explicit EstimateQueries(const sqlite::Connection& db);
  // The last so many, the newest first.
  std::vector<EstimateRow> of(ledger::AccountId account, std::int64_t limit);
  std::optional<DailyLineRow> daily(ledger::Date date);
  // From the first daily line on, before `until`: the dates on which there was no game to ask of.
  std::vector<ledger::Date> dates_without_line(ledger::Date until);

 private:
  sqlite::Statement of_;
  sqlite::Statement daily_;
  sqlite::Statement dates_;
};

}  // namespace chalkline::projections
