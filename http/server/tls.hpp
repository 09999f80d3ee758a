#pragma once

#include <boost/asio/ssl/context.hpp>
#include <string>

namespace chalkline::http {

struct TlsFiles {
  std::string certificate;  // PEM, the chain from the server's own upwards
  std::string key;          // PEM
};

// TLS 1.2 and newer. Throws std::runtime_error with one sentence when a file cannot be used.
boost::asio::ssl::context make_tls_context(const TlsFiles& files);

}  // namespace chalkline::http
