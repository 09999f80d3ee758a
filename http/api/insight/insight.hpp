#pragma once

#include <span>
#include <utility>

#include "http/api/insight/own_history.hpp"
#include "http/api/shared/freshness.hpp"
#include "http/api/shared/route.hpp"
#include "http/api/shared/storage.hpp"
#include "sports/history/history_reader.hpp"

namespace chalkline::http {

// The calls for how a learner thinks, by their own bets.
class Insight {
 public:
  // All outlive this.
  struct Parts {
    projections::ReadModels& models;
    sports::HistoryReader& past_games;
    Storage& storage;
    Freshness& freshness;

    static Parts from(const auto& all) {
      return {all.models, all.past_games, all.storage, all.freshness};
    }
  };
  explicit Insight(Parts parts) : parts_{std::move(parts)}, histories_{parts_.models} {}

  static std::span<const RouteOf<Insight>> routes();

 private:
  Task<Response> progress(RequestContext& context);

  const Parts parts_;
  OwnHistories histories_;
};

}  // namespace chalkline::http
