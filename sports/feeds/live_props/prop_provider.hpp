#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "sports/feeds/live/failure_log.hpp"
#include "sports/feeds/live/left_out.hpp"
#include "sports/feeds/live/provider.hpp"
#include "sports/feeds/live_hub/team_players.hpp"
#include "sports/feeds/odds_api/odds_provider.hpp"
#include "sports/feeds/odds_api/prop_odds.hpp"
#include "sports/store/prop_store.hpp"

namespace chalkline::sports::live {

inline constexpr auto kPropFeed = "odds-props";

// How long a prop is on offer after its bookmaker's answer: a line of a player moves with each
// report on who plays, and the credits seldom last for a second look.
inline constexpr std::chrono::hours kPropPriceLife{1};

// Props are asked for so long before the start at most. Bookmakers have them by then, the lineups
// are about to be known, and most bets are placed in the last hours.
inline constexpr std::chrono::hours kPropsAheadMax{3};

// Asks for the props of one game after another: of the one that starts first among those that have
// none on offer. A request costs about what one for the prices of a league's games costs, and game
// lines go first: props have one share of the credits where each league has one, and none of those
// that game lines need to be asked for once a day until the month ends.
class PropProvider : public Provider {
 public:
  // A league whose box scores settle props.
  struct PropLeague {
    odds_api::League odds;
    std::function<std::optional<TeamPlayers>(const std::string& home, const std::string& away)>
        players;
  };

  // `sharers` requests share the credits of that API key, which no text contains: one for each
  // league of game lines, and this one.
  PropProvider(std::vector<PropLeague> leagues, std::shared_ptr<PropStore> store,
               std::string api_key, int sharers, std::string base_url);

  std::string name() const override { return kPropFeed; }
  FeedScope scope() const override;
  std::expected<Round, fetch::Failure> ask(fetch::Fetcher& fetcher, ledger::Timestamp now) override;

 private:
  struct Wanted {
    const PropLeague* league{};
    PricedEvent event;
    TeamPlayers players;
  };
  std::optional<Wanted> next_event(ledger::Timestamp now);
  // The credits that are left for all, of which a request of that cost may be made now; absent if
  // none may.
  std::optional<fetch::CreditBudget> credits(std::int64_t cost, ledger::Timestamp now);
  fetch::Page page_of(const Wanted& wanted) const;
  std::vector<PropPrice> joined(const std::vector<odds_api::PricedProp>& props,
                                const Wanted& wanted);

  const std::vector<PropLeague> leagues_;
  const std::shared_ptr<PropStore> store_;
  const std::string api_key_;
  const int sharers_;
  const std::string base_url_;
  LeftOut left_out_;
  FailureLog failures_{kPropFeed};
};

}  // namespace chalkline::sports::live
