#pragma once

#include <span>

#include "http/api/boards/dashboard_cache.hpp"
#include "http/api/boards/leaderboard_cache.hpp"
#include "http/api/shared/call/request_context.hpp"
#include "http/api/shared/call/route.hpp"
#include "http/caches/cache_versions.hpp"
#include "projections/read_models.hpp"
#include "sports/book/games/recorded_starts.hpp"
#include "sports/book/odds_board.hpp"
#include "sports/model/form.hpp"

namespace chalkline::http {

// The calls behind the dashboard and the leaderboards.
class Boards {
 public:
  // All outlive this.
  struct Parts {
    const projections::ReadModels& models;
    const CacheVersions& changes;  // touched by the read models
    const sports::OddsBoards& odds;
    const sports::Published<sports::Form>& form;
    const sports::RecordedStarts& recorded_starts;
    ledger::Clock clock;
    const IoThreads& io_threads;

    static Parts from(const auto& all) {
      return {all.models,          all.changes, all.odds,      all.form,
              all.recorded_starts, all.clock,   all.io_threads};
    }
  };
  explicit Boards(Parts parts);

  static std::span<const RouteOf<Boards>> routes();

 private:
  Task<Response> dashboard(RequestContext& context);
  Task<Response> leaderboard(RequestContext& context);

  struct Caches {
    explicit Caches(IoThreadContext& io) : names{io.accounts} {}
    PublicNames names;
    LeaderboardCache leaderboards;
    DashboardCache dashboards;
  };

  const Parts parts_;
  PerIoThread<Caches> caches_;
};

}  // namespace chalkline::http
