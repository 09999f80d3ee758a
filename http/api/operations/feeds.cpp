#include "http/api/operations/calls.hpp"
#include "http/api/operations/status_json.hpp"

namespace chalkline::http {

Task<Response> feeds(RequestContext& context) {
  const auto status = context.app.services.book.status();
  co_return json(200, to_json(wire::FeedsStatus{{status->feeds}, {status->overdue}}));
}

}  // namespace chalkline::http
