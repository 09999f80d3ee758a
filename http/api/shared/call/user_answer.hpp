#pragma once

#include <optional>
#include <utility>

#include "http/api/shared/call/freshness.hpp"
#include "ledger/engine/engine.hpp"

namespace chalkline::http {

// A person as their own client knows them.
class UserAnswer {
 public:
  // `verify_email`: RULES 4, who has not confirmed the email cannot bet and is unranked.
  // `clock`: the product's time. `freshness` outlives this.
  UserAnswer(Freshness& freshness, ledger::Clock clock, bool verify_email)
      : freshness_{freshness}, clock_{std::move(clock)}, verify_email_{verify_email} {}

  // 200 with the person as `User`. An account that the read models do not know yet has just been
  // opened: they are waited for. With a chosen purse the coins are the purse's, and all else the
  // person's.
  Task<Response> answer(RequestContext& context, const Person& person) const;

  // Whether the person has shown the email to be theirs; absent where this server does not ask.
  std::optional<bool> email_verified(const Person& person) const;

 private:
  Freshness& freshness_;
  const ledger::Clock clock_;
  const bool verify_email_;
};

}  // namespace chalkline::http
