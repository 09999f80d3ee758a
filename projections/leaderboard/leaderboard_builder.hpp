#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <unordered_set>
#include <vector>

#include "base/sqlite/sqlite.hpp"
#include "ledger/values/ids.hpp"
#include "projections/leaderboard/leaderboard.hpp"
#include "projections/models/position_query.hpp"

namespace chalkline::projections {

class BoardStandings;

// The current week and month. A board is about these and a log position.
struct Windows {
  ledger::Timestamp week{};
  ledger::Timestamp month{};
  friend bool operator==(const Windows&, const Windows&) = default;
};
Windows windows_at(ledger::Timestamp now);

inline constexpr std::size_t kPeriods = 3;
inline constexpr std::size_t kCategories = 4;
inline constexpr std::size_t kBoards = kPeriods * kCategories;
inline constexpr std::size_t kTopMax = 50;  // RULES 33

constexpr std::size_t board_index(Period period, Category category) {
  return static_cast<std::size_t>(period) * kCategories + static_cast<std::size_t>(category);
}

// Ranks everybody on every board by scanning the standings: no index is kept for it, since twelve
// more indices would slow every settlement down for the sake of a page that may be seconds old.
class LeaderboardBuilder {
 public:
  // Throws sqlite::Error when the file's tables are not those that the queries were written for.
  explicit LeaderboardBuilder(const std::filesystem::path& file);

  using Publish = std::function<void(Period, Category, std::shared_ptr<const Leaderboard>)>;

  // Makes the twelve boards from one committed state, without the `unranked`, and hands over each
  // as soon as it is made. Returns the position of that state. `stopping` is asked between boards.
  ledger::Position run(const Windows& windows,
                       const std::unordered_set<ledger::AccountId>& unranked,
                       const Publish& publish, const std::function<bool()>& stopping);

 private:
  std::shared_ptr<const BoardStandings> read_standings(const Windows& windows);

  sqlite::Connection db_;
  PositionQuery position_;
  sqlite::Statement newest_account_;
  sqlite::Statement standings_;
  std::vector<sqlite::Statement> rankings_;  // by board_index
};

}  // namespace chalkline::projections
