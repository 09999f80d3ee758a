#include "wizard/advice/past_game.hpp"

#include <algorithm>
#include <tuple>

namespace chalkline::wizard {
namespace {

struct DatedNews {
  ledger::Timestamp at;
  PastNews news;
  std::size_t number{};  // in the order in which it was given

  auto order() const { return std::tuple{at, news.quote == nullptr, number}; }
};

}  // namespace

std::vector<PastNews> in_order(std::span<const PastGame> games) {
  std::vector<DatedNews> dated;
  for (const auto& game : games) {
    for (const auto& quote : game.quotes)
      dated.push_back({quote.at, {&game, &quote}, dated.size()});
    dated.push_back({game.known_at, {&game, nullptr}, dated.size()});
  }
  std::ranges::sort(dated, {}, &DatedNews::order);
  std::vector<PastNews> all;
  all.reserve(dated.size());
  for (const auto& one : dated) all.push_back(one.news);
  return all;
}

void replay(Advisor& advisor, std::span<const PastGame> games,
            const std::function<void(const SettledCase&)>& settled) {
  for (const auto& [game, quote] : in_order(games)) {
    if (quote != nullptr) {
      advisor.see(game->matchup, quote->lines, quote->at);
      continue;
    }
    for (const auto& one : advisor.settle(game->matchup, game->score)) {
      if (settled) settled(one);
    }
  }
}

}  // namespace chalkline::wizard
