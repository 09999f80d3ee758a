#include "proof/witness/witnesses.hpp"

#include <doctest/doctest.h>

#include <chrono>
#include <filesystem>
#include <functional>
#include <string>
#include <thread>
#include <vector>

#include "tests/ledger/temporary_directory.hpp"
#include "tests/proof/memory_log.hpp"
#include "tests/proof/witness/witness_double.hpp"

namespace chalkline::proof {
namespace {

using namespace test;
using ledger::test::TemporaryDirectory;

bool eventually(const std::function<bool()>& holds) {
  for (int tries = 0; tries < 3'000; ++tries) {
    if (holds()) return true;
    std::this_thread::sleep_for(std::chrono::milliseconds{10});
  }
  return false;
}

// A log with one witness, which are started and stopped together.
struct WitnessedServer {
  struct Running {
    Running(const MemoryLog& log, const std::filesystem::path& proof, WitnessDouble& witness)
        : publisher{log, {.directory = proof, .origin = kTestOrigin}},
          witnesses{publisher, proof, {witness.option()}, witness.ask()} {}
    ~Running() {
      witnesses.stop();
      publisher.stop();
    }
    std::uint64_t witnessed() const {
      const auto newest = publisher.published().witnessed();
      return newest ? newest->checkpoint.size : 0;
    }
    std::uint64_t signed_up_to() const {
      const auto newest = publisher.published().newest();
      return newest ? newest->checkpoint.size : 0;
    }
    Publisher publisher;
    Witnesses witnesses;
  };

  Running open() { return {log, proof, witness}; }
  // Serves until so many records are witnessed.
  void serve_up_to(std::uint64_t size) {
    auto running = open();
    running.witnesses.start();
    log.add(size - log.position());
    REQUIRE(eventually([&] { return running.witnessed() == size; }));
  }
  void copy(const std::filesystem::path& from, const std::filesystem::path& to) const {
    std::filesystem::remove_all(to);
    std::filesystem::copy(from, to, std::filesystem::copy_options::recursive);
  }

  TemporaryDirectory directory;
  std::filesystem::path proof{directory.path() / "proof"};
  MemoryLog log;
  // Makes the key, so that the witness knows it.
  WitnessDouble witness{Publisher{log, {.directory = proof, .origin = kTestOrigin}}.key()};
};

TEST_CASE("what a witness has signed is on the disk, is served, and is served after a start") {
  WitnessedServer server;
  server.serve_up_to(30);
  server.serve_up_to(70);
  const auto bytes = file_content(server.proof / kWitnessedFile);
  REQUIRE(bytes);
  const auto running = server.open();
  REQUIRE(running.publisher.published().witnessed());
  CHECK(running.publisher.published().witnessed()->note == *bytes);
  const std::vector known{running.publisher.key(), server.witness.option().key};
  const auto verified = verify_checkpoint(*bytes, kTestOrigin, known);
  REQUIRE(verified);
  CHECK(verified->checkpoint.size == 70);
  CHECK(verified->note.by.size() == 2);
  CHECK(running.witnesses.status().front().time_s == verified->note.by[1].time_s);
}

TEST_CASE("a record is proved under the witnessed checkpoint, if that covers it") {
  WitnessedServer server;
  server.serve_up_to(30);
  server.witness.answer_with(WitnessAnswer{.status = 500});
  auto running = server.open();
  running.witnesses.start();
  server.log.add(10);
  REQUIRE(eventually([&] { return running.signed_up_to() == 40; }));
  const auto& published = running.publisher.published();
  CHECK(published.to_prove(30)->checkpoint.size == 30);
  CHECK(published.to_prove(30)->note == published.witnessed()->note);
  CHECK(published.to_prove(31)->checkpoint.size == 40);
  CHECK(published.record_proof(*published.to_prove(30), 7));
}

TEST_CASE("a directory that was put back signs nothing, and bets go on") {
  WitnessedServer server;
  server.serve_up_to(30);
  server.copy(server.proof, server.directory.path() / "copy");
  server.serve_up_to(70);
  server.copy(server.directory.path() / "copy", server.proof);
  server.log.cut_to(30);
  {
    auto running = server.open();
    running.witnesses.start();
    server.log.add(5);
    REQUIRE(eventually([&] { return running.publisher.stopped().has_value(); }));
    CHECK(running.publisher.stopped()->contains("it has signed a checkpoint of 70 records"));
    REQUIRE(eventually([&] { return std::filesystem::exists(server.proof / "halted"); }));
    CHECK(running.signed_up_to() == 30);
  }
  CHECK(server.open().publisher.stopped());  // nor after the next start
}

TEST_CASE("a witness that disagrees later stops the signer") {
  WitnessedServer server;
  server.serve_up_to(30);
  auto running = server.open();
  running.witnesses.start();
  server.witness.remember(20, sha256("another history"));
  server.log.add(5);
  REQUIRE(eventually([&] { return running.publisher.stopped().has_value(); }));
  server.log.add(5);
  REQUIRE(eventually([&] { return std::filesystem::exists(server.proof / "halted"); }));
  CHECK(running.signed_up_to() <= 35);
  CHECK(running.witnesses.status().front().failure.contains("another root"));
}

TEST_CASE("a witness that fails is counted and asked again, and checkpoints go on") {
  WitnessedServer server;
  server.witness.answer_with(WitnessAnswer{.status = 500});
  auto running = server.open();
  running.witnesses.start();
  server.log.add(5);
  REQUIRE(eventually([&] { return running.witnesses.status().front().failures > 0; }));
  CHECK(running.signed_up_to() == 5);
  CHECK(running.witnesses.status().front().failure == "it answers 500");
  server.witness.answer_with(std::nullopt);
  REQUIRE(eventually([&] { return running.witnessed() == 5; }));
  CHECK(running.witnesses.status().front().failure.empty());
  CHECK_FALSE(running.publisher.stopped());
}

TEST_CASE("a witnessed checkpoint that the ledger does not continue refuses the start") {
  WitnessedServer server;
  server.serve_up_to(30);
  server.copy(server.proof, server.directory.path() / "copy");
  server.serve_up_to(70);
  std::filesystem::copy_file(server.directory.path() / "copy" / kCheckpointFile,
                             server.proof / kCheckpointFile,
                             std::filesystem::copy_options::overwrite_existing);
  CHECK(server.open().signed_up_to() == 70);  // the newest that this log has signed
  server.log.cut_to(30);
  CHECK_THROWS_AS(server.open(), StartRefused);
}

TEST_CASE("a witness that is no longer named is not shown") {
  WitnessedServer server;
  server.serve_up_to(30);
  Publisher publisher{server.log, {.directory = server.proof}};
  const Witnesses none{publisher, server.proof, {}, {}};
  CHECK_FALSE(publisher.published().witnessed());
}

TEST_CASE("a witness is named once") {
  WitnessedServer server;
  Publisher publisher{server.log, {.directory = server.proof}};
  const auto option = server.witness.option();
  CHECK_THROWS_WITH((Witnesses{publisher, server.proof, {option, option}, server.witness.ask()}),
                    "The witness test.example/witness is named twice");
}

}  // namespace
}  // namespace chalkline::proof
