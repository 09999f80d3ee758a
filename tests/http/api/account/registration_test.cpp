#include "http/api/account/registration.hpp"

#include <doctest/doctest.h>
#include <fmt/format.h>

namespace chalkline::http {
namespace {

std::string refusal(const std::string& members) {
  const auto form = parse_registration("{" + members + "}");
  return form ? "" : form.error();
}

std::string with_name(std::string_view name) {
  return refusal(fmt::format(R"("username":"{}","password":"secret")", name));
}

std::string with_email(std::string_view email) {
  return refusal(fmt::format(R"("username":"ann","email":"{}","password":"secret")", email));
}

TEST_CASE("a registration needs a name and a password, email and age may be said") {
  const auto bare = parse_registration(R"({"username":"ann","password":"secret"})");
  REQUIRE(bare);
  CHECK_FALSE(bare->email);
  CHECK_FALSE(bare->is_adult);
  const auto full = parse_registration(
      R"({"username":"ann","email":"a@b.org","password":"secret","isAdult":true})");
  REQUIRE(full);
  CHECK(full->email == "a@b.org");
  CHECK(full->is_adult == true);
}

TEST_CASE("only an explicit false about the age is refused") {
  CHECK(refusal(R"("username":"ann","password":"secret","isAdult":false)") ==
        "You must be 18 or older");
}

TEST_CASE("a name has 3 to 32 letters, digits, dots, dashes and underscores") {
  CHECK(with_name("ann") == "");
  CHECK(with_name("A.n-n_9") == "");
  CHECK(with_name("an") == "Username must be at least 3 characters");
  CHECK(with_name("") == "Username must be at least 3 characters");
  CHECK(with_name(std::string(32, 'a')) == "");
  CHECK(with_name(std::string(33, 'a')) == "username must have at most 32 characters");
  for (const auto* name : {"a@b.org", "ann lee", "änn", "ann\\n", "<b>"}) {
    CAPTURE(name);
    CHECK(with_name(name) ==
          "Username may hold letters, digits, dots, dashes and underscores only");
  }
}

TEST_CASE("a name that speaks for the site, or has nothing to be called by, is refused") {
  for (const auto* name : {"admin", "ADMIN", "_a.d-m.i.n_", "Chalkline", "support", "root"}) {
    CAPTURE(name);
    CHECK(with_name(name) == "That username is kept for those who run the site");
  }
  for (const auto* name : {"admin7", "adminka", "housemate"}) CHECK(with_name(name) == "");
  for (const auto* name : {"...", "___", "-._"})
    CHECK(with_name(name) == "Username must hold a letter or a digit");
}

TEST_CASE("a name that every object of JavaScript has is refused") {
  for (const auto* name : {"__proto__", "__PROTO__", "constructor", "toString", "valueOf"}) {
    CAPTURE(name);
    CHECK(with_name(name) == "That username means something else to programs, choose another");
  }
  for (const auto* name : {"proto", "constructor1", "_constructor"}) CHECK(with_name(name) == "");
}

TEST_CASE("an email has to look like one") {
  for (const auto* email : {"a@b.org", "a.b+c@d-e.co.uk"}) CHECK(with_email(email) == "");
  for (const auto* email : {"",
                            "a",
                            "@b.org",
                            "a@",
                            "a@b",
                            "a@b.",
                            "a@.org",
                            "a@b..org",
                            "a b@c.org",
                            "a@b@c.org",
                            "a@b.org ",
                            "ä@b.org",
                            "<a@b.org>",
                            "a>@b.org",
                            "a,c@b.org",
                            "a@b.org,c",
                            "a;c@b.org",
                            R"(\"a\"@b.org)",
                            R"(a\\@b.org)",
                            "a(c)@b.org",
                            "a:c@b.org",
                            "a@[b.org]",
                            "a\\u0001@b.org",
                            "a\\tc@b.org",
                            "a@b.org\\r\\n",
                            "=?utf-8?q?a?=@b.org",
                            "a@b!.org",
                            "a@b_c.org"}) {
    CAPTURE(email);
    CHECK(with_email(email) == "Invalid email format");
  }
  CHECK(with_email(std::string(65, 'a') + "@b.org") == "Invalid email format");
  CHECK(with_email(std::string(250, 'a') + "@b.org") == "email must have at most 254 characters");
}

TEST_CASE("a password has 6 to 128 characters") {
  const auto with = [](const std::string& password) {
    return refusal(R"("username":"ann","password":")" + password + '"');
  };
  CHECK(with("12345") == "Password must be at least 6 characters");
  CHECK(with("éééééé") == "");
  CHECK(with(std::string(129, 'x')) == "password must have at most 128 characters");
}

TEST_CASE("signing in takes one name and a password") {
  const auto refused = [](std::string_view body) {
    const auto form = parse_credentials(body);
    return form ? "" : form.error();
  };
  CHECK(parse_credentials(R"({"username":"ann","password":"x"})")->name_or_email == "ann");
  CHECK(parse_credentials(R"({"usernameOrEmail":"a@b.org","password":"x"})")->name_or_email ==
        "a@b.org");
  CHECK(refused(R"({"username":"ann","usernameOrEmail":"ann","password":"x"})") ==
        "Give username or usernameOrEmail, not both");
  CHECK(refused(R"({"password":"x"})") == "Username or email is required");
  CHECK(refused(R"({"username":"","password":"x"})") == "Username or email is required");
  CHECK(refused(R"({"username":"ann"})") == "Password is required");
  CHECK(refused(R"({"username":"ann","password":""})") == "Password is required");
  CHECK(refused(R"({"username":"ann","password":"x","remember":true})") ==
        "The field remember is not known");
}

}  // namespace
}  // namespace chalkline::http
