#pragma once

#include <string>
#include <string_view>

#include "http/api/shared/app_context.hpp"

namespace chalkline::http {

// Answers somebody who asks for mail to an address: the same whether it is known or not, unless too
// much was asked for already (RULES 5).
Response request_mail(RequestContext& context, Purpose purpose, std::string email,
                      std::string_view message);

}  // namespace chalkline::http
