#pragma once

#include "http/api/shared/app_context.hpp"

namespace chalkline::http {

// 200 with the person as `User`. An account that the read models do not know yet has just been
// opened: they are waited for.
Task<Response> user_answer(RequestContext& context, const Person& person);

}  // namespace chalkline::http
