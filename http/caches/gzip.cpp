#include "http/caches/gzip.hpp"

#include <zlib.h>

#include <stdexcept>

namespace chalkline::http {

std::string gzip(std::string_view text) {
  constexpr int kGzipWindow = MAX_WBITS + 16;  // 16 asks for gzip's header in place of zlib's
  z_stream stream{};
  if (deflateInit2(&stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, kGzipWindow, MAX_MEM_LEVEL,
                   Z_DEFAULT_STRATEGY) != Z_OK)
    throw std::runtime_error{"zlib does not begin"};
  std::string packed(deflateBound(&stream, text.size()), '\0');
  // zlib reads through a pointer that is not const, and writes nothing there.
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(text.data()));
  stream.avail_in = static_cast<uInt>(text.size());
  stream.next_out = reinterpret_cast<Bytef*>(packed.data());
  stream.avail_out = static_cast<uInt>(packed.size());
  const auto result = deflate(&stream, Z_FINISH);
  packed.resize(stream.total_out);
  deflateEnd(&stream);
  if (result != Z_STREAM_END) throw std::runtime_error{"zlib does not compress"};
  return packed;
}

}  // namespace chalkline::http
