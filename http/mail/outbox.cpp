#include "http/mail/outbox.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <spdlog/spdlog.h>
#include <unistd.h>

#include <cerrno>
#include <charconv>
#include <cstring>
#include <optional>
#include <stdexcept>

#include "http/identity/people/token.hpp"

namespace chalkline::http {
namespace {

namespace fs = std::filesystem;

// Files are named ACCOUNT-RANDOM.eml.
std::string prefix_of(ledger::AccountId account) {
  return fmt::format("{}-", ledger::raw(account));
}

// Absent when the file is none of an outbox.
std::optional<ledger::AccountId> account_of(const std::string& file_name) {
  std::uint64_t account{};
  const auto* end = file_name.data() + file_name.size();
  const auto read = std::from_chars(file_name.data(), end, account);
  if (read.ec != std::errc{} || read.ptr == end || *read.ptr != '-') return std::nullopt;
  return ledger::AccountId{account};
}

void write_file(const fs::path& file, const std::string& content) {
  const auto descriptor = ::open(file.c_str(), O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0600);
  const bool written = descriptor >= 0 && ::write(descriptor, content.data(), content.size()) ==
                                              static_cast<::ssize_t>(content.size());
  const auto problem = errno;
  if (descriptor >= 0) ::close(descriptor);
  if (!written)
    throw std::runtime_error{fmt::format("{}: {}", file.string(), std::strerror(problem))};
}

}  // namespace

Outbox::Outbox(fs::path directory, std::string from)
    : directory_{std::move(directory)}, from_{std::move(from)} {
  fs::create_directories(directory_);
  fs::permissions(directory_, fs::perms::owner_all);
}

// Under another name first, so that a watcher of the directory sees whole messages only.
void Outbox::send(const Message& message) {
  const auto id = new_token();
  const auto file = directory_ / (prefix_of(message.account) + id + ".eml");
  const auto unfinished = fs::path{file}.replace_extension(".part");
  const auto now = std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
  write_file(unfinished, to_eml(message, from_, id, now));
  fs::rename(unfinished, file);
  spdlog::info("Mail '{}' lies in {}", message.subject, file.string());
}

void Outbox::forget(ledger::AccountId account) {
  for (const auto& entry : fs::directory_iterator{directory_}) {
    if (entry.path().filename().string().starts_with(prefix_of(account))) fs::remove(entry.path());
  }
}

void remove_orphaned_mail(const fs::path& outbox,
                          const std::function<bool(ledger::AccountId)>& exists) {
  if (!fs::exists(outbox)) return;
  for (const auto& entry : fs::directory_iterator{outbox}) {
    const auto account = account_of(entry.path().filename().string());
    if (account && !exists(*account)) fs::remove(entry.path());
  }
}

}  // namespace chalkline::http
