#pragma once

#include <string>
#include <string_view>

namespace chalkline::http {

// A text in the brotli format (RFC 7932) in two parts, as OpenGzip: the text, which is compressed,
// and its end with what follows the text, which is stored as it is.
// `quality`: 0 is the fastest, 11 the shortest.
std::string open_brotli(std::string_view text, int quality);
std::string brotli_end(std::string_view tail);

}  // namespace chalkline::http
