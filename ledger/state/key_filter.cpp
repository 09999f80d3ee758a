#include "ledger/state/key_filter.hpp"

#include <algorithm>
#include <cstring>

#include "ledger/log/state_keys.hpp"

namespace chalkline::ledger {
namespace {

// The bit that a key sets in the block's word at `place`.
std::uint64_t bit_of(std::uint64_t words, std::size_t place) {
  constexpr std::size_t kBitsPerWord = 6;
  return std::uint64_t{1} << (words >> (kBitsPerWord * place) & 63U);
}

}  // namespace

KeyFilter::Bits KeyFilter::bits_of(AccountId account, const IdempotencyKey& key) {
  Bits bits;
  static_assert(sizeof key == sizeof bits);
  std::memcpy(&bits, key.data(), sizeof bits);
  // A key is made of bits of SHA-256: its block needs no further hash. Two people may use the same.
  bits.block ^= raw(account);
  return bits;
}

KeyFilter::Bits KeyFilter::bits_of(std::string_view state_key) {
  constexpr auto kAccountAt = sizeof state_key::kKeys + sizeof(state_key::Segment) - 1;
  IdempotencyKey key;
  std::memcpy(key.data(), state_key.data() + state_key.size() - key.size(), key.size());
  return bits_of(AccountId{state_key::number_of(state_key.substr(kAccountAt))}, key);
}

std::size_t KeyFilter::Part::place_of(const Bits& bits) const {
  // The number of blocks is a power of two.
  return bits.block & (blocks.size() - 1);
}

void KeyFilter::add(const Bits& bits) {
  if (parts_.empty() || (parts_.back().room == 0 && parts_.size() < kPartsMax)) {
    const auto keys = kFirstKeys << 2 * parts_.size();
    parts_.push_back({std::vector<Block>(keys * kBytesPerKey / sizeof(Block)), keys});
  }
  auto& part = parts_.back();
  if (part.room > 0) --part.room;
  auto& block = part.blocks[part.place_of(bits)];
  for (std::size_t i = 0; i < block.words.size(); ++i) block.words[i] |= bit_of(bits.words, i);
}

bool KeyFilter::may_have(const Bits& bits) const {
  return std::ranges::any_of(parts_, [&](const auto& part) {
    const auto& block = part.blocks[part.place_of(bits)];
    bool has_all = true;
    for (std::size_t i = 0; i < block.words.size(); ++i)
      has_all = has_all && (block.words[i] & bit_of(bits.words, i)) != 0;
    return has_all;
  });
}

std::size_t KeyFilter::bytes() const {
  std::size_t bytes{};
  for (const auto& part : parts_) bytes += part.blocks.size() * sizeof(Block);
  return bytes;
}

}  // namespace chalkline::ledger
