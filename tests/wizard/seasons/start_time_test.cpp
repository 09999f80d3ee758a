#include <doctest/doctest.h>

#include <chrono>
#include <span>
#include <thread>

#include "http/api/wizard/answering.hpp"
#include "http/api/wizard/learning.hpp"
#include "tests/ledger/temporary_directory.hpp"
#include "tests/wizard/made_league.hpp"
#include "tests/wizard/seasons/fastest.hpp"
#include "tests/wizard/seasons/settled_advice.hpp"
#include "tests/wizard/seasons/written_games.hpp"
#include "wizard/understanding/names/terms.hpp"

// How long a server takes to learn 10,000 past games, and to answer with them.
namespace chalkline::http {
namespace {

using namespace std::chrono_literals;

constexpr std::size_t kGames = 10'000;
// Thirty days of simulated games are 1,440 of each league. docs/WIZARD.md has what was measured.
constexpr auto kStartMax = 30s;
constexpr auto kAnswerMax = 50ms;

// Each of another game.
std::shared_ptr<const AdviceSoFar> settled_answers(std::size_t n) {
  std::vector<ledger::SettledAdvice> settled;
  for (std::size_t i = 1; i <= n; ++i) settled.emplace_back(settled_advice(i)).won = i % 2 == 1;
  AdviceSoFar so_far{
      .bets = insight::RecommendedBets{settled}, .figures = {}, .kinds = {}, .record = {}};
  return std::make_shared<const AdviceSoFar>(std::move(so_far));
}

// What a server knows after 10,000 games, with 10,000 more on the board at their opening prices.
struct Served {
  Served() {
    auto games = wizard::play({.teams = codes().size(), .games = 2 * kGames, .opening_error = 4});
    const auto known = std::span{games}.first(kGames);
    const std::vector<wizard::PastGame> past{known.begin(), known.end()};
    auto db = sports::open_sports_db(path);
    write(db, past);
    std::vector<sports::Game> open;
    std::vector<wizard::BoardGame> named;
    for (const auto& game : std::span{games}.subspan(kGames)) {
      auto next = feed_game(game).game;
      next.current = next.opening;
      named.push_back({next.id, next.sport, next.home.code, next.away.code, next.starts_at});
      open.push_back(std::move(next));
    }
    board = sports::make_board(1, std::move(open), false);
    of_names = wizard::Board{std::move(named)};
    now = board.upcoming.front().starts_at - 1h;
  }

  ledger::test::TemporaryDirectory directory;
  std::string path = (directory.path() / "sports.db").string();
  sports::OddsBoard board;
  wizard::Names names{wizard::teams_of_today(), wizard::terms()};
  wizard::Board of_names{std::vector<wizard::BoardGame>{}};
  ledger::Timestamp now{};
};

TEST_CASE("10,000 past games are learned at the start, and questions are answered within 50 ms") {
  const Served served;
  std::shared_ptr<const Learned> learned;
  const auto start = chalkline::test::fastest("learning 10,000 games at a start", kStartMax, [&] {
    Learning learning{served.path};
    learning.start();
    while (!(learned = learning.current())) std::this_thread::sleep_for(1ms);
    learning.stop();
  });
  MESSAGE("learned in " << start.count() / 1'000 << " ms");

  const Knowledge knowledge{*learned, served.board, served.names, served.of_names, {}, served.now};
  const Asker asker{.bankroll = 1'000, .days = wizard::days_from(served.now, 0min)};
  const auto so_far = settled_answers(kGames);
  const Records records{.own = [](const auto&) { return wizard::RecordFigures{}; },
                        .so_far = [&] { return so_far; }};
  const Props props{.players = [](const auto&) { return std::vector<sports::PropPlayer>{}; }};
  const auto asked = [&](const std::string& question) {
    std::size_t requests = 0;
    const auto took = chalkline::test::fastest("answering '" + question + "'", kAnswerMax, [&] {
      requests = answer(question, asker, knowledge, records, props).requests.size();
    });
    MESSAGE(question << ": answered in " << took.count() << " microseconds");
    return requests;
  };
  CHECK(asked(served.board.upcoming.front().home.code + " moneyline?") >= 1);
  for (const auto* question :
       {"who won last night?", "who is hot?", "how many games back are the Lakers?",
        "what is the biggest line move?", "what is the most expensive market?",
        "what's on after 9pm?"})
    asked(question);
  // Of the whole board, and of a day.
  for (const auto* when : {"", " today"}) {
    asked(std::string{"best value"} + when);
    CHECK(asked(std::string{"smallest margins"} + when) == 0);
  }
}

}  // namespace
}  // namespace chalkline::http
