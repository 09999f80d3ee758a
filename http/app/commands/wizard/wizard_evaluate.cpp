#include "http/app/commands/wizard/wizard_evaluate.hpp"

#include <fmt/format.h>

#include "http/app/commands/wizard/past_games.hpp"
#include "wizard/evaluation/report.hpp"
#include "wizard/evaluation/walk_forward.hpp"

namespace chalkline::http {

int wizard_evaluate(const EvaluateOptions& options) {
  auto games = games_of_files(options.files);
  if (options.simulated_games > 0) {
    constexpr std::uint64_t kWorld = 1;  // one of its own, so that its tables are always the same
    const sports::simulated::MasterSeed seed{kWorld};
    for (auto& game : simulated_games(seed, options.simulated_games)) {
      games.push_back(std::move(game));
    }
  }
  fmt::print("{} games, model version {}\n\n{}", games.size(), ledger::kAdviceModel,
             wizard::report(wizard::walk_forward(games)));
  return 0;
}

}  // namespace chalkline::http
