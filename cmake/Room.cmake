# chalkline_room(NAME LIBRARY...): the static library chalkline_NAME from the sources in NAME/.
# main.cpp stays out: it belongs to the program.
function(chalkline_room name)
  file(GLOB sources CONFIGURE_DEPENDS ${name}/*.cpp ${name}/*/*.cpp)
  list(FILTER sources EXCLUDE REGEX "/main\\.cpp$")
  add_library(chalkline_${name} STATIC ${sources})
  target_include_directories(chalkline_${name} PUBLIC ${PROJECT_SOURCE_DIR})
  target_link_libraries(chalkline_${name} PUBLIC ${ARGN})
endfunction()
