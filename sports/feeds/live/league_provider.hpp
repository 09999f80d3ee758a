#pragma once

#include <chrono>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "sports/feeds/live/json_reader.hpp"
#include "sports/feeds/live/league_updates.hpp"
#include "sports/feeds/live/provider.hpp"

namespace chalkline::sports::live {

// A schedule begins so many days ago: a result may be corrected for three days (RULES 14).
inline constexpr std::chrono::days kPastDays{3};
// The days of a schedule, past ones and today included.
inline constexpr std::chrono::days kScheduleDays{7};

// How often pages are fetched: the schedule for new dates and late corrections, the scores while a
// game is under way or its result is not final.
inline constexpr auto kScheduleEvery = std::chrono::minutes{15};
inline constexpr auto kScoresEvery = std::chrono::seconds{30};

// The day of a page of so many days from `first` on. Refuses a page that has any other day.
std::chrono::sys_days day_of_page(const JsonReader& date, std::chrono::sys_days first,
                                  std::chrono::days days = kScheduleDays);

// Reads the page of a day's scores.
using ReadScores = std::function<LeagueGames(std::string_view body, std::chrono::sys_days day,
                                             ledger::Timestamp now, LeftOut& left_out)>;

// The figures of the players of a game that is over, by which its props are settled: empty until
// they are known for good, absent where it has no props.
using FiguresOf = std::function<std::optional<std::vector<ledger::PlayerFigures>>(
    const LeagueGame& game, ledger::Timestamp now)>;

// The pages of a league's own interface.
struct LeaguePages {
  std::string name;  // of the provider: "nhl"
  ledger::Sport sport{};
  std::string base_url;  // "https://api-web.nhle.com/v1"
  // The schedule of kScheduleDays.
  fetch::Page (*page)(const std::string& base_url, std::chrono::sys_days first);
  LeagueGames (*read)(std::string_view body, std::chrono::sys_days first, LeftOut* left_out);
  // The scores of one day.
  fetch::Page (*scores_page)(const std::string& base_url, std::chrono::sys_days day);
  ReadScores read_scores;
  FiguresOf figures_of{};  // of a league whose box scores are read
};

// Reports schedule, scores and results of a league.
class LeagueProvider : public Provider {
 public:
  explicit LeagueProvider(LeaguePages pages) : pages_{std::move(pages)}, left_out_{pages_.name} {}

  std::string name() const override { return pages_.name; }
  FeedScope scope() const override { return {.sports = {pages_.sport}, .prices = false}; }
  std::expected<Round, fetch::Failure> ask(fetch::Fetcher& fetcher, ledger::Timestamp now) override;

 private:
  std::optional<fetch::Failure> ask_schedule(fetch::Fetcher& fetcher, ledger::Timestamp now);
  std::optional<fetch::Failure> ask_scores(fetch::Fetcher& fetcher, ledger::Timestamp now);
  void add_figures(std::vector<Update>& updates, ledger::Timestamp now);
  bool waits_for_end(const LeagueGame& game, ledger::Timestamp now) const;
  bool is_any_under_way(ledger::Timestamp now) const;
  ledger::Timestamp again_at(ledger::Timestamp now) const;

  const LeaguePages pages_;
  GamesByKey games_;
  std::set<std::string> without_figures_;  // games that are over and wait for them
  ledger::Timestamp schedule_at_{};        // when it is due
  LeftOut left_out_;
};

}  // namespace chalkline::sports::live
