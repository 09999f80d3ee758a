#include "http/app/sides/ask_witness.hpp"

#include <fmt/format.h>

#include <chrono>
#include <memory>
#include <stdexcept>
#include <utility>

#include "base/hex.hpp"
#include "base/sha256.hpp"
#include "sports/fetch/http_client.hpp"
#include "sports/fetch/url.hpp"

namespace chalkline::http {
namespace {

constexpr std::chrono::seconds kWitnessTime{2};

// As much as a note may have; some 100 bytes come for each of its keys.
constexpr std::size_t kAnswerMax = proof::kNoteBytesMax;

constexpr long kOk = 200;

constexpr sports::fetch::Timeouts kTimeouts{.connect = kWitnessTime, .whole = kWitnessTime};

// What `send`, which gets the taker of the answer's bytes, has brought.
template <class Send>
std::expected<proof::WitnessAnswer, std::string> answer_to(const std::string& url, Send send) {
  std::string answer;
  bool is_too_long = false;
  const auto take = [&](long /*status*/, std::string_view bytes) {
    is_too_long = bytes.size() > kAnswerMax - answer.size();
    if (!is_too_long) answer += bytes;
    return !is_too_long;
  };
  auto sent = send(take);
  if (!sent) return std::unexpected{std::move(sent.error())};
  if (is_too_long) return std::unexpected{url + " answers with more than 64 KiB"};
  return proof::WitnessAnswer{
      .status = sent->status, .type = std::move(sent->type), .body = std::move(answer)};
}

std::expected<proof::WitnessAnswer, std::string> ask(sports::fetch::HttpClient& client,
                                                     const std::string& url,
                                                     const std::string& body,
                                                     const std::stop_token& stopping) {
  return answer_to(url, [&](const sports::fetch::TakeBytes& take) {
    return client.post(
        {.url = url, .type = "text/plain; charset=utf-8", .accept = "*/*", .body = body}, take,
        kTimeouts, stopping);
  });
}

}  // namespace

proof::AskWitness ask_witness() {
  return [client = std::make_shared<sports::fetch::HttpClient>()](
             const std::string& url, const std::string& body, const std::stop_token& stopping) {
    return ask(*client, url, body, stopping);
  };
}

std::string newest_witnessed(const proof::WitnessOption& witness, const std::string& origin) {
  const auto& name = witness.key.name;
  const auto url = fmt::format("{}/{}/checkpoint", witness.url, to_hex(sha256(origin)));
  sports::fetch::HttpClient client;
  auto answer = answer_to(url, [&](const sports::fetch::TakeBytes& take) {
    return client.read(url, take, kTimeouts, {});
  });
  if (!answer)
    throw std::runtime_error{
        fmt::format("The witness {} could not be asked: {}", name, answer.error())};
  if (answer->status != kOk) {
    throw std::runtime_error{fmt::format("The witness {} tells no checkpoint of {}: it answers {}",
                                         name, origin, answer->status)};
  }
  const auto note = proof::parse_note(answer->body);
  std::string lines;
  if (note) {
    for (const auto& signature : note->signatures) lines += format_signature(signature);
  }
  const auto signature =
      note ? proof::cosignature_in(lines, witness.key, note->text) : std::unexpected{note.error()};
  if (!signature) {
    throw std::runtime_error{
        fmt::format("The answer of the witness {} has {}", name, signature.error())};
  }
  return std::move(answer->body);
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
