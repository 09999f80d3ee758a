#include "http/calls/event_streams.hpp"

#include <doctest/doctest.h>

#include <chrono>

#include "tests/projections/memory_log.hpp"

namespace chalkline::http {
namespace {

using std::chrono::days;
using std::chrono::seconds;

// A book without games.
class EmptyBook final : public sports::Sportsbook {
 public:
  std::shared_ptr<const sports::Board> board() const override { return board_; }
  std::shared_ptr<const sports::LiveBoard> live() const override { return live_; }
  std::optional<sports::LiveGame> live_at(ledger::GameId, ledger::Timestamp) const override {
    return std::nullopt;
  }
  Subscription on_live(
      std::function<void(const std::shared_ptr<const sports::LiveBoard>&)>) override {
    return nullptr;
  }
  std::vector<sports::HotTeam> hot_teams() const override { return {}; }
  std::vector<sports::PlayerStat> player_stats() const override { return {}; }
  std::vector<sports::PropOffer> props(ledger::GameId, ledger::Timestamp) const override {
    return {};
  }
  std::expected<sports::PropOffer, sports::PropProblem> prop_quote(
      ledger::GameId, std::string_view, ledger::Timestamp) const override {
    return std::unexpected{sports::PropProblem::kUnknown};
  }
  bool healthy() const override { return true; }
  void stop() override {}

 private:
  std::shared_ptr<const sports::Board> board_ = std::make_shared<const sports::Board>();
  std::shared_ptr<const sports::LiveBoard> live_ = std::make_shared<const sports::LiveBoard>();
};

Session session(std::uint8_t token, WallTime expires_at) {
  return {
      .token = {token}, .account = ledger::AccountId{1000}, .roles = {}, .expires_at = expires_at};
}

TEST_CASE("a stream ends when its session expires, and those of other sessions go on") {
  const projections::test::MemoryLog log;
  const EmptyBook book;
  asio::io_context io;  // outlives the streams, which post to it as they end
  EventStreams streams{log, book};
  const auto work = asio::make_work_guard(io);
  const auto old = streams.open(session(1, wall_now()), std::nullopt, io.get_executor());
  const auto young = streams.open(session(2, wall_now() + days{7}), 0, io.get_executor());
  const auto deadline = SteadyClock::now() + seconds{30};
  while (!old->ended() && SteadyClock::now() < deadline) io.run_one_until(deadline);
  CHECK(old->ended());
  CHECK_FALSE(young->ended());
}

}  // namespace
}  // namespace chalkline::http
