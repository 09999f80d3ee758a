#include "sports/book/games/feed_group.hpp"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <iterator>
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

bool has_listed(const Feed& feed, const Game& game) {
  return game.source == feed.source() && game.source_key.starts_with(key_prefix(feed)) &&
         game.source_key.ends_with(feed.world());
}

FeedGroup::FeedGroup(Feeds feeds) {
  for (auto& feed : feeds) feeds_.push_back({std::move(feed), {}, {}, {}});
}

std::vector<FeedGroup::News> FeedGroup::poll(ledger::Timestamp now) {
  std::vector<News> news;
  for (auto& member : feeds_) {
    for (auto& update : poll(member, now)) news.push_back({member.feed.get(), std::move(update)});
  }
  std::ranges::stable_sort(news, {}, [](const News& item) { return order_of(item.update); });
  return news;
}

std::vector<Update> FeedGroup::poll(Member& member, ledger::Timestamp now) {
  if (member.failing_since && now < member.retry_at) return {};
  try {
    auto updates = member.feed->poll(now);
    if (std::exchange(member.failing_since, std::nullopt)) {
      spdlog::info("sports: the feed {} works again", member.feed->name());
    }
    return updates;
  } catch (const std::exception& failure) {
    member.retry_after = member.failing_since ? std::min<std::chrono::microseconds>(
                                                    2 * member.retry_after, kLastFeedRetry)
                                              : kFirstFeedRetry;
    member.retry_at = now + member.retry_after;
    if (!std::exchange(member.failing_since, member.failing_since.value_or(now))) {
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

bool FeedGroup::counts(const Feed& feed, std::string_view before) const {
  return rank(feed.name()) <= rank(before);
}

std::size_t FeedGroup::rank(std::string_view name) const {
  const auto found = std::ranges::find_if(feeds_, [&](const Member& member) {
    return !member.failing_since && member.feed->name() == name;
  });
  return static_cast<std::size_t>(found - feeds_.begin());
}

bool FeedGroup::tells_of(const Game& game) const {
  return std::ranges::any_of(feeds_,
                             [&](const Member& member) { return has_listed(*member.feed, game); });
}

std::vector<std::pair<ledger::Source, std::string>> FeedGroup::worlds() const {
  std::vector<std::pair<ledger::Source, std::string>> worlds;
  for (const auto& member : feeds_) {
    std::pair world{member.feed->source(), member.feed->world()};
    if (std::ranges::find(worlds, world) == worlds.end()) worlds.push_back(std::move(world));
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
