#include "http/app/operator/operator_socket.hpp"

#include <fmt/format.h>
#include <spdlog/spdlog.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/beast/core/basic_stream.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http.hpp>
#include <cerrno>
#include <stdexcept>

namespace chalkline::http {
namespace {

using Local = asio::local::stream_protocol;
using LocalStream = boost::beast::basic_stream<Local, Executor>;
using OperatorMessage = boost::beast::http::request<boost::beast::http::string_body>;

// A reason of ledger::kOperatorTextMax characters takes 2,400 bytes where each is written as the
// escapes of two surrogates; names and numbers take some 100 more.
constexpr std::size_t kCallBytesMax = std::size_t{4} * 1024;

// A request line and the five headers of libcurl take some 200 bytes.
constexpr std::size_t kCallHeaderBytesMax = std::size_t{4} * 1024;

// For a request to come, and for its answer to be taken: both ends are on one machine.
constexpr std::chrono::seconds kExchangeTimeout{10};

// Callers at a time, each with a descriptor: those that say nothing keep none of the others
// waiting. A script of the owner's may send dozens at once; the next ones wait in the kernel.
constexpr int kCallersMax = 64;

std::uint32_t uid_of(LocalStream& stream) {
  ucred credentials{};
  socklen_t size = sizeof credentials;
  if (getsockopt(stream.socket().native_handle(), SOL_SOCKET, SO_PEERCRED, &credentials, &size) !=
      0) {
    throw std::runtime_error{"The system does not say who asks"};
  }
  return credentials.uid;
}

Response answer_to(const OperatorMessage& message, LocalStream& stream,
                   const OperatorSocket::Answer& answer) {
  try {
    return answer({message.method() == boost::beast::http::verb::post, message.target(),
                   message.body(), uid_of(stream)});
  } catch (const std::exception& failure) {
    spdlog::error("An operator's request: {}", failure.what());
  }
  return text(500, "Something went wrong on our side");
}

Task<void> serve_one(LocalStream stream, const OperatorSocket::Answer& answer) {
  namespace beast_http = boost::beast::http;
  stream.expires_after(kExchangeTimeout);
  boost::beast::flat_buffer buffer{kCallHeaderBytesMax + kCallBytesMax};
  beast_http::request_parser<beast_http::string_body> parser;
  parser.header_limit(kCallHeaderBytesMax);
  parser.body_limit(kCallBytesMax);
  boost::system::error_code ec;
  co_await beast_http::async_read(stream, buffer, parser, asio::redirect_error(use_task, ec));
  const bool is_too_long = ec == beast_http::error::body_limit;
  if (ec && !is_too_long) co_return;
  const auto said = is_too_long ? text(413, "That is longer than any call to this server")
                                : answer_to(parser.get(), stream, answer);
  beast_http::response<beast_http::string_body> response{
      static_cast<beast_http::status>(said.status), parser.get().version(), said.body};
  response.set(beast_http::field::content_type, said.type);
  response.keep_alive(false);
  response.prepare_payload();
  stream.expires_after(kExchangeTimeout);
  co_await beast_http::async_write(stream, response, asio::redirect_error(use_task, ec));
}

}  // namespace

OperatorSocket::OperatorSocket(std::string path, Answer answer)
    : path_{std::move(path)}, answer_{std::move(answer)} {
  try {
    unlink(path_.c_str());
    const Local::endpoint endpoint{path_};
    acceptor_.open(endpoint.protocol());
    acceptor_.bind(endpoint);
    // The data directory keeps others out until this is done.
    if (chmod(path_.c_str(), S_IRUSR | S_IWUSR) != 0)
      throw boost::system::system_error{errno, boost::system::system_category()};
    acceptor_.listen(kCallersMax);
  } catch (const boost::system::system_error& failure) {
    throw std::runtime_error{
        fmt::format("No socket can be made at {}: {}", path_, failure.code().message())};
  }
  for (int caller = 0; caller < kCallersMax; ++caller)
    asio::co_spawn(context_, serve_callers(), asio::detached);
  thread_.start("operator", [this](const std::stop_token&) { context_.run(); });
}

void OperatorSocket::stop() {
  context_.stop();
  thread_.stop();
  boost::system::error_code ec;
  if (acceptor_.is_open()) unlink(path_.c_str());
  acceptor_.close(ec);
}

Task<void> OperatorSocket::serve_callers() {
  for (;;) {
    boost::system::error_code ec;
    auto socket = co_await acceptor_.async_accept(asio::redirect_error(use_task, ec));
    if (ec) {
      spdlog::warn("Cannot accept an operator's connection: {}", ec.message());
      Timer pause{context_, std::chrono::seconds{1}};
      co_await pause.async_wait(asio::redirect_error(use_task, ec));
      continue;
    }
    co_await serve_one(LocalStream{std::move(socket)}, answer_);
  }
}

}  // namespace chalkline::http
