#include "tests/proof/faulty_disk.hpp"

#include <algorithm>
#include <fstream>
#include <utility>

#include "tests/ledger/files.hpp"

namespace chalkline::proof::test {
namespace {

namespace fs = std::filesystem;

void write_all(const fs::path& path, std::string_view bytes) {
  std::ofstream{path, std::ios::binary} << bytes;
}

}  // namespace

class FaultyDisk::File final : public OpenFile {
 public:
  File(FaultyDisk& disk, fs::path path, std::unique_ptr<OpenFile> file)
      : disk_{disk}, path_{std::move(path)}, file_{std::move(file)} {}

  void append(std::string_view bytes) override {
    strike_at_half(bytes, [&](std::string_view part) { file_->append(part); });
    file_->append(bytes);
  }
  void overwrite(std::string_view bytes) override {
    disk_.in_place_.try_emplace(path_, ledger::test::content(path_));
    strike_at_half(bytes, [&](std::string_view part) { file_->overwrite(part); });
    file_->overwrite(bytes);
  }
  void sync() override {
    disk_.step();
    file_->sync();
    disk_.synced_[path_] = fs::file_size(path_);
    disk_.in_place_.erase(path_);
  }

 private:
  template <class Write>
  void strike_at_half(std::string_view bytes, const Write& write) {
    const bool is_short = disk_.fault_ == Fault::kShortWrite && disk_.steps_ == disk_.at_step_;
    if (is_short && !disk_.is_dead_) write(bytes.substr(0, bytes.size() / 2));
    disk_.step();
  }

  FaultyDisk& disk_;
  fs::path path_;
  std::unique_ptr<OpenFile> file_;
};

void FaultyDisk::step() {
  if (is_dead_) throw Killed{"the process has ended"};
  if (steps_++ != at_step_) return;
  if (fault_ == Fault::kFail) throw std::runtime_error{"the test made this step fail"};
  is_dead_ = true;
  if (fault_ == Fault::kPowerCut) cut_power();
  throw Killed{"the test ended the process"};
}

// Every second file loses all that was not synced; others have zeros there, up to some size.
void FaultyDisk::cut_power() {
  bool loses_all = at_step_ % 2 == 0;
  for (const auto& [path, old] : in_place_) {
    if (std::exchange(loses_all, !loses_all)) write_all(path, old);
  }
  for (const auto& [path, size] : synced_) {
    if (!fs::exists(path) || fs::file_size(path) <= size) continue;
    const auto end = fs::file_size(path);
    fs::resize_file(path, size);
    if (!std::exchange(loses_all, !loses_all)) fs::resize_file(path, size + (end - size) / 2 + 1);
  }
  if (loses_all) {
    for (auto at = moved_.rbegin(); at != moved_.rend(); ++at) {
      fs::rename(at->to, at->from);
      if (at->had_replaced) write_all(at->to, at->replaced);
    }
  }
  throw Killed{"the test cut the power"};
}

std::unique_ptr<OpenFile> FaultyDisk::open(const fs::path& file, std::uint64_t size) {
  step();
  auto real = real_disk().open(file, size);
  // That it is cut is not on the disk yet, but what it is cut to is.
  synced_.try_emplace(file, fs::file_size(file));
  synced_[file] = std::min(synced_[file], fs::file_size(file));
  return std::make_unique<File>(*this, file, std::move(real));
}

void FaultyDisk::make_directory(const fs::path& directory) {
  step();
  real_disk().make_directory(directory);
}

void FaultyDisk::rename(const fs::path& from, const fs::path& to) {
  step();
  const bool is_file = fs::is_regular_file(to);
  moved_.push_back({from, to, is_file ? ledger::test::content(to) : "", is_file});
  real_disk().rename(from, to);
  if (const auto moved = synced_.extract(from)) synced_[to] = moved.mapped();
}

void FaultyDisk::sync_directory(const fs::path& directory) {
  step();
  real_disk().sync_directory(directory);
  std::erase_if(moved_, [&](const Moved& one) {
    return fs::absolute(one.to).parent_path() == fs::absolute(directory);
  });
}

}  // namespace chalkline::proof::test
