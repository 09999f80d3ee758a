#pragma once

#include <optional>
#include <span>
#include <utility>

#include "http/api/shared/freshness.hpp"
#include "http/api/shared/route.hpp"
#include "http/api/shared/storage.hpp"
#include "http/identity/accounts.hpp"
#include "sports/history/history_reader.hpp"

namespace chalkline::http {

// The calls about the Betting Wizard.
class Wizard {
 public:
  // All outlive this.
  struct Parts {
    const ledger::State& state;
    ledger::Clock clock;
    sports::HistoryReader& past_games;
    Accounts& accounts;
    Storage& storage;

    static Parts from(const auto& all) {
      return {all.state, all.clock, all.past_games, all.accounts, all.storage};
    }
  };
  explicit Wizard(Parts parts) : parts_{std::move(parts)} {}

  static std::span<const RouteOf<Wizard>> routes();

 private:
  Task<Response> conversation(RequestContext& context);
  Task<Response> chat(RequestContext& context);
  Task<Response> save(RequestContext& context);
  Task<Response> unsave(RequestContext& context);
  Task<Response> saved(RequestContext& context);

  // Questions that the account may still ask today, by the ledger's own state: an upgrade counts at
  // once.
  std::optional<std::int32_t> left(ledger::AccountId account, std::int32_t asked) const;

  const Parts parts_;
};

}  // namespace chalkline::http
