#include "http/api/wizard/wizard.hpp"
#include "http/parse/query_fields.hpp"

namespace chalkline::http {

Task<Response> Wizard::record(RequestContext& context) {
  const auto query = QueryFields::parse(context.request.query);
  if (!query) co_return text(400, query.error());
  if (const auto ok = query->done(); !ok) co_return text(400, ok.error());
  co_return json(200, given_.current()->record);
}

}  // namespace chalkline::http
