#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>
#include <vector>

// Tools of every measuring program: a stopwatch, a figure on a line, percentiles, a fast random
// number. Each program prints one figure a line, "NAME VALUE UNIT", which run.py reads.
namespace chalkline::bench {

using SteadyClock = std::chrono::steady_clock;

// The command line "PROGRAM DIRECTORY SECONDS"; any other ends the program with a word about it.
struct Arguments {
  const char* directory;
  double seconds;
};
inline Arguments arguments(int argc, char** argv) {
  if (argc != 3) {
    fmt::print(stderr, "Usage: {} DIRECTORY SECONDS\n", argv[0]);
    std::exit(2);
  }
  return {argv[1], std::atof(argv[2])};
}

inline double seconds_since(SteadyClock::time_point start) {
  return std::chrono::duration<double>(SteadyClock::now() - start).count();
}

inline void figure(std::string_view name, double value, std::string_view unit) {
  fmt::print("{:<36} {:>14.1f} {}\n", name, value, unit);
  std::fflush(stdout);
}

// Calls `work`, which returns how many operations it did, until `seconds` have passed; returns
// operations per second.
template <class Work>
double rate(double seconds, Work&& work) {
  const auto start = SteadyClock::now();
  std::uint64_t done{};
  double elapsed{};
  do {
    done += work();
    elapsed = seconds_since(start);
  } while (elapsed < seconds);
  return static_cast<double>(done) / elapsed;
}

// `share` 0.99 is the 99th percentile. Reorders `values`, of which there is at least one.
inline double percentile(std::vector<double>& values, double share) {
  const auto rank = static_cast<std::ptrdiff_t>(share * static_cast<double>(values.size() - 1));
  std::ranges::nth_element(values, values.begin() + rank);
  return values[static_cast<std::size_t>(rank)];
}

// splitmix64: random enough to choose accounts and keys, and costs nothing beside what is measured.
class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed) {}
  std::uint64_t next() {
    auto z = state_ += 0x9e3779b97f4a7c15;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
    z = (z ^ z >> 27) * 0x94d049bb133111eb;
    return z ^ z >> 31;
  }
  std::uint64_t below(std::uint64_t limit) { return next() % limit; }

 private:
  std::uint64_t state_;
};

}  // namespace chalkline::bench
