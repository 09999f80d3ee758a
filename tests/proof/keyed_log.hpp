#pragma once

#include <doctest/doctest.h>

#include <expected>
#include <string>

#include "ledger/events/codec.hpp"
#include "ledger/rules/log_key.hpp"
#include "proof/publication/signer.hpp"
#include "tests/ledger/temporary_directory.hpp"
#include "tests/proof/memory_log.hpp"
#include "tests/proof/signed_log.hpp"

namespace chalkline::proof::test {

// A log that records changes of its key as a ledger does.
struct KeyedLog {
  ledger::test::TemporaryDirectory directory;
  MemoryLog log;
  ledger::LedgerState state;

  LogOptions options() const {
    return {.directory = directory.path() / "proof",
            .origin = kTestOrigin,
            .anchor = directory.path() / "anchor",
            .known = {}};
  }

  std::expected<ledger::Position, std::string> record(const ledger::LogKeyAdopted& adopted) {
    const auto root = adopted.before ? log.root_at(adopted.before->size) : std::nullopt;
    const auto event = decide(state, ledger::AdoptLogKey{adopted}, root);
    if (!event) return std::unexpected{std::string{sentence(event.error())}};
    const auto position = log.position() + 1;
    evolve(state, *event, position, {});
    const ledger::Record record{
        .position = position, .postings = {}, .event = *event, .version = 1};
    log.add({encode(record)});
    return position;
  }
  Signer::Adopt adopt() {
    return [this](const ledger::LogKeyAdopted& adopted) { return record(adopted); };
  }
  void adopt_first(const Signer& signer) {
    const auto& key = signer.key().verifying();
    REQUIRE(record({.cause = ledger::LogKeyCause::kFirst, .origin = key.name, .key = key.key}));
  }
};

}  // namespace chalkline::proof::test
