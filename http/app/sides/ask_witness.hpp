#pragma once

#include <string>

#include "proof/witness/witness_client.hpp"

namespace chalkline::http {

// Asks witnesses over the network, each for two seconds at most. For one thread at a time.
proof::AskWitness ask_witness();

// The newest checkpoint of the log of that name that the witness has signed, as it serves it to
// everybody. Its own signature holds; the log's is not looked at. Throws std::runtime_error with
// one sentence.
std::string newest_witnessed(const proof::WitnessOption& witness, const std::string& origin);

// One sentence about what is wrong with a witness as an option names it; empty for a right one.
std::string check_witness(const std::string& option);

}  // namespace chalkline::http
