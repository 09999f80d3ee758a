#pragma once

#include <string>
#include <string_view>

#include "sports/feeds/said_once.hpp"

namespace chalkline::sports::live {

// Names the rows of a feed's pages that are left out since they cannot be read, each once. For one
// thread at a time.
class LeftOut {
 public:
  explicit LeftOut(std::string feed) : feed_{std::move(feed)} {}
  void add(std::string_view why);

 private:
  const std::string feed_;
  SaidOnce said_;
};

}  // namespace chalkline::sports::live
