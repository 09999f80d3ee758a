#include "http/api/shared/user_answer.hpp"

#include "http/api/shared/rejections.hpp"
#include "http/json/user_json.hpp"

namespace chalkline::http {

Task<Response> user_answer(RequestContext& context, const Person& person) {
  auto& reader = *context.io.reader;
  auto standing = reader.ask(&projections::StandingQuery::find, person.id);
  if (!standing) {
    co_await wait_for_models(context, context.app.services.log.position());
    standing = reader.ask(&projections::StandingQuery::find, person.id);
  }
  if (!standing) co_return busy();
  const auto verified = context.app.email_verified(person);
  co_return json(200, to_json(wire::user_of(person, *standing, verified)));
}

}  // namespace chalkline::http
