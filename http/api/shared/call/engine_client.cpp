#include "http/api/shared/call/engine_client.hpp"

#include <boost/asio/async_result.hpp>
#include <boost/asio/post.hpp>
#include <cstddef>
#include <functional>
#include <utility>

namespace chalkline::http {
namespace {

// Lives in the frame of the coroutine that waits, hence until the answer is there. Its address is
// the ticket.
struct Waiting {
  std::move_only_function<void(ledger::Outcome)> resume;
};

void answer(Waiting& waiting, ledger::Outcome outcome) {
  // Taken out first: the coroutine that it lies in may end before the call returns.
  auto resume = std::move(waiting.resume);
  resume(std::move(outcome));
}

}  // namespace

Task<ledger::Outcome> EngineClient::decide(ledger::Command command) {
  Waiting waiting;
  const auto start = [&](auto resume) {
    waiting.resume = std::move(resume);
    if (engine_.submit(std::move(command), *this, reinterpret_cast<std::uintptr_t>(&waiting)))
      return;
    asio::post(executor_,
               [&waiting] { answer(waiting, std::unexpected{ledger::Rejection::kBusy}); });
  };
  co_return co_await asio::async_initiate<const asio::use_awaitable_t<Executor>&,
                                          void(ledger::Outcome)>(start, use_task);
}

Task<std::vector<ledger::Outcome>> EngineClient::decide_all(std::vector<ledger::Command> commands) {
  const auto count = commands.size();
  std::vector<ledger::Outcome> outcomes(count, std::unexpected{ledger::Rejection::kBusy});
  if (count == 0) co_return outcomes;
  std::vector<Waiting> waiting(count);
  std::size_t left = count;
  std::move_only_function<void()> resume;
  const auto start = [&](auto handler) {
    resume = [handler = std::move(handler)]() mutable { std::move(handler)(); };
    std::vector<ledger::Engine::Submission> submissions;
    submissions.reserve(count);
    for (std::size_t i = 0; i < count; ++i) {
      waiting[i].resume = [&, i](ledger::Outcome outcome) {
        outcomes[i] = std::move(outcome);
        if (--left == 0) std::exchange(resume, {})();
      };
      submissions.push_back(
          {std::move(commands[i]), reinterpret_cast<std::uintptr_t>(&waiting[i])});
    }
    if (engine_.submit(std::move(submissions), *this)) return;
    asio::post(executor_, [&resume] { std::exchange(resume, {})(); });
  };
  co_await asio::async_initiate<const asio::use_awaitable_t<Executor>&, void()>(start, use_task);
  co_return outcomes;
}

void EngineClient::deliver(std::vector<Answer> answers) {
  asio::post(executor_, [answers = std::move(answers)]() mutable {
    for (auto& [ticket, outcome] : answers)
      answer(*reinterpret_cast<Waiting*>(static_cast<std::uintptr_t>(ticket)), std::move(outcome));
  });
}

}  // namespace chalkline::http
