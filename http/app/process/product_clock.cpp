#include "http/app/process/product_clock.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <stdexcept>

#include "base/durable_file.hpp"
#include "base/time_text.hpp"
#include "ledger/rules/ledger_state.hpp"

namespace chalkline::http {
namespace {

using std::chrono::microseconds;

// A clock that is set right by a moment does not run ahead.
constexpr std::chrono::seconds kSetRightBy{1};

// 1970 when there is none, as on a server that never ran fast.
ledger::Timestamp kept_in(const std::string& file) {
  std::string text;
  std::getline(std::ifstream{file}, text);
  const auto time = parse_iso(text);
  return time ? ledger::Timestamp{*time} : ledger::Timestamp{};
}

// A server that was off for a year is rare enough to be asked.
constexpr std::chrono::days kOffMax{366};

// CLOCK_BOOTTIME: it is never set, and goes on while the machine is suspended.
microseconds since_boot() {
  std::timespec time{};
  clock_gettime(CLOCK_BOOTTIME, &time);
  return std::chrono::seconds{time.tv_sec} +
         std::chrono::floor<microseconds>(std::chrono::nanoseconds{time.tv_nsec});
}

void require_plausible(ledger::Timestamp begins, ledger::Timestamp ledger_end) {
  if (begins >= ledger_end - ledger::kClockAheadMax && begins <= ledger_end + kOffMax) return;
  const bool is_behind = begins < ledger_end;
  throw std::runtime_error{fmt::format(
      "The clock says {}, which is {} the ledger's last record of {}: set the machine's clock "
      "right, or start with --accept-clock to go on from the later of the two{}",
      to_iso(begins), is_behind ? "before" : "more than a year after", to_iso(ledger_end),
      is_behind ? ", or with --set-clock-back if the machine's is right" : "")};
}

void require_ahead(std::optional<ledger::Timestamp> ledger_end, ledger::Timestamp begins) {
  if (ledger_end && *ledger_end - begins > ledger::kClockAheadMax) return;
  throw std::runtime_error{
      "The ledger is not ahead of the machine's clock, so there is nothing to set back: start "
      "without --set-clock-back"};
}

}  // namespace

ledger::Timestamp machine_now() {
  return std::chrono::floor<microseconds>(std::chrono::system_clock::now());
}

ProductClock::ProductClock(std::string file, std::optional<ledger::Timestamp> ledger_end,
                           double speed, ClockStart start)
    : file_{std::move(file)}, speed_{speed}, start_{machine_now()}, began_{since_boot()} {
  if (start == ClockStart::kSetBack) {
    require_ahead(ledger_end, start_);
    return;
  }
  start_ = latest_time(file_);
  if (!ledger_end) return;
  if (start == ClockStart::kPlausible) require_plausible(start_, *ledger_end);
  start_ = std::max(start_, *ledger_end);
}

ledger::Timestamp latest_time(const std::string& file) {
  return std::max(machine_now(), kept_in(file));
}

ledger::Timestamp ProductClock::now() const {
  const std::chrono::duration<double, std::micro> passed = since_boot() - began_;
  return start_ + std::chrono::duration_cast<microseconds>(passed * speed_);
}

void ProductClock::keep(std::chrono::seconds ahead) const {
  const auto then = now() + std::chrono::duration_cast<microseconds>(
                                std::chrono::duration<double>{ahead} * speed_);
  if (then <= machine_now() + ahead + kSetRightBy) return;
  write_durably(file_, to_iso(then) + '\n');
}

std::string ProductClock::forget_kept() const {
  std::string kept;
  std::getline(std::ifstream{file_}, kept);
  std::filesystem::remove(file_);
  sync_directory(std::filesystem::path{file_}.parent_path());
  return kept;
}

void ProductClock::put_back(const std::string& kept) const {
  if (!kept.empty()) write_durably(file_, kept + '\n');
}

}  // namespace chalkline::http
