#include <doctest/doctest.h>

#include <optional>
#include <vector>

#include "proof/witness/witnesses.hpp"
#include "tests/ledger/temporary_directory.hpp"
#include "tests/proof/faulty_disk.hpp"
#include "tests/proof/memory_log.hpp"
#include "tests/proof/witness/witness_double.hpp"

namespace chalkline::proof {
namespace {

using namespace test;
using ledger::test::TemporaryDirectory;

// A log that is started anew for each checkpoint, and its witness, whose signatures go to a disk
// that may fail.
struct WitnessedStarts {
  // Signs and asks once; what is served as witnessed then.
  std::optional<Published::Newest> grow(std::size_t records, Disk& disk) {
    log.add(records);
    Signer{log, options, real_disk()}.advance({});
    Publisher publisher{log, options};
    Witnesses witnesses{publisher, options.directory, {witness.option()}, witness.ask(), disk};
    witnesses.ask_all(*publisher.published().newest(), {});
    REQUIRE_FALSE(publisher.stopped());
    return witnessed(publisher);
  }
  // What a start serves before a witness is asked.
  std::optional<Published::Newest> start() {
    Publisher publisher{log, options};
    const Witnesses witnesses{publisher, options.directory, {witness.option()}, witness.ask()};
    return witnessed(publisher);
  }

  TemporaryDirectory directory;
  MemoryLog log;
  LogOptions options{.directory = directory.path() / "proof", .origin = kTestOrigin};
  WitnessDouble witness{Publisher{log, options}.key()};

 private:
  // Checked by both keys.
  std::optional<Published::Newest> witnessed(const Publisher& publisher) const {
    const auto newest = publisher.published().witnessed();
    if (!newest) return std::nullopt;
    const std::vector known{publisher.key(), witness.option().key};
    const auto verified = verify_checkpoint(newest->note, kTestOrigin, known);
    REQUIRE(verified);
    REQUIRE(verified->note.by.size() == 2);
    REQUIRE(verified->checkpoint == newest->checkpoint);
    return *newest;
  }
};

TEST_CASE(
    "whatever step the keeping of a witness's signature ends at, what was served is served again") {
  for (const auto fault : {FaultyDisk::Fault::kKill, FaultyDisk::Fault::kShortWrite,
                           FaultyDisk::Fault::kPowerCut, FaultyDisk::Fault::kFail}) {
    bool has_struck = true;
    std::uint64_t step{};
    for (; has_struck; ++step) {
      WitnessedStarts served;
      FaultyDisk disk{fault, step};
      std::uint64_t size{};
      for (const std::size_t batch : {200U, 1U}) {  // no file yet, and one to replace
        const auto newest = served.grow(batch, disk);
        if (disk.has_struck()) {
          // Nobody has seen what is not durable.
          REQUIRE((newest ? newest->checkpoint.size : 0) == size);
          break;
        }
        REQUIRE(newest);
        size = newest->checkpoint.size;
        REQUIRE(size == served.log.position());
      }
      has_struck = disk.has_struck();

      const auto again = served.start();
      REQUIRE((again ? again->checkpoint.size : 0) >= size);
      const auto next = served.grow(7, real_disk());
      REQUIRE(next);
      REQUIRE(next->checkpoint.size == served.log.position());
      REQUIRE(file_content(served.options.directory / kWitnessedFile) == next->note);
    }
    CHECK(step > 8);
  }
}

}  // namespace
}  // namespace chalkline::proof
