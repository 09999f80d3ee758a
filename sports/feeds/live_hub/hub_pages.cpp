#include "sports/feeds/live_hub/hub_pages.hpp"

#include <utility>

namespace chalkline::sports::live {
namespace {

// Between two requests; also the longest delay of a request that a reader triggers.
constexpr auto kBetweenRequests = std::chrono::milliseconds{300};

}  // namespace

int HubPages::requests_each_minute() const { return std::chrono::minutes{1} / kBetweenRequests; }

std::expected<Round, fetch::Failure> HubPages::ask(fetch::Fetcher& fetcher, ledger::Timestamp now) {
  Round round{.updates = {}, .again_at = now + kBetweenRequests};
  const auto task = next(now);
  round.has_asked = task.has_value();
  if (!task) return round;
  auto taken = fetcher.ask(task->page, now, task->take);
  failures_.note(taken, fetcher);
  if (!taken) return std::unexpected{std::move(taken.error())};
  return round;
}

HubPages::FetchTask HubPages::scores_task(fetch::Page page, std::chrono::sys_days day,
                                          ledger::Timestamp now) {
  return {std::move(page),
          [this, day, now](std::string_view body) -> std::expected<bool, std::string> {
            const auto games = take_scores(body, day, now, left_out_);
            if (!games) return std::unexpected{games.error()};
            return true;
          }};
}

}  // namespace chalkline::sports::live
