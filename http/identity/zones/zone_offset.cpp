#include "http/identity/zones/zone_offset.hpp"

#include <array>
#include <cstdint>
#include <fstream>
#include <iterator>
#include <optional>
#include <string>

#include "http/identity/zones/zone_rule.hpp"

namespace chalkline::http {
namespace {

constexpr std::size_t kHeaderBytes = 44;
constexpr std::size_t kTypeBytes = 6;

// The counts of a block of a file of time zones (RFC 9636, section 3.1), in their stored order.
struct Counts {
  std::uint32_t ut_indicators{};
  std::uint32_t standard_indicators{};
  std::uint32_t leap_seconds{};
  std::uint32_t changes{};
  std::uint32_t types{};
  std::uint32_t name_bytes{};
};

// Bytes of a file, the most significant first; none beyond its end.
class ZoneBytes {
 public:
  explicit ZoneBytes(std::string bytes) : bytes_{std::move(bytes)} {}

  bool has(std::size_t at, std::size_t size) const {
    return at <= bytes_.size() && size <= bytes_.size() - at;
  }
  // Requires has().
  std::int64_t number(std::size_t at, std::size_t size) const {
    std::uint64_t value = (static_cast<unsigned char>(bytes_[at]) & 0x80U) != 0 ? ~std::uint64_t{0}
                                                                                : std::uint64_t{0};
    for (std::size_t i = 0; i < size; ++i)
      value = value << 8U | static_cast<unsigned char>(bytes_[at + i]);
    return static_cast<std::int64_t>(value);
  }
  std::string_view from(std::size_t at) const { return std::string_view{bytes_}.substr(at); }

 private:
  std::string bytes_;
};

std::optional<Counts> counts_at(const ZoneBytes& bytes, std::size_t at) {
  constexpr std::size_t kCountsAt = 20;
  if (!bytes.has(at, kHeaderBytes) || !bytes.from(at).starts_with("TZif")) return std::nullopt;
  const auto count = [&](std::size_t nth) {
    return static_cast<std::uint32_t>(bytes.number(at + kCountsAt + 4 * nth, 4));
  };
  return Counts{count(0), count(1), count(2), count(3), count(4), count(5)};
}

// Times take that many bytes.
std::size_t block_bytes(const Counts& counts, std::size_t time_bytes) {
  return counts.changes * (time_bytes + 1) + counts.types * kTypeBytes + counts.name_bytes +
         counts.leap_seconds * (time_bytes + 4) + counts.standard_indicators + counts.ut_indicators;
}

std::optional<std::chrono::seconds> offset_of_type(const ZoneBytes& bytes, std::size_t types_at,
                                                   std::uint32_t types, std::size_t type) {
  const auto at = types_at + type * kTypeBytes;
  if (type >= types || !bytes.has(at, kTypeBytes)) return std::nullopt;
  return std::chrono::seconds{bytes.number(at, 4)};
}

// The second block of the file has 64-bit times and a rule behind it.
std::optional<std::chrono::seconds> offset_in(const ZoneBytes& bytes,
                                              std::chrono::sys_seconds time) {
  constexpr std::size_t kTimeBytes = 8;
  const auto old = counts_at(bytes, 0);
  if (!old) return std::nullopt;
  const auto head = kHeaderBytes + block_bytes(*old, 4);
  const auto counts = counts_at(bytes, head);
  if (!counts) return std::nullopt;
  const auto times_at = head + kHeaderBytes;
  if (!bytes.has(times_at, block_bytes(*counts, kTimeBytes))) return std::nullopt;
  const auto of_change_at = times_at + counts->changes * kTimeBytes;
  const auto types_at = of_change_at + counts->changes;
  std::size_t passed = 0;  // changes until `time`
  while (passed < counts->changes && bytes.number(times_at + passed * kTimeBytes, kTimeBytes) <=
                                         time.time_since_epoch().count())
    ++passed;
  if (passed == counts->changes) {
    auto rule = bytes.from(times_at + block_bytes(*counts, kTimeBytes));
    if (rule.starts_with('\n')) rule.remove_prefix(1);
    rule = rule.substr(0, rule.find('\n'));
    if (const auto parsed = ZoneRule::parse(rule)) return parsed->offset_at(time);
  }
  const auto type =
      passed == 0 ? std::int64_t{0} : bytes.number(of_change_at + passed - 1, 1) & 0xff;
  return offset_of_type(bytes, types_at, counts->types, static_cast<std::size_t>(type));
}

}  // namespace

std::chrono::seconds utc_offset(std::string_view zone, ledger::Timestamp time,
                                const std::filesystem::path& zones) {
  if (zone == "UTC" || zone == "GMT" || !is_time_zone(zone, zones)) return {};
  std::ifstream file{zones / zone, std::ios::binary};
  const ZoneBytes bytes{std::string{std::istreambuf_iterator{file}, {}}};
  return offset_in(bytes, std::chrono::floor<std::chrono::seconds>(time))
      .value_or(std::chrono::seconds{});
}

ledger::Date date_in(std::string_view zone, ledger::Timestamp time,
                     const std::filesystem::path& zones) {
  const auto local = time + utc_offset(zone, time, zones);
  return static_cast<ledger::Date>(
      std::chrono::floor<std::chrono::days>(local).time_since_epoch().count());
}

}  // namespace chalkline::http
