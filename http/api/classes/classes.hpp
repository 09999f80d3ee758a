#pragma once

#include <expected>
#include <optional>
#include <span>
#include <string>
#include <utility>

#include "http/api/classes/code_guesses.hpp"
#include "http/api/shared/route.hpp"
#include "http/api/shared/storage.hpp"
#include "http/identity/accounts.hpp"
#include "ledger/engine/engine.hpp"
#include "ledger/rules/classes/classes.hpp"

namespace chalkline::ledger {
class State;
}

namespace chalkline::http {

// The calls about classes: an educator opens one, learners join it by its code.
class ClassCalls {
 public:
  // All outlive this.
  struct Parts {
    const ledger::State& state;
    ledger::Clock clock;
    Accounts& accounts;
    Storage& storage;

    static Parts from(const auto& all) { return {all.state, all.clock, all.accounts, all.storage}; }
  };
  explicit ClassCalls(Parts parts) : parts_{std::move(parts)} {}

  static std::span<const RouteOf<ClassCalls>> routes();

 private:
  Task<Response> own(RequestContext& context);
  // Of educators.
  Task<Response> open(RequestContext& context);
  Task<Response> end(RequestContext& context);
  Task<Response> members(RequestContext& context);
  // Of learners.
  Task<Response> preview(RequestContext& context);
  Task<Response> join(RequestContext& context);
  Task<Response> change_consent(RequestContext& context);
  Task<Response> draw_alias(RequestContext& context);
  Task<Response> leave(RequestContext& context);

  // A class that can be joined.
  struct Joinable {
    ClassRow row;
    ledger::ClassState in_class;
  };
  // The class of a typed code, as a guess; the error is the answer to give instead, the same where
  // there is none, it has ended or is full.
  std::expected<Joinable, Response> find_by_code(RequestContext& context, std::string_view typed);
  // The purse that the ledger opens for the member, or has opened before. Where it does not, the
  // member's row is taken back, and the error is the answer to give instead.
  Task<std::expected<void, Response>> open_purse(RequestContext& context, MemberRow member,
                                                 std::uint8_t consent);
  // The asker's own class of that id, taught or joined; the error is the answer to give instead.
  std::expected<ClassRow, Response> find_taught(RequestContext& context, std::string_view id);
  std::expected<MemberRow, Response> find_joined(RequestContext& context, std::string_view id);
  // The answer that shows the asker's class as it is now.
  Response joined_answer(RequestContext& context, int status, const ledger::ClassId& id);
  std::optional<ledger::ClassState> state_of(const ledger::ClassId& id) const;

  const Parts parts_;
  CodeGuesses guesses_;
};

}  // namespace chalkline::http
