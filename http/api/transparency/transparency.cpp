#include "http/api/transparency/transparency.hpp"

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "http/api/shared/call/rejections.hpp"
#include "http/caches/coded_text.hpp"
#include "http/parse/accept_encoding.hpp"
#include "proof/tree/tile_path.hpp"

namespace chalkline::http {
namespace {

constexpr std::string_view kBytes = "application/octet-stream";
// A checkpoint is at most a second old, as often as one is signed.
constexpr std::string_view kForASecond = "public, max-age=1";
constexpr std::string_view kImmutable = "public, max-age=31536000, immutable";
constexpr std::string_view kForOneReader = "private";
// Records shrink to two thirds; hashes do not.
constexpr std::array kPacked{std::string_view{"gzip"}};

// A page of another site may read it.
Response for_everybody(Response response) {
  return std::move(response)
      .with("Access-Control-Allow-Origin", "*")
      .with("Cross-Origin-Resource-Policy", "cross-origin");
}

// The path of a tile below /log/.
std::optional<proof::TilePath> tile_of(const Request& request) {
  constexpr std::string_view kLog{"/log/"};
  return proof::parse_tile_path(std::string_view{request.path}.substr(kLog.size()));
}

Response no_tile() { return text(400, "This is not the path of a tile"); }

Response beyond_the_log() { return text(404, "The log is not that long yet"); }

Response note_of(std::shared_ptr<const proof::Published::Newest> newest) {
  Response response{.caching = kForASecond};
  const auto* note = &newest->note;
  response.shared = {std::move(newest), note};
  return response;
}

Response octets(std::string content, std::string_view caching) {
  return {.type = kBytes, .caching = caching, .body = std::move(content)};
}

}  // namespace

std::span<const RouteOf<TransparencyLog>> TransparencyLog::routes() {
  static constexpr auto kTable = std::to_array<RouteOf<TransparencyLog>>({
      {Method::kGet, "/log/checkpoint", Access::kSessionless, &TransparencyLog::checkpoint},
      {Method::kGet, "/log/checkpoint.witnessed", Access::kSessionless,
       &TransparencyLog::witnessed},
      {Method::kGet, "/log/keys", Access::kSessionless, &TransparencyLog::keys},
      // Before the next, which its paths are of as well: records tell of people.
      {Method::kGet, "/log/tile/entries/{path}", Access::kAuditor, &TransparencyLog::entries},
      {Method::kGet, "/log/tile/{path}", Access::kSessionless, &TransparencyLog::tile},
  });
  return kTable;
}

Task<Response> TransparencyLog::checkpoint(RequestContext& /*context*/) {
  auto newest = parts_.publisher.published().newest();
  if (!newest) co_return for_everybody(unavailable("No checkpoint is signed yet"));
  co_return for_everybody(note_of(std::move(newest)));
}

Task<Response> TransparencyLog::witnessed(RequestContext& /*context*/) {
  auto newest = parts_.publisher.published().witnessed();
  if (newest) co_return for_everybody(note_of(std::move(newest)));
  if (parts_.witnesses.status().empty()) co_return for_everybody(text(404, "No witness signs too"));
  co_return for_everybody(unavailable("No witness has signed a checkpoint yet"));
}

Task<Response> TransparencyLog::keys(RequestContext& /*context*/) {
  co_return for_everybody({.caching = kForASecond, .body = parts_.publisher.published().keys()});
}

Task<Response> TransparencyLog::tile(RequestContext& context) {
  const auto tile = tile_of(context.request);
  if (!tile || tile->is_bundle) co_return for_everybody(no_tile());
  auto read = co_await parts_.reads.run(context, [this, tile = *tile] {
    return parts_.publisher.published().tile(tile.level, tile.index, tile.width);
  });
  if (!read) co_return for_everybody(std::move(read).error());
  if (!*read) co_return for_everybody(beyond_the_log());
  co_return for_everybody(octets(**std::move(read), kImmutable));
}

Task<Response> TransparencyLog::entries(RequestContext& context) {
  const auto tile = tile_of(context.request);
  if (!tile || !tile->is_bundle) co_return no_tile();
  const bool is_packed = choose_encoding(context.request.accept_encoding, kPacked) == 0;
  auto read = co_await parts_.reads.run(context, [this, tile = *tile, is_packed] {
    auto bundle = parts_.publisher.published().bundle(tile.index, tile.width);
    if (!is_packed || !bundle) return bundle;
    const CodedText packed{Coding::kGzip, *bundle, Sent::kOften};
    return std::optional{packed.content() + packed.end("")};
  });
  if (!read) co_return std::move(read).error();
  if (!*read) co_return beyond_the_log();
  auto response = octets(**std::move(read), kForOneReader).with("Vary", "Accept-Encoding");
  if (is_packed) response.with("Content-Encoding", kPacked.front());
  co_return response;
}

}  // namespace chalkline::http
