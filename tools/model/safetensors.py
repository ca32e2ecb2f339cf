# SPDX-License-Identifier: GPL-3.0-or-later
"""The safetensors format by hand: an 8-byte length, a JSON header, then the numbers, little-endian and row by row."""
import json
import pathlib

import numpy

TYPES = {"F16": "<f2", "F32": "<f4"}


def save(path, tensors, metadata, dtype="F16"):
    """`metadata` maps names to strings."""
    header, offset, blobs = {"__metadata__": metadata}, 0, []
    for name, tensor in tensors.items():
        blob = numpy.ascontiguousarray(tensor, dtype=TYPES[dtype]).tobytes()
        header[name] = {"dtype": dtype, "shape": list(tensor.shape), "data_offsets": [offset, offset + len(blob)]}
        offset += len(blob)
        blobs.append(blob)
    text = json.dumps(header, ensure_ascii=False).encode()
    text += b" " * (-len(text) % 8)
    pathlib.Path(path).write_bytes(len(text).to_bytes(8, "little") + text + b"".join(blobs))


def load(path):
    """(tensors as 64-bit floats, metadata)"""
    data = pathlib.Path(path).read_bytes()
    start = 8 + int.from_bytes(data[:8], "little")
    header = json.loads(data[8:start])
    metadata = header.pop("__metadata__", {})
    tensors = {}
    for name, entry in header.items():
        first, last = entry["data_offsets"]
        numbers = numpy.frombuffer(data[start + first:start + last], dtype=TYPES[entry["dtype"]])
        tensors[name] = numbers.astype(numpy.float64).reshape(entry["shape"])
    return tensors, metadata
