#include "http/api/account/account.hpp"

#include <spdlog/spdlog.h>

#include <array>
#include <utility>

#include "http/api/account/close_account.hpp"
#include "http/mail/templates.hpp"

namespace chalkline::http {

Account::Account(Parts parts)
    : parts_{std::move(parts)},
      deletions_{parts_.accounts,
                 [this](auto account) { return close_account(parts_.engine, account); },
                 [this](const auto& person, const auto& ended) { forget(person, ended); }} {}

std::span<const RouteOf<Account>> Account::routes() {
  static constexpr auto kTable = std::to_array<RouteOf<Account>>({
      {Method::kPost, "/api/auth/register", Access::kPublic, &Account::register_player},
      {Method::kPost, "/api/auth/login", Access::kPublic, &Account::login},
      {Method::kPost, "/api/auth/logout", Access::kPublic, &Account::logout},
      {Method::kGet, "/api/auth/me", Access::kPlayer, fresh(&Account::me), ChosenPurse::kFollowed},
      {Method::kPost, "/api/auth/forgot-password", Access::kPublic, &Account::forgot_password},
      {Method::kPost, "/api/auth/check-reset", Access::kPublic, &Account::check_reset},
      {Method::kPost, "/api/auth/reset-password", Access::kPublic, &Account::reset_password},
      {Method::kPost, "/api/auth/verify-email", Access::kPublic, &Account::verify_email},
      {Method::kPost, "/api/auth/resend-verification", Access::kPublic,
       &Account::resend_verification},
      {Method::kPost, "/api/account/password", Access::kPlayer, &Account::change_password},
      {Method::kGet, "/api/account/email", Access::kPlayer, &Account::own_email},
      {Method::kPost, "/api/account/email/change", Access::kPlayer, &Account::change_email},
      {Method::kGet, "/api/account/sessions", Access::kPlayer, &Account::own_sessions},
      {Method::kPost, "/api/account/sessions/end", Access::kPlayer, &Account::end_session},
      {Method::kPost, "/api/account/sessions/end-others", Access::kPlayer,
       &Account::end_other_sessions},
      {Method::kGet, "/api/account/export", Access::kPlayer, &Account::export_account},
      {Method::kPost, "/api/account/delete", Access::kPlayer, &Account::delete_account},
      {Method::kGet, "/api/account/settings", Access::kPlayer, &Account::own_settings},
      {Method::kPost, "/api/account/settings/change", Access::kPlayer, &Account::change_settings},
      {Method::kGet, "/api/limits", Access::kPlayer, fresh(&Account::limits),
       ChosenPurse::kFollowed},
      {Method::kPost, "/api/limits/change", Access::kPlayer, &Account::change_limits,
       ChosenPurse::kFollowed},
  });
  return kTable;
}

void Account::start() {
  deletions_.finish();
  upkeep_.emplace("upkeep",
                  std::vector{PeriodicTask{kUpkeepEvery, "Erasing deleted accounts is retried",
                                           [this] { keep_up(); }}});
}

void Account::stop() {
  if (upkeep_) upkeep_->stop();
  hashing_.stop();
}

void Account::keep_up() {
  try {
    if (!parts_.accounts_work) {
      parts_.accounts.db.require_writable();
      parts_.accounts_work = true;
      spdlog::info("Accounts work again");
    }
    parts_.accounts.sessions.forget_expired(wall_now());
    parts_.accounts.links.forget_expired(wall_now());
    parts_.accounts.db.empty_wal();
  } catch (const sqlite::Error&) {
    parts_.accounts_work = false;
    throw;
  }
  deletions_.finish();
}

// The last mail goes first, and once: forgetting the person forgets copies of it, too.
void Account::forget(const Person& person, const std::vector<Digest>& ended) {
  for (const auto& session : ended) parts_.sessions.ended(session);
  if (person.email) notify(account_deleted_notice(person));
  parts_.mail.forget(person.id);
  parts_.ranking.refresh(person.id);
}

}  // namespace chalkline::http
