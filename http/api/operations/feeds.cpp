#include "http/api/operations/operations.hpp"
#include "http/api/operations/status_json.hpp"

namespace chalkline::http {

Task<Response> Operations::feeds(RequestContext& context) {
  const auto status = parts_.book.status.current();
  co_return json(200, to_json(wire::FeedsStatus{{status->feeds}, {status->overdue}}));
}

}  // namespace chalkline::http
