#pragma once

#include <optional>

#include "http/api/shared/freshness.hpp"

namespace chalkline::http {

// A person as their own client knows them.
class UserAnswer {
 public:
  // `verify_email`: RULES 4, who has not confirmed the email cannot bet and is unranked.
  // `freshness` outlives this.
  UserAnswer(Freshness& freshness, bool verify_email)
      : freshness_{freshness}, verify_email_{verify_email} {}

  // 200 with the person as `User`. An account that the read models do not know yet has just been
  // opened: they are waited for.
  Task<Response> answer(RequestContext& context, const Person& person) const;

  // Whether the person has shown the email to be theirs; absent where this server does not ask.
  std::optional<bool> email_verified(const Person& person) const;

 private:
  Freshness& freshness_;
  const bool verify_email_;
};

}  // namespace chalkline::http
