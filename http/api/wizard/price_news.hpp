#pragma once

#include <map>
#include <optional>
#include <span>
#include <vector>

#include "sports/history/news_reader.hpp"
#include "wizard/ratings/matchup.hpp"

namespace chalkline::http {

// Prices or a result, as the Wizard gets them.
struct PriceNews {
  ledger::Timestamp at{};
  std::optional<ledger::Score> result;  // else prices
  wizard::Matchup game;
  ledger::Lines lines;
};

// Follows the games of sports.db from their listing to their end, and tells what is new of them.
class NewsFollower {
 public:
  explicit NewsFollower(const std::string& database) : reader_{database} {}

  struct Batch {
    std::vector<wizard::Matchup> listed;  // games that are to come and were not known
    std::vector<PriceNews> news;          // by time; at one moment prices before results
    std::vector<ledger::GameId> dropped;  // games that will have no result
    // A result that was reported before is another one now, or none: what has been learned has to
    // be learned anew.
    bool is_corrected{};
  };
  // The news since the last call; at the first all that is known. Of a game's prices only those
  // that the Wizard makes something of (wizard::Advisor::see).
  Batch next();
  // The next call is the first again.
  void begin_anew();

 private:
  struct Followed {
    wizard::Matchup matchup;
    ledger::Timestamp seen_until{ledger::Timestamp::min()};
    unsigned opening_markets{};  // that had an opening price, a bit each
  };
  // Whether it was not followed before.
  bool follow(const sports::FollowedGame& game);
  void add_prices(Followed& followed, Batch& batch);
  void add_result(const sports::FollowedGame& game, Batch& batch);
  bool is_corrected();

  sports::NewsReader reader_;
  std::map<ledger::GameId, Followed> followed_;  // without a result yet
  struct Told {
    ledger::Score score;
    ledger::Timestamp starts_at{};
  };
  std::map<ledger::GameId, Told> told_;  // results that may still be corrected
  bool has_begun_{};
};

// Indices of the quotes that count: an opening one that is the first of a market, the last early
// and the last late one of each market, and the last of all. `opening_markets` takes up what was
// seen.
std::vector<std::size_t> quotes_that_count(std::span<const sports::Quote> quotes,
                                           ledger::Timestamp starts_at, unsigned& opening_markets);

}  // namespace chalkline::http
