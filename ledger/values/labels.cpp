#include "ledger/values/labels.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace chalkline::ledger {
namespace {

std::string sum_label(Side side, HalfPoints line) {
  return (side == Side::kOver ? "Over " : "Under ") + points(line, false);
}

// By PropType.
constexpr std::array<std::string_view, enum_names<PropType>.size()> kFigureNames{
    "points",
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

// "1 hit", "1 shot on goal". A sum of several figures is never one of them.
std::string singular(std::string figure) {
  if (figure.contains('+')) return figure;
  figure.erase(std::min(figure.find("s "), figure.size() - 1), 1);
  return figure;
}

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
  constexpr HalfPoints kOne = 2;
  std::string figure{kFigureNames.at(std::to_underlying(subject.type) - 1U)};
  if (line == kOne) figure = singular(std::move(figure));
  return subject.name + ' ' + sum_label(side, line) + ' ' + figure;
}

}  // namespace chalkline::ledger
