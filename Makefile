# Builds, installs and checks movies. `make help` lists the targets.

PREFIX ?= /usr/local
DESTDIR ?=
SWIFT ?= swift
INSTALL ?= install

# More options for `swift build`, such as --disable-sandbox inside another sandbox.
SWIFTFLAGS ?=

bindir = $(DESTDIR)$(PREFIX)/bin
libexecdir = $(DESTDIR)$(PREFIX)/libexec/movies
sharedir = $(DESTDIR)$(PREFIX)/share/movies
man1dir = $(DESTDIR)$(PREFIX)/share/man/man1

# What completes command lines in each shell.
bash_completions = $(DESTDIR)$(PREFIX)/share/bash-completion/completions
zsh_completions = $(DESTDIR)$(PREFIX)/share/zsh/site-functions
fish_completions = $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d

# What is installed is built separately from what `swift build` and `swift test` leave in .build.
scratch = .build/install

ifeq ($(shell uname -s),Darwin)
# macOS has the Swift libraries. Stripping could invalidate a program's signature.
swift_flags =
swift_environment =
strip = :
else
# With the Swift libraries inside, the programs run on machines without Swift. A program without shared
# libraries to load starts in half the time; Package.swift reads the variable.
#
# The same sources give the same bytes in each folder: the build ID is a hash of the sources, and strip removes the
# hashes of the modules, which depend on the folder and which only the compiler reads.
swift_flags = --static-swift-stdlib -Xlinker --build-id=0x$(sources_id)
sources_id := $(shell find Package.swift Sources -type f | LC_ALL=C sort | xargs -d '\n' sha1sum | sha1sum | cut -c 1-40)
strip = strip --strip-all --remove-section=.swift_modhash
swift_environment = MOVIES_STATIC_EXECUTABLE=1
endif

build = $(swift_environment) $(SWIFT) build --configuration release --scratch-path $(scratch) $(swift_flags) $(SWIFTFLAGS)

.PHONY: all check-packages install install-programs install-index install-completions uninstall dist deb test lint bench clean help

all: check-packages
	$(build) --product movies

# Static linking needs more of the system than `swift build` does; this says so before the build.
check-packages:
ifneq ($(swift_flags),)
	@program='int main(void) { return 0; }'; \
	if ! echo "$$program" | clang -x c - -o /dev/null -lcurl 2>/dev/null \
	    || ! echo "$$program" | clang -x c - -o /dev/null -static -lstdc++ -lm 2>/dev/null; then \
	    echo 'make: static linking needs packages that are missing here:'; \
	    echo '  Debian, Ubuntu: apt-get install libcurl4-openssl-dev libstdc++-12-dev'; \
	    echo '  Fedora: dnf install libcurl-devel glibc-static libstdc++-static'; \
	    exit 1; \
	fi >&2
endif

install: install-index install-completions
	$(INSTALL) -d '$(man1dir)'
	"$$($(build) --show-bin-path)/movies" help --man > $(scratch)/movies.1
	$(INSTALL) -m 644 $(scratch)/movies.1 '$(man1dir)/movies.1'

install-programs: all
	$(INSTALL) -d '$(bindir)' '$(libexecdir)'
	$(INSTALL) -m 755 "$$($(build) --show-bin-path)/movies" '$(bindir)/movies'
	$(INSTALL) -m 755 "$$($(build) --show-bin-path)/movies-network" '$(libexecdir)/movies-network'
	$(strip) '$(bindir)/movies' '$(libexecdir)/movies-network'

# The index of the built-in catalog, which the installed program would otherwise make and cache.
install-index: install-programs
	# The program would use an index that is installed already, and make none.
	rm -f '$(sharedir)/movies.index' '$(sharedir)/people.index'
	rm -rf $(scratch)/home
	mkdir -p $(scratch)/home
	env -i HOME="$$(pwd)/$(scratch)/home" '$(bindir)/movies' person akira kurosawa >$(scratch)/log
	$(INSTALL) -d '$(sharedir)'
	$(INSTALL) -m 644 $(scratch)/home/.cache/movies/catalog/*.index '$(sharedir)'

install-completions: all
	$(INSTALL) -d '$(bash_completions)' '$(zsh_completions)' '$(fish_completions)'
	for shell in bash zsh fish; do \
	    "$$($(build) --show-bin-path)/movies" completions "$$shell" >"$(scratch)/completions.$$shell" \
	        || exit 1; \
	done
	$(INSTALL) -m 644 $(scratch)/completions.bash '$(bash_completions)/movies'
	$(INSTALL) -m 644 $(scratch)/completions.zsh '$(zsh_completions)/_movies'
	$(INSTALL) -m 644 $(scratch)/completions.fish '$(fish_completions)/movies.fish'

uninstall:
	rm -f '$(bindir)/movies' '$(libexecdir)/movies-network'
	rm -f '$(sharedir)/movies.index' '$(sharedir)/people.index'
	rm -f '$(bash_completions)/movies' '$(zsh_completions)/_movies'
	rm -f '$(fish_completions)/movies.fish'
	-rmdir '$(libexecdir)' '$(sharedir)'
	rm -f '$(man1dir)/movies.1'

dist:
	packaging/build-dist

deb:
	packaging/build-deb

test:
	$(SWIFT) test

lint:
	$(SWIFT) format lint --strict --recursive --parallel Package.swift Sources Tests

bench:
	Benchmarks/run

clean:
	rm -rf .build

help:
	@echo 'make            build for release, with the Swift libraries inside on Linux'
	@echo 'make install    install movies into PREFIX ($(PREFIX)), below DESTDIR if that is set'
	@echo 'make uninstall  remove what was installed'
	@echo 'make dist       build archives for install.sh in .build/dist'
	@echo 'make deb        build Debian packages in .build, also for Ubuntu'
	@echo 'make test       run the tests'
	@echo 'make lint       check the format of the sources'
	@echo 'make bench      measure the installed program'
	@echo 'make clean      remove all builds'
