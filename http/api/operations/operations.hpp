#pragma once

#include <atomic>
#include <functional>
#include <span>
#include <utility>

#include "base/disk_space.hpp"
#include "http/api/shared/call/request_context.hpp"
#include "http/api/shared/call/route.hpp"
#include "http/streams/event_streams.hpp"
#include "ledger/engine/engine.hpp"
#include "ledger/log/log.hpp"
#include "projections/read_models.hpp"
#include "sports/book/book_health.hpp"

namespace chalkline::http {

// The calls for operators, how the feeds do, and the clock that pages go by.
class Operations {
 public:
  // All outlive this.
  struct Parts {
    const ledger::Log& log;
    ledger::Clock clock;
    double clock_speed{1};
    bool is_demo_data{};
    const projections::ReadModels& models;
    const sports::BookHealth& book;
    const EventStreams& streams;
    const std::atomic<bool>& accounts_work;
    std::function<DiskSpace::State()> disk;

    static Parts from(const auto& all) {
      return {all.log,         all.clock,   all.clock_speed,   all.is_demo_data, all.models,
              all.book_health, all.streams, all.accounts_work, all.disk};
    }
  };
  explicit Operations(Parts parts) : parts_{std::move(parts)} {}

  static std::span<const RouteOf<Operations>> routes();

 private:
  Task<Response> product_time(RequestContext& context);
  Task<Response> feeds(RequestContext& context);
  Task<Response> healthz(RequestContext& context);
  Task<Response> readyz(RequestContext& context);

  const Parts parts_;
};

}  // namespace chalkline::http
