#include "http/api/wizard/turns.hpp"

#include <boost/asio/async_result.hpp>
#include <boost/asio/post.hpp>
#include <utility>

namespace chalkline::http {

Task<Turns::Turn> Turns::begin(Executor executor, ledger::AccountId account) {
  bool is_full = false;
  const auto start = [&](auto resume) {
    auto shared = std::make_shared<decltype(resume)>(std::move(resume));
    const auto go_on = [executor, shared] { asio::post(executor, [shared] { (*shared)(); }); };
    {
      const std::lock_guard lock{mutex_};
      const auto [found, is_first] = under_way_.try_emplace(account);
      is_full = found->second.size() >= kWaitingPerAccount;
      if (!is_first && !is_full) return found->second.push_back(go_on);
    }
    go_on();
  };
  co_await asio::async_initiate<const asio::use_awaitable_t<Executor>&, void()>(start, use_task);
  if (is_full) co_return Turn{};
  co_return Turn{this, End{account}};
}

// The next one has the turn from here on.
void Turns::end(ledger::AccountId account) {
  std::function<void()> next;
  {
    const std::lock_guard lock{mutex_};
    const auto found = under_way_.find(account);
    if (found->second.empty()) {
      under_way_.erase(found);
      return;
    }
    next = std::move(found->second.front());
    found->second.pop_front();
  }
  next();
}

}  // namespace chalkline::http
