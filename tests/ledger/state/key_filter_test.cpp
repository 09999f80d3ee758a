#include "ledger/state/key_filter.hpp"

#include <doctest/doctest.h>

#include <random>

#include "ledger/log/state_keys.hpp"

namespace chalkline::ledger {
namespace {

IdempotencyKey drawn_key(std::mt19937_64& random) {
  IdempotencyKey key;
  for (auto& byte : key) byte = static_cast<std::uint8_t>(random());
  return key;
}

TEST_CASE("a filter forgets no key, and seldom takes a new one for one it knows") {
  constexpr std::size_t kKeys = 4 * KeyFilter::kFirstKeys;  // in two parts
  constexpr std::size_t kAsked = 200'000;
  std::mt19937_64 random{17};
  KeyFilter filter;
  std::vector<KeyFilter::Bits> known;
  for (std::size_t i = 0; i < kKeys; ++i) {
    known.push_back(KeyFilter::bits_of(AccountId{1'000 + i % 7}, drawn_key(random)));
    filter.add(known.back());
  }
  CHECK(std::ranges::all_of(known, [&](const auto& bits) { return filter.may_have(bits); }));
  std::size_t mistaken{};
  for (std::size_t i = 0; i < kAsked; ++i)
    mistaken += filter.may_have(KeyFilter::bits_of(AccountId{1'000}, drawn_key(random))) ? 1 : 0;
  CHECK(mistaken < kAsked / 400);
  CHECK(filter.bytes() == 5 * KeyFilter::kFirstKeys * KeyFilter::kBytesPerKey);
}

TEST_CASE("a filter knows nothing at first, and the same key of two accounts apart") {
  std::mt19937_64 random{18};
  const auto key = drawn_key(random);
  KeyFilter filter;
  CHECK_FALSE(filter.may_have(KeyFilter::bits_of(AccountId{1'000}, key)));
  CHECK(filter.bytes() == 0);
  filter.add(KeyFilter::bits_of(AccountId{1'000}, key));
  CHECK(filter.may_have(KeyFilter::bits_of(AccountId{1'000}, key)));
  CHECK_FALSE(filter.may_have(KeyFilter::bits_of(AccountId{1'001}, key)));
}

TEST_CASE("an entry's key has the bits of its account and key") {
  std::mt19937_64 random{19};
  for (const auto account : {kFirstAccount, kLastPurse}) {
    const auto key = drawn_key(random);
    const auto said = KeyFilter::bits_of(account, key);
    const auto stored = KeyFilter::bits_of(state_key::of(2'000, account, key));
    CHECK(said.block == stored.block);
    CHECK(said.words == stored.words);
  }
}

TEST_CASE("a filter of more keys than it has room for keeps its size and forgets none") {
  std::mt19937_64 random{20};
  KeyFilter filter;
  std::vector<KeyFilter::Bits> sampled;
  for (std::size_t i = 0; i < KeyFilter::kKeysMax + 1'000; ++i) {
    const KeyFilter::Bits bits{random(), random()};
    filter.add(bits);
    if (i % 10'007 == 0 || i >= KeyFilter::kKeysMax) sampled.push_back(bits);
  }
  CHECK(filter.bytes() == KeyFilter::kBytesMax);
  CHECK(std::ranges::all_of(sampled, [&](const auto& bits) { return filter.may_have(bits); }));
}

}  // namespace
}  // namespace chalkline::ledger
