#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "sports/model/game.hpp"

namespace chalkline::sports::seasons {

// A game of a past season, as its file has it.
struct RecordedGame {
  std::string game_id;  // unique in its file
  ledger::Sport sport{};
  std::int32_t season{};  // the year in which the season began
  ledger::Timestamp starts_at{};
  Team home;
  Team away;
  ledger::Lines opening;
  ledger::Lines closing;  // none where the file has one line a game, which is `opening`
  std::optional<ledger::Score> score;
  std::size_t
      line{};  // of the file, on which its first row begins; in a JSON list its number from 1
};

// A row that was left out.
struct BadRow {
  std::size_t line{};
  std::string reason;
  friend bool operator==(const BadRow&, const BadRow&) = default;
};

struct SeasonFile {
  std::vector<RecordedGame> games;
  std::vector<BadRow> bad_rows;
};

}  // namespace chalkline::sports::seasons
