#pragma once

#include "http/app/process/product_clock.hpp"
#include "ledger/engine/engine.hpp"
#include "proof/publication/publisher.hpp"

// The server's own commands before the first of a player or a feed (Engine::hold). Each throws
// std::runtime_error with one sentence where the ledger refuses.
namespace chalkline::http {

// A server quotes and shows by the latest rules, so no others may be in force.
void adopt_rules(ledger::Engine& engine);

// The ledger has the key that signs for it: one that another has signed for before was not made
// anew without a word.
void adopt_log_key(ledger::Engine& engine, proof::Publisher& publisher);

// The ledger goes on from the machine's clock; the wrong time that was kept is removed.
void set_clock_back(const ProductClock& product, ledger::Engine& engine);

}  // namespace chalkline::http
