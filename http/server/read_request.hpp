#pragma once

#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/string_body.hpp>
#include <expected>
#include <string_view>

#include "http/server/request.hpp"

namespace chalkline::http {

using RequestParser = boost::beast::http::request_parser<boost::beast::http::string_body>;

// Takes out of a parsed message what this server reads. The error is one sentence for a 400.
std::expected<Request, std::string_view> read_request(const RequestParser::value_type& message,
                                                      const boost::asio::ip::address& peer);

}  // namespace chalkline::http
