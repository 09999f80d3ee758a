#include "tests/proof/vectors.hpp"

#include <boost/json/parse.hpp>
#include <cstdlib>
#include <filesystem>

#include "base/hex.hpp"
#include "base/signing/base64.hpp"
#include "tests/ledger/files.hpp"

namespace chalkline::proof::test {

boost::json::value vectors() {
  const auto* folder = std::getenv("CHALKLINE_FIXTURES");
  const auto path = std::filesystem::path{folder == nullptr ? "../shared/data" : folder} / "proof" /
                    "vectors.json";
  const auto* own = "tests/proof/vectors/vectors.json";
  return boost::json::parse(ledger::test::content(std::filesystem::exists(path) ? path : own));
}

std::string bytes_of_hex(const boost::json::value& digits) {
  std::vector<std::uint8_t> bytes(text(digits).size() / 2);
  REQUIRE(read_hex(text(digits), bytes));
  return {bytes.begin(), bytes.end()};
}

ledger::Hash hash(const boost::json::value& base64) {
  const auto found = from_base64<sizeof(ledger::Hash)>(text(base64));
  REQUIRE(found);
  return *found;
}

std::vector<ledger::Hash> hashes(const boost::json::value& list) {
  std::vector<ledger::Hash> found;
  for (const auto& one : list.as_array()) found.push_back(hash(one));
  return found;
}

VerifyingKey verifying_key(const boost::json::value& all, std::string_view name) {
  const auto key = parse_vkey(text(all.at("keys").at(name).at("vkey")));
  REQUIRE(key);
  return *key;
}

}  // namespace chalkline::proof::test
