#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "http/app/process/product_clock.hpp"
#include "http/language_model/options.hpp"
#include "http/mail/smtp.hpp"
#include "ledger/values/market.hpp"

namespace chalkline::http {

struct ServeOptions {
  std::uint16_t port{8080};
  std::string bind{"127.0.0.1"};
  std::string metrics_bind;  // ADDRESS:PORT; empty: there are no metrics
  std::string data{"./data"};
  ledger::Source source{ledger::Source::kSimulated};
  std::string odds_api_key;           // a secret; for the live source
  std::string live_from;              // asked in the place of real providers; for tests
  std::optional<std::uint64_t> seed;  // absent: the data directory's own
  double clock_speed{1};
  bool accept_log_end{};  // start with a ledger whose end cannot be vouched for
  ClockStart clock_start{ClockStart::kPlausible};
  std::string log_origin;  // names the transparency log that is made; empty: from public_url
  std::string anchor;      // file on another disk that has the newest checkpoint too, if any
  std::string known;       // file with a checkpoint that the ledger has to continue, if any
  std::vector<std::string> witnesses;  // who sign its checkpoints too, each as URL=VKEY
  std::size_t threads{1};
  std::string tls_certificate;  // empty: plain HTTP
  std::string tls_key;
  std::string web_root;
  bool league_views{};                  // the hub shows more of MLB and NBA than SPEC asks for
  LanguageModelOptions language_model;  // without a URL the Wizard has its own words alone
  bool verify_email{};
  std::string public_url;  // how people reach the site; empty: where this server listens
  std::string mail_from{"Chalkline <no-reply@localhost>"};
  SmtpOptions smtp;  // without a URL mail lies in the data directory's outbox

  bool secure() const { return !tls_certificate.empty(); }
};

}  // namespace chalkline::http
