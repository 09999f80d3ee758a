#pragma once

#include <map>
#include <memory>
#include <string>
#include <utility>

#include "sports/feeds/live/league_provider.hpp"
#include "sports/feeds/nhl/nhl.hpp"
#include "sports/feeds/odds_api/odds_provider.hpp"
#include "tests/sports/live_book.hpp"
#include "tests/sports/loopback_server.hpp"
#include "tests/sports/provider_pages.hpp"

namespace chalkline::sports::test {

// A feed that asks its provider when it is polled, so that a test knows when that happens.
class AskingFeed : public Feed {
 public:
  explicit AskingFeed(std::unique_ptr<live::Provider> provider) : provider_{std::move(provider)} {}
  ledger::Source source() const override { return ledger::Source::kLive; }
  std::string name() const override { return provider_->name(); }
  FeedScope scope() const override { return provider_->scope(); }
  std::vector<Update> poll(ledger::Timestamp now) override {
    auto round = provider_->ask(fetcher_, now);
    if (!round) throw std::runtime_error{round.error().what};
    return std::move(round->updates);
  }
  ledger::Timestamp next(ledger::Timestamp now) const override { return now + 1s; }

 private:
  std::unique_ptr<live::Provider> provider_;
  fetch::Fetcher fetcher_{1'000, {}, {500ms, 500ms}};
};

// A provider on this machine: the start of a request's path, and what is answered to it.
struct Pages {
  std::map<std::string, std::string> answers;
  std::mutex mutex;

  void set(const std::string& path, std::string answer) {
    const std::scoped_lock lock{mutex};
    answers[path] = std::move(answer);
  }
  std::string of(const std::string& head) {
    const std::scoped_lock lock{mutex};
    for (const auto& [path, answer] : answers) {
      if (head.starts_with("GET " + path)) return answer;
    }
    return bare_answer("404 Not Found");
  }
};

inline const odds_api::League kHockeyOdds{ledger::Sport::kNhl, "icehockey_nhl"};

// The NHL and its odds, served on this machine, and a book in which Alice bets.
class ServedBook {
 public:
  ServedBook() {
    schedule({NhlRow{}});
    scores({NhlRow{}});
    odds({"-150", "130"});
  }

  void schedule(const std::vector<NhlRow>& rows) {
    pages.set("/schedule/2026-11-18", json_answer(nhl_schedule("2026-11-18", "2026-11-21", rows)));
    pages.set("/schedule/2026-11-19", json_answer(nhl_schedule("2026-11-19", "2026-11-21", rows)));
    pages.set("/schedule/2026-11-20", json_answer(nhl_schedule("2026-11-20", "2026-11-21", rows)));
  }
  void scores(const std::vector<NhlRow>& rows) {
    pages.set("/score/2026-11-21", json_answer(nhl_scores("2026-11-21", rows)));
  }
  void both(const NhlRow& row) {
    schedule({row});
    scores({row});
  }
  void odds(const std::pair<std::string, std::string>& prices,
            ledger::Timestamp last_update = kNoon) {
    pages.set("/sports",
              json_answer(odds_page(
                  {{{{"fanduel", {head_to_head(prices.first, prices.second)}, last_update}}}})));
  }

  Bookmaker::Step advance(ledger::Timestamp now) { return book.advance(now); }
  std::size_t on_sale(ledger::Timestamp now) const { return book.bookmaker->upcoming(now).size(); }
  ledger::Outcome bet() {
    return book.ledger.execute(ledger::test::bet(
        ledger::test::kAlice, 100, ledger::test::moneyline(id, ledger::Side::kHome, -150)));
  }
  std::vector<std::string> happened() const { return book.happened(id); }

  // Of the game's players: empty until the league has them, absent where it has no props.
  std::optional<std::vector<ledger::PlayerFigures>> figures;
  Pages pages;
  LoopbackServer server{[this](const std::string& head) { return pages.of(head); }};
  LiveBook book{[this](sqlite::Connection& db, WorldStore&) {
    auto league = nhl::pages();
    league.base_url = server.url();
    league.figures_of = [this](const live::LeagueGame&, ledger::Timestamp) { return figures; };
    Feeds feeds;
    feeds.push_back(
        std::make_unique<AskingFeed>(std::make_unique<live::LeagueProvider>(std::move(league))));
    feeds.push_back(std::make_unique<AskingFeed>(std::make_unique<odds_api::OddsProvider>(
        kHockeyOdds, "key", 1, AskedStore{db}.keys_to_come(odds_api::name_of(kHockeyOdds)),
        server.url())));
    return feeds;
  }};
  ledger::GameId id = LiveBook::id("nhl", "2026020001");
};

}  // namespace chalkline::sports::test
