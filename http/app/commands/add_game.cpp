#include <fmt/format.h>

#include <stdexcept>

#include "base/curl.hpp"
#include "base/json/writer.hpp"
#include "http/app/commands/command_line.hpp"
#include "http/app/operator/operator_calls.hpp"
#include "http/app/process/data_directory.hpp"

namespace chalkline::http {
namespace {

// The server answers within a group commit, and may have some requests to answer before.
constexpr long kAnswerSeconds = 30;

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

std::size_t append_answer(char* from, std::size_t size, std::size_t count, void* to) {
  static_cast<std::string*>(to)->append(from, size * count);
  return size * count;
}

// Asks the server of the data directory, which alone may write its ledger.
int ask(const std::string& directory, const std::string& path, const std::string& body) {
  start_curl();
  const Curl curl{curl_easy_init()};
  const CurlList headers{curl_slist_append(nullptr, "Content-Type: application/json")};
  if (!curl || !headers) throw std::bad_alloc{};
  const auto socket = DataDirectory{directory}.operator_socket();
  const auto url = "http://localhost" + path;
  std::string answer;
  const auto set = [&](CURLoption option, auto value) { set_option(curl, option, value); };
  set(CURLOPT_NOSIGNAL, 1L);
  set(CURLOPT_UNIX_SOCKET_PATH, socket.c_str());
  set(CURLOPT_URL, url.c_str());
  set(CURLOPT_PROXY, "");
  set(CURLOPT_HTTPHEADER, headers.get());
  set(CURLOPT_POSTFIELDS, body.c_str());
  set(CURLOPT_POSTFIELDSIZE, static_cast<long>(body.size()));
  set(CURLOPT_TIMEOUT, kAnswerSeconds);
  set(CURLOPT_WRITEFUNCTION, &append_answer);
  set(CURLOPT_WRITEDATA, static_cast<void*>(&answer));
  const auto result = curl_easy_perform(curl.get());
  // A path that is too long for a socket is a host that cannot be found to libcurl.
  if (result == CURLE_COULDNT_CONNECT || result == CURLE_COULDNT_RESOLVE_HOST)
    throw std::runtime_error{
        fmt::format("No server of yours listens in {}, and it alone writes the ledger", directory)};
  if (result != CURLE_OK)
    throw std::runtime_error{
        fmt::format("The server did not answer, so it may be done or not: ask again ({})",
                    curl_easy_strerror(result))};
  long status = 0;
  curl_easy_getinfo(curl.get(), CURLINFO_RESPONSE_CODE, &status);
  if (status != 200) throw std::runtime_error{answer};
  fmt::print("{}\n", answer);
  return 0;
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
        return ask(options->data, call.path, to_json(call));
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
