#pragma once

#include <string>
#include <vector>

namespace chalkline::http {

struct EvaluateOptions {
  std::vector<std::string> files;  // FILE, or FILE:YEAR of one without years
  int simulated_games{};           // of each league; 0: none
};

// Prints the tables of docs/WIZARD.md on stdout; what was left out of the files goes to stderr.
// Answers the exit code.
int wizard_evaluate(const EvaluateOptions& options);

}  // namespace chalkline::http
