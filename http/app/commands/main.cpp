#include <sys/stat.h>

#include "http/app/commands/command_line.hpp"

int main(int argc, char** argv) {
  using namespace chalkline::http;
  umask(0077);  // what this program writes is not for the machine's other users
  CommandLine line;
  add_serve(line);
  add_game(line);
  add_log_key(line);
  add_audit(line);
  add_backup(line);
  add_class(line);
  add_demo(line);
  add_rebuild(line);
  add_restore(line);
  add_sports(line);
  add_user(line);
  add_wizard(line);
  add_version(line, CHALKLINE_VERSION);
  return run(line, argc, argv);
}
