#include "sports/store/prop_store.hpp"

#include <doctest/doctest.h>

#include <array>

#include "tests/sports/listed_game.hpp"

namespace chalkline::sports {
namespace {

using namespace test;

constexpr auto kListed = ListedGame::kId;

PropPrice prop_price(ledger::HalfPoints line, ledger::AmericanOdds over, ledger::AmericanOdds under,
                     const std::string& player = "11") {
  return {{player, "A Player", ledger::PropType::kShotsOnGoal},
          "C",
          true,
          {line, over, under},
          "fanduel"};
}

// What is on offer after an answer with that price.
std::vector<PropPrice> offered_after(ListedGame& listed, ledger::Timestamp at,
                                     const PropPrice& price) {
  listed.store->put(kListed, at, std::array{price});
  std::vector<PropPrice> prices;
  for (const auto& priced : listed.store->offered(kListed)) prices.push_back(priced.price);
  return prices;
}

TEST_CASE("the last answer's props are on offer, after a restart too, and earlier ones are known") {
  ListedGame listed;
  offered_after(listed, kNoon, prop_price(5, -110, -110));
  const auto first = listed.store->offered(kListed).front();
  CHECK(first.at == kNoon);
  CHECK(offered_after(listed, kNoon + 1h, prop_price(5, -115, -105)) ==
        std::vector{prop_price(5, -115, -105)});
  listed.store = std::make_shared<PropStore>(listed.path);
  REQUIRE(listed.store->offered(kListed).size() == 1);
  CHECK(listed.store->offered(kListed).front().id != first.id);
  CHECK(listed.store->had(kListed, first.id));
  CHECK_FALSE(listed.store->had(kListed, "0" + first.id));
  CHECK_FALSE(listed.store->had(ledger::GameId{8}, first.id));
  listed.store->put(kListed, kNoon + 2h, {});
  CHECK(listed.store->offered(kListed).empty());
  CHECK(listed.store->has_props("odds-nhl", "aa11"));
  CHECK_FALSE(listed.store->has_props("odds-nhl", "bb22"));
}

TEST_CASE("RULES 19: at no two moments do both sides of a prop return more than they cost") {
  const auto is_offered = [](const PropPrice& later) {
    ListedGame listed;
    offered_after(listed, kNoon, prop_price(5, 119, -130));
    return !offered_after(listed, kNoon + 1h, later).empty();
  };
  CHECK(is_offered(prop_price(5, 110, -125)));
  CHECK(is_offered(prop_price(5, 100, -120)));
  CHECK_FALSE(is_offered(prop_price(5, -120, 100)));  // with the over of before
  CHECK_FALSE(is_offered(prop_price(7, -120, 100)));  // both win between the lines
  CHECK(is_offered(prop_price(3, -120, 100)));        // both lose between them
  CHECK(is_offered(prop_price(5, -120, 100, "12")));
}

TEST_CASE("props may be asked for on games of the feed that are about to start") {
  ListedGame listed;
  const auto keys = [&](ledger::Timestamp now, ledger::Timestamp until) {
    std::vector<std::string> keys;
    for (const auto& event : listed.store->events("odds-nhl", now, until))
      keys.push_back(event.key);
    return keys;
  };
  CHECK(keys(kNoon, kNoon + 2h) == std::vector<std::string>{"aa11"});
  CHECK(keys(kNoon, kNoon + 1h).empty());
  CHECK(keys(kNoon + 2h, kNoon + 5h).empty());
  CHECK(listed.store->events("odds-mlb", kNoon, kNoon + 2h).empty());
  const auto event = [&] { return listed.store->events("odds-nhl", kNoon, kNoon + 2h).front(); };
  CHECK_FALSE(event().asked_at.has_value());
  listed.store->put(kListed, kNoon, {});
  CHECK(event().asked_at == kNoon);
}

TEST_CASE("the credits left are those that the latest answer told of") {
  ListedGame listed;
  auto& store = *listed.store;
  CHECK_FALSE(store.credits("odds-").has_value());
  const auto note = [&](const std::string& feed, ledger::Timestamp at, std::int64_t left) {
    FeedHealth health;
    health.succeeded(at);
    health.credits_left = left;
    store.note(feed, health);
  };
  note("odds-nhl", kNoon, 400);
  note("odds-mlb", kNoon + 1h, 397);
  note("nhl", kNoon + 2h, 9);
  CHECK(store.credits("odds-")->left == 397);
  CHECK(store.credits("odds-")->told_at == kNoon + 1h);
}

}  // namespace
}  // namespace chalkline::sports
