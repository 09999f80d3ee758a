#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string_view>

#include "ledger/events/events.hpp"

namespace chalkline::ledger {

// Derives the content of a revealed game, so that an audit need not believe what was recorded of
// it. The source of the game implements it.
class GameEvidence {
 public:
  virtual ~GameEvidence() = default;

  // The lines that were published before the game at exactly that time; absent: none were.
  virtual std::optional<Lines> quoted(Timestamp at) const = 0;

  // When the lines were last published before the game, at that time or earlier; absent: not yet.
  virtual std::optional<Timestamp> last_quoted(Timestamp at) const = 0;

  // The lines of the game under way; absent unless bets were taken at exactly that time.
  virtual std::optional<Lines> live(Timestamp at) const = 0;

  // The line of a prop, the over's price and the under's; absent: none was offered then.
  virtual std::optional<TwoWay> prop(const PropSubject& subject, Timestamp at) const = 0;

  virtual Lines closing() const = 0;
  virtual ResultRecorded result() const = 0;
  virtual std::optional<StatisticsRecorded> statistics() const = 0;  // absent: it has none
};

// Null unless `reveal` has the source's form and is of this very game: its sport, start and teams.
using OpenEvidence = std::function<std::unique_ptr<const GameEvidence>(const GameScheduled& game,
                                                                       std::string_view reveal)>;

}  // namespace chalkline::ledger
