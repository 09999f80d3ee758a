#pragma once

#include <memory>
#include <string>

#include "sports/store/game_store.hpp"
#include "sports/store/joined_keys.hpp"
#include "sports/store/prop_store.hpp"
#include "sports/store/schema.hpp"
#include "tests/ledger/temporary_directory.hpp"
#include "tests/sports/verbs.hpp"

namespace chalkline::sports::test {

// A game of the NHL that the bookmakers list by the key "aa11", and that is on offer.
struct ListedGame {
  static constexpr ledger::GameId kId{7};
  static Game listed_at(ledger::Timestamp starts_at) {
    Game game;
    game.id = kId;
    game.sport = ledger::Sport::kNhl;
    game.source = ledger::Source::kLive;
    game.home = {"Boston Bruins", "BOS"};
    game.away = {"Montréal Canadiens", "MTL"};
    game.starts_at = starts_at;
    return game;
  }

  ledger::Timestamp starts_at = kNoon + 2h;

  ListedGame() {
    auto db = open_sports_db(path);
    GameStore games{db};
    FeedGame listed;
    listed.game = game;
    listed.offered = true;
    games.insert(listed);
    JoinedKeys{db}.join("odds-nhl", "aa11", {kId, false});
    store = std::make_shared<PropStore>(path);
  }

  Game game = listed_at(starts_at);
  ledger::test::TemporaryDirectory directory;
  std::string path = (directory.path() / "sports.db").string();
  std::shared_ptr<PropStore> store;
};

}  // namespace chalkline::sports::test
