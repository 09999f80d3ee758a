#include "wizard/advice/key_factors.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>

#include "sports/model/eastern_time.hpp"

namespace chalkline::wizard {
namespace {

using ledger::Market;
using ledger::Side;

constexpr std::size_t kFormGames = 5;   // that the game's page shows
constexpr std::size_t kMeetings = 10;   // older teams were other teams
constexpr std::size_t kHomeGames = 20;  // that are listed below the factor

using Results = std::vector<const PastResult*>;  // newest first

std::string page_of(ledger::GameId game) { return "/game-details/" + ledger::to_string(game); }

const std::string& code_of(const Subject& subject, Side team) {
  return team == Side::kHome ? subject.matchup.home : subject.matchup.away;
}

const std::string& name_of(const Subject& subject, Side team) {
  return team == Side::kHome ? subject.home : subject.away;
}

bool has_played(const PastResult& result, const std::string& team) {
  return result.matchup.home == team || result.matchup.away == team;
}

bool has_won(const PastResult& result, const std::string& team) {
  const auto ahead = result.score.home - result.score.away;
  return result.matchup.home == team ? ahead > 0 : ahead < 0;
}

// Those before this game, of its league in its world.
Results before(const Subject& subject) {
  const auto& game = subject.matchup;
  Results results;
  for (const auto& past : subject.past) {
    const auto& other = past.matchup;
    if (other.source == game.source && other.sport == game.sport &&
        other.starts_at < game.starts_at) {
      results.push_back(&past);
    }
  }
  std::ranges::sort(results, [](const auto* one, const auto* other) {
    return std::tuple{other->matchup.starts_at, raw(one->matchup.game)} <
           std::tuple{one->matchup.starts_at, raw(other->matchup.game)};
  });
  return results;
}

template <class Holds>
Results first_of(const Results& results, std::size_t count, const Holds& holds) {
  Results found;
  for (const auto* result : results) {
    if (found.size() == count) break;
    if (holds(*result)) found.push_back(result);
  }
  return found;
}

KeyFactor counted(FactorKind kind, std::optional<Side> team, const Results& results) {
  KeyFactor factor{.kind = kind, .team = team, .n = static_cast<int>(results.size())};
  for (const auto* result : results) factor.games.push_back(*result);
  return factor;
}

double wins(const Results& results, const std::string& team) {
  return static_cast<double>(
      std::ranges::count_if(results, [&](const auto* one) { return has_won(*one, team); }));
}

std::string games(int n) { return fmt::format("{} game{}", n, n == 1 ? "" : "s"); }

// "3 won of the last 5 games", "won the last game".
std::string won_of_last(double won, int n) {
  if (n == 1) return won > 0 ? "won the last game" : "did not win the last game";
  return fmt::format("{:.0f} won of the last {} games", won, n);
}

std::string total_of_last(double mean, int n) {
  if (n == 1) return fmt::format("a total of {:.0f} in the last game", mean);
  return fmt::format("a mean total of {:.1f} in the last {} games", mean, n);
}

std::string rested(int days) {
  if (days == 0) return "played earlier the same day";  // a doubleheader
  return fmt::format("{} day{} since their last game", days, days == 1 ? "" : "s");
}

KeyFactor form(const Subject& subject, Side team, const Results& last) {
  auto factor = counted(FactorKind::kForm, team, last);
  factor.figure = wins(last, code_of(subject, team));
  factor.page = page_of(subject.matchup.game);
  factor.text =
      fmt::format("{}: {}.", name_of(subject, team), won_of_last(factor.figure, factor.n));
  return factor;
}

KeyFactor scoring(const Subject& subject, Side team, const Results& last) {
  auto factor = counted(FactorKind::kScoring, team, last);
  for (const auto* one : last) factor.figure += one->score.home + one->score.away;
  factor.figure /= factor.n;
  factor.page = page_of(subject.matchup.game);
  factor.text =
      fmt::format("{}: {}.", name_of(subject, team), total_of_last(factor.figure, factor.n));
  return factor;
}

KeyFactor rest(const Subject& subject, Side team, const PastResult& last) {
  auto factor = counted(FactorKind::kRest, team, {&last});
  const std::chrono::sys_days now{sports::eastern_date(subject.matchup.starts_at)};
  const std::chrono::sys_days then{sports::eastern_date(last.matchup.starts_at)};
  const auto days = static_cast<int>((now - then).count());
  factor.figure = days;
  factor.page = page_of(subject.matchup.game);
  factor.text = fmt::format("{}: {}.", name_of(subject, team), rested(days));
  return factor;
}

void add_team(std::vector<KeyFactor>& factors, const Subject& subject, Market market, Side team,
              const Results& results) {
  const auto last = first_of(results, kFormGames, [&](const auto& result) {
    return has_played(result, code_of(subject, team));
  });
  if (last.empty()) return;
  factors.push_back(market == Market::kTotal ? scoring(subject, team, last)
                                             : form(subject, team, last));
  factors.push_back(rest(subject, team, *last.front()));
}

void add_home(std::vector<KeyFactor>& factors, const Subject& subject, const Results& results) {
  const auto& game = subject.matchup;
  const auto at_home = first_of(results, kHomeGames, [&](const auto& result) {
    return result.matchup.home == game.home && result.matchup.season == game.season;
  });
  if (at_home.empty()) return;
  auto factor = counted(FactorKind::kHome, Side::kHome, at_home);
  factor.figure = wins(at_home, game.home);
  factor.text =
      fmt::format("{}: {:.0f} won of {}{} at home this season.", subject.home, factor.figure,
                  at_home.size() == kHomeGames ? "the last " : "", games(factor.n));
  factors.push_back(std::move(factor));
}

void add_meetings(std::vector<KeyFactor>& factors, const Subject& subject, const Results& results) {
  const auto& game = subject.matchup;
  const auto meetings = first_of(results, kMeetings, [&](const auto& result) {
    return has_played(result, game.home) && has_played(result, game.away);
  });
  if (meetings.empty()) return;
  auto factor = counted(FactorKind::kHeadToHead, Side::kHome, meetings);
  factor.figure = wins(meetings, game.home);
  factor.text = fmt::format("{}: {} with {}.", subject.home, won_of_last(factor.figure, factor.n),
                            subject.away);
  factors.push_back(std::move(factor));
}

std::string moved_text(const PricedSide& pick, const KeyFactor& factor, bool is_towards) {
  const auto direction = is_towards ? "towards" : "away from";
  if (factor.kind == FactorKind::kPriceMove) {
    if (factor.figure == factor.before) {
      return fmt::format("{}: {:+.0f} since it opened.", pick.label, factor.figure);
    }
    return fmt::format("{}: opened at {:+.0f} and is {:+.0f} now; the market moved {} it.",
                       pick.label, *factor.before, factor.figure, direction);
  }
  const bool is_signed = pick.market == Market::kSpread;
  return fmt::format("The line opened at {} and is {} now; the market moved {} your side.",
                     ledger::points(static_cast<int>(2 * *factor.before), is_signed),
                     ledger::points(static_cast<int>(2 * factor.figure), is_signed), direction);
}

// A handicap that falls, a total that rises for the over or falls for the under, a price that
// shortens.
bool has_come_closer(const PricedSide& pick, const ledger::SideQuote& opening) {
  const auto moved = pick.quote.line - opening.line;
  if (moved != 0) return pick.side == Side::kOver ? moved > 0 : moved < 0;
  return pick.price_chance > ledger::no_vig(opening.odds, opening.other_odds).value();
}

void add_move(std::vector<KeyFactor>& factors, const Subject& subject, const PricedSide& pick) {
  const auto& opened = ledger::market_of(subject.opening, pick.market);
  if (!opened) return;
  const auto opening = ledger::of_side(*opened, pick.side);
  const bool is_line = opening.line != pick.quote.line;
  KeyFactor factor{.kind = is_line ? FactorKind::kLineMove : FactorKind::kPriceMove,
                   .figure = is_line ? pick.quote.line / 2.0 : pick.quote.odds,
                   .before = is_line ? opening.line / 2.0 : opening.odds,
                   .n = 2,
                   .page = page_of(subject.matchup.game)};
  factor.text = moved_text(pick, factor, has_come_closer(pick, opening));
  factors.push_back(std::move(factor));
}

void add_bookmakers(std::vector<KeyFactor>& factors, const Subject& subject,
                    const PricedSide& pick) {
  if (!subject.bookmakers) return;
  KeyFactor factor{.kind = FactorKind::kBookmakers,
                   .figure = of_side(subject.bookmakers->chance, pick.side),
                   .n = subject.bookmakers->bookmakers,
                   .page = page_of(subject.matchup.game)};
  factor.text = fmt::format(
      "The {} bookmakers' median chance is {:.1f}% without their margins; this price needs "
      "{:.1f}%.",
      factor.n, 100 * factor.figure, 100 * ledger::implied_probability(pick.quote.odds).value());
  factors.push_back(std::move(factor));
}

}  // namespace

std::vector<KeyFactor> key_factors(const Subject& subject, const PricedSide& pick) {
  const auto results = before(subject);
  std::vector<KeyFactor> factors;
  for (const auto team : {Side::kHome, Side::kAway}) {
    add_team(factors, subject, pick.market, team, results);
  }
  const bool is_of_teams = pick.market != Market::kTotal;
  if (is_of_teams) add_home(factors, subject, results);
  add_move(factors, subject, pick);
  add_bookmakers(factors, subject, pick);
  if (is_of_teams) add_meetings(factors, subject, results);
  return factors;
}

}  // namespace chalkline::wizard
