#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>

#include "sports/feeds/live/left_out.hpp"
#include "sports/feeds/live/provider.hpp"

namespace chalkline::sports::odds_api {

inline constexpr auto kBaseUrl = "https://api.the-odds-api.com/v4";

// Three markets in one region.
inline constexpr std::int64_t kCreditsEach = 3;

// Bounds of the pace of requests, however many or few credits are left.
inline constexpr auto kOddsEveryMin = std::chrono::minutes{5};
inline constexpr auto kOddsEveryMax = std::chrono::hours{24};

struct League {
  ledger::Sport sport{};
  std::string key;  // what the API calls it: "icehockey_nhl"
};
std::string name_of(const League& league);  // "odds-nhl"

// The health of an earlier run if its next attempt is still to come; else an empty one. An attempt
// that lies further ahead than any can comes from a wrong clock.
FeedHealth still_good(std::optional<FeedHealth> before, ledger::Timestamp now);

// Reports the prices of a league's games, as often as its share of the month's credits allows.
class OddsProvider : public live::Provider {
 public:
  // By the API's key of a game, its start.
  using Starts = std::map<std::string, ledger::Timestamp>;

  // `sharers` leagues share that API key, which no text contains. `known` are the games that it
  // reported in an earlier run.
  OddsProvider(League league, const std::string& api_key, int sharers, Starts known = {},
               const std::string& base_url = kBaseUrl);

  std::string name() const override { return name_of(league_); }
  FeedScope scope() const override { return {.sports = {league_.sport}, .results = false}; }
  std::expected<live::Round, fetch::Failure> ask(fetch::Fetcher& fetcher,
                                                 ledger::Timestamp now) override;

 private:
  const League league_;
  const int sharers_;
  const fetch::Page page_;
  live::LeftOut left_out_;
  Starts listed_;  // by its last answer, and to come
  Starts gone_;    // what it listed before, and to come
};

}  // namespace chalkline::sports::odds_api
