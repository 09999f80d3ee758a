#include "http/api/shared/rejections.hpp"
#include "http/api/wizard/chat_json.hpp"
#include "http/api/wizard/wizard.hpp"

namespace chalkline::http {

Task<Response> Wizard::chat(RequestContext& context) {
  const auto form = read_json<wire::WizardQuestion>(context.request.body);
  if (!form) co_return text(400, form.error());
  co_return unavailable("The Wizard is still reading past games, try again in a moment");
}

}  // namespace chalkline::http
