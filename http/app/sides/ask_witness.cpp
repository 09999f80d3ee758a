#include "http/app/sides/ask_witness.hpp"

#include <fmt/format.h>

#include <chrono>
#include <memory>
#include <utility>

#include "sports/fetch/http_client.hpp"
#include "sports/fetch/url.hpp"

namespace chalkline::http {
namespace {

constexpr std::chrono::seconds kWitnessTime{2};

// As much as a note may have; some 100 bytes come for each of its keys.
constexpr std::size_t kAnswerMax = proof::kNoteBytesMax;

std::expected<proof::WitnessAnswer, std::string> ask(sports::fetch::HttpClient& client,
                                                     const std::string& url,
                                                     const std::string& body,
                                                     const std::stop_token& stopping) {
  std::string answer;
  bool is_too_long = false;
  const auto take = [&](long /*status*/, std::string_view bytes) {
    is_too_long = bytes.size() > kAnswerMax - answer.size();
    if (!is_too_long) answer += bytes;
    return !is_too_long;
  };
  auto sent =
      client.post({.url = url, .type = "text/plain; charset=utf-8", .accept = "*/*", .body = body},
                  take, {.connect = kWitnessTime, .whole = kWitnessTime}, stopping);
  if (!sent) return std::unexpected{std::move(sent.error())};
  if (is_too_long) return std::unexpected{url + " answers with more than 64 KiB"};
  return proof::WitnessAnswer{
      .status = sent->status, .type = std::move(sent->type), .body = std::move(answer)};
}

}  // namespace

proof::AskWitness ask_witness() {
  return [client = std::make_shared<sports::fetch::HttpClient>()](
             const std::string& url, const std::string& body, const std::stop_token& stopping) {
    return ask(*client, url, body, stopping);
  };
}

std::string check_witness(const std::string& option) {
  const auto witness = proof::parse_witness_option(option);
  if (!witness) return fmt::format("'{}' is {}", option, witness.error());
  if (!sports::fetch::is_allowed(witness->url) || witness->url.ends_with('/')) {
    return fmt::format(
        "'{}' is neither https://... nor http://... on this machine, or ends with "
        "a slash",
        witness->url);
  }
  return "";
}

}  // namespace chalkline::http
