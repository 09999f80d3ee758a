#include "ledger/values/labels.hpp"

#include <array>
#include <utility>

namespace chalkline::ledger {
namespace {

std::string sum_label(Side side, HalfPoints line) {
  return (side == Side::kOver ? "Over " : "Under ") + points(line, false);
}

// By PropType.
constexpr std::array<std::string_view, enum_names<PropType>.size()> kFigures{"points",
                                                                             "rebounds",
                                                                             "assists",
                                                                             "threes",
                                                                             "minutes",
                                                                             "passing yards",
                                                                             "rushing yards",
                                                                             "receiving yards",
                                                                             "receptions",
                                                                             "touchdowns",
                                                                             "hits",
                                                                             "runs",
                                                                             "hits + runs + RBIs",
                                                                             "strikeouts",
                                                                             "hits allowed",
                                                                             "goals",
                                                                             "shots on goal",
                                                                             "saves"};

}  // namespace

std::string event_name(const Teams& teams) {
  return std::string{teams.away}.append(" @ ").append(teams.home);
}

std::string pick_label(const Teams& teams, Market market, Side side, HalfPoints line) {
  const auto& team = side == Side::kHome ? teams.home : teams.away;
  switch (market) {
    case Market::kMoneyline:
      return std::string{team};
    case Market::kSpread:
      return std::string{team}.append(" ").append(points(line, true));
    case Market::kTotal:
    case Market::kProp:
      break;
  }
  return sum_label(side, line);
}

std::string prop_label(const PropSubject& subject, Side side, HalfPoints line) {
  return subject.name + ' ' + sum_label(side, line) + ' ' +
         std::string{kFigures.at(std::to_underlying(subject.type) - 1U)};
}

}  // namespace chalkline::ledger
