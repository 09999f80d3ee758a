#include "http/api/account/mail_link.hpp"

#include <spdlog/spdlog.h>

#include "http/mail/templates.hpp"

namespace chalkline::http {
namespace {

void send(AppContext& app, Purpose purpose, const Who& who) {
  auto& accounts = app.services.accounts;
  const auto person = who(accounts);
  const bool verifies = purpose == Purpose::kVerifyEmail;
  if (!person || !person->email || (verifies && is_verified(*person))) return;
  const auto now = wall_now();
  const auto token = new_token();
  const std::chrono::seconds within = verifies ? std::chrono::seconds{kVerifyWithin} : kResetWithin;
  if (!accounts.store_token(purpose, person->id, *token_digest(token), now + within)) return;
  const auto write = verifies ? verification_letter : reset_letter;
  app.services.post.post(write(*person, app.host.site_url, token));
  // The post forgot people who were erased meanwhile before this message came.
  if (!accounts.find(person->id)) app.services.post.forget(person->id);
}

}  // namespace

bool mail_link(AppContext& app, Purpose purpose, Who who) {
  return app.storage.submit([&app, purpose, who = std::move(who)] {
    try {
      send(app, purpose, who);
    } catch (const std::exception& failure) {
      spdlog::error("A link was not mailed: {}", failure.what());
    }
  });
}

}  // namespace chalkline::http
