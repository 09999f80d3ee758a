#include "sports/simulation/leagues/sport_views.hpp"

#include <array>

#include "ledger/values/sport_rows.hpp"
#include "sports/simulation/baseball/rosters.hpp"
#include "sports/simulation/hockey/box_scores.hpp"
#include "sports/simulation/hockey/rosters.hpp"
#include "sports/simulation/leagues/boxes.hpp"

namespace chalkline::sports::simulated {
namespace {

using Rosters = hub::IfKnown<hub::Rosters>;

struct SportViews {
  ledger::Sport sport{};
  hub::Box (*box)(const World& world, Slot slot, ledger::Timestamp now){};
  Rosters (*rosters)(const World& world, ledger::Timestamp now){};
};

Rosters no_rosters(const World& /*world*/, ledger::Timestamp /*now*/) { return std::nullopt; }

constexpr std::array kSportViews{
    SportViews{.sport = ledger::Sport::kNba, .box = &basketball_box, .rosters = &no_rosters},
    SportViews{.sport = ledger::Sport::kNfl, .box = &football_box, .rosters = &no_rosters},
    SportViews{
        .sport = ledger::Sport::kMlb,
        .box = [](const World& world, Slot slot,
                  ledger::Timestamp now) { return box_of(baseball_box(world, slot, now)); },
        .rosters = [](const World& world,
                      ledger::Timestamp now) { return Rosters{baseball_rosters(world, now)}; }},
    SportViews{
        .sport = ledger::Sport::kNhl,
        .box = [](const World& world, Slot slot,
                  ledger::Timestamp now) { return box_of(hockey_box(world, slot, now)); },
        .rosters = [](const World& world,
                      ledger::Timestamp now) { return Rosters{hockey_rosters(world, now)}; }}};
static_assert(ledger::has_row_by_sport(kSportViews));

const SportViews& views_of(ledger::Sport sport) { return ledger::row_of(kSportViews, sport); }

}  // namespace

hub::Box box(const World& world, Slot slot, ledger::Timestamp now) {
  return views_of(slot.sport).box(world, slot, now);
}

hub::IfKnown<hub::Rosters> rosters(const World& world, ledger::Sport sport, ledger::Timestamp now) {
  return views_of(sport).rosters(world, now);
}

}  // namespace chalkline::sports::simulated
