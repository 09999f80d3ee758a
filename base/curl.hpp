#pragma once

#include <curl/curl.h>

#include <memory>

namespace chalkline {

struct CloseCurl {
  void operator()(CURL* curl) const { curl_easy_cleanup(curl); }
  void operator()(CURLU* url) const { curl_url_cleanup(url); }
  void operator()(curl_slist* list) const { curl_slist_free_all(list); }
};

using Curl = std::unique_ptr<CURL, CloseCurl>;
using CurlUrl = std::unique_ptr<CURLU, CloseCurl>;
using CurlList = std::unique_ptr<curl_slist, CloseCurl>;

// Before the first use of libcurl. Does it once in the process; throws std::runtime_error where
// libcurl cannot be used.
void start_curl();

// Throws std::runtime_error if libcurl has refused a setting.
void check_option(CURLcode result);

// Sets an option of one transfer. Throws as above.
template <class Value>
void set_option(const Curl& curl, CURLoption option, Value value) {
  check_option(curl_easy_setopt(curl.get(), option, value));
}

}  // namespace chalkline
