#pragma once

namespace chalkline::ledger::test {

#if defined(__has_feature)
#if __has_feature(thread_sanitizer) || __has_feature(address_sanitizer)
#define CHALKLINE_SANITIZED 1
#endif
#endif

// Sanitizers cost five to twenty times the time; loops whose length is a matter of thoroughness and
// not of meaning are this many times shorter under them.
#ifdef CHALKLINE_SANITIZED
inline constexpr int kSanitizerFactor = 10;
#else
inline constexpr int kSanitizerFactor = 1;
#endif

constexpr int scaled(int iterations) { return iterations / kSanitizerFactor; }

}  // namespace chalkline::ledger::test
