#include "ledger/engine/salts.hpp"

#include <sodium.h>

#include <stdexcept>

namespace chalkline::ledger {
namespace {

// Drawn at once: a system call for each record would be a part of each bet's cost.
constexpr std::size_t kSaltsAtOnce = 256;

class RandomSalts {
 public:
  RandomSalts() {
    if (sodium_init() < 0) throw std::runtime_error{"There are no random numbers to be had here"};
  }

  Salt operator()() {
    if (next_ == drawn_.size()) {
      randombytes_buf(drawn_.data(), sizeof drawn_);
      next_ = 0;
    }
    return drawn_.at(next_++);
  }

 private:
  std::array<Salt, kSaltsAtOnce> drawn_{};
  std::size_t next_{kSaltsAtOnce};
};

}  // namespace

SaltSource random_salts() { return RandomSalts{}; }

}  // namespace chalkline::ledger
