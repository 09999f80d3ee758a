#pragma once

#include <doctest/doctest.h>

#include <memory>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "sports/book/bookmaker.hpp"
#include "sports/book/ledger_batch.hpp"
#include "tests/ledger/harness.hpp"
#include "tests/sports/verbs.hpp"

namespace chalkline::sports::test {

// A provider of live games; what it says comes with the next poll, whatever its time.
struct Provider {
  std::string name;
  std::vector<Update> said{};
  bool down{};
  std::optional<FeedHealth> health{};
  FeedScope scope{};

  template <class What>
  void says(ledger::Timestamp at, What what) {
    said.push_back({at, std::move(what)});
  }
  void lists(const std::string& key, ledger::Timestamp starts_at,
             ledger::Sport sport = ledger::Sport::kNba, Team home = {"Boston Celtics", {}},
             Team away = {"Miami Heat", {}}) {
    says(kNoon, Listed{key, sport, 2026, starts_at, std::move(home), std::move(away)});
  }
};

// Tells all that its provider has ever said again after each start, as one that knows nothing of
// before does.
class ProviderFeed : public Feed {
 public:
  explicit ProviderFeed(const Provider& provider) : provider_(provider) {}
  ledger::Source source() const override { return ledger::Source::kLive; }
  std::string name() const override { return provider_.name; }
  FeedScope scope() const override { return provider_.scope; }
  std::optional<FeedHealth> health() const override { return provider_.health; }
  std::vector<Update> poll(ledger::Timestamp) override {
    if (provider_.down) throw std::runtime_error{"it does not answer"};
    const auto from = provider_.said.begin() + static_cast<std::ptrdiff_t>(told_);
    told_ = provider_.said.size();
    return {from, provider_.said.end()};
  }
  ledger::Timestamp next(ledger::Timestamp now) const override { return now + 1min; }

 private:
  const Provider& provider_;
  std::size_t told_ = 0;
};

// A bookmaker of some providers on a real ledger, in which Alice bets.
class LiveBook {
 public:
  // Their word counts in this order.
  explicit LiveBook(std::vector<const Provider*> providers)
      : LiveBook{[providers = std::move(providers)](sqlite::Connection&, WorldStore&) {
          Feeds feeds;
          for (const auto* provider : providers) {
            feeds.push_back(std::make_unique<ProviderFeed>(*provider));
          }
          return feeds;
        }} {}

  explicit LiveBook(MakeFeeds make_feeds) : make_feeds_(std::move(make_feeds)) {
    ledger.accept(ledger::OpenAccount{ledger::test::kAlice});
    restart();
  }

  void restart() {
    bookmaker.reset();
    bookmaker = std::make_unique<Bookmaker>(
        database(), make_feeds_,
        [this](std::vector<ledger::Command> commands) {
          if (!ledger_answers) {
            return std::vector<ledger::Outcome>(commands.size(),
                                                std::unexpected(ledger::Rejection::kBusy));
          }
          return execute_all(ledger.engine(), std::move(commands));
        },
        games_of(ledger.state()));
  }

  // A step, after which every bet is settled that can be.
  Bookmaker::Step advance(ledger::Timestamp now) {
    ledger.clock.set(now);
    const auto step = bookmaker->advance(now);
    ledger.settle();
    return step;
  }
  // A step at that time, with an update of the provider.
  template <class What>
  void receive(Provider& provider, ledger::Timestamp at, What what) {
    provider.says(at, std::move(what));
    advance(at);
  }
  // Notes the news in sports.db, and ends the program before the ledger has heard of it.
  void crash_before_the_ledger(ledger::Timestamp now) {
    ledger.clock.set(now);
    ledger_answers = false;
    CHECK_THROWS(bookmaker->advance(now));
    ledger_answers = true;
    restart();
  }

  std::size_t failing_feeds() const { return bookmaker->status(ledger.clock.now()).failing(); }

  ledger::Outcome bet_on_home(ledger::GameId game) {
    return ledger.execute(ledger::test::bet(ledger::test::kAlice, 100,
                                            ledger::test::moneyline(game, ledger::Side::kHome)));
  }
  ledger::Coins balance() const { return ledger.balance(ledger::test::kAlice); }
  ledger::Coins held() const { return ledger.account(ledger::test::kAlice).held; }

  static ledger::GameId id(const std::string& feed, const std::string& key) {
    return game_id(ledger::Source::kLive, feed + ':' + key);
  }
  // The events of the game's own stream, in order; without the figures that come with a result.
  std::vector<std::string> happened(ledger::GameId game) const {
    std::vector<std::string> names;
    for (const auto& event : ledger.events()) {
      if (ledger::stream_of(event) == ledger::Stream{ledger::StreamKind::kGame, raw(game)} &&
          !std::holds_alternative<ledger::StatisticsRecorded>(event)) {
        names.emplace_back(ledger::type_of(event).name);
      }
    }
    return names;
  }
  std::size_t games_in_ledger() const {
    std::size_t games = 0;
    for (const auto& event : ledger.events()) {
      games += std::holds_alternative<ledger::GameScheduled>(event) ? 1 : 0;
    }
    return games;
  }
  std::optional<Progress> progress(ledger::GameId game) const {
    sqlite::Connection db{database(), sqlite::Access::kWrite};
    return GameStore{db}.find(game).value().game.progress;
  }
  std::string database() const { return (directory_.path() / "sports.db").string(); }

  mutable ledger::test::LedgerHarness ledger;
  std::unique_ptr<Bookmaker> bookmaker;
  bool ledger_answers = true;

 private:
  MakeFeeds make_feeds_;
  ledger::test::TemporaryDirectory directory_;
};

inline const ledger::Timestamp kFaceOff = kNoon + 6h;

}  // namespace chalkline::sports::test
