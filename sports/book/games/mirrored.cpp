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

void turn(std::optional<BookmakerMedian>& view) {
  if (view) view->chance = 1 - view->chance;
}

Result turned(Result result) {
  result.score = turned(result.score);
  auto& [first, half, third, fourth] = result.periods;
  for (auto* mark : {&first, &half, &third, &fourth}) turn(*mark);
  return result;
}

}  // namespace

Quoted mirrored(const Quoted& update) {
  auto quoted = update;
  turn(quoted.lines.moneyline);
  turn(quoted.lines.spread);
  turn(quoted.consensus.moneyline);
  turn(quoted.consensus.spread);
  return quoted;
}

Scored mirrored(const Scored& update) {
  auto scored = update;
  scored.score = turned(update.score);
  return scored;
}

Unofficial mirrored(const Unofficial& update) {
  auto over = update;
  over.score = turned(update.score);
  return over;
}

Ended mirrored(const Ended& update) { return {update.source_key, turned(update.result)}; }

Corrected mirrored(const Corrected& update) { return {update.source_key, turned(update.result)}; }

}  // namespace chalkline::sports
