# Untested: it was written without Homebrew at hand. There is no public release yet, so the host, the URL and the
# checksum are placeholders. The version is that of the URL.
class Movies < Formula
  desc "Search movies from a terminal, with typos, online or offline"
  homepage "https://example.org/movies"
  url "https://example.org/movies/archive/v0.1.0.tar.gz"
  sha256 "0000000000000000000000000000000000000000000000000000000000000000"
  license "MIT"

  depends_on xcode: ["26.0", :build]
  depends_on :macos
  depends_on macos: :sequoia

  uses_from_macos "swift" => :build, since: :tahoe

  def install
    # SwiftPM's sandbox can't run inside Homebrew's.
    system "make", "install", "PREFIX=#{prefix}", "SWIFTFLAGS=--disable-sandbox"
  end

  test do
    assert_equal "movies #{version}\n", shell_output("#{bin}/movies --version")
    assert_match "Amélie", shell_output("#{bin}/movies search amelie")
    assert_path_exists man1/"movies.1"
  end
end
