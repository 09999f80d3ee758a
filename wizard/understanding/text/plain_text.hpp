#pragma once

#include <string>
#include <string_view>

namespace chalkline::wizard {

// The message in ASCII: tags and entities of HTML, control characters and letters of other scripts
// become blanks, accents are taken off, signs that look alike become one. Lines stay apart.
std::string plain_text(std::string_view message);

}  // namespace chalkline::wizard
