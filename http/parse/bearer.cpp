#include "http/parse/bearer.hpp"

#include <boost/beast/core/string.hpp>

namespace chalkline::http {

std::string_view bearer_token(std::optional<std::string_view> authorization) {
  constexpr std::string_view kScheme{"Bearer "};
  if (!authorization) return {};
  const auto scheme = authorization->substr(0, kScheme.size());
  if (!boost::beast::iequals({scheme.data(), scheme.size()}, "Bearer ")) return {};
  return authorization->substr(kScheme.size());
}

}  // namespace chalkline::http
