#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "ledger/log/log.hpp"
#include "ledger/log/state_keys.hpp"

namespace chalkline::ledger {

// Throws LogFailure where `bytes`, kept under `key`, are no T.
template <class T>
T parse_kept(std::string_view key, std::string_view bytes) {
  T value{};
  if (!state_key::from_bytes(bytes, value)) {
    throw LogFailure(0,
                     "the cached state under '" + std::string{key.substr(0, 1)} + "' is malformed");
  }
  return value;
}

// The entry under one of state_key's keys, as of the last durable record; absent where there is
// none. `State` is State or StateEntries; throws as its get() does. Any thread.
template <class T, class State>
std::optional<T> cached_state(const State& state, const std::string& key) {
  const auto bytes = state.get(key);
  return bytes ? std::optional{parse_kept<T>(key, *bytes)} : std::nullopt;
}

}  // namespace chalkline::ledger
