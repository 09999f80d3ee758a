#pragma once

#include <string>
#include <vector>

namespace chalkline::wizard {

// A page of the client that shows more.
struct Link {
  std::string label;
  std::string path;  // "/learn/types-of-bets"
  friend bool operator==(const Link&, const Link&) = default;
};

// The Wizard's answer to a question that asks for no advice on a game.
struct Answer {
  std::string message{};
  std::vector<Link> links{};
  std::vector<std::string> suggestions{};  // two to four questions, as one would write them;
                                           // none for who may be in danger
};

}  // namespace chalkline::wizard
