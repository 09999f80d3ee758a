#pragma once

#include <string>

namespace chalkline::sports::hub {

struct Player {
  std::string id;  // unique within the sport
  std::string name;
  friend bool operator==(const Player&, const Player&) = default;
};

}  // namespace chalkline::sports::hub
