#include "sports/feeds/live/live_feed.hpp"

#include <doctest/doctest.h>

#include <atomic>
#include <condition_variable>

#include "sports/feeds/live/poller.hpp"
#include "tests/sports/verbs.hpp"

namespace chalkline::sports::live {
namespace {

using namespace test;

// A provider whose rounds a test hands out one by one.
class Rounds {
 public:
  using Outcome = std::expected<Round, fetch::Failure>;

  void give(Outcome round) {
    std::unique_lock lock{mutex_};
    given_ = std::move(round);
    changed_.notify_all();
  }
  Outcome take() {
    std::unique_lock lock{mutex_};
    ++asked_;
    changed_.notify_all();
    changed_.wait(lock, [&] { return given_.has_value(); });
    auto round = *std::move(given_);
    given_.reset();
    return round;
  }
  int asked() const {
    const std::scoped_lock lock{mutex_};
    return asked_;
  }
  // Until the provider is asked for the n-th time, and so what was given before is known.
  void wait_until_asked(int times) {
    std::unique_lock lock{mutex_};
    changed_.wait(lock, [&] { return asked_ >= times; });
  }

 private:
  mutable std::mutex mutex_;
  std::condition_variable changed_;
  std::optional<Outcome> given_;
  int asked_{};
};

class GivenProvider : public Provider {
 public:
  explicit GivenProvider(Rounds& rounds) : rounds_{rounds} {}
  std::string name() const override { return "given"; }
  FeedScope scope() const override { return {.sports = {ledger::Sport::kMlb}, .prices = false}; }
  Rounds::Outcome ask(fetch::Fetcher&, ledger::Timestamp) override { return rounds_.take(); }

 private:
  Rounds& rounds_;
};

TEST_CASE("a feed tells the last answer of its provider once, and a new feed tells it again") {
  Rounds rounds;
  const Poller poller{{std::make_shared<GivenProvider>(rounds)}, [] { return kNoon; }};
  LiveFeed feed{poller.answers().front()};
  CHECK(feed.name() == "given");
  CHECK(feed.next(kNoon) > kNoon);
  rounds.wait_until_asked(1);
  CHECK(feed.poll(kNoon).empty());

  rounds.give(Round{{{kNoon, Cancelled{"g"}}}, kNoon});
  rounds.wait_until_asked(2);
  CHECK(feed.poll(kNoon).size() == 1);
  CHECK(feed.poll(kNoon).empty());
  CHECK(LiveFeed{poller.answers().front()}.poll(kNoon).size() == 1);

  rounds.give(std::unexpected{fetch::Failure{"it is down", kNoon}});
  rounds.wait_until_asked(3);
  CHECK_THROWS_WITH(feed.poll(kNoon), "it is down");
  CHECK_THROWS_WITH(feed.poll(kNoon), "it is down");

  rounds.give(Round{{{kNoon, Cancelled{"g"}}, {kNoon, Cancelled{"h"}}}, kNoon});
  rounds.wait_until_asked(4);
  CHECK(feed.poll(kNoon).size() == 2);
  rounds.give(Round{{}, kNoon + 1h});
}

TEST_CASE("a feed's health tells its last answer, its failures and when it is asked again") {
  Rounds rounds;
  std::atomic now = kNoon;
  const Poller poller{{std::make_shared<GivenProvider>(rounds)}, [&] { return now.load(); }};
  const LiveFeed feed{poller.answers().front()};
  CHECK(feed.scope().sports == std::vector{ledger::Sport::kMlb});
  CHECK_FALSE(feed.health().value().heard_at.has_value());

  rounds.wait_until_asked(1);
  rounds.give(Round{{}, kNoon});
  rounds.wait_until_asked(2);
  CHECK(feed.health().value().heard_at == kNoon);
  CHECK(feed.health().value().asked_again_at == kNoon);

  rounds.give(std::unexpected{fetch::Failure{"it is down", kNoon}});
  rounds.wait_until_asked(3);
  rounds.give(std::unexpected{fetch::Failure{"it is down still", kNoon}});
  rounds.wait_until_asked(4);
  CHECK(feed.health().value().heard_at == kNoon);
  CHECK(feed.health().value().failures_in_row == 2);
  CHECK(feed.health().value().failure == "it is down still");

  now = kNoon + 1min;
  rounds.give(Round{{}, kNoon + 1min});
  rounds.wait_until_asked(5);
  rounds.give(Round{{}, kNoon + 1min});
  rounds.wait_until_asked(6);
  CHECK(feed.health().value().heard_at == kNoon + 1min);
  CHECK(feed.health().value().failures_in_row == 0);
  CHECK(feed.health().value().failures == 2);
  CHECK(feed.health().value().failure.empty());
  rounds.give(Round{{}, kNoon + 1h});
}

TEST_CASE(
    "a provider that an earlier run has asked is asked when that said, and its answer holds") {
  Rounds rounds;
  std::atomic now = kNoon;
  std::atomic<int> looks = 0;
  const FeedHealth before{
      .heard_at = kNoon - 1h, .failure = {}, .credits_left = 480, .asked_again_at = kNoon + 10ms};
  const Poller poller{{std::make_shared<GivenProvider>(rounds)},
                      [&] {
                        ++looks;
                        looks.notify_all();
                        return now.load();
                      },
                      before};
  const LiveFeed feed{poller.answers().front()};
  for (int seen = 0; seen < 4; seen = looks) looks.wait(seen);
  CHECK(rounds.asked() == 0);
  CHECK(feed.health().value().heard_at == kNoon - 1h);
  CHECK(feed.health().value().credits_left == 480);
  now = kNoon + 10ms;
  rounds.wait_until_asked(1);
  rounds.give(Round{{}, kNoon + 1h});
}

}  // namespace
}  // namespace chalkline::sports::live
