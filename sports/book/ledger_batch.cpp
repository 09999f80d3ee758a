#include "sports/book/ledger_batch.hpp"

#include <condition_variable>
#include <mutex>
#include <utility>

#include "ledger/state/lookups.hpp"
#include "ledger/state/state.hpp"

namespace chalkline::sports {
namespace {

// The commands of a group commit. The queue is shared with the players' bets, which must not meet
// it full.
constexpr std::size_t kInFlightMax = 1'024;

class Answers : public ledger::AnswerSink {
 public:
  explicit Answers(std::size_t commands)
      : outcomes_(commands, std::unexpected(ledger::Rejection::kBusy)) {}

  void deliver(std::vector<Answer> answers) override {
    const std::scoped_lock lock{mutex_};
    for (auto& answer : answers) outcomes_[answer.ticket] = std::move(answer.outcome);
    answered_ += answers.size();
    changed_.notify_one();  // under the lock: the waiter may destroy this object next
  }

  void wait_for(std::size_t answered) {
    std::unique_lock lock{mutex_};
    changed_.wait(lock, [&] { return answered_ >= answered; });
  }

  // Once every answer has come.
  std::vector<ledger::Outcome> take() { return std::move(outcomes_); }

 private:
  std::mutex mutex_;
  std::condition_variable changed_;
  std::size_t answered_ = 0;
  std::vector<ledger::Outcome> outcomes_;
};

}  // namespace

std::vector<ledger::Outcome> execute_all(ledger::Engine& engine,
                                         std::vector<ledger::Command> commands) {
  Answers answers{commands.size()};
  std::size_t submitted = 0;
  for (auto& command : commands) {
    if (submitted >= kInFlightMax) answers.wait_for(submitted - kInFlightMax + 1);
    if (!engine.submit(std::move(command), answers, submitted)) break;
    ++submitted;
  }
  answers.wait_for(submitted);
  return answers.take();
}

LedgerGames games_of(const ledger::State& state) {
  return [&state](ledger::GameId game) { return ledger::find_game(state, game); };
}

}  // namespace chalkline::sports
