#include "sports/feeds/live/left_out.hpp"

#include <fmt/format.h>

namespace chalkline::sports::live {

void LeftOut::add(std::string_view why) {
  said_.warn(fmt::format("a row of the feed {} is left out: {}", feed_, why));
}

}  // namespace chalkline::sports::live
