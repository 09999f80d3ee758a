#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace chalkline::http {

// Argon2id with the parameters of the first choice in OWASP's password storage advice: 19 MiB, two
// passes, one lane. About 10 ms of one core, and too much memory to guess cheaply. Blocking: never
// call these on an io thread.

// Before the first of them. Throws std::runtime_error with one sentence.
void prepare_passwords();

// The encoded hash with its salt and parameters.
std::string hash_password(std::string_view password);

bool verify_password(const std::string& hash, std::string_view password);

// How many hashes have been computed since the start. A hash is what a sign-in costs.
std::uint64_t hashes_computed();

// The hash of a random password: verified for unknown names, so that they take as long as known
// ones.
const std::string& dummy_hash();

}  // namespace chalkline::http
