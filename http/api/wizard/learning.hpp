#pragma once

#include <atomic>
#include <map>
#include <memory>
#include <string>
#include <tuple>
#include <vector>

#include "base/worker_thread.hpp"
#include "http/api/wizard/price_news.hpp"
#include "sports/book/published.hpp"
#include "sports/model/game_history.hpp"
#include "wizard/advice/advisor.hpp"
#include "wizard/advice/analysis.hpp"

namespace chalkline::http {

// A team's games so far. More than a season of any league has, so that the home games of a season
// are all there.
inline constexpr std::size_t kResultsKept = 200;

// The Wizard's knowledge up to some moment. Never changes once it is published.
struct Learned {
  wizard::Advisor advisor;

  // The game as its source numbers its seasons.
  wizard::Matchup matchup_of(const sports::Game& game) const;
  // The games of both teams, each once, the oldest first.
  std::vector<wizard::PastResult> past(const wizard::Matchup& game) const;
  // All results that are known of teams of today, the newest first.
  std::vector<sports::FinalGame> results() const;

  void list(const wizard::Matchup& game);
  void take(const PriceNews& news);
  void forget(ledger::GameId game);

 private:
  using Team = std::tuple<ledger::Source, ledger::Sport, std::string>;
  void keep(const std::string& team, const wizard::PastResult& result);
  std::map<Team, std::vector<wizard::PastResult>> past_;
  std::map<ledger::GameId, std::int32_t> seasons_;  // of games that are to come
};

// Learns from all games of sports.db at the start and then from the news as it comes, on a thread
// of its own; after a result was corrected, from all of them anew. The same news give the same
// advice, after a restart too; but simulated games that sports.db has dropped by then are forgotten
// (docs/WIZARD.md).
class Learning {
 public:
  explicit Learning(std::string database) : database_{std::move(database)} {}

  void start();
  void stop() { thread_.stop(); }  // idempotent

  // Null until the past has been learned. Any thread.
  std::shared_ptr<const Learned> current() const;

 private:
  void run(const std::stop_token& stopping);
  // False when the end was asked for.
  bool learn(NewsFollower& follower, const std::stop_token& stopping);

  const std::string database_;
  Learned learned_;  // of the thread
  sports::Published<Learned> published_;
  std::atomic<bool> is_ready_{};
  WorkerThread thread_;  // last: it uses all of the above
};

}  // namespace chalkline::http
