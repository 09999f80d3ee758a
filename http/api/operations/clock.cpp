#include <fmt/format.h>

#include "base/time_text.hpp"
#include "http/api/operations/calls.hpp"
#include "http/json/json_writer.hpp"

namespace chalkline::http {

Task<Response> product_time(RequestContext& context) {
  const auto& services = context.app.services;
  std::string body;
  JsonWriter out{body};
  out.object().key("now").text(to_iso(services.clock()));
  // As it was set, which may be less than the two decimals of a number here show.
  out.key("speed").raw(fmt::format("{}", services.clock_speed)).end();
  co_return json(200, std::move(body));
}

}  // namespace chalkline::http
