#include "http/app/commands/command_line.hpp"
#include "http/app/commands/wizard/wizard_evaluate.hpp"
#include "http/app/commands/wizard/wizard_record.hpp"

namespace chalkline::http {
namespace {

constexpr int kSimulatedGamesMax = 100'000;  // of each league: six years, four minutes

void add_record(CommandLine& line, CLI::App& wizard) {
  auto& recording = *wizard.add_subcommand(
      "record", "Scores what it has said of games that have ended, as the ledger has it");
  const auto options = std::make_shared<WizardRecordOptions>();
  add_data_directory(recording, options->data);
  recording.add_flag("--json", options->json, "As one JSON object");
  recording.callback(
      [&line, options] { line.chosen = [options] { return wizard_record(*options); }; });
}

void add_evaluate(CommandLine& line, CLI::App& wizard) {
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

}  // namespace

void add_wizard(CommandLine& line) {
  auto& wizard = *line.app.add_subcommand("wizard", "Scores the Betting Wizard");
  wizard.require_subcommand(1);
  add_evaluate(line, wizard);
  add_record(line, wizard);
}

}  // namespace chalkline::http
