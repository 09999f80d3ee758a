#include <doctest/doctest.h>
#include <sys/resource.h>

#include <csignal>
#include <fstream>
#include <iterator>
#include <thread>

#include "projections/files/files.hpp"
#include "projections/read_models.hpp"
#include "tests/ledger/harness.hpp"
#include "tests/projections/fixture.hpp"
#include "tests/projections/random_log.hpp"

// The read side on files that are damaged and a disk that fails: it is wrong never, and right again
// by itself.
namespace chalkline::projections {
namespace {

using namespace test;
using ledger::test::FakeClock;

constexpr std::size_t kPageBytes = 4'096;

std::string content_of(const std::filesystem::path& file) {
  std::ifstream in{file, std::ios::binary};
  return {std::istreambuf_iterator<char>{in}, {}};
}

void replace_content(const std::filesystem::path& file, const std::string& content) {
  std::ofstream{file, std::ios::binary | std::ios::trunc} << content;
}

// The figures that players are shown, each of which a wrong byte could change.
std::string shown(Reader& reader) {
  std::string all;
  for (std::uint64_t i = 0; i < 8; ++i) {
    const ledger::AccountId account{1'000 + i};
    const auto standing = reader.ask(&StandingQuery::find, account);
    all += std::to_string(standing ? standing->balance : -1) + ' ';
    for (const auto& bet : reader.ask(&BetQueries::list, account, {}, 1'000))
      all += std::to_string(bet.id) + prediction(bet) + std::to_string(bet.stake) + ' ';
  }
  return all;
}

struct Failing {
  LogBuilder log_builder;
  TemporaryDirectory directory;
  FakeClock clock{time("2026-11-18T13:00:00Z")};
  Files files{directory.path()};
  std::unique_ptr<ReadModels> models;

  Failing() { tell_random(log_builder, 7, 300); }

  void start() { models = ReadModels::open(directory.path(), log_builder.log, clock.clock()); }
  template <class Fits>
  void wait_until(Fits fits) {  // the test's time limit ends a wait in vain
    while (!fits()) std::this_thread::yield();
  }
  void wait_until_right() {
    wait_until(
        [&] { return models->available() && models->position() == log_builder.log.position(); });
  }
};

TEST_CASE("models that are damaged when the server starts are made anew and never shown") {
  Failing server;
  server.start();
  server.wait_until_right();
  const auto right = shown(*server.models->reader());
  server.models->stop();
  server.models.reset();
  const auto digest = digest_map(server.files.current());
  const auto sound = content_of(server.files.current());
  REQUIRE(sound.size() >= 8 * kPageBytes);

  std::vector<std::string> damaged{
      std::string(sound.size(), '\0'),
      std::string(sound.size(), 'x'),
      sound.substr(0, sound.size() / 2),
      sound.substr(0, 50),
      sound.substr(0, 3 * kPageBytes) + std::string(kPageBytes, '\0') +
          sound.substr(4 * kPageBytes),
  };
  for (std::size_t page = 0; page * kPageBytes < sound.size(); page += 3) {
    for (const auto byte : {page * kPageBytes + 19, page * kPageBytes + kPageBytes - 200}) {
      damaged.push_back(sound);
      damaged.back()[byte] ^= '\x10';
    }
  }
  for (const auto& content : damaged) {
    replace_content(server.files.current(), content);
    server.start();
    auto reader = server.models->reader();
    const auto answered = [&] {
      try {
        const auto now = shown(*reader);
        CHECK(now == right);
        return true;
      } catch (const Unavailable&) {
        return false;
      }
    };
    server.wait_until(answered);
    server.wait_until_right();
    reader.reset();
    server.models->stop();
    server.models.reset();
    try {
      const bool same = digest_map(server.files.current()) == digest;
      CHECK(same);
    } catch (const sqlite::Error&) {  // nobody has read that page yet
    }
  }
}

// Writes beyond a few KiB of any file fail, as those of a full disk do.
struct NoRoom {
  NoRoom() {
    std::signal(SIGXFSZ, SIG_IGN);
    getrlimit(RLIMIT_FSIZE, &before);
    auto small = before;
    small.rlim_cur = 64;
    setrlimit(RLIMIT_FSIZE, &small);
  }
  ~NoRoom() { setrlimit(RLIMIT_FSIZE, &before); }
  rlimit before{};
};

TEST_CASE("models that cannot be written are not shown behind the log, and go on when they can") {
  Failing server;
  server.start();
  server.wait_until_right();
  const auto reader = server.models->reader();
  const auto before = shown(*reader);
  {
    const NoRoom no_room;
    CHECK(shown(*reader) == before);
    server.log_builder.bet(kAnn, 100);
    server.wait_until([&] { return !server.models->health().models; });
    CHECK_FALSE(server.models->available());
    CHECK_THROWS_AS(static_cast<void>(shown(*reader)), Unavailable);
    CHECK(server.models->health().failures > 0);
  }
  server.wait_until_right();
  CHECK(shown(*reader) != before);
  CHECK(server.models->health().models);
  server.wait_until([&] { return server.models->health().boards; });
}

TEST_CASE("a page that is damaged while the server runs is made good without a restart") {
  Failing server;
  server.start();
  server.wait_until_right();
  const auto right = shown(*server.models->reader());
  {  // Moves the WAL into the file.
    sqlite::Connection db{server.files.current(), sqlite::Access::kWrite, sqlite::Pages::kChecked};
    db.run("SELECT 1 FROM model");  // SQLite opens a WAL when it first reads
    REQUIRE(db.empty_wal());
  }
  auto content = content_of(server.files.current());
  REQUIRE(content.size() >= 8 * kPageBytes);
  for (auto at = kPageBytes + 100; at < content.size(); at += kPageBytes) content[at] ^= '\x01';
  std::ofstream{server.files.current(), std::ios::binary | std::ios::in | std::ios::out} << content;
  const auto reader = server.models->reader();  // has read nothing yet
  CHECK_THROWS_AS(static_cast<void>(shown(*reader)), Unavailable);
  server.wait_until([&] { return server.models->health().failures > 0; });
  server.wait_until_right();
  CHECK(shown(*reader) == right);
}

TEST_CASE("a log that cannot be read for a while stops nothing") {
  Failing server;
  server.start();
  server.wait_until_right();
  server.log_builder.log.break_reads(true);
  server.log_builder.bet(kAnn, 100);
  server.wait_until([&] { return !server.models->health().models; });
  CHECK_FALSE(server.models->available());
  server.log_builder.log.break_reads(false);
  server.wait_until_right();
}

}  // namespace
}  // namespace chalkline::projections
