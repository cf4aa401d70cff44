# /// script
# requires-python = ">=3.10"
# dependencies = ["fonttools==4.66.1", "brotli==1.2.0"]
# ///
"""Cuts the two typefaces down to what the shop's pages use: one file per face.

Run it after the @fontsource-variable packages change: `uv run scripts/cut-fonts.py`, or with Python 3.10 and the packages
named above: `python scripts/cut-fonts.py`.

The packages deliver each face in parts, and ő and ű are in another part than the letters beside them. Two files can arrive
at different times, and with `font-display: optional` the letters of the late one are drawn in the fallback face. So this
script copies these letters into the file that holds all others.
"""

from copy import deepcopy
from pathlib import Path
from shutil import copyfile

from fontTools.otlLib.builder import buildCoverage
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.hvar import add_HVAR
from fontTools.varLib.instancer import instantiateVariableFont

UI = Path(__file__).resolve().parent.parent
SOURCE = UI / "node_modules" / "@fontsource-variable"
TARGET = UI / "src" / "assets" / "fonts"

# Basic Latin, Latin-1 and the punctuation of both languages.
LATIN = [*range(0x20, 0x7F), *range(0xA0, 0x100), 0x2009, 0x202F, *map(ord, "–—‘’‚“”„†•…‰‹›€™−×≈≤≥←↑→↓Œœ")]
# What Hungarian needs beyond Latin-1, each with the letter that it is kerned like.
HUNGARIAN = {"ő": "ö", "Ő": "Ö", "ű": "ü", "Ű": "Ü"}

# name, the part with the Latin letters, the part with ő and ű, and where it is cut on each axis.
FACES = [
    # Fraunces is drawn for headings: one weight (--weight-display), a display size (opsz), softened, without the wonky letters.
    ("fraunces", "latin-full-normal", "latin-ext-full-normal", {"wght": 480, "opsz": 48, "SOFT": 60, "WONK": 0}),
    ("hanken-grotesk", "latin-wght-normal", "latin-ext-wght-normal", {"wght": (400, 700)}),
]


def subset(path: Path, characters: list[int]) -> TTFont:
    """Returns the font with only these characters and every layout feature."""
    font = TTFont(path)
    options = Options(layout_features=["*"], glyph_names=True, notdef_outline=True)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=characters)
    subsetter.subset(font)
    return font


def copy_letters(font: TTFont, other: TTFont) -> None:
    """Copies the Hungarian letters, with the accents that they are composed of, from `other` into `font`."""
    if [(axis.axisTag, axis.minValue, axis.defaultValue, axis.maxValue) for axis in font["fvar"].axes] != [(axis.axisTag, axis.minValue, axis.defaultValue, axis.maxValue) for axis in other["fvar"].axes]:
        raise ValueError("The two parts of a face have different axes")
    for table in ("glyf", "hmtx", "gvar"):  # read before the glyph order changes
        font[table]
    # HVAR repeats the data of gvar, only for the old glyphs; it is created again at the end.
    del font["HVAR"]
    letters = {ord(letter): other.getBestCmap()[ord(letter)] for letter in HUNGARIAN}
    components = [name for letter in letters.values() for name in other["glyf"][letter].getComponentNames(other["glyf"])]
    new = [name for name in dict.fromkeys([*letters.values(), *components]) if name not in font["glyf"].glyphs]
    font.setGlyphOrder([*font.getGlyphOrder(), *new])
    for name in new:
        font["glyf"].glyphs[name] = deepcopy(other["glyf"][name])
        font["hmtx"].metrics[name] = other["hmtx"].metrics[name]
        font["gvar"].variations[name] = deepcopy(other["gvar"].variations[name])
    font["glyf"].glyphOrder = font.getGlyphOrder()
    for table in font["cmap"].tables:
        table.cmap.update(letters)


def kern_alike(font: TTFont) -> None:
    """Gives each Hungarian letter the kerning of its model in pairs of classes and in pairs of letters."""
    cmap = font.getBestCmap()
    model_of = {cmap[ord(letter)]: cmap[ord(model)] for letter, model in HUNGARIAN.items()}
    ids = font.getReverseGlyphMap()
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in (getattr(subtable, "ExtSubTable", subtable) for subtable in lookup.SubTable):
            if table.LookupType != 2:
                continue
            if table.Format == 1:
                sets = dict(zip(table.Coverage.glyphs, table.PairSet))
                for letter, model in model_of.items():
                    for pairs in sets.values():
                        pairs.PairValueRecord += [copy_record(record, letter) for record in pairs.PairValueRecord if record.SecondGlyph == model]
                for letter, model in model_of.items():
                    if model in sets:
                        sets[letter] = deepcopy(sets[model])
                for pairs in sets.values():
                    pairs.PairValueRecord.sort(key=lambda record: ids[record.SecondGlyph])
                    pairs.PairValueCount = len(pairs.PairValueRecord)
                order = sorted(sets, key=ids.__getitem__)
                table.PairSet = [sets[name] for name in order]
                table.PairSetCount = len(order)
                table.Coverage = buildCoverage(order, ids)
            else:
                for classes in (table.ClassDef1.classDefs, table.ClassDef2.classDefs):
                    classes.update({letter: classes[model] for letter, model in model_of.items() if model in classes})
                covered = {*table.Coverage.glyphs, *(letter for letter, model in model_of.items() if model in table.Coverage.glyphs)}
                table.Coverage = buildCoverage(covered, ids)


def copy_record(record, letter: str):
    """Returns a copy of a pair's record for another second letter."""
    copied = deepcopy(record)
    copied.SecondGlyph = letter
    return copied


def cut(name: str, latin: str, extended: str, axes: dict) -> Path:
    """Writes the file of one face and returns its path."""
    files = SOURCE / name / "files"
    font = subset(files / f"{name}-{latin}.woff2", LATIN)
    copy_letters(font, subset(files / f"{name}-{extended}.woff2", [ord(letter) for letter in HUNGARIAN]))
    kern_alike(font)
    instantiateVariableFont(font, axes, inplace=True)
    if "fvar" in font:
        add_HVAR(font)
    font["post"].formatType = 3.0
    font.flavor = "woff2"
    # The same sources make the same bytes.
    font.recalcTimestamp = False
    target = TARGET / f"{name}.woff2"
    font.save(target)
    copyfile(SOURCE / name / "LICENSE", TARGET / f"{name}-LICENSE.txt")
    return target


for face in FACES:
    path = cut(*face)
    print(f"{path.name}: {path.stat().st_size / 1024:.1f} KB")
