#include <doctest/doctest.h>

#include <map>

#include "sports/feeds/espn/espn.hpp"
#include "sports/feeds/live_hub/espn_hub_pages.hpp"
#include "tests/sports/espn_pages.hpp"
#include "tests/sports/verbs.hpp"

namespace chalkline::sports::live {
namespace {

using namespace test;

// The pages of basketball on this machine, of which each that is due is asked for.
struct Basketball {
  Basketball() {
    answers["/teams"] = espn_teams({{"27", "Washington Wizards"}, {"9", "Golden State Warriors"}});
    answers["/teams/27/roster"] = espn_roster("27", espn_player("1", "Al One", "PG"));
    answers["/teams/9/roster"] = espn_roster("9", espn_player("2", "Al Two", "C"));
    answers["/summary?event=4017"] = box("31");
  }
  static std::string box(const std::string& points, const std::string& completed = "true") {
    const auto table = [](const std::string& id, const std::string& scored) {
      return nba_table({espn_row(id, {"34", "3-4", "5", "6", scored})});
    };
    return espn_box(table("1", points), table("2", "20"), completed);
  }

  // The pages that were asked for.
  std::vector<std::string> run(ledger::Timestamp now) {
    std::vector<std::string> asked;
    while (const auto task = pages.next(now)) {
      auto page = task->page.url + (task->page.query.empty() ? "" : "?" + task->page.query);
      REQUIRE(asked.size() < 100);
      if (const auto answer = answers.find(page); answer != answers.end()) {
        const auto taken = task->take(answer->second);
        CHECK_MESSAGE(taken, taken.error());
      }
      asked.push_back(std::move(page));
    }
    return asked;
  }
  std::vector<ledger::PlayerFigures> figures(ledger::Timestamp now, ledger::Score score = {99, 90},
                                             Phase phase = Phase::kFinal) {
    LeagueGame game;
    game.key = "4017";
    game.sport = ledger::Sport::kNba;
    game.phase = phase;
    game.score = score;
    return pages.official_figures(game, now);
  }

  std::map<std::string, std::string> answers;
  EspnHubPages pages{[] {
    auto league = espn::nba_pages();
    league.base_url.clear();
    return league;
  }()};
};

using Paths = std::vector<std::string>;
const Paths kBoxAlone{"/summary?event=4017"};

TEST_CASE("the teams of ESPN and their players are asked for at the start and twice a day") {
  Basketball league;
  CHECK_FALSE(league.pages.players_of("WAS", "GSW").has_value());
  CHECK(league.run(kNoon) == Paths{"/teams", "/teams/27/roster", "/teams/9/roster"});
  CHECK(league.pages.players_of("WAS", "GSW") ==
        TeamPlayers{{{"1", "Al One"}, "PG", "WAS"}, {{"2", "Al Two"}, "C", "GSW"}});
  CHECK_FALSE(league.pages.players_of("WAS", "BOS").has_value());
  CHECK(league.run(kNoon + 12h - 1s).empty());
  CHECK(league.run(kNoon + 12h) == Paths{"/teams/27/roster", "/teams/9/roster"});
  CHECK(league.run(kNoon + 24h).size() == 3);
}

TEST_CASE("a box score is fetched until the final score has stood, and less often after that") {
  Basketball league;
  league.run(kNoon);
  CHECK(league.figures(kNoon).empty());
  CHECK(league.run(kNoon) == kBoxAlone);
  const auto first = league.figures(kNoon);
  REQUIRE(first.size() == 2);
  CHECK(first.front().player == "1");
  CHECK(league.run(kNoon + 2min - 1s).empty());
  league.answers[kBoxAlone.front()] = Basketball::box("33");
  CHECK(league.run(kNoon + 2min) == kBoxAlone);
  CHECK(league.figures(kNoon + 2min) != first);
  CHECK(league.run(kNoon + 10min) == kBoxAlone);
  league.figures(kNoon + 10min);
  CHECK(league.run(kNoon + 1h).empty());
  for (auto now = kNoon + 1h; now < kNoon + 7h; now += 30min) league.figures(now);
  CHECK(league.run(kNoon + 6h + 10min) == kBoxAlone);
}

TEST_CASE("another final score makes the box score of the one before count no more") {
  Basketball league;
  league.run(kNoon);
  league.figures(kNoon);
  league.run(kNoon + 10min);
  CHECK(league.figures(kNoon + 11min).size() == 2);
  CHECK(league.figures(kNoon + 12min, {100, 90}).empty());
  CHECK(league.run(kNoon + 12min) == kBoxAlone);
  CHECK(league.run(kNoon + 14min) == kBoxAlone);
}

TEST_CASE("the box score of a game that is not over yet does not count and is asked for again") {
  Basketball league;
  league.run(kNoon);
  CHECK(league.figures(kNoon, {99, 90}, Phase::kPlaying).empty());
  CHECK(league.run(kNoon).empty());
  league.figures(kNoon + 1h);
  league.answers[kBoxAlone.front()] = Basketball::box("29", "false");
  CHECK(league.run(kNoon + 1h) == kBoxAlone);
  CHECK(league.figures(kNoon + 1h).empty());
  league.answers[kBoxAlone.front()] = Basketball::box("31");
  CHECK(league.run(kNoon + 1h + 5s) == kBoxAlone);
  CHECK(league.figures(kNoon + 1h + 5s).size() == 2);
}

TEST_CASE("a game that nobody asks about any more is forgotten") {
  Basketball league;
  league.run(kNoon);
  league.figures(kNoon);
  CHECK(league.run(kNoon + 10min) == kBoxAlone);
  CHECK(league.figures(kNoon + 1h).size() == 2);
  CHECK(league.figures(kNoon + 3h).empty());
}

}  // namespace
}  // namespace chalkline::sports::live
