#include "http/server/connection.hpp"

#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include <array>
#include <boost/asio/write.hpp>
#include <boost/beast/core/buffers_prefix.hpp>
#include <boost/beast/core/buffers_suffix.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <limits>
#include <optional>

#include "http/server/event_feed.hpp"
#include "http/server/limits.hpp"
#include "http/server/piecewise_body.hpp"
#include "http/server/request_parser.hpp"

namespace chalkline::http {
namespace {

namespace beast_http = boost::beast::http;
using boost::system::error_code;

Response refusal_of(error_code ec, std::size_t body_bytes_max) {
  if (ec == beast_http::error::header_limit)
    return text(431, "The request's header is larger than 16 KiB");
  if (ec == beast_http::error::body_limit)
    return text(413,
                fmt::format("The request's body is larger than {} KiB", body_bytes_max / 1024));
  return text(400, "The request is not valid HTTP");
}

template <class Stream>
class Connection final : public Watched {
 public:
  Connection(Stream stream, IoThread& thread, const Hosting& hosting)
      : stream_{std::move(stream)}, thread_{thread}, hosting_{hosting} {
    buffer_.max_size(kHeaderBytesMax + kBodyBytesMax + kReadBytes);
    error_code ec;
    peer_ = socket().remote_endpoint(ec).address();
    thread_.enter(*this);
  }
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;
  ~Connection() override { thread_.leave(*this); }

  void close() override {
    error_code ec;
    socket().close(ec);
    if (feed_ != nullptr) feed_->end();
  }

  Networks client() const override { return client_networks(peer_); }

  Task<void> run() {
    error_code ec;
    socket().set_option(Tcp::no_delay{true}, ec);
    if (ec) co_return;
    if (!co_await open()) co_return;
    while (co_await receive()) {
      if (const auto& problem = parser_->problem()) {
        co_await send(text(400, *problem), {.close = true});
        break;
      }
      const auto& request = parser_->request();
      watch(std::nullopt);
      const auto response = co_await answer(request);
      thread_.stay_awake();
      // HTTP/1.0 needs a header to keep a connection; such clients are too rare to support that.
      const bool last =
          response.feed || !parser_->keep_alive() || parser_->is_http_1_0() || thread_.draining();
      const bool head_only = request.method == Method::kHead;
      if (!co_await send(response, {.close = last, .head = head_only})) co_return;
      if (response.feed && !head_only) co_await stream_events(*response.feed);
      if (response.pieces && !head_only && !co_await send_pieces(*response.pieces)) co_return;
      if (last) break;
    }
    co_await shutdown();
  }

 private:
  struct Manner {
    bool close{};
    bool head{};  // the head only
  };

  Socket& socket() {
    if constexpr (std::is_same_v<Stream, Socket>) {
      return stream_;
    } else {
      return stream_.next_layer();
    }
  }

  void watch(std::optional<std::chrono::seconds> timeout, bool idle_now = false) {
    idle = idle_now;
    deadline_s = timeout ? thread_.now_s() + static_cast<std::uint64_t>(timeout->count())
                         : std::numeric_limits<std::uint64_t>::max();
  }

  Task<bool> open() {
    error_code ec;
    if constexpr (std::is_same_v<Stream, Socket>) {
      socket().non_blocking(true, ec);
    } else {
      watch(kHandshakeTimeout, true);
      co_await stream_.async_handshake(asio::ssl::stream_base::server,
                                       asio::redirect_error(use_task, ec));
    }
    co_return !ec;
  }

  // Reads until parser_ holds a whole request; false when the connection has ended, or was refused.
  Task<bool> receive() {
    parser_.emplace(peer_);
    parser_->header_limit(kHeaderBytesMax);
    parser_->body_limit(boost::none);  // until its header says what it may be
    body_bytes_max_ = kBodyBytesMax;
    header_bytes_ = 0;
    bool begun = false;
    bool continued = false;
    watch(kIdleTimeout, true);
    for (;;) {
      if (!begun && begins()) {
        begun = true;
        watch(kRequestTimeout, true);
      }
      auto ec = begun ? parse() : error_code{};
      if (ec) {
        co_await send(refusal_of(ec, body_bytes_max_), {.close = true});
        co_return false;
      }
      if (parser_->is_done()) co_return true;
      if (parser_->is_header_done() && !continued) {
        continued = true;
        if (parser_->expects_continue() && !co_await send_continue()) co_return false;
      }
      if (thread_.draining()) co_return false;
      const auto bytes = co_await stream_.async_read_some(buffer_.prepare(kReadBytes),
                                                          asio::redirect_error(use_task, ec));
      if (ec) co_return false;
      buffer_.commit(bytes);
    }
  }

  // Whether a request has begun to arrive. Empty lines before one are ignored, as RFC 9112 section
  // 2.2 asks: some clients end a body with one too many.
  bool begins() {
    const auto arrived = [this] {
      return std::string_view{static_cast<const char*>(buffer_.data().data()), buffer_.size()};
    };
    while (arrived().starts_with("\r\n")) buffer_.consume(2);
    return !arrived().empty() && arrived() != "\r";
  }

  // Feeds what has arrived to the parser.
  error_code parse() {
    error_code ec;
    while (!ec && buffer_.size() > 0 && !parser_->is_done()) {
      const bool in_header = !parser_->is_header_done();
      const auto bytes = parser_->put(buffer_.data(), ec);
      buffer_.consume(bytes);
      if (!in_header) continue;
      // The parser limits the first line and the rest of the header each: here it is both.
      header_bytes_ += bytes;
      if (header_bytes_ > kHeaderBytesMax) return beast_http::error::header_limit;
      if (!ec && parser_->is_header_done() && !limit_body()) return beast_http::error::body_limit;
    }
    // The rest, when the parser is not done, is the beginning of a chunk's line or of a trailer,
    // which it limits as little as they are part of the body.
    if (!parser_->is_done() && buffer_.size() > buffer_.max_size() - kReadBytes)
      return beast_http::error::body_limit;
    return ec == beast_http::error::need_more ? error_code{} : ec;
  }

  // Sets what the body may be, which is asked of the application only for one that may be long.
  // False when the header says that it is longer; one of no said length is limited as it comes.
  bool limit_body() {
    const auto length = parser_->content_length();
    const bool may_be_long = length ? *length > kBodyBytesMax : parser_->chunked();
    if (may_be_long && !parser_->problem())
      body_bytes_max_ = hosting_.application.body_bytes_max(parser_->request(), thread_);
    parser_->body_limit(body_bytes_max_);
    return !length || *length <= body_bytes_max_;
  }

  Task<bool> send_continue() {
    static constexpr std::string_view kContinue = "HTTP/1.1 100 Continue\r\n\r\n";
    error_code ec;
    co_await asio::async_write(stream_, asio::buffer(kContinue),
                               asio::redirect_error(use_task, ec));
    co_return !ec;
  }

  Task<Response> answer(const Request& request) {
    const IoThread::Answering under_way{thread_};
    try {
      co_return co_await hosting_.application.answer(request, thread_);
    } catch (const std::exception& failure) {
      spdlog::error("{}: {}", request.path, failure.what());
    }
    co_return text(500, "Something went wrong on our side");
  }

  Task<bool> send(const Response& response, Manner manner) {
    head_.clear();
    append_head(head_, response,
                {thread_.date(), hosting_.common_headers, manner.close, is_chunked()});
    const auto [shared, own] = manner.head ? std::array<std::string_view, 2>{} : response.content();
    using Pieces = std::array<asio::const_buffer, 3>;
    boost::beast::buffers_suffix<Pieces> rest{
        Pieces{asio::buffer(head_), asio::buffer(shared), asio::buffer(own)}};
    error_code ec;
    if constexpr (std::is_same_v<Stream, Socket>) {
      // An answer nearly always fits into the socket's buffer: written at once, it needs no turn of
      // the event loop.
      rest.consume(stream_.write_some(rest, ec));
      if (ec == asio::error::would_block) ec = {};
    }
    while (!ec && asio::buffer_size(rest) > 0) {
      watch(kWriteTimeout);
      const auto bytes =
          co_await asio::async_write(stream_, boost::beast::buffers_prefix(kWriteBytes, rest),
                                     asio::redirect_error(use_task, ec));
      rest.consume(bytes);
    }
    co_return !ec;
  }

  // A client of HTTP/1.0 does not know chunks: the body ends with the connection.
  bool is_chunked() { return !parser_->is_http_1_0(); }

  // Sends the next piece only when the client has taken the last. A body that breaks off ends the
  // connection without its last chunk, so that the client can tell that it is incomplete.
  Task<bool> send_pieces(PiecewiseBody& body) {
    const bool chunked = is_chunked();
    error_code ec;
    for (bool more = true; more && !ec;) {
      watch(std::nullopt);
      std::optional<std::string> piece;
      try {
        piece = co_await body.next();
      } catch (const std::exception& failure) {
        spdlog::error("An answer breaks off: {}", failure.what());
        co_return false;
      }
      more = piece.has_value();
      if (!more && !chunked) break;
      const auto size = fmt::format("{:x}\r\n", more ? piece->size() : 0);
      const auto content = more ? std::string_view{*piece} : std::string_view{};
      std::array parts{asio::buffer(chunked ? std::string_view{size} : std::string_view{}),
                       asio::buffer(content),
                       asio::buffer(chunked ? std::string_view{"\r\n"} : std::string_view{})};
      watch(kWriteTimeout);
      co_await asio::async_write(stream_, parts, asio::redirect_error(use_task, ec));
    }
    co_return !ec;
  }

  // Sends what the feed brings until one of the two ends. Between events it counts as idle, so that
  // a stop does not wait for it; a comment now and then finds out whether the client is still
  // there.
  Task<void> stream_events(EventFeed& feed) {
    static const auto heartbeat = std::make_shared<const std::string>(":\n\n");
    buffer_ = {};  // nothing more is read, and many streams are open at once
    feed_ = &feed;
    error_code ec;
    while (!ec && !feed.ended() && !thread_.draining()) {
      watch(std::nullopt, true);
      auto pieces = co_await feed.next(kHeartbeat);
      if (feed.ended()) break;
      if (pieces.empty()) pieces.push_back(heartbeat);
      watch(kWriteTimeout);
      for (const auto& piece : pieces) {
        co_await asio::async_write(stream_, asio::buffer(*piece),
                                   asio::redirect_error(use_task, ec));
        if (ec) break;
      }
    }
    feed_ = nullptr;
    feed.end();
  }

  // Closes lingering, so that the last answer arrives (see kLingerTimeout).
  Task<void> shutdown() {
    error_code ec;
    watch(kLingerSilence);
    const auto end_s = thread_.now_s() + static_cast<std::uint64_t>(kLingerTimeout.count());
    if constexpr (!std::is_same_v<Stream, Socket>) {
      co_await stream_.async_shutdown(asio::redirect_error(use_task, ec));
    }
    socket().shutdown(Socket::shutdown_send, ec);
    std::array<char, kReadBytes> waste;
    for (std::size_t read = 0; !ec && read < kLingerBytesMax && thread_.now_s() < end_s;) {
      watch(kLingerSilence);
      read += co_await socket().async_read_some(asio::buffer(waste),
                                                asio::redirect_error(use_task, ec));
    }
  }

  Stream stream_;
  IoThread& thread_;
  const Hosting& hosting_;
  asio::ip::address peer_;
  boost::beast::flat_buffer buffer_;
  std::optional<RequestParser> parser_;
  std::size_t body_bytes_max_{};
  std::size_t header_bytes_{};
  std::string head_;
  EventFeed* feed_{};  // while it is streamed
};

}  // namespace

Task<void> serve_connection(Socket socket, ConnectionLimits::Permit permit, IoThread& thread,
                            const Hosting& hosting) {
  const auto held = std::move(permit);
  Connection<Socket> connection{std::move(socket), thread, hosting};
  co_await connection.run();
}

Task<void> serve_tls_connection(Socket socket, ConnectionLimits::Permit permit, IoThread& thread,
                                const Hosting& hosting, std::shared_ptr<asio::ssl::context> tls) {
  const auto held = std::move(permit);
  Connection<TlsStream> connection{TlsStream{std::move(socket), *tls}, thread, hosting};
  co_await connection.run();
}

}  // namespace chalkline::http
