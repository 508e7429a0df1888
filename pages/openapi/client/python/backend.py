"""Builds the wheel and the source archive (PEP 517), with the standard library alone: no build needs a network."""

import base64
import hashlib
import io
import pathlib
import tarfile
import tomllib
import zipfile

HERE = pathlib.Path(__file__).parent.parent
PROJECT = tomllib.loads((HERE / "pyproject.toml").read_text())["project"]
NAME = PROJECT["name"].replace("-", "_")
STEM = f"{NAME}-{PROJECT['version']}"
METADATA = "\n".join(
    [
        "Metadata-Version: 2.1",
        f"Name: {PROJECT['name']}",
        f"Version: {PROJECT['version']}",
        f"Summary: {PROJECT['description']}",
        f"Requires-Python: {PROJECT['requires-python']}",
        "Description-Content-Type: text/markdown",
        "",
        (HERE / PROJECT["readme"]).read_text(),
    ]
)
WHEEL = "Wheel-Version: 1.0\nGenerator: enigma\nRoot-Is-Purelib: true\nTag: py3-none-any\n"


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    files = {f"{NAME}/{file.name}": file.read_bytes() for file in sorted((HERE / NAME).iterdir()) if file.is_file()}
    files[f"{STEM}.dist-info/METADATA"] = METADATA.encode()
    files[f"{STEM}.dist-info/WHEEL"] = WHEEL.encode()
    record = f"{STEM}.dist-info/RECORD"
    lines = [f"{name},sha256={_hash(data)},{len(data)}\n" for name, data in files.items()]
    files[record] = "".join([*lines, f"{record},,\n"]).encode()
    wheel = f"{STEM}-py3-none-any.whl"
    with zipfile.ZipFile(pathlib.Path(wheel_directory, wheel), "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in files.items():
            archive.writestr(zipfile.ZipInfo(name), data, zipfile.ZIP_DEFLATED)
    return wheel


def build_sdist(sdist_directory, config_settings=None):
    archive = f"{STEM}.tar.gz"
    with tarfile.open(pathlib.Path(sdist_directory, archive), "w:gz") as tar:
        for name in ["pyproject.toml", PROJECT["readme"], "build_backend", NAME]:
            tar.add(HERE / name, f"{STEM}/{name}", filter=lambda one: None if "__pycache__" in one.name else one)
        told = tarfile.TarInfo(f"{STEM}/PKG-INFO")
        told.size = len(METADATA.encode())
        tar.addfile(told, io.BytesIO(METADATA.encode()))
    return archive


def _hash(data):
    return base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
