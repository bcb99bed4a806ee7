# Made for each release by .github/workflows/release.yml, which puts names and numbers between the @.
class Wallpress < Formula
  desc "Wallpapers for the home pages of browsers"
  homepage "https://github.com/@REPOSITORY@"
  url "https://github.com/@REPOSITORY@/archive/refs/tags/v@VERSION@.tar.gz"
  sha256 "@SHA256@"
  license "MPL-2.0"

  depends_on "pkgconf" => :build
  depends_on xcode: ["16.3", :build]
  depends_on "jpeg-turbo"
  depends_on "jpeg-xl"
  depends_on "libheif"
  depends_on "libpng"
  depends_on "libtiff"
  depends_on "libyaml"
  depends_on "little-cms2"
  depends_on macos: :ventura
  depends_on "rclone"
  depends_on "webp"

  def install
    system "swift", "build", "--disable-sandbox", "-c", "release", "--product", "wallpress"
    system "Scripts/install.sh", ".build/release/wallpress", prefix
  end

  test do
    system bin/"wallpress", "init", "Input"
    system bin/"wallpress", "build", "Input", "--output", "Output"
    assert_match version.to_s, shell_output("#{bin}/wallpress --version")
  end
end
