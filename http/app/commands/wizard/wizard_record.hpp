#pragma once

#include <string>

namespace chalkline::http {

struct WizardRecordOptions {
  std::string data{"./data"};
  bool json{};
};

// Prints the Wizard's track record, made from the ledger: what it said of games that have ended,
// beside the prices that it saw and what happened. Answers the exit code.
int wizard_record(const WizardRecordOptions& options);

}  // namespace chalkline::http
