#pragma once

#include <expected>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/rate_limiter.hpp"
#include "http/api/shared/call/freshness.hpp"
#include "http/api/shared/call/route.hpp"
#include "http/api/shared/workers/storage.hpp"
#include "http/api/shared/workers/workers.hpp"
#include "http/api/wizard/asking.hpp"
#include "http/api/wizard/given_advice.hpp"
#include "http/api/wizard/learning.hpp"
#include "http/api/wizard/turns.hpp"
#include "http/api/wizard/wording.hpp"
#include "http/identity/accounts.hpp"
#include "ledger/rules/account.hpp"
#include "sports/book/live/live_boards.hpp"
#include "sports/book/props_on_offer.hpp"
#include "sports/history/history_reader.hpp"

namespace chalkline::http {

// Two a second for half a minute: nobody reads answers as fast.
inline constexpr RateLimiter::Rule kQuestionsPerAccount{.attempts = 60,
                                                        .window = std::chrono::minutes{1}};

// The calls about the Betting Wizard.
class Wizard {
 public:
  // All outlive this.
  struct Parts {
    const ledger::Log& log;
    const ledger::State& state;
    ledger::Clock clock;
    projections::ReadModels& models;
    const sports::OddsBoards& odds;
    const sports::PropsOnOffer& props;
    const sports::LiveBoards& live;
    sports::HistoryReader& past_games;
    std::string sports_file;
    Accounts& accounts;
    Storage& storage;
    Freshness& freshness;
    LanguageModelOptions language_model;

    static Parts from(const auto& all) {
      return {all.log,          all.state,       all.clock,         all.models,      all.odds,
              all.quotes.props, all.quotes.live, all.past_games,    all.sports_file, all.accounts,
              all.storage,      all.freshness,   all.language_model};
    }
  };
  explicit Wizard(Parts parts);

  static std::span<const RouteOf<Wizard>> routes();

  // Begins to learn from past games and to score its advice, beside what is served.
  void start();
  // Ends after the answers that are under way. Idempotent.
  void stop();

 private:
  Task<Response> conversation(RequestContext& context);
  Task<Response> chat(RequestContext& context);
  Task<Response> clear(RequestContext& context);
  Task<Response> save(RequestContext& context);
  Task<Response> unsave(RequestContext& context);
  Task<Response> saved(RequestContext& context);
  Task<Response> record(RequestContext& context);

  Task<Response> answer_in_turn(RequestContext& context, AskedQuestion question, Asker asker);
  void add_account(Asker& asker, RequestContext& context, const ledger::AccountState& state) const;
  // The data that answers to the questions of one call are made from.
  struct Asking {
    ledger::AccountId account{};
    Asker asker;
    std::shared_ptr<const Learned> learned;
    ledger::Timestamp now{};
    std::string message;
    bool is_restated{};                    // `message` is a language model's
    std::vector<ledger::GameId> closed{};  // whose advice the ledger has refused
  };
  // Absent when too many wait.
  Task<std::optional<MadeAnswer>> made_from(Executor executor, const Asking& asking);
  // On a worker.
  MadeAnswer answer_from(const Asking& asking);
  // The answer to what a language model takes the question for, which `asking` then is; absent
  // where the engine does not understand that either.
  Task<std::optional<MadeAnswer>> made_from_restated(Executor executor, const Wording::Use& use,
                                                     Asking& asking);
  // Records the advice of the answer and returns the position of the last. Without the picks whose
  // game has closed meanwhile, in answer and record.
  Task<std::expected<ledger::Position, Response>> given(RequestContext& context, MadeAnswer& made,
                                                        Asking& asking);
  // The call's answer with what is kept. `position`: of the advice in the ledger, 0 for none.
  Response answered(const KeptAnswer& kept, const AskedQuestion& question,
                    ledger::Position position) const;
  // Questions that the account may still ask today, by the ledger's own state: an upgrade counts at
  // once.
  std::optional<std::int32_t> left(ledger::AccountId account, std::int32_t asked) const;

  const Parts parts_;
  const wizard::Names names_;
  NamedBoards boards_;
  OwnRecords own_records_;
  GivenAdvice given_;
  RateLimiter questions_per_account_{kQuestionsPerAccount};
  Turns turns_;
  // Last: their threads use the rest.
  Learning learning_;
  Workers workers_;
  Wording wording_;
};

}  // namespace chalkline::http
