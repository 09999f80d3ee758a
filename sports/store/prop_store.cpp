#include "sports/store/prop_store.hpp"

#include "sports/model/sure_profit.hpp"

namespace chalkline::sports {

PropStore::PropStore(const std::string& database)
    : db_(database, sqlite::Access::kWrite),
      asked_(db_),
      events_(db_, R"(
        SELECT game.id, key, starts_at, home_code, away_code, at
          FROM joined_key JOIN game ON game.id = joined_key.game
            LEFT JOIN prop_asked ON prop_asked.game = game.id
          WHERE feed = ?1 AND status = 0 AND offered AND same_as IS NULL AND NOT gone
            AND starts_at > ?2 AND starts_at <= ?3
          ORDER BY starts_at, key)"),
      credits_(db_, R"(
        SELECT credits_left, heard_at FROM asked
          WHERE substr(feed, 1, length(?1)) = ?1 AND credits_left IS NOT NULL
          ORDER BY heard_at DESC LIMIT 1)"),
      earlier_(db_, R"(
        SELECT line, over, under FROM prop_quote WHERE game = ?1 AND player = ?2 AND type = ?3)"),
      insert_(db_, R"(
        INSERT INTO prop_quote (game, at, player, name, position, home, type, line, over, under,
            bookmaker)
          VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11))"),
      set_asked_(db_, "INSERT OR REPLACE INTO prop_asked (game, at) VALUES (?1, ?2)"),
      offered_(db_, R"(
        SELECT format('%x', id), prop_quote.at, player, name, type, position, home, line, over, under, bookmaker
          FROM prop_quote JOIN prop_asked USING (game, at)
          WHERE game = ?1 ORDER BY home DESC, player, type)"),
      had_(db_, "SELECT 1 FROM prop_quote WHERE game = ?1 AND format('%x', id) = ?2"),
      has_props_(db_, R"(
        SELECT 1 FROM joined_key JOIN prop_quote USING (game)
          WHERE feed = ?1 AND key = ?2 LIMIT 1)") {}

std::vector<PricedEvent> PropStore::events(const std::string& feed, ledger::Timestamp now,
                                           ledger::Timestamp until) {
  const std::scoped_lock lock{mutex_};
  std::vector<PricedEvent> events;
  for (auto rows = events_.query(feed, now, until); rows.next();) {
    auto& event = events.emplace_back();
    rows.read(event.game, event.key, event.starts_at, event.home_code, event.away_code,
              event.asked_at);
  }
  return events;
}

std::optional<PropStore::Credits> PropStore::credits(const std::string& feeds) {
  const std::scoped_lock lock{mutex_};
  auto rows = credits_.query(feeds);
  if (!rows.next()) return std::nullopt;
  Credits credits;
  rows.read(credits.left, credits.told_at);
  return credits;
}

// Where the line of an over is not above that of an under, one of them wins whatever happens.
bool PropStore::is_sure_with_earlier(ledger::GameId game, const PropPrice& price) {
  const auto& now = price.quote;
  auto rows = earlier_.query(game, price.subject.player, price.subject.type);
  while (rows.next()) {
    ledger::TwoWay before;
    rows.read(before.line, before.first, before.second);
    const bool sure_over = now.line <= before.line && is_sure_profit({0, now.first, before.second});
    const bool sure_under =
        before.line <= now.line && is_sure_profit({0, before.first, now.second});
    if (sure_over || sure_under) return true;
  }
  return false;
}

void PropStore::put(ledger::GameId game, ledger::Timestamp at, std::span<const PropPrice> prices) {
  const std::scoped_lock lock{mutex_};
  sqlite::Transaction transaction{db_, sqlite::Access::kWrite};
  for (const auto& price : prices) {
    if (is_sure_with_earlier(game, price)) continue;
    const auto& [subject, position, home, quote, bookmaker] = price;
    insert_.run(game, at, subject.player, subject.name, position, home, subject.type, quote.line,
                quote.first, quote.second, bookmaker);
  }
  set_asked_.run(game, at);
  transaction.commit();
}

void PropStore::note(const std::string& provider, const FeedHealth& health) {
  const std::scoped_lock lock{mutex_};
  asked_.put(provider, health);
}

std::optional<FeedHealth> PropStore::health(const std::string& provider) {
  const std::scoped_lock lock{mutex_};
  return asked_.find(provider);
}

std::vector<PropStore::Priced> PropStore::offered(ledger::GameId game) {
  const std::scoped_lock lock{mutex_};
  std::vector<Priced> offered;
  for (auto rows = offered_.query(game); rows.next();) {
    auto& [id, at, price] = offered.emplace_back();
    auto& [subject, position, home, quote, bookmaker] = price;
    rows.read(id, at, subject.player, subject.name, subject.type, position, home, quote.line,
              quote.first, quote.second, bookmaker);
  }
  return offered;
}

bool PropStore::had(ledger::GameId game, std::string_view id) {
  const std::scoped_lock lock{mutex_};
  return had_.query(game, id).next();
}

bool PropStore::has_props(const std::string& feed, const std::string& key) {
  const std::scoped_lock lock{mutex_};
  return has_props_.query(feed, key).next();
}

}  // namespace chalkline::sports
