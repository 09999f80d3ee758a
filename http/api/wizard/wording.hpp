#pragma once

#include <chrono>
#include <cstddef>
#include <optional>
#include <semaphore>
#include <stop_token>
#include <string>

#include "http/api/shared/workers/workers.hpp"
#include "http/language_model/language_model.hpp"
#include "wizard/phrasing/phrasing.hpp"

namespace chalkline::http {

// All that a language model may add to the time of an answer.
inline constexpr std::chrono::milliseconds kWordingTime{2'000};
// Answers that wait for it at once, each on a thread. Further ones are the engine's alone: a slow
// model costs nobody else anything.
inline constexpr std::size_t kWordingsAtOnce = 4;

// A language model's share of the answers, where there is one. Any thread.
class Wording {
 public:
  explicit Wording(LanguageModelOptions options);
  void stop();  // idempotent

  // One answer's use of it, until its time is over.
  class Use {
   public:
    explicit Use(Wording& of) : of_{&of} {}
    Use(Use&& other) noexcept;
    Use& operator=(Use&&) = delete;
    ~Use();

   private:
    friend Wording;
    Wording* of_;
    LanguageModel::Clock::time_point deadline_{LanguageModel::Clock::now() + kWordingTime};
  };
  // Absent where there is no model, it has failed too often, or too many answers wait for it.
  std::optional<Use> begin();

  // The question in the engine's terms. Absent where it may not leave the machine, or nothing came
  // that is one.
  Task<std::optional<std::string>> restated(Executor executor, const Use& use, std::string message,
                                            std::string username);

  // Other words for the explanation, checked to say nothing else.
  Task<std::optional<std::string>> phrased(Executor executor, const Use& use,
                                           wizard::Explanation explanation);

 private:
  Task<std::optional<std::string>> written(Executor executor, const Use& use,
                                           wizard::Prompt prompt);

  LanguageModel model_;
  std::counting_semaphore<kWordingsAtOnce> places_{kWordingsAtOnce};
  std::stop_source stopping_;
  Workers workers_;  // last: their threads use the rest
};

}  // namespace chalkline::http
