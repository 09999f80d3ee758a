#include <fmt/format.h>
#include <spdlog/sinks/stdout_color_sinks.h>
#include <spdlog/spdlog.h>

#include <algorithm>
#include <array>
#include <boost/asio/ip/address.hpp>
#include <cctype>
#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <limits>
#include <map>
#include <thread>

#include "http/app/commands/command_line.hpp"
#include "http/app/commands/serve/language_model_settings.hpp"
#include "http/app/commands/serve/log_settings.hpp"
#include "http/app/commands/serve/mail_settings.hpp"
#include "http/app/serve.hpp"
#include "http/app/site/site.hpp"

namespace chalkline::http {
namespace {

namespace fs = std::filesystem;

// The client that belongs to this binary: in the source tree of build/PRESET/chalkline, or
// installed beside bin/chalkline.
std::string own_web_root() {
  std::error_code problem;
  const auto binary = fs::read_symlink("/proc/self/exe", problem).parent_path();
  const auto built = binary / "../../web/dist";
  const auto installed = binary / "../share/chalkline/web";
  return (fs::is_directory(installed) ? installed : built).lexically_normal().string();
}

std::string check_address(const std::string& text) {
  boost::system::error_code problem;
  boost::asio::ip::make_address(text, problem);
  return problem ? fmt::format("'{}' is not an address to listen on", text) : std::string{};
}

std::string check_listener(const std::string& text) {
  return listener_at(text) ? "" : fmt::format("'{}' is not ADDRESS:PORT", text);
}

// A range by itself lets 'nan' pass.
std::string check_number(const std::string& text) {
  return std::isnan(std::strtod(text.c_str(), nullptr)) ? "A number is needed" : "";
}

// The key stands in an address. No message shows it.
std::string check_key(const std::string& text) {
  const bool plain =
      std::ranges::all_of(text, [](unsigned char c) { return std::isalnum(c) != 0; });
  return plain ? "" : "The key has other characters than letters and digits";
}

// For tests: replaces every provider's address.
std::string check_own_address(const std::string& text) {
  return text.starts_with("http://127.0.0.1:") ? "" : "It does not begin with http://127.0.0.1:";
}

// Real games do not go faster than they are played.
void check_live_clock(const ServeOptions& options) {
  if (options.source == ledger::Source::kLive && options.clock_speed != 1)
    throw CLI::ValidationError{"--clock-speed", "The live source needs the machine's own time"};
}

// To stderr: stdout says one line, that the server is ready.
void log_at(const std::string& level) {
  auto logger = spdlog::stderr_color_mt("chalkline");
  logger->set_pattern("%Y-%m-%dT%H:%M:%S.%eZ %^%l%$ %v", spdlog::pattern_time_type::utc);
  logger->set_level(spdlog::level::from_str(level));
  spdlog::set_default_logger(std::move(logger));
}

}  // namespace

void add_serve(CommandLine& line) {
  struct Settings {
    ServeOptions serve;
    std::string log_level{"info"};
  };
  const auto settings = std::make_shared<Settings>();
  auto& options = settings->serve;
  options.threads = std::max(1U, std::thread::hardware_concurrency());
  options.web_root = own_web_root();

  auto& command = *line.app.add_subcommand(
      "serve", "Serves the web client and the API until SIGTERM or SIGINT");
  add_setting(command, "port", options.port, "TCP port; 0 takes any free one");
  add_setting(command, "bind", options.bind, "Address to listen on")->check(check_address);
  add_setting(command, "metrics-bind", options.metrics_bind,
              "Address and port where /metrics is served, such as 127.0.0.1:9464; apart from the "
              "site, so that a proxy before that does not show them (default: nowhere)")
      ->check(check_listener);
  add_data_directory(command, options.data);
  std::map<std::string, ledger::Source> sources;
  for (const auto name : ledger::enum_names<ledger::Source>)
    sources.emplace(name, ledger::parse_name<ledger::Source>(name).value());
  add_setting(command, "source", options.source, "Where games come from")
      ->transform(CLI::CheckedTransformer(sources).description(""))
      ->transform(CLI::IsMember(sources).description("{simulated,replay,live}"))
      ->default_str("simulated");
  add_setting(command, "odds-api-key", options.odds_api_key,
              "Key of The Odds API for --source live; better in the environment, where ps does not "
              "show it (default: every sport is simulated)")
      ->check(check_key);
  add_setting(command, "live-from", options.live_from,
              "Address on this machine that --source live asks in the place of every provider, for "
              "tests: http://127.0.0.1:PORT")
      ->check(check_own_address);
  add_setting(command, "seed", options.seed,
              "Seed of the simulated source for this run, for tests and demos: who knows it can "
              "foretell every game (default: drawn at the first start, kept in DATA/seed)")
      ->check(whole_number(std::numeric_limits<std::uint64_t>::max()));
  add_setting(command, "clock-speed", options.clock_speed,
              "How many times as fast as the machine's the clock runs")
      ->check(CLI::Range(0.001, 100'000.0))
      ->check(check_number);
  command.add_flag("--accept-log-end", options.accept_log_end,
                   "Start with a ledger that may have lost its last records, and go on from there");
  auto* accept = command.add_flag_callback(
      "--accept-clock", [settings] { settings->serve.clock_start = ClockStart::kAccepted; },
      "Start although the machine's clock lies far from the ledger's last record");
  command
      .add_flag_callback(
          "--set-clock-back", [settings] { settings->serve.clock_start = ClockStart::kSetBack; },
          "Set a ledger that a wrong clock has moved ahead back to the machine's clock, once")
      ->excludes(accept);
  add_setting(command, "threads", options.threads,
              "Threads for connections (default: one for each core)")
      ->check(CLI::Range(1, 256));
  auto* certificate = add_setting(command, "tls-cert", options.tls_certificate,
                                  "PEM file of the certificate chain");
  auto* key =
      add_setting(command, "tls-key", options.tls_key, "PEM file of the certificate's private key");
  certificate->needs(key)->check(CLI::ExistingFile);
  key->needs(certificate)->check(CLI::ExistingFile);
  add_setting(command, "web-root", options.web_root, "Directory of the built web client")
      ->check(CLI::ExistingDirectory);
  command
      .add_flag("--league-views", options.league_views,
                "The sports hub shows schedules, box scores and standings of MLB and NBA, where it "
                "otherwise says that they are coming")
      ->envname(environment_variable("league-views"));
  add_log_settings(command, options);
  add_language_model_settings(command, options);
  add_mail_settings(command, options);
  static const std::array<std::string, 6> kLevels{"debug", "info",     "warn",
                                                  "error", "critical", "off"};
  add_setting(command, "log-level", settings->log_level, "The least that is logged")
      ->check(CLI::IsMember(kLevels));

  command.callback([&line, settings] {
    check_live_clock(settings->serve);
    line.chosen = [settings] {
      log_at(settings->log_level);
      return serve(settings->serve);
    };
  });
}

}  // namespace chalkline::http
