#include "http/app/commands/serve/mail_settings.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <boost/url/parse.hpp>
#include <boost/url/url_view.hpp>

#include "http/mail/message.hpp"

namespace chalkline::http {
namespace {

std::string check_public_url(const std::string& text) {
  const auto url = boost::urls::parse_uri(text);
  const bool right = url && (url->scheme() == "http" || url->scheme() == "https") &&
                     !url->host().empty() && !url->has_query() && !url->has_fragment() &&
                     !text.ends_with('/');
  return right ? "" : fmt::format("'{}' is not http(s)://HOST without a slash at its end", text);
}

// It becomes a header line.
std::string check_sender(const std::string& text) {
  const bool plain = std::ranges::all_of(text, [](char c) { return c >= ' ' && c <= '~'; });
  return plain && address_of(text).contains('@') ? "" : fmt::format("'{}' is no sender", text);
}

}  // namespace

void add_mail_settings(CLI::App& command, ServeOptions& options) {
  command
      .add_flag("--verify-email", options.verify_email,
                "Players have to confirm their email before they bet")
      ->envname(environment_variable("verify-email"));
  add_setting(command, "public-url", options.public_url,
              "How people reach the site: what mailed links begin with, and the one name beside "
              "localhost that "
              "it answers to (default: the address that is listened on)")
      ->check(check_public_url);
  add_setting(command, "mail-from", options.mail_from, "Sender of mail")->check(check_sender);
  auto& smtp = options.smtp;
  auto* url = add_setting(command, "smtp-url", smtp.url,
                          "Mail server, smtp://HOST:PORT (STARTTLS) or smtps://HOST:PORT (default: "
                          "mail is written to files in DATA/outbox)")
                  ->check(check_smtp_url);
  add_setting(command, "smtp-user", smtp.user, "Name at the mail server")->needs(url);
  add_setting(command, "smtp-password", smtp.password,
              "Password at the mail server; better in the environment, where ps does not show it")
      ->needs(url);
  add_setting(command, "smtp-ca", smtp.certificate_authorities,
              "PEM file of whom to trust at the mail server (default: whom the system trusts)")
      ->needs(url)
      ->check(CLI::ExistingFile);
}

}  // namespace chalkline::http
