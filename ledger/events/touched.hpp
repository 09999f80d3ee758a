#pragma once

#include <algorithm>

#include "ledger/events/events.hpp"

namespace chalkline::ledger {

// Calls on_account(AccountId), on_game(GameId) or on_ledger() for everything whose state `event`
// changes, each once and its own stream first: a bet also counts for the games that it is on.
template <class OnAccount, class OnGame, class OnLedger>
void for_each_touched(const Event& event, const OnAccount& on_account, const OnGame& on_game,
                      const OnLedger& on_ledger) {
  const auto stream = stream_of(event);
  if (stream.kind == StreamKind::kAccount) {
    on_account(AccountId{stream.id});
  } else if (stream.kind == StreamKind::kGame) {
    on_game(GameId{stream.id});
  } else {
    on_ledger();
  }
  const auto* placed = std::get_if<BetPlaced>(&event);
  if (placed == nullptr) return;
  const auto& legs = placed->legs;
  for (auto leg = legs.begin(); leg != legs.end(); ++leg) {
    // A parlay may have several legs on one game.
    if (std::none_of(legs.begin(), leg, [&](const Leg& other) { return other.game == leg->game; }))
      on_game(leg->game);
  }
}

// The class whose own state `event` changes, beside the ledger in whose stream it stands; null:
// none.
inline const ClassId* class_of(const Event& event) {
  if (const auto* opened = std::get_if<ClassOpened>(&event)) return &opened->class_id;
  if (const auto* ended = std::get_if<ClassEnded>(&event)) return &ended->class_id;
  if (const auto* looked = std::get_if<OverviewOpened>(&event)) return &looked->class_id;
  const auto* set = std::get_if<AssignmentSet>(&event);
  return set == nullptr ? nullptr : &set->class_id;
}

}  // namespace chalkline::ledger
