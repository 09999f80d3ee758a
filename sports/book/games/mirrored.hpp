#pragma once

#include "sports/model/updates.hpp"

// The words of a feed that has a game's home and away teams the other way round, as happens at a
// neutral site.
namespace chalkline::sports {

Quoted mirrored(const Quoted& told);
Scored mirrored(const Scored& told);
Unofficial mirrored(const Unofficial& told);
Ended mirrored(const Ended& told);
Corrected mirrored(const Corrected& told);
inline Rescheduled mirrored(const Rescheduled& told) { return told; }
inline Cancelled mirrored(const Cancelled& told) { return told; }

}  // namespace chalkline::sports
