#pragma once

#include "ledger/audit/game_evidence.hpp"
#include "tests/ledger/figures.hpp"
#include "tests/ledger/verbs.hpp"

// A game that was quoted twice before it and once during it, and ended 24:17; "the key" reveals it.
namespace chalkline::ledger::test {

inline const Lines kShown{TwoWay{0, -120, 100}, TwoWay{-7, -110, -105}, TwoWay{95, -105, -115}};
// Behind kShown: its moneyline has moved, and the spread is as it was.
inline const Lines kShownAgain{TwoWay{0, -130, 110}, TwoWay{-7, -110, -105},
                               TwoWay{96, -105, -115}};
inline const Lines kShownLive{TwoWay{0, 200, -250}, std::nullopt, std::nullopt};
inline const PropSubject kPointGuard{"nba-BOS-1", "Alden Ashgrove", PropType::kAssists};
inline constexpr auto kQuotedAt = kNoon - 1min;
inline constexpr auto kQuotedAgainAt = kTipOff - 10min;
inline constexpr auto kLiveAt = kTipOff + 3s;

class KnownGame : public GameEvidence {
 public:
  explicit KnownGame(GameId game) : game_{game} {}
  std::optional<Lines> quoted(Timestamp at) const override {
    if (at == kQuotedAgainAt) return kShownAgain;
    return at == kQuotedAt ? std::optional{kShown} : std::nullopt;
  }
  std::optional<Timestamp> last_quoted(Timestamp at) const override {
    if (at < kQuotedAt) return std::nullopt;
    return at < kQuotedAgainAt ? kQuotedAt : kQuotedAgainAt;
  }
  std::optional<Lines> live(Timestamp at) const override {
    return at == kLiveAt ? std::optional{kShownLive} : std::nullopt;
  }
  std::optional<TwoWay> prop(const PropSubject& subject, Timestamp at) const override {
    return subject == kPointGuard && at == kQuotedAt ? std::optional{TwoWay{13, -110, -112}}
                                                     : std::nullopt;
  }
  Lines closing() const override { return kShown; }
  ResultRecorded result() const override { return {game_, {24, 17}}; }
  std::optional<StatisticsRecorded> statistics() const override {
    return StatisticsRecorded{game_, true, {{kPointGuard.player, true, basketball(1, 2, 3, 4, 5)}}};
  }

 private:
  GameId game_;
};

inline std::unique_ptr<const GameEvidence> open_known(const GameScheduled& game,
                                                      std::string_view reveal) {
  return reveal == "the key" ? std::make_unique<const KnownGame>(game.game) : nullptr;
}

}  // namespace chalkline::ledger::test
