#pragma once

#include <span>
#include <utility>

#include "http/api/shared/call/freshness.hpp"
#include "http/api/shared/call/route.hpp"
#include "http/api/shared/call/user_answer.hpp"
#include "http/api/shared/workers/storage.hpp"
#include "sports/book/seasons.hpp"

namespace chalkline::http {

// The calls about learning and progress.
class Practice {
 public:
  // All outlive this.
  struct Parts {
    const ledger::Log& log;
    const ledger::State& state;
    ledger::Clock clock;
    sports::Seasons& seasons;
    Storage& storage;
    Freshness& freshness;
    const UserAnswer& user;

    static Parts from(const auto& all) {
      return {all.log, all.state, all.clock, all.seasons, all.storage, all.freshness, all.user};
    }
  };
  explicit Practice(Parts parts) : parts_{std::move(parts)} {}

  static std::span<const RouteOf<Practice>> routes();

 private:
  Task<Response> submit_quiz(RequestContext& context);
  Task<Response> earn_xp(RequestContext& context);
  Task<Response> upgrade(RequestContext& context);
  Task<Response> learn(RequestContext& context);
  Task<Response> read_guide(RequestContext& context);
  Task<Response> time_machine(RequestContext& context);
  Task<Response> season_so_far(RequestContext& context);
  Task<Response> begin_season(RequestContext& context);
  Task<Response> stop_season(RequestContext& context);

  const Parts parts_;
};

}  // namespace chalkline::http
