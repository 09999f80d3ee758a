#include "http/server/tls.hpp"

#include <fmt/format.h>

#include <stdexcept>

namespace chalkline::http {
namespace {

// The TLS 1.2 suites of Mozilla's intermediate configuration, version 5.7, without the DHE suites,
// which every client that takes them can do without: forward secrecy and authenticated encryption
// in each.
constexpr const char* kCiphers =
    "ECDHE-ECDSA-AES128-GCM-SHA256:ECDHE-RSA-AES128-GCM-SHA256:"
    "ECDHE-ECDSA-AES256-GCM-SHA384:ECDHE-RSA-AES256-GCM-SHA384:"
    "ECDHE-ECDSA-CHACHA20-POLY1305:ECDHE-RSA-CHACHA20-POLY1305";

}  // namespace

boost::asio::ssl::context make_tls_context(const TlsFiles& files) {
  namespace ssl = boost::asio::ssl;
  ssl::context context{ssl::context::tls_server};
  context.set_options(ssl::context::default_workarounds | ssl::context::no_sslv2 |
                      ssl::context::no_sslv3 | ssl::context::no_tlsv1 | ssl::context::no_tlsv1_1 |
                      ssl::context::no_compression);
  // Our order counts; a client that puts ChaCha20 first has no AES in hardware, and gets it.
  SSL_CTX_set_options(context.native_handle(),
                      SSL_OP_CIPHER_SERVER_PREFERENCE | SSL_OP_PRIORITIZE_CHACHA);
  if (SSL_CTX_set_cipher_list(context.native_handle(), kCiphers) != 1)
    throw std::runtime_error{"The TLS library has none of the ciphers that are asked for"};
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
