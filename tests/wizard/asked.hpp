#pragma once

#include <string>
#include <vector>

#include "tests/wizard/week.hpp"
#include "wizard/understanding/understand.hpp"

namespace chalkline::wizard {

// A board with games of each league, and a person who asks about it.
class Asked {
 public:
  Asked();
  Question operator()(std::string_view message);  // the topic goes on
  const Vocabulary& vocabulary() const { return vocabulary_; }
  std::vector<SlipPick> slip;
  Topic topic;

 private:
  Names names_;
  Board board_;
  Vocabulary vocabulary_;
};

// In words, as the table of questions has them: "advice LAL-BOS@0 market=total side=over".
std::string described(const Question& question);

}  // namespace chalkline::wizard
