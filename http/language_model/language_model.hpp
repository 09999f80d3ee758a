#pragma once

#include <chrono>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "http/language_model/options.hpp"
#include "sports/fetch/circuit_breaker.hpp"
#include "sports/fetch/http_client.hpp"

namespace chalkline::http {

// An answer that may take no longer than this is not worth asking for.
inline constexpr std::chrono::milliseconds kModelTimeMin{300};

// A language model behind the OpenAI chat-completions interface. After some failures in a row it is
// not asked for a while. Any thread; blocks on the network.
class LanguageModel {
 public:
  using Clock = std::chrono::steady_clock;

  explicit LanguageModel(LanguageModelOptions options);

  // Whether there is one, and it has not failed too often just now.
  bool may_be_asked() const;

  // Asks it to write to `text` under `rules`. Absent where it has not written all of it by
  // `deadline`, or anything else went wrong. The text may be anything.
  std::optional<std::string> write(const std::string& rules, const std::string& text,
                                   Clock::time_point deadline, const std::stop_token& stopping);

 private:
  std::unique_ptr<sports::fetch::HttpClient> take_client();
  void give_back(std::unique_ptr<sports::fetch::HttpClient> client);
  void note(bool succeeded, const std::string& what);

  const LanguageModelOptions options_;
  mutable std::mutex mutex_;
  std::vector<std::unique_ptr<sports::fetch::HttpClient>> idle_;  // with their connections
  sports::fetch::CircuitBreaker breaker_;
};

}  // namespace chalkline::http
