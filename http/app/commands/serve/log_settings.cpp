#include "http/app/commands/serve/log_settings.hpp"

#include <fmt/format.h>

#include "base/signing/key.hpp"

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
}

}  // namespace chalkline::http
