#include "ledger/engine/engine.hpp"

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <future>
#include <mutex>
#include <span>

#include "base/worker_thread.hpp"
#include "ledger/engine/decider.hpp"
#include "ledger/state/state.hpp"

namespace chalkline::ledger {
namespace {

// A second of work at the highest rate measured; a caller beyond it is refused
// at once instead of waiting.
constexpr std::size_t kQueueMax = 65'536;

// The most commands of a synced batch: so many already cost as much to write as the sync itself
// (docs/BENCHMARKS.md).
constexpr std::size_t kGroupMax = 1'024;

struct Waiting {
  Command command;
  AnswerSink* sink;
  std::uint64_t ticket;
};

}  // namespace

class Engine::Impl {
 public:
  // An exception that escapes the thread leaves memory ahead of the log; only the log is right, so
  // the process ends.
  Impl(Log& log, State& state, Clock clock, SaltSource salts)
      : log_(log),
        state_(state),
        clock_(std::move(clock)),
        salts_(std::move(salts)),
        thread_("ledger", [this](const std::stop_token&) { run(); }) {}
  ~Impl() { stop(); }

  bool submit(Command&& command, AnswerSink& sink, std::uint64_t ticket, bool while_held) {
    return enqueue(1, while_held, [&] { queue_.push_back({std::move(command), &sink, ticket}); });
  }

  bool submit(std::vector<Submission> commands, AnswerSink& sink) {
    return enqueue(commands.size(), false, [&] {
      for (auto& [command, ticket] : commands)
        queue_.push_back({std::move(command), &sink, ticket});
    });
  }

  void stop() {
    {
      const std::scoped_lock lock{mutex_};
      stopping_ = true;
    }
    wake_.notify_one();
    thread_.stop();
  }

  void set_no_space(bool no_space) { no_space_ = no_space; }

  Outcome execute(Command command, bool while_held) {
    class OneAnswer final : public AnswerSink {
     public:
      void deliver(std::vector<Answer> answers) override {
        promise.set_value(std::move(answers.front().outcome));
      }
      std::promise<Outcome> promise;
    };
    OneAnswer answer;
    auto outcome = answer.promise.get_future();
    if (!submit(std::move(command), answer, 0, while_held))
      return std::unexpected(Rejection::kBusy);
    return outcome.get();
  }

  void set_held(bool held) {
    const std::scoped_lock lock{mutex_};
    held_ = held;
  }

  EngineStats stats() const {
    const std::scoped_lock lock{mutex_};
    auto stats = stats_;
    stats.queue_depth = waiting_;
    return stats;
  }

 private:
  // `push` adds `count` commands to the queue, all of them in one group or in two.
  template <class Push>
  bool enqueue(std::size_t count, bool while_held, const Push& push) {
    if (!state_.is_ready()) return false;
    bool was_empty{};
    {
      const std::scoped_lock lock{mutex_};
      if (stopping_ || (held_ && !while_held) || waiting_ + count > kQueueMax) return false;
      was_empty = queue_.empty();
      push();
      waiting_ += count;
    }
    if (was_empty) wake_.notify_one();
    return true;
  }

  void run() {
    auto* entries = state_.entries_when_ready();
    if (entries == nullptr) return;
    Decider decider{log_, *entries, std::move(salts_)};
    while (take_group()) process_group(decider, *entries);
  }

  // Points group_ to the next commands, at most kGroupMax; waits for one. False when stopped and
  // drained. The whole queue is taken at once, so that a submitter waits for a swap only.
  bool take_group() {
    const bool all_begun = begun_ == taken_.size();
    if (all_begun) {
      taken_.clear();
      begun_ = 0;
    }
    std::unique_lock lock{mutex_};
    if (all_begun) {
      wake_.wait(lock, [this] { return stopping_ || !queue_.empty(); });
      taken_.swap(queue_);
    }
    group_ = std::span{taken_}.subspan(begun_, std::min(taken_.size() - begun_, kGroupMax));
    begun_ += group_.size();
    waiting_ -= group_.size();
    return !group_.empty();
  }

  void process_group(Decider& decider, StateEntries& entries) {
    const auto now = clock_();
    std::vector<Outcome> outcomes;
    outcomes.reserve(group_.size());
    for (const auto& waiting : group_) {
      const bool is_of_start = std::holds_alternative<AdoptRules>(waiting.command) ||
                               std::holds_alternative<AdoptLogKey>(waiting.command);
      const bool refused = no_space_ && !is_of_start;
      outcomes.push_back(refused ? Outcome{std::unexpected(Rejection::kNoSpace)}
                                 : decider.handle(waiting.command, now));
    }
    auto [batch, changes] = decider.take_group();
    if (!batch.records.empty()) {
      log_.append(batch);
      entries.publish(batch.head.position, std::move(changes));
    }
    count(outcomes, batch.records.size(), decider.accounts_cached());
    deliver(std::move(outcomes));
  }

  void count(const std::vector<Outcome>& outcomes, std::size_t events, std::size_t accounts) {
    const auto rejected =
        std::ranges::count_if(outcomes, [](const auto& outcome) { return !outcome; });
    const std::scoped_lock lock{mutex_};
    stats_.commands += outcomes.size();
    stats_.rejected += static_cast<std::uint64_t>(rejected);
    stats_.events += events;
    stats_.groups += events > 0 ? 1 : 0;
    stats_.accounts_cached = accounts;
  }

  // Only one call a sink: an io thread is woken once for all of its answers.
  void deliver(std::vector<Outcome> outcomes) {
    std::vector<std::pair<AnswerSink*, std::vector<AnswerSink::Answer>>> by_sink;
    for (std::size_t i = 0; i < group_.size(); ++i) {
      auto found =
          std::ranges::find(by_sink, group_[i].sink, [](const auto& entry) { return entry.first; });
      if (found == by_sink.end()) {
        by_sink.emplace_back(group_[i].sink, std::vector<AnswerSink::Answer>{});
        found = by_sink.end() - 1;
        found->second.reserve(group_.size());
      }
      found->second.push_back({group_[i].ticket, std::move(outcomes[i])});
    }
    for (auto& [sink, answers] : by_sink) sink->deliver(std::move(answers));
  }

  Log& log_;
  State& state_;
  Clock clock_;
  SaltSource salts_;  // until the thread has begun
  std::atomic<bool> no_space_{};
  std::vector<Waiting> taken_;
  std::size_t begun_{};             // of taken_
  std::span<const Waiting> group_;  // of taken_: under way

  mutable std::mutex mutex_;
  std::condition_variable wake_;
  std::vector<Waiting> queue_;
  std::size_t waiting_{};  // submitted and in no group yet
  bool held_ = false;
  bool stopping_ = false;
  EngineStats stats_;

  WorkerThread thread_;  // last: it uses all of the above
};

Engine::Engine(Log& log, State& state, Clock clock, SaltSource salts)
    : impl_(std::make_unique<Impl>(log, state, std::move(clock), std::move(salts))) {}
Engine::~Engine() = default;

bool Engine::submit(Command&& command, AnswerSink& sink, std::uint64_t ticket) {
  return impl_->submit(std::move(command), sink, ticket, false);
}

bool Engine::submit(std::vector<Submission> commands, AnswerSink& sink) {
  return impl_->submit(std::move(commands), sink);
}

Outcome Engine::execute(Command command) { return impl_->execute(std::move(command), false); }

void Engine::hold() { impl_->set_held(true); }

Outcome Engine::execute_first(Command command) { return impl_->execute(std::move(command), true); }

void Engine::open() { impl_->set_held(false); }

void Engine::set_no_space(bool no_space) { impl_->set_no_space(no_space); }

void Engine::stop() { impl_->stop(); }

EngineStats Engine::stats() const { return impl_->stats(); }

}  // namespace chalkline::ledger
