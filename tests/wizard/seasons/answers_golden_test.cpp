#include <doctest/doctest.h>
#include <fmt/format.h>

#include <algorithm>
#include <boost/json/parse.hpp>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "http/api/wizard/answering.hpp"
#include "http/api/wizard/given_advice.hpp"
#include "http/api/wizard/learning.hpp"
#include "insight/progress/figure.hpp"
#include "tests/ledger/spec.hpp"
#include "tests/wizard/made_league.hpp"
#include "tests/wizard/seasons/settled_advice.hpp"
#include "tests/wizard/seasons/written_games.hpp"
#include "tests/wizard/week.hpp"
#include "wizard/understanding/names/terms.hpp"

// The texts of answers, word for word: answers.txt holds questions with what is said to them, from
// a fixed board, a fixed past and fixed records, so that a change of a word or a figure is seen.
namespace chalkline::http {
namespace {

using namespace std::chrono_literals;
using ledger::Lines;
using ledger::Source;
using ledger::Sport;
using wizard::kWeekNow;

constexpr const char* kAnswersFile = "tests/wizard/seasons/answers.txt";
constexpr std::int32_t kSeason = 2026;

// A league whose opening prices err so far that weights are earned within its games.
std::vector<wizard::PastGame> league_before() {
  auto games = wizard::play({.teams = codes().size(), .games = 2'400, .opening_error = 8});
  const auto shift = kWeekNow - 2h - games.back().known_at;
  for (auto& game : games) {
    game.matchup.season = kSeason;
    game.matchup.home = codes().at(std::stoul(game.matchup.home));
    game.matchup.away = codes().at(std::stoul(game.matchup.away));
    game.matchup.starts_at += shift;
    game.known_at += shift;
    for (auto& quote : game.quotes) quote.at += shift;
  }
  return games;
}

Learned taught_by(const std::vector<wizard::PastGame>& games) {
  std::vector<PriceNews> news;
  for (const auto& game : games) {
    for (const auto& quote : game.quotes)
      news.push_back({quote.at, std::nullopt, game.matchup, quote.lines});
    news.push_back({game.known_at, game.score, game.matchup, {}});
  }
  std::ranges::sort(news, {}, [](const PriceNews& one) {
    return std::tuple{one.at, one.result.has_value(), one.game.game};
  });
  Learned learned;
  for (const auto& one : news) learned.take(one);
  return learned;
}

// `i`: of the week. Low-scoring leagues have lines of a run or goal and a half, football and every
// third game of basketball whole ones.
Lines lines_of(Sport sport, int i) {
  const auto margin = i * 5 % 13 - 5;
  switch (sport) {
    case Sport::kNba: {
      auto lines = wizard::lines_around(margin, 216 + i);
      if (i % 3 == 0) lines.spread->line -= 1;
      return lines;
    }
    case Sport::kNfl:
      return {ledger::TwoWay{0, margin > 0 ? -160 : 120, margin > 0 ? 140 : -140},
              ledger::TwoWay{-2 * margin, -110, -105}, ledger::TwoWay{90 + i, -108, -112}};
    case Sport::kMlb:
      return {ledger::TwoWay{0, -130, 115}, ledger::TwoWay{-3, 150, -170},
              ledger::TwoWay{17, -105, -115}};
    case Sport::kNhl:
      break;
  }
  return {ledger::TwoWay{0, 105, -125}, ledger::TwoWay{3, -200, 175}, std::nullopt};
}

sports::Team team_of(Sport sport, std::string_view code) {
  for (const auto& team : sports::teams_of(sport)) {
    if (team.code == code) return {std::string{team.name}, std::string{team.code}};
  }
  FAIL("no team " << code);
  return {};
}

std::vector<sports::Game> games_on_sale() {
  std::vector<sports::Game> games;
  for (const auto& row : wizard::kGamesOfWeek) {
    const auto i = static_cast<int>(raw(wizard::id_of(row)));
    sports::Game game;
    game.id = wizard::id_of(row);
    game.sport = row.sport;
    game.source = i == 9 || i == 16 ? Source::kLive
                  : i == 14         ? Source::kReplay
                                    : Source::kSimulated;
    game.starts_at = kWeekNow + 5h + row.day * 24h;
    game.home = team_of(row.sport, row.home);
    game.away = team_of(row.sport, row.away);
    game.opening = {lines_of(row.sport, i + 1), kWeekNow - 13h};
    game.current = {lines_of(row.sport, i), kWeekNow - 1h};
    games.push_back(std::move(game));
  }
  return games;
}

wizard::RecordFigures record_told(const wizard::Question& question) {
  const bool is_cut = question.filter != wizard::RecordFilter::kAll || !question.teams.empty() ||
                      question.when || question.last_bets;
  const std::size_t bets = is_cut ? 12 : 84;
  const auto figure = [&](double value, double error) {
    const insight::Ratio all{.value = value,
                             .error = error,
                             .n = bets,
                             .clusters = bets,
                             .effective_n = static_cast<double>(bets)};
    return insight::figure_of(all, 0, {});
  };
  return {.bets = bets,
          .games = bets,
          .won = bets / 2,
          .lost = bets - bets / 2,
          .profit = -120,
          .result = figure(-0.04, 0.1),
          .close = figure(0.012, 0.002),
          .on_one_pick = bets,
          .backed = {5, 3, 2},
          .stakes = {.bets = bets,
                     .mean = 52.5,
                     .least = 10,
                     .most = 200,
                     .middle_share = 0.021,
                     .above_ceiling = 3},
          .runs = {.bets = bets, .won = 4, .lost = 7, .won_by_luck = 0.831, .lost_by_luck = 0.402}};
}

// Three bets, of which one is open.
wizard::PlacedBets placed_told(const wizard::Question& question) {
  using wizard::BetStands;
  wizard::PlacedBets bets{
      .newest = {{"Lakers -3.5", "Celtics @ Lakers", "simulated", -110, 50, BetStands::kOpen, 45},
                 {"Over 220.5", "Suns @ Warriors", "simulated", -105, 20, BetStands::kLost, 19},
                 {"Chiefs, Bills", "Parlay of 2", "simulated", 260, 10, BetStands::kWon, 26}},
      .found = question.are_open ? 1U : 23U,
      .open = 1,
      .at_stake = 50};
  if (question.are_open) bets.newest.resize(1);
  return bets;
}

// Forty answers on games that have ended, every fourth one a bet.
std::vector<ledger::SettledAdvice> answers_that_settled() {
  std::vector<ledger::SettledAdvice> settled;
  for (std::uint64_t i = 1; i <= 40; ++i) {
    auto& one = settled.emplace_back(settled_advice(i));
    if (i % 4 != 0) one.pass = ledger::Pass::kPriceBest;
    one.won = i % 3 == 0;
  }
  return settled;
}

struct Spoken {
  Spoken() {
    for (const auto& game : board.upcoming) {
      auto matchup = learned.matchup_of(game);
      matchup.season = kSeason;
      learned.list(matchup);
    }
  }
  Learned learned = taught_by(league_before());
  sports::OddsBoard board = sports::make_board(1, games_on_sale(), false);
  wizard::Names names{wizard::teams_of_today(), wizard::terms()};
  wizard::Board named{wizard::games_of_week()};
  std::shared_ptr<const AdviceSoFar> so_far =
      std::make_shared<const AdviceSoFar>(advice_so_far(80, answers_that_settled()));
  Asker asker{.username = "ada",
              .skill = ledger::SkillLevel::kNovice,
              .bankroll = 1'000,
              .days = wizard::days_from(kWeekNow, 0min),
              .slip = {{board.upcoming.front().id, ledger::Market::kSpread, ledger::Side::kHome},
                       {ledger::GameId{13}, ledger::Market::kMoneyline, ledger::Side::kHome}},
              .questions_left = 2,
              .reached = wizard::LevelReached{.level = 4, .xp = 120, .xp_to_next = 400}};

  WizardReply operator()(std::string_view message) {
    auto reply = made(message).reply;
    asker.topic = reply.topic;
    return reply;
  }

  MadeAnswer made(std::string_view message) const {
    const Knowledge knowledge{learned, board, names, named, {}, kWeekNow};
    const Records records{.feed = [](ledger::GameId) { return "odds-nba"; },
                          .own = record_told,
                          .placed = placed_told,
                          .so_far = [&] { return so_far; }};
    const Props props{.players = [](const auto&) { return std::vector<sports::PropPlayer>{}; }};
    return answer(message, asker, knowledge, records, props);
  }
};

void add_list(std::string& text, const boost::json::value& list, std::string_view title) {
  for (const auto& one : list.as_array()) {
    const auto& said = one.is_object() ? one.at("text") : one;
    text += fmt::format("  {}: {}\n", title, std::string_view{said.as_string()});
  }
}

std::string analysis_in_text(const boost::json::value& advice) {
  auto text = fmt::format("  recommendation: {}\n  reasoning: {}\n",
                          std::string_view{advice.at("recommendation").as_string()},
                          std::string_view{advice.at("reasoning").as_string()});
  add_list(text, advice.at("analysis").at("keyFactors"), "factor");
  add_list(text, advice.at("analysis").at("alternativeOptions"), "option");
  add_list(text, advice.at("additionalInsights"), "insight");
  return text;
}

// "> question", ">> question" for one that goes on about the one before; with '!' before it the
// analysis is written as well.
std::string answered(const std::string& asked, Spoken& spoken) {
  const bool is_whole = asked.starts_with('!');
  const auto begin = asked.find("> ");
  if (!asked.substr(0, begin + 1).ends_with(">>")) spoken.asker.topic.clear();
  const auto reply = spoken(asked.substr(begin + 2));
  auto text = fmt::format("{}\n{}\n", asked, reply.content);
  add_list(text, boost::json::parse(reply.suggestions), "press");
  if (is_whole && reply.advice) text += analysis_in_text(boost::json::parse(*reply.advice));
  return text;
}

// Parted by a line that begins with a question.
std::vector<std::string> blocks_of_file() {
  std::ifstream file{kAnswersFile};
  REQUIRE(file);
  std::vector<std::string> blocks;
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with('>') || line.starts_with("!>")) blocks.emplace_back();
    REQUIRE_FALSE(blocks.empty());
    blocks.back() += line + '\n';
  }
  for (auto& block : blocks) block.erase(block.find_last_not_of('\n') + 2);
  return blocks;
}

std::string question_of(const std::string& block) { return block.substr(0, block.find('\n')); }

TEST_CASE("each answer of the file is said word for word") {
  const auto blocks = blocks_of_file();
  CHECK(blocks.size() >= 150);
  Spoken spoken;
  for (const auto& block : blocks) {
    INFO("test_seasons --no-skip -tc='write the answers of the file' writes them anew");
    CHECK(answered(question_of(block), spoken) == block);
  }
}

// From the question to the ledger's own decision and the bet on the slip.
TEST_CASE("a recommended bet is decided again by the ledger, and placed as it is advised") {
  namespace test = ledger::test;
  const auto made = Spoken{}.made("Should I bet on the Mavericks tomorrow?");
  REQUIRE(made.reply.advice);
  const auto advice = boost::json::parse(*made.reply.advice);
  const auto& pick = advice.at("pick");
  CHECK(advice.at("recommendation") == pick.at("prediction"));  // a label, without the price
  REQUIRE_FALSE(made.requests.empty());
  auto request = made.requests.front();
  request.account = test::kAlice;
  CHECK(ledger::decide(request.inputs).pass == ledger::Pass::kNone);
  CHECK(pick.at("odds").as_int64() == request.inputs.odds);
  const auto stake = pick.at("stakeHalfKelly").as_int64();
  CHECK(stake > 0);
  CHECK(stake <= 50);  // 5% of the bankroll
  auto alice = test::given({ledger::AccountOpened{test::kAlice},
                            ledger::CoinsGranted{test::kAlice, 1'000, ledger::GrantReason::kSignUp},
                            test::scheduled(request.game, kWeekNow + 29h)});
  CHECK(alice.when(request, kWeekNow).accepted());
  const ledger::Pick placed{request.game,   request.market,      request.side,
                            request.line,   request.inputs.odds, request.inputs.other_odds,
                            kWeekNow - 1min};
  CHECK(alice.when(test::bet(test::kAlice, stake, placed), kWeekNow).accepted());
}

TEST_CASE("write the answers of the file" * doctest::skip()) {
  const auto blocks = blocks_of_file();
  Spoken spoken;
  std::ofstream file{kAnswersFile};
  for (const auto& block : blocks) {
    if (&block != blocks.data()) file << '\n';
    file << answered(question_of(block), spoken);
  }
}

}  // namespace
}  // namespace chalkline::http
