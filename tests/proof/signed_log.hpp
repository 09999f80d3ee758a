#pragma once

#include <cstdint>
#include <string>

#include "base/sha256.hpp"
#include "proof/note/checkpoint.hpp"
#include "proof/note/cosignature.hpp"

// A log and a witness whose keys everybody knows.
namespace chalkline::proof::test {

inline constexpr const char* kTestOrigin = "test.example/log";
inline constexpr const char* kTestWitness = "test.example/witness";

inline SigningKey log_key() { return {kTestOrigin, sha256("the key of the tests' log")}; }

class Witness {
 public:
  VerifyingKey key() const { return {kTestWitness, Algorithm::kCosignature, key_.public_key()}; }

  // The signature line of a checkpoint's text.
  Signature cosign(std::string_view checkpoint_text, std::uint64_t time_s) const {
    std::string bytes;
    for (int shift = 56; shift >= 0; shift -= 8) bytes += static_cast<char>(time_s >> shift);
    const auto signature = key_.sign(cosignature_message(time_s, checkpoint_text));
    bytes.append(signature.begin(), signature.end());
    return {.name = kTestWitness, .id = key().id, .bytes = bytes};
  }

 private:
  Ed25519Key key_{sha256("the key of the tests' witness")};
};

}  // namespace chalkline::proof::test
