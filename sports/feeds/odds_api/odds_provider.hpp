#pragma once

#include <cstdint>
#include <map>
#include <string>

#include "sports/feeds/live/provider.hpp"

namespace chalkline::sports::odds_api {

inline constexpr auto kBaseUrl = "https://api.the-odds-api.com/v4";

// Three markets in one region.
inline constexpr std::int64_t kCreditsEach = 3;

// However many credits there are, prices are asked for no oftener, and however few, no seldomer.
inline constexpr auto kOddsEveryMin = std::chrono::minutes{5};
inline constexpr auto kOddsEveryMax = std::chrono::hours{24};

// Tells the prices of a league's games, as often as its share of the month's credits lasts.
class OddsProvider : public live::Provider {
 public:
  struct League {
    ledger::Sport sport{};
    std::string key;  // what the API calls it: "icehockey_nhl"
  };
  // `sharers` leagues are asked for with that API key, which stands in no text.
  OddsProvider(League league, const std::string& api_key, int sharers,
               const std::string& base_url = kBaseUrl);

  std::string name() const override;
  FeedScope scope() const override { return {.sports = {league_.sport}, .results = false}; }
  std::expected<live::Round, fetch::Failure> ask(fetch::Fetcher& fetcher,
                                                 ledger::Timestamp now) override;

 private:
  const League league_;
  const int sharers_;
  const fetch::Page page_;
  std::map<std::string, ledger::Timestamp> quoted_;  // starts, by key
};

}  // namespace chalkline::sports::odds_api
