#include "http/server/connection_limits.hpp"

namespace chalkline::http {
namespace {

// Beyond this many, networks give way: the last eighth is for connections that arrive while others
// are being closed.
constexpr std::size_t crowded_from(std::size_t in_all) { return in_all - in_all / 8; }

}  // namespace

ConnectionLimits::ConnectionLimits(std::size_t per_client, std::size_t in_all)
    : per_client_{per_client}, in_all_{in_all}, crowded_{crowded_from(in_all)} {}

ConnectionLimits::Entry ConnectionLimits::enter(const boost::asio::ip::address& peer) {
  const auto client = client_networks(peer);
  const std::lock_guard lock{mutex_};
  if (open_ >= in_all_ || !by_network_.has_room(client, per_client_)) return {};
  std::optional<NetworkCounts::Network> gives_way;
  if (open_ >= crowded_) {
    gives_way = by_network_.to_give_way(client);
    if (!gives_way && by_network_.holds_any(client)) return {};
  }
  by_network_.add(client);
  ++open_;
  return {Permit{this, {client}}, gives_way};
}

void ConnectionLimits::leave(const Networks& client) {
  const std::lock_guard lock{mutex_};
  if (--open_ == 0) empty_.notify_all();
  by_network_.remove(client);
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
