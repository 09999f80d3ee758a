#include "http/api/shared/rejections.hpp"
#include "http/api/wizard/wizard.hpp"
#include "http/parse/query_fields.hpp"

namespace chalkline::http {

Task<Response> Wizard::record(RequestContext& context) {
  const auto query = QueryFields::parse(context.request.query);
  if (!query) co_return text(400, query.error());
  if (const auto ok = query->done(); !ok) co_return text(400, ok.error());
  const auto so_far =
      co_await workers_.run(context.io.executor, [this] { return given_.current(); });
  if (!so_far) co_return busy();
  co_return json(200, (*so_far)->record);
}

}  // namespace chalkline::http
