#pragma once

#include <string>
#include <vector>

#include "sports/model/league.hpp"
#include "sports/store/game_store.hpp"
#include "sports/store/schema.hpp"
#include "wizard/advice/past_game.hpp"

// Games of a made league in a sports.db.
namespace chalkline::http {

inline const std::vector<std::string>& codes() {
  static const auto kCodes = [] {
    std::vector<std::string> codes;
    for (const auto& team : sports::teams_of(ledger::Sport::kNba)) codes.emplace_back(team.code);
    return codes;
  }();
  return kCodes;
}

inline sports::FeedGame feed_game(const wizard::PastGame& past) {
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

// As the feed's thread would have.
inline void write(sqlite::Connection& db, const std::vector<wizard::PastGame>& games) {
  sports::GameStore store{db};
  sqlite::Transaction transaction{db, sqlite::Access::kWrite};
  for (const auto& past : games) {
    auto game = feed_game(past);
    store.insert(game);
    for (const auto& quote : past.quotes)
      store.quotes.insert(game.game.id, "odds", {quote.lines, quote.at});
    game.game.status = sports::GameStatus::kFinal;
    game.game.score = past.score;
    game.ended_at = past.known_at;
    store.update(game);
  }
  transaction.commit();
}

}  // namespace chalkline::http
