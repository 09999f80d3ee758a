#pragma once

#include <optional>
#include <span>
#include <string>
#include <utility>

#include "http/api/shared/freshness.hpp"
#include "http/api/shared/route.hpp"
#include "http/api/shared/storage.hpp"
#include "http/api/wizard/learning.hpp"
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
    std::string sports_file;
    Accounts& accounts;
    Storage& storage;

    static Parts from(const auto& all) {
      return {all.state, all.clock, all.past_games, all.sports_file, all.accounts, all.storage};
    }
  };
  explicit Wizard(Parts parts) : parts_{std::move(parts)}, learning_{parts_.sports_file} {}

  static std::span<const RouteOf<Wizard>> routes();

  // Begins to learn from past games, beside what is served.
  void start() { learning_.start(); }
  void stop() { learning_.stop(); }  // idempotent

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
  Learning learning_;  // last: its thread uses the rest
};

}  // namespace chalkline::http
