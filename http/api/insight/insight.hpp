#pragma once

#include <expected>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include "http/api/insight/own_hunches.hpp"
#include "http/api/shared/call/route.hpp"
#include "http/api/shared/learner/chosen_bets.hpp"
#include "http/api/shared/learner/own_history.hpp"
#include "http/api/shared/workers/storage.hpp"
#include "sports/history/history_reader.hpp"

namespace chalkline::http {

// The calls for how a learner thinks, by their own bets.
class Insight {
 public:
  // All outlive this.
  struct Parts {
    const ledger::Log& log;
    projections::ReadModels& models;
    sports::HistoryReader& past_games;
    Storage& storage;

    static Parts from(const auto& all) {
      return {all.log, all.models, all.past_games, all.storage};
    }
  };
  explicit Insight(const Parts& parts) : parts_{parts}, histories_{parts_.models} {}

  static std::span<const RouteOf<Insight>> routes();

 private:
  Task<Response> progress(RequestContext& context);
  Task<Response> progress_csv(RequestContext& context);
  Task<Response> estimates(RequestContext& context);
  Task<Response> hunches(RequestContext& context);
  Task<Response> state_hunch(RequestContext& context);
  Task<Response> give_up_hunch(RequestContext& context);

  // Returns the text that `make` makes of the asker's bets, on a worker; the error is the answer to
  // give instead.
  using Make = std::function<std::string(const ChosenBets&, const Cut&)>;
  Task<std::expected<std::string, Response>> tell(RequestContext& context, Make make);
  Task<std::expected<std::vector<OwnHunch>, Response>> read_hunches(RequestContext& context);

  const Parts parts_;
  OwnHistories histories_;
};

}  // namespace chalkline::http
