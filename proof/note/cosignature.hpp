#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/signing/ed25519.hpp"

// C2SP tlog-cosignature: a witness says at a time that it has seen a checkpoint, and no other of a
// history that this one does not continue.
namespace chalkline::proof {

// The bytes that a witness signs.
std::string cosignature_message(std::uint64_t time_s, std::string_view checkpoint_text);

// `bytes`: of a signature line behind the key's id, 8 of the time, most significant first, and 64
// of the signature. Returns the time; absent where it does not hold.
std::optional<std::uint64_t> verify_cosignature(const PublicKey& key,
                                                std::string_view checkpoint_text,
                                                std::string_view bytes);

}  // namespace chalkline::proof
