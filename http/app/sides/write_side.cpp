#include "http/app/sides/write_side.hpp"

#include <spdlog/spdlog.h>

#include <optional>
#include <stdexcept>

#include "base/durable_file.hpp"
#include "ledger/log/rocks_log.hpp"

namespace chalkline::http {
namespace {

std::unique_ptr<ledger::Log> open_log(const ServeOptions& options, const DataDirectory& data) {
  require_log_or_nothing(data);
  auto log = ledger::open_rocks_log(
      data.log(), ledger::OpenMode::kWrite, nullptr,
      options.accept_log_end ? ledger::LogEnd::kAccepted : ledger::LogEnd::kVouchedFor);
  sync_directory(data.directory);  // which has a new entry at the first start
  return log;
}

std::optional<ledger::Timestamp> end_of(const ledger::Log& log) {
  return log.position() == 0 ? std::nullopt : std::optional{log.head_at_open().time};
}

}  // namespace

WriteSide::WriteSide(const ServeOptions& options, const DataDirectory& data, StopOrder& stops)
    : log{open_log(options, data)},
      product{data.clock(), end_of(*log), options.clock_speed, options.clock_start},
      clock{[this] { return product.now(); }},
      clock_keeping{"clock",
                    {{kClockKeptEvery, "The clock may start earlier next time",
                      [this] { product.keep(kClockKeptAhead); }}}},
      state{*log, {.directory = data.state(), .accepts_log_end = options.accept_log_end}},
      engine{*log, state, clock},
      disk{{data.directory, data.log()}, [this](bool low) { engine.set_no_space(low); }},
      disk_watch{
          "disk",
          {{kDiskLookedAtEvery, "The room on the disk is not known", [this] { disk.look(); }}}} {
  engine.hold();  // until the server's opening commands are decided
  stops.add(clock_keeping);
  stops.add(state);  // with a last checkpoint, after all that the engine writes
  stops.add(engine);
  stops.add(disk_watch);
}

void WriteSide::keep_clock() const {
  try {
    product.keep({});
  } catch (const std::runtime_error& failure) {
    // The time kept last holds: the clock begins a minute too late at most.
    spdlog::warn("The clock is not kept: {}", failure.what());
  }
}

}  // namespace chalkline::http
