#include "sports/book/bookmaker.hpp"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <array>
#include <stdexcept>
#include <tuple>
#include <utility>

#include "ledger/rules/rejection.hpp"
#include "ledger/values/game_id.hpp"
#include "sports/book/ledger_commands.hpp"
#include "sports/store/schema.hpp"

namespace chalkline::sports {
namespace {

// Deleting old games is cheap and never urgent.
constexpr auto kBetweenPrunings = std::chrono::hours{24};

bool has_ended(const Game& game) {
  return game.status == GameStatus::kFinal || game.status == GameStatus::kCancelled;
}

}  // namespace

Bookmaker::Bookmaker(const std::string& database, FeedFactory make_feed, Ledger ledger)
    : db_(open_sports_db(database)),
      store_(db_),
      make_feed_(std::move(make_feed)),
      ledger_(std::move(ledger)) {}

Bookmaker::Step Bookmaker::advance(ledger::Timestamp now) {
  try {
    if (feed_ == nullptr) load();
    take_news(now);
    sync_ledger();
  } catch (...) {
    feed_ = nullptr;  // memory may be ahead of sports.db: read it again
    throw;
  }
  return std::exchange(step_, {});
}

void Bookmaker::load() {
  games_.clear();
  deadlines_.clear();
  for (auto& game : store_.unfinished()) {
    // What the ledger was told is told once more: it says what it knows already, and should it have
    // been restored from an older copy, it now learns of the games that are still on.
    game.told = LedgerStage::kNothing;
    const auto& facts = game.game;
    if (facts.status == GameStatus::kScheduled) deadlines_.emplace(facts.starts_at, facts.id);
    if (facts.status == GameStatus::kLive) {
      deadlines_.emplace(facts.starts_at + kVoidAfter, facts.id);
    }
    games_.emplace(facts.id, std::move(game));
  }
  feed_ = make_feed_(db_, store_);
  step_ = {true, true};
}

void Bookmaker::take_news(ledger::Timestamp now) {
  const auto updates = feed_->poll(now);
  if (updates.empty() && (deadlines_.empty() || deadlines_.begin()->first > now)) return;
  sqlite::Transaction transaction{db_, sqlite::Access::kWrite};
  for (const auto& update : updates) {
    pass_deadlines(update.at);
    std::visit([&](const auto& news) { apply(news, update.at, now); }, update.what);
  }
  pass_deadlines(now);
  store_.set_seen_until(feed_->source(), feed_->world(), now);
  if (now - pruned_at_ >= kBetweenPrunings) {
    store_.prune(now);
    pruned_at_ = now;
  }
  transaction.commit();
}

void Bookmaker::pass_deadlines(ledger::Timestamp until) {
  while (!deadlines_.empty() && deadlines_.begin()->first <= until) {
    const auto [due, id] = *deadlines_.begin();
    deadlines_.erase(deadlines_.begin());
    auto& game = games_.at(id);
    if (game.game.status == GameStatus::kScheduled) {
      game.game.status = GameStatus::kLive;
      deadlines_.emplace(game.game.starts_at + kVoidAfter, id);
    } else {
      game.game.status = GameStatus::kCancelled;
      game.ended_at = due;
    }
    store_.update(game);
    step_.games_changed = true;
  }
}

void Bookmaker::apply(const Listed& listed, ledger::Timestamp, ledger::Timestamp) {
  const auto id = game_id(feed_->source(), listed.source_key);
  if (games_.contains(id) || store_.knows(id)) return;
  FeedGame game;
  game.game = {.id = id,
               .sport = listed.sport,
               .source = feed_->source(),
               .source_key = listed.source_key,
               .starts_at = listed.starts_at,
               .status = GameStatus::kScheduled,
               .home = listed.home,
               .away = listed.away,
               .opening = {},
               .current = {},
               .score = {}};
  game.season = listed.season;
  game.proof = listed.proof;
  store_.insert(game);
  deadlines_.emplace(listed.starts_at, id);
  games_.emplace(id, std::move(game));
}

void Bookmaker::apply(const Quoted& quoted, ledger::Timestamp at, ledger::Timestamp now) {
  const auto found = games_.find(quoted.game);
  if (found == games_.end()) return;
  auto& game = found->second.game;
  if (game.status != GameStatus::kScheduled || game.current.lines == quoted.lines) return;
  const bool first = game.current.lines == ledger::Lines{};
  game.current = {quoted.lines, at};
  if (first) game.opening = game.current;
  store_.insert_quote(game.id, game.source, game.current);
  // A game whose start had passed when its first quote was read is history: nobody could bet on it.
  if (!found->second.offered && game.starts_at > now) {
    found->second.offered = true;
    store_.update(found->second);
  }
  step_.games_changed = true;
}

void Bookmaker::apply(const Ended& ended, ledger::Timestamp at, ledger::Timestamp) {
  const auto found = games_.find(ended.game);
  if (found == games_.end()) return;
  auto& game = found->second;
  if (game.game.status != GameStatus::kLive) return;
  game.game.status = GameStatus::kFinal;
  game.game.score = ended.score;
  game.periods = ended.periods;
  game.figures = ended.figures;
  game.reveal = ended.reveal;
  game.ended_at = at;
  deadlines_.erase({game.game.starts_at + kVoidAfter, ended.game});
  store_.update(game);
  store_.insert_players(ended.game, ended.players);
  if (game.offered) store_.insert_statistics(game);
  step_.results_came = true;
}

void Bookmaker::sync_ledger() {
  struct Message {
    ledger::Timestamp due;
    LedgerStage stage;
    FeedGame* game;
  };
  std::vector<Message> messages;
  for (auto& [id, game] : games_) {
    if (!game.offered) continue;
    for (const auto stage : {LedgerStage::kScheduled, LedgerStage::kClosed, LedgerStage::kEnded,
                             LedgerStage::kRevealed}) {
      if (stage > game.told && stage <= due_of(game)) {
        messages.push_back({due_at(game, stage), stage, &game});
      }
    }
  }
  std::ranges::sort(messages, {}, [](const Message& message) {
    return std::tuple{message.due, message.stage, message.game->game.id};
  });

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
    for (std::size_t i = 0; i < messages.size(); ++i) {
      auto& game = *messages[i].game;
      const auto& outcome = outcomes[i];
      if (!outcome && ledger::is_passing(outcome.error())) {
        throw std::runtime_error{std::string{ledger::sentence(outcome.error())}};
      }
      game.told = messages[i].stage;
      if (!is_known(outcome, game, messages[i].stage)) {
        // Asking again would be answered the same. Nobody can bet on a game that is not in the
        // ledger, and one without an end is void by the ledger's own deadline (RULES 13).
        ++refusals_;
        constexpr std::array kStages{"", "scheduled", "closed", "ended", "revealed"};
        spdlog::error("sports: game {} ({}) is {}, which the ledger refuses: {}",
                      ledger::to_string(game.game.id), game.game.source_key,
                      kStages.at(std::to_underlying(messages[i].stage)),
                      ledger::sentence(outcome.error()));
        if (messages[i].stage == LedgerStage::kScheduled) game.offered = false;
      }
      store_.update(game);
    }
    transaction.commit();
  }
  std::erase_if(games_, [](const auto& entry) {
    const auto& game = entry.second;
    return has_ended(game.game) && (!game.offered || game.told == due_of(game));
  });
}

// A result is worth more than the figures of the players: without them props alone are void.
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
  const auto news = feed_ == nullptr ? now : feed_->next(now);
  return deadlines_.empty() ? news : std::min(news, deadlines_.begin()->first);
}

std::vector<Game> Bookmaker::upcoming(ledger::Timestamp now) const {
  std::vector<Game> games;
  const auto world = feed_->world();
  for (const auto& [id, game] : games_) {
    // A quote may be of a time that a wrong clock was at.
    if (game.offered && game.told >= LedgerStage::kScheduled && game.game.starts_at > now &&
        game.game.current.at <= now && game.game.status == GameStatus::kScheduled &&
        game.game.source == feed_->source() && game.game.source_key.ends_with(world)) {
      games.push_back(game.game);
    }
  }
  return games;
}

std::vector<std::shared_ptr<const LivePlay>> Bookmaker::under_way() const {
  std::vector<std::shared_ptr<const LivePlay>> plays;
  for (const auto& [id, game] : games_) {
    if (!game.offered || game.told < LedgerStage::kClosed || game.game.status != GameStatus::kLive)
      continue;
    if (auto play = feed_->play(game.game)) plays.push_back(std::move(play));
  }
  return plays;
}

Bookmaker::Form Bookmaker::form() {
  const auto source = feed_->source();
  const auto world = feed_->world();
  return {hot_teams(source, store_.final_games(source, world)),
          player_stats(source, store_.player_games(source, world))};
}

}  // namespace chalkline::sports
