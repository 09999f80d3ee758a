#include "sports/book/games/game_book.hpp"

#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include <algorithm>

#include "base/sha256.hpp"
#include "ledger/values/game_id.hpp"
#include "ledger/values/sport_rules.hpp"
#include "sports/book/games/mirrored.hpp"

namespace chalkline::sports {
namespace {

// Whether the result adds nothing to what is known. Fields that it omits are not compared.
bool is_known(const FeedGame& game, const Result& result) {
  if (game.game.score != result.score) return false;
  if (!game.offered) return true;  // of such a game nothing else is kept
  return (result.periods == ledger::PeriodScores{} || result.periods == game.periods) &&
         (result.figures.empty() || result.figures == game.figures);
}

using Key = std::pair<const Feed*, std::string>;

}  // namespace

GameBook::GameBook(GameStore& store, JoinedKeys& keys, const FeedGroup& feeds)
    : store_(store), keys_(keys), feeds_(feeds), matcher_(store, keys) {
  for (auto& game : store_.unfinished()) {
    // Everything is sent to the ledger once more: it ignores what it has already, and one that was
    // restored from an older copy gets the games that are still on.
    game.stage = LedgerStage::kNothing;
    const auto& facts = game.game;
    if (facts.status == GameStatus::kScheduled) deadlines_.emplace(facts.starts_at, facts.id);
    if (facts.status == GameStatus::kLive) {
      deadlines_.emplace(facts.starts_at + ledger::kVoidAfter, facts.id);
    }
    games_.emplace(facts.id, std::move(game));
  }
}

void GameBook::take(std::span<const FeedGroup::News> news, ledger::Timestamp now) {
  // Keys by which a feed names games of other teams than before: no other news of them counts.
  std::set<Key> mistaken;
  // Those whose row may be another game's of the same teams: its play and its result do not count.
  std::set<Key> misplaced;
  std::map<Key, ledger::Timestamp> starts;  // as their rows tell them
  for (const auto& item : news) {
    const auto& feed = *item.feed;
    // An update that a fast clock dates after now takes effect now. A quote keeps its own time.
    const auto at = std::min(item.update.at, now);
    pass_deadlines(at);
    std::visit(
        [&]<class What>(const What& what) {
          Moment moment{std::is_same_v<What, Quoted> ? item.update.at : at, now};
          if (const auto row = starts.find({&feed, what.source_key}); row != starts.end())
            moment.start = row->second;
          if constexpr (std::is_same_v<What, Listed>) {
            if (has_other_teams(feed, what)) {
              mistaken.emplace(&feed, what.source_key);
              withdraw_prices(feed, what.source_key, moment);
            } else {
              mistaken.erase({&feed, what.source_key});
              starts.insert_or_assign({&feed, what.source_key}, what.starts_at);
              list(feed, what, moment, news);
              if (is_misplaced(feed, what, news)) misplaced.emplace(&feed, what.source_key);
              if (shares_games(feed.source()) && !tells_play(feed, what.source_key, news))
                keys_.tell_start(what.source_key, {feed.name(), what.starts_at, what.number});
            }
          } else if constexpr (std::is_same_v<What, Delisted>) {
            delist(feed, what, moment);
          } else if (kIsOfPlay<What> && misplaced.contains({&feed, what.source_key})) {
            name_misplaced(feed, what.source_key);
          } else if (!mistaken.contains({&feed, what.source_key})) {
            for (const auto& [id, swapped] : named_by(feed, what.source_key)) {
              apply(feed, id, swapped ? mirrored(what) : what, moment);
            }
          }
        },
        item.update.what);
  }
  pass_deadlines(now);
  pass_awaited(now);
}

std::vector<NamedGame> GameBook::named_by(const Feed& feed, const std::string& source_key) {
  std::vector<NamedGame> named;
  const auto own = game_id(feed.source(), ledger_key(feed, source_key));
  if (games_.contains(own) || store_.knows(own)) named.push_back({own, false});
  if (!shares_games(feed.source())) return named;
  const auto joined = keys_.game(feed.name(), source_key);
  if (joined && joined->id != own) named.push_back(*joined);
  return named;
}

std::optional<FeedGame> GameBook::find_stored(ledger::GameId id) const {
  const auto known = games_.find(id);
  return known == games_.end() ? store_.find(id) : std::optional{known->second};
}

FeedGame* GameBook::find(ledger::GameId id) {
  const auto found = games_.find(id);
  return found == games_.end() ? nullptr : &found->second;
}

void GameBook::apply(const Feed& feed, ledger::GameId id, const Quoted& quoted, Moment moment) {
  auto* found = find(id);
  if (found == nullptr || found->same_as || !feeds_.counts(feed, found->quoted_by)) return;
  auto& game = found->game;
  const auto at = moment.at;
  const auto now = moment.now;
  // Ignores a quote older than the current one, unless the current one is dated in the future.
  const bool is_late = at < game.current.at && game.current.at <= now;
  const bool first = game.current.lines == ledger::Lines{};
  const bool is_known =
      game.current.lines == quoted.lines && (first || found->quoted_by == feed.name());
  if (game.status != GameStatus::kScheduled || is_late) return;
  if (game.consensus != quoted.consensus) {
    game.consensus = quoted.consensus;
    changes_.games = true;
  }
  const bool is_held = found->unofficial || !found->held_by.empty();
  if (is_known || is_held) return;
  game.current = {quoted.lines, at};
  if (game.opening.lines == ledger::Lines{}) game.opening = game.current;
  found->quoted_by = feed.name();
  store_.quotes.insert(game.id, feed.name(), game.current);
  // A game whose start had passed when its first quote was read is history: no bet was possible.
  if (!found->offered && game.starts_at > now) {
    found->offered = true;
    store_.update(*found);
  }
  changes_.games = true;
}

void GameBook::apply(const Feed& feed, ledger::GameId id, const Scored& scored, Moment moment) {
  auto* game = under_way(feed, id, moment);
  if (game == nullptr) {
    hold_if_scheduled(feed, id, moment);
    return;
  }
  auto& progress = game->game.progress;
  if (progress && progress->at >= moment.at) return;
  progress = Progress{scored.score, scored.period, scored.clock_s, moment.at};
  game->unofficial.reset();
  store_.update(*game);
}

void GameBook::apply(const Feed& feed, ledger::GameId id, const Unofficial& over, Moment moment) {
  if (is_too_early(feed, id, over.score, moment)) return;
  std::optional<FeedGame> stored;
  auto* game = under_way(feed, id, moment);
  if (game == nullptr) {
    game = find(id);
    if (game == nullptr) {
      stored = store_.find(id);
      if (stored) game = &*stored;
    }
    if (game == nullptr || game->game.status != GameStatus::kFinal) return;
  } else {
    game->game.progress = Progress{over.score, over.period, over.clock_s, moment.at};
  }
  auto& standing = game->unofficial;
  const Result result{.score = over.score, .figures = over.figures};
  if (game->game.score == over.score) {
    if (!standing) {
      // The figures of its players come after the score.
      if (!over.figures.empty()) take_result(feed, id, result, moment, false);
      return;
    }
    standing.reset();
  } else if (!standing || standing->score != over.score) {
    standing = {over.score, moment.at};
  }
  const bool stands = standing && moment.at - standing->since >= kFinalStands;
  store_.update(*game);
  if (stands) take_result(feed, id, result, moment, false);
}

void GameBook::apply(const Feed& feed, ledger::GameId id, const Ended& ended, Moment moment) {
  take_result(feed, id, ended.result, moment, false);
}

void GameBook::apply(const Feed& feed, ledger::GameId id, const Corrected& news, Moment moment) {
  take_result(feed, id, news.result, moment, true);
}

void GameBook::take_result(const Feed& feed, ledger::GameId id, const Result& result, Moment moment,
                           bool official) {
  if (is_too_early(feed, id, result.score, moment)) return;
  if (is_level_without_ties(id, result.score)) {
    said_.warn(
        fmt::format("the feed {} has {}-{} as the end of game {}, whose sport has no ties: "
                    "an operator decides it",
                    feed.name(), result.score.home, result.score.away, ledger::to_string(id)));
    return;
  }
  if (is_of_another_game(id, result)) {
    said_.warn(fmt::format(
        "the feed {} has {}-{} as the end of game {}, of another game than was committed to: an "
        "operator decides it",
        feed.name(), result.score.home, result.score.away, ledger::to_string(id)));
    return;
  }
  if (auto* game = under_way(feed, id, moment)) {
    end(*game, feed, result, moment.at, official);  // a correction may overtake the first result
  } else {
    correct(feed, id, result, moment, official);
  }
}

bool GameBook::is_level_without_ties(ledger::GameId id, ledger::Score score) const {
  if (score.home != score.away) return false;
  const auto game = find_stored(id);
  return game && !ledger::has_ties(game->game.sport);
}

bool GameBook::is_of_another_game(ledger::GameId id, const Result& result) const {
  if (result.reveal.empty()) return false;
  const auto game = find_stored(id);
  return game && game->proof.digest != Sha256Digest{} &&
         sha256(result.reveal) != game->proof.digest;
}

FeedGame* GameBook::under_way(const Feed& feed, ledger::GameId id, Moment moment) {
  auto* game = find(id);
  if (game == nullptr) return nullptr;
  auto& facts = game->game;
  const auto start = std::min(facts.starts_at, start_by_row(*game, moment));
  if (facts.status == GameStatus::kScheduled && start - moment.at <= kEarlyStart &&
      !is_unconfirmed(feed, *game, start)) {
    deadlines_.erase({facts.starts_at, facts.id});
    if (game->scheduled_by != kOperatorFeed) {
      facts.starts_at = std::min(start, moment.at);
      game->stage = LedgerStage::kNothing;
    }
    deadlines_.emplace(facts.starts_at + ledger::kVoidAfter, facts.id);
    facts.status = GameStatus::kLive;
    game->held_by.clear();
    store_.update(*game);
    changes_.games = true;
  }
  return facts.status == GameStatus::kLive ? game : nullptr;
}

void GameBook::end(FeedGame& game, const Feed& feed, const Result& result, ledger::Timestamp at,
                   bool official) {
  auto& facts = game.game;
  deadlines_.erase({facts.starts_at + ledger::kVoidAfter, facts.id});
  facts.progress.reset();
  game.unofficial.reset();
  facts.status = GameStatus::kFinal;
  facts.score = result.score;
  if (result.periods != ledger::PeriodScores{}) game.periods = result.periods;
  if (!result.figures.empty()) game.figures = result.figures;
  if (!result.reveal.empty()) game.reveal = result.reveal;
  game.ended_at = at;
  game.ended_by = feed.name();
  game.official = official;
  game.stage = std::min(game.stage, LedgerStage::kClosed);
  store_.update(game);
  if (!result.players.empty()) store_.statistics.put_players(facts.id, result.players);
  if (game.offered) store_.statistics.put(facts.id, game.periods, game.figures);
  changes_.results = true;
}

void GameBook::correct(const Feed& feed, ledger::GameId id, const Result& result, Moment moment,
                       bool official) {
  const auto at = moment.at;
  auto game = find_stored(id);
  if (!game || game->game.status != GameStatus::kFinal) return;
  if (game->ended_by == kOperatorFeed) keep_reveal(*game, result);
  if (is_known(*game, result)) return;
  if (at < game->ended_at && feed.name() == game->ended_by)
    return;  // it has reported another one since
  if (moment.start && shares_games(game->game.source) &&
      !is_near_start(*game, *moment.start, kSameStart)) {
    said_.warn(
        fmt::format("the feed {} has {}-{} for game {} of {}-{}, but with another start: an "
                    "operator decides it",
                    feed.name(), result.score.home, result.score.away, ledger::to_string(id),
                    game->game.score->home, game->game.score->away));
    return;
  }
  // Feeds that disagree repeat themselves, which must not change the result again and again.
  const bool counts = official == game->official ? feeds_.counts(feed, game->ended_by) : official;
  if (!counts) {
    said_.warn(fmt::format("the feed {} has {}-{} for game {}, which stays at the {}-{} of {}",
                           feed.name(), result.score.home, result.score.away, ledger::to_string(id),
                           game->game.score->home, game->game.score->away, game->ended_by));
    return;
  }
  if (game->game.score != result.score || !game->figures.empty())
    spdlog::warn("sports: the feed {} corrects the result of game {} from {}-{} to {}-{}",
                 feed.name(), ledger::to_string(id), game->game.score->home, game->game.score->away,
                 result.score.home, result.score.away);
  end(games_[id] = *std::move(game), feed, result, at, official);
}

void GameBook::apply(const Feed& feed, ledger::GameId id, const Cancelled&, Moment moment) {
  auto* game = find(id);
  if (game == nullptr) return;
  // A game that an operator has moved may still be cancelled by a feed.
  if (game->scheduled_by != kOperatorFeed && !feeds_.counts(feed, game->scheduled_by)) return;
  auto& facts = game->game;
  if (facts.status != GameStatus::kScheduled && facts.status != GameStatus::kLive) return;
  deadlines_.erase({facts.starts_at, facts.id});
  deadlines_.erase({facts.starts_at + ledger::kVoidAfter, facts.id});
  facts.status = GameStatus::kCancelled;
  facts.progress.reset();
  game->ended_at = moment.at;
  game->ended_by = feed.name();
  store_.update(*game);
  changes_.games = true;
}

void GameBook::apply(const Feed& feed, ledger::GameId id, const Forfeited&, Moment moment) {
  if (auto* to_come = find(id)) hold(feed, *to_come, moment.at);
  const auto game = find_stored(id);
  if (!game || !game->offered || game->game.status == GameStatus::kCancelled ||
      game->ended_by == kOperatorFeed) {
    return;
  }
  said_.warn(fmt::format("the feed {} has game {} ({} at {}) as forfeited: an operator decides it",
                         feed.name(), ledger::to_string(id), game->game.away.name,
                         game->game.home.name));
}

}  // namespace chalkline::sports
