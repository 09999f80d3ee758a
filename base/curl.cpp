#include "base/curl.hpp"

#include <stdexcept>

namespace chalkline {

void start_curl() {
  static const bool started = curl_global_init(CURL_GLOBAL_DEFAULT) == CURLE_OK;
  if (!started) throw std::runtime_error{"libcurl cannot be used here"};
}

void check_option(CURLcode result) {
  if (result != CURLE_OK) throw std::runtime_error{"libcurl refuses a setting"};
}

}  // namespace chalkline
