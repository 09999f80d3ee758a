#include "http/app/commands/command_line.hpp"
#include "http/app/commands/wizard_evaluate.hpp"

namespace chalkline::http {
namespace {

constexpr int kSimulatedGamesMax = 100'000;  // of each league: six years, four minutes

}  // namespace

void add_wizard(CommandLine& line) {
  auto& wizard = *line.app.add_subcommand("wizard", "Scores the Betting Wizard");
  wizard.require_subcommand(1);
  auto& evaluating = *wizard.add_subcommand(
      "evaluate", "Compares its chances and advice with what happened, game by game, as tables");
  const auto options = std::make_shared<EvaluateOptions>();
  evaluating.add_option("file", options->files,
                        "Files of past games as `sports import` reads them; FILE:YEAR, the year in "
                        "which the season began, for one without years");
  add_setting(evaluating, "simulated-games", options->simulated_games,
              "Also so many games of each simulated league, as their feed tells them")
      ->check(CLI::Range(0, kSimulatedGamesMax));
  evaluating.callback(
      [&line, options] { line.chosen = [options] { return wizard_evaluate(*options); }; });
}

}  // namespace chalkline::http
