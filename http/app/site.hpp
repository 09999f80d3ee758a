#pragma once

#include <memory>
#include <optional>
#include <string>

#include "http/app/data_directory.hpp"
#include "http/app/serve.hpp"
#include "http/mail/mailer.hpp"
#include "http/server/tls.hpp"

// How people reach the server, and it them.
namespace chalkline::http {

std::optional<TlsFiles> tls_files(const ServeOptions& options);

// Where the server listens.
std::string url_of(const ServeOptions& options, std::uint16_t port);

// A log is read by more people, and kept in more places, than the mail of a site that others use.
std::unique_ptr<Mailer> mailer(const ServeOptions& options, const DataDirectory& data);

// Logs what others than the person at this machine would run into.
void warn_of_exposure(const ServeOptions& options, const DataDirectory& data);

}  // namespace chalkline::http
