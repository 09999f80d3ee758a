#include <doctest/doctest.h>

#include <functional>
#include <string>

#include "tests/ledger/files.hpp"
#include "tests/ledger/harness.hpp"

// A log is made in an absent or empty place only. Every other odd state of the directory is
// refused, however often one starts, and is left as it was found.
namespace chalkline::ledger {
namespace {

using namespace test;
namespace fs = std::filesystem;

// The files of a log that was closed or killed, and how they were some time before.
struct Directory {
  Directory(bool killed) {
    LedgerHarness ledger;
    ledger.accept(OpenAccount{kAlice});
    ledger.accept(ScheduleGame{scheduled(kBears)});
    ledger.reopen();
    copy_as_it_lies(ledger.directory(), older());
    for (int i = 0; i < 3; ++i) ledger.accept(bet(kAlice, 10, moneyline(kBears, Side::kHome)));
    end = ledger.log().position();
    if (!killed) ledger.close();
    copy_as_it_lies(ledger.directory(), whole());
  }
  fs::path whole() const { return home.path() / "whole"; }
  fs::path older() const { return home.path() / "older"; }
  fs::path trial() const { return home.path() / "trial"; }

  TemporaryDirectory home;
  Position end{};
};

constexpr std::string_view kAcknowledgedFile = "acknowledged";
constexpr std::string_view kReplacedByOlder = "replaced by an older copy";

struct Change {
  const char* name;
  std::function<void(const Directory&, const std::string& file)> make;
};

const std::array<Change, 4> kChanges{{
    {"removed", [](const auto& d, const auto& file) { fs::remove(d.trial() / file); }},
    {"emptied", [](const auto& d, const auto& file) { fs::resize_file(d.trial() / file, 0); }},
    {"cut",
     [](const auto& d, const auto& file) {
       const auto path = d.trial() / file;
       fs::resize_file(path,
                       (file.ends_with(".log") ? size_of_records(path) : fs::file_size(path)) / 2);
     }},
    {kReplacedByOlder.data(),
     [](const auto& d, const auto& file) {
       fs::remove(d.trial() / file);
       if (fs::exists(d.older() / file)) fs::copy(d.older() / file, d.trial() / file);
     }},
}};

// Files that a log can do without: RocksDB's notes on its options, its lock and its name.
bool is_needed(const std::string& file) {
  return !file.starts_with("OPTIONS") && file != "LOCK" && file != "IDENTITY";
}

// The outcomes of a start: every record is there; it is refused and nothing was touched; or the log
// is a shorter one that is whole, which the state beside it refuses (state_test.cpp).
enum class Start : std::uint8_t { kWhole, kRefused, kShorter };

Start start(const Directory& directory) {
  const auto before = contents(directory.trial());
  try {
    const auto log = open_rocks_log(directory.trial(), OpenMode::kWrite);
    return log->position() == directory.end ? Start::kWhole : Start::kShorter;
  } catch (const LogFailure&) {
    for (int again = 0; again < 2; ++again)
      REQUIRE_THROWS_AS(open_rocks_log(directory.trial(), OpenMode::kWrite), LogFailure);
    REQUIRE(contents(directory.trial()) == before);
    return Start::kRefused;
  }
}

void lay_out(const Directory& directory) {
  fs::remove_all(directory.trial());
  fs::copy(directory.whole(), directory.trial());
}

bool is_as_before(const Directory& directory) {
  return contents(directory.trial()) == contents(directory.whole());
}

TEST_CASE("a start with one file of the log removed, emptied, cut or older") {
  for (const bool killed : {false, true}) {
    const Directory directory{killed};
    lay_out(directory);
    for (const auto& [file, bytes] : contents(directory.trial())) {
      if (bytes.empty()) continue;
      for (const auto& change : kChanges) {
        CAPTURE(killed);
        CAPTURE(file);
        CAPTURE(change.name);
        lay_out(directory);
        change.make(directory, file);
        if (is_as_before(directory)) continue;
        const auto found = start(directory);
        if (!is_needed(file) || (file == kAcknowledgedFile && change.name == kReplacedByOlder)) {
          CHECK(found == Start::kWhole);
        } else if (file.ends_with(".log")) {
          CHECK(found !=
                Start::kShorter);  // one that RocksDB had not removed yet is missed by none
        } else {
          CHECK(found == Start::kRefused);
        }
      }
    }
  }
}

TEST_CASE("a start with two files of the log removed, emptied, cut or older") {
  const Directory directory{true};
  lay_out(directory);
  const auto files = contents(directory.trial());
  for (auto first = files.begin(); first != files.end(); ++first) {
    for (auto second = std::next(first); second != files.end(); ++second) {
      for (const auto& change : kChanges) {
        CAPTURE(first->first);
        CAPTURE(second->first);
        CAPTURE(change.name);
        lay_out(directory);
        change.make(directory, first->first);
        change.make(directory, second->first);
        if (is_as_before(directory)) continue;
        const auto found = start(directory);
        if (!is_needed(first->first) && !is_needed(second->first)) {
          CHECK(found == Start::kWhole);
        } else if (second->first == kAcknowledgedFile && change.name == kReplacedByOlder) {
          continue;  // of one moment with an older write-ahead log: the state beside the log says
                     // so
        } else {
          CHECK(found != Start::kShorter);
        }
      }
    }
  }
}

TEST_CASE("a log is made where there is none, or an empty directory, and in no other place") {
  const TemporaryDirectory home;
  const auto place = home.path() / "log";
  CHECK(open_rocks_log(place, OpenMode::kWrite)->position() == 0);
  fs::remove_all(place);
  fs::create_directory(place);
  CHECK(open_rocks_log(place, OpenMode::kWrite)->position() == 0);
  fs::remove_all(place);
  fs::create_directory(place);
  std::ofstream{place / "notes"} << "something else";
  for (int again = 0; again < 3; ++again)
    CHECK_THROWS_AS(open_rocks_log(place, OpenMode::kWrite), LogFailure);
  CHECK(contents(place).size() == 1);
}

TEST_CASE("a log that was left half made is made anew") {
  const TemporaryDirectory home;
  fs::create_directory(home.path() / "log.new");
  std::ofstream{home.path() / "log.new" / "CURRENT"} << "MANIFEST-000001\n";
  CHECK(open_rocks_log(home.path() / "log", OpenMode::kWrite)->position() == 0);
  CHECK(!fs::exists(home.path() / "log.new"));
}

}  // namespace
}  // namespace chalkline::ledger
