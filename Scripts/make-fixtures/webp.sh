#!/bin/sh
# Makes the WebPs of Tests/Fixtures/webp, and beside each the pixels that libwebp's own tools read from it, as PNG.
# Needs Debian's package webp, and a Python with Pillow (made with 1.2.4 and 13.0.0):
#     PYTHON=/path/to/python Scripts/make-fixtures/webp.sh
set -eu
cd "$(dirname "$0")/../../Tests/Fixtures/webp"
python=${PYTHON:-python3}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
rm -f ./*.webp ./*.png

"$python" - "$work" <<'PYTHON'
import sys

from PIL import Image

folder = sys.argv[1]


def draw(name, width, height, pixel):
    first = pixel(0, 0)
    mode = "L" if isinstance(first, int) else {3: "RGB", 4: "RGBA"}[len(first)]
    picture = Image.new(mode, (width, height))
    picture.putdata([pixel(x, y) for y in range(height) for x in range(width)])
    picture.save(f"{folder}/{name}.png")
    return picture


def smooth(x, y):
    return (12 * x + 10) % 256, (17 * y + 20) % 256, (250 - 6 * x - 7 * y) % 256


def noise(x, y):
    seed = (x * 73856093 ^ y * 19349663) * 2654435761
    return seed >> 3 & 255, seed >> 11 & 255, seed >> 19 & 255


def clear(x, y):
    return smooth(x, y) + (max(0, min(255, 30 * (x + y) - 150)),)


for name, width, height in ("dot", 1, 1), ("row", 37, 1), ("column", 1, 37), ("smooth", 19, 13), ("high", 17, 33):
    draw(name, width, height, smooth)
draw("noise", 19, 13, noise)
draw("gray", 19, 13, lambda x, y: 9 * x + 5 * y)
draw("two", 19, 13, lambda x, y: (200, 30, 60) if (x // 3 + y // 2) % 2 else (20, 90, 250))
draw("palette", 19, 13, lambda x, y: tuple(v & 0xC0 for v in smooth(x, y)))
draw("clear", 19, 13, clear)
draw("steps", 19, 13, lambda x, y: noise(x, y) + ((0, 128, 255)[x // 7],))
draw("dot-clear", 1, 1, lambda x, y: (200, 100, 50, 77))
draw("small-clear", 9, 7, lambda x, y: smooth(x, y) + (40 * x % 256,))
frames = [draw(f"frame{n}", 19, 13, lambda x, y: (60 * n, 9 * x, 12 * y)) for n in range(3)]
frames[0].save(f"{folder}/frames.gif", save_all=True, append_images=frames[1:], duration=50)

# An EXIF block with the orientation 6.
entry = bytes.fromhex("120103000100000006000000")
open(f"{folder}/exif", "wb").write(b"II*\0" + bytes([8, 0, 0, 0, 1, 0]) + entry + bytes(4))
PYTHON

make() {
    name=$1 picture=$2
    shift 2
    cwebp -quiet "$@" "$work/$picture.png" -o "$name.webp"
}

make lossy smooth -q 80
make lossy-dot dot
make lossy-row row
make lossy-column column
make lossy-high high -q 40
make lossy-coarse noise -q 1 -strong -f 100
make lossy-simple-filter noise -q 30 -nostrong -f 60
make lossy-segments high -q 60 -segments 4 -sns 100 -pass 6 -m 6
make lossy-sharp noise -q 90 -sharp_yuv
make lossy-gray gray -q 75
make lossy-alpha clear -q 70
make lossy-alpha-raw clear -q 70 -alpha_method 0
make lossy-alpha-coarse clear -q 70 -alpha_q 20
make lossy-alpha-steps steps -q 50 -alpha_filter best
make lossy-alpha-dot dot-clear
make lossless smooth -lossless -z 9
make lossless-dot dot -lossless
make lossless-row row -lossless
make lossless-column column -lossless
make lossless-high high -lossless -z 0
make lossless-noise noise -lossless
make lossless-gray gray -lossless
make lossless-two-colors two -lossless
make lossless-palette palette -lossless -z 9
make lossless-alpha clear -lossless -exact
make lossless-alpha-steps steps -lossless
make lossless-alpha-dot dot-clear -lossless
webpmux -set exif "$work/exif" lossy.webp -o exif-6.webp 2>/dev/null
for file in *.webp; do dwebp -quiet "$file" -o "${file%.webp}.png"; done
# dwebp ignores the orientation.
"$python" -c 'from PIL import Image; Image.open("exif-6.png").transpose(Image.Transpose.ROTATE_270).save("exif-6.png")'

# The first frame is smaller than the canvas, and blended. dwebp reads no animations, but Pillow with libwebpdemux does.
cwebp -quiet -lossless "$work/small-clear.png" -o "$work/first.webp"
cwebp -quiet -q 60 "$work/small-clear.png" -o "$work/first-lossy.webp"
cwebp -quiet -lossless "$work/two.png" -o "$work/second.webp"
webpmux -frame "$work/first.webp" +80+4+2+0+b -frame "$work/second.webp" +80+0+0+0+b -loop 1 \
    -bgcolor 255,90,80,70 -o animated-small.webp 2>/dev/null
webpmux -frame "$work/first-lossy.webp" +80+10+6+1-b -frame "$work/second.webp" +80 -o animated-small-lossy.webp 2>/dev/null
gif2webp -quiet "$work/frames.gif" -o animated.webp
gif2webp -quiet -lossy "$work/frames.gif" -o animated-lossy.webp
"$python" - animated*.webp <<'PYTHON'
import sys

from PIL import Image

for name in sys.argv[1:]:
    Image.open(name).convert("RGBA").save(name.replace(".webp", ".png"))
PYTHON
