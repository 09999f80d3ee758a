#include "http/mail/smtp.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <boost/url/parse.hpp>
#include <boost/url/url_view.hpp>
#include <cstring>
#include <stdexcept>

#include "base/curl.hpp"
#include "http/identity/people/token.hpp"

namespace chalkline::http {
namespace {

// A mail server that greylists or looks names up may take its time; mail waits in a queue.
constexpr long kConnectSeconds = 10;
constexpr long kSendSeconds = 30;

bool is_this_machine(const std::string& url) {
  const auto host = boost::urls::parse_uri(url)->host();
  return host == "localhost" || host == "127.0.0.1" || host == "[::1]";
}

// curl asks for the next bytes of the message.
std::size_t read_some(char* to, std::size_t size, std::size_t count, void* from) {
  auto& rest = *static_cast<std::string_view*>(from);
  const auto taken = std::min(size * count, rest.size());
  std::memcpy(to, rest.data(), taken);
  rest.remove_prefix(taken);
  return taken;
}

}  // namespace

std::string check_smtp_url(const std::string& url) {
  const auto parsed = boost::urls::parse_uri(url);
  const bool right = parsed && (parsed->scheme() == "smtp" || parsed->scheme() == "smtps") &&
                     !parsed->host().empty() && !parsed->has_userinfo();
  return right ? "" : fmt::format("'{}' is not smtp://HOST:PORT or smtps://HOST:PORT", url);
}

Smtp::Smtp(SmtpOptions options, std::string from)
    : options_{std::move(options)}, from_{std::move(from)} {
  start_curl();
}

void Smtp::send(const Message& message) {
  const Curl curl{curl_easy_init()};
  const CurlList to{curl_slist_append(nullptr, message.to.c_str())};
  if (!curl || !to) throw std::bad_alloc{};
  const auto now = std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
  const auto eml = to_eml(message, from_, new_token(), now);
  std::string_view rest{eml};
  char problem[CURL_ERROR_SIZE]{};
  const std::string sender{address_of(from_)};
  const auto set = [&](CURLoption option, auto value) { set_option(curl, option, value); };
  set(CURLOPT_ERRORBUFFER, &problem[0]);
  set(CURLOPT_NOSIGNAL, 1L);
  set(CURLOPT_URL, options_.url.c_str());
  set(CURLOPT_PROTOCOLS_STR, "smtp,smtps");
  set(CURLOPT_USE_SSL, long{is_this_machine(options_.url) ? CURLUSESSL_TRY : CURLUSESSL_ALL});
  if (!options_.certificate_authorities.empty())
    set(CURLOPT_CAINFO, options_.certificate_authorities.c_str());
  if (!options_.user.empty()) {
    set(CURLOPT_USERNAME, options_.user.c_str());
    set(CURLOPT_PASSWORD, options_.password.c_str());
  }
  set(CURLOPT_CONNECTTIMEOUT, kConnectSeconds);
  set(CURLOPT_TIMEOUT, kSendSeconds);
  set(CURLOPT_MAIL_FROM, sender.c_str());
  set(CURLOPT_MAIL_RCPT, to.get());
  set(CURLOPT_UPLOAD, 1L);
  set(CURLOPT_READFUNCTION, &read_some);
  set(CURLOPT_READDATA, static_cast<void*>(&rest));
  if (const auto result = curl_easy_perform(curl.get()); result != CURLE_OK) {
    throw std::runtime_error{problem[0] != '\0' ? &problem[0] : curl_easy_strerror(result)};
  }
}

}  // namespace chalkline::http
