#include "sports/book/bookmaker.hpp"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <ranges>
#include <stdexcept>
#include <tuple>
#include <utility>

#include "ledger/rules/rejection.hpp"
#include "ledger/values/game_id.hpp"
#include "sports/book/ledger_commands.hpp"
#include "sports/model/sport_traits.hpp"
#include "sports/store/schema.hpp"

namespace chalkline::sports {
namespace {

// Deleting old games is cheap and never urgent.
constexpr auto kBetweenPrunings = std::chrono::hours{24};

// How often the last answer of an idle feed is saved: a small part of kQuotesOutliveFeed.
constexpr auto kBetweenNotes = std::chrono::minutes{1};

bool is_over(const Game& game) {
  return game.status == GameStatus::kFinal || game.status == GameStatus::kCancelled;
}

}  // namespace

Bookmaker::Bookmaker(const std::string& database, MakeFeeds make_feeds, Ledger ledger,
                     LedgerGames games)
    : db_(open_sports_db(database)),
      store_(db_),
      keys_(db_),
      worlds_(db_),
      past_games_(db_),
      history_(database),
      asked_(db_),
      make_feeds_(std::move(make_feeds)),
      ledger_(std::move(ledger)),
      ledger_games_(std::move(games)) {}

Bookmaker::Step Bookmaker::advance(ledger::Timestamp now,
                                   std::span<const ledger::GameId> acted_on) {
  try {
    if (!book_) load();
    apply_operator_acts(acted_on);
    take_news(now);
    sync_ledger(now);
  } catch (...) {
    book_.reset();  // memory may be ahead of sports.db: read it again
    throw;
  }
  step_.games_changed |= quote_ahead_at_ <= now;
  quote_ahead_at_ = next_quote_ahead(now);
  auto quoting = feeds_->quoting(now);
  step_.games_changed |= quoting != quoting_;
  quoting_ = std::move(quoting);
  return std::exchange(step_, {});
}

void Bookmaker::load() {
  feeds_.emplace(make_feeds_(db_, worlds_), worlds_, asked_);
  book_.emplace(store_, keys_, *feeds_);
  step_ = {true, true};
  // An act after which the program ended at once.
  const auto games = std::views::keys(book_->games());
  apply_operator_acts(std::vector(games.begin(), games.end()));
}

void Bookmaker::apply_operator_acts(std::span<const ledger::GameId> games) {
  if (games.empty()) return;
  sqlite::Transaction transaction{db_, sqlite::Access::kWrite};
  for (const auto id : games) {
    const auto state = ledger_games_(id);
    if (state && state->operator_act != 0) book_->apply_operator_act(id, *state);
  }
  transaction.commit();
  note_changes();
}

void Bookmaker::note_changes() {
  const auto changes = book_->take_changes();
  step_.games_changed |= changes.games;
  step_.results_came |= changes.results;
}

void Bookmaker::take_news(ledger::Timestamp now) {
  const auto news = feeds_->poll(now);
  if (news.empty() && book_->next_deadline() > now && now - noted_at_ < kBetweenNotes) return;
  sqlite::Transaction transaction{db_, sqlite::Access::kWrite};
  book_->take(news, now);
  feeds_->note_answers(worlds_, asked_, now);
  if (now - pruned_at_ >= kBetweenPrunings) {
    past_games_.prune(now);
    pruned_at_ = now;
  }
  transaction.commit();
  noted_at_ = now;
  note_changes();
}

void Bookmaker::sync_ledger(ledger::Timestamp now) {
  const auto messages = due_messages(now);
  if (!messages.empty()) {
    std::vector<ledger::Command> commands;
    commands.reserve(messages.size());
    for (const auto& message : messages) {
      commands.push_back(command_for(*message.game, message.stage));
    }
    auto outcomes = ledger_(std::move(commands));
    for (std::size_t i = 0; i < messages.size(); ++i) {
      outcomes[i] = retry_without_figures(*messages[i].game, messages[i].stage, outcomes[i]);
    }
    sqlite::Transaction transaction{db_, sqlite::Access::kWrite};
    for (std::size_t i = 0; i < messages.size(); ++i) note(messages[i], outcomes[i]);
    transaction.commit();
  }
  std::erase_if(book_->games(), [](const auto& entry) {
    const auto& game = entry.second;
    return is_over(game.game) && (!game.offered || game.stage == due_of(game));
  });
}

// In the order in which they became due.
std::vector<Bookmaker::Message> Bookmaker::due_messages(ledger::Timestamp now) {
  std::vector<Message> messages;
  for (auto& [id, game] : book_->games()) {
    if (!game.offered) continue;
    for (const auto stage : {LedgerStage::kScheduled, LedgerStage::kClosed, LedgerStage::kEnded,
                             LedgerStage::kRevealed}) {
      const bool waits = stage == LedgerStage::kEnded && awaits_figures(game, now);
      if (is_due(game, stage) && !waits) messages.push_back({due_at(game, stage), stage, &game});
    }
  }
  std::ranges::sort(messages, {}, [](const Message& message) {
    return std::tuple{message.due, message.stage, message.game->game.id};
  });
  return messages;
}

bool Bookmaker::awaits_figures(const FeedGame& game, ledger::Timestamp now) {
  const auto& facts = game.game;
  return facts.source == ledger::Source::kLive && facts.status == GameStatus::kFinal &&
         game.figures.empty() && game.ended_by != kOperatorFeed && game.ended_at &&
         now - *game.ended_at < kFiguresAwaited && store_.has_props(facts.id);
}

void Bookmaker::note(const Message& message, const ledger::Outcome& outcome) {
  auto& game = *message.game;
  if (!outcome && ledger::is_passing(outcome.error())) {
    throw std::runtime_error{std::string{ledger::sentence(outcome.error())}};
  }
  game.stage = message.stage;
  if (!is_known(outcome, game, message.stage)) {
    // Asking again would be answered the same. Nobody can bet on a game that is not in the ledger,
    // and one without an end is void by the ledger's own deadline (RULES 13).
    ++refusals_;
    constexpr std::array kStages{"", "scheduled", "closed", "ended", "revealed"};
    spdlog::error("sports: game {} ({}) is {}, which the ledger refuses: {}",
                  ledger::to_string(game.game.id), game.game.source_key,
                  kStages.at(std::to_underlying(message.stage)), ledger::sentence(outcome.error()));
    if (message.stage == LedgerStage::kScheduled) game.offered = false;
  }
  store_.update(game);
}

// A result without the figures of its players is still worth recording: props alone are void then.
ledger::Outcome Bookmaker::retry_without_figures(const FeedGame& game, LedgerStage stage,
                                                 ledger::Outcome outcome) {
  if (outcome || outcome.error() != ledger::Rejection::kResultInvalid) return outcome;
  auto command = command_for(game, stage);
  auto* result = std::get_if<ledger::RecordResult>(&command);
  if (result == nullptr || result->players.empty()) return outcome;
  ++refusals_;
  spdlog::error("sports: the figures of the players of game {} ({}) are refused by the ledger",
                ledger::to_string(game.game.id), game.game.source_key);
  result->players.clear();
  return ledger_({std::move(command)}).front();
}

ledger::Timestamp Bookmaker::next_due(ledger::Timestamp now) const {
  return book_ ? std::min({feeds_->next(now), book_->next_deadline(), quote_ahead_at_}) : now;
}

bool Bookmaker::feeds_answer() const { return book_ && feeds_->any_works(); }

BookStatus Bookmaker::status(ledger::Timestamp now) const {
  BookStatus status{.feeds = feeds_->status(), .overdue = {}, .awaited = {{}}};
  for (const auto& [id, game] : book_->games()) {
    const auto& facts = game.game;
    if (shares_games(facts.source)) status.awaited->insert(id);
    // These go to all clients, and a class's own games concern nobody else.
    const bool is_everybodys = !ledger::class_of_game(facts.source, facts.source_key);
    if (is_everybodys && game.offered && facts.status == GameStatus::kLive &&
        now - facts.starts_at > traits_of(facts.sport).longest_game) {
      status.overdue.push_back(facts);
    }
  }
  std::ranges::sort(status.overdue, {}, &Game::starts_at);
  return status;
}

ledger::Timestamp Bookmaker::next_quote_ahead(ledger::Timestamp now) const {
  auto next = ledger::Timestamp::max();
  for (const auto& [id, game] : book_->games()) {
    if (game.game.current.at > now) next = std::min(next, game.game.current.at);
  }
  return next;
}

std::vector<Game> Bookmaker::upcoming(ledger::Timestamp now) const {
  std::vector<Game> games;
  for (const auto& [id, game] : book_->games()) {
    // A quote may be of a time that a wrong clock was at, or from an answer that has come since
    // `now` was read.
    if (game.offered && game.stage >= LedgerStage::kScheduled && game.game.starts_at > now &&
        game.game.current.at <= now && game.game.current.lines != ledger::Lines{} &&
        game.game.status == GameStatus::kScheduled && quoting_.contains(game.quoted_by) &&
        feeds_->lister(game.game) != nullptr && !game.same_as) {
      games.push_back(game.game);
    }
  }
  return games;
}

bool Bookmaker::is_under_way(const FeedGame& game) const {
  return game.offered && game.stage >= LedgerStage::kClosed &&
         game.game.status == GameStatus::kLive && !game.same_as;
}

std::vector<std::shared_ptr<const LivePlay>> Bookmaker::under_way() const {
  std::vector<std::shared_ptr<const LivePlay>> plays;
  for (const auto& [id, game] : book_->games()) {
    if (!is_under_way(game)) continue;
    if (auto play = feeds_->play(game.game)) plays.push_back(std::move(play));
  }
  return plays;
}

// Real games come first: the feeds in order of precedence.
Form Bookmaker::form() {
  Form form;
  const auto add = [](auto& all, auto more) {
    more.resize(std::min(more.size(), kFormShown - all.size()));
    std::ranges::move(more, std::back_inserter(all));
  };
  for (const auto& [source, world] : feeds_->worlds()) {
    add(form.teams, hot_teams(source, history_.final_games(source, world)));
    add(form.players, player_stats(source, history_.player_games(source, world)));
  }
  return form;
}

}  // namespace chalkline::sports
