#include "http/api/hub/hub_texts.hpp"

#include <utility>

namespace chalkline::http {

HubTexts::Found HubTexts::find(const std::string& key, ledger::Timestamp now) {
  const std::scoped_lock lock{mutex_};
  auto* entry = entries_.find(key);
  if (entry == nullptr) return {nullptr, true};
  if (now < entry->holds_until) return {entry->text, false};
  // Until it is made anew. Should that fail, the next caller tries in a while.
  entry->holds_until = now + std::chrono::seconds{1};
  return {entry->text, true};
}

void HubTexts::put(const std::string& key, std::string text, ledger::Timestamp holds_until) {
  auto shared = shared_json(std::move(text));
  const std::scoped_lock lock{mutex_};
  entries_.put(key, {std::move(shared), holds_until});
}

}  // namespace chalkline::http
