#pragma once

#include "http/server/request.hpp"
#include "http/server/response.hpp"

namespace chalkline::http {

// Compresses a body that was made for this answer alone, fast, where it is long enough and the
// request accepts that. It must hold nothing that is one asker's (SharedText says why).
void compress_answer(Response& response, const Request& request);

}  // namespace chalkline::http
