#pragma once

#include <memory>
#include <optional>
#include <string>

#include "http/caches/shared_text.hpp"
#include "http/caches/text_cache.hpp"
#include "sports/book/odds_board.hpp"
#include "sports/book/seasons.hpp"
#include "sports/model/live_game.hpp"

namespace chalkline::http {

// The lists of games as JSON, made once for each state of the boards, sport and length. For one
// thread.
class UpcomingGamesCache {
 public:
  struct Choice {
    std::optional<ledger::Sport> sport;
    bool replays{};  // also seasons that are played again beside the usual games
    std::size_t count{};
    std::optional<ledger::ClassId> in_class{};  // whose own season it is then
  };
  // `live`: null, or the games under way, which come first.
  std::shared_ptr<const SharedText> of(const sports::OddsBoard& board,
                                       const sports::LiveBoard* live, const Choice& choice);

 private:
  // The client asks for all games, in each class that plays a season for those, or for 10 of a
  // sport; whatever else is asked for must not fill the memory. Half of a cache is kept for
  // certain.
  static constexpr std::size_t kTextsMax = 2 * (16 + sports::kClassRunsMax);

  struct Versions {
    std::uint64_t board{};
    std::uint64_t live{};
    friend bool operator==(const Versions&, const Versions&) = default;
  };
  TextCache<std::string, Versions, std::shared_ptr<const SharedText>> texts_{kTextsMax};
};

}  // namespace chalkline::http
