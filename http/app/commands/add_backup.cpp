#include "http/app/commands/backup/backup.hpp"
#include "http/app/commands/command_line.hpp"
#include "http/app/commands/serve/log_settings.hpp"

namespace chalkline::http {

void add_backup(CommandLine& line) {
  auto& command = *line.app.add_subcommand(
      "backup", "Adds a backup of the data directory to a directory of backups");
  const auto options = std::make_shared<BackupOptions>();
  command.add_option("directory", options->directory, "Directory of the backups, on another disk")
      ->required();
  add_data_directory(command, options->data);
  command.add_flag("--with-key", options->with_key,
                   "Has the key of the log in it: whoever has the backup can sign as the log");
  add_setting(command, "keep", options->kept, "How many backups stay, this one among them")
      ->check(CLI::Range(std::size_t{1}, std::size_t{100'000}).description(""));
  command.callback([&line, options] { line.chosen = [options] { return back_up(*options); }; });
}

void add_restore(CommandLine& line) {
  auto& command = *line.app.add_subcommand("restore", "Makes a data directory from a backup");
  const auto options = std::make_shared<RestoreOptions>();
  command.add_option("directory", options->directory, "Directory of the backups")->required();
  command.add_option("data", options->data, "Data directory to be made")->required();
  command.add_option("--number", options->number, "Number of the backup (default: the newest)")
      ->check(whole_number(std::numeric_limits<std::uint64_t>::max()));
  command.add_option("--ledger", options->ledger,
                     "Data directory whose ledger has survived: people alone come from the backup");
  command.add_option("--key", options->key, "File with the key of the log, if the backup has none");
  add_setting(command, "anchor", options->anchor,
              "The server's anchor, which the ledger has to continue");
  command
      .add_option("--known", options->known,
                  "File with a checkpoint that the ledger has to continue; may be given several "
                  "times")
      ->allow_extra_args(false);
  add_witnesses(command, options->witnesses,
                "URL=VKEY of a witness, as often as there are: the ledger has to continue the "
                "newest checkpoint that it has signed and serves at URL (default: none)");
  command.add_flag("--accept-log-end", options->accept_log_end,
                   "Restores a ledger that is behind what was published");
  command.callback([&line, options] { line.chosen = [options] { return restore(*options); }; });
}

}  // namespace chalkline::http
