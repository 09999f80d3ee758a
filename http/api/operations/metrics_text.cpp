#include "http/api/operations/metrics_text.hpp"

#include <fmt/format.h>
#include <prometheus/text_serializer.h>

#include <span>
#include <sstream>

#include "http/identity/passwords.hpp"

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
std::uint64_t sum(const AppContext& app, Pick pick) {
  std::uint64_t total = 0;
  for (const auto& io : app.io_threads) total += pick(io->metrics);
  return total;
}

// The index behind the last route counts what is none.
Labels labels_of(std::span<const Route> routes, std::size_t route) {
  if (route == routes.size()) return {{"method", "other"}, {"route", "other"}};
  return {{"method", routes[route].method == Method::kGet ? "GET" : "POST"},
          {"route", std::string{routes[route].path}}};
}

MetricFamily answers(const AppContext& app) {
  auto result = family(MetricType::Counter, "chalkline_http_answers_total",
                       "Requests answered, by class of status.");
  for (std::size_t route = 0; route <= app.routes.size(); ++route) {
    for (std::size_t status = 0; status < CallMetrics::kStatusClasses; ++status) {
      const auto count =
          sum(app, [&](const auto& m) { return load(m.route(route).answers[status]); });
      if (count == 0) continue;
      auto& metric = result.metric.emplace_back();
      metric.label = labels_of(app.routes, route);
      metric.label.push_back({"status", fmt::format("{}xx", status + 1)});
      metric.counter.value = static_cast<double>(count);
    }
  }
  return result;
}

MetricFamily latencies(const AppContext& app) {
  auto result = family(MetricType::Histogram, "chalkline_http_seconds",
                       "From a request read to its answer made.");
  for (std::size_t route = 0; route <= app.routes.size(); ++route) {
    ClientMetric metric;
    auto& histogram = metric.histogram;
    for (std::size_t i = 0; i <= kLatencyBoundsUs.size(); ++i) {
      histogram.sample_count +=
          sum(app, [&](const auto& m) { return load(m.route(route).latencies[i]); });
      if (i < kLatencyBoundsUs.size()) {
        histogram.bucket.push_back(
            {histogram.sample_count, static_cast<double>(kLatencyBoundsUs[i]) / 1e6});
      }
    }
    if (histogram.sample_count == 0) continue;
    const auto total_us = sum(app, [&](const auto& m) { return load(m.route(route).latency_us); });
    histogram.sample_sum = static_cast<double>(total_us) / 1e6;
    metric.label = labels_of(app.routes, route);
    result.metric.push_back(std::move(metric));
  }
  return result;
}

}  // namespace

std::string metrics_text(const AppContext& app) {
  const auto models = app.services.models.health();
  const auto engine = app.services.engine.stats();
  const auto written = app.services.log.position();
  const auto read = app.services.models.position();
  const auto bets = sum(app, [](const auto& m) { return m.bets(); });
  const std::vector<MetricFamily> families{
      answers(app),
      latencies(app),
      gauge("chalkline_http_connections", "Open connections.", app.connections()),
      counter("chalkline_password_hashes_total", "Passwords hashed since the start.",
              hashes_computed()),
      counter("chalkline_bets_placed_total", "Bets accepted since the start.", bets),
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
            app.services.book.board()->upcoming.size()),
      gauge("chalkline_games_live", "Games under way on which live bets are taken.",
            app.services.book.live()->games.size()),
      gauge("chalkline_feed_healthy", "Whether the games go on, and a sports feed answers.",
            app.services.book.healthy() ? 1 : 0),
      gauge("chalkline_feeds_failing", "Sports feeds that do not answer.",
            app.services.book.failing_feeds()),
      counter("chalkline_feed_refusals_total",
              "What the ledger has refused of the sports feeds, each named in the program's log.",
              app.services.book.refusals()),
      gauge("chalkline_read_models_healthy", "Whether the read models follow the ledger.",
            models.models ? 1 : 0),
      gauge("chalkline_leaderboards_healthy", "Whether the leaderboards follow the read models.",
            models.boards ? 1 : 0),
      counter("chalkline_read_model_failures_total", "Times that they failed and were begun again.",
              models.failures),
      gauge("chalkline_streams_healthy", "Whether the event streams run.",
            app.services.streams.healthy() ? 1 : 0),
      gauge("chalkline_accounts_healthy", "Whether accounts.db can be read and written.",
            app.accounts_work ? 1 : 0),
      gauge("chalkline_disk_free_bytes", "Room where the data lies.", app.disk().free_bytes),
  };
  std::ostringstream out;
  prometheus::TextSerializer{}.Serialize(out, families);
  return out.str();
}

}  // namespace chalkline::http
