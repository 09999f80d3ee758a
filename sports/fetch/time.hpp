#pragma once

#include <chrono>

namespace chalkline::sports::fetch {

using Time = std::chrono::sys_time<std::chrono::microseconds>;
using Duration = Time::duration;

}  // namespace chalkline::sports::fetch
