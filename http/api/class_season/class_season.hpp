#pragma once

#include <expected>
#include <span>
#include <string_view>
#include <utility>

#include "http/api/shared/call/route.hpp"
#include "http/api/shared/workers/storage.hpp"
#include "ledger/state/state.hpp"
#include "sports/book/seasons.hpp"

namespace chalkline::http {

// The calls about a class's own run of a past season: an educator begins and stops it, its members
// see it.
class ClassSeason {
 public:
  // All outlive this.
  struct Parts {
    const ledger::State& state;
    ledger::Clock clock;
    sports::Seasons& seasons;
    Storage& storage;

    static Parts from(const auto& all) { return {all.state, all.clock, all.seasons, all.storage}; }
  };
  explicit ClassSeason(Parts parts) : parts_{std::move(parts)} {}

  static std::span<const RouteOf<ClassSeason>> routes();

 private:
  Task<Response> show(RequestContext& context);
  Task<Response> begin(RequestContext& context);
  Task<Response> stop(RequestContext& context);

  const Parts parts_;
};

}  // namespace chalkline::http
