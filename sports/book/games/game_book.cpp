#include "sports/book/games/game_book.hpp"

#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include <algorithm>

#include "ledger/values/game_id.hpp"
#include "ledger/values/sport_rules.hpp"
#include "sports/book/games/mirrored.hpp"
#include "sports/model/league.hpp"

namespace chalkline::sports {
namespace {

// News of a game that is to begin later than this is of another one.
constexpr std::chrono::hours kEarlyMax{24};

// No league plans a game further ahead than its season lasts: baseball's, the longest, takes 187
// days. A start beyond this is a mistake.
constexpr std::chrono::days kAheadMax{200};

// Recorded and simulated games name their teams as they were; those of real leagues are of today.
std::optional<Team> team_of(const Feed& feed, ledger::Sport sport, const Team& written) {
  if (feed.source() != ledger::Source::kLive) return written;
  const auto* team = find_team(sport, written.name);
  if (team == nullptr) team = find_team(sport, written.code);
  if (team == nullptr) return std::nullopt;
  return Team{std::string{team->name}, std::string{team->code}};
}

bool is_too_far_ahead(const Feed& feed, ledger::Timestamp starts_at, ledger::Timestamp now) {
  return feed.source() == ledger::Source::kLive && starts_at - now > kAheadMax;
}

// Whether the result adds nothing to what is known. Fields that it omits are not compared.
bool is_known(const FeedGame& game, const Result& result) {
  if (game.game.score != result.score) return false;
  if (!game.offered) return true;  // of such a game nothing else is kept
  return (result.periods == ledger::PeriodScores{} || result.periods == game.periods) &&
         (result.figures.empty() || result.figures == game.figures);
}

}  // namespace

GameBook::GameBook(GameStore& store, const FeedGroup& feeds)
    : store_(store), feeds_(feeds), matcher_(store) {
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
  for (const auto& item : news) {
    const auto& feed = *item.feed;
    // An update that a fast clock dates after now takes effect now. A quote keeps its own time.
    const auto at = std::min(item.update.at, now);
    pass_deadlines(at);
    std::visit(
        [&]<class What>(const What& what) {
          const Moment moment{std::is_same_v<What, Quoted> ? item.update.at : at, now};
          if constexpr (std::is_same_v<What, Listed>) {
            list(feed, what, moment, news);
          } else if constexpr (std::is_same_v<What, Delisted>) {
            delist(feed, what, moment);
          } else {
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
  const auto joined = store_.joined_game(feed.name(), source_key);
  if (joined && joined->id != own) named.push_back(*joined);
  return named;
}

FeedGame* GameBook::find(ledger::GameId id) {
  const auto found = games_.find(id);
  return found == games_.end() ? nullptr : &found->second;
}

void GameBook::list(const Feed& feed, const Listed& listed, Moment moment,
                    std::span<const FeedGroup::News> news) {
  if (!named_by(feed, listed.source_key).empty()) {
    store_.set_listed(feed.name(), listed.source_key, true);
    return;
  }
  const auto home = team_of(feed, listed.sport, listed.home);
  const auto away = team_of(feed, listed.sport, listed.away);
  if (!home || !away) {
    const auto& unknown = home ? listed.away : listed.home;
    said_.warn(fmt::format("the feed {} lists games of a team that is not known: '{}' ({})",
                           feed.name(), unknown.name, unknown.code));
    return;
  }
  if (home->code == away->code) {
    said_.warn(
        fmt::format("the feed {} lists a game of {} against itself", feed.name(), home->name));
    return;
  }
  if (is_too_far_ahead(feed, listed.starts_at, moment.now)) {
    said_.warn(fmt::format("the feed {} lists a game that begins in more than {} days: {}",
                           feed.name(), kAheadMax.count(), listed.source_key));
    return;
  }
  FeedGame game;
  const auto source_key = ledger_key(feed, listed.source_key);
  const auto id = game_id(feed.source(), source_key);
  game.game = {.id = id,
               .sport = listed.sport,
               .source = feed.source(),
               .source_key = source_key,
               .starts_at = listed.starts_at,
               .status = GameStatus::kScheduled,
               .home = *home,
               .away = *away,
               .opening = {},
               .current = {},
               .score = {},
               .progress = {},
               .recorded_start = listed.recorded_start};
  game.season = listed.season;
  game.proof = listed.proof;
  game.scheduled_by = feed.name();
  game.scheduled_at = moment.at;
  bool is_new = true;
  for (const auto& [same, named] : matcher_.match(feed, listed, game.game, news)) {
    store_.join(feed.name(), same->source_key, named);
    apply(feed, named.id, Rescheduled{same->source_key, same->starts_at}, moment);
    if (same == &listed) is_new = false;
  }
  if (!is_new) return;
  store_.insert(game);
  if (shares_games(feed.source())) store_.join(feed.name(), listed.source_key, {id, false});
  deadlines_.emplace(listed.starts_at, id);
  games_.emplace(id, std::move(game));
}

void GameBook::delist(const Feed& feed, const Delisted& gone, Moment moment) {
  if (!store_.set_listed(feed.name(), gone.source_key, false)) return;
  for (const auto& named : named_by(feed, gone.source_key)) {
    apply(feed, named.id, Quoted{gone.source_key, {}}, moment);
  }
}

void GameBook::apply(const Feed& feed, ledger::GameId id, const Rescheduled& news, Moment moment) {
  auto* game = find(id);
  if (game == nullptr || !feeds_.counts(feed, game->scheduled_by) ||
      is_too_far_ahead(feed, news.starts_at, moment.now)) {
    return;
  }
  const bool is_own = game->scheduled_by == feed.name();
  if (is_own && moment.at < game->scheduled_at) return;  // it has reported another one since
  auto& facts = game->game;
  // A line that has closed stays closed: the bets on it stand if the game is final within
  // kVoidAfter of the start that they were placed by (RULES 13).
  const bool moves = facts.status == GameStatus::kScheduled && facts.starts_at != news.starts_at;
  if (!moves && is_own && moment.at == game->scheduled_at) return;
  game->scheduled_by = feed.name();
  game->scheduled_at = moment.at;
  if (moves) {
    deadlines_.erase({facts.starts_at, facts.id});
    deadlines_.emplace(news.starts_at, facts.id);
    facts.starts_at = news.starts_at;
    game->stage = LedgerStage::kNothing;
    changes_.games = true;
  }
  store_.update(*game);
  if (!moves) return;
  if (const auto kept = unite(*game); kept && kept != id) apply(feed, *kept, news, moment);
}

std::optional<ledger::GameId> GameBook::unite(FeedGame& moved) {
  const auto twin = moved.same_as ? std::nullopt : matcher_.duplicate(moved.game);
  auto* other = twin ? find(twin->id) : nullptr;
  if (other == nullptr || other->game.status != GameStatus::kScheduled) return std::nullopt;
  const bool keeps_other = other->offered || !moved.offered;
  const auto& kept = keeps_other ? *other : moved;
  auto& dropped = keeps_other ? moved : *other;
  const NamedGame name{kept.game.id, twin->swapped};
  dropped.same_as = kept.game.id;
  store_.update(dropped);
  store_.rejoin(dropped.game.id, name);
  spdlog::info("sports: game {} ({}) is game {} ({}), which is offered in its place",
               ledger::to_string(dropped.game.id), dropped.game.source_key,
               ledger::to_string(kept.game.id), kept.game.source_key);
  return kept.game.id;
}

void GameBook::apply(const Feed& feed, ledger::GameId id, const Quoted& quoted, Moment moment) {
  auto* found = find(id);
  if (found == nullptr || found->same_as || !feeds_.counts(feed, found->quoted_by)) return;
  auto& game = found->game;
  const auto& [at, now] = moment;
  // Ignores a quote older than the current one, unless the current one is dated in the future.
  const bool is_late = at < game.current.at && game.current.at <= now;
  const bool first = game.current.lines == ledger::Lines{};
  const bool is_known =
      game.current.lines == quoted.lines && (first || found->quoted_by == feed.name());
  if (game.status != GameStatus::kScheduled || is_known || is_late) return;
  game.current = {quoted.lines, at};
  if (game.opening.lines == ledger::Lines{}) game.opening = game.current;
  found->quoted_by = feed.name();
  store_.insert_quote(game.id, feed.name(), game.current);
  // A game whose start had passed when its first quote was read is history: no bet was possible.
  if (!found->offered && game.starts_at > now) {
    found->offered = true;
    store_.update(*found);
  }
  changes_.games = true;
}

void GameBook::apply(const Feed&, ledger::GameId id, const Scored& scored, Moment moment) {
  auto* game = under_way(id, moment.at);
  if (game == nullptr) return;
  auto& progress = game->game.progress;
  if (progress && progress->at >= moment.at) return;
  progress = Progress{scored.score, scored.period, scored.clock_s, moment.at};
  game->unofficial.reset();
  store_.update(*game);
}

void GameBook::apply(const Feed& feed, ledger::GameId id, const Unofficial& over, Moment moment) {
  std::optional<FeedGame> stored;
  auto* game = under_way(id, moment.at);
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
  if (game->game.score == over.score) {
    if (!standing) return;
    standing.reset();
  } else if (!standing || standing->score != over.score) {
    standing = {over.score, moment.at};
  }
  const bool stands = standing && moment.at - standing->since >= kFinalStands;
  store_.update(*game);
  if (stands) take_result(feed, id, {over.score}, moment.at, false);
}

void GameBook::apply(const Feed& feed, ledger::GameId id, const Ended& ended, Moment moment) {
  take_result(feed, id, ended.result, moment.at, false);
}

void GameBook::apply(const Feed& feed, ledger::GameId id, const Corrected& news, Moment moment) {
  take_result(feed, id, news.result, moment.at, true);
}

void GameBook::take_result(const Feed& feed, ledger::GameId id, const Result& result,
                           ledger::Timestamp at, bool official) {
  if (is_level_without_ties(id, result.score)) {
    said_.warn(
        fmt::format("the feed {} has {}-{} as the end of game {}, whose sport has no ties: "
                    "an operator decides it",
                    feed.name(), result.score.home, result.score.away, ledger::to_string(id)));
    return;
  }
  if (auto* game = under_way(id, at)) {
    end(*game, feed, result, at, official);  // a correction may overtake the first result
  } else {
    correct(feed, id, result, at, official);
  }
}

bool GameBook::is_level_without_ties(ledger::GameId id, ledger::Score score) const {
  if (score.home != score.away) return false;
  const auto known = games_.find(id);
  const auto game = known == games_.end() ? store_.find(id) : std::optional{known->second};
  return game && !ledger::has_ties(game->game.sport);
}

FeedGame* GameBook::under_way(ledger::GameId id, ledger::Timestamp at) {
  auto* game = find(id);
  if (game == nullptr) return nullptr;
  auto& facts = game->game;
  if (facts.status == GameStatus::kScheduled && facts.starts_at - at <= kEarlyMax) {
    deadlines_.erase({facts.starts_at, facts.id});
    if (game->scheduled_by != kOperatorFeed) {
      facts.starts_at = at;
      game->stage = LedgerStage::kNothing;
    }
    deadlines_.emplace(facts.starts_at + ledger::kVoidAfter, facts.id);
    facts.status = GameStatus::kLive;
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
  if (!result.players.empty()) store_.put_players(facts.id, result.players);
  if (game.offered) store_.put_statistics(game);
  changes_.results = true;
}

void GameBook::correct(const Feed& feed, ledger::GameId id, const Result& result,
                       ledger::Timestamp at, bool official) {
  const auto known = games_.find(id);
  auto game = known == games_.end() ? store_.find(id) : std::optional{known->second};
  if (!game || game->game.status != GameStatus::kFinal) return;
  if (game->ended_by == kOperatorFeed) keep_reveal(*game, result);
  if (is_known(*game, result)) return;
  if (at < game->ended_at && feed.name() == game->ended_by)
    return;  // it has reported another one since
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

}  // namespace chalkline::sports
