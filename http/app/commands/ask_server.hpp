#pragma once

#include <string>

namespace chalkline::http {

// What the server of the data directory, which alone may write its ledger, answers. Throws
// std::runtime_error with one sentence where there is none, or it refuses.
std::string answer_of_server(const std::string& directory, const std::string& path,
                             const std::string& body);

// The same, printed; the exit code.
int ask_server(const std::string& directory, const std::string& path, const std::string& body);

}  // namespace chalkline::http
