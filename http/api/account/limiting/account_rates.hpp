#pragma once

#include "base/rate_limiter.hpp"

// How often people who act on an account may try.
namespace chalkline::http {

// Guessing the password in a session, as a finder of an open browser may. In each session by
// itself: a thief's guesses do not keep the owner from changing the password, or from leaving.
inline constexpr RateLimiter::Rule kPasswordsPerSession{.attempts = 10,
                                                        .window = std::chrono::minutes{15}};

// Guessing many accounts' passwords from one place, asking the register form which names exist, or
// making up mailed links: a school class behind one address makes some mistakes, too.
// Failures are counted once they are known, for a class that signs in at the same moment fails
// nowhere: as many as wait for a hash may go beyond.
inline constexpr RateLimiter::Rule kFailuresPerAddress{.attempts = 100,
                                                       .window = std::chrono::minutes{15}};

// New people from one place, who stay in the ledger for good: a lecture hall behind one address may
// sign up at once, and a script that makes people up gets no further. Behind a proxy the address is
// the proxy's, and this is what the whole site may grow by in an hour: enough for one school.
inline constexpr RateLimiter::Rule kRegistrationsPerAddress{.attempts = 300,
                                                            .window = std::chrono::hours{1}};

// RULES 5: mails of one kind to one address, as one client asks for them.
inline constexpr RateLimiter::Rule kMailsPerAsker{.attempts = 3, .window = std::chrono::hours{1}};

// The same for all clients together: strangers cannot fill a mailbox, nor use up what its owner may
// ask for before there are four of them. Each link that they had mailed opens the account to its
// owner.
inline constexpr RateLimiter::Rule kMailsPerEmail{.attempts = 12, .window = std::chrono::hours{1}};

}  // namespace chalkline::http
