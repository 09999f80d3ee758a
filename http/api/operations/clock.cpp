#include "http/api/operations/operations.hpp"
#include "http/api/operations/status_json.hpp"

namespace chalkline::http {

Task<Response> Operations::product_time(RequestContext& context) {
  co_return json(200,
                 to_json(wire::Clock{parts_.clock(), parts_.clock_speed, parts_.is_demo_data}));
}

}  // namespace chalkline::http
