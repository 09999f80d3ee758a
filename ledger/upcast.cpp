#include "ledger/upcast.hpp"

namespace chalkline::ledger {
namespace {

// Version 2 of both added one field at the end.
void read_v1(ByteReader& in, BetPlaced& event) {
  in.get(event.account);
  in.get(event.stake);
  in.get(event.profit);
  in.get(event.balance_after);
  in.get(event.key);
  in.get(event.legs);
}

void read_v1(ByteReader& in, BetSettled& event) {
  in.get(event.account);
  in.get(event.bet);
  in.get(event.game);
  in.get(event.outcome);
  in.get(event.stake);
  in.get(event.credit);
}

}  // namespace

bool upcast(ByteReader& in, std::uint16_t version, Event& event) {
  return std::visit(
      [&]<class E>(E& current) {
        if constexpr (requires { read_v1(in, current); }) {
          if (version != 1) return false;
          read_v1(in, current);
          return true;
        } else {
          return false;
        }
      },
      event);
}

}  // namespace chalkline::ledger
