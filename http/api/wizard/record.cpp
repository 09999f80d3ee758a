#include "http/api/wizard/wizard.hpp"
#include "http/parse/query_fields.hpp"

namespace chalkline::http {

Task<Response> Wizard::record(RequestContext& context) {
  if (const auto ok = read_no_query(context.request.query); !ok) co_return text(400, ok.error());
  co_return json(200, given_.current()->record);
}

}  // namespace chalkline::http
