#include <doctest/doctest.h>

#include <array>
#include <random>

#include "tests/sports/served_book.hpp"

// A game of the NHL through providers that fail in every way and a program that ends at any step:
// Alice's coins are those of the league's own end of it.
namespace chalkline::sports {
namespace {

using namespace test;

// The game as it is, whatever the providers make of it.
struct Truth {
  enum class End : std::uint8_t { kOfficial, kFinal, kCancelled, kNone };
  End end{};
  bool moves{};
  ledger::Score score{};

  ledger::Timestamp start(ledger::Timestamp now) const {
    return moves && now >= kNoon + 2h ? kFaceOff + 24h : kFaceOff;
  }
  NhlRow row(ledger::Timestamp now) const {
    NhlRow row{.starts_at = start(now)};
    if (end == End::kCancelled && now >= kNoon + 3h) row.schedule = "CNCL";
    if (row.schedule == "CNCL" || now < row.starts_at) return row;
    row.state = "LIVE";
    row.score = ledger::Score{1, 0};
    if (now < row.starts_at + 150min) return row;
    if (end == End::kNone) {
      row.schedule = "SUSP";
    } else {
      row.state = end == End::kOfficial ? "OFF" : "FINAL";
      row.score = score;
    }
    return row;
  }
  // Of a stake of 100 at -150 on the home team.
  ledger::Coins balance() const {
    if (end == End::kCancelled || end == End::kNone) return 1'000;
    return score.home > score.away ? 1'067 : 900;
  }
};

std::vector<std::string> faults() {
  const std::string html = "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n<html>";
  const std::string huge =
      "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 104857600\r\n\r\n[";
  std::vector<std::string> all{{}, html, huge, "garbage", "HTTP/1.1 200 OK\r\n"};
  for (const auto* status : {"400 Bad", "401 No", "403 No", "404 Not Found", "418 Teapot",
                             "500 Oops", "502 Bad", "503 Busy", "504 Late", "204 None"}) {
    all.push_back(bare_answer(status));
  }
  all.push_back(bare_answer("429 Slow", "Retry-After: 5\r\n"));
  all.push_back(bare_answer("429 Slow", "Retry-After: 1e20\r\n"));
  all.push_back(bare_answer("302 Found", "Location: https://example.com/\r\n"));
  all.push_back(bare_answer("302 Found", "Location: file:///etc/hostname\r\n"));
  for (const auto* body : {"", "{", "[", "null", "7", "true", "NaN", "\"text\"", "[7]", "[null]",
                           "{\"games\":7}", "{\"gameWeek\":7}", "{\"gameWeek\":[{}]}"}) {
    all.push_back(json_answer(body));
  }
  all.push_back(json_answer(std::string(100'000, '[')));
  return all;
}

void serve_truth(ServedBook& served, const Truth& truth, ledger::Timestamp now) {
  const auto row = truth.row(now);
  for (const auto* first : {"2026-11-18", "2026-11-19", "2026-11-20", "2026-11-21"}) {
    served.pages.set(std::string{"/schedule/"} + first,
                     json_answer(nhl_schedule(first, "2026-11-21", {row})));
  }
  served.scores({row});
  const OddsEvent event{{OddsBook{"fanduel", {head_to_head("-150", "130")}, now}},
                        row.starts_at == kFaceOff ? "aa11" : "bb22",
                        row.starts_at};
  served.pages.set("/sports", json_answer(odds_page({event})));
}

TEST_CASE("through faults of every kind and restarts each bet is settled by the league's own end") {
  const auto all = faults();
  REQUIRE(all.size() >= 30);
  int bets = 0;
  for (unsigned seed = 0; seed < 8; ++seed) {
    CAPTURE(seed);
    std::mt19937 random{seed};
    const auto below = [&](unsigned bound) { return static_cast<unsigned>(random() % bound); };
    const auto end = static_cast<Truth::End>(seed % 4);
    const Truth truth{end, seed % 8 >= 4 && end != Truth::End::kNone,
                      below(2) == 0 ? ledger::Score{3, 2} : ledger::Score{2, 3}};
    ServedBook served;
    bool has_bet = false;
    for (auto now = kNoon; now < kFaceOff + 70h;
         now += std::chrono::minutes{15 + below(now < kFaceOff ? 60 : 360)}) {
      serve_truth(served, truth, now);
      const bool fails = now < kFaceOff + 60h;
      for (const auto* path :
           {"/schedule/2026-11-18", "/schedule/2026-11-19", "/schedule/2026-11-20",
            "/schedule/2026-11-21", "/score/2026-11-21", "/sports"}) {
        if (fails && below(5) < 2)
          served.pages.set(path, all[below(static_cast<unsigned>(all.size()))]);
      }
      if (below(3) == 0) served.book.restart();
      if (below(8) == 0) {  // the program ends before the ledger has heard of the news
        served.book.ledger_answers = false;
        served.book.ledger.clock.set(now);
        try {
          served.book.bookmaker->advance(now);
        } catch (const std::runtime_error&) {
        }
        served.book.ledger_answers = true;
        served.book.restart();
      }
      served.advance(now);
      const auto on_sale = served.book.bookmaker->upcoming(now);
      CHECK(on_sale.size() <= 1);
      if (!has_bet && !on_sale.empty()) {
        served.id = on_sale.front().id;
        has_bet = served.bet().has_value();
        bets += has_bet ? 1 : 0;
      }
    }
    CHECK(served.book.held() == 0);
    CHECK(served.book.balance() == (has_bet ? truth.balance() : 1'000));
  }
  CHECK(bets >= 6);
}

}  // namespace
}  // namespace chalkline::sports
