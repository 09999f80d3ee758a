#include "sports/feeds/simulated/simulated_feed.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <set>

#include "ledger/rules/habit/daily_line.hpp"
#include "ledger/rules/progress.hpp"
#include "sports/feeds/simulated/quotes.hpp"
#include "sports/model/league.hpp"
#include "sports/simulation/season/player_names.hpp"
#include "tests/sports/verbs.hpp"

namespace chalkline::sports::simulated {
namespace {

using namespace test;

constexpr std::uint64_t kSeedNumber = 11;

// An update as one line, to compare and to count.
std::string line_of(const Update& update) {
  auto text = to_iso(update.at) + ' ';
  if (const auto* listed = std::get_if<Listed>(&update.what)) {
    return text + "listed " + listed->source_key + ' ' + listed->away.name + " @ " +
           listed->home.name;
  }
  if (const auto* quoted = std::get_if<Quoted>(&update.what)) {
    const auto& line = *quoted->lines.moneyline;
    return text + "quoted " + quoted->source_key + ' ' + ledger::to_string(line.first) + ' ' +
           ledger::to_string(line.second);
  }
  const auto& ended = std::get<Ended>(update.what);
  return text + "ended " + ended.source_key + ' ' + std::to_string(ended.result.score.home) + '-' +
         std::to_string(ended.result.score.away) + ' ' + ended.result.players.front().player;
}

std::vector<std::string> lines_of(const std::vector<Update>& updates) {
  std::vector<std::string> lines;
  for (const auto& update : updates) lines.push_back(line_of(update));
  std::ranges::sort(lines);
  return lines;
}

// The fate of each game that a list of updates speaks of.
struct LedgerStage {
  std::optional<ledger::Timestamp> starts_at;
  std::size_t quotes{};
  bool ended{};
};
std::map<std::string, LedgerStage> by_game(const std::vector<Update>& updates) {
  std::map<std::string, LedgerStage> games;
  for (const auto& update : updates) {
    if (const auto* listed = std::get_if<Listed>(&update.what)) {
      games[listed->source_key].starts_at = listed->starts_at;
    } else if (const auto* quoted = std::get_if<Quoted>(&update.what)) {
      ++games[quoted->source_key].quotes;
    } else {
      games[std::get<Ended>(update.what).source_key].ended = true;
    }
  }
  return games;
}

TEST_CASE("a first start tells the last four days and lists the next twelve hours") {
  const auto updates = SimulatedFeed{kSeedNumber, std::nullopt}.poll(kNoon);
  CHECK(std::ranges::is_sorted(updates, {}, order_of));
  CHECK(updates.back().at <= kNoon);
  std::size_t past = 0;
  std::size_t future = 0;
  for (const auto& [id, course] : by_game(updates)) {
    REQUIRE(course.starts_at);  // every game is reported from its listing on
    const auto start = *course.starts_at;
    CHECK(start > kNoon - kCatchUp);
    const bool is_early = start - std::chrono::floor<std::chrono::days>(start) < kEarlyUntil;
    CHECK(start <= kNoon + (is_early ? kEarlyHorizon : kHorizon));
    CHECK(course.ended == (start + kGameLength <= kNoon));
    CHECK(course.quotes >= 1);
    if (start <= kNoon) CHECK(course.quotes == kQuotes + (is_early ? 1 : 0));
    (start <= kNoon ? past : future) += 1;
  }
  CHECK(past == 4 * 2 * 96);
  CHECK(future == 4 * 2 * 12 + 7);  // about 24 upcoming games a sport, and of the next midnight
}

TEST_CASE("the daily line is open until 24:00 UTC") {
  SimulatedFeed feed{kSeedNumber, std::nullopt};
  std::map<std::string, Listed> listed;
  std::map<std::string, Quoted> quoted;
  const auto first = ledger::day_of(kNoon);
  int moneylines = 0;
  constexpr int kDates = 28;
  for (auto date = first; date < first + kDates; ++date) {
    const auto now = ledger::Timestamp{std::chrono::days{date}} + std::chrono::seconds{2};
    for (const auto& update : feed.poll(std::max(now, kNoon))) {
      if (const auto* game = std::get_if<Listed>(&update.what)) listed[game->source_key] = *game;
      if (const auto* line = std::get_if<Quoted>(&update.what)) quoted[line->source_key] = *line;
    }
    std::vector<ledger::DailyCandidate> candidates;
    for (const auto& [key, game] : listed) {
      if (game.starts_at <= std::max(now, kNoon)) continue;
      for (const auto market :
           {ledger::Market::kMoneyline, ledger::Market::kSpread, ledger::Market::kTotal}) {
        const auto side = ledger::daily_side(date, market);
        const auto& quote = ledger::market_of(quoted.at(key).lines, market);
        if (!quote) continue;
        const auto [line, odds, other_odds] = ledger::of_side(*quote, side);
        candidates.push_back(
            {{game_id(ledger::Source::kSimulated, key), market, side, line, odds, other_odds, now},
             game.starts_at});
      }
    }
    const auto asked = ledger::daily_of(date, candidates, std::max(now, kNoon));
    REQUIRE(asked);
    const auto chosen = std::ranges::find(candidates, *asked, &ledger::DailyCandidate::asked);
    REQUIRE(chosen != candidates.end());
    CHECK(chosen->starts_at >= ledger::Timestamp{std::chrono::days{date + 1}});
    moneylines += asked->market == ledger::Market::kMoneyline ? 1 : 0;
  }
  CHECK(moneylines >= kDates / 2);  // the weekday's chances, most of the time
}

TEST_CASE("after a first start every team has its last ten games") {
  std::map<std::string, int> games;
  for (const auto& update : SimulatedFeed{kSeedNumber, std::nullopt}.poll(kNoon)) {
    if (const auto* ended = std::get_if<Ended>(&update.what)) {
      // Both teams' players are there: the first belongs to the home team, the last to the other.
      ++games[ended->result.players.front().stat + ended->result.players.front().team_code];
      ++games[ended->result.players.front().stat + ended->result.players.back().team_code];
    }
  }
  CHECK(games.size() == 124);
  for (const auto& [team, count] : games) {
    CAPTURE(team);
    CHECK(count >= 10);
  }
}

TEST_CASE("a game ends with what its bets are settled by") {
  int games = 0;
  std::map<std::string, ledger::Sport> sports;
  for (const auto& update : SimulatedFeed{kSeedNumber, std::nullopt}.poll(kNoon)) {
    if (const auto* listed = std::get_if<Listed>(&update.what)) {
      sports[listed->source_key] = listed->sport;
    }
    const auto* ended = std::get_if<Ended>(&update.what);
    if (ended == nullptr) continue;
    ++games;
    const auto sport = sports.at(ended->source_key);
    const bool has_quarters = sport == ledger::Sport::kNba || sport == ledger::Sport::kNfl;
    CHECK(ended->result.periods.fourth_quarter.has_value() == has_quarters);
    CHECK(ended->result.figures.size() == 2 * model_of(sport, kDerivation).players);
  }
  CHECK(games > 700);
}

TEST_CASE("polled often or seldom, stopped or not, the feed tells the same") {
  const auto end = kNoon + 30h;
  SimulatedFeed once{kSeedNumber, kNoon};
  const auto all = lines_of(once.poll(end));
  CHECK(all.size() > 1'000);

  std::vector<Update> pieces;
  auto time = kNoon;
  for (int step = 0; time < end; ++step) {
    const auto before = time;
    time = std::min(end, time + (step % 3 == 0 ? 7h : step % 3 == 1 ? 11min : 1s));
    SimulatedFeed restarted{kSeedNumber, before};
    for (auto& update : restarted.poll(time)) pieces.push_back(std::move(update));
  }
  CHECK(lines_of(pieces) == all);
}

TEST_CASE("the next moment is when the feed has next something to tell, and not before") {
  SimulatedFeed feed{kSeedNumber, kNoon};
  auto time = kNoon;
  for (int i = 0; i < 300; ++i) {
    const auto next = feed.next(time);
    REQUIRE(next > time);
    CHECK(next - time <= 450s);
    SimulatedFeed early{kSeedNumber, time};
    CHECK(early.poll(next - 1us).empty());
    CHECK(!feed.poll(next).empty());
    time = next;
  }
}

TEST_CASE("nothing is told twice, and nothing when time stands still or goes back") {
  SimulatedFeed feed{kSeedNumber, std::nullopt};
  CHECK(!feed.poll(kNoon).empty());
  CHECK(feed.poll(kNoon).empty());
  CHECK(feed.poll(kNoon - 1h).empty());
}

TEST_CASE("after the clock was set back all is told anew, as at a first start") {
  SimulatedFeed first{kSeedNumber, std::nullopt};
  SimulatedFeed again{kSeedNumber, kNoon + 24h * 400};
  CHECK(again.poll(kNoon).size() == first.poll(kNoon).size());
  CHECK(again.poll(kNoon).empty());
  CHECK(!again.poll(kNoon + 1h).empty());
}

TEST_CASE("after years away, open games are told to their end and the years between are not") {
  SimulatedFeed before{kSeedNumber, std::nullopt};
  std::set<std::string> open;
  for (const auto& [id, course] : by_game(before.poll(kNoon))) {
    if (!course.ended) open.insert(id);
  }
  const auto back = kNoon + 24h * 365 * 3;
  SimulatedFeed after{kSeedNumber, kNoon};
  const auto updates = after.poll(back);
  CHECK(std::ranges::is_sorted(updates, {}, order_of));
  const auto games = by_game(updates);
  for (const auto& id : open) {
    CAPTURE(id);
    REQUIRE(games.contains(id));
    CHECK(games.at(id).ended);
    CHECK(!games.at(id).starts_at);  // it was listed before
  }
  CHECK(games.size() == open.size() + 4 * 2 * (96 + 12) + 7);
}

TEST_CASE("the same seed tells the same games, another seed other games with other keys") {
  const auto first = lines_of(SimulatedFeed{kSeedNumber, kNoon}.poll(kNoon + 6h));
  const auto again = lines_of(SimulatedFeed{kSeedNumber, kNoon}.poll(kNoon + 6h));
  const auto other = lines_of(SimulatedFeed{kSeedNumber + 1, kNoon}.poll(kNoon + 6h));
  CHECK(first == again);
  std::vector<std::string> shared;
  std::ranges::set_intersection(first, other, std::back_inserter(shared));
  CHECK(shared.empty());
}

TEST_CASE(
    "of a sport that is not simulated any more no game is listed, and each is told to its end") {
  SimulatedFeed all{MasterSeed{kSeedNumber}, {}};
  std::set<std::string> listed;
  for (const auto& update : all.poll(kNoon)) {
    if (const auto* game = std::get_if<Listed>(&update.what)) listed.insert(game->source_key);
  }
  SimulatedFeed without_nhl{MasterSeed{kSeedNumber}, kNoon, {}, {ledger::Sport::kNba}};
  std::size_t nhl_results = 0;
  for (const auto& update : without_nhl.poll(kNoon + kHorizon + kGameLength)) {
    if (const auto* game = std::get_if<Listed>(&update.what)) {
      CHECK(game->sport == ledger::Sport::kNba);
    }
    const auto* ended = std::get_if<Ended>(&update.what);
    if (ended != nullptr && listed.contains(ended->source_key)) {
      nhl_results += ended->source_key.contains("nhl") ? 1 : 0;
    }
  }
  CHECK(nhl_results > 0);
}

}  // namespace
}  // namespace chalkline::sports::simulated
