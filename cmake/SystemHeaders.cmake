# Ninja compiles anew what is older than a file that it was made from. An upgraded header can be older
# than the last build all the same, because it has the time at which its package was made: objects of
# the old header would stay, and clang would refuse the precompiled header as out of date. So the
# versions of all packages of headers, and of the compiler, stand in every command line, and Ninja
# compiles anew what was compiled with another one.
set(CHALKLINE_DPKG /var/lib/dpkg CACHE PATH "Where dpkg keeps what is installed")
if(EXISTS ${CHALKLINE_DPKG}/status)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${CHALKLINE_DPKG}/status)
  execute_process(COMMAND dpkg-query --admindir=${CHALKLINE_DPKG} --show *-dev clang-*
                  OUTPUT_VARIABLE packages)
  string(MD5 packages "${packages}")
  add_compile_definitions(CHALKLINE_PACKAGES="${packages}")
endif()
