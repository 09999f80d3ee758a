#include "http/app/commands/demo/demo_world.hpp"

#include <algorithm>
#include <chrono>
#include <stdexcept>
#include <thread>

#include "http/app/own_commands/daily_lines.hpp"
#include "ledger/engine/account_history.hpp"
#include "ledger/log/rocks_log.hpp"
#include "ledger/rules/ledger_state.hpp"
#include "ledger/rules/progress.hpp"
#include "ledger/rules/rules.hpp"
#include "ledger/state/lookups.hpp"
#include "ledger/values/game_id.hpp"
#include "ledger/values/odds.hpp"
#include "sports/book/feed_sources.hpp"
#include "sports/book/ledger_batch.hpp"
#include "sports/book/sportsbook_options.hpp"
#include "sports/feeds/simulated/seed_file.hpp"

namespace chalkline::http {
namespace {

// A bet is placed within this of its game's start, whose last quote is foreseen by then.
constexpr std::chrono::hours kForesight{2};
// A poll looks at all games on offer, whatever is new of them.
constexpr std::chrono::hours kForeseenAtOnce{4};
constexpr std::chrono::microseconds kBetweenLooks{50};
constexpr std::chrono::minutes kStateReadyWithin{1};

sports::SportsbookOptions simulated_options(const DataDirectory& data) {
  return {.database = data.sports(),
          .source = ledger::Source::kSimulated,
          .seed = sports::simulated::load_seed(data.seed())};
}

sports::Bookmaker make_book(const DataDirectory& data, ledger::Engine& engine,
                            const ledger::State& state) {
  return {data.sports(), sports::feed_factory(simulated_options(data), {}),
          [&engine](std::vector<ledger::Command> commands) {
            return sports::execute_all(engine, std::move(commands));
          },
          sports::games_of(state)};
}

}  // namespace

DemoWorld::DemoWorld(const DataDirectory& data, ledger::Timestamp start)
    : now_{start},
      log_{ledger::open_rocks_log(data.log(), ledger::OpenMode::kWrite)},
      state_{*log_, {.directory = data.state()}},
      engine_{*log_, state_, [this] { return now(); }},
      settler_{*log_, state_, engine_},
      book_{make_book(data, engine_, state_)},
      foresight_{sports::simulated::load_seed(data.seed()), {}} {
  if (!state_.wait_until_ready(kStateReadyWithin))
    throw std::runtime_error{"The new ledger did not become ready"};
  must(ledger::AdoptRules{ledger::kLatestRules});
  advance(start);
}

DemoWorld::~DemoWorld() {
  settler_.stop();
  engine_.stop();
  state_.stop();
}

void DemoWorld::advance(ledger::Timestamp until) {
  // Learners who take their time may have moved the clock further.
  const auto time = std::max(until, now());
  now_ = time;
  book_.advance(time);
  while (!state_.games_to_settle().empty()) std::this_thread::sleep_for(kBetweenLooks);
  upcoming_ = book_.upcoming(time);
  if (time + kForesight > foreseen_) foresee();
  set_line_of_date();
}

void DemoWorld::set_line_of_date() {
  if (daily_line()) return;
  sports::OddsBoard board;
  board.upcoming = upcoming_;
  set_daily_line(board, state_, engine_, now());
}

std::optional<ledger::AskedSide> DemoWorld::daily_line() const {
  const auto daily = ledger::load_ledger(state_).daily;
  if (!daily || daily->date != ledger::day_of(now())) return std::nullopt;
  return daily->asked;
}

ledger::CommandResult DemoWorld::must(ledger::Command command) {
  const auto outcome = engine_.execute(std::move(command));
  if (!outcome) throw std::runtime_error{std::string{ledger::sentence(outcome.error())}};
  return *outcome;
}

ledger::AccountState DemoWorld::account(ledger::AccountId id) const {
  return ledger::load_account(state_, id);
}

void DemoWorld::foresee() {
  foreseen_ = now() + kForeseenAtOnce;
  for (const auto& [at, what] : foresight_.poll(foreseen_)) {
    const auto* quoted = std::get_if<sports::Quoted>(&what);
    if (quoted == nullptr) continue;
    const auto id = ledger::game_id(ledger::Source::kSimulated, quoted->source_key);
    quotes_[id].push_back({quoted->lines, at});
  }
}

std::vector<DemoPick> DemoWorld::picks(ledger::Timestamp from, ledger::Timestamp until) const {
  std::vector<DemoPick> picks;
  for (const auto& game : upcoming_) {
    if (game.starts_at > from && game.starts_at <= until) add_picks(game, picks);
  }
  return picks;
}

// At the line of the close alone, whose chance is then that of the pick.
void DemoWorld::add_picks(const sports::Game& game, std::vector<DemoPick>& picks) const {
  using enum ledger::Market;
  using enum ledger::Side;
  const auto known = quotes_.find(game.id);
  if (known == quotes_.end()) return;
  const auto& quotes = known->second;
  const auto next = std::ranges::upper_bound(quotes, now(), {}, &sports::Quote::at);
  if (next == quotes.begin()) return;
  const auto& [lines, at] = *std::prev(next);
  const auto& close = quotes.back().lines;
  for (const auto market : {kMoneyline, kSpread, kTotal}) {
    const auto& quote = ledger::market_of(lines, market);
    const auto& last = ledger::market_of(close, market);
    if (!quote || !last || quote->line != last->line) continue;
    const bool is_total = market == kTotal;
    for (const auto side : {is_total ? kOver : kHome, is_total ? kUnder : kAway}) {
      const auto [line, odds, other_odds] = ledger::of_side(*quote, side);
      const auto right = ledger::of_side(*last, side);
      picks.push_back({.pick = {.game = game.id,
                                .market = market,
                                .side = side,
                                .line = line,
                                .odds = odds,
                                .other_odds = other_odds,
                                .quoted_at = at},
                       .starts_at = game.starts_at,
                       .chance = ledger::no_vig(right.odds, right.other_odds).value()});
    }
  }
}

}  // namespace chalkline::http
