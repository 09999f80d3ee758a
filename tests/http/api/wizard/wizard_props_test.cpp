#include <doctest/doctest.h>

#include "http/api/wizard/asked_props.hpp"
#include "wizard/understanding/names/terms.hpp"

namespace chalkline::http {
namespace {

using namespace std::chrono_literals;
using ledger::PropType;
using ledger::Sport;

constexpr ledger::Timestamp kNoonOfProps{std::chrono::days{20'000} + 12h};

sports::Game game_of(std::uint64_t id, const char* home, const char* away,
                     std::chrono::hours ahead) {
  sports::Game game;
  game.id = ledger::GameId{id};
  game.sport = Sport::kNba;
  game.source = ledger::Source::kSimulated;
  game.starts_at = kNoonOfProps + ahead;
  game.home = {std::string{"The "} + home, home};
  game.away = {std::string{"The "} + away, away};
  game.current.lines.moneyline = ledger::TwoWay{0, -110, -110};
  return game;
}

// Boston plays twice, and each team has one player.
struct PlayersOnSale {
  std::vector<sports::Game> games{game_of(1, "BOS", "MIA", 1h), game_of(2, "LAL", "BOS", 5h)};
  sports::OddsBoard board = sports::make_board(1, games, false);
  wizard::Names names{wizard::teams_of_today(), wizard::terms()};
  wizard::Board of_names{{{games[0].id, Sport::kNba, "BOS", "MIA", games[0].starts_at},
                          {games[1].id, Sport::kNba, "LAL", "BOS", games[1].starts_at}}};
  Learned learned;
  Props props{.players =
                  [](const sports::Game& game) {
                    return std::vector<sports::PropPlayer>{
                        {game.home.code, "Corwin " + game.home.code + "grove"},
                        {game.away.code, "Corwin " + game.away.code + "grove"}};
                  },
              .offers =
                  [](ledger::GameId game) {
                    std::vector<sports::PropOffer> offers;
                    for (const auto* player : {"BOS", "MIA"}) {
                      sports::PropOffer offer;
                      offer.subject = {player, std::string{"Corwin "} + player + "grove",
                                       PropType::kPoints};
                      offer.line = game == ledger::GameId{1} ? 49 : 51;
                      offer.over = offer.under = -110;
                      if (game == ledger::GameId{1} || offer.subject.player == "BOS")
                        offers.push_back(offer);
                    }
                    return offers;
                  },
              .figures =
                  [](const sports::Game&, const ledger::PropSubject& subject) {
                    using Known = sports::HistoryReader::KnownFigure;
                    return subject.player == "BOS" ? std::vector<Known>{{ledger::GameId{9}, 30},
                                                                        {ledger::GameId{8}, 20}}
                                                   : std::vector<Known>{};
                  }};

  std::string answer(std::string_view message, ledger::Timestamp now = kNoonOfProps,
                     const wizard::Topic& before = {}) const {
    const Knowledge knowledge{learned, board, names, of_names, {}, now};
    const auto days = wizard::days_from(now, 0min);
    const auto question =
        wizard::understand(message, {.names = names, .board = of_names, .days = days}, before);
    const auto found = on_props(message, question, knowledge, props);
    return found ? found->answer.message : std::string{};
  }
};

TEST_CASE("a player's prop is found without a team, in the next game of it") {
  const PlayersOnSale sale;
  const auto over = sale.answer("is bosgrove over 25.5 points worth it?");
  CHECK(over.contains("Pass on Corwin BOSgrove Over 24.5 points at -110 (simulated)."));
  CHECK(over.contains("The line on sale is 24.5, not 25.5."));
  CHECK(over.contains("Over 24.5 in 1 of the last 2 games I know: 25.0 on average"));
  CHECK(sale.answer("MIAgrove under 24.5 points").contains("Pass on Corwin MIAgrove Under 24.5"));
  // Once that game has begun, the other one is the next.
  CHECK(sale.answer("BOSgrove over 25.5 points", kNoonOfProps + 2h).contains("Over 25.5 points"));
}

TEST_CASE("a player is found while another game is talked about, and no team is taken for one") {
  const PlayersOnSale sale;
  const wizard::Topic before{.intent = wizard::Intent::kAdvice,
                             .games = {ledger::GameId{2}},
                             .teams = {{Sport::kNba, "LAL"}},
                             .sport = Sport::kNba,
                             .market = ledger::Market::kMoneyline};
  CHECK(sale.answer("is MIAgrove over 24.5 points worth it?", kNoonOfProps, before)
            .contains("Pass on Corwin MIAgrove Over 24.5"));
  CHECK(sale.answer("is Corwin MIAgrove over 24.5 worth it?", kNoonOfProps, before)
            .contains("Pass on Corwin MIAgrove Over 24.5"));  // the one figure of his on sale
  CHECK(sale.answer("MIAgrove over 224.5?", kNoonOfProps, before).empty());
}

TEST_CASE("a figure that is not on sale is asked back, and who is no player is left to the rest") {
  const PlayersOnSale sale;
  CHECK(sale.answer("BOSgrove rebounds").contains("Which figure of Corwin BOSgrove"));
  CHECK(sale.answer("LALgrove over 20.5 points") ==
        "No prop of Corwin LALgrove is on sale just now.");
  for (const auto* message : {"Marcus BOSgrove over 25.5 points", "marcus bosgrove props?",
                              "is Marcus Bosgrove over 25.5 points worth it?"}) {
    CAPTURE(message);
    CHECK(sale.answer(message) ==
          "No prop of Marcus Bosgrove is on sale now. Players of that last name in the next games: "
          "Corwin BOSgrove.");
  }
  for (const auto* message : {"LeBron over 25.5 points", "Lakers over 220.5", "Celtics moneyline?",
                              "what is a prop?", "I want to hurt myself"}) {
    CAPTURE(message);
    CHECK(sale.answer(message).empty());
  }
}

}  // namespace
}  // namespace chalkline::http
