#include "http/api/account/password_hashing.hpp"

#include <algorithm>
#include <thread>

namespace chalkline::http {
namespace {

// Passwords are hashed on one core less than there are, so that sign-ins never take the whole
// machine.
std::size_t hashing_threads() { return std::max(2U, std::thread::hardware_concurrency()) - 1; }

// Some three seconds of a core; later callers get 503.
constexpr std::size_t kHashingQueueMax = 128;

}  // namespace

PasswordHashing::PasswordHashing() : workers_{"hashing", hashing_threads(), kHashingQueueMax} {}

}  // namespace chalkline::http
