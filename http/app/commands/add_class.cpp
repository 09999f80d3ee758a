#include <fmt/format.h>
#include <fmt/ranges.h>

#include <filesystem>
#include <stdexcept>

#include "base/hex.hpp"
#include "base/json/writer.hpp"
#include "http/app/commands/ask_server.hpp"
#include "http/app/commands/command_line.hpp"
#include "http/app/operator/operator_calls.hpp"
#include "http/app/process/data_directory.hpp"
#include "http/identity/accounts.hpp"
#include "http/identity/accounts_reader.hpp"

namespace chalkline::http {
namespace {

struct ClassOptions {
  std::string data{"./data"};
  std::string class_id{};
  std::string username{};
  bool early{};
};

std::string accounts_in(const std::string& data) {
  auto file = DataDirectory{data}.accounts();
  if (!std::filesystem::exists(file))
    throw std::runtime_error{fmt::format("There are no accounts in {}", data)};
  return file;
}

std::string educators_text(ClassReader& classes, const ledger::ClassId& id) {
  std::vector<std::string> names;
  for (auto& educator : classes.educators(id)) names.push_back(std::move(educator.name));
  return names.empty() ? "nobody" : fmt::format("{}", fmt::join(names, ", "));
}

int list_classes(const ClassOptions& options) {
  AccountsReader accounts{accounts_in(options.data)};
  auto& classes = accounts.classes();
  for (const auto& row : classes.all()) {
    fmt::print("{}  {}; members: {}; taught by: {}\n", to_hex(row.id), row.title,
               classes.count_members(row.id), educators_text(classes, row.id));
  }
  return 0;
}

std::string sentence_of(Classes::NotAdded why, const std::string& username) {
  switch (why) {
    case Classes::NotAdded::kNobody:
      return fmt::format("There is no educator named {}: grant the role first", username);
    case Classes::NotAdded::kMember:
      return fmt::format("{} is in this class, and so cannot teach it", username);
    case Classes::NotAdded::kFull:
      break;
  }
  return fmt::format("{} teaches {} classes, and more are not kept of one educator", username,
                     kClassesPerEducator);
}

// Also while a server runs, as is a grant.
int hand_on(const ClassOptions& options) {
  const auto file = accounts_in(options.data);
  Accounts accounts{file};
  accounts.db.accept();
  AccountsReader reader{file};
  const auto id = from_hex<sizeof(ledger::ClassId)>(options.class_id);
  const auto row = id ? reader.classes().find(*id) : std::nullopt;
  if (!row) throw std::runtime_error{fmt::format("There is no class {}", options.class_id)};
  if (!reader.classes().educators(*id).empty()) {
    throw std::runtime_error{
        fmt::format("{} is taught by {}, who can add another educator themselves", row->title,
                    educators_text(reader.classes(), *id))};
  }
  const auto handed_on = accounts.classes.hand_on(*row, options.username, wall_now());
  if (!handed_on) throw std::runtime_error{sentence_of(handed_on.error(), options.username)};
  fmt::print("{} now teaches {}\n", options.username, row->title);
  return 0;
}

}  // namespace

void add_class(CommandLine& line) {
  auto& group = *line.app.add_subcommand("class",
                                         "Lists classes, hands on those without an educator, "
                                         "and erases one");
  group.require_subcommand(1);
  const auto options = std::make_shared<ClassOptions>();
  auto& list = *group.add_subcommand("list", "Prints the classes, and who teaches each");
  add_data_directory(list, options->data);
  list.callback([&line, options] { line.chosen = [options] { return list_classes(*options); }; });
  auto& command = *group.add_subcommand("hand-on", "Gives a class without an educator to one");
  add_data_directory(command, options->data);
  command.add_option("class", options->class_id, "The class's id, as list prints it")->required();
  command.add_option("name", options->username, "The educator's name")->required();
  command.callback([&line, options] { line.chosen = [options] { return hand_on(*options); }; });
  auto& erasing = *group.add_subcommand(
      "erase",
      "Erases all that names a class that has ended, with its learners' notes on its bets");
  add_data_directory(erasing, options->data);
  erasing.add_option("class", options->class_id, "The class's id, as list prints it")->required();
  erasing.add_flag("--early", options->early, "Also while its educators still see it");
  erasing.callback([&line, options] {
    line.chosen = [options] {
      const EraseClassCall call{options->class_id, options->early};
      return ask_server(options->data, call.path, to_json(call));
    };
  });
}

}  // namespace chalkline::http
