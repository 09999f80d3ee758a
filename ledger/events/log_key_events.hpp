#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <tuple>

#include "base/fields.hpp"
#include "base/sha256.hpp"
#include "base/signing/ed25519.hpp"
#include "ledger/events/event_type.hpp"
#include "ledger/events/posting.hpp"
#include "ledger/values/enum_names.hpp"

// The keys by which checkpoints of the ledger are signed (docs/TRANSPARENCY.md). Storage formats
// like all of events.hpp, which includes this.
namespace chalkline::ledger {

enum class LogKeyCause : std::uint8_t {
  kFirst = 1,      // the log has been made
  kRotated = 2,    // another key of the same log, as both keys say
  kRestarted = 3,  // another log, since the one before cannot be continued
};
template <>
inline constexpr std::array<std::string_view, 3> enum_names<LogKeyCause>{"first", "rotated",
                                                                         "restarted"};

// Why a log cannot be continued.
enum class LogLoss : std::uint8_t {
  kRecords = 1,  // the ledger ends before what was signed
  kHistory = 2,  // the ledger has another root there, or none
  kKey = 3,      // the key is gone, or what was signed by it
};
template <>
inline constexpr std::array<std::string_view, 3> enum_names<LogLoss>{"records", "history", "key"};

// The key before this one, and the newest checkpoint that it had signed: of no records where that
// is not known.
struct LogKeyBefore {
  std::string origin;
  PublicKey key{};
  std::uint64_t size{};
  Sha256Digest root{};
  static constexpr auto fields =
      std::tuple{field("origin", &LogKeyBefore::origin), field("key", &LogKeyBefore::key),
                 field("size", &LogKeyBefore::size), field("root", &LogKeyBefore::root)};
  friend bool operator==(const LogKeyBefore&, const LogKeyBefore&) = default;
};

// The signatures of both keys, over rotation_text().
struct RotationSignatures {
  Ed25519Signature before{};
  Ed25519Signature now{};
  static constexpr auto fields = std::tuple{field("before", &RotationSignatures::before),
                                            field("now", &RotationSignatures::now)};
  friend bool operator==(const RotationSignatures&, const RotationSignatures&) = default;
};

// From here on checkpoints are signed by this key.
struct LogKeyAdopted {
  LogKeyCause cause{};
  std::string origin;  // names the log
  PublicKey key{};
  std::optional<LogKeyBefore> before{};            // but of the first
  std::optional<RotationSignatures> signatures{};  // of a rotation
  std::optional<LogLoss> loss{};                   // of a restart
  static constexpr EventType type{"LogKeyAdopted"};
  static Postings postings() { return {}; }
  static constexpr auto fields = std::tuple{field("cause", &LogKeyAdopted::cause),
                                            field("origin", &LogKeyAdopted::origin),
                                            field("key", &LogKeyAdopted::key),
                                            field("before", &LogKeyAdopted::before),
                                            field("signatures", &LogKeyAdopted::signatures),
                                            field("loss", &LogKeyAdopted::loss)};
  friend bool operator==(const LogKeyAdopted&, const LogKeyAdopted&) = default;
};

// The text by whose signatures a key hands over to the next. Its second line is no number, so that
// it is no checkpoint.
std::string rotation_text(const LogKeyAdopted& rotation);

}  // namespace chalkline::ledger
