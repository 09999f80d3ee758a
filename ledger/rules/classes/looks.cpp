#include "ledger/rules/classes/looks.hpp"

#include <algorithm>

#include "ledger/rules/progress.hpp"

namespace chalkline::ledger {
namespace {

Timestamp last_look(const Looks& looks, AccountId educator, bool exported) {
  const auto known = std::ranges::find(looks, educator, &Look::educator);
  if (known == looks.end()) return {};
  return exported ? known->exported : known->opened;
}

}  // namespace

bool is_repeated(const Looks& looks, AccountId educator, bool exported, Timestamp now,
                 std::chrono::microseconds again) {
  const auto last = last_look(looks, educator, exported);
  // One that a wrong clock put ahead of now hides no other.
  return last != Timestamp{} && last <= now && now - last < again;
}

bool is_repeated_today(const Looks& looks, AccountId educator, bool exported, Timestamp now) {
  const auto last = last_look(looks, educator, exported);
  return last != Timestamp{} && day_of(last) == day_of(now);
}

void note(Looks& looks, AccountId educator, bool exported, Timestamp time) {
  auto known = std::ranges::find(looks, educator, &Look::educator);
  Look look = known == looks.end() ? Look{educator, {}, {}} : *known;
  (exported ? look.exported : look.opened) = time;
  if (known == looks.end() && looks.size() == kLooksKept) known = looks.begin();
  if (known != looks.end()) looks.erase(known);
  looks.push_back(look);
}

}  // namespace chalkline::ledger
