#pragma once

#include <string>

namespace chalkline::http {

// Asks the server of the data directory, which alone may write its ledger, and prints its answer.
// Throws std::runtime_error with one sentence where there is none, or it refuses.
int ask_server(const std::string& directory, const std::string& path, const std::string& body);

}  // namespace chalkline::http
