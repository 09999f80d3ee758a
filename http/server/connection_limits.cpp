#include "http/server/connection_limits.hpp"

#include "http/server/client_key.hpp"

namespace chalkline::http {

ConnectionLimits::ConnectionLimits(std::size_t per_client, std::size_t in_all)
    : per_client_{per_client}, in_all_{in_all} {}

ConnectionLimits::Place ConnectionLimits::enter(const boost::asio::ip::address& peer) {
  const auto client = client_key(peer);
  const std::lock_guard lock{mutex_};
  if (open_ >= in_all_) return {};
  auto& count = by_client_[client];
  if (count >= per_client_) return {};
  ++count;
  ++open_;
  return {*this, client};
}

void ConnectionLimits::leave(const boost::asio::ip::address& client) {
  const std::lock_guard lock{mutex_};
  if (--open_ == 0) empty_.notify_all();
  const auto found = by_client_.find(client);
  if (--found->second == 0) by_client_.erase(found);
}

std::size_t ConnectionLimits::open() const {
  const std::lock_guard lock{mutex_};
  return open_;
}

bool ConnectionLimits::wait_until_empty(std::chrono::seconds timeout) const {
  std::unique_lock lock{mutex_};
  return empty_.wait_for(lock, timeout, [this] { return open_ == 0; });
}

}  // namespace chalkline::http
