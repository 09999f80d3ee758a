#include "http/language_model/options.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <boost/url/parse.hpp>
#include <boost/url/url_view.hpp>

#include "sports/fetch/url.hpp"

namespace chalkline::http {

std::string check_language_model_url(const std::string& text) {
  const auto url = boost::urls::parse_uri(text);
  const bool right = url && !url->host().empty() && !url->has_userinfo() && !url->has_query() &&
                     !url->has_fragment() && !text.ends_with('/') &&
                     sports::fetch::is_allowed(text);
  return right ? ""
               : fmt::format(
                     "'{}' is neither https://... nor http://... on this machine, or ends "
                     "with a slash",
                     url && url->has_userinfo() ? "The address" : text);
}

// It becomes a header line. No message shows it.
std::string check_language_model_key(const std::string& key) {
  const bool plain = std::ranges::all_of(key, [](char c) { return c > ' ' && c <= '~'; });
  return plain ? "" : "The key has characters that no key has";
}

}  // namespace chalkline::http
