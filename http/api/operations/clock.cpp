#include "http/api/operations/calls.hpp"
#include "http/api/operations/status_json.hpp"

namespace chalkline::http {

Task<Response> product_time(RequestContext& context) {
  const auto& services = context.app.services;
  co_return json(200, to_json(wire::Clock{services.clock(), services.clock_speed}));
}

}  // namespace chalkline::http
