#pragma once

#include <string_view>

namespace chalkline::wizard {

// Whether `text` is `source` with words left out and connecting words put in. Its other words and
// its numbers all stand in the source, in the same order, and none is left out that denies or
// limits: so nothing can be added, exchanged or turned into its opposite. Both are plain ASCII.
bool retells(std::string_view text, std::string_view source);

}  // namespace chalkline::wizard
