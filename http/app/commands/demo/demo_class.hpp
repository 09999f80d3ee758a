#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "http/app/commands/demo/demo_world.hpp"
#include "http/identity/accounts.hpp"

namespace chalkline::http {

// The place of one who chases losses and shares the signs of it, so that they can be seen on the
// page of their record and on their own. The other five show them to themselves alone.
inline constexpr std::size_t kDemoChaser = 8;

// The consent of the `nth` learner of the demo, as in a PurseOpened: most share their bets and what
// they learn, some more, one no bets.
std::uint8_t demo_consent(std::size_t nth);

// The assignments of the class, at the rules that an educator finds; one has a last day.
void set_demo_assignments(DemoWorld& world, Accounts& accounts, const ledger::ClassId& in_class);

// Brings the class to its end, so that each page shows what it is for: a look of the educator's, a
// request for help, a note, a learner who has left, and the board. `members` in their order.
void finish_demo_class(DemoWorld& world, Accounts& accounts, ledger::AccountId educator,
                       const std::vector<MemberRow>& members);

}  // namespace chalkline::http
