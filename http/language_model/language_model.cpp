#include "http/language_model/language_model.hpp"

#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/string.hpp>
#include <utility>

#include "base/curl.hpp"
#include "http/language_model/chat_stream.hpp"

namespace chalkline::http {
namespace {

constexpr long kModelAnswered = 200;
constexpr std::int64_t kTokensMax = 200;  // of three sentences; a model that writes more is stopped

sports::fetch::Time breaker_time() {
  return std::chrono::floor<sports::fetch::Duration>(std::chrono::system_clock::now());
}

boost::json::string as_json(std::string_view text) {
  return boost::json::string(text.data(), text.size());
}

boost::json::object message_by(std::string_view role, std::string_view content) {
  return {{"role", as_json(role)}, {"content", as_json(content)}};
}

std::string request_body(std::string_view model, std::string_view rules, std::string_view text) {
  return boost::json::serialize(boost::json::object{
      {"model", as_json(model)},
      {"messages", boost::json::array{message_by("system", rules), message_by("user", text)}},
      {"stream", true},
      {"temperature", 0},
      {"max_tokens", kTokensMax}});
}

}  // namespace

// The first use of libcurl sets OpenSSL up, which holds up every thread that hashes meanwhile: at
// the start there is none.
LanguageModel::LanguageModel(LanguageModelOptions options) : options_{std::move(options)} {
  if (!options_.url.empty()) start_curl();
}

bool LanguageModel::may_be_asked() const {
  const std::lock_guard lock{mutex_};
  return !options_.url.empty() && breaker_.allows(breaker_time());
}

std::optional<std::string> LanguageModel::write(const std::string& rules, const std::string& text,
                                                Clock::time_point deadline,
                                                const std::stop_token& stopping) {
  const auto left = std::chrono::floor<std::chrono::milliseconds>(deadline - Clock::now());
  if (left < kModelTimeMin) return std::nullopt;
  auto client = take_client();
  ChatStream answer;
  const auto sent = client->post(
      {.url = options_.url + "/chat/completions",
       .type = "application/json",
       .accept = "text/event-stream",
       .body = request_body(options_.model, rules, text),
       .bearer = options_.key},
      [&](long status, std::string_view bytes) {
        return status == kModelAnswered && answer.take(bytes);
      },
      {.connect = left, .whole = left}, stopping);
  give_back(std::move(client));
  auto written = answer.text();
  if (!sent) {
    note(false, sent.error());
  } else if (sent->status != kModelAnswered) {
    note(false, fmt::format("{} answers {}", options_.url, sent->status));
  } else {
    note(written.has_value(), options_.url + " answers with something other than a text's stream");
  }
  return sent ? std::move(written) : std::nullopt;
}

std::unique_ptr<sports::fetch::HttpClient> LanguageModel::take_client() {
  {
    const std::lock_guard lock{mutex_};
    if (!idle_.empty()) {
      auto client = std::move(idle_.back());
      idle_.pop_back();
      return client;
    }
  }
  return std::make_unique<sports::fetch::HttpClient>();
}

void LanguageModel::give_back(std::unique_ptr<sports::fetch::HttpClient> client) {
  const std::lock_guard lock{mutex_};
  idle_.push_back(std::move(client));
}

// The log says when it begins to fail for a while, and no more: an answer without it is whole.
void LanguageModel::note(bool succeeded, const std::string& what) {
  const std::lock_guard lock{mutex_};
  if (succeeded) return breaker_.succeeded();
  const auto now = breaker_time();
  const bool was_allowed = breaker_.allows(now);
  breaker_.failed(now);
  if (was_allowed && !breaker_.allows(now))
    spdlog::warn("The language model is not asked for some minutes: {}", what);
}

}  // namespace chalkline::http
