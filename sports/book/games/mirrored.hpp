#pragma once

#include "sports/model/updates.hpp"

// Updates with home and away exchanged, from a feed that has them the other way round, as happens
// at a neutral site.
namespace chalkline::sports {

Quoted mirrored(const Quoted& update);
Scored mirrored(const Scored& update);
Unofficial mirrored(const Unofficial& update);
Ended mirrored(const Ended& update);
Corrected mirrored(const Corrected& update);
inline Rescheduled mirrored(const Rescheduled& update) { return update; }
inline Cancelled mirrored(const Cancelled& update) { return update; }
inline Forfeited mirrored(const Forfeited& update) { return update; }

}  // namespace chalkline::sports
