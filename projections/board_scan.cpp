#include "projections/board_scan.hpp"

#include <fmt/format.h>

#include <utility>

#include "projections/board_figures.hpp"
#include "projections/rows.hpp"
#include "projections/windows.hpp"

namespace chalkline::projections {
namespace {

using Figures = std::shared_ptr<const BoardFigures>;

class Ranking final : public Board {
 public:
  Ranking(Period period, ledger::Position position, Figures figures)
      : period_(period),
        position_(position),
        figures_(std::move(figures)),
        ranks_(figures_->size()) {}

  // The next best account.
  void add(ledger::AccountId account) {
    const auto rank = ++ranked_;
    ranks_.at(BoardFigures::index(account)) = rank;
    if (rank <= kTopMax) top_.push_back(figures_->entry(account, period_, rank));
  }

  ledger::Position position() const override { return position_; }
  const std::vector<BoardEntry>& top() const override { return top_; }
  std::optional<BoardEntry> row(ledger::AccountId account) const override {
    const auto index = BoardFigures::index(account);
    if (index >= ranks_.size() || ranks_[index] == 0) return std::nullopt;
    return figures_->entry(account, period_, ranks_[index]);
  }

 private:
  Period period_;
  ledger::Position position_;
  Figures figures_;
  std::uint32_t ranked_{};
  std::vector<std::uint32_t> ranks_;  // by account; 0: not ranked
  std::vector<BoardEntry> top_;
};

// What a period is in the table of standings.
struct PeriodColumns {
  const char* prefix;     // of its counters
  std::string in_window;  // whether the row's counters are those of the current window
  int win_rate_from;      // RULES 33: won and lost bets from which a win rate ranks
};

PeriodColumns columns_of(Period period, const Windows& windows) {
  switch (period) {
    case Period::kWeek:
      return {"week_", fmt::format("week_start = {}", ledger::micros(windows.week)), 5};
    case Period::kMonth:
      return {"month_", fmt::format("month_start = {}", ledger::micros(windows.month)), 10};
    case Period::kAllTime:
      break;
  }
  return {"", "TRUE", 20};
}

// The accounts of a board, best first (RULES 33). Equal are those whose shown figures are equal, so
// a win rate counts in tenths of a percent (half up). A settled bet is here one that was won or
// lost, as in RULES 16 and 15: pushes and voids are neutral, and one lucky win among voids is not a
// record. But any settlement in the window makes a player take part in it. Below kFirstAccount is
// only the demo user, who is never ranked.
std::string ranking_query(Period period, Category category, const Windows& windows) {
  const auto [prefix, in_window, win_rate_from] = columns_of(period, windows);
  const auto settled = fmt::format("({0}won + {0}lost)", prefix);
  std::string merit;
  std::string takes_part;
  switch (category) {
    case Category::kWinRate:
      merit = fmt::format("(2000 * {0}won + {1}) / (2 * {1})", prefix, settled);
      takes_part = fmt::format("{} >= {}", settled, win_rate_from);
      break;
    case Category::kBalance:
    case Category::kLevel:
      merit = category == Category::kBalance ? "balance" : "level";
      takes_part = fmt::format("{} + {}pushed + {}voided > 0", settled, prefix, prefix);
      break;
  }
  return fmt::format(
      "SELECT account FROM standing WHERE account >= {} AND {} AND {} "
      "ORDER BY {} DESC, {} DESC, {}profit DESC, account",
      ledger::raw(ledger::kFirstAccount), in_window, takes_part, merit, settled, prefix);
}

std::shared_ptr<const BoardFigures> read_figures(sqlite::Connection& db, const Windows& windows) {
  sqlite::Statement last{db, "SELECT max(account) FROM standing WHERE account >= ?1"};
  std::optional<ledger::AccountId> newest;
  if (auto rows = last.query(ledger::kFirstAccount); rows.next()) rows.read(newest);
  auto figures = std::make_shared<BoardFigures>(newest ? BoardFigures::index(*newest) + 1 : 0);
  sqlite::Statement all{db, R"(
    SELECT account, balance, level, won, lost,
      week_start, week_won, week_lost, month_start, month_won, month_lost
    FROM standing WHERE account >= ?1)"};
  auto rows = all.query(ledger::kFirstAccount);
  while (rows.next()) {
    ledger::AccountId account{};
    ledger::Coins balance{};
    std::int32_t level{};
    std::int64_t won{}, lost{}, week_won{}, week_lost{}, month_won{}, month_lost{};
    Windows counted;
    rows.read(account, balance, level, won, lost, counted.week, week_won, week_lost, counted.month,
              month_won, month_lost);
    const auto rate = [](bool current, std::int64_t wins, std::int64_t losses) {
      return static_cast<std::uint32_t>(current ? win_rate_tenths(wins, losses) : 0) & 0x3FFU;
    };
    figures->set(account, balance, level,
                 {.week = rate(counted.week == windows.week, week_won, week_lost),
                  .month = rate(counted.month == windows.month, month_won, month_lost),
                  .ever = rate(true, won, lost)});
  }
  return figures;
}

}  // namespace

Windows windows_at(ledger::Timestamp now) { return {week_start(now), month_start(now)}; }

std::shared_ptr<const Board> empty_board() {
  return std::make_shared<Ranking>(Period::kAllTime, 0, std::make_shared<BoardFigures>(0));
}

BoardScan::BoardScan(const std::filesystem::path& file)
    : db_(file, sqlite::Access::kRead), position_(db_, "SELECT min(position) FROM model") {}

ledger::Position BoardScan::run(const Windows& windows, const Publish& publish,
                                const std::function<bool()>& stopping) {
  const sqlite::Transaction one_state{db_, sqlite::Access::kRead};
  ledger::Position position{};
  if (auto rows = position_.query(); rows.next()) rows.read(position);
  const auto figures = read_figures(db_, windows);
  for (const auto period : {Period::kWeek, Period::kMonth, Period::kAllTime}) {
    for (const auto category : {Category::kWinRate, Category::kBalance, Category::kLevel}) {
      if (stopping()) return position;
      auto board = std::make_shared<Ranking>(period, position, figures);
      sqlite::Statement ranking{db_, ranking_query(period, category, windows)};
      auto rows = ranking.query();
      while (rows.next()) board->add(rows.get<ledger::AccountId>(0));
      publish(period, category, std::move(board));
    }
  }
  return position;
}

}  // namespace chalkline::projections
