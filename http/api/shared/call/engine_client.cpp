#include "http/api/shared/call/engine_client.hpp"

#include <boost/asio/async_result.hpp>
#include <boost/asio/post.hpp>
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

void EngineClient::deliver(std::vector<Answer> answers) {
  asio::post(executor_, [answers = std::move(answers)]() mutable {
    for (auto& [ticket, outcome] : answers)
      answer(*reinterpret_cast<Waiting*>(static_cast<std::uintptr_t>(ticket)), std::move(outcome));
  });
}

}  // namespace chalkline::http
