#include "http/api/wizard/price_news.hpp"

#include <algorithm>
#include <chrono>
#include <ranges>
#include <set>
#include <tuple>
#include <utility>

#include "wizard/advice/assessment.hpp"

namespace chalkline::http {
namespace {

using wizard::PriceTime;

// A result is corrected within 72 hours of its end (RULES 14), and a game ends within 48 of its
// start.
constexpr std::chrono::hours kMayBeCorrected{120};

// A bit for each market that is quoted.
unsigned markets_of(const ledger::Lines& lines) {
  unsigned bits = 0;
  for (const auto market : wizard::kMarkets) {
    if (ledger::market_of(lines, market)) bits |= 1U << static_cast<unsigned>(market);
  }
  return bits;
}

wizard::Matchup matchup_of(const sports::FollowedGame& followed) {
  const auto& game = followed.game;
  return {.game = game.id,
          .source = game.source,
          .sport = game.sport,
          .season = followed.season,
          .home = game.home.code,
          .away = game.away.code,
          .starts_at = game.starts_at};
}

bool is_final(const sports::Game& game) {
  return game.status == sports::GameStatus::kFinal && game.score;
}

auto order(const PriceNews& news) {
  return std::tuple{news.at, news.result.has_value(), news.game.game};
}

}  // namespace

std::vector<std::size_t> quotes_that_count(std::span<const sports::Quote> quotes,
                                           ledger::Timestamp starts_at, unsigned& opening_markets) {
  const auto time_of = [&](std::size_t i) { return wizard::price_time(quotes[i].at, starts_at); };
  std::set<std::size_t> counted;
  if (!quotes.empty()) counted.insert(quotes.size() - 1);
  std::map<PriceTime, unsigned> later;  // markets of the quotes behind this one, by their time
  for (std::size_t left = quotes.size(); left > 0; --left) {
    const auto i = left - 1;
    if (time_of(i) == PriceTime::kOpening) break;
    auto& known = later[time_of(i)];
    const auto markets = markets_of(quotes[i].lines);
    if ((markets & ~known) != 0) counted.insert(i);
    known |= markets;
  }
  for (std::size_t i = 0; i < quotes.size() && time_of(i) == PriceTime::kOpening; ++i) {
    const auto markets = markets_of(quotes[i].lines);
    if ((markets & ~opening_markets) != 0) counted.insert(i);
    opening_markets |= markets;
  }
  return {counted.begin(), counted.end()};
}

bool NewsFollower::follow(const sports::FollowedGame& game) {
  const auto [followed, is_new] = followed_.try_emplace(game.game.id);
  followed->second.matchup = matchup_of(game);
  return is_new;
}

void NewsFollower::add_prices(Followed& followed, Batch& batch) {
  const auto quotes = reader_.quotes(followed.matchup.game, followed.seen_until);
  if (quotes.empty()) return;
  for (const auto i :
       quotes_that_count(quotes, followed.matchup.starts_at, followed.opening_markets)) {
    batch.news.push_back({.at = quotes[i].at,
                          .result = std::nullopt,
                          .game = followed.matchup,
                          .lines = quotes[i].lines});
  }
  followed.seen_until = quotes.back().at;
}

void NewsFollower::add_result(const sports::FollowedGame& game, Batch& batch) {
  told_[game.game.id] = {*game.game.score, game.game.starts_at};
  batch.news.push_back(
      {.at = game.ended_at, .result = game.game.score, .game = matchup_of(game), .lines = {}});
}

bool NewsFollower::is_corrected() {
  if (told_.empty()) return false;
  const auto latest =
      std::ranges::max(told_ | std::views::values | std::views::transform(&Told::starts_at));
  const auto from = latest - kMayBeCorrected;
  std::erase_if(told_, [&](const auto& told) { return told.second.starts_at < from; });
  std::map<ledger::GameId, ledger::Score> now;
  for (const auto& game : reader_.finals_from(from)) {
    if (is_final(game.game)) now.emplace(game.game.id, *game.game.score);
  }
  return std::ranges::any_of(told_, [&](const auto& told) {
    const auto known = now.find(told.first);
    return known == now.end() || known->second != told.second.score;
  });
}

void NewsFollower::begin_anew() {
  followed_.clear();
  told_.clear();
  has_begun_ = false;
}

NewsFollower::Batch NewsFollower::next() {
  Batch batch;
  batch.is_corrected = is_corrected();
  std::set<ledger::GameId> open;
  for (const auto& game : reader_.unfinished()) {
    if (follow(game)) batch.listed.push_back(matchup_of(game));
    open.insert(game.game.id);
  }
  std::vector<sports::FollowedGame> ended;
  if (!std::exchange(has_begun_, true)) {
    ended = reader_.finals();
    for (const auto& game : ended) follow(game);
  } else {
    for (const auto& [id, followed] : followed_) {
      if (open.contains(id)) continue;
      if (auto game = reader_.find(id); game && is_final(game->game)) {
        ended.push_back(*std::move(game));
      } else {
        batch.dropped.push_back(id);
      }
    }
  }
  for (const auto id : batch.dropped) followed_.erase(id);
  for (auto& [id, followed] : followed_) add_prices(followed, batch);
  for (const auto& game : ended) {
    if (is_final(game.game)) add_result(game, batch);
    followed_.erase(game.game.id);
  }
  std::ranges::sort(batch.news, {}, order);
  return batch;
}

}  // namespace chalkline::http
