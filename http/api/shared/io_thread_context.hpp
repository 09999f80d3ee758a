#pragma once

#include <memory>
#include <string>

#include "http/api/shared/call_metrics.hpp"
#include "http/api/shared/engine_client.hpp"
#include "http/caches/dashboard_cache.hpp"
#include "http/caches/hub_views.hpp"
#include "http/caches/leaderboard_cache.hpp"
#include "http/caches/upcoming_games_cache.hpp"
#include "http/caches/username_cache.hpp"
#include "http/identity/accounts_reader.hpp"
#include "projections/read_models.hpp"

namespace chalkline::http {

// The calls' data for one io thread, which needs no lock.
struct IoThreadContext {
  IoThreadContext(ledger::Engine& engine, projections::ReadModels& models,
                  const std::string& accounts_file, Executor on)
      : executor{on},
        engine{engine, on},
        reader{models.reader()},
        accounts{accounts_file},
        names{accounts} {}

  Executor executor;
  EngineClient engine;
  std::unique_ptr<projections::Reader> reader;
  AccountsReader accounts;
  UsernameCache names;
  UpcomingGamesCache upcoming;
  LeaderboardCache leaderboards;
  DashboardCache dashboards;
  HubViews hub_views;
  CallMetrics metrics;
};

}  // namespace chalkline::http
