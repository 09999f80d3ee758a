#include <doctest/doctest.h>
#include <spdlog/spdlog.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <latch>
#include <semaphore>
#include <set>

#include "http/mail/mail_queue.hpp"
#include "http/mail/outbox.hpp"
#include "http/mail/smtp.hpp"
#include "http/mail/templates.hpp"
#include "tests/ledger/temporary_directory.hpp"
#include "tests/logged.hpp"

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

TEST_CASE("a queued greets its person and holds the link to the public site") {
  const auto queued = reset_letter(kAnn, "https://play.example.org", "TOKEN");
  CHECK(queued.to == "ann@example.org");
  CHECK(queued.text.starts_with("Hello ann,\n"));
  CHECK(queued.text.contains("\nhttps://play.example.org/reset-password?token=TOKEN\n"));
  CHECK(queued.text.contains("60 minutes"));
  CHECK(verification_letter(kAnn, "https://x", "T")
            .text.contains("\nhttps://x/verify-email?token=T\n"));
}

TEST_CASE("a message is what RFC 5322 says") {
  const auto eml = to_eml({ledger::AccountId{1000}, "ann@example.org", "Hi", "One\n\nTwo\n"},
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
  const Logged logged;
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

TEST_CASE("of those who no longer exist no message is left in the outbox at a start") {
  const ledger::test::TemporaryDirectory directory;
  remove_orphaned_mail(directory.path() / "none", [](auto) { return false; });
  const auto path = directory.path() / "outbox";
  fs::create_directory(path);
  const std::set<fs::path> kept{"1000-a.eml", "10000-a.eml", "1001", "-1001-a.eml", "README"};
  for (const auto& name : kept) std::ofstream{path / name};
  for (const auto* name : {"1001-a.eml", "1001-b.part", "10010-a.eml"}) std::ofstream{path / name};
  remove_orphaned_mail(path, [](ledger::AccountId id) {
    return id == ledger::AccountId{1000} || id == ledger::AccountId{10'000};
  });
  std::set<fs::path> left;
  for (const auto& file : files(path)) left.insert(file.filename());
  CHECK(left == kept);
}

// A mail server that refuses the first `refusals` messages to late@example.org.
struct Greylist {
  std::counting_semaphore<> refused{0};
  std::counting_semaphore<> delivered{0};
  std::latch open{1};  // answers nobody before this
  std::vector<std::string> sent{};
  int refusals{};

  std::unique_ptr<Mailer> mailer() {
    struct Client final : Mailer {
      explicit Client(Greylist& list) : server(list) {}
      void send(const Message& message) override {
        server.open.wait();
        if (message.to == "late@example.org" && server.refusals-- > 0) {
          server.refused.release();
          throw std::runtime_error{"Try again later"};
        }
        server.sent.push_back(message.to);
        server.delivered.release();
      }
      Greylist& server;
    };
    return std::make_unique<Client>(*this);
  }
};

Message hello(const char* to) {
  return {ledger::AccountId{1000}, to, "Hi", "Hello\nhttps://x/reset-password?token=SECRET\n"};
}

TEST_CASE("the log says where a mail lies, and tells no link of it") {
  const ledger::test::TemporaryDirectory directory;
  const Logged logged;
  Outbox outbox{directory.path() / "outbox", "x@example.org"};
  outbox.send(reset_letter(kAnn, "https://x", "SECRET"));
  outbox.send(verification_letter(kAnn, "https://x", "SECRET"));
  outbox.send(change_email_letter(kAnn, "new@example.org", "https://x", "SECRET"));
  outbox.send(class_invitation_letter("joe@example.org", "prof", "https://x", "SECRET"));
  CHECK(std::ranges::count(logged.text(), '\n') == 4);
  CHECK(logged.text().ends_with(".eml\n"));
  CHECK_FALSE(logged.text().contains("SECRET"));
}

TEST_CASE("mails that tell of a change have no link, and go to the former address") {
  auto ann = kAnn;
  ann.email = "old@example.org";
  for (const auto& mail :
       {password_changed_notice(ann, "https://x"),
        email_change_asked_notice(ann, "new@example.org", "https://x"),
        email_changed_notice(ann, "new@example.org"), account_deleted_notice(ann)}) {
    CHECK(mail.to == "old@example.org");
    CHECK_FALSE(mail.text.contains("token="));
  }
  const auto link = change_email_letter(ann, "new@example.org", "https://x", "TOKEN");
  CHECK(link.to == "new@example.org");
  CHECK(link.text.contains("\nhttps://x/verify-email?token=TOKEN\n"));
  ann.email.reset();
  CHECK(change_email_letter(ann, "new@example.org", "https://x", "T").to == "new@example.org");
}

TEST_CASE("a message that could not be sent is tried again, and no other waits for it") {
  const Logged logged;
  Greylist server{.refusals = 3};
  MailQueue post{server.mailer(), std::chrono::milliseconds{1}};
  for (const auto* to : {"ann@example.org", "late@example.org", "bob@example.org"})
    post.post(hello(to));
  server.open.count_down();
  for (int i = 0; i < 3; ++i) server.delivered.acquire();
  post.stop();
  CHECK(server.sent ==
        std::vector<std::string>{"ann@example.org", "bob@example.org", "late@example.org"});
  CHECK(logged.text().empty());
}

TEST_CASE("a message that is refused again and again is given up, with one line and no secret") {
  const Logged logged;
  Greylist server{.refusals = 1'000};
  server.open.count_down();
  MailQueue post{server.mailer(), std::chrono::milliseconds{1}};
  post.post(hello("late@example.org"));
  for (int i = 0; i < 6; ++i) server.refused.acquire();
  post.stop();
  CHECK(logged.text() == "Mail 'Hi' to account 1000 was not sent: Try again later\n");
  CHECK(server.refusals == 1'000 - 6);
}

TEST_CASE("a stop does not wait for the next attempt, and says what it leaves") {
  const Logged logged;
  Greylist server{.refusals = 1};
  server.open.count_down();
  MailQueue post{server.mailer(), std::chrono::hours{1}};
  post.post(hello("late@example.org"));
  server.refused.acquire();
  post.stop();
  CHECK(logged.text().starts_with("Mail 'Hi' to account 1000 was not sent: "));
  CHECK(server.sent.empty());
}

TEST_CASE("nothing is tried again for a person who has been erased") {
  const Logged logged;
  Greylist server{.refusals = 1};
  server.open.count_down();
  MailQueue post{server.mailer(), std::chrono::hours{1}};
  post.post(hello("late@example.org"));
  server.refused.acquire();
  post.forget(ledger::AccountId{1000});
  post.stop();
  CHECK(logged.text().empty());
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
