#include "http/app/commands/serve/log_settings.hpp"

#include <fmt/format.h>

#include "base/signing/key.hpp"
#include "http/app/sides/ask_witness.hpp"

namespace chalkline::http {
namespace {

std::string check_origin(const std::string& text) {
  return is_key_name(text)
             ? ""
             : fmt::format("'{}' cannot name the log: it has a space or a plus sign", text);
}

}  // namespace

void add_log_settings(CLI::App& command, ServeOptions& options) {
  add_setting(command, "log-origin", options.log_origin,
              "Name of the transparency log, chosen at the first start and kept from then on "
              "(default: the host of --public-url and /log, else a name drawn with its key)")
      ->check(check_origin);
  add_setting(command, "anchor", options.anchor,
              "File on another disk, and in no backup, that has the newest signed checkpoint too: "
              "it shows when the data directory was put back (default: none)");
  add_setting(command, "known", options.known,
              "File with a signed checkpoint that was kept: a ledger that does not continue it is "
              "not served")
      ->check(CLI::ExistingFile);
  add_witnesses(
      command, options.witnesses,
      "URL=VKEY of a witness, as often as there are: each checkpoint is sent to URL (C2SP "
      "tlog-witness), which signs it too unless it has seen another history (default: none)");
}

void add_witnesses(CLI::App& command, std::vector<std::string>& witnesses,
                   const std::string& help) {
  // In the environment they stand one after the other, with a space between.
  command.add_option("--witness", witnesses, help)
      ->envname(environment_variable("witness"))
      ->allow_extra_args(false)
      ->delimiter(' ')
      ->check(check_witness);
}

}  // namespace chalkline::http
