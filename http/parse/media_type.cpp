#include "http/parse/media_type.hpp"

#include <boost/beast/core/string.hpp>

namespace chalkline::http {

bool is_json(std::string_view content_type) {
  auto type = content_type.substr(0, content_type.find(';'));
  while (type.ends_with(' ') || type.ends_with('\t')) type.remove_suffix(1);
  return boost::beast::iequals({type.data(), type.size()}, "application/json");
}

}  // namespace chalkline::http
