#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "http/app/process/data_directory.hpp"
#include "http/app/process/serve_options.hpp"
#include "http/app/site/client_files.hpp"
#include "http/mail/mailer.hpp"
#include "http/server/server.hpp"

// How people reach the server, and it them.
namespace chalkline::http {

std::optional<TlsFiles> tls_files(const ServeOptions& options);

// ADDRESS:PORT, IPv6 in brackets; absent where it is something else.
std::optional<ServerOptions> listener_at(std::string_view text);

// Where a server listens, once the port is known.
std::string url_of(const ServerOptions& options);

// Has the server listen where the options say; returns its URL. Throws as Server::listen().
std::string listen(Server& server, const ServeOptions& options);

// Logs where there are none.
ClientFiles client_files(const ServeOptions& options);

// A log is read by more people, and kept in more places, than the mail of a site that others use.
std::unique_ptr<Mailer> mailer(const ServeOptions& options, const DataDirectory& data);

// Logs what others than the person at this machine would run into.
void warn_of_exposure(const ServeOptions& options, const DataDirectory& data);

}  // namespace chalkline::http
