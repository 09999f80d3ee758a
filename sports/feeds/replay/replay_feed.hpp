#pragma once

#include <chrono>
#include <vector>

#include "sports/feeds/feed.hpp"
#include "sports/store/replay_store.hpp"

namespace chalkline::sports::replay {

// How long after kickoff a recorded result is told: a real game takes three hours, and a little
// more.
inline constexpr auto kResultAfter = std::chrono::minutes{195};

// How long before kickoff the closing line is quoted, so that bets can still be placed at it.
inline constexpr auto kClosesBefore = std::chrono::minutes{10};

// Tells recorded games again, each listed with its recorded line at its import, and quoted at its
// closing line before kickoff where the file has one. Starts from the
// beginning at each start of the server: there are at most some thousand games, and what the
// sportsbook knows already it leaves as it is.
class ReplayFeed : public Feed {
 public:
  explicit ReplayFeed(const std::vector<ReplayGame>& games);

  ledger::Source source() const override { return ledger::Source::kReplay; }
  std::vector<Update> poll(ledger::Timestamp now) override;
  ledger::Timestamp next(ledger::Timestamp now) const override;

 private:
  std::vector<Update> updates_;  // in order
  std::size_t told_ = 0;         // how many of them
};

}  // namespace chalkline::sports::replay
