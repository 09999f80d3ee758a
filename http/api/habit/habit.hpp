#pragma once

#include <expected>
#include <optional>
#include <span>
#include <string>
#include <utility>

#include "base/rate_limiter.hpp"
#include "http/api/habit/habit_json.hpp"
#include "http/api/shared/call/route.hpp"
#include "http/api/shared/learner/own_history.hpp"
#include "http/api/shared/workers/storage.hpp"
#include "http/identity/accounts.hpp"
#include "ledger/rules/ledger_state.hpp"
#include "ledger/state/state.hpp"
#include "sports/book/odds_board.hpp"

namespace chalkline::http {

// Each answer is a record that stays for good. All guides together ask 60 questions: three tries of
// each are more than anybody reads in a day.
inline constexpr RateLimiter::Rule kAnswersPerAccount{.attempts = 200,
                                                      .window = std::chrono::hours{24}};

// The calls of the daily loop: estimates, reviews, the run of days, what to look back at.
class Habit {
 public:
  // All outlive this.
  struct Parts {
    const ledger::State& state;
    ledger::Clock clock;
    const sports::OddsBoards& odds;
    projections::ReadModels& models;
    Accounts& accounts;
    Storage& storage;

    static Parts from(const auto& all) {
      return {all.state, all.clock, all.odds, all.models, all.accounts, all.storage};
    }
  };
  explicit Habit(Parts parts) : parts_{std::move(parts)}, histories_{parts_.models} {}

  static std::span<const RouteOf<Habit>> routes();

 private:
  Task<Response> today(RequestContext& context);
  Task<Response> estimate(RequestContext& context);
  Task<Response> answer_review(RequestContext& context);
  Task<Response> pause_run(RequestContext& context);
  Task<Response> resume_run(RequestContext& context);
  Task<Response> hide_run(RequestContext& context);
  Task<Response> come_back(RequestContext& context);
  Task<Response> week(RequestContext& context);

  // Reads the query, takes the browser's zone and waits for the models; the error is the answer to
  // give instead.
  Task<std::expected<void, Response>> begin_read(RequestContext& context);
  // Takes the zone of the person's settings, or else the browser's, as theirs from now on, as far
  // as it can change. The error is the answer to give instead.
  Task<std::expected<void, Response>> keep_zone(RequestContext& context,
                                                std::optional<std::string> browser);
  // The answer to what a command led to.
  static Response decided(const ledger::Outcome& outcome);
  // The line of the UTC date, if it has one.
  std::optional<ledger::DailyLineSet> daily_line(ledger::Timestamp now) const;

  bool is_reviewed(ledger::BetId bet) const;

  const Parts parts_;
  OwnHistories histories_;
  RateLimiter answers_per_account_{kAnswersPerAccount};
};

}  // namespace chalkline::http
