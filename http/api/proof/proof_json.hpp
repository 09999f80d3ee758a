#pragma once

#include <boost/describe/class.hpp>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/json/writer.hpp"

// The transparency log and what is proved by it, as schemas/openapi.yaml has them.
namespace chalkline::http::wire {

struct LogInfo {
  std::string origin{};
  std::string vkey{};
  std::uint64_t size{};
  bool anchored{};
  std::vector<std::string> witnesses{};  // their vkeys
  bool known{};
  bool signs{};
};
BOOST_DESCRIBE_STRUCT(LogInfo, (), (origin, vkey, size, anchored, witnesses, known, signs))

struct ConsistencyProof {
  std::vector<std::string> hashes{};  // in base64
};
BOOST_DESCRIBE_STRUCT(ConsistencyProof, (), (hashes))

struct ReceiptProof {
  std::string_view role{};
  std::string proof{};  // a whole tlog-proof
};
BOOST_DESCRIBE_STRUCT(ReceiptProof, (), (role, proof))

struct BetReceipt {
  std::string_view format{"chalkline-receipt@v1"};
  std::vector<ReceiptProof> proofs{};
};
BOOST_DESCRIBE_STRUCT(BetReceipt, (), (format, proofs))

}  // namespace chalkline::http::wire
