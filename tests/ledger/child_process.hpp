#pragma once

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

// For what a process does not survive. The part that dies is a test case marked doctest::skip(),
// which runs in a new process of this same program, so that no thread is lost by a fork.
namespace chalkline::ledger::test {

struct Ended {
  bool aborted{};   // by SIGABRT, as std::abort() does
  std::string err;  // what it wrote to stderr
};

inline constexpr const char* kChildDirectory = "CHALKLINE_TEST_DIRECTORY";

// In the child: where to do it.
inline std::filesystem::path child_directory() { return std::getenv(kChildDirectory); }

// Runs the test case of that name, in `directory`, in a process of its own.
inline Ended run_in_child(const std::string& test_case, const std::filesystem::path& directory) {
  const auto program = std::filesystem::read_symlink("/proc/self/exe").string();
  const auto err = (directory / "stderr").string();
  const auto only = "--test-case=" + test_case;
  const auto where = std::string{kChildDirectory} + "=" + directory.string();
  std::vector<std::string> words{program, "--no-skip", only};
  std::vector<std::string> environment{where};
  for (auto** variable = environ; *variable != nullptr; ++variable)
    environment.emplace_back(*variable);
  const auto pointers = [](std::vector<std::string>& strings) {
    std::vector<char*> result;
    for (auto& string : strings) result.push_back(string.data());
    result.push_back(nullptr);
    return result;
  };

  posix_spawn_file_actions_t files;
  posix_spawn_file_actions_init(&files);
  constexpr auto kWrite = O_WRONLY | O_CREAT | O_TRUNC;
  constexpr auto kMode = S_IRUSR | S_IWUSR;
  posix_spawn_file_actions_addopen(&files, STDERR_FILENO, err.c_str(), kWrite, kMode);
  posix_spawn_file_actions_addopen(&files, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
  pid_t child{};
  const auto failed = posix_spawn(&child, program.c_str(), &files, nullptr, pointers(words).data(),
                                  pointers(environment).data());
  posix_spawn_file_actions_destroy(&files);
  if (failed != 0) throw std::system_error(failed, std::generic_category(), "posix_spawn");
  int status{};
  while (waitpid(child, &status, 0) == -1 && errno == EINTR) {
  }
  std::ifstream text{err};
  return {WIFSIGNALED(status) && WTERMSIG(status) == SIGABRT,
          std::string{std::istreambuf_iterator{text}, {}}};
}

}  // namespace chalkline::ledger::test
