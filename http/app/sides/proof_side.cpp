#include "http/app/sides/proof_side.hpp"

#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include <filesystem>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "http/app/sides/ask_witness.hpp"
#include "http/parse/host.hpp"

namespace chalkline::http {
namespace {

// The name of a log that has yet to be made: the option's, else where people find it.
std::optional<std::string> origin_of(const ServeOptions& options) {
  if (!options.log_origin.empty()) return options.log_origin;
  const auto host = authority_of(options.public_url);
  return host.empty() ? std::nullopt : std::optional{host + "/log"};
}

std::optional<std::filesystem::path> file_of(const std::string& option) {
  return option.empty() ? std::nullopt : std::optional<std::filesystem::path>{option};
}

// It would be put back with all the rest.
void require_elsewhere(const ServeOptions& options, const DataDirectory& data) {
  if (options.anchor.empty()) return;
  const auto anchor = std::filesystem::weakly_canonical(options.anchor);
  const auto inside = anchor.lexically_relative(std::filesystem::canonical(data.directory));
  if (!inside.empty() && *inside.begin() != "..") {
    throw std::runtime_error{fmt::format(
        "The anchor {} lies in the data directory: it has to be on another disk", anchor.string())};
  }
}

proof::LogOptions log_options(const ServeOptions& options, const DataDirectory& data) {
  require_elsewhere(options, data);
  return {.directory = data.proof(),
          .origin = origin_of(options),
          .anchor = file_of(options.anchor),
          .known = file_of(options.known),
          .accepts_loss = options.accept_log_end};
}

std::vector<proof::WitnessOption> witnesses_of(const ServeOptions& options) {
  std::vector<proof::WitnessOption> witnesses;
  for (const auto& text : options.witnesses)
    witnesses.push_back(proof::parse_witness_option(text).value());
  return witnesses;
}

// Without one nobody is asked, and libcurl is not set up.
proof::AskWitness ask_if_any(const ServeOptions& options) {
  return options.witnesses.empty() ? proof::AskWitness{} : ask_witness();
}

void warn_of_log(const ServeOptions& options, const proof::Publisher& publisher) {
  const auto origin = publisher.key().name;
  if (!options.log_origin.empty() && options.log_origin != origin) {
    spdlog::warn("The log was made as {} and keeps that name: --log-origin {} changes nothing",
                 origin, options.log_origin);
  }
  if (options.anchor.empty() && options.known.empty() && options.witnesses.empty()) {
    spdlog::warn(
        "A data directory that is put back as a whole would not be noticed: no checkpoint is kept "
        "anywhere else (--anchor, --witness, --known)");
  }
  for (const auto& witness : witnesses_of(options)) {
    spdlog::info("Each checkpoint is sent to the witness {} at {}, and no bet waits for it",
                 witness.key.name, witness.url);
  }
}

}  // namespace

ProofSide::ProofSide(const ServeOptions& options, const DataDirectory& data, const WriteSide& write,
                     StopOrder& stops)
    : publisher{*write.log, log_options(options, data)},
      witnesses{publisher, data.proof(), witnesses_of(options), ask_if_any(options)} {
  warn_of_log(options, publisher);
  stops.add(publisher);
  stops.add(witnesses);
}

}  // namespace chalkline::http
