#include "base/signing/key.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <utility>

#include "base/hex.hpp"
#include "base/sha256.hpp"
#include "base/signing/base64.hpp"
#include "base/utf8.hpp"

namespace chalkline {
namespace {

constexpr std::string_view kSecretPrefix = "PRIVATE+KEY+";

// White_Space of Unicode 15; the controls among them are no text anyway.
constexpr std::array<std::string_view, 23> kSpaces{
    " ",      "\t",     "\n",     "\r",     "\u0085", "\u00a0", "\u1680", "\u2000",
    "\u2001", "\u2002", "\u2003", "\u2004", "\u2005", "\u2006", "\u2007", "\u2008",
    "\u2009", "\u200a", "\u2028", "\u2029", "\u202f", "\u205f", "\u3000"};

KeyId key_id(std::string_view name, Algorithm algorithm, const PublicKey& key) {
  std::string named{name};
  named += '\n';
  named += static_cast<char>(algorithm);
  named.append(key.begin(), key.end());
  const auto digest = sha256(named);
  KeyId id{};
  std::copy_n(digest.begin(), id.size(), id.begin());
  return id;
}

std::string written(std::string_view name, const KeyId& id, Algorithm algorithm,
                    const std::array<std::uint8_t, 32>& key) {
  std::string bytes(1, static_cast<char>(algorithm));
  bytes.append(key.begin(), key.end());
  return fmt::format("{}+{}+{}", name, to_hex(id), to_base64(std::string_view{bytes}));
}

struct Parts {
  std::string name;
  KeyId id{};
  std::uint8_t algorithm{};
  std::array<std::uint8_t, 32> key{};
};

// The parts that both written forms have. Names have no `+`; base64 may.
std::optional<Parts> parts_of(std::string_view text) {
  const auto name_end = text.find('+');
  if (name_end == std::string_view::npos) return std::nullopt;
  const auto id_end = text.find('+', name_end + 1);
  if (id_end == std::string_view::npos) return std::nullopt;
  const auto id = from_hex<4>(text.substr(name_end + 1, id_end - name_end - 1));
  const auto bytes = from_base64<1 + 32>(text.substr(id_end + 1));
  const auto name = text.substr(0, name_end);
  if (!is_key_name(name) || !id || !bytes) return std::nullopt;
  Parts parts{.name = std::string{name}, .id = *id, .algorithm = bytes->front()};
  std::copy(bytes->begin() + 1, bytes->end(), parts.key.begin());
  return parts;
}

}  // namespace

bool is_key_name(std::string_view name) {
  const auto has = [&](std::string_view space) { return name.contains(space); };
  return !name.empty() && is_text(name) && !name.contains('+') &&
         std::ranges::none_of(kSpaces, has);
}

VerifyingKey::VerifyingKey(std::string key_name, Algorithm of, const PublicKey& of_key)
    : name{std::move(key_name)}, algorithm{of}, key{of_key}, id{key_id(name, of, of_key)} {}

std::string format_vkey(const VerifyingKey& key) {
  return written(key.name, key.id, key.algorithm, key.key);
}

std::expected<VerifyingKey, std::string> parse_vkey(std::string_view text) {
  auto parts = parts_of(text);
  if (!parts) return std::unexpected{"malformed"};
  const Algorithm algorithm{parts->algorithm};
  if (algorithm != Algorithm::kEd25519 && algorithm != Algorithm::kCosignature)
    return std::unexpected{"of an algorithm that is not known here"};
  if (!is_sound_key(parts->key)) return std::unexpected{"no sound Ed25519 key"};
  VerifyingKey key{std::move(parts->name), algorithm, parts->key};
  if (key.id != parts->id) return std::unexpected{"not the one that its id names"};
  return key;
}

SigningKey::SigningKey(std::string name, const Ed25519Seed& seed)
    : seed_{seed},
      key_{seed},
      verifying_{std::move(name), Algorithm::kEd25519, key_.public_key()} {}

std::string SigningKey::format() const {
  return std::string{kSecretPrefix} +
         written(verifying_.name, verifying_.id, Algorithm::kEd25519, seed_);
}

std::expected<SigningKey, std::string> SigningKey::parse(std::string_view text) {
  if (!text.starts_with(kSecretPrefix)) return std::unexpected{"malformed"};
  auto parts = parts_of(text.substr(kSecretPrefix.size()));
  if (!parts) return std::unexpected{"malformed"};
  if (Algorithm{parts->algorithm} != Algorithm::kEd25519)
    return std::unexpected{"of an algorithm that is not known here"};
  SigningKey key{std::move(parts->name), parts->key};
  if (key.verifying().id != parts->id) return std::unexpected{"not the one that its id names"};
  return key;
}

}  // namespace chalkline
