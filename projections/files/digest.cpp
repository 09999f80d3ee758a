#include "projections/files/digest.hpp"

#include <openssl/evp.h>

#include <array>
#include <cstdint>
#include <cstring>
#include <memory>
#include <stdexcept>

#include "ledger/log/merkle.hpp"

namespace chalkline::projections {
namespace {

class Sha256 {
 public:
  Sha256() : context_(EVP_MD_CTX_new()) {
    check(EVP_DigestInit_ex2(context_.get(), EVP_sha256(), nullptr));
  }
  void add(std::string_view bytes) {
    check(EVP_DigestUpdate(context_.get(), bytes.data(), bytes.size()));
  }
  std::string end() {
    ledger::Hash hash;
    check(EVP_DigestFinal_ex(context_.get(), hash.data(), nullptr));
    return ledger::hex(hash);
  }

 private:
  static void check(int result) {
    if (result != 1) throw std::runtime_error("SHA-256 is not available");
  }
  struct Free {
    void operator()(EVP_MD_CTX* context) const { EVP_MD_CTX_free(context); }
  };
  std::unique_ptr<EVP_MD_CTX, Free> context_;
};

// Type and 8 bytes (the number, or the length of the text that follows), little-endian.
void append(std::string& out, char type, std::int64_t number) {
  out.push_back(type);
  out.append(reinterpret_cast<const char*>(&number), sizeof number);
}

}  // namespace

std::string content_digest(const sqlite::Connection& db, const char* query) {
  Sha256 hash;
  sqlite::Statement all{db, query};
  auto rows = all.query();
  std::string bytes;
  while (rows.next()) {
    bytes.clear();
    for (int column = 0; column < rows.width(); ++column) {
      switch (rows.type(column)) {
        case SQLITE_NULL:
          append(bytes, 'n', 0);
          break;
        case SQLITE_INTEGER:
          append(bytes, 'i', rows.get<std::int64_t>(column));
          break;
        default: {
          const auto text = rows.get<std::string>(column);
          append(bytes, 't', static_cast<std::int64_t>(text.size()));
          bytes += text;
        }
      }
    }
    hash.add(bytes);
  }
  return hash.end();
}

}  // namespace chalkline::projections
