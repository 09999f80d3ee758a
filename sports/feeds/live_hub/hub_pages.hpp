#pragma once

#include <chrono>
#include <expected>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "sports/feeds/live/failure_log.hpp"
#include "sports/feeds/live/league_game.hpp"
#include "sports/feeds/live/left_out.hpp"
#include "sports/feeds/live/provider.hpp"
#include "sports/feeds/live_hub/team_players.hpp"

namespace chalkline::sports::live {

// The pages of a league's data hub, and of what settles its props, fetched one at a time. All but
// ask() is for any thread.
class HubPages : public Provider {
 public:
  explicit HubPages(std::string name)
      : name_{std::move(name)}, left_out_{name_}, failures_{name_} {}

  std::string name() const final { return name_; }
  FeedScope scope() const final { return {.sports = {sport()}, .results = false, .prices = false}; }
  int requests_each_minute() const final;
  std::expected<Round, fetch::Failure> ask(fetch::Fetcher& fetcher, ledger::Timestamp now) final;

  // Reads a day's scores, which the league's results need as well: the hub does not fetch a day
  // that it was given here.
  virtual LeagueGames take_scores(std::string_view body, std::chrono::sys_days day,
                                  ledger::Timestamp now, LeftOut& left_out) = 0;

  // The figures of all who played, by the box score as it is once the result of the game is
  // official or has stood for long enough; empty until that is known. Has it fetched.
  virtual std::vector<ledger::PlayerFigures> official_figures(const LeagueGame& game,
                                                              ledger::Timestamp now) = 0;

  // Absent until the rosters of both teams are known.
  virtual std::optional<TeamPlayers> players_of(const std::string& home_code,
                                                const std::string& away_code) const = 0;

  // A page to fetch and the function that takes its body: true, or one sentence that refuses it.
  // The body of a page that may be missing is empty where it is.
  struct FetchTask {
    fetch::Page page;
    std::function<std::expected<bool, std::string>(std::string_view body)> take;
  };
  // The page to fetch first; absent while none is due. One that is not answered is due again after
  // a while, and others are asked for meanwhile.
  virtual std::optional<FetchTask> next(ledger::Timestamp now) = 0;

 protected:
  // The task of a page of that day's scores, which take_scores() reads.
  FetchTask scores_task(fetch::Page page, std::chrono::sys_days day, ledger::Timestamp now);
  LeftOut& left_out() { return left_out_; }  // for the thread that asks

 private:
  virtual ledger::Sport sport() const = 0;

  const std::string name_;
  LeftOut left_out_;
  FailureLog failures_;
};

}  // namespace chalkline::sports::live
