#include "ledger/state/entry_sum.hpp"

#include <sodium.h>

#include "ledger/log/state_keys.hpp"

namespace chalkline::ledger {

EntryHash hash_of_entry(std::string_view key, std::string_view value) {
  // Key and value in a row, and where the one ends: in a buffer that nearly every entry fits.
  constexpr std::array<unsigned char, crypto_shorthash_siphashx24_KEYBYTES> kNoSecret{};
  thread_local std::string bytes;
  bytes.assign(key);
  bytes += value;
  bytes += static_cast<char>(key.size());
  EntryHash hash;
  crypto_shorthash_siphashx24(reinterpret_cast<unsigned char*>(hash.words.data()),
                              reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size(),
                              kNoSecret.data());
  return hash;
}

void EntrySum::add(const EntryHash& hash) {
  words[0] += hash.words[0];
  words[1] += hash.words[1];
}

void EntrySum::remove(const EntryHash& hash) {
  words[0] -= hash.words[0];
  words[1] -= hash.words[1];
}

Family family_of(std::string_view key) {
  switch (key.front()) {
    case state_key::kKeys:
      return kFirstSegment + state_key::number_of<state_key::Segment>(key);
    case state_key::kSettlements:
    case state_key::kReviews:
      return kBets;
    default:
      return kMain;
  }
}

}  // namespace chalkline::ledger
