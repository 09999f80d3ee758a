#include "http/app/operator/operator_routes.hpp"

#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include <algorithm>
#include <array>
#include <concepts>
#include <filesystem>

#include "base/hex.hpp"
#include "base/json/reader.hpp"
#include "http/api/shared/call/rejections.hpp"
#include "http/app/operator/operator_calls.hpp"
#include "http/parse/visible_text.hpp"

namespace chalkline::http {
namespace {

using ledger::ActAsOperator;
using ledger::OperatorAct;

// The calls as acts on their game.
OperatorAct act_of(const CancelCall&) { return OperatorAct::kCancelled; }
OperatorAct act_of(const ResultCall&) { return OperatorAct::kResultSet; }
OperatorAct act_of(const RescheduleCall&) { return OperatorAct::kRescheduled; }

template <class Call>
ActAsOperator command_of(const Call& call, ledger::GameId game, std::uint32_t uid) {
  ActAsOperator command{{game, act_of(call), uid, call.reason}, {}, {}};
  if constexpr (std::same_as<Call, ResultCall>) command.score = {call.home, call.away};
  if constexpr (std::same_as<Call, RescheduleCall>) command.starts_at = call.starts_at;
  return command;
}

std::string done(const CancelCall&) { return "is cancelled"; }
std::string done(const ResultCall& call) {
  return fmt::format("has the result {}:{}", call.home, call.away);
}
std::string done(const RescheduleCall& call) {
  return fmt::format("starts at {}", to_iso(call.starts_at));
}

template <class Call>
Response act(const OperatorServices& services, const OperatorRequest& request) {
  const auto call = read_json<Call>(request.body);
  if (!call) return text(400, call.error());
  if (!is_visible(call->reason)) {
    return text(400, "A reason can be read: it has no characters that hide or turn text");
  }
  const auto game = ledger::parse_game_id(call->id);
  if (!game) return text(400, "A game's id is 16 hexadecimal digits");
  const auto outcome = services.engine.execute(command_of(*call, *game, request.uid));
  if (!outcome) return refused(outcome.error());
  services.feed.operator_acted(*game);
  return text(200, fmt::format("Game {} {} (events {} and {})", ledger::to_string(*game),
                               done(*call), outcome->first, outcome->position));
}

Response change_log_key(const OperatorServices& services, const OperatorRequest&) {
  const auto adopted = services.publisher.rotate(
      [&](const ledger::LogKeyAdopted& key) -> std::expected<ledger::Position, std::string> {
        const auto outcome = services.engine.execute(ledger::AdoptLogKey{key});
        if (!outcome) return std::unexpected{std::string{sentence(outcome.error())}};
        return outcome->position;
      });
  if (!adopted) return text(409, "The key stays as it is: " + adopted.error());
  return text(200, fmt::format("{} signs from event {} on, beside the key before it",
                               format_vkey(services.publisher.key()), *adopted));
}

Response retire_log_key(const OperatorServices& services, const OperatorRequest&) {
  const auto ended = services.publisher.end_rotation();
  if (!ended) return text(409, "The keys stay as they are: " + ended.error());
  return text(200, fmt::format("{} signs alone, and the key before it is gone",
                               format_vkey(services.publisher.key())));
}

Response stays(const ClassRetention::NotErased& because, std::string_view id) {
  using Stays = ClassRetention::Stays;
  const auto& [why, title, seen_until] = because;
  switch (why) {
    case Stays::kStarting:
      return text(503, "The server is still starting: ask again in a moment");
    case Stays::kUnknown:
      return text(404, fmt::format("There is no class {}", id));
    case Stays::kRunning:
      return text(409, fmt::format("{} is still running: an educator of it ends it first", title));
    case Stays::kSeen:
      break;
  }
  return text(409, fmt::format("{} is seen by its educators until {}: --early erases it before",
                               title, to_iso(seen_until)));
}

Response erase_class(const OperatorServices& services, const OperatorRequest& request) {
  const auto call = read_json<EraseClassCall>(request.body);
  if (!call) return text(400, call.error());
  const auto id = from_hex<sizeof(ledger::ClassId)>(call->id);
  if (!id) return stays({.why = ClassRetention::Stays::kUnknown}, call->id);
  services.classes.forget_due();
  const auto erased = services.classes.erase(*id, call->early);
  if (!erased) return stays(erased.error(), call->id);
  const auto& [title, members, notes] = *erased;
  spdlog::warn("Class {} is erased by user {} of this machine", call->id, request.uid);
  return text(200,
              fmt::format("{} is erased (members: {}, notes on bets: {}); the ledger keeps its "
                          "events by numbers alone",
                          title, members, notes));
}

// Takes milliseconds, whatever the ledger's size: the files are shared.
Response copy_ledger(const OperatorServices& services, const OperatorRequest&) {
  std::filesystem::remove_all(services.log_copy);
  services.log.copy_to(services.log_copy);
  return text(200, "The ledger's files are in " + services.log_copy);
}

struct OperatorRoute {
  std::string_view path;
  Response (*call)(const OperatorServices&, const OperatorRequest&);
};

template <class Call>
constexpr OperatorRoute route() {
  return {Call::path, act<Call>};
}

// All of them are POST, and none is a route of the public listener.
constexpr std::array kOperatorRoutes{route<CancelCall>(),
                                     route<ResultCall>(),
                                     route<RescheduleCall>(),
                                     OperatorRoute{EraseClassCall::path, erase_class},
                                     OperatorRoute{kChangeLogKey, change_log_key},
                                     OperatorRoute{kRetireLogKey, retire_log_key},
                                     OperatorRoute{kCopyLedger, copy_ledger}};

}  // namespace

Response answer_operator(const OperatorServices& services, const OperatorRequest& request) {
  const auto route = std::ranges::find(kOperatorRoutes, request.path, &OperatorRoute::path);
  if (route == kOperatorRoutes.end()) return text(404, "There is no such call");
  if (!request.is_post) return text(405, "This call has another method");
  return route->call(services, request);
}

}  // namespace chalkline::http
