# One compiler, one dialect, the same warnings everywhere.

if(NOT CMAKE_CXX_COMPILER_ID STREQUAL "Clang" OR CMAKE_CXX_COMPILER_VERSION VERSION_LESS 19)
  message(FATAL_ERROR
    "Chalkline is built with clang++ 19 or newer, not with ${CMAKE_CXX_COMPILER_ID} "
    "${CMAKE_CXX_COMPILER_VERSION}: g++ 12 miscompiles coroutines, mostly without a warning "
    "(temporaries inside a co_await expression are destroyed twice; 'if (co_await ...)' in a "
    "coroutine without a local variable hangs), and clang before 19 lacks std::expected. "
    "Use a preset: cmake --preset release")
endif()

set(CMAKE_CXX_STANDARD 23)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_CXX_SCAN_FOR_MODULES OFF)

# assert() stays on in every build: a ledger that has gone wrong has to stop, not to carry on.
add_compile_definitions(_GLIBCXX_ASSERTIONS)
add_compile_options(-Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror)
add_link_options(-fuse-ld=lld-19)

# What is served holds its own bounds too, at no measurable cost: lengths that the compiler knows, a
# guard on each stack frame with an array, and tables of the linker that nobody can write to.
if(CMAKE_BUILD_TYPE STREQUAL "Release")
  add_compile_options("SHELL:-U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=3" -fstack-protector-strong)
  add_link_options(-Wl,-z,relro,-z,now)
endif()

# CHALKLINE_SANITIZE is set by the presets asan and tsan.
set(CHALKLINE_SANITIZE "" CACHE STRING "Sanitizers for every target, e.g. address,undefined")
if(CHALKLINE_SANITIZE)
  add_compile_options(-fsanitize=${CHALKLINE_SANITIZE} -fno-sanitize-recover=all
                      -fno-omit-frame-pointer)
  add_link_options(-fsanitize=${CHALKLINE_SANITIZE})
endif()
if(CHALKLINE_SANITIZE MATCHES undefined)
  # Is a fifth of the time that a unit takes to compile, and finds what AddressSanitizer finds where it happens.
  add_compile_options(-fno-sanitize=object-size)
endif()
if(CHALKLINE_SANITIZE MATCHES address)
  set(CHALKLINE_FUZZ ON)  # the fuzzers need AddressSanitizer
endif()

# CHALKLINE_PROFILE is set by the presets release-profiled, whose program writes what it does most to the directory
# build/profile, and release-pgo, which is compiled by what llvm-profdata made of that (docs/BENCHMARKS.md).
set(CHALKLINE_PROFILE "" CACHE STRING "'write', or the profile to compile by")
if(CHALKLINE_PROFILE STREQUAL "write")
  add_compile_options(-fprofile-generate=${CMAKE_SOURCE_DIR}/build/profile -fprofile-update=atomic)
  add_link_options(-fprofile-generate=${CMAKE_SOURCE_DIR}/build/profile)
elseif(CHALKLINE_PROFILE)
  if(NOT EXISTS ${CHALKLINE_PROFILE})
    message(FATAL_ERROR "There is no profile ${CHALKLINE_PROFILE}: docs/BENCHMARKS.md says how it is made")
  endif()
  # Code that the profile has not seen, or saw before it was changed, is no fault.
  add_compile_options(-fprofile-use=${CHALKLINE_PROFILE} -Wno-profile-instr-unprofiled
                      -Wno-profile-instr-out-of-date -Wno-profile-instr-missing -Wno-backend-plugin)
endif()

find_program(CCACHE ccache)
if(CCACHE)
  # Sloppiness and no timestamp: without them a precompiled header makes every unit a miss.
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env
      CCACHE_SLOPPINESS=pch_defines,time_macros ${CCACHE})
  set(CMAKE_PCH_INSTANTIATE_TEMPLATES OFF)
  add_compile_options("SHELL:-Xclang -fno-pch-timestamp")
endif()
