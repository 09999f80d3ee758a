#pragma once

#include <doctest/doctest.h>

#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "ledger/engine/engine.hpp"
#include "ledger/rules/game.hpp"

namespace chalkline::sports::test {

// The ledger's part in a game, decided by its own rules; keeps what was accepted, as one line each.
class FakeLedger {
 public:
  std::vector<ledger::Outcome> operator()(const std::vector<ledger::Command>& asked) {
    std::vector<ledger::Outcome> outcomes;
    for (const auto& command : asked) {
      if (busy_after && outcomes.size() >= *busy_after) {
        outcomes.emplace_back(std::unexpected(ledger::Rejection::kBusy));
      } else {
        outcomes.push_back(std::visit([&](const auto& c) { return decide(c); }, command));
      }
    }
    return outcomes;
  }

  std::optional<ledger::GameState> game(ledger::GameId id) const {
    const auto known = games_.find(id);
    return known == games_.end() ? std::nullopt : std::optional{known->second};
  }

  std::vector<std::string> accepted;  // "ScheduleGame 0123.."
  std::vector<ledger::Command> commands;
  std::optional<std::size_t> busy_after;  // takes so many commands of each call
  std::optional<ledger::Rejection> refuse_schedules;
  ledger::Timestamp now{};

 private:
  // Scripted games are committed to nothing.
  static const ledger::Rules& rules() { return ledger::rules_of(ledger::kFirstRules); }

  template <class Command>
  ledger::Outcome decide(const Command& command) {
    if constexpr (requires {
                    ledger::decide(static_cast<const ledger::GameState*>(nullptr), command);
                  }) {
      return take(command, [&](const auto* game) { return ledger::decide(game, command); });
    } else if constexpr (std::is_same_v<Command, ledger::ScheduleGame>) {
      return take(command,
                  [&](const auto* game) { return ledger::decide(game, command, rules()); });
    } else if constexpr (std::is_same_v<Command, ledger::CancelGame>) {
      return take(command,
                  [&](const auto* game) { return ledger::decide(game, command, now, rules()); });
    } else if constexpr (std::is_same_v<Command, ledger::RecordResult>) {
      return take(command,
                  [&](const auto* game) { return ledger::decide(game, command, now, {}); });
    } else {
      FAIL("the feed has no business with accounts");
      return std::unexpected(ledger::Rejection::kBusy);
    }
  }

  template <class Command, class Decide>
  ledger::Outcome take(const Command& command, Decide decide) {
    ledger::GameId id{};
    if constexpr (std::is_same_v<Command, ledger::ScheduleGame>) {
      id = command.game.game;
      if (refuse_schedules) return std::unexpected(*refuse_schedules);
    } else {
      id = command.game;
    }
    const auto known = games_.find(id);
    const auto decided = decide(known == games_.end() ? nullptr : &known->second);
    if (!decided) return std::unexpected(decided.error());
    const auto happens = [&](const ledger::Event& event) {
      ledger::evolve(games_[id], event, ++position_, now);
      accepted.push_back(std::string{ledger::type_of(event).name} + ' ' + ledger::to_string(id));
    };
    if constexpr (std::is_same_v<Command, ledger::RecordResult>) {
      for (const auto& event : *decided) happens(event);
    } else {
      happens(*decided);
    }
    commands.emplace_back(command);
    return ledger::CommandResult{position_, position_, 0, false};
  }

  std::map<ledger::GameId, ledger::GameState> games_;
  ledger::Position position_{};
};

}  // namespace chalkline::sports::test
