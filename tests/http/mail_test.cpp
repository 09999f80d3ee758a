#include <doctest/doctest.h>
#include <spdlog/spdlog.h>

#include <filesystem>
#include <fstream>
#include <iterator>

#include "http/mail/letters.hpp"
#include "http/mail/outbox.hpp"
#include "http/mail/post_office.hpp"
#include "http/mail/smtp.hpp"
#include "tests/ledger/temporary_directory.hpp"

namespace chalkline::http {
namespace {

namespace fs = std::filesystem;

const Person kAnn{
    .id = ledger::AccountId{1000}, .username = "ann", .email = std::string{"ann@example.org"}};

std::vector<fs::path> files(const fs::path& directory) {
  std::vector<fs::path> found;
  for (const auto& entry : fs::directory_iterator{directory}) found.push_back(entry.path());
  return found;
}

TEST_CASE("a letter greets its person and holds the link to the public site") {
  const auto letter = reset_letter(kAnn, "https://play.example.org", "TOKEN");
  CHECK(letter.to == "ann@example.org");
  CHECK(letter.link == "https://play.example.org/reset-password?token=TOKEN");
  CHECK(letter.text.starts_with("Hello ann,\n"));
  CHECK(letter.text.contains("\n" + letter.link + "\n"));
  CHECK(letter.text.contains("60 minutes"));
  CHECK(verification_letter(kAnn, "https://x", "T").link == "https://x/verify-email?token=T");
}

TEST_CASE("a message is what RFC 5322 says") {
  const auto eml = to_eml({ledger::AccountId{1000}, "ann@example.org", "Hi", "One\n\nTwo\n", ""},
                          "Chalkline <no-reply@example.org>", "id",
                          std::chrono::sys_days{std::chrono::year{2026} / 11 / 1});
  CHECK(
      eml.starts_with("Date: Sun, 01 Nov 2026 00:00:00 +0000\r\n"
                      "From: Chalkline <no-reply@example.org>\r\n"
                      "To: ann@example.org\r\nSubject: Hi\r\nMessage-ID: <id@example.org>\r\n"));
  CHECK(eml.ends_with("\r\n\r\nOne\r\n\r\nTwo\r\n"));
}

TEST_CASE("the outbox keeps a file for each message, for its owner alone, until one is forgotten") {
  const ledger::test::TemporaryDirectory directory;
  const auto path = directory.path() / "outbox";
  spdlog::set_level(spdlog::level::off);  // it would log the links
  Outbox outbox{path, "Chalkline <no-reply@example.org>"};
  outbox.send(reset_letter(kAnn, "https://x", "ONE"));
  outbox.send(reset_letter(kAnn, "https://x", "TWO"));
  auto other = kAnn;
  other.id = ledger::AccountId{10'000};  // 1000 is how its number begins
  outbox.send(reset_letter(other, "https://x", "THREE"));
  CHECK(files(path).size() == 3);
  for (const auto& file : files(path)) {
    CHECK(fs::status(file).permissions() == (fs::perms::owner_read | fs::perms::owner_write));
    CHECK(file.extension() == ".eml");
  }
  outbox.forget(kAnn.id);
  REQUIRE(files(path).size() == 1);
  std::ifstream in{files(path).front()};
  CHECK(std::string{std::istreambuf_iterator<char>{in}, {}}.contains("THREE"));
}

TEST_CASE("a message that cannot be sent bothers no other") {
  struct Picky final : Mailer {
    explicit Picky(std::vector<std::string>& to) : sent(to) {}
    void send(const Message& message) override {
      if (message.to.starts_with("wrong")) throw std::runtime_error{"There is no such mailbox"};
      sent.push_back(message.to);
    }
    std::vector<std::string>& sent;
  };
  spdlog::set_level(spdlog::level::off);
  std::vector<std::string> sent;
  PostOffice post{std::make_unique<Picky>(sent)};
  for (const auto* to : {"ann@example.org", "wrong@example.org", "bob@example.org"})
    post.post({ledger::AccountId{1000}, to, "Hi", "Hello\n", ""});
  post.stop();
  CHECK(sent == std::vector<std::string>{"ann@example.org", "bob@example.org"});
}

TEST_CASE("a mail server has a scheme and a host, and no password in its address") {
  CHECK(check_smtp_url("smtp://mail.example.org:587").empty());
  CHECK(check_smtp_url("smtps://[::1]:465").empty());
  for (const auto* wrong : {"mail.example.org", "http://mail.example.org", "smtp://",
                            "smtp://user:secret@mail.example.org", ""})
    CHECK_FALSE(check_smtp_url(wrong).empty());
}

}  // namespace
}  // namespace chalkline::http
