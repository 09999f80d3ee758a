#pragma once

#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <mutex>
#include <set>
#include <string>

#include "http/identity/accounts.hpp"
#include "http/identity/accounts_reader.hpp"
#include "ledger/engine/engine.hpp"
#include "ledger/log/log.hpp"
#include "ledger/rules/classes/classes.hpp"
#include "ledger/state/state.hpp"

namespace chalkline::http {

// Until when the educators of a class see its learners (RULES 42).
ledger::Timestamp seen_until(const ClassRow& row, const ledger::ClassState& in_class,
                             const ledger::Log& log);

// Erases those classes from a backup of accounts.db that was made before they were erased. Returns
// how many it had.
std::size_t erase_again(Accounts& accounts, AccountsReader& reader, const ledger::Log& log,
                        const std::set<ledger::ClassId>& classes);

// The days of a class end at any second; a minute later is soon enough.
inline constexpr std::chrono::minutes kRetentionEvery{1};

// Ends what accounts.db keeps of classes: by itself once their educators no longer see them, and
// all of a class where the operator asks for that. Any thread; waits for the disk.
class ClassRetention {
 public:
  struct Parts {
    Accounts& accounts;
    std::string accounts_file;
    const ledger::Log& log;
    const ledger::State& state;
    ledger::Clock clock;
    const std::atomic<bool>& accounts_match;  // until then nothing is erased
  };
  explicit ClassRetention(Parts parts);

  // Forgets the learners of each class whose educators have seen it for as long as its terms say.
  void forget_due();

  enum class Stays : std::uint8_t { kStarting, kUnknown, kRunning, kSeen };
  struct NotErased {
    Stays why{};
    std::string title{};
    ledger::Timestamp seen_until{};  // of kSeen
  };
  struct Erased {
    std::string title{};
    std::size_t members{};
    std::size_t notes{};  // on bets
  };
  // A class that its educators still see is erased where `early` is set, one that runs never.
  std::expected<Erased, NotErased> erase(const ledger::ClassId& id, bool early);

 private:
  const Parts parts_;
  std::mutex mutex_;
  AccountsReader reader_;
  std::set<ledger::ClassId> forgotten_;  // by this process, so that none is looked at again
};

}  // namespace chalkline::http
