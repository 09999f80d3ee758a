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

std::string feed_key(const Feed& feed, const Game& game) {
  return game.source_key.substr(key_prefix(feed).size());
}

bool shares_games(ledger::Source source) { return source == ledger::Source::kLive; }

FeedGroup::FeedGroup(Feeds feeds, GameStore& store) {
  for (auto& feed : feeds) {
    auto& member = feeds_.emplace_back();
    member.heard_before =
        store.seen_until(feed->name(), feed->world()).value_or(ledger::Timestamp{});
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
    auto updates = member.feed->poll(now);
    member.has_answered = true;
    member.health.succeeded(now);
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
    const auto since = member.has_answered ? now : std::min(member.heard_before, now);
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
    if (!member.failing_since) {
      soonest = std::min(soonest, member.feed->next(now));
      continue;
    }
    soonest = std::min(soonest, member.retry_at);
    const auto silent_at = *member.failing_since + kQuotesOutliveFeed;
    if (silent_at > now) soonest = std::min(soonest, silent_at);
  }
  return soonest;
}

std::vector<const Feed*> FeedGroup::working() const {
  std::vector<const Feed*> feeds;
  for (const auto& member : feeds_) {
    if (!member.failing_since) feeds.push_back(member.feed.get());
  }
  return feeds;
}

std::set<std::string, std::less<>> FeedGroup::heard(ledger::Timestamp now) const {
  std::set<std::string, std::less<>> names;
  for (const auto& member : feeds_) {
    if (!member.failing_since || now - *member.failing_since < kQuotesOutliveFeed) {
      names.insert(member.feed->name());
    }
  }
  return names;
}

std::vector<FeedStatus> FeedGroup::status() const {
  std::vector<FeedStatus> all;
  for (const auto& member : feeds_) {
    const auto& feed = *member.feed;
    auto health = feed.health().value_or(member.health);
    if (!health.heard_at && member.heard_before != ledger::Timestamp{}) {
      health.heard_at = member.heard_before;
    }
    all.push_back(
        {feed.name(), feed.source(), feed.scope(), std::move(health), member.failing_since});
  }
  return all;
}

bool FeedGroup::counts(const Feed& feed, std::string_view before) const {
  return before != kByHand && rank(feed.name()) <= rank(before);
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
