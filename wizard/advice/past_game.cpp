#include "wizard/advice/past_game.hpp"

#include <algorithm>
#include <tuple>

namespace chalkline::wizard {
namespace {

struct News {
  ledger::Timestamp at;
  bool is_result{};
  const PastGame* game{};
  const PastQuote* quote{};
  std::size_t number{};  // in the order in which it was given

  auto order() const { return std::tuple{at, is_result, number}; }
};

}  // namespace

void replay(Advisor& advisor, std::span<const PastGame> games,
            const std::function<void(const SettledCase&)>& settled) {
  std::vector<News> all;
  for (const auto& game : games) {
    for (const auto& quote : game.quotes)
      all.push_back({quote.at, false, &game, &quote, all.size()});
    all.push_back({game.known_at, true, &game, nullptr, all.size()});
  }
  std::ranges::sort(all, {}, &News::order);
  for (const auto& news : all) {
    const auto& matchup = news.game->matchup;
    if (!news.is_result) {
      advisor.see(matchup, news.quote->lines, news.at);
      continue;
    }
    for (const auto& one : advisor.settle(matchup, news.game->score)) {
      if (settled) settled(one);
    }
  }
}

}  // namespace chalkline::wizard
