#include "sports/book/games/feed_group.hpp"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <iterator>
#include <map>
#include <utility>

namespace chalkline::sports {
namespace {

constexpr auto kFirstFeedRetry = std::chrono::seconds{1};
constexpr auto kLastFeedRetry = std::chrono::minutes{5};

std::string key_prefix(const Feed& feed) {
  return feed.source() == ledger::Source::kLive ? feed.name() + ':' : std::string{};
}

}  // namespace

std::string ledger_key(const Feed& feed, std::string_view source_key) {
  return key_prefix(feed).append(source_key);
}

bool shares_games(ledger::Source source) { return source == ledger::Source::kLive; }

FeedGroup::FeedGroup(Feeds feeds, WorldStore& worlds, AskedStore& asked) {
  for (auto& feed : feeds) {
    auto& member = feeds_.emplace_back();
    member.worked_until =
        worlds.seen_until(feed->name(), feed->world()).value_or(ledger::Timestamp{});
    if (const auto before = asked.find(feed->name())) member.heard_before = before->heard_at;
    member.feed = std::move(feed);
  }
}

std::vector<FeedGroup::News> FeedGroup::poll(ledger::Timestamp now) {
  // News of one moment stays in the order of the feeds.
  std::multimap<decltype(order_of({})), News> ordered;
  for (auto& member : feeds_) {
    for (auto& update : poll(member, now)) {
      const auto order = order_of(update);
      ordered.emplace(order, News{member.feed.get(), std::move(update)});
    }
  }
  std::vector<News> news;
  news.reserve(ordered.size());
  for (auto& [order, item] : ordered) news.push_back(std::move(item));
  return news;
}

std::vector<Update> FeedGroup::poll(Member& member, ledger::Timestamp now) {
  if (member.failing_since && now < member.retry_at) return {};
  try {
    // Asked first: an answer that comes in between is polled, and noted after the next poll.
    auto health = member.feed->health();
    auto updates = member.feed->poll(now);
    if (health) {
      member.health = *std::move(health);
    } else {
      member.health.succeeded(now);
    }
    member.has_answered |= member.health.heard_at.has_value();
    if (std::exchange(member.failing_since, std::nullopt)) {
      spdlog::info("sports: the feed {} works again", member.feed->name());
    }
    return updates;
  } catch (const std::exception& failure) {
    member.retry_after = member.failing_since ? std::min<std::chrono::microseconds>(
                                                    2 * member.retry_after, kLastFeedRetry)
                                              : kFirstFeedRetry;
    member.retry_at = now + member.retry_after;
    member.health.failed(failure.what());
    // A feed that was down when the program ended has been so since.
    const auto since = member.has_answered ? now : std::min(member.worked_until, now);
    if (!std::exchange(member.failing_since, member.failing_since.value_or(since))) {
      spdlog::error("sports: the feed {} fails and is asked again until it works: {}",
                    member.feed->name(), failure.what());
    }
    return {};
  }
}

ledger::Timestamp FeedGroup::next(ledger::Timestamp now) const {
  auto soonest = ledger::Timestamp::max();
  for (const auto& member : feeds_) {
    soonest = std::min(soonest, member.failing_since ? member.retry_at : member.feed->next(now));
    const auto since = silent_since(member);
    if (since && *since + kQuotesOutliveFeed > now) {
      soonest = std::min(soonest, *since + kQuotesOutliveFeed);
    }
  }
  return soonest;
}

std::optional<ledger::Timestamp> FeedGroup::silent_since(const Member& member) {
  if (member.failing_since) return member.failing_since;
  return member.has_answered ? std::nullopt : std::optional{member.worked_until};
}

bool FeedGroup::any_works() const {
  return std::ranges::any_of(feeds_, [](const Member& member) { return !silent_since(member); });
}

void FeedGroup::note_answers(WorldStore& worlds, AskedStore& asked, ledger::Timestamp now) const {
  for (const auto& member : feeds_) {
    if (silent_since(member)) continue;
    worlds.set_seen_until(member.feed->name(), member.feed->world(), now);
    asked.put(member.feed->name(), member.health);
  }
}

std::set<std::string, std::less<>> FeedGroup::quoting(ledger::Timestamp now) const {
  std::set<std::string, std::less<>> names;
  for (const auto& member : feeds_) {
    const auto since = silent_since(member);
    if (!since || now - *since < kQuotesOutliveFeed) {
      names.insert(member.feed->name());
    }
  }
  return names;
}

bool FeedGroup::end_feeds_answered_since(const Game& game, ledger::Timestamp time) const {
  return std::ranges::all_of(feeds_, [&](const Member& member) {
    const auto scope = member.feed->scope();
    const bool may_tell =
        scope.results && member.feed->source() == game.source &&
        (scope.sports.empty() || std::ranges::find(scope.sports, game.sport) != scope.sports.end());
    return !may_tell || member.health.heard_at >= time;
  });
}

std::vector<FeedStatus> FeedGroup::status() const {
  std::vector<FeedStatus> all;
  for (const auto& member : feeds_) {
    const auto& feed = *member.feed;
    auto health = feed.health().value_or(member.health);
    if (!health.heard_at) health.heard_at = member.heard_before;
    all.push_back(
        {feed.name(), feed.source(), feed.scope(), std::move(health), silent_since(member)});
  }
  return all;
}

bool FeedGroup::counts(const Feed& feed, std::string_view before) const {
  return before != kOperatorFeed && rank(feed.name()) <= rank(before);
}

std::size_t FeedGroup::rank(std::string_view name) const {
  const auto found = std::ranges::find_if(feeds_, [&](const Member& member) {
    return !member.failing_since && member.feed->name() == name;
  });
  return static_cast<std::size_t>(found - feeds_.begin());
}

const Feed* FeedGroup::lister(const Game& game) const {
  const auto found = std::ranges::find_if(feeds_, [&](const Member& member) {
    const auto& feed = *member.feed;
    return game.source == feed.source() && game.source_key.starts_with(key_prefix(feed)) &&
           game.source_key.ends_with(feed.world());
  });
  return found == feeds_.end() ? nullptr : found->feed.get();
}

std::vector<std::pair<ledger::Source, std::string>> FeedGroup::worlds() const {
  std::vector<std::pair<ledger::Source, std::string>> worlds;
  for (const auto& member : feeds_) {
    for (auto& name : member.feed->worlds()) {
      std::pair world{member.feed->source(), std::move(name)};
      if (std::ranges::find(worlds, world) == worlds.end()) worlds.push_back(std::move(world));
    }
  }
  return worlds;
}

std::shared_ptr<const LivePlay> FeedGroup::play(const Game& game) const {
  for (const auto& member : feeds_) {
    if (auto play = member.feed->play(game)) return play;
  }
  return nullptr;
}

}  // namespace chalkline::sports
