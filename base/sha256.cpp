#include "base/sha256.hpp"

#include <openssl/evp.h>

#include <cstdlib>

namespace chalkline {
namespace {

void check(int result) {
  if (result != 1) std::abort();
}

// Fetched once a thread: OpenSSL would look the algorithm up each time, under a lock that all
// threads share (docs/BENCHMARKS.md, Single choices).
const EVP_MD* algorithm() {
  struct Free {
    void operator()(EVP_MD* fetched) const { EVP_MD_free(fetched); }
  };
  thread_local const std::unique_ptr<EVP_MD, Free> fetched{
      EVP_MD_fetch(nullptr, "SHA256", nullptr)};
  if (fetched == nullptr) std::abort();
  return fetched.get();
}

}  // namespace

Sha256Digest sha256(std::string_view bytes) {
  thread_local Sha256 hash;
  hash.add(bytes);
  return hash.end();
}

void Sha256::Free::operator()(evp_md_ctx_st* context) const { EVP_MD_CTX_free(context); }

Sha256::Sha256() : context_{EVP_MD_CTX_new()} {
  if (context_ == nullptr) std::abort();
  check(EVP_DigestInit_ex2(context_.get(), algorithm(), nullptr));
}

void Sha256::add(std::string_view bytes) {
  check(EVP_DigestUpdate(context_.get(), bytes.data(), bytes.size()));
}

Sha256Digest Sha256::end() {
  Sha256Digest digest;
  check(EVP_DigestFinal_ex(context_.get(), digest.data(), nullptr));
  check(EVP_DigestInit_ex2(context_.get(), nullptr, nullptr));
  return digest;
}

}  // namespace chalkline
