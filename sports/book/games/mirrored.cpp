#include "sports/book/games/mirrored.hpp"

#include <utility>

namespace chalkline::sports {
namespace {

ledger::Score turned(const ledger::Score& score) { return {score.away, score.home}; }

void turn(std::optional<ledger::Score>& score) {
  if (score) score = turned(*score);
}

void turn(std::optional<ledger::TwoWay>& quote) {
  if (quote) quote = {-quote->line, quote->second, quote->first};
}

Result turned(Result result) {
  result.score = turned(result.score);
  auto& [first, half, third, fourth] = result.periods;
  for (auto* mark : {&first, &half, &third, &fourth}) turn(*mark);
  return result;
}

}  // namespace

Quoted mirrored(const Quoted& told) {
  auto quoted = told;
  turn(quoted.lines.moneyline);
  turn(quoted.lines.spread);
  return quoted;
}

Scored mirrored(const Scored& told) {
  auto scored = told;
  scored.score = turned(told.score);
  return scored;
}

Unofficial mirrored(const Unofficial& told) {
  auto over = told;
  over.score = turned(told.score);
  return over;
}

Ended mirrored(const Ended& told) { return {told.source_key, turned(told.result)}; }

Corrected mirrored(const Corrected& told) { return {told.source_key, turned(told.result)}; }

}  // namespace chalkline::sports
