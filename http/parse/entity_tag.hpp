#pragma once

#include <string_view>

namespace chalkline::http {

// Whether an If-None-Match header lists `etag`, a strong entity tag with its quotes: compared
// weakly, as RFC 9110, section 13.1.2, asks. A list that cannot be read to its end holds what was
// read.
bool lists_etag(std::string_view if_none_match, std::string_view etag);

}  // namespace chalkline::http
