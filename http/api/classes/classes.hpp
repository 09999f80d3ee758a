#pragma once

#include <expected>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "http/api/classes/class_json.hpp"
#include "http/api/classes/code_guesses.hpp"
#include "http/api/classes/roster_json.hpp"
#include "http/api/shared/call/freshness.hpp"
#include "http/api/shared/call/route.hpp"
#include "http/api/shared/teaching/learner_rows.hpp"
#include "http/api/shared/teaching/taught_class.hpp"
#include "http/api/shared/workers/storage.hpp"
#include "http/identity/accounts.hpp"
#include "http/mail/mail_queue.hpp"
#include "ledger/engine/engine.hpp"
#include "ledger/rules/classes/classes.hpp"

namespace chalkline::http {

// Mails to people who have not asked for any: as many as a large course has students, and no more
// of one educator in a day.
inline constexpr RateLimiter::Rule kInvitationMails{.attempts = 1'000,
                                                    .window = std::chrono::hours{24}};

// The calls about classes: an educator opens one, learners join it by its code or by invitation.
class ClassCalls {
 public:
  // All outlive this.
  struct Parts {
    const ledger::Log& log;
    const ledger::State& state;
    ledger::Clock clock;
    Accounts& accounts;
    Storage& storage;
    MailQueue& mail;
    std::string site_url;
    projections::ReadModels& models;
    Freshness& freshness;
    AssignmentStates& assignment_states;

    static Parts from(const auto& all) {
      return {all.log,  all.state,    all.clock,  all.accounts,  all.storage,
              all.mail, all.site_url, all.models, all.freshness, all.assignment_states};
    }
  };
  explicit ClassCalls(Parts parts) : parts_{std::move(parts)}, learners_{parts_.models} {}

  static std::span<const RouteOf<ClassCalls>> routes();

 private:
  Task<Response> own(RequestContext& context);
  // For educators.
  Task<Response> open(RequestContext& context);
  Task<Response> end(RequestContext& context);
  Task<Response> members(RequestContext& context);
  Task<Response> waiting(RequestContext& context);
  Task<Response> admit(RequestContext& context);
  Task<Response> add_educator(RequestContext& context);
  Task<Response> stop_teaching(RequestContext& context);
  Task<Response> check_slip(RequestContext& context);
  Task<Response> roster(RequestContext& context);
  Task<Response> roster_csv(RequestContext& context);
  Task<Response> preview_roster(RequestContext& context);
  Task<Response> apply_roster(RequestContext& context);
  Task<Response> remove_from_roster(RequestContext& context);
  Task<Response> invite(RequestContext& context);
  Task<Response> overview(RequestContext& context);
  // For learners.
  Task<Response> own_row(RequestContext& context);
  Task<Response> preview(RequestContext& context);
  Task<Response> join(RequestContext& context);
  Task<Response> change_consent(RequestContext& context);
  Task<Response> agree(RequestContext& context);
  Task<Response> draw_alias(RequestContext& context);
  Task<Response> completion_slip(RequestContext& context);
  Task<Response> leave(RequestContext& context);

  // A class that can be joined, by its code or by an invitation of its roster.
  struct Joinable {
    ClassRow row;
    ledger::ClassState in_class;
    std::optional<RosterRow> invited;
    Digest invitation{};
  };
  // The class of a typed code or invitation, as a guess; the error is the answer to give instead,
  // the same where there is none, it has ended or is full.
  std::expected<Joinable, Response> find_joinable(RequestContext& context, std::string_view typed);
  // Members as an educator of that seat sees them, as schemas/openapi.yaml has ClassOverview.
  struct SeenRows {
    ClassRow in_class;
    std::vector<MemberRow> members;
    Seat seat{};
  };
  Task<Response> seen_rows(RequestContext& context, SeenRows asked);
  Task<Response> join_invited(RequestContext& context, Joinable found, std::uint8_t consent);
  Task<Response> join_waiting_room(RequestContext& context, Joinable found, std::uint8_t consent);
  // The member's row and the purse that the ledger opens for them, or has opened before. Where it
  // does not, the row is taken back, and the error is the answer to give instead.
  Task<std::expected<void, Response>> open_membership(RequestContext& context,
                                                      const ledger::ClassId& in_class,
                                                      ledger::AccountId person,
                                                      std::uint8_t consent);
  // The same of who waits; false where they no longer do.
  Task<std::expected<bool, Response>> admit_waiting(RequestContext& context, const WaitingRow& row);
  Task<std::expected<void, Response>> open_purse(RequestContext& context, MemberRow member,
                                                 std::uint8_t consent);

  wire::ClassTerms terms_of(const ClassRow& row, const ledger::ClassState& in_class) const;
  ClassTimes times() const { return {parts_.state, parts_.log, parts_.clock()}; }
  // The class of that id, which the asker has joined; the error is the answer to give instead. A
  // person who broke off before their purse was open has not joined yet, and does by asking again.
  static Response not_in_class();
  std::expected<MemberRow, Response> find_joined(RequestContext& context, std::string_view id);
  // The answers that show the asker's class as it is now.
  Response taught_answer(RequestContext& context, int status, const ClassRow& row);
  Response joined_answer(RequestContext& context, int status, const ledger::ClassId& id);
  Response join_answer(RequestContext& context, int status, const ledger::ClassId& id);
  // The same answer with the position of the asker's purse, if there is one.
  Response at_purse(RequestContext& context, const ledger::ClassId& id, Response response);
  std::optional<wire::JoinedClass> joined_class(RequestContext& context, const ledger::ClassId& id);
  std::optional<wire::WaitingClass> waiting_class(RequestContext& context,
                                                  const ledger::ClassId& id);
  // Mails an invitation to each address, as far as the educator may send mail, and counts them.
  void mail_invitations(const ledger::ClassId& in_class, const Person& educator,
                        std::span<const RosterEntry> added, wire::RosterApplied& answer);

  const Parts parts_;
  CodeGuesses guesses_;
  RateLimiter invitation_mails_{kInvitationMails};
  LearnerRows learners_;
};

}  // namespace chalkline::http
