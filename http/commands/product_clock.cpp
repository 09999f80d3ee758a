#include "http/commands/product_clock.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <stdexcept>

#include "ledger/time_text.hpp"

namespace chalkline::http {
namespace {

using std::chrono::microseconds;

// A clock that is set right by a moment does not run ahead.
constexpr std::chrono::seconds kSetRightBy{1};

ledger::Timestamp machine_now() {
  return std::chrono::floor<microseconds>(std::chrono::system_clock::now());
}

// 1970 when there is none, as on a server that never ran fast.
ledger::Timestamp kept_in(const std::string& file) {
  std::string text;
  std::getline(std::ifstream{file}, text);
  const auto time = ledger::parse_iso(text);
  return time ? ledger::Timestamp{*time} : ledger::Timestamp{};
}

}  // namespace

ProductClock::ProductClock(std::string file, ledger::Timestamp ledger_end, double speed)
    : file_{std::move(file)},
      speed_{speed},
      start_{std::max({machine_now(), ledger_end, kept_in(file_)})},
      began_{std::chrono::steady_clock::now()} {}

ledger::Timestamp ProductClock::now() const {
  const std::chrono::duration<double, std::micro> passed =
      std::chrono::steady_clock::now() - began_;
  return start_ + std::chrono::duration_cast<microseconds>(passed * speed_);
}

// Under another name first: what is there is always whole.
void ProductClock::keep(std::chrono::seconds ahead) const {
  const auto then = now() + std::chrono::duration_cast<microseconds>(
                                std::chrono::duration<double>{ahead} * speed_);
  if (then <= machine_now() + ahead + kSetRightBy) return;
  const auto next = file_ + ".next";
  std::ofstream out{next};
  out << ledger::to_iso(then) << '\n';
  out.close();
  if (!out) throw std::runtime_error{"Cannot write " + next};
  std::filesystem::rename(next, file_);
}

}  // namespace chalkline::http
