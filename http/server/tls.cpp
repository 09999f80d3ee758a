#include "http/server/tls.hpp"

#include <fmt/format.h>

#include <stdexcept>

namespace chalkline::http {

boost::asio::ssl::context make_tls_context(const TlsFiles& files) {
  namespace ssl = boost::asio::ssl;
  ssl::context context{ssl::context::tls_server};
  context.set_options(ssl::context::default_workarounds | ssl::context::no_sslv2 |
                      ssl::context::no_sslv3 | ssl::context::no_tlsv1 | ssl::context::no_tlsv1_1 |
                      ssl::context::no_compression);
  boost::system::error_code ec;
  context.use_certificate_chain_file(files.certificate, ec);
  if (ec)
    throw std::runtime_error{
        fmt::format("The TLS certificate {} cannot be used: {}", files.certificate, ec.message())};
  context.use_private_key_file(files.key, ssl::context::pem, ec);
  if (ec)
    throw std::runtime_error{
        fmt::format("The TLS key {} cannot be used: {}", files.key, ec.message())};
  if (SSL_CTX_check_private_key(context.native_handle()) != 1) {
    throw std::runtime_error{fmt::format("The TLS key {} does not belong to the certificate {}",
                                         files.key, files.certificate)};
  }
  return context;
}

}  // namespace chalkline::http
