#include "base/json/writer.hpp"
#include "http/app/commands/ask_server.hpp"
#include "http/app/commands/command_line.hpp"
#include "http/app/operator/operator_calls.hpp"

namespace chalkline::http {
namespace {

struct GameOptions {
  std::string data{"./data"};
  std::string id;
  std::string reason;
  std::int32_t home{};
  std::int32_t away{};
  std::string starts_at;
};

CancelCall cancel_call(const GameOptions& options) { return {options.id, options.reason}; }
ResultCall result_call(const GameOptions& options) {
  return {options.id, options.reason, options.home, options.away};
}
RescheduleCall reschedule_call(const GameOptions& options) {
  return {options.id, options.reason, *parse_iso(options.starts_at)};
}

std::string check_start(const std::string& text) {
  const auto time = parse_iso(text);
  return time ? std::string{} : time.error();
}

}  // namespace

void add_game(CommandLine& line) {
  auto& game = *line.app.add_subcommand("game", "Acts on a game as an operator, in its ledger");
  game.require_subcommand(1);
  const auto options = std::make_shared<GameOptions>();
  const auto add = [&](const std::string& name, const std::string& help, auto call_of) {
    auto& command = *game.add_subcommand(name, help);
    add_data_directory(command, options->data);
    command.add_option("id", options->id, "The game's id")->required();
    command.add_option("--reason", options->reason, "Why, for everybody to read")->required();
    command.callback([&line, options, call_of] {
      line.chosen = [options, call_of] {
        const auto call = call_of(*options);
        return ask_server(options->data, call.path, to_json(call));
      };
    });
    return &command;
  };
  const auto add_score = [](CLI::App& command, const std::string& name, std::int32_t& score,
                            const std::string& help) {
    command.add_option(name, score, help)->required()->check(whole_number(ledger::kScoreMax));
  };
  add("cancel", "Cancels it: its bets are void", cancel_call);
  auto* result = add("result", "Sets or corrects its result", result_call);
  add_score(*result, "home", options->home, "The home team's score");
  add_score(*result, "away", options->away, "The away team's score");
  auto* reschedule = add("reschedule", "Moves it, while bets are taken", reschedule_call);
  reschedule->add_option("start", options->starts_at, "As in 2026-11-21T19:30:00Z")
      ->required()
      ->check(check_start);
}

}  // namespace chalkline::http
