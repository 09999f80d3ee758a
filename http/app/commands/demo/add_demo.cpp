#include <fmt/format.h>

#include <cstdio>

#include "http/app/commands/command_line.hpp"
#include "http/app/commands/demo/demo.hpp"
#include "http/app/commands/demo/demo_steps.hpp"
#include "http/app/process/product_clock.hpp"

namespace chalkline::http {
namespace {

int demo(const std::string& directory) {
  const auto say = [](const std::string& line) {
    fmt::print(stderr, "{}\n", line);
    std::fflush(stderr);  // at once, also into a file
  };
  const auto made = make_demo({directory}, machine_now(), {}, DemoSteps{DemoSize{}, say});
  fmt::print(
      "The class '{}' of 30 learners is in {}. Every learner and bet in it was drawn by a "
      "program.\n"
      "Serve it:  chalkline serve --data {}\n"
      "Sign in:   {}, or as a learner {} to {:02}, each with the password {}\n",
      made.title, directory, directory, made.educator, made.learner, DemoSize{}.learners,
      made.password);
  fmt::print(
      "Chasing:   {} stakes more after a loss, and shares it. Look at the card 'After losses': as "
      "the learner on My Progress with the purse of the class, as {} in the record of '{}'\n",
      made.chaser, made.educator, made.chaser_alias);
  return 0;
}

}  // namespace

void add_demo(CommandLine& line) {
  auto& command = *line.app.add_subcommand(
      "demo", "Makes a data directory with a class of 30 learners and their last 60 days");
  const auto directory = std::make_shared<std::string>();
  command.add_option("directory", *directory, "A new directory")->required();
  command.callback([&line, directory] { line.chosen = [directory] { return demo(*directory); }; });
}

}  // namespace chalkline::http
