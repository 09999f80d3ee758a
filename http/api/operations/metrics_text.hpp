#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "base/disk_space.hpp"
#include "http/api/shared/call/call_metrics.hpp"
#include "http/api/shared/call/route.hpp"
#include "http/streams/event_streams.hpp"
#include "ledger/engine/engine.hpp"
#include "ledger/log/log.hpp"
#include "projections/read_models.hpp"
#include "proof/publication/publisher.hpp"
#include "proof/witness/witnesses.hpp"
#include "sports/book/book_health.hpp"
#include "sports/book/live/live_boards.hpp"
#include "sports/book/odds_board.hpp"

namespace chalkline::http {

// The parts that are measured. All outlive this.
struct Measured {
  std::span<const Route> routes;
  std::span<const std::unique_ptr<CallMetrics>> calls;  // of each io thread
  const ledger::Log& log;
  const proof::Publisher& publisher;
  const proof::Witnesses& witnesses;
  const ledger::Engine& engine;
  const projections::ReadModels& models;
  const sports::OddsBoards& boards;
  const sports::LiveBoards& live;
  const sports::BookHealth& book;
  const EventStreams& streams;
  const std::atomic<bool>& accounts_work;
  std::function<std::uint64_t()> bets_placed;  // since the start
  std::function<std::size_t()> connections;    // open ones
  std::function<DiskSpace::State()> disk;
};

// All of it, in the text format of Prometheus.
std::string metrics_text(const Measured& measured);

}  // namespace chalkline::http
