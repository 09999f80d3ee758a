#include <doctest/doctest.h>

#include <chrono>
#include <thread>

#include "http/api/wizard/answering.hpp"
#include "http/api/wizard/learning.hpp"
#include "sports/model/league.hpp"
#include "sports/store/game_store.hpp"
#include "sports/store/schema.hpp"
#include "tests/ledger/temporary_directory.hpp"
#include "tests/wizard/made_league.hpp"
#include "wizard/understanding/terms.hpp"

// How long a server takes to learn 10,000 past games, and to answer with them.
namespace chalkline::http {
namespace {

using namespace std::chrono_literals;
using SteadyClock = std::chrono::steady_clock;

constexpr std::size_t kGames = 10'000;
// Thirty days of simulated games are 1,440 of each league. Generous, since others may be using the
// machine: docs/WIZARD.md has what was measured.
constexpr auto kStartMax = 30s;
constexpr auto kAnswerMax = 50ms;

const std::vector<std::string>& codes() {
  static const auto kCodes = [] {
    std::vector<std::string> codes;
    for (const auto& team : sports::teams_of(ledger::Sport::kNba)) codes.emplace_back(team.code);
    return codes;
  }();
  return kCodes;
}

sports::FeedGame feed_game(const wizard::PastGame& past) {
  sports::FeedGame game;
  auto& facts = game.game;
  facts.id = past.matchup.game;
  facts.sport = past.matchup.sport;
  facts.source = past.matchup.source;
  facts.source_key = std::to_string(raw(facts.id));
  facts.starts_at = past.matchup.starts_at;
  facts.home = {"Team " + past.matchup.home, codes().at(std::stoul(past.matchup.home))};
  facts.away = {"Team " + past.matchup.away, codes().at(std::stoul(past.matchup.away))};
  facts.opening = {past.quotes.front().lines, past.quotes.front().at};
  facts.current = {past.quotes.back().lines, past.quotes.back().at};
  game.season = past.matchup.season;
  return game;
}

void write(const std::string& path, const std::vector<wizard::PastGame>& games) {
  auto db = sports::open_sports_db(path);
  sports::GameStore store{db};
  sqlite::Transaction transaction{db, sqlite::Access::kWrite};
  for (const auto& past : games) {
    auto game = feed_game(past);
    store.insert(game);
    for (const auto& quote : past.quotes)
      store.insert_quote(game.game.id, "odds", {quote.lines, quote.at});
    game.game.status = sports::GameStatus::kFinal;
    game.game.score = past.score;
    game.ended_at = past.known_at;
    store.update(game);
  }
  transaction.commit();
}

auto milliseconds(SteadyClock::time_point from) {
  return std::chrono::duration_cast<std::chrono::milliseconds>(SteadyClock::now() - from);
}

TEST_CASE("10,000 past games are learned at the start, and a question is answered within 50 ms") {
  const ledger::test::TemporaryDirectory directory;
  const auto path = (directory.path() / "sports.db").string();
  auto games = wizard::play({.teams = codes().size(), .games = kGames + 1});
  const auto next = feed_game(games.back());
  games.pop_back();
  write(path, games);

  const auto from = SteadyClock::now();
  Learning learning{path};
  learning.start();
  while (!learning.current()) std::this_thread::sleep_for(1ms);
  const auto start = milliseconds(from);
  MESSAGE("learned in " << start.count() << " ms");
  CHECK(start < kStartMax);

  const auto learned = learning.current();
  const auto board = sports::make_board(1, {next.game}, false);
  const wizard::Names names{wizard::teams_of_today(), wizard::terms()};
  const wizard::Board of_names{{{next.game.id, next.game.sport, next.game.home.code,
                                 next.game.away.code, next.game.starts_at}}};
  const auto now = next.game.current.at;
  const Knowledge knowledge{*learned, board, names, of_names, {}, now};
  const Asker asker{.bankroll = 1'000, .days = wizard::days_from(now, 0min)};
  const Records records{.own = [](const auto&) { return wizard::RecordFigures{}; },
                        .so_far = [] { return std::make_shared<const AdviceSoFar>(); }};
  const Props props{.players = [](const auto&) { return std::vector<sports::PropPlayer>{}; }};
  const auto question = next.game.home.code + " moneyline?";
  constexpr int kQuestions = 20;
  const auto asked = SteadyClock::now();
  for (int i = 0; i < kQuestions; ++i)
    CHECK(answer(question, asker, knowledge, records, props).request);
  const auto each = (SteadyClock::now() - asked) / kQuestions;
  MESSAGE("answered in " << std::chrono::duration_cast<std::chrono::microseconds>(each).count()
                         << " microseconds");
  CHECK(each < kAnswerMax);
  learning.stop();
}

}  // namespace
}  // namespace chalkline::http
