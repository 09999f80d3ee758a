#pragma once

#include <atomic>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "base/periodic_tasks.hpp"
#include "http/api/account/limiting/account_rates.hpp"
#include "http/api/account/limiting/network_rate_limiter.hpp"
#include "http/api/account/limiting/sign_in_limits.hpp"
#include "http/api/account/password_hashing.hpp"
#include "http/api/shared/call/route.hpp"
#include "http/api/shared/call/user_answer.hpp"
#include "http/api/shared/workers/storage.hpp"
#include "http/identity/account_deletions.hpp"
#include "http/identity/people/ranking.hpp"
#include "http/mail/mail_queue.hpp"
#include "ledger/engine/engine.hpp"

namespace chalkline::http {

// A mail of one kind to `email`, as the rate limits count it; `asker` is the key of who requests
// it.
struct MailRequest {
  MailRequest(Purpose purpose, const std::string& asker, const std::string& email);
  std::string by;
  std::string to;
};

// The calls about a person and their account.
class Account {
 public:
  // All outlive this.
  struct Parts {
    const ledger::Log& log;
    const ledger::State& state;
    ledger::Engine& engine;
    ledger::Clock clock;
    Accounts& accounts;
    Sessions& sessions;
    Ranking& ranking;
    MailQueue& mail;
    Storage& storage;
    const UserAnswer& user;
    // Whether accounts.db is known to belong to this ledger; no person is added before.
    const std::atomic<bool>& accounts_match;
    std::atomic<bool>& accounts_work;  // not since it was last found broken
    std::string site_url;              // what mailed links begin with
    bool secure{};                     // served over TLS
    bool verify_email{};               // RULES 4

    static Parts from(const auto& all) {
      return {all.log,      all.state,    all.engine,         all.clock,
              all.accounts, all.sessions, all.ranking,        all.mail,
              all.storage,  all.user,     all.accounts_match, all.accounts_work,
              all.site_url, all.secure,   all.verify_email};
    }
  };
  explicit Account(Parts parts);

  static std::span<const RouteOf<Account>> routes();

  // Finishes the deletions that an earlier process began, and starts the upkeep. Before the first
  // call.
  void start();
  // Ends after the work that is queued. Idempotent.
  void stop();

 private:
  Task<Response> register_player(RequestContext& context);
  Task<Response> login(RequestContext& context);
  Task<Response> logout(RequestContext& context);
  Task<Response> me(RequestContext& context);
  Task<Response> verify_email(RequestContext& context);
  Task<Response> resend_verification(RequestContext& context);
  Task<Response> forgot_password(RequestContext& context);
  Task<Response> check_reset(RequestContext& context);
  Task<Response> reset_password(RequestContext& context);
  Task<Response> change_password(RequestContext& context);
  Task<Response> own_email(RequestContext& context);
  Task<Response> change_email(RequestContext& context);
  Task<Response> own_sessions(RequestContext& context);
  Task<Response> end_session(RequestContext& context);
  Task<Response> end_other_sessions(RequestContext& context);
  Task<Response> own_settings(RequestContext& context);
  Task<Response> change_settings(RequestContext& context);
  Task<Response> export_account(RequestContext& context);
  Task<Response> delete_account(RequestContext& context);
  Task<Response> limits(RequestContext& context);
  Task<Response> change_limits(RequestContext& context);

  // The signed-in person says their password once more, for what cannot be undone. Guesses are
  // limited. The value is the person whom it was verified for; the error is the answer to give
  // instead.
  Task<std::expected<Person, Response>> confirm_password(RequestContext& context,
                                                         const std::string& password);
  // The answer when it comes to doing it and the password is another by now, or the person has
  // left. Blocks on the disk.
  Response no_longer_confirmed(const Person& verified);

  // Opens the ledger account of a person in state `opening`, and marks the person open. Also mends
  // what a crash left between the two: an account that the ledger has already is fine. kBusy:
  // nothing was done.
  Task<ledger::Outcome> open_account(RequestContext& context, ledger::AccountId id);

  // Follows a link to verify an email, or to change to it; false when it is neither, nor was one
  // that has done so already.
  bool confirm_email(const Digest& token);
  // The errors are the answer to give instead. The sessions that ended:
  std::expected<std::vector<Digest>, Response> replace_password(const Person& verified,
                                                                const std::string& password,
                                                                const Digest& kept);
  std::expected<void, Response> begin_email_change(const Person& verified,
                                                   const EmailChangeAsked& asked,
                                                   const std::string& token);
  std::expected<ledger::Position, Response> leave(const Person& verified);

  // Mails a link to the person that `who` finds, if it finds one with an email that the purpose
  // concerns. Everything happens on a worker after the call has been answered, so that neither the
  // answer nor the time it takes tells whether the address is known. False when the queue is full.
  using Who = std::function<std::optional<Person>(People&)>;
  bool mail_link(Purpose purpose, Who who);
  void send_link(Purpose purpose, const Who& who);
  // The answer to a request for mail to an address: the same whether the address is known or not,
  // unless too many were requested already (RULES 5).
  Response request_mail(RequestContext& context, Purpose purpose, std::string email,
                        std::string_view message);
  // Counts a mail; absent when it is allowed, else how long to wait. And: it was not sent after
  // all.
  std::optional<std::chrono::seconds> try_acquire(const MailRequest& mail);
  void refund(const MailRequest& mail);
  // Mails the owner of an account what was done to it, as often as mails of one kind may go to one
  // address. Any thread; returns at once.
  void notify(Message message);
  // Does the upkeep of accounts.db, every kUpkeepEvery. Throws sqlite::Error.
  void keep_up();
  // Drops all other data of a person who is no longer in accounts.db.
  void forget(const Person& person, const std::vector<Digest>& ended);

  const Parts parts_;
  SignInLimits sign_ins_;
  RateLimiter passwords_per_session_{kPasswordsPerSession};
  NetworkRateLimiter failures_per_address_{kFailuresPerAddress};
  NetworkRateLimiter registrations_per_address_{kRegistrationsPerAddress};
  RateLimiter mails_per_asker_{kMailsPerAsker};
  RateLimiter mails_per_email_{kMailsPerEmail};
  RateLimiter notices_per_email_{kMailsPerEmail};
  AccountDeletions deletions_;
  // Last: their threads use the rest.
  PasswordHashing hashing_;
  std::optional<PeriodicTasks> upkeep_;  // from start() on
};

}  // namespace chalkline::http
