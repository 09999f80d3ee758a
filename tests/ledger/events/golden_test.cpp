#include <doctest/doctest.h>
#include <fmt/format.h>
#include <zlib.h>

#include <array>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "ledger/events/codec.hpp"
#include "ledger/events/record_json.hpp"
#include "tests/ledger/repository.hpp"
#include "tests/ledger/samples.hpp"

// tests/golden holds one stored record of every event type and version, as bytes and as JSON. They
// are what logs out there contain: a test that fails here means that old logs can no longer be
// read, and is never mended by writing the files anew.
namespace chalkline::ledger {
namespace {

using namespace test;

std::filesystem::path golden(const Record& record, const char* extension) {
  const auto tests = repository() / "tests";
  return tests / "golden" /
         fmt::format("{}.v{}{}", type_of(record.event).name, type_of(record.event).version,
                     extension);
}

std::string content(const std::filesystem::path& path) {
  std::ifstream file{path, std::ios::binary};
  REQUIRE_MESSAGE(file, path.string(),
                  " is missing; test_ledger --no-skip -tc='write the golden files that are "
                  "missing' adds it for a new event");
  return {std::istreambuf_iterator{file}, {}};
}

TEST_CASE("the golden record of every event is read, and written again to the same bytes") {
  for (const auto& sample : sample_records()) {
    const auto bytes = content(golden(sample, ".bin"));
    const auto record = decode(bytes);
    REQUIRE_MESSAGE(record, golden(sample, ".bin").string(), ": ", record ? "" : record.error());
    CHECK_MESSAGE(*record == sample, to_json(*record));
    CHECK(encode(*record) == bytes);
  }
}

TEST_CASE("the golden JSON of every event is what the export writes") {
  for (const auto& sample : sample_records()) {
    const auto json = boost::json::parse(content(golden(sample, ".json")));
    CHECK(boost::json::serialize(json) == to_json(sample));
  }
}

// The older version of an event, and what its current one has that it had not.
struct Upcast {
  const char* name;
  int version;
  void (*add)(boost::json::object& event);
};

void add_version_3(boost::json::object& bet) {
  for (auto& leg : bet["legs"].as_array()) {
    leg.as_object()["prop"] = nullptr;
    leg.as_object()["live"] = false;
  }
  bet["condition"] = nullptr;
  bet["slip"] = 1;
}

void add_version_4(boost::json::object& bet) {
  if (auto* condition = bet["condition"].if_object()) (*condition)["odds"] = 0;
  bet["request"] = std::string(32, '0');
}

// 2 of "BetPlaced.v2".
std::uint16_t name_version(std::string_view name) {
  return static_cast<std::uint16_t>(name.back() - '0');
}

const Upcast kUpcasts[] = {
    {"BetPlaced.v1", 4,
     [](auto& bet) {
       bet["statedChance"] = nullptr;
       add_version_3(bet);
       add_version_4(bet);
     }},
    {"BetPlaced.v2", 4,
     [](auto& bet) {
       add_version_3(bet);
       add_version_4(bet);
     }},
    {"BetPlaced.v3", 4, add_version_4},
    {"BetReviewed.v1", 2, [](auto& e) { e["date"] = nullptr; }},
    {"BetSettled.v1", 3,
     [](auto& e) {
       e["closingLineValue"] = nullptr;
       e["kind"] = nullptr;
     }},
    {"BetSettled.v2", 3, [](auto& e) { e["kind"] = nullptr; }},
    {"GameScheduled.v1", 2,
     [](auto& game) { game["proof"] = {{"digest", std::string(64, '0')}, {"row", 0}}; }},
    {"SettlementReversed.v1", 2, [](auto& e) { e["wasVoid"] = false; }},
    {"StatisticsRecorded.v1", 2,
     [](auto& e) {
       constexpr std::array kNames{"points", "rebounds", "assists", "threes", "minutes"};
       for (auto& player : e["players"].as_array()) {
         auto& figures = player.as_object()["figures"].as_array();
         for (std::size_t i = 0; i < kNames.size(); ++i)
           figures[i] = {{"type", kNames.at(i)}, {"value", figures[i]}};
       }
     }},
    {"OperatorActed.v1", 2, [](auto& e) { e.stable_erase("operator"); }},
    {"ResultRecorded.v1", 2, [](auto& e) {
       e["periods"] = {{"firstQuarter", nullptr},
                       {"halftime", nullptr},
                       {"thirdQuarter", nullptr},
                       {"fourthQuarter", nullptr}};
     }}};

TEST_CASE("the golden record of an older version is read as the current one that means the same") {
  const auto tests = repository() / "tests";
  for (const auto& [name, version, add] : kUpcasts) {
    auto record = decode(content(tests / "golden" / (std::string{name} + ".bin")));
    REQUIRE_MESSAGE(record, name, ": ", record ? "" : record.error());
    auto meaning = boost::json::parse(content(tests / "golden" / (std::string{name} + ".json")));
    meaning.at("version") = version;
    add(meaning.at("event").as_object());
    CHECK(boost::json::serialize(meaning) == to_json(*record));
    CHECK(record->version == name_version(name));
    record->version = static_cast<std::uint16_t>(version);
    CHECK(decode(encode(*record)) == record);
  }
}

TEST_CASE("a version that an event never had is refused") {
  auto bytes = content(golden(sample_records()[0], ".bin"));
  constexpr std::size_t kVersionOffset = 2;
  bytes[kVersionOffset] = 2;
  bytes.resize(bytes.size() - sizeof(std::uint32_t));
  const auto sum = static_cast<std::uint32_t>(
      crc32_z(0, reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size()));
  bytes.append(reinterpret_cast<const char*>(&sum), sizeof sum);
  CHECK(decode(bytes).error() == "unknown event version 2");
}

// Run by hand after a new event type or version has got its sample. Never writes over a file.
TEST_CASE("write the golden files that are missing" * doctest::skip()) {
  for (const auto& sample : sample_records()) {
    const auto write = [&](const char* extension, const std::string& bytes) {
      const auto path = golden(sample, extension);
      if (std::filesystem::exists(path)) return;
      std::ofstream{path, std::ios::binary} << bytes;
      MESSAGE("wrote ", path.string());
    };
    write(".bin", encode(sample));
    write(".json", to_json(sample) + "\n");
  }
}

}  // namespace
}  // namespace chalkline::ledger
