#include "http/app/site/client_files.hpp"

#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>

#include "tests/ledger/temporary_directory.hpp"

namespace chalkline::http {
namespace {

struct Site {
  ledger::test::TemporaryDirectory directory;

  Site() {
    write("index.html", "<html>");
    write("assets/app-1a2b.js", "plain");
    write("assets/app-1a2b.js.br", "brotli");
    write("assets/app-1a2b.js.gz", "gzip");
  }
  void write(const std::string& name, const std::string& content) const {
    const auto path = directory.path() / name;
    std::filesystem::create_directories(path.parent_path());
    std::ofstream{path} << content;
  }
  Response get(const std::string& path, std::string_view encodings = "",
               std::optional<std::string_view> etag = std::nullopt) const {
    static std::vector<std::unique_ptr<ClientFiles>> kept;  // answers point into it
    kept.push_back(std::make_unique<ClientFiles>(directory.path(), page_headers(false)));
    Request request;
    request.method = Method::kGet;
    request.path = path;
    request.accept_encoding = encodings;
    request.if_none_match = etag;
    return kept.back()->answer(request);
  }
};

std::string content_of(const Response& response) {
  const auto [shared, own] = response.content();
  return std::string{shared}.append(own);
}

std::string etag_of(const Response& response) {
  const auto begin = response.headers.find("ETag: ") + 6;
  return response.headers.substr(begin, response.headers.find("\r\n", begin) - begin);
}

TEST_CASE("pages of the client are its start page, never kept unasked") {
  const Site site;
  for (const auto* path :
       {"/", "/index.html", "/dashboard", "/game-details/1", "/../etc/passwd", "/assets"}) {
    CAPTURE(path);
    const auto page = site.get(path);
    CHECK(page.status == 200);
    CHECK(content_of(page) == "<html>");
    CHECK(page.type == "text/html; charset=utf-8");
    CHECK(page.caching == "no-cache");
    CHECK(page.preset->contains("frame-ancestors 'none'"));
  }
}

TEST_CASE("assets never change, and a missing one is missing") {
  const Site site;
  const auto script = site.get("/assets/app-1a2b.js");
  CHECK(content_of(script) == "plain");
  CHECK(script.caching == "public, max-age=31536000, immutable");
  CHECK(site.get("/assets/gone.js").status == 404);
  CHECK(site.get("/assets/app-1a2b.js.br").status == 404);
  CHECK(site.get("/assets/../index.html").status == 404);
}

TEST_CASE("the files that the build leaves for itself are not served") {
  const Site site;
  site.write(".vite/manifest.json", "the build's own");
  site.write("assets/.hidden.js", "hidden");
  CHECK(content_of(site.get("/.vite/manifest.json")) == "<html>");
  CHECK(site.get("/assets/.hidden.js").status == 404);
}

TEST_CASE("the best encoding that the browser takes is sent, each with its own ETag") {
  const Site site;
  const auto brotli = site.get("/assets/app-1a2b.js", "gzip, br");
  CHECK(content_of(brotli) == "brotli");
  CHECK(brotli.headers.contains("Content-Encoding: br\r\n"));
  CHECK(brotli.headers.contains("Vary: Accept-Encoding\r\n"));
  const auto gzip = site.get("/assets/app-1a2b.js", "gzip");
  CHECK(content_of(gzip) == "gzip");
  const auto plain = site.get("/assets/app-1a2b.js");
  CHECK(etag_of(gzip) != etag_of(brotli));
  CHECK(etag_of(plain) != etag_of(brotli));
  CHECK(etag_of(plain) != etag_of(gzip));
  CHECK(content_of(site.get("/", "br")) == "<html>");
}

TEST_CASE("what the browser has already is not sent again") {
  const Site site;
  const auto etag = etag_of(site.get("/"));
  const auto same = site.get("/", "", etag);
  CHECK(same.status == 304);
  CHECK(same.content_bytes() == 0);
  CHECK(site.get("/", "", "\"other\", W/" + etag).status == 304);
  CHECK(site.get("/", "", "\"other\"").status == 200);
}

TEST_CASE("without a client every page says so") {
  const ClientFiles none{"/nowhere", ""};
  CHECK(none.empty());
  CHECK(none.answer({}).status == 404);
}

}  // namespace
}  // namespace chalkline::http
