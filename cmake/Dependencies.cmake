# Every library is a package of Debian 12 and 13; script/setup installs them.

find_package(Boost 1.81 REQUIRED COMPONENTS headers json url CONFIG)
find_package(CLI11 REQUIRED CONFIG)
find_package(CURL REQUIRED)
find_package(OpenSSL REQUIRED)
find_package(PkgConfig REQUIRED)
find_package(RocksDB REQUIRED CONFIG)
find_package(SQLite3 REQUIRED)
find_package(Threads REQUIRED)
find_package(ZLIB REQUIRED)
find_package(doctest REQUIRED CONFIG)
find_package(fmt REQUIRED CONFIG)
find_package(prometheus-cpp REQUIRED CONFIG)
find_package(spdlog REQUIRED CONFIG)
find_library(JEMALLOC libjemalloc.so.2 REQUIRED)  # none of its headers is used
pkg_check_modules(brotli REQUIRED IMPORTED_TARGET libbrotlienc)
pkg_check_modules(brotli_decoder REQUIRED IMPORTED_TARGET libbrotlidec)  # for the tests
pkg_check_modules(deflate REQUIRED IMPORTED_TARGET libdeflate)
pkg_check_modules(sodium REQUIRED IMPORTED_TARGET libsodium)
