#include "sports/feeds/live_hub/hub_thread.hpp"

#include <doctest/doctest.h>

#include <condition_variable>

#include "sports/feeds/live_hub/hub_feed.hpp"
#include "sports/feeds/live_hub/nhl_figures.hpp"
#include "tests/sports/loopback_server.hpp"
#include "tests/sports/verbs.hpp"

namespace chalkline::sports::live {
namespace {

using namespace test;

// The NHL on this machine, between two seasons.
class QuietLeague {
 public:
  void be(bool down) {
    const std::scoped_lock lock{mutex_};
    is_down_ = down;
    asked_ = 0;
  }
  // Until so many pages have been asked for since: what was said to all but the last is known.
  void wait_until_asked(int times) {
    std::unique_lock lock{mutex_};
    changed_.wait(lock, [&] { return asked_ >= times; });
  }
  std::string url() const { return server_.url(); }

 private:
  std::string answer(const std::string& head) {
    const std::scoped_lock lock{mutex_};
    ++asked_;
    changed_.notify_all();
    if (is_down_) return bare_answer("500 Oops");
    constexpr std::string_view kDay{"GET /score/"};
    if (head.starts_with("GET /standings/now")) return json_answer(R"({"standings":[]})");
    if (!head.starts_with(kDay)) return bare_answer("404 Not Found");
    const auto date = head.substr(kDay.size(), std::string_view{"2026-11-21"}.size());
    return json_answer(R"({"currentDate":")" + date + R"(","games":[]})");
  }

  std::mutex mutex_;
  std::condition_variable changed_;
  int asked_{};
  bool is_down_{true};
  LoopbackServer server_{[this](const std::string& head) { return answer(head); }};
};

TEST_CASE("a hub whose league fails says so until it answers, and a page that is missing is none") {
  QuietLeague league;
  const auto figures = std::make_shared<NhlFigures>(league.url());
  // A clock of which a pause of the fetcher takes no time.
  const auto begun = std::chrono::steady_clock::now();
  const auto clock = [begun] {
    const auto passed = std::chrono::steady_clock::now() - begun;
    return kNoon + 100 * std::chrono::floor<std::chrono::microseconds>(passed);
  };
  const auto thread = std::make_shared<const HubThread>(figures, clock);
  HubFeed feed{thread};
  CHECK(feed.name() == "nhl-hub");
  CHECK_FALSE(feed.scope().results);
  CHECK_FALSE(feed.scope().prices);

  league.wait_until_asked(2);
  CHECK(thread->health().failure.contains("answers 500"));
  CHECK_FALSE(thread->health().heard_at.has_value());
  CHECK_THROWS(feed.poll(kNoon));
  CHECK_FALSE(figures->standings());

  // Three days, the standings, and then the rosters that the league does not have.
  league.be(false);
  league.wait_until_asked(8);
  CHECK(thread->health().failure.empty());
  CHECK(thread->health().heard_at.has_value());
  CHECK(feed.poll(kNoon).empty());
  CHECK(figures->standings().value().empty());
}

}  // namespace
}  // namespace chalkline::sports::live
