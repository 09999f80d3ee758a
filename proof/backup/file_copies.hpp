#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>

#include "base/sha256.hpp"
#include "proof/storage/disk.hpp"

// The bytes of a backup's files, which may be larger than memory.
namespace chalkline::proof {

// SHA-256 of the file's first `size` bytes, read from the disk and not from what memory keeps of
// it. Absent where it has fewer. Throws std::runtime_error with one sentence.
std::optional<Sha256Digest> digest_of(const std::filesystem::path& file, std::uint64_t size);

std::uint64_t size_of(const std::filesystem::path& file);

// Appends the bytes of `from` from one place to another to what `to` has before `at`, synced; the
// name of a new file lasts once its directory is synced. Throws std::runtime_error with one
// sentence, also where `from` has fewer bytes.
void append_synced(Disk& disk, const std::filesystem::path& from, std::uint64_t at,
                   std::uint64_t end, const std::filesystem::path& to);

// The same bytes under a second name, without a copy of them. False where the file system cannot.
bool link_file(const std::filesystem::path& from, const std::filesystem::path& to);

}  // namespace chalkline::proof
