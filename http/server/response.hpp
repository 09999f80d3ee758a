#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace chalkline::http {

class EventFeed;
class PiecewiseBody;

inline constexpr std::string_view kText = "text/plain; charset=utf-8";
inline constexpr std::string_view kJson = "application/json";

// Values of Cache-Control (RFC 9111, section 5.2.2).
inline constexpr std::string_view kKeepNothing = "no-store";
inline constexpr std::string_view kAskAgain =
    "no-cache";  // kept, and shown after its ETag was asked for

// An answer. The server adds Date, Content-Length and Connection.
struct Response {
  int status{200};
  std::string_view type{kText};            // Content-Type, of static storage
  std::string_view caching{kKeepNothing};  // Cache-Control, of static storage
  std::string headers{};                   // further header lines, each ended by CRLF
  bool sets_session{};                     // they begin or end the client's session
  std::string body{};
  std::shared_ptr<const std::string>
      shared{};                       // when set, what many answers have in common: before the body
  std::shared_ptr<EventFeed> feed{};  // when set, the body: it ends with the connection
  std::shared_ptr<PiecewiseBody> pieces{};  // when set, the body: its length is not known yet
  const std::string*
      preset{};  // header lines instead of the server's own for every answer; outlives the answer

  // The content in the two pieces in which it is sent, and its length.
  std::array<std::string_view, 2> content() const {
    return {shared ? std::string_view{*shared} : std::string_view{}, body};
  }
  std::size_t content_bytes() const { return (shared ? shared->size() : 0) + body.size(); }

  // Neither name nor value may hold what a client sent, unless it was checked.
  Response& with(std::string_view name, std::string_view value) &;
  Response with(std::string_view name, std::string_view value) &&;

  // Tells in X-Position up to where the ledger has what the call did.
  Response& at(std::uint64_t position) &;
  Response at(std::uint64_t position) &&;
};

// A plain sentence for a person.
Response text(int status, std::string_view sentence);
Response json(int status, std::string body);

// Appends the answer's head to `out`. `common` is used when the response brings no preset.
struct HeadFacts {
  std::string_view date;    // "Sat, 21 Nov 2026 10:30:00 GMT"
  std::string_view common;  // header lines
  bool close{};
  bool chunked{};  // a body of unknown length comes in chunks
};
void append_head(std::string& out, const Response& response, const HeadFacts& facts);

}  // namespace chalkline::http
