#include "http/app/site/site.hpp"

#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include <boost/asio/ip/address.hpp>
#include <charconv>

#include "http/mail/outbox.hpp"
#include "http/mail/smtp.hpp"

namespace chalkline::http {
namespace {

bool is_loopback(const std::string& address) {
  return boost::asio::ip::make_address(address).is_loopback();
}

}  // namespace

std::optional<TlsFiles> tls_files(const ServeOptions& options) {
  if (!options.secure()) return std::nullopt;
  return TlsFiles{options.tls_certificate, options.tls_key};
}

// An IPv6 address stands in brackets (RFC 3986, section 3.2.2).
std::optional<ServerOptions> listener_at(std::string_view text) {
  const auto colon = text.rfind(':');
  if (colon == std::string_view::npos) return std::nullopt;
  auto host = text.substr(0, colon);
  ServerOptions options;
  const auto* const end = text.data() + text.size();
  const auto [stop, wrong] = std::from_chars(text.data() + colon + 1, end, options.port);
  if (wrong != std::errc{} || stop != end) return std::nullopt;
  const bool is_ipv6 = host.starts_with('[') && host.ends_with(']');
  if (is_ipv6) host = host.substr(1, host.size() - 2);
  options.bind = host;
  boost::system::error_code problem;
  const auto address = boost::asio::ip::make_address(options.bind, problem);
  if (problem || address.is_v6() != is_ipv6) return std::nullopt;
  return options;
}

std::string url_of(const ServerOptions& options) {
  const bool is_ipv6 = options.bind.contains(':');
  return fmt::format("{}://{}:{}", options.tls ? "https" : "http",
                     is_ipv6 ? fmt::format("[{}]", options.bind) : options.bind, options.port);
}

std::string listen(Server& server, const ServeOptions& options) {
  ServerOptions at{options.bind, options.port, tls_files(options)};
  server.listen(at);
  at.port = server.port();
  return url_of(at);
}

ClientFiles client_files(const ServeOptions& options) {
  ClientFiles files{options.web_root, page_headers(options.secure())};
  if (files.empty())
    spdlog::warn("There is no web client in {}: only the API is served", options.web_root);
  return files;
}

std::unique_ptr<Mailer> mailer(const ServeOptions& options, const DataDirectory& data) {
  if (!options.smtp.url.empty()) return std::make_unique<Smtp>(options.smtp, options.mail_from);
  return std::make_unique<Outbox>(data.outbox(), options.mail_from);
}

void warn_of_exposure(const ServeOptions& options, const DataDirectory& data) {
  const bool beyond = !is_loopback(options.bind);
  if (beyond && !options.secure()) {
    spdlog::warn(
        "Passwords cross the network in clear text: {} is served without TLS (--tls-cert, "
        "--tls-key)",
        options.bind);
  }
  if ((beyond || !options.public_url.empty()) && options.smtp.url.empty()) {
    spdlog::warn("Mail reaches nobody: it lies in {} (--smtp-url)", data.outbox());
  }
}

}  // namespace chalkline::http
