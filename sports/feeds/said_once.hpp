#pragma once

#include <cstddef>
#include <functional>
#include <set>
#include <string>

namespace chalkline::sports {

// Logs each sentence once, so that a poll which finds the same fault again adds no line. For one
// thread at a time.
class SaidOnce {
 public:
  // A league has some 32 teams and 100 games a week. A provider with more different faults than
  // this has changed altogether: neither the log nor the memory grows any further by it.
  static constexpr std::size_t kSentencesMax = 1'000;

  void warn(std::string sentence);

 private:
  std::set<std::string, std::less<>> said_;
};

}  // namespace chalkline::sports
