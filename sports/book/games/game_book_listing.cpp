#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include <tuple>

#include "ledger/values/game_id.hpp"
#include "sports/book/games/game_book.hpp"
#include "sports/model/league.hpp"

// Which games feeds list, and when these begin.
namespace chalkline::sports {
namespace {

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

}  // namespace

void GameBook::list(const Feed& feed, const Listed& listed, Moment moment,
                    std::span<const FeedGroup::News> news) {
  if (!named_by(feed, listed.source_key).empty()) {
    keys_.set_listed(feed.name(), listed.source_key, true);
    return;
  }
  const auto home = team_of(feed, listed.sport, listed.home);
  const auto away = team_of(feed, listed.sport, listed.away);
  if (!home || !away) {
    const auto& unknown = home ? listed.away : listed.home;
    said_of_rows_.warn(fmt::format("the feed {} lists games of a team that is not known: '{}' ({})",
                                   feed.name(), unknown.name, unknown.code));
    return;
  }
  if (home->code == away->code) {
    said_of_rows_.warn(
        fmt::format("the feed {} lists a game of {} against itself", feed.name(), home->name));
    return;
  }
  if (is_too_far_ahead(feed, listed.starts_at, moment.now)) {
    said_of_rows_.warn(fmt::format("the feed {} lists a game that begins in more than {} days: {}",
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
  if (matcher_.is_told_twice(feed, listed, game.game, news)) {
    said_of_rows_.warn(
        fmt::format("the feed {} has {} ({} at {}) beside another game of the two that it "
                    "cannot be told from: it is left out",
                    feed.name(), listed.source_key, away->name, home->name));
    return;
  }
  game.season = listed.season;
  game.proof = listed.proof;
  game.scheduled_by = feed.name();
  game.scheduled_at = moment.at;
  bool is_new = true;
  for (const auto& [same, named] : matcher_.match(feed, listed, game.game, news)) {
    keys_.join(feed.name(), same->source_key, named);
    auto* known = find(named.id);
    if (known != nullptr && !tells_play(feed, same->source_key, news))
      move(feed, *known, same->starts_at, moment);
    if (same == &listed) is_new = false;
  }
  if (!is_new) return;
  store_.insert(game);
  if (shares_games(feed.source())) keys_.join(feed.name(), listed.source_key, {id, false});
  deadlines_.emplace(listed.starts_at, id);
  games_.emplace(id, std::move(game));
}

bool GameBook::has_other_teams(const Feed& feed, const Listed& listed) {
  if (!shares_games(feed.source())) return false;
  const auto home = team_of(feed, listed.sport, listed.home);
  const auto away = team_of(feed, listed.sport, listed.away);
  if (!home || !away) return false;
  for (const auto& [id, swapped] : named_by(feed, listed.source_key)) {
    const auto known = find_stored(id);
    if (!known) continue;
    const auto& facts = known->game;
    const auto& [at_home, visiting] = swapped ? std::tie(*away, *home) : std::tie(*home, *away);
    if (facts.home.code == at_home.code && facts.away.code == visiting.code) continue;
    said_.warn(fmt::format("the feed {} has {} at {} as game {}, which is {} at {}: it is ignored",
                           feed.name(), away->name, home->name, ledger::to_string(id),
                           facts.away.name, facts.home.name));
    return true;
  }
  return false;
}

void GameBook::delist(const Feed& feed, const Delisted& gone, Moment moment) {
  if (keys_.set_listed(feed.name(), gone.source_key, false))
    withdraw_prices(feed, gone.source_key, moment);
}

void GameBook::withdraw_prices(const Feed& feed, const std::string& source_key, Moment moment) {
  for (const auto& named : named_by(feed, source_key))
    apply(feed, named.id, Quoted{source_key, {}}, moment);
}

void GameBook::apply(const Feed& feed, ledger::GameId id, const Rescheduled& news, Moment moment) {
  auto* game = find(id);
  if (game == nullptr) return;
  const auto& facts = game->game;
  const bool is_told_late = facts.status == GameStatus::kScheduled &&
                            news.starts_at - moment.at < kMovedUpAhead &&
                            is_unconfirmed(feed, *game, news.starts_at);
  if (!is_told_late) {
    if (feed.scope().results) take_back_early_news(feed, *game);
    move(feed, *game, news.starts_at, moment);
  } else if (may_move(feed, *game, news.starts_at, moment)) {
    hold(feed, *game, moment.at);
    said_.warn(
        fmt::format("the feed {} moves game {} ({} at {}) up, and says so less than {} hours "
                    "ahead: it keeps its start, and is not sold until that is taken back",
                    feed.name(), ledger::to_string(id), facts.away.name, facts.home.name,
                    kMovedUpAhead.count()));
  }
}

bool GameBook::may_move(const Feed& feed, const FeedGame& game, ledger::Timestamp starts_at,
                        Moment moment) const {
  // It has reported another start since.
  const bool is_old = game.scheduled_by == feed.name() && moment.at < game.scheduled_at;
  return !is_old && feeds_.counts(feed, game.scheduled_by) &&
         !is_too_far_ahead(feed, starts_at, moment.now);
}

void GameBook::move(const Feed& feed, FeedGame& game, ledger::Timestamp starts_at, Moment moment) {
  if (!may_move(feed, game, starts_at, moment)) return;
  auto& facts = game.game;
  // A line that has closed stays closed: the bets on it stand if the game is final within
  // kVoidAfter of the start that they were placed by (RULES 13).
  const bool moves = facts.status == GameStatus::kScheduled && facts.starts_at != starts_at;
  if (!moves && game.scheduled_by == feed.name() && moment.at == game.scheduled_at) return;
  game.scheduled_by = feed.name();
  game.scheduled_at = moment.at;
  if (moves) {
    deadlines_.erase({facts.starts_at, facts.id});
    deadlines_.emplace(starts_at, facts.id);
    facts.starts_at = starts_at;
    game.stage = LedgerStage::kNothing;
    changes_.games = true;
  }
  store_.update(game);
  if (!moves) return;
  const auto kept = unite(game);
  if (auto* other = kept && kept != facts.id ? find(*kept) : nullptr)
    move(feed, *other, starts_at, moment);
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
  keys_.rejoin(dropped.game.id, name);
  spdlog::info("sports: game {} ({}) is game {} ({}), which is offered in its place",
               ledger::to_string(dropped.game.id), dropped.game.source_key,
               ledger::to_string(kept.game.id), kept.game.source_key);
  return kept.game.id;
}

}  // namespace chalkline::sports
