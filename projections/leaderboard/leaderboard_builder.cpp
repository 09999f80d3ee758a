#include "projections/leaderboard/leaderboard_builder.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "projections/leaderboard/board_standings.hpp"
#include "projections/models/rows.hpp"
#include "projections/models/windows.hpp"

namespace chalkline::projections {
namespace {

using SharedStandings = std::shared_ptr<const BoardStandings>;

class Ranking final : public Leaderboard {
 public:
  Ranking(Period period, ledger::Position position, SharedStandings standings)
      : period_(period),
        position_(position),
        standings_(std::move(standings)),
        ranks_(standings_->size()) {}

  // The next best account.
  void add(ledger::AccountId account) {
    const auto rank = ++ranked_;
    ranks_.at(BoardStandings::index(account)) = rank;
    if (rank <= kTopMax) top_.push_back(standings_->entry(account, period_, rank));
  }

  ledger::Position position() const override { return position_; }
  const std::vector<LeaderboardEntry>& top() const override { return top_; }
  std::optional<LeaderboardEntry> row(ledger::AccountId account) const override {
    const auto index = BoardStandings::index(account);
    if (index >= ranks_.size() || ranks_[index] == 0) return std::nullopt;
    return standings_->entry(account, period_, ranks_[index]);
  }

 private:
  Period period_;
  ledger::Position position_;
  SharedStandings standings_;
  std::uint32_t ranked_{};
  std::vector<std::uint32_t> ranks_;  // by account; 0: not ranked
  std::vector<LeaderboardEntry> top_;
};

constexpr std::array kAllPeriods{Period::kWeek, Period::kMonth, Period::kAllTime};
constexpr std::array kAllCategories{Category::kWinRate, Category::kBalance, Category::kLevel,
                                    Category::kClosingLine};

// RULES 33: settled bets from which a win rate ranks.
int win_rate_from(Period period) {
  switch (period) {
    case Period::kWeek:
      return 5;
    case Period::kMonth:
      return 10;
    case Period::kAllTime:
      break;
  }
  return 20;
}

// Singles with a closing-line value from which their mean ranks, in any period.
constexpr int kClosingLineFrom = 20;

// The prefix of the names of the period's counters.
std::string_view prefix_of(Period period) {
  switch (period) {
    case Period::kWeek:
      return "week_";
    case Period::kMonth:
      return "month_";
    case Period::kAllTime:
      break;
  }
  return "ranked_";
}

// The accounts of a board, best first (RULES 33); ?1 is the start of its window, and for all time
// there is none. A balance ranks by what bets have brought since the start: coins that were granted
// are nobody's play, and stakes of open bets are not lost yet. Equal are those whose shown figures
// are equal, so a win rate and a mean closing-line value count in tenths of a percent (half up and
// half away from 0). A settled bet is here one that was won or lost, as in RULES 16 and 15: pushes
// and voids are neutral, and one lucky win among voids is not a record. But any settlement in the
// window, unless it is of a bet on a replayed game, makes a player take part in it. Below
// kFirstAccount is only the demo user, who is never ranked, and from kFirstPurse on are purses of
// classes, which are nobody's own play.
std::string ranking_query(Period period, Category category) {
  const auto prefix = prefix_of(period);
  const auto settled = fmt::format("({0}won + {0}lost)", prefix);
  const auto in_window = period == Period::kAllTime ? "TRUE" : fmt::format("{}start = ?1", prefix);
  std::string merit;
  auto takes_part = fmt::format("{0} + {1}pushed + {1}voided > 0", settled, prefix);
  switch (category) {
    case Category::kWinRate:
      merit = fmt::format("(2000 * {0}won + {1}) / (2 * {1})", prefix, settled);
      takes_part = fmt::format("{} >= {}", settled, win_rate_from(period));
      break;
    case Category::kBalance:
      merit = "ranked_profit";
      break;
    case Category::kLevel:
      merit = "level";
      break;
    case Category::kClosingLine:
      merit = fmt::format("round({0}close_value / (1000.0 * {0}closed))", prefix);
      takes_part = fmt::format("{}closed >= {}", prefix, kClosingLineFrom);
      break;
  }
  return fmt::format(
      "SELECT account FROM standing WHERE account >= {} AND account < {} AND {} AND {} "
      "ORDER BY {} DESC, {} DESC, {}profit DESC, account",
      ledger::raw(ledger::kFirstAccount), ledger::raw(ledger::kFirstPurse), in_window, takes_part,
      merit, settled, prefix);
}

struct Counters {
  std::int64_t won{};
  std::int64_t lost{};
  std::int64_t closed{};
  std::int64_t close_value{};
};

PeriodRecord record_of(const Counters& counters) {
  return {static_cast<std::uint32_t>(counters.won), static_cast<std::uint32_t>(counters.lost),
          close_record(counters.closed, counters.close_value)};
}

sqlite::Rows ranked_accounts(sqlite::Statement& ranking, Period period, const Windows& windows) {
  switch (period) {
    case Period::kWeek:
      return ranking.query(windows.week);
    case Period::kMonth:
      return ranking.query(windows.month);
    case Period::kAllTime:
      break;
  }
  return ranking.query();
}

}  // namespace

Windows windows_at(ledger::Timestamp now) { return {week_start(now), month_start(now)}; }

LeaderboardBuilder::LeaderboardBuilder(const std::filesystem::path& file)
    : db_(file, sqlite::Access::kRead, sqlite::Pages::kChecked),
      position_(db_),
      newest_account_(db_,
                      "SELECT max(account) FROM standing WHERE account >= ?1 AND account < ?2"),
      standings_(db_, R"(
        SELECT account, balance, ranked_profit, level, badges, tier,
          ranked_won, ranked_lost, ranked_closed, ranked_close_value,
          week_start, week_won, week_lost, week_closed, week_close_value,
          month_start, month_won, month_lost, month_closed, month_close_value
        FROM standing WHERE account >= ?1 AND account < ?2)") {
  for (const auto period : kAllPeriods) {
    for (const auto category : kAllCategories)
      rankings_.emplace_back(db_, ranking_query(period, category));
  }
}

std::shared_ptr<const BoardStandings> LeaderboardBuilder::read_standings(const Windows& windows) {
  std::optional<ledger::AccountId> newest;
  if (auto rows = newest_account_.query(ledger::kFirstAccount, ledger::kFirstPurse); rows.next())
    rows.read(newest);
  auto standings =
      std::make_shared<BoardStandings>(newest ? BoardStandings::index(*newest) + 1 : 0);
  auto rows = standings_.query(ledger::kFirstAccount, ledger::kFirstPurse);
  while (rows.next()) {
    ledger::AccountId account{};
    BoardStandings::OwnCoins coins;
    std::int32_t level{};
    BoardStandings::Honours honours;
    std::array<Counters, kPeriods> counters;
    auto& [week, month, ever] = counters;
    Windows counted;
    rows.read(account, coins.balance, coins.profit, level, honours.badges.bits, honours.tier,
              ever.won, ever.lost, ever.closed, ever.close_value, counted.week, week.won, week.lost,
              week.closed, week.close_value, counted.month, month.won, month.lost, month.closed,
              month.close_value);
    if (counted.week != windows.week) week = {};
    if (counted.month != windows.month) month = {};
    standings->set(account, coins, level, honours,
                   {record_of(week), record_of(month), record_of(ever)});
  }
  return standings;
}

ledger::Position LeaderboardBuilder::run(const Windows& windows,
                                         const std::unordered_set<ledger::AccountId>& unranked,
                                         const Publish& publish,
                                         const std::function<bool()>& stopping) {
  const sqlite::Transaction one_state{db_, sqlite::Access::kRead};
  const auto position = position_.find();
  const auto standings = read_standings(windows);
  for (const auto period : kAllPeriods) {
    for (const auto category : kAllCategories) {
      if (stopping()) return position;
      auto board = std::make_shared<Ranking>(period, position, standings);
      auto rows = ranked_accounts(rankings_.at(board_index(period, category)), period, windows);
      while (rows.next()) {
        const auto account = rows.get<ledger::AccountId>(0);
        if (!unranked.contains(account)) board->add(account);
      }
      publish(period, category, std::move(board));
    }
  }
  return position;
}

}  // namespace chalkline::projections
