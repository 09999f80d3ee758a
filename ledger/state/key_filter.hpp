#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "ledger/events/events.hpp"

namespace chalkline::ledger {

// Says of idempotency keys that they are new, in memory: nearly every bet brings a new one, and to
// look for it on the disk costs more than to decide the bet. A blocked Bloom filter: a key sets one
// bit in each of the eight words of one cache line. It forgets no key, and takes about one in 1,000
// new ones (five, with all its parts) for one that may be known: those are looked for on the disk.
// Its memory is at most kBytesMax; beyond kKeysMax more and more are. For one thread at a time.
class KeyFilter {
 public:
  // Of an account and its key.
  struct Bits {
    std::uint64_t block{};
    std::uint64_t words{};  // six bits for each
  };
  static Bits bits_of(AccountId account, const IdempotencyKey& key);
  // Of an entry's key, one of state_key's with kKeys.
  static Bits bits_of(std::string_view state_key);

  void add(const Bits& bits);
  // False: none that was added.
  bool may_have(const Bits& bits) const;

  std::size_t bytes() const;

  // Of the first part. Each further one is four times as large as the one before: a new filter is
  // small, and of a large one few lines are read.
  static constexpr std::size_t kFirstKeys = 65'536;
  static constexpr std::size_t kPartsMax = 5;
  static constexpr std::size_t kBytesPerKey = 2;
  static constexpr std::size_t kKeysMax =
      kFirstKeys * (1 + 4 + 16 + 64 + 256);                          // 22 million, in ten days
  static constexpr std::size_t kBytesMax = kKeysMax * kBytesPerKey;  // 45 MB

 private:
  struct alignas(64) Block {
    std::array<std::uint64_t, 8> words{};
  };
  struct Part {
    std::vector<Block> blocks;
    std::size_t room;  // for keys, yet
    std::size_t place_of(const Bits& bits) const;
  };

  std::vector<Part> parts_;
};

}  // namespace chalkline::ledger
