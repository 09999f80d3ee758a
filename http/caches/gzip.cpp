#include "http/caches/gzip.hpp"

#include <zlib.h>

#include <stdexcept>
#include <utility>

namespace chalkline::http {
namespace {

const Bytef* bytes_of(std::string_view text) { return reinterpret_cast<const Bytef*>(text.data()); }

void append_little_endian(std::string& out, std::uint32_t number, int bytes) {
  for (int i = 0; i < bytes; ++i) out += static_cast<char>(number >> (8 * i) & 0xff);
}

}  // namespace

OpenGzip open_gzip(std::string_view text, int level) {
  constexpr int kGzipWindow = MAX_WBITS + 16;  // 16 asks for gzip's header in place of zlib's
  constexpr std::size_t kFlushBytes = 16;      // an empty block, which ends on a whole byte
  z_stream stream{};
  if (deflateInit2(&stream, level, Z_DEFLATED, kGzipWindow, MAX_MEM_LEVEL, Z_DEFAULT_STRATEGY) !=
      Z_OK)
    throw std::runtime_error{"zlib does not begin"};
  std::string packed(deflateBound(&stream, text.size()) + kFlushBytes, '\0');
  stream.next_in = const_cast<Bytef*>(bytes_of(text));  // zlib writes nothing there
  stream.avail_in = static_cast<uInt>(text.size());
  stream.next_out = reinterpret_cast<Bytef*>(packed.data());
  stream.avail_out = static_cast<uInt>(packed.size());
  const auto result = deflate(&stream, Z_SYNC_FLUSH);
  const bool is_whole = result == Z_OK && stream.avail_in == 0 && stream.avail_out > 0;
  packed.resize(stream.total_out);
  deflateEnd(&stream);
  if (!is_whole) throw std::runtime_error{"zlib does not compress"};
  const auto checksum = crc32_z(0, bytes_of(text), text.size());
  return {std::move(packed), static_cast<std::uint32_t>(checksum),
          static_cast<std::uint32_t>(text.size())};
}

std::string gzip_end(const OpenGzip& open, std::string_view tail) {
  constexpr std::size_t kStoredMax = 0xffff;  // RFC 1951, section 3.2.4
  std::string end;
  end.reserve(tail.size() + 13);
  for (auto rest = tail;;) {
    const auto block = rest.substr(0, kStoredMax);
    rest.remove_prefix(block.size());
    end += rest.empty() ? '\1' : '\0';  // whether it is the last
    const auto length = static_cast<std::uint32_t>(block.size());
    append_little_endian(end, length, 2);
    append_little_endian(end, ~length, 2);
    end += block;
    if (rest.empty()) break;
  }
  const auto of_tail = crc32_z(0, bytes_of(tail), tail.size());
  const auto whole = crc32_combine(open.checksum, of_tail, static_cast<z_off_t>(tail.size()));
  append_little_endian(end, static_cast<std::uint32_t>(whole), 4);
  append_little_endian(end, open.bytes + static_cast<std::uint32_t>(tail.size()), 4);
  return end;
}

}  // namespace chalkline::http
