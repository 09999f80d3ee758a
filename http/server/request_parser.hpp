#pragma once

#include <array>
#include <boost/beast/http/basic_parser.hpp>
#include <cstddef>
#include <memory_resource>
#include <optional>
#include <string>
#include <string_view>

#include "http/server/request.hpp"

namespace chalkline::http {

// Parses one request. Of its header it keeps what this server reads, and of trailers nothing.
class RequestParser final : public boost::beast::http::basic_parser<true> {
 public:
  explicit RequestParser(const boost::asio::ip::address& peer) { request_.peer = peer; }
  RequestParser(const RequestParser&) = delete;
  RequestParser& operator=(const RequestParser&) = delete;
  ~RequestParser() override = default;

  // Both once the header is done. The problem is one sentence for a 400; without one the request is
  // whole but for its body, which it has once the parser is done.
  const std::optional<std::string_view>& problem() const { return problem_; }
  const Request& request() const { return request_; }

  bool is_http_1_0() const { return version_ < 11; }
  bool expects_continue() const { return expects_continue_; }

 private:
  using Error = boost::system::error_code;
  using View = boost::beast::string_view;
  using Verb = boost::beast::http::verb;
  using Field = boost::beast::http::field;

  void on_request_impl(Verb verb, View verb_text, View target, int version, Error& ec) override;
  void on_response_impl(int, View, int, Error&) override {}
  void on_field_impl(Field name, View name_text, View value, Error& ec) override;
  void on_header_impl(Error& ec) override;
  void on_body_init_impl(const boost::optional<std::uint64_t>& length, Error& ec) override;
  std::size_t on_body_impl(View piece, Error& ec) override;
  void on_chunk_header_impl(std::uint64_t, View, Error&) override {}
  std::size_t on_chunk_body_impl(std::uint64_t left, View piece, Error& ec) override;
  void on_finish_impl(Error& ec) override;

  std::string_view kept(std::string_view text);
  void take_named(std::string_view name, std::string_view value);
  void take_once(std::optional<std::string_view>& header, std::string_view value);
  void take_target();
  void refuse(std::string_view sentence);

  // What most requests have of headers that are read: no memory is fetched for them.
  std::array<char, 1024> usual_;
  std::pmr::monotonic_buffer_resource texts_{usual_.data(), usual_.size()};
  Request request_;
  std::string_view target_;
  std::string body_;
  std::optional<std::string_view> problem_;
  int version_{};
  bool host_seen_{};
  bool expects_continue_{};
};

}  // namespace chalkline::http
