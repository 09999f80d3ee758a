#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "base/worker_thread.hpp"
#include "proof/publication/publisher.hpp"
#include "proof/storage/disk.hpp"
#include "proof/witness/witness_client.hpp"

namespace chalkline::proof {

// Has others sign each checkpoint as well, after it is served: a witness signs nothing that does
// not continue what it has signed before. One request is under way at a time, and neither a bet nor
// a checkpoint waits for one, but for the first checkpoint after a start: before that each witness
// is asked whether it has seen more of the log than is here.
class Witnesses {
 public:
  // `directory`: the log's. The publisher outlives this. Throws std::runtime_error with one
  // sentence where two options name one key.
  Witnesses(Publisher& publisher, std::filesystem::path directory,
            std::vector<WitnessOption> options, AskWitness ask, Disk& disk = real_disk());

  // Starts the publisher with it.
  void start();
  // Before the publisher's.
  void stop() { thread_.stop(); }

  // Asks each whose turn it is, as the thread does, and serves what has come once it is durable.
  // Any thread.
  void ask_all(const Published::Newest& newest, const std::stop_token& stopping);

  struct Status {
    VerifyingKey key;
    std::string failure{};                  // why it did not sign when it was last asked
    std::uint64_t failures{};               // since the start
    std::optional<std::uint64_t> time_s{};  // of its newest signature, by its own clock
  };
  // In the order of the options. Any thread.
  std::vector<Status> status() const;

 private:
  using Clock = std::chrono::steady_clock;

  struct Witness {
    WitnessClient client;
    std::optional<Cosignature> signature{};                      // under the note that is kept
    Clock::time_point asked_again_at{Clock::time_point::min()};  // after a failure: not before that
    Clock::time_point renewed_at{Clock::time_point::min()};  // nor before that what it has signed
    Clock::duration pause{};                                 // after the last failure
  };

  void run(const std::stop_token& stopping);
  // Whether it has signed.
  bool ask(Witness& witness, const Published::Newest& newest, const std::stop_token& stopping);
  bool is_due(const Witness& witness, const Checkpoint& newest) const;
  void note_signature(Witness& witness, const Published::Newest& newest, Cosignature signature);
  void note_failure(Witness& witness, const NotSigned& problem);
  std::string kept_note() const;
  Status& status_of(const Witness& witness);

  Publisher& publisher_;
  const std::filesystem::path directory_;
  const AskWitness ask_;
  Disk& disk_;
  std::mutex asking_;  // guards the next three
  std::vector<Witness> witnesses_;
  Published::Newest kept_;  // the newest that one of them has signed, without their lines
  bool has_ended_{};        // one disagrees, or what they sign cannot be kept
  mutable std::mutex mutex_;
  std::vector<Status> status_;
  WorkerThread thread_;  // last: it uses all of the above
};

}  // namespace chalkline::proof
