#include "sports/feeds/live/poller.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <condition_variable>
#include <map>
#include <optional>

#include "sports/feeds/live/league_provider.hpp"
#include "sports/feeds/live_hub/mlb_hub_pages.hpp"
#include "sports/feeds/live_hub/nhl_hub_pages.hpp"
#include "sports/feeds/mlb/mlb.hpp"
#include "sports/feeds/nhl/nhl.hpp"
#include "tests/logged.hpp"
#include "tests/sports/hub_pages.hpp"
#include "tests/sports/loopback_server.hpp"
#include "tests/sports/provider_pages.hpp"

namespace chalkline::sports::live {
namespace {

using namespace test;

// The leagues on this machine, with a game of each under way on 2026-11-21. What is not a schedule,
// a day's scores or standings is missing (404).
class Leagues {
 public:
  void be(bool down) {
    const std::scoped_lock lock{mutex_};
    is_down_ = down;
    asked_.clear();
  }
  // Until a page was asked for after so many others: their answers are known.
  void wait_until_asked(std::size_t times) {
    std::unique_lock lock{mutex_};
    changed_.wait(lock, [&] { return asked_.size() >= times; });
  }
  std::string url() const { return server_.url(); }
  // How often each page was asked for, by its path and query.
  std::map<std::string, int> asked() {
    const std::scoped_lock lock{mutex_};
    std::map<std::string, int> times;
    for (const auto& path : asked_) ++times[path];
    return times;
  }

 private:
  std::string answer(const std::string& head) {
    const std::scoped_lock lock{mutex_};
    const auto path = head.substr(4, head.find(' ', 4) - 4);
    asked_.push_back(path);
    changed_.notify_all();
    if (is_down_) return bare_answer("500 Oops");
    const auto page = page_of(path);
    return page.empty() ? bare_answer("404 Not Found") : json_answer(page);
  }

  static std::string page_of(const std::string& path) {
    constexpr std::string_view kScores{"/score/"};
    const auto live = nhl_day(kFourGoals, "LIVE", R"({"number":3,"periodType":"REG"})");
    if (path == "/score/2026-11-21") return live;
    if (path.starts_with(kScores))
      return R"({"currentDate":")" + path.substr(kScores.size()) + R"(","games":[]})";
    if (path.starts_with("/schedule/"))
      return nhl_schedule("2026-11-18", "2026-11-21", {{.state = "LIVE"}});
    if (path.starts_with("/schedule?"))
      return path.contains("Date=2026-11-21") || path.contains("startDate=2026-11-18")
                 ? mlb_day("null", "I")
                 : R"({"dates":[]})";
    if (path == "/standings/now") return R"({"standings":[]})";
    return path.starts_with("/standings?") ? R"({"records":[]})" : "";
  }

  std::mutex mutex_;
  std::condition_variable changed_;
  std::vector<std::string> asked_;
  bool is_down_{};
  LoopbackServer server_{[this](const std::string& head) { return answer(head); }};
};

// A league's results and its hub, which read the same pages of scores.
template <class Figures>
std::vector<std::shared_ptr<Provider>> with_hub(LeaguePages pages, const std::string& url) {
  const auto hub = std::make_shared<Figures>(url);
  pages.base_url = url;
  pages.read_scores = [hub](std::string_view body, std::chrono::sys_days day, ledger::Timestamp now,
                            LeftOut& left_out) {
    return hub->take_scores(body, day, now, left_out);
  };
  return {std::make_shared<LeagueProvider>(std::move(pages)), hub};
}

// Asks the providers when they are due for so long, at most once in five seconds.
void ask_for(std::chrono::minutes time, ledger::Timestamp start,
             const std::vector<std::shared_ptr<Provider>>& providers) {
  const fetch::Fetcher first{1'000, {}, {}};
  std::vector fetchers{first.beside(), first.beside()};
  std::vector<ledger::Timestamp> due(providers.size());
  for (auto now = start; now < start + time; now += 5s) {
    for (std::size_t i = 0; i < providers.size(); ++i) {
      while (now >= due[i]) {
        const auto round = providers[i]->ask(fetchers[i], now);
        due[i] = round ? round->again_at : round.error().again_at;
        if (!round || !round->has_asked) break;
        if (i == 1) due[i] = now;  // its pauses take no time here
      }
    }
  }
}

TEST_CASE("results and hub of the NHL share each page of scores, which is fetched every 30 s") {
  Leagues leagues;
  const auto providers = with_hub<NhlHubPages>(nhl::pages(), leagues.url());
  ask_for(10min, kNoon + 7h, providers);
  const auto asked = leagues.asked();
  CHECK(asked.at("/score/2026-11-21") == 20);
  CHECK(asked.at("/score/2026-11-20") == 1);
  CHECK(asked.at("/score/2026-11-22") == 1);
  CHECK(asked.at("/schedule/2026-11-18") == 1);
  CHECK(asked.at("/standings/now") == 1);
  const auto hub = std::dynamic_pointer_cast<NhlHubPages>(providers.back());
  CHECK(hub->known(std::chrono::floor<std::chrono::days>(kNoon)).size() == 1);
}

TEST_CASE("results and hub of MLB share each page of scores, which is fetched every 30 s") {
  Leagues leagues;
  const auto providers = with_hub<MlbHubPages>(mlb::pages(), leagues.url());
  ask_for(10min, kNoon + 7h, providers);
  const auto day = [&](const char* date) {
    return leagues.asked().at(
        fmt::format("/schedule?sportId=1&hydrate=linescore&startDate={0}&endDate={0}", date));
  };
  CHECK(day("2026-11-21") == 20);
  CHECK(day("2026-11-20") == 1);
  CHECK(day("2026-11-22") == 1);
  const auto hub = std::dynamic_pointer_cast<MlbHubPages>(providers.back());
  CHECK(hub->known(std::chrono::floor<std::chrono::days>(kNoon)).size() == 1);
}

TEST_CASE("the first round of a league's poller asks for no page twice") {
  Leagues leagues;
  const Poller poller{with_hub<NhlHubPages>(nhl::pages(), leagues.url()),
                      [] { return kNoon + 7h; }};
  leagues.wait_until_asked(1);
  const auto results = poller.answers().front();
  CHECK(results->name() == "nhl");
  CHECK(results->scope().results);
  // The schedule and today, and then one page of the hub after the other while time stands still.
  leagues.wait_until_asked(3);
  for (const auto& [path, times] : leagues.asked()) {
    CAPTURE(path);
    CHECK(times == 1);
  }
  CHECK(results->get().health.heard_at == kNoon + 7h);
  CHECK(results->get().updates->size() == 2);
}

TEST_CASE("a hub whose league fails says so until it answers, and a page that is missing is none") {
  Leagues league;
  league.be(true);
  const Logged logged;
  const auto hub = std::make_shared<NhlHubPages>(league.url());
  // A clock of which a pause of the fetcher takes no time.
  const auto begun = std::chrono::steady_clock::now();
  const auto clock = [begun] {
    const auto passed = std::chrono::steady_clock::now() - begun;
    return kNoon + 100 * std::chrono::floor<std::chrono::microseconds>(passed);
  };
  std::optional<Poller> poller{std::in_place, std::vector<std::shared_ptr<Provider>>{hub}, clock};
  const auto answer = poller->answers().front();
  CHECK(answer->name() == "nhl-hub");
  CHECK_FALSE(answer->scope().results);
  CHECK_FALSE(answer->scope().prices);

  league.wait_until_asked(2);
  CHECK(answer->get().health.failure.contains("answers 500"));
  CHECK_FALSE(answer->get().health.heard_at.has_value());
  CHECK_FALSE(hub->standings());

  // Three days, the standings, a box score, and then the rosters that the league does not have.
  league.be(false);
  league.wait_until_asked(8);
  CHECK(answer->get().health.failure.empty());
  CHECK(answer->get().health.heard_at.has_value());
  CHECK(hub->standings().value().empty());
  poller.reset();
  CHECK(logged.text().contains("sports: nhl-hub fails and is asked again until it works: "));
  CHECK(logged.text().ends_with("sports: nhl-hub works again\n"));
}

TEST_CASE("a hub that fails does not hold up its league's results") {
  Leagues leagues;
  auto providers = with_hub<NhlHubPages>(nhl::pages(), leagues.url());
  providers.back() = std::make_shared<NhlHubPages>("http://127.0.0.1:1");  // nobody answers there
  ask_for(10min, kNoon + 7h, providers);
  CHECK(leagues.asked().at("/score/2026-11-21") == 20);
}

}  // namespace
}  // namespace chalkline::sports::live
