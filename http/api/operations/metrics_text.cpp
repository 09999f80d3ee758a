#include "http/api/operations/metrics_text.hpp"

#include <fmt/format.h>
#include <prometheus/text_serializer.h>

#include <algorithm>
#include <chrono>
#include <optional>
#include <span>
#include <sstream>

#include "http/identity/people/passwords.hpp"
#include "sports/model/league.hpp"

namespace chalkline::http {
namespace {

using prometheus::ClientMetric;
using prometheus::MetricFamily;
using prometheus::MetricType;

using Labels = std::vector<ClientMetric::Label>;

MetricFamily family(MetricType type, std::string name, std::string help) {
  return {.name = std::move(name), .help = std::move(help), .type = type, .metric = {}};
}

MetricFamily counter(std::string name, std::string help, std::uint64_t value) {
  auto result = family(MetricType::Counter, std::move(name), std::move(help));
  result.metric.emplace_back().counter.value = static_cast<double>(value);
  return result;
}

MetricFamily gauge(std::string name, std::string help, std::uint64_t value) {
  auto result = family(MetricType::Gauge, std::move(name), std::move(help));
  result.metric.emplace_back().gauge.value = static_cast<double>(value);
  return result;
}

std::uint64_t load(const CallMetrics::Count& count) {
  return count.load(std::memory_order_relaxed);
}

// Adds up what `pick` finds of each io thread.
template <class Pick>
std::uint64_t sum(const Measured& measured, Pick pick) {
  std::uint64_t total = 0;
  for (const auto& calls : measured.calls) total += pick(*calls);
  return total;
}

// The index behind the last route counts what is none.
Labels labels_of(std::span<const Route> routes, std::size_t route) {
  if (route == routes.size()) return {{"method", "other"}, {"route", "other"}};
  return {{"method", routes[route].method == Method::kGet ? "GET" : "POST"},
          {"route", std::string{routes[route].path}}};
}

MetricFamily answers(const Measured& measured) {
  auto result = family(MetricType::Counter, "chalkline_http_answers_total",
                       "Requests answered, by class of status.");
  for (std::size_t route = 0; route <= measured.routes.size(); ++route) {
    for (std::size_t status = 0; status < CallMetrics::kStatusClasses; ++status) {
      const auto count =
          sum(measured, [&](const auto& m) { return load(m.route(route).answers[status]); });
      if (count == 0) continue;
      auto& metric = result.metric.emplace_back();
      metric.label = labels_of(measured.routes, route);
      metric.label.push_back({"status", fmt::format("{}xx", status + 1)});
      metric.counter.value = static_cast<double>(count);
    }
  }
  return result;
}

MetricFamily latencies(const Measured& measured) {
  auto result = family(MetricType::Histogram, "chalkline_http_seconds",
                       "From a request read to its answer made.");
  for (std::size_t route = 0; route <= measured.routes.size(); ++route) {
    ClientMetric metric;
    auto& histogram = metric.histogram;
    for (std::size_t i = 0; i <= kLatencyBoundsUs.size(); ++i) {
      histogram.sample_count +=
          sum(measured, [&](const auto& m) { return load(m.route(route).latencies[i]); });
      if (i < kLatencyBoundsUs.size()) {
        histogram.bucket.push_back(
            {histogram.sample_count, static_cast<double>(kLatencyBoundsUs[i]) / 1e6});
      }
    }
    if (histogram.sample_count == 0) continue;
    const auto total_us =
        sum(measured, [&](const auto& m) { return load(m.route(route).latency_us); });
    histogram.sample_sum = static_cast<double>(total_us) / 1e6;
    metric.label = labels_of(measured.routes, route);
    result.metric.push_back(std::move(metric));
  }
  return result;
}

// `value` yields what is known of a feed, or nothing.
template <class Value>
MetricFamily of_feeds(const sports::BookStatus& status, MetricFamily family, Value value) {
  for (const auto& feed : status.feeds) {
    const auto known = value(feed);
    if (!known) continue;
    auto& metric = family.metric.emplace_back();
    metric.label = {{"feed", feed.name}};
    (family.type == MetricType::Counter ? metric.counter.value : metric.gauge.value) = *known;
  }
  return family;
}

std::optional<double> seconds_of(std::optional<ledger::Timestamp> time) {
  return time.transform([](ledger::Timestamp at) {
    return std::chrono::duration<double>(at.time_since_epoch()).count();
  });
}

MetricFamily failing_feeds(const sports::BookStatus& status) {
  auto result = family(MetricType::Gauge, "chalkline_feed_failure_info",
                       "Why a feed failed at the last attempt; 1, and absent while it works.");
  for (const auto& feed : status.feeds) {
    if (feed.health.failure.empty()) continue;
    auto& metric = result.metric.emplace_back();
    metric.label = {{"feed", feed.name}, {"failure", feed.health.failure}};
    metric.gauge.value = 1;
  }
  return result;
}

MetricFamily overdue_games(const sports::BookStatus& status) {
  auto result = family(MetricType::Gauge, "chalkline_games_awaiting_result",
                       "Games that began longer ago than games last, without a result.");
  for (const auto sport : sports::kSports) {
    auto& metric = result.metric.emplace_back();
    metric.label = {{"sport", std::string{ledger::name_of(sport)}}};
    metric.gauge.value =
        static_cast<double>(std::ranges::count(status.overdue, sport, &sports::Game::sport));
  }
  return result;
}

void add_feeds(std::vector<MetricFamily>& families, const sports::BookStatus& status) {
  using sports::FeedStatus;
  const auto gauges = [&](const char* name, const char* help, auto value) {
    families.push_back(of_feeds(status, family(MetricType::Gauge, name, help), value));
  };
  gauges("chalkline_feed_last_success_timestamp_seconds", "When the feed answered last.",
         [](const FeedStatus& feed) { return seconds_of(feed.health.heard_at); });
  gauges("chalkline_feed_next_attempt_timestamp_seconds", "When its provider is asked again.",
         [](const FeedStatus& feed) { return seconds_of(feed.health.asked_again_at); });
  families.push_back(of_feeds(
      status, family(MetricType::Counter, "chalkline_feed_errors_total", "Attempts that failed."),
      [](const FeedStatus& feed) {
        return std::optional{static_cast<double>(feed.health.failures)};
      }));
  gauges("chalkline_feed_errors_in_row", "Attempts that failed since the last answer.",
         [](const FeedStatus& feed) {
           return std::optional{static_cast<double>(feed.health.failures_in_row)};
         });
  gauges("chalkline_feed_credits_remaining", "Credits that its provider says are left this month.",
         [](const FeedStatus& feed) {
           return feed.health.credits_left.transform(
               [](std::int64_t left) { return static_cast<double>(left); });
         });
  families.push_back(failing_feeds(status));
  families.push_back(overdue_games(status));
}

void add_checkpoints(std::vector<MetricFamily>& families, const proof::Publisher& publisher) {
  const auto& published = publisher.published();
  const auto newest = published.newest();
  families.push_back(gauge("chalkline_checkpoints_healthy", "Whether checkpoints are signed.",
                           publisher.stopped() ? 0 : 1));
  families.push_back(gauge("chalkline_checkpoint_position",
                           "The last position under the newest signed checkpoint.",
                           newest ? newest->checkpoint.size : 0));
  auto at = family(MetricType::Gauge, "chalkline_checkpoint_published_timestamp_seconds",
                   "When the newest signed checkpoint was published.");
  if (const auto time = published.published_at()) {
    at.metric.emplace_back().gauge.value =
        std::chrono::duration<double>(time->time_since_epoch()).count();
  }
  families.push_back(std::move(at));
}

// `value` yields what is known of a witness, or nothing.
template <class Value>
MetricFamily of_witnesses(const std::vector<proof::Witnesses::Status>& witnesses,
                          MetricFamily family, Value value) {
  for (const auto& witness : witnesses) {
    const std::optional<double> known = value(witness);
    if (!known) continue;
    auto& metric = family.metric.emplace_back();
    metric.label = {{"witness", witness.key.name}};
    (family.type == MetricType::Counter ? metric.counter.value : metric.gauge.value) = *known;
  }
  return family;
}

void add_witnesses(std::vector<MetricFamily>& families, const Measured& measured) {
  using Status = proof::Witnesses::Status;
  const auto witnesses = measured.witnesses.status();
  const auto witnessed = measured.publisher.published().witnessed();
  families.push_back(gauge("chalkline_witnessed_position",
                           "The last position under the newest checkpoint of a witness.",
                           witnessed ? witnessed->checkpoint.size : 0));
  families.push_back(of_witnesses(
      witnesses,
      family(MetricType::Gauge, "chalkline_witness_healthy", "Whether it signed when asked last."),
      [](const Status& status) { return status.failure.empty() ? 1.0 : 0.0; }));
  families.push_back(
      of_witnesses(witnesses,
                   family(MetricType::Counter, "chalkline_witness_failures_total",
                          "Times that it has not signed, since the start."),
                   [](const Status& status) { return static_cast<double>(status.failures); }));
  families.push_back(of_witnesses(
      witnesses,
      family(MetricType::Gauge, "chalkline_witness_signed_timestamp_seconds",
             "When it signed last, by its own clock."),
      [](const Status& status) {
        return status.time_s.transform([](auto time_s) { return static_cast<double>(time_s); });
      }));
}

}  // namespace

std::string metrics_text(const Measured& measured) {
  const auto models = measured.models.health();
  const auto engine = measured.engine.stats();
  const auto written = measured.log.position();
  const auto read = measured.models.position();
  const auto book = measured.book.status.current();
  std::vector<MetricFamily> families{
      answers(measured),
      latencies(measured),
      gauge("chalkline_http_connections", "Open connections.", measured.connections()),
      counter("chalkline_password_hashes_total", "Passwords hashed since the start.",
              hashes_computed()),
      counter("chalkline_bets_placed_total", "Bets accepted since the start.",
              measured.bets_placed()),
      counter("chalkline_engine_commands_total", "Commands decided since the start.",
              engine.commands),
      counter("chalkline_engine_rejections_total", "Of these, refused.", engine.rejected),
      counter("chalkline_engine_events_total", "Events written since the start.", engine.events),
      counter("chalkline_engine_groups_total",
              "Synced batches; events / groups is the size of a group commit.", engine.groups),
      gauge("chalkline_engine_queue_depth", "Commands waiting.", engine.queue_depth),
      gauge("chalkline_engine_accounts_cached", "Accounts whose state is in memory.",
            engine.accounts_cached),
      gauge("chalkline_ledger_position", "The ledger's last position.", written),
      gauge("chalkline_projection_position", "The last position that the read models have applied.",
            read),
      gauge("chalkline_projection_lag_events", "Events that the read models have yet to apply.",
            written > read ? written - read : 0),
      gauge("chalkline_games_upcoming", "Games on offer.",
            measured.boards.current()->upcoming.size()),
      gauge("chalkline_games_live", "Games under way on which live bets are taken.",
            measured.live.current()->games.size()),
      gauge("chalkline_feed_healthy", "Whether the games go on, and a sports feed answers.",
            measured.book.works ? 1 : 0),
      gauge("chalkline_feeds_failing", "Sports feeds that do not answer.", book->failing()),
      counter("chalkline_feed_refusals_total",
              "What the ledger has refused of the sports feeds, each named in the program's log.",
              measured.book.refusals.load()),
      gauge("chalkline_read_models_healthy", "Whether the read models follow the ledger.",
            models.models ? 1 : 0),
      gauge("chalkline_leaderboards_healthy", "Whether the leaderboards follow the read models.",
            models.boards ? 1 : 0),
      counter("chalkline_read_model_failures_total", "Times that they failed and were begun again.",
              models.failures),
      gauge("chalkline_streams_healthy", "Whether the event streams run.",
            measured.streams.healthy() ? 1 : 0),
      gauge("chalkline_accounts_healthy", "Whether accounts.db can be read and written.",
            measured.accounts_work ? 1 : 0),
      gauge("chalkline_disk_free_bytes", "Room where the data lies.", measured.disk().free_bytes),
  };
  add_checkpoints(families, measured.publisher);
  add_witnesses(families, measured);
  add_feeds(families, *book);
  std::ostringstream out;
  prometheus::TextSerializer{}.Serialize(out, families);
  return out.str();
}

}  // namespace chalkline::http
