#pragma once

#include <stdexcept>

namespace chalkline::projections {

// Thrown by reads that cannot be answered now; its words are a sentence for a person.
struct Unavailable : std::runtime_error {
  using runtime_error::runtime_error;
};

// Thrown while nobody has the read models open: they are made anew, or do not follow the log. They
// come back by themselves.
struct NotShown : Unavailable {
  using Unavailable::Unavailable;
};
inline constexpr const char* kCatchingUp =
    "Your bets and figures are being brought up to date, try again in a moment";

}  // namespace chalkline::projections
