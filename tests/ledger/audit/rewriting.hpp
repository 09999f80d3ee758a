#pragma once

#include <map>
#include <vector>

#include "ledger/events/events.hpp"

// How an attacker who knows the format writes a ledger anew, so that its records still fit
// together.
namespace chalkline::ledger::test {

// Each record names the one before it in its stream.
inline void link_streams(std::vector<Record>& records) {
  std::map<Stream, Position> last;
  for (auto& record : records) {
    auto& previous = last[stream_of(record.event)];
    record.previous_in_stream = previous;
    previous = record.position;
  }
}

// Every place in an event that names a position.
template <class Visit>
void for_each_reference(Event& event, const Visit& visit) {
  std::visit(
      [&]<class E>(E& e) {
        if constexpr (requires { e.bet; }) visit(e.bet);
        if constexpr (requires { e.settlement; }) visit(e.settlement);
        if constexpr (requires { e.hunch; }) visit(e.hunch);
        if constexpr (requires { e.met; }) visit(e.met);
        if constexpr (requires { e.by; }) visit(e.by);
        if constexpr (requires { e.legs; }) {
          for (auto& leg : e.legs) visit(leg.previous_on_game);
        }
      },
      event);
}

// `move` says where each position has gone to.
template <class Move>
void renumber(std::vector<Record>& records, const Move& move) {
  Position position = 0;
  for (auto& record : records) {
    record.position = ++position;
    move(record.caused_by);
    for_each_reference(record.event, move);
  }
  link_streams(records);
}

// Takes a record out; what names a later position names the one before it then.
inline void remove_record(std::vector<Record>& records, Position gone) {
  records.erase(records.begin() + static_cast<std::ptrdiff_t>(gone) - 1);
  renumber(records, [&](Position& position) { position -= position >= gone ? 1U : 0U; });
}

}  // namespace chalkline::ledger::test
