#pragma once

#include <chrono>
#include <cstddef>

// The limits on what one client may cost this server, each with its reason.
namespace chalkline::http {

// The longest body of this API is a bet of some 300 bytes; 64 KiB leaves room for what later calls
// carry.
inline constexpr std::size_t kBodyBytesMax = std::size_t{64} * 1024;

// A thousand bets of some 200 bytes; twice that for those that state more than they have to.
inline constexpr std::size_t kBatchBodyBytesMax = std::size_t{512} * 1024;

// A file of 2 MB as text in JSON, where each of its quotes and ends of lines takes two bytes.
inline constexpr std::size_t kFileBodyBytesMax = std::size_t{4} * 1024 * 1024;

// Browsers send 1 to 2 KiB; 16 KiB is what common proxies let through.
inline constexpr std::size_t kHeaderBytesMax = std::size_t{16} * 1024;

// Read from the socket at once: a request of this API nearly always fits.
inline constexpr std::size_t kReadBytes = std::size_t{4} * 1024;

// How long a kept-alive connection may be silent: longer than a person pauses between two pages.
inline constexpr std::chrono::seconds kIdleTimeout{60};

// From the first byte of a request to its last: 80 KiB over a bad mobile line; a slow-loris gets no
// more.
inline constexpr std::chrono::seconds kRequestTimeout{15};

// For the client to take so much of an answer: a long one may last for as long as it gets on.
inline constexpr std::chrono::seconds kWriteTimeout{30};
inline constexpr std::size_t kWriteBytes = std::size_t{64} * 1024;

// How often an idle event stream sends a comment: more often than proxies close silent connections,
// which is after a minute, and often enough to notice soon that the client has gone.
inline constexpr std::chrono::seconds kHeartbeat{20};

// For the TLS handshake: a few round trips.
inline constexpr std::chrono::seconds kHandshakeTimeout{15};

// After an answer that ends the connection the rest of the request is read and discarded: closing
// at once would reset the connection and lose the answer, since ordinary clients read it only after
// they have sent everything. Ends after this much silence, and in less time than a request may
// take. 16 MiB is a photo sent by mistake; ordinary clients send no more.
inline constexpr std::chrono::seconds kLingerSilence{2};
inline constexpr std::chrono::seconds kLingerTimeout{10};
inline constexpr std::size_t kLingerBytesMax = std::size_t{16} * 1024 * 1024;

// A school or a phone network behind one address: some hundred people with up to six connections
// each. While most are taken it is less (ConnectionLimits).
inline constexpr std::size_t kConnectionsPerAddress = 1024;

// Some 20 KiB each: 200 MB when all are taken.
inline constexpr std::size_t kConnectionsMax = 10'000;

// How long a stop waits for running requests: longer than any of them may take but for a stuck
// disk.
inline constexpr std::chrono::seconds kDrainTimeout{10};

}  // namespace chalkline::http
