#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <string_view>

struct evp_md_ctx_st;

namespace chalkline {

using Sha256Digest = std::array<std::uint8_t, 32>;

// FIPS 180-4. A broken OpenSSL ends the process: over memory nothing else can fail.
Sha256Digest sha256(std::string_view bytes);

// The same of bytes that come in parts.
class Sha256 {
 public:
  Sha256();

  void add(std::string_view bytes);
  // The digest of the bytes added since the last end().
  Sha256Digest end();

 private:
  struct Free {
    void operator()(evp_md_ctx_st* context) const;
  };
  std::unique_ptr<evp_md_ctx_st, Free> context_;
};

}  // namespace chalkline
