#pragma once

#include <string>

#include "proof/witness/witness_client.hpp"

namespace chalkline::http {

// Asks witnesses over the network, each for two seconds at most. For one thread at a time.
proof::AskWitness ask_witness();

// One sentence about what is wrong with a witness as an option names it; empty for a right one.
std::string check_witness(const std::string& option);

}  // namespace chalkline::http
