#include "http/api/wizard/wording.hpp"

#include <utility>

namespace chalkline::http {

Wording::Use::Use(Use&& other) noexcept
    : of_{std::exchange(other.of_, nullptr)}, deadline_{other.deadline_} {}

Wording::Use::~Use() {
  if (of_ != nullptr) of_->places_.release();
}

Wording::Wording(LanguageModelOptions options)
    : model_{std::move(options)}, workers_{"wording", kWordingsAtOnce, kWordingsAtOnce} {}

void Wording::stop() {
  stopping_.request_stop();
  workers_.stop();
}

std::optional<Wording::Use> Wording::begin() {
  if (!model_.may_be_asked() || !places_.try_acquire()) return std::nullopt;
  return std::optional<Use>{std::in_place, *this};
}

Task<std::optional<std::string>> Wording::written(Executor executor, const Use& use,
                                                  wizard::Prompt prompt) {
  auto text = co_await workers_.run(executor, [&] {
    return model_.write(prompt.rules, prompt.text, use.deadline_, stopping_.get_token());
  });
  co_return text.value_or(std::nullopt);
}

Task<std::optional<std::string>> Wording::restated(Executor executor, const Use& use,
                                                   std::string message, std::string username) {
  if (!wizard::may_be_restated(message, username)) co_return std::nullopt;
  const auto text = co_await written(executor, use, wizard::restating_prompt(message));
  if (!text) co_return std::nullopt;
  co_return wizard::checked_question(*text, message);
}

Task<std::optional<std::string>> Wording::phrased(Executor executor, const Use& use,
                                                  wizard::Explanation explanation) {
  const auto text = co_await written(executor, use, wizard::phrasing_prompt(explanation));
  if (!text) co_return std::nullopt;
  co_return wizard::checked_phrasing(*text, explanation);
}

}  // namespace chalkline::http
