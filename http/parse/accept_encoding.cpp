#include "http/parse/accept_encoding.hpp"

#include <algorithm>
#include <boost/beast/http/rfc7230.hpp>

namespace chalkline::http {
namespace {

namespace beast_http = boost::beast::http;

// "q=0", "q=0.0", "q=0.000": weights have at most three decimals.
bool refuses(const beast_http::param_list::value_type& parameter) {
  return boost::beast::iequals(parameter.first, "q") &&
         parameter.second.find_first_not_of("0.") == std::string_view::npos;
}

}  // namespace

bool accepts_encoding(std::string_view header, std::string_view coding) {
  beast_http::ext_list codings{{header.data(), header.size()}};
  const auto named = codings.find(coding);
  return named != codings.end() && std::ranges::none_of(named->second, refuses);
}

}  // namespace chalkline::http
