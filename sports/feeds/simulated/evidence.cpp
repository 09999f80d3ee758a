#include "sports/feeds/simulated/evidence.hpp"

#include <algorithm>
#include <utility>

#include "sports/feeds/simulated/quotes.hpp"
#include "sports/simulation/games/live_play.hpp"
#include "sports/simulation/games/time_marks.hpp"
#include "sports/simulation/players/prop_prices.hpp"

namespace chalkline::sports::simulated {
namespace {

using ledger::Lines;
using ledger::Timestamp;

class Evidence : public ledger::GameEvidence {
 public:
  Evidence(ledger::GameId id, const GameParameters& parameters)
      : id_{id}, game_{simulated_game(parameters)}, play_{facts(id, parameters), game_} {}

  std::optional<Lines> quoted(Timestamp at) const override {
    if (at == listed()) return quote(game_, 0);
    const auto times = quote_times(game_.match.draws, start());
    const auto* const found = std::ranges::find(times, at);
    if (found == times.end()) return std::nullopt;
    return quote(game_, static_cast<std::size_t>(found - times.begin()));
  }

  std::optional<Timestamp> last_quoted(Timestamp at) const override {
    auto last = listed() <= at ? std::optional{listed()} : std::nullopt;
    for (const auto time : quote_times(game_.match.draws, start())) {
      if (time <= at) last = std::max(time, last.value_or(time));
    }
    return last;
  }

  std::optional<Lines> live(Timestamp at) const override {
    const auto since = at - start();
    if (since < since.zero() || since >= kGameLength || since % kLiveTick != since.zero())
      return std::nullopt;
    const auto moment = play_.at(static_cast<int>(since / kLiveTick));
    return moment.suspended ? std::nullopt : std::optional{moment.lines};
  }

  std::optional<ledger::TwoWay> prop(const ledger::PropSubject& subject,
                                     Timestamp at) const override {
    if (!has_figures(game_)) return std::nullopt;
    for (const bool home : {true, false}) {
      const auto& side = game_.side(home);
      for (std::size_t roster_slot = 0; roster_slot < quoted_players(game_); ++roster_slot) {
        if (player_id(sport(), side.code, roster_slot) != subject.player) continue;
        if (player_name(side.names, roster_slot) != subject.name) return std::nullopt;
        return prop_quote(game_, prop_markets(game_, home), home, roster_slot, subject.type, at);
      }
    }
    return std::nullopt;
  }

  Lines closing() const override { return quote(game_, kQuotes - 1); }

  ledger::ResultRecorded result() const override {
    const auto scores = scoring(game_.match);
    return {id_, state_at(scores, kGameTicks).score, period_scores(game_.match, scores)};
  }

  std::optional<ledger::StatisticsRecorded> statistics() const override {
    if (!has_figures(game_)) return std::nullopt;
    const auto figures = player_figures(game_);
    return ledger::StatisticsRecorded{id_, true, {figures.begin(), figures.end()}};
  }

 private:
  static Game facts(ledger::GameId id, const GameParameters& parameters) {
    Game game;
    game.id = id;
    game.sport = parameters.sport;
    game.starts_at = parameters.starts_at;
    return game;
  }
  ledger::Sport sport() const { return game_.parameters.sport; }
  Timestamp start() const { return game_.parameters.starts_at; }
  Timestamp listed() const { return listed_at(slot_at(sport(), start())); }

  ledger::GameId id_;
  SimulatedGame game_;
  SimulatedPlay play_;
};

}  // namespace

std::unique_ptr<const ledger::GameEvidence> open_evidence(const ledger::GameScheduled& game,
                                                          std::string_view reveal) {
  const auto parameters = parse_reveal(reveal);
  if (!parameters || game.source != ledger::Source::kSimulated || parameters->sport != game.sport ||
      parameters->starts_at != game.starts_at || parameters->home.code != game.home_code ||
      parameters->away.code != game.away_code) {
    return nullptr;
  }
  return std::make_unique<const Evidence>(game.game, *parameters);
}

}  // namespace chalkline::sports::simulated
