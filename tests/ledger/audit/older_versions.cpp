#include "tests/ledger/audit/older_versions.hpp"

#include <zlib.h>

#include <algorithm>
#include <cstring>
#include <vector>

#include "ledger/events/bytes.hpp"
#include "ledger/events/codec.hpp"

namespace chalkline::ledger::test {
namespace {

constexpr std::size_t kVersionAt = 2;

// The `odds` of a condition: a leg has a field of that name in every version.
constexpr std::string_view kConditionOdds = "condition.odds";

// Basketball's five figures stood one after the other.
constexpr std::string_view kFigureTypes = "figures.type";

// The fields that an older version of an event lacks, wherever they stand in it.
struct OlderVersion {
  std::string_view event;
  std::uint16_t version;
  std::vector<std::string_view> lacks;
};

const std::vector<OlderVersion> kOlderVersions{
    {"BetPlaced", 1, {"statedChance", "prop", "live", "condition", "slip", "request"}},
    {"BetPlaced", 2, {"prop", "live", "condition", "slip", "request"}},
    {"BetPlaced", 3, {kConditionOdds, "request"}},
    {"BetReviewed", 1, {"date"}},
    {"BetSettled", 1, {"closingLineValue", "kind"}},
    {"BetSettled", 2, {"kind"}},
    {"GameScheduled", 1, {"proof"}},
    {"OperatorActed", 1, {}},
    {"ResultRecorded", 1, {"periods"}},
    {"SettlementReversed", 1, {"wasVoid"}},
    {"StatisticsRecorded", 1, {kFigureTypes}},
};

// Writes a value without the fields that are lacking, and with those that are gone.
class OlderWriter {
 public:
  OlderWriter(ByteWriter& out, const std::vector<std::string_view>& lacks)
      : out_(out), lacks_(lacks) {}

  template <class T>
  void put(const T& value) {
    out_.put(value);
  }
  void put(const Legs& legs) {
    out_.put(static_cast<std::uint8_t>(legs.size()));
    for (const auto& leg : legs) put(leg);
  }
  void put(const Players& players) {
    out_.put(static_cast<std::uint8_t>(players.size()));
    for (const auto& [player, played, figures] : players) {
      out_.put(player);
      out_.put(played);
      for (std::size_t i = 0; i < 5; ++i)
        out_.put(i < figures.size() ? static_cast<std::uint8_t>(figures[i].value) : std::uint8_t{});
    }
  }
  void put(const OperatorActed& acted) {
    out_.put(acted.game);
    out_.put(acted.act);
    out_.put(std::string_view{"marta"});
    out_.put(acted.uid);
    out_.put(acted.reason);
  }
  void put(const std::optional<Condition>& condition) {
    out_.put(condition.has_value());
    if (condition) put(*condition);
  }
  template <HasFields T>
  void put(const T& object) {
    for_each_field(object, [this](std::string_view name, const auto& member) {
      const bool is_own = std::is_same_v<T, Condition> && name == "odds";
      if (std::ranges::find(lacks_, is_own ? kConditionOdds : name) == lacks_.end()) put(member);
    });
  }

 private:
  ByteWriter& out_;
  const std::vector<std::string_view>& lacks_;
};

std::string written(const OlderVersion& older, const Record& record) {
  std::string newest;
  ByteWriter event{newest};
  std::visit([&](const auto& e) { event.put(e); }, record.event);

  auto bytes = encode(record);
  const auto salt_bytes = record.salt ? record.salt->size() : 0;
  bytes.resize(bytes.size() - sizeof(std::uint32_t) - salt_bytes - newest.size());
  std::memcpy(bytes.data() + kVersionAt, &older.version, sizeof older.version);
  ByteWriter out{bytes};
  std::visit([&](const auto& e) { OlderWriter{out, older.lacks}.put(e); }, record.event);
  if (record.salt) out.put(*record.salt);
  out.put(static_cast<std::uint32_t>(
      crc32_z(0, reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size())));
  return bytes;
}

// Returns the event without what follows from the records before it.
Event without_derived(Event event) {
  if (auto* settled = std::get_if<BetSettled>(&event)) {
    settled->closing_line_value.reset();
    settled->kind.reset();
  }
  return event;
}

}  // namespace

std::string in_version(const Record& record, std::uint16_t version) {
  for (const auto& older : kOlderVersions) {
    if (older.event == type_of(record.event).name && older.version == version)
      return written(older, record);
  }
  return encode(record);
}

std::optional<std::string> in_generation(const Record& record, Generation generation) {
  auto written_by = record;
  if (!is_salted(generation)) written_by.salt.reset();
  for (auto version = record.version; version > 0; --version) {
    const auto [first, last] = generations_of(record.event, version);
    if (generation < first || generation > last) continue;
    auto bytes = in_version(written_by, version);
    const auto read = decode(bytes);
    if (read && without_derived(read->event) == without_derived(record.event)) return bytes;
  }
  return std::nullopt;
}

}  // namespace chalkline::ledger::test
