#include "tests/ledger/reference/reference_bet.hpp"

#include <algorithm>

namespace chalkline::ledger::test {
namespace {

using enum Rejection;

__extension__ using Wide = __int128;

// A decimal price as a fraction, multiplied up exactly: ten factors below 1,000 fit.
struct Price {
  Wide num = 1;
  Wide den = 1;
  void times(AmericanOdds odds) {
    num *= odds > 0 ? 100 + odds : 100 - odds;
    den *= odds > 0 ? 100 : -odds;
  }
  // Half up: twice the value, plus one, halved.
  Coins of(Coins stake) const { return static_cast<Coins>((2 * stake * num + den) / (2 * den)); }
};

enum class Came : std::uint8_t { kTrue, kFalse, kEven, kNothing };

Came compare(double mine, double theirs) {
  return mine > theirs ? Came::kTrue : mine < theirs ? Came::kFalse : Came::kEven;
}

Came pick_came(const Pick& pick, const PlainGame& game) {
  if (game.cancelled) return Came::kNothing;
  const double home = game.score->home;
  const double away = game.score->away;
  const double line = pick.line / 2.0;
  double sum = home + away;
  if (pick.prop) {
    const auto& all = game.players;
    const auto is = [&](const PlayerFigures& p) { return p.player == pick.prop->player; };
    const auto player = std::find_if(all.begin(), all.end(), is);
    if (player == all.end() || !player->played) return Came::kNothing;
    bool has_figure = false;
    for (const auto& [type, value] : player->figures) {
      if (type != pick.prop->type) continue;
      has_figure = true;
      sum = value;
    }
    if (!has_figure) return Came::kNothing;
  }
  switch (pick.side) {
    case Side::kHome:
      return compare(home + line, away);
    case Side::kAway:
      return compare(away + line, home);
    case Side::kOver:
      return compare(sum, line);
    case Side::kUnder:
      break;
  }
  return compare(line, sum);
}

Came condition_came(const Condition& condition, const PlainGame& game) {
  if (game.cancelled) return Came::kNothing;
  if (condition.type == ConditionType::kIfTime) {
    const std::optional<Score> marks[] = {game.periods.first_quarter, game.periods.halftime,
                                          game.periods.third_quarter, game.periods.fourth_quarter};
    const auto& at = marks[static_cast<std::size_t>(*condition.mark) - 1];
    if (!at) return Came::kNothing;
    return std::abs(at->home - at->away) <= 5 ? Came::kTrue : Came::kFalse;
  }
  double mine = game.score->home;
  double theirs = game.score->away;
  if (condition.team == Side::kAway) std::swap(mine, theirs);
  if (condition.type == ConditionType::kIfLose) std::swap(mine, theirs);
  return compare(mine + condition.line / 2.0, theirs);
}

// By trying every score up to 40 : 40: lines are far below that.
struct Pair {
  bool possible = false;  // some score makes both true
  bool bound = true;      // no score makes the pick alone true
  bool follows = true;    // no score makes the condition alone true
  bool refunds = false;   // some score is even for the condition and makes the pick false
};

Pair pair_of(const Condition& condition, const Pick& pick) {
  Pair pair;
  PlainGame game;
  for (std::int32_t home = 0; home <= 40; ++home) {
    for (std::int32_t away = 0; away <= 40; ++away) {
      game.score = Score{home, away};
      const auto picked = pick_came(pick, game);
      const bool is_time = condition.type == ConditionType::kIfTime;
      const bool comes = is_time || condition_came(condition, game) == Came::kTrue;
      if (!is_time && picked == Came::kFalse && condition_came(condition, game) == Came::kEven)
        pair.refunds = true;
      if (picked != Came::kTrue) {
        pair.follows = pair.follows && !comes;
        continue;
      }
      // Early on one team may have had all of its points, and the other none.
      const bool must = is_time ? std::max(home, away) <= 5 : comes;
      pair.possible = pair.possible || comes;
      pair.bound = pair.bound && must;
    }
  }
  return pair;
}

// The next American odds that pay less.
AmericanOdds shorter(AmericanOdds odds) { return odds == 100 ? -101 : odds - 1; }

bool pays_more(AmericanOdds odds, const Price& than) {
  Price price;
  price.times(odds);
  return price.num * than.den > than.num * price.den;
}

AmericanOdds price_of(const SlipBet& bet, int rules) {
  const auto odds = bet.picks[0].odds;
  if (!bet.condition) return odds;
  const auto pair = pair_of(*bet.condition, bet.picks[0]);
  if (pair.bound || pair.follows)
    return rules > 1 && pair.refunds ? std::min(odds, bet.condition->odds) : odds;
  const AmericanOdds boosts[] = {30, 70, 50, 90};
  auto better = odds + boosts[static_cast<std::size_t>(bet.condition->type) - 1];
  if (std::abs(better) < 100) better += 200;
  if (rules == 1) return better;
  Price parlay;
  parlay.times(odds);
  parlay.times(bet.condition->odds);
  while (pays_more(better, parlay)) better = shorter(better);
  return better;
}

bool is_priced(AmericanOdds odds) { return std::abs(odds) >= 100 && std::abs(odds) <= 100'000; }

bool is_priced(const Pick& pick, int rules) {
  for (const auto odds : {pick.odds, pick.other_odds}) {
    if (!is_priced(odds)) return false;
    if (rules > 1 && pick.prop && (odds < -130 || odds > 119)) return false;
  }
  return true;
}

bool is_priced(const Condition& condition, int rules) {
  if (rules == 1) return condition.odds == 0;
  if (condition.type == ConditionType::kIfTime) return condition.odds == 150;
  return is_priced(condition.odds);
}

bool is_side_of(const Pick& pick) {
  const bool team = pick.side == Side::kHome || pick.side == Side::kAway;
  const bool is_prop = pick.market == Market::kProp;
  return (pick.market == Market::kTotal || is_prop) != team &&
         (pick.market != Market::kMoneyline || pick.line == 0) &&
         is_prop == pick.prop.has_value() && !(is_prop && pick.live);
}

bool go_together(const Pick& a, const Pick& b) {
  if (a.game != b.game) return true;
  const bool is_winner = a.side <= Side::kAway && b.side <= Side::kAway;
  if (is_winner) return false;
  if (a.prop && b.prop) return a.prop->player != b.prop->player;
  return a.market != b.market;
}

bool is_offered(const Condition& condition, const SlipBet& bet) {
  return bet.picks.size() == 1 && !bet.picks[0].prop && !bet.picks[0].live &&
         (condition.type == ConditionType::kIfCover || condition.line == 0);
}

}  // namespace

std::optional<Rejection> plain_refusal(const SlipBet& bet, int rules) {
  if (bet.picks.empty()) return kLegsInvalid;
  for (const auto& pick : bet.picks)
    if (!is_side_of(pick)) return kLegsInvalid;
  if (bet.picks.size() > 10) return kParlayLegsInvalid;
  for (std::size_t i = 0; i < bet.picks.size(); ++i)
    for (std::size_t j = 0; j < i; ++j)
      if (rules > 1 && bet.picks[i].game == bet.picks[j].game) return kLegsOfOneGame;
  for (std::size_t i = 0; i < bet.picks.size(); ++i)
    for (std::size_t j = 0; j < i; ++j)
      if (!go_together(bet.picks[i], bet.picks[j])) return kPicksConflict;
  if (bet.condition && !is_offered(*bet.condition, bet)) return kConditionNotOffered;
  if (bet.condition && !pair_of(*bet.condition, bet.picks[0]).possible)
    return kConditionContradicts;
  if (bet.stake < 1 || bet.stake > 1'000'000) return kStakeOutOfRange;
  for (const auto& pick : bet.picks)
    if (!is_priced(pick, rules)) return kOddsOutOfRange;
  if (bet.condition && !is_priced(*bet.condition, rules)) return kOddsOutOfRange;
  if (bet.stated_chance == 0) return kStatedChanceInvalid;
  return std::nullopt;
}

std::optional<Rejection> plain_refusal(const SlipBet& bet, const PlainGames& games, Timestamp now) {
  for (const auto& pick : bet.picks) {
    if (!games.contains(pick.game)) return kUnknownGame;
    const auto& game = games.at(pick.game);
    if (bet.condition && bet.condition->type == ConditionType::kIfTime &&
        (game.sport == Sport::kMlb || game.sport == Sport::kNhl))
      return kConditionNotOffered;
    const bool over = game.score || game.cancelled;
    const auto age = now - pick.quoted_at;
    if (pick.live) {
      if (over || now < game.starts_at) return kGameNotLive;
      if (age > std::chrono::seconds{6}) return kQuoteExpired;
    } else {
      if (over || game.line_closed || now >= game.starts_at) return kBettingClosed;
      if (pick.prop && age > std::chrono::seconds{120}) return kQuoteExpired;
    }
  }
  return std::nullopt;
}

std::optional<Coins> plain_credit(const SlipBet& bet, const PlainGames& games, int rules) {
  bool is_open = false;
  bool is_lost = false;
  bool has_won = false;
  bool is_neutral = false;
  Price price;
  for (const auto& pick : bet.picks) {
    const auto& game = games.at(pick.game);
    if (!game.score && !game.cancelled) {
      is_open = true;
      continue;
    }
    const auto came = pick_came(pick, game);
    is_lost = is_lost || came == Came::kFalse;
    has_won = has_won || came == Came::kTrue;
    is_neutral = is_neutral || came == Came::kEven || came == Came::kNothing;
    if (came == Came::kTrue) price.times(bet.picks.size() == 1 ? price_of(bet, rules) : pick.odds);
  }
  if (bet.picks.size() > 1) {
    if (is_lost) return 0;
    if (is_open) return std::nullopt;
    return has_won ? std::min(Coins{1'000'000}, price.of(bet.stake)) : bet.stake;
  }
  if (is_open) return std::nullopt;
  if (bet.condition) {
    const auto came = condition_came(*bet.condition, games.at(bet.picks[0].game));
    if (is_neutral || came == Came::kEven || came == Came::kNothing) return bet.stake;
    return has_won && came == Came::kTrue ? price.of(bet.stake) : 0;
  }
  return is_neutral ? bet.stake : has_won ? price.of(bet.stake) : 0;
}

}  // namespace chalkline::ledger::test
