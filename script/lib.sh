# shellcheck shell=bash
# Helpers of more than one script; sourced, never run.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

say() { printf '==> %s\n' "$*"; }

die() {
  printf '%s\n' "$*" >&2
  exit 1
}

as_root() {
  if [ "$(id -u)" = 0 ]; then
    "$@"
  elif command -v sudo >/dev/null; then
    sudo "$@"
  else
    die "This needs root and there is no sudo. As root, run: $*"
  fi
}

# agree: asks once whether to install, where a person sits at a terminal. Elsewhere, as in CI, nobody
# could answer, and the script goes on.
agree() {
  local answer=''
  if [ -n "${agreed:-}" ] || [ -n "${CI:-}" ] || [ ! -t 0 ] || [ ! -t 2 ]; then return; fi
  read -rp 'Install these now? (yes/no) ' answer || echo
  case "${answer,,}" in
    y | yes) agreed=yes ;;
    *) die 'Nothing was installed.' ;;
  esac
}

missing=() # Debian packages that are needed and not installed

# need REASON PACKAGE...: says which of the Debian packages are missing, and why they are needed.
need() {
  local reason=$1 installed wanting=()
  shift
  installed=$(dpkg-query --show --showformat '${db:Status-Status} ${Package}\n' "$@" 2>/dev/null || true)
  for package in "$@"; do
    grep -qx "installed $package" <<<"$installed" || wanting+=("$package")
  done
  if [ ${#wanting[@]} -gt 0 ]; then
    say "Missing $reason, from Debian: ${wanting[*]}"
    missing+=("${wanting[@]}")
  fi
}

install_missing() {
  if [ ${#missing[@]} = 0 ]; then return; fi
  agree
  say 'Installing with apt'
  as_root apt-get update -qq
  local log
  log=$(mktemp)
  as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends \
    "${missing[@]}" </dev/null >"$log" 2>&1 || die "$(tail -n 30 "$log")"
  rm "$log"
  missing=()
}

# build PRESET [TARGET...]: configures where that has not been done, and builds.
build() {
  local preset=$1
  shift
  if [ ! -f "$root/build/$preset/build.ninja" ]; then
    (cd "$root" && cmake --preset "$preset")
  fi
  ninja -C "$root/build/$preset" "$@"
}

build_server() {
  say 'Building the server'
  build release chalkline
}

# Builds web/dist unless it is newer than everything that it is made from. Linters too write the types
# that are made from openapi.yaml.
build_client() (
  cd "$root/web"
  if [ ! -f dist/index.html ] || [ -n "$(find index.html package-lock.json vite.config.ts \
    public scripts src ../schemas/openapi.yaml -newer dist/index.html ! -name '*.gen.d.ts' -print -quit)" ]; then
    say 'Building the client'
    npm run --silent build || {
      rm -rf dist # half a build must not look like one that is up to date
      return 1
    }
  fi
)
