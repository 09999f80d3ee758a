#pragma once

#include <optional>
#include <string>

#include "ledger/log.hpp"
#include "ledger/state_keys.hpp"

namespace chalkline::ledger {

// What is kept beside the log under one of state_key's keys, as of the last durable record; absent
// where nothing is. Throws LogFailure where it is no T. Any thread.
template <class T>
std::optional<T> kept_state(const Log& log, const std::string& key) {
  const auto bytes = log.state(key);
  if (!bytes) return std::nullopt;
  std::optional<T> value{std::in_place};
  if (!state_key::from_bytes(*bytes, *value)) {
    throw LogFailure(log.position(),
                     "the cached state under '" + key.substr(0, 1) + "' is malformed");
  }
  return value;
}

}  // namespace chalkline::ledger
