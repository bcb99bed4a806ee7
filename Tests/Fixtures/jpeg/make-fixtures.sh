#!/bin/sh
# Makes the JPEGs of this folder, and beside each the RGB that libjpeg's own tools, or Pillow for CMYK,
# read from it. Needs Debian's libjpeg-turbo-progs, and a Python with Pillow (made with 2.1.5 and 13.0.0):
#     PYTHON=/path/to/python ./make-fixtures.sh
# The pictures are 19 x 13: no multiple of a block in either direction.
set -eu
cd "$(dirname "$0")"
python=${PYTHON:-python3}
picture=$(mktemp)
trap 'rm -f "$picture" "$picture.pgm"' EXIT

"$python" - "$picture" <<'PYTHON'
import sys
width, height = 19, 13
rgb = [(12 * x + 10, 17 * y + 20, 250 - 6 * x - 7 * y) for y in range(height) for x in range(width)]
with open(sys.argv[1], "wb") as file:
    file.write(b"P6\n%d %d\n255\n" % (width, height) + bytes(v for pixel in rgb for v in pixel))
with open(sys.argv[1] + ".pgm", "wb") as file:
    file.write(b"P5\n%d %d\n255\n" % (width, height) + bytes(pixel[0] for pixel in rgb))
PYTHON

make() {
    name=$1
    shift
    cjpeg -quality 95 "$@" >"$name.jpg"
    djpeg -dct int -pnm -rgb "$name.jpg" >"$name.ppm"
}

make gray "$picture.pgm"
make gray-2x2-progressive -sample 2x2 -progressive "$picture.pgm"
make baseline-420 -sample 2x2 "$picture"
make baseline-restarts -sample 2x1 -restart 1B "$picture"
make extended -sample 1x1 -quality 3 "$picture"
make progressive-444 -sample 1x1 -progressive "$picture"
make arithmetic-422 -sample 2x1 -arithmetic "$picture"
make arithmetic-progressive-440 -sample 1x2 -arithmetic -progressive "$picture"
make rgb -rgb "$picture"
make rgb-subsampled -rgb -sample 1x1,2x2,1x1 "$picture"
make rgb-arithmetic-progressive -rgb -arithmetic -progressive "$picture"

"$python" - <<'PYTHON'
import io

from PIL import Image

width, height = 19, 13
inks = [(12 * x + 10, 17 * y + 20, 250 - 6 * x - 7 * y, 5 * x + 4 * y) for y in range(height) for x in range(width)]


def image(mode, pixels):
    made = Image.new(mode, (width, height))
    made.putdata(pixels)
    return made


def segment_without(data, start):
    length = int.from_bytes(data[start + 2:start + 4], "big")
    return data[:start] + data[start + 2 + length:]


def keep(name, data, rgb):
    open(name + ".jpg", "wb").write(data)
    rgb.save(name + ".ppm")


def encoded(picture, **options):
    file = io.BytesIO()
    picture.save(file, "JPEG", quality=98, **options)
    return file.getvalue()


# Pillow writes CMYK inverted, with an Adobe segment for transform 0.
adobe = encoded(image("CMYK", inks))
keep("cmyk-adobe", adobe, Image.open(io.BytesIO(adobe)).convert("RGB"))

# The same without the Adobe segment, which tools remove. The inks stay inverted, and all readers treat them as
# inverted.
plain = segment_without(adobe, adobe.index(b"\xff\xee"))
keep("cmyk-plain", plain, Image.open(io.BytesIO(plain)).convert("RGB"))

# YCCK: Adobe stores 255 - C, 255 - M and 255 - Y, and YCCK contains the YCbCr of 255 minus the stored values.
ycc = image("RGB", [pixel[:3] for pixel in inks]).convert("YCbCr").tobytes()
ycck = [tuple(ycc[3 * i:3 * i + 3]) + (255 - pixel[3],) for i, pixel in enumerate(inks)]
stored = bytearray(encoded(image("CMYK", [tuple(255 - v for v in pixel) for pixel in ycck]), subsampling=2))
stored[stored.index(b"\xff\xee") + 15] = 2
keep("ycck-adobe-subsampled", bytes(stored), Image.open(io.BytesIO(stored)).convert("RGB"))
PYTHON
