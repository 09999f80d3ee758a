#include "http/app/own_commands/opening_commands.hpp"

#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include <stdexcept>

#include "base/time_text.hpp"
#include "ledger/rules/rules.hpp"

namespace chalkline::http {

void adopt_rules(ledger::Engine& engine) {
  const auto adopted = engine.execute_first(ledger::AdoptRules{ledger::kLatestRules});
  if (!adopted && adopted.error() != ledger::Rejection::kNothingToDo)
    throw std::runtime_error{std::string{ledger::sentence(adopted.error())}};
}

void adopt_log_key(ledger::Engine& engine, proof::Publisher& publisher) {
  using ledger::Rejection;
  const auto adopted = engine.execute_first(ledger::AdoptLogKey{publisher.adoption()});
  if (adopted) return publisher.note_adopted(adopted->position);
  if (adopted.error() == Rejection::kNothingToDo) return;
  if (adopted.error() == Rejection::kLogKeyStands) {
    throw std::runtime_error{fmt::format(
        "The key {} in proof/ is not the one that the ledger has adopted: put proof/ back",
        format_vkey(publisher.key()))};
  }
  throw std::runtime_error{std::string{ledger::sentence(adopted.error())}};
}

void set_clock_back(const ProductClock& product, ledger::Engine& engine) {
  const auto kept = product.forget_kept();
  const auto outcome = engine.execute_first(ledger::SetClockBack{});
  if (!outcome) {
    product.put_back(kept);
    throw std::runtime_error{fmt::format("The clock cannot be set back to {}: {}",
                                         to_iso(product.now()), ledger::sentence(outcome.error()))};
  }
  spdlog::warn("The ledger's clock is set back to {}", to_iso(outcome->time));
}

}  // namespace chalkline::http
