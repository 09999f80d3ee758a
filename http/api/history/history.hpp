#pragma once

#include <span>
#include <utility>

#include "http/api/shared/call/freshness.hpp"
#include "http/api/shared/call/route.hpp"
#include "http/api/shared/workers/storage.hpp"
#include "http/identity/accounts.hpp"
#include "sports/book/games/recorded_starts.hpp"
#include "sports/history/history_reader.hpp"

namespace chalkline::http {

// The calls for a player's history of bets and coins.
class History {
 public:
  // All outlive this.
  struct Parts {
    const ledger::Log& log;
    const ledger::State& state;
    ledger::Clock clock;
    sports::HistoryReader& past_games;
    const sports::RecordedStarts& recorded_starts;
    Accounts& accounts;
    Storage& storage;
    Freshness& freshness;

    static Parts from(const auto& all) {
      return {all.log,      all.state,   all.clock,    all.past_games, all.recorded_starts,
              all.accounts, all.storage, all.freshness};
    }
  };
  explicit History(Parts parts) : parts_{std::move(parts)} {}

  static std::span<const RouteOf<History>> routes();

 private:
  Task<Response> bets(RequestContext& context);
  Task<Response> bets_summary(RequestContext& context);
  Task<Response> bets_csv(RequestContext& context);
  Task<Response> post_mortem(RequestContext& context);
  Task<Response> write_note(RequestContext& context);
  Task<Response> statement(RequestContext& context);
  Task<Response> bankroll(RequestContext& context);
  Task<Response> reset_bankroll(RequestContext& context);

  const Parts parts_;
};

}  // namespace chalkline::http
