#include "http/app/commands/ask_server.hpp"

#include <fmt/format.h>

#include <stdexcept>

#include "base/curl.hpp"
#include "http/app/process/data_directory.hpp"

namespace chalkline::http {
namespace {

// The server answers within a group commit, and may have some requests to answer before.
constexpr long kAnswerSeconds = 30;

std::size_t append_answer(char* from, std::size_t size, std::size_t count, void* to) {
  static_cast<std::string*>(to)->append(from, size * count);
  return size * count;
}

}  // namespace

std::string answer_of_server(const std::string& directory, const std::string& path,
                             const std::string& body) {
  start_curl();
  const Curl curl{curl_easy_init()};
  const CurlList headers{curl_slist_append(nullptr, "Content-Type: application/json")};
  if (!curl || !headers) throw std::bad_alloc{};
  const auto socket = DataDirectory{directory}.operator_socket();
  const auto url = "http://localhost" + path;
  std::string answer;
  const auto set = [&](CURLoption option, auto value) { set_option(curl, option, value); };
  set(CURLOPT_NOSIGNAL, 1L);
  set(CURLOPT_UNIX_SOCKET_PATH, socket.c_str());
  set(CURLOPT_URL, url.c_str());
  set(CURLOPT_PROXY, "");
  set(CURLOPT_HTTPHEADER, headers.get());
  set(CURLOPT_POSTFIELDS, body.c_str());
  set(CURLOPT_POSTFIELDSIZE, static_cast<long>(body.size()));
  set(CURLOPT_TIMEOUT, kAnswerSeconds);
  set(CURLOPT_WRITEFUNCTION, &append_answer);
  set(CURLOPT_WRITEDATA, static_cast<void*>(&answer));
  const auto result = curl_easy_perform(curl.get());
  // A path that is too long for a socket is a host that cannot be found to libcurl.
  if (result == CURLE_COULDNT_CONNECT || result == CURLE_COULDNT_RESOLVE_HOST)
    throw std::runtime_error{
        fmt::format("No server of yours listens in {}, and it alone writes the ledger", directory)};
  if (result != CURLE_OK)
    throw std::runtime_error{
        fmt::format("The server did not answer, so it may be done or not: ask again ({})",
                    curl_easy_strerror(result))};
  long status = 0;
  curl_easy_getinfo(curl.get(), CURLINFO_RESPONSE_CODE, &status);
  if (status != 200) throw std::runtime_error{answer};
  return answer;
}

int ask_server(const std::string& directory, const std::string& path, const std::string& body) {
  fmt::print("{}\n", answer_of_server(directory, path, body));
  return 0;
}

}  // namespace chalkline::http
