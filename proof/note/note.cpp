#include "proof/note/note.hpp"

#include <algorithm>
#include <utility>

#include "base/signing/base64.hpp"
#include "base/utf8.hpp"
#include "proof/note/cosignature.hpp"
#include "proof/note/text.hpp"

namespace chalkline::proof {
namespace {

constexpr std::string_view kDash = "\u2014 ";

bool is_note_text(std::string_view bytes) {
  return is_text(bytes) && !bytes.contains('\t') && !bytes.contains('\r');
}

// Absent where it does not hold.
std::optional<Verified> verified(const Signature& signature, const VerifyingKey& key,
                                 std::string_view text) {
  if (key.algorithm == Algorithm::kCosignature) {
    const auto time_s = verify_cosignature(key.key, text, signature.bytes);
    if (!time_s) return std::nullopt;
    return Verified{key, time_s};
  }
  if (!verify_ed25519(key.key, text, signature.bytes)) return std::nullopt;
  return Verified{key, std::nullopt};
}

void add(Verified found, std::vector<Verified>& by) {
  const auto same = std::ranges::find(by, found.key, &Verified::key);
  if (same == by.end()) {
    by.push_back(std::move(found));
  } else {
    same->time_s = std::max(same->time_s, found.time_s);
  }
}

}  // namespace

std::string format_signature(const Signature& signature) {
  std::string bytes{signature.id.begin(), signature.id.end()};
  bytes += signature.bytes;
  return std::string{kDash} + signature.name + ' ' + to_base64(std::string_view{bytes}) + '\n';
}

std::expected<Signature, std::string> parse_signature(std::string_view line) {
  if (!line.starts_with(kDash) || !line.ends_with('\n'))
    return std::unexpected{"a malformed signature line"};
  line.remove_prefix(kDash.size());
  line.remove_suffix(1);
  const auto name = line.substr(0, line.find(' '));
  if (!is_key_name(name) || name.size() == line.size())
    return std::unexpected{"a malformed signature line"};
  const auto bytes = from_base64(line.substr(name.size() + 1));
  Signature signature{.name = std::string{name}, .id = {}, .bytes = {}};
  if (!bytes || bytes->size() <= signature.id.size())
    return std::unexpected{"a signature that is not base64 of a key's id and more"};
  std::copy_n(bytes->begin(), signature.id.size(), signature.id.begin());
  signature.bytes = bytes->substr(signature.id.size());
  return signature;
}

std::string format_note(const Note& note) {
  auto bytes = note.text + '\n';
  for (const auto& signature : note.signatures) bytes += format_signature(signature);
  return bytes;
}

std::expected<Note, std::string> parse_note(std::string_view bytes) {
  if (bytes.size() > kNoteBytesMax) return std::unexpected{"more than 64 KiB"};
  if (!is_note_text(bytes)) return std::unexpected{"bytes that are no text in UTF-8"};
  // The text may have empty lines: the last one ends it.
  const auto end = bytes.rfind("\n\n");
  if (end == std::string_view::npos) return std::unexpected{"no empty line before signatures"};
  Note note{.text = std::string{bytes.substr(0, end + 1)}, .signatures = {}};
  bytes.remove_prefix(end + 2);
  if (!bytes.ends_with('\n')) return std::unexpected{"no signature line, or one without an end"};
  while (const auto line = take_line(bytes)) {
    if (note.signatures.size() == kSignaturesMax) return std::unexpected{"more than 32 signatures"};
    auto signature = parse_signature(std::string{*line} + '\n');
    if (!signature) return std::unexpected{std::move(signature.error())};
    note.signatures.push_back(*std::move(signature));
  }
  return note;
}

Signature sign(const SigningKey& key, std::string_view text) {
  const auto bytes = key.sign(text);
  const auto& of = key.verifying();
  return {.name = of.name, .id = of.id, .bytes = {bytes.begin(), bytes.end()}};
}

std::string sign_note(std::string text, std::span<const SigningKey> keys) {
  Note note{.text = std::move(text), .signatures = {}};
  for (const auto& key : keys) note.signatures.push_back(sign(key, note.text));
  return format_note(note);
}

std::expected<VerifiedNote, std::string> verify_note(std::string_view bytes,
                                                     std::span<const VerifyingKey> known) {
  auto note = parse_note(bytes);
  if (!note) return std::unexpected{std::move(note.error())};
  VerifiedNote result;
  for (const auto& signature : note->signatures) {
    const auto key = std::ranges::find_if(known, [&](const VerifyingKey& one) {
      return one.name == signature.name && one.id == signature.id;
    });
    if (key == known.end()) {
      ++result.unknown;
      continue;
    }
    auto found = verified(signature, *key, note->text);
    if (!found) return std::unexpected{"a false signature of " + signature.name};
    add(*std::move(found), result.by);
  }
  if (result.by.empty()) return std::unexpected{"no signature of a known key"};
  result.text = std::move(note->text);
  return result;
}

}  // namespace chalkline::proof
