#include "http/api/shared/call/user_answer.hpp"

#include "http/api/shared/call/rejections.hpp"
#include "http/json/user_json.hpp"
#include "ledger/rules/progress.hpp"

namespace chalkline::http {

Task<Response> UserAnswer::answer(RequestContext& context, const Person& person) const {
  auto& reader = *context.io.reader;
  auto standing = reader.ask(&projections::StandingQuery::find, person.id);
  if (!standing) {
    co_await freshness_.wait_for_all(context);
    standing = reader.ask(&projections::StandingQuery::find, person.id);
  }
  if (!standing) co_return busy();
  if (context.purse) {
    auto purse = reader.ask(&projections::StandingQuery::find, *context.purse);
    if (!purse) {
      co_await freshness_.wait_for_all(context);
      purse = reader.ask(&projections::StandingQuery::find, *context.purse);
    }
    if (!purse) co_return busy();
    standing->balance = purse->balance;
  }
  const auto asked = context.io.accounts.questions(person.id, ledger::day_of(clock_()));
  co_return json(200, to_json(wire::user_of(person, *standing, asked, email_verified(person))));
}

std::optional<bool> UserAnswer::email_verified(const Person& person) const {
  if (person.verified_at) return true;
  return !verify_email_ || is_verified(person) ? std::nullopt : std::optional{false};
}

}  // namespace chalkline::http
